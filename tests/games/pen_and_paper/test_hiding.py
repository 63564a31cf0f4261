"""Hiding: whatever order things go down in, a legal chart comes of it, and nobody else sees it grow."""

from random import Random

import pytest

from ghoulash.core.chance import Chance
from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.actions import Block, Hide
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import named
from ghoulash.games.pen_and_paper.state import Chart, State
from ghoulash.table.draft import Draft
from ghoulash.table.table import Table
from tests.rulebook.charts import FIND, Play, tiny

SEEDS = pytest.mark.parametrize("seed", range(40))
GAMES = {name: PenAndPaper(named(name), first="0") for name in shipped()}

# Nine offered doorways between nine rooms: eight of its twelve walls must stay open.
MAZE = """
     A B C
    +-+-+-+
  3 |a:b:a|
    +:+:+:+
  2 |b:.:bD
    +:+:+:+
  1 Da:b:a|
    +-+-+-+
"""
LIMITS = """
[hide.ghoul]
count = 4
where = "shaded"
per_area = 2
[block]
count = 4
"""
CROWDED = PenAndPaper(tiny(MAZE, FIND + LIMITS), first="0")


def hide_at_random(game: PenAndPaper, state: State, seat: int, rng: Random) -> State:
    """One seat's whole chart, every choice taken blindly."""
    while seat in game.to_act(state) and game.drafts(state, seat):
        actions = game.actions(state, seat)
        assert actions, "hiding came to a dead end"
        state = game.apply(state, seat, actions[rng.randrange(len(actions))]).state
    return state


def check_chart(game: PenAndPaper, chart: Chart) -> None:
    """All that a Briefing asks of a chart, counted afresh."""
    board, scenario = game.board, game.board.scenario
    grid = board.grid
    assert chart.done and not any(chart.room)
    for kind, lies in zip(board.kinds, chart.hid, strict=True):
        asked = scenario.hide[kind]
        squares = [grid.cells[n] for n in range(len(grid)) if lies >> n & 1]
        assert len(squares) == asked.count
        assert not {"S", "C"} & set(squares)
        if asked.where == "shaded":
            assert "." not in squares
        if asked.per_area is not None:
            assert all(squares.count(letter) <= asked.per_area for letter in set(squares) - {"."})
    if scenario.block is not None:
        assert chart.blocked.bit_count() == scenario.block.count
        walls = [grid.doorways[n] for n in range(len(grid.doorways)) if chart.blocked >> n & 1]
        shut = {side for wall in walls for side in grid.both_sides(wall)}
        seen, waiting = {0}, [0]
        while waiting:
            square = waiting.pop()
            for direction, beyond in grid.exits[square].items():
                if (square, direction) not in shut and beyond not in seen:
                    seen.add(beyond)
                    waiting.append(beyond)
        assert len(seen) == len(grid)


@pytest.mark.rule("PP-2.1", "PP-2.2", "PP-2.3", "PP-7.5")
@pytest.mark.parametrize("name", GAMES)
def test_a_chart_hidden_blindly_keeps_to_its_briefing(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    state = game.start()
    for seat in (1, 0):
        state = hide_at_random(game, state, seat, rng)
        check_chart(game, state.charts[1 - seat])
    assert state.acting == (0,)


@pytest.mark.rule("PP-2.3", "PP-2.4", "PP-7.13")
@SEEDS
def test_limits_and_walls_never_lead_to_a_dead_end(seed: int) -> None:
    rng = Random(seed)
    state = hide_at_random(CROWDED, CROWDED.start(), 0, rng)
    check_chart(CROWDED, state.charts[1])


@pytest.mark.rule("PP-2.4")
@SEEDS
def test_a_doorway_is_refused_exactly_where_it_would_cut_a_square_off(seed: int) -> None:
    rng = Random(seed)
    board, state = CROWDED.board, CROWDED.start()
    while (blocked := state.charts[1].blocked).bit_count() < 4:
        offered = [CROWDED.refusal(state, 0, action) for action in board.block_actions]
        for n, refusal in enumerate(offered):
            if blocked >> n & 1:
                assert refusal is not None and refusal.code == "block-taken"
            else:
                cut = board.grid.reachable(0, board.closed(blocked | 1 << n)) != board.everything
                assert (refusal is not None and refusal.code == "block-cuts-off") == cut
        free = [action for action, refusal in zip(board.block_actions, offered, strict=True) if not refusal]
        state = CROWDED.apply(state, 0, rng.choice(free)).state


@pytest.mark.rule("PP-2.3")
def test_an_area_fills_up_and_makes_room_for_nothing_more() -> None:
    play = Play(MAZE, briefing=FIND + LIMITS)
    play.goes("""
        0> hide ghoul 1-A
             hides ghoul at 1-A
        0> hide ghoul 3-C
             hides ghoul at 3-C
        0> hide ghoul 3-A
             refused hide-area-full PP-2.3
        0> hide food 3-A
             hides food at 3-A
        0> hide ghoul 2-B
             refused hide-not-here PP-2.3
        0> hide ghoul 2-A
             hides ghoul at 2-A
        0> hide ghoul 2-C
             hides ghoul at 2-C
        0> hide ghoul 3-B
             refused hide-enough PP-2.1
    """)
    assert all(str(action).startswith("block") for action in play.game.actions(play.state, 0))


def test_what_cannot_be_meant_is_refused_all_the_same() -> None:
    state = CROWDED.start()
    codes = [
        CROWDED.refusal(state, 0, action)
        for action in (Hide("isotope", "1-A"), Hide("food", "9-Z"), Block("9-Z", "N"), Block("1-A", "S"))
    ]
    assert [(refusal.code, refusal.rule) for refusal in codes if refusal] == [
        ("hide-unknown", "PP-2.1"),
        ("hide-unknown", "PP-2.1"),
        ("block-not-offered", "PP-2.4"),
        ("block-not-offered", "PP-2.4"),
    ]


@pytest.mark.rule("PP-2.1", "PP-7.12")
def test_the_order_of_the_two_makes_no_difference() -> None:
    game = GAMES["finders"]
    one = hide_at_random(game, hide_at_random(game, game.start(), 0, Random(1)), 1, Random(2))
    two = hide_at_random(game, hide_at_random(game, game.start(), 1, Random(2)), 0, Random(1))
    assert one == two


@pytest.mark.rule("PP-2.1")
def test_how_far_the_other_is_shows_in_nothing() -> None:
    game = GAMES["lockdown"]
    state = game.start()
    seen = [(game.view(state, seat), game.actions(state, 1)) for seat in (1, None)]
    rng = Random(3)
    while 0 in state.acting:
        assert [(game.view(state, seat), game.actions(state, 1)) for seat in (1, None)] == seen
        actions = game.actions(state, 0)
        state = game.apply(state, 0, actions[rng.randrange(len(actions))]).state
    done = game.view(state, 1)
    assert done.acting == (1,) and done.charts[1].done
    assert done.charts[1].lies == seen[0][0].charts[1].lies


@pytest.mark.rule("PP-2.1")
def test_a_draft_may_be_taken_back_until_it_is_handed_in_whole() -> None:
    game = PenAndPaper(tiny("+-+-+-+\nD. . .D\n+-+-+-+", FIND + "[hide.hole]\ncount = 1"), first="0")
    table = Table(game, game.start(), Chance(b"seed"))
    draft = table.draft(0)
    assert isinstance(draft, Draft)
    assert draft.add(Hide("food", "1-A")) is None
    refusal = draft.add(Hide("hole", "1-B"), Hide("hole", "1-C"))
    assert isinstance(refusal, Refusal) and refusal.code == "draft-full"
    assert draft.listed == (Hide("food", "1-A"),)
    assert table.confirm(0) == Refusal("draft-unfinished")
    assert draft.undo() == Hide("food", "1-A")
    assert draft.add(Hide("food", "1-C"), Hide("hole", "1-B")) is None
    assert draft.finished and draft.actions() == ()
    # Nothing has reached the table yet.
    assert table.state == game.start()
    assert table.act(0, Hide("food", "1-A")) == Refusal("draft-first")
    happened = table.confirm(0)
    assert not isinstance(happened, Refusal)
    assert [str(item.deed.action) for item in happened if item.deed] == ["hide food 1-C", "hide hole 1-B"]
    told = table.told(happened, 1)
    assert [type(event).__name__ for item in told for event in item.events] == ["ChartReady"]
    assert all(item.deed is None for item in told)
    assert table.draft(0) is None
    assert table.to_act() == (1,)

"""Every table and shortcut of the engine says what the plain way says."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ghoulash.core.game import CHANCE, Game
from ghoulash.core.refusal import IllegalAction
from ghoulash.core.squares import mask
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.actions import Action
from ghoulash.games.pen_and_paper.board import STOP, WALKS
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import named
from ghoulash.games.pen_and_paper.state import (
    OUTSIDE,
    Fighting,
    Hiding,
    KitOffered,
    Over,
    PickingSpot,
    State,
)
from ghoulash.games.pen_and_paper.walking import walking_refusal
from tests.rulebook.charts import tiny

SEEDS = pytest.mark.parametrize("seed", range(25))
GAMES = {name: PenAndPaper(named(name)) for name in shipped()}

# All that a game can have, close together: Doors, doorways, a Shelter, a Clinic, every kind of thing.
EVERYTHING = PenAndPaper(
    tiny(
        """
             A B C D
            +-+-+-+-+
          3 |a:a . .D
            +:+ +:+-+
          2 D. C|. .|
            + + + +:+
          1 |. .:b b|
            +-+-+-+-+
        """,
        """
        turn_limit = 12
        [hide.sample]
        count = 3
        [hide.kit]
        count = 2
        [hide.ghoul]
        count = 3
        where = "shaded"
        per_area = 2
        [hide.debris]
        count = 2
        [hide.spores]
        count = 2
        [hide.hole]
        count = 2
        [block]
        count = 2
        [goal]
        do = "leave"
        count = 2
        door = "opposite"
        [fight]
        miss_when_carrying = 2
        free_misses_when_carrying = 1
        miss_with_spores = 3
        """,
    )
)


def positions(game: PenAndPaper, rng: Random, most: int = 10_000) -> Iterator[tuple[State, int]]:
    """The positions of a random game, and who does something in each."""
    state = game.start()
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            return
        seat = rng.choice(acting)
        yield state, seat
        actions = game.actions(state, seat) if seat != CHANCE else [a for a, _ in game.chances(state)]
        state = game.apply(state, seat, actions[rng.randrange(len(actions))]).state


def plain(game: PenAndPaper, state: State, seat: int) -> list[Action]:
    return [action for action in game.vocabulary() if game.refusal(state, seat, action) is None]


@SEEDS
def test_what_is_offered_is_what_is_not_refused(seed: int) -> None:
    rng = Random(seed)
    for state, _ in positions(EVERYTHING, rng):
        for seat in (CHANCE, 0, 1):
            assert list(EVERYTHING.actions(state, seat)) == plain(EVERYTHING, state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_what_is_not_refused_in_a_shipped_scenario(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    places = list(positions(game, rng, 400))
    for state, seat in rng.sample(places, 12):
        assert list(game.actions(state, seat)) == plain(game, state, seat)


ALL = pytest.mark.parametrize("game", [*GAMES.values(), EVERYTHING], ids=[*GAMES, "everything"])


@ALL
def test_the_tables_of_steps(game: PenAndPaper) -> None:
    board, start = game.board, game.start()
    for square in [*range(len(board.grid)), OUTSIDE]:
        walker = msgspec.structs.replace(start.travellers[0], at=square)
        here = msgspec.structs.replace(start, travellers=(walker, walker))
        steps = [walk for walk in WALKS.values() if walking_refusal(board, here, 0, walk) is None]
        first, following = board.first_steps[square], board.next_steps[square]
        if square == OUTSIDE:
            assert (steps, first, following) == ([], board.enters, ())
            continue
        if first is not None:
            assert list(first) == steps
            assert following == (*first, STOP)
        else:
            assert following is None
        for direction, beyond in board.exits[square].items():
            for seat in (0, 1):
                walked = ev.Walked(seat, board.grid.names[beyond], direction)
                assert board.walked[seat][square][direction] == (walked,)


def may_lie(game: PenAndPaper, kind: int, lies: int, square: int) -> bool:
    """The rules of hiding, word for word (PP-2.2, PP-2.3, PP-7.5)."""
    scenario, cells = game.board.scenario, game.board.grid.cells
    asked = scenario.hide[game.board.kinds[kind]]
    drawn = cells[square]
    there = [cells[n] for n in range(len(cells)) if lies >> n & 1]
    return (
        len(there) < asked.count
        and not lies >> square & 1
        and drawn not in "SC"
        and (asked.where == "anywhere" or (asked.where == "street") == (drawn == "."))
        and (drawn == "." or asked.per_area is None or there.count(drawn) < asked.per_area)
    )


@ALL
def test_the_room_kept_on_a_chart(game: PenAndPaper) -> None:
    rng = Random(game.scenario)
    hiding = [state for state, _ in positions(game, rng) if isinstance(state.moment, Hiding)]
    for state in rng.sample(hiding, min(8, len(hiding))):
        for chart in state.charts:
            for kind, (lies, room) in enumerate(zip(chart.hid, chart.room, strict=True)):
                squares = [n for n in range(len(game.board.grid)) if room >> n & 1]
                may = [n for n in range(len(game.board.grid)) if may_lie(game, kind, lies, n)]
                assert squares == may


@SEEDS
def test_what_a_traveller_s_masks_say(seed: int) -> None:
    rng = Random(seed)
    names = EVERYTHING.board.grid.index
    told: list[set[int]] = [set(), set()]
    state = EVERYTHING.start()
    while acting := EVERYTHING.to_act(state):
        seat = rng.choice(acting)
        actions = EVERYTHING.actions(state, max(seat, 0)) or [a for a, _ in EVERYTHING.chances(state)]
        if seat == CHANCE:
            actions = [action for action, _ in EVERYTHING.chances(state)]
        step = EVERYTHING.apply(state, seat, rng.choice(list(actions)))
        state = step.state
        for event in step.events:
            if isinstance(event, ev.Entered | ev.Walked):
                told[event.seat].add(names[event.square])
        asked = isinstance(state.moment, KitOffered | PickingSpot | Fighting)
        for who, (walker, chart) in enumerate(zip(state.travellers, state.charts, strict=True)):
            lies = 0
            if chart.done:
                for hid, gone in zip(chart.hid, walker.sheet.gone, strict=True):
                    lies |= hid & ~gone
            # A square in question may have been told before; a game that is over ends where it stands.
            doubt = 1 << walker.at if (asked and who == state.turn) or isinstance(state.moment, Over) else 0
            assert walker.live & ~doubt == lies & ~doubt
            assert walker.known & ~doubt == mask(told[who]) & ~doubt


@SEEDS
def test_a_step_into_an_empty_square_is_short_for_an_arrival(seed: int) -> None:
    rng = Random(seed)
    slow = PenAndPaper(EVERYTHING.board.scenario)
    slow.board.special = slow.board.everything
    state = EVERYTHING.start()
    while acting := EVERYTHING.to_act(state):
        seat = rng.choice(acting)
        drawn = EVERYTHING.chances(state)
        action = rng.choice([a for a, _ in drawn] if drawn else list(EVERYTHING.actions(state, seat)))
        step = EVERYTHING.apply(state, seat, action)
        assert slow.apply(state, seat, action) == step
        state = step.state


@SEEDS
def test_apply_is_the_contract_s(seed: int) -> None:
    rng = Random(seed)
    vocabulary = list(EVERYTHING.vocabulary())
    for state, _ in positions(EVERYTHING, rng, 60):
        for seat in (0, 1):
            action = rng.choice(vocabulary)
            refusal = EVERYTHING.refusal(state, seat, action)
            if refusal is None:
                plain_step = Game[Any, Any, Any, Any].apply(EVERYTHING, state, seat, action)
                assert EVERYTHING.apply(state, seat, action) == plain_step
            else:
                with pytest.raises(IllegalAction) as raised:
                    EVERYTHING.apply(state, seat, action)
                assert raised.value.refusal == refusal


@SEEDS
def test_choices_know_their_length_and_their_nth(seed: int) -> None:
    rng = Random(seed)
    for state, seat in positions(EVERYTHING, rng, 60):
        choices = EVERYTHING.actions(state, seat)
        listed = list(choices)
        assert len(choices) == len(listed) and len(set(listed)) == len(listed)
        assert [choices[n] for n in range(len(listed))] == listed
        assert all(action in choices for action in listed)


@SEEDS
def test_a_position_read_back_from_json_is_the_same_position(seed: int) -> None:
    rng = Random(seed)
    for state, _ in positions(EVERYTHING, rng):
        again = msgspec.json.decode(msgspec.json.encode(state), type=State)
        assert again == state
        for seat in (0, 1):
            assert list(EVERYTHING.actions(again, seat)) == list(EVERYTHING.actions(state, seat))
            assert EVERYTHING.view(again, seat) == EVERYTHING.view(state, seat)


@pytest.mark.parametrize("name", ["lockdown"])
def test_the_doorways_that_may_be_blocked(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    board = game.board
    for _ in range(20):
        blocked = 0
        while blocked.bit_count() < board.block_count:
            free = [n for n in range(len(board.doorways)) if not blocked >> n & 1]
            may = [n for n in free if board.connected(blocked | 1 << n)]
            assert board.blockable(blocked) == mask(may)
            blocked |= 1 << rng.choice(may)

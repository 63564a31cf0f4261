"""What is in each seat's view, field by field, at every kind of moment."""

from typing import Any

import msgspec
import pytest

from ghoulash.core.game import CHANCE, Outcome
from ghoulash.core.squares import mask, to_hex
from ghoulash.games.pen_and_paper.view import ChartView, FightView, TravellerView, View
from tests.rulebook.charts import FIND, Play

BOARD = """
     A B C D
    +-+-+-+-+
  2 |. . . .|
    +:+:+:+:+
  1 D. . . .D
    +-+-+-+-+
"""
# In the order of meeting: food, kit, ghoul, debris, hole.
MINE = "1-B +GXO, 1-D F"
OTHER = "1-C +GXO, 2-D F"
NOTHING = ("", "", "", "", "")
OPEN = {
    "seat",
    "scenario",
    "moment",
    "stepped",
    "acting",
    "turn",
    "finished",
    "charts",
    "travellers",
    "fight",
    "outcome",
}


def play() -> Play:
    return Play(BOARD, MINE, other=OTHER, blocked="1-A N", other_blocked="1-C N")


def squares(play: Play, names: str) -> str:
    """A view's set of these squares."""
    return to_hex(mask(play.board.grid.index[name] for name in names.split()))


def chart(play: Play, *lies: str, gone: tuple[str, ...] = NOTHING, known: str = "", **more: Any) -> ChartView:
    """A chart in a view, its squares by name, its doorways by number."""
    doorways = {name: to_hex(mask(more.get(name, []))) for name in ("blocked", "bumped", "passed")}
    return ChartView(
        done=more.get("done", True),
        lies=tuple(squares(play, names) for names in lies),
        gone=tuple(squares(play, names) for names in gone),
        known=squares(play, known),
        **doorways,
    )


def traveller(play: Play, at: str = "", **more: Any) -> TravellerView:
    """A traveller in a view, with nothing but what is named."""
    nothing = {"door": -1, "wounds": 0, "meters": 0, "carried": 0, "killed": 0, "shot": 0}
    return TravellerView(
        **{
            "at": play.board.grid.index[at] if at else -1,
            "fallen": False,
            "spored": False,
            **nothing,
            **more,
        }
    )


def views(play: Play) -> tuple[View, View, View]:
    """As seat 0, seat 1 and the public see it."""
    view = play.game.view
    return view(play.state, 0), view(play.state, 1), view(play.state, None)


def test_a_view_has_no_field_but_those_allowed() -> None:
    # A new field has to be let in here, by somebody who has thought about who may see it.
    assert set(View.__struct_fields__) == OPEN
    assert ChartView.__struct_fields__ == ("done", "lies", "gone", "known", "blocked", "bumped", "passed")
    assert TravellerView.__struct_fields__ == (
        "at",
        "door",
        "wounds",
        "meters",
        "carried",
        "killed",
        "fallen",
        "spored",
        "shot",
    )
    assert FightView.__struct_fields__ == ("dealt", "free", "missed", "spot")


def test_while_hiding_each_sees_the_chart_it_makes_and_nothing_of_the_other() -> None:
    p = Play(BOARD, briefing=FIND + "[hide.debris]\ncount = 2\n[block]\ncount = 1")
    p.goes("""
        0> hide debris 1-B
             hides debris at 1-B
        0> block 1-A N
             blocks N of 1-A
        1> hide food 2-C
             hides food at 2-C
    """)
    mine, other, public = views(p)
    assert (mine.seat, mine.moment, mine.acting, mine.stepped) == (0, "hide", (0, 1), False)
    nothing = chart(p, "", "", gone=("", ""), done=False)
    assert mine.charts == (nothing, chart(p, "", "1-B", gone=("", ""), done=False, blocked=[0]))
    assert other.charts == (chart(p, "2-C", "", gone=("", ""), done=False), nothing)
    assert public.charts == (nothing, nothing)
    assert mine.travellers == other.travellers == public.travellers == (traveller(p), traveller(p))


def test_the_shelter_is_known_to_hold_nothing_from_the_start() -> None:
    p = Play("+-+-+\n|. S|\n+-+-+", "1-A F", goal="return")
    for view in views(p):
        assert [p.named(chart.known) for chart in view.charts] == [["1-B"], ["1-B"]]
    assert [p.named(chart.known) for chart in views(play())[0].charts] == [[], []]


def test_while_chance_draws_the_first_mover() -> None:
    p = Play(BOARD, MINE, first="chance")
    for view in views(p):
        assert (view.moment, view.acting, view.turn, view.finished) == ("first", (CHANCE,), 0, 0)


def test_in_mid_walk() -> None:
    p = play()
    p.goes("""
        0> enter 1-A
             in at 1-A
    """)
    mine, other, public = views(p)
    whole = chart(p, "1-D", "1-B", "1-B", "1-B", "1-B", known="1-A", blocked=[0])
    theirs = chart(p, "2-D", "1-C", "1-C", "1-C", "1-C", blocked=[2])
    walkers = (traveller(p, "1-A", door=0), traveller(p))
    assert mine == View(
        seat=0,
        scenario="tiny",
        moment="walk",
        stepped=True,
        acting=(0,),
        turn=0,
        finished=0,
        charts=(chart(p, *NOTHING, known="1-A"), theirs),
        travellers=walkers,
    )
    assert other.charts == (whole, chart(p, *NOTHING))
    assert public.charts == (chart(p, *NOTHING, known="1-A"), chart(p, *NOTHING))
    for view, seat in ((other, 1), (public, None)):
        again = msgspec.structs.replace(view, seat=0, charts=mine.charts)
        assert view.seat == seat and again == mine


def test_a_blocked_doorway_is_in_the_view_once_it_is_found_and_an_open_one_once_it_is_passed() -> None:
    p = play().given(0, at="1-A", door=0)
    p.goes("""
        0> walk N
             blocked N of 1-A
             1 to walk
        1> ...
             0 to walk
    """)
    p.given(0, at="1-C")
    p.goes("""
        0> walk N
             N to 2-C
    """)
    mine, other, public = views(p)
    found = {"known": "1-A 1-C 2-C", "bumped": [0], "passed": [2]}
    assert mine.charts[0] == public.charts[0] == chart(p, *NOTHING, blocked=[0], **found)
    assert other.charts[0] == chart(p, "1-D", "1-B", "1-B", "1-B", "1-B", blocked=[0], **found)
    assert mine.finished == 2


def test_in_mid_kit_the_kit_is_all_that_is_known_of_the_square() -> None:
    p = play().given(0, at="1-A", wounds=4)
    p.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
    """)
    mine, other, public = views(p)
    assert (mine.moment, mine.stepped, mine.acting, mine.fight) == ("kit", False, (0,), None)
    assert mine.charts[0] == public.charts[0] == chart(p, "", "1-B", "", "", "", known="1-A")
    assert other.charts[0] == chart(p, "1-D", "1-B", "1-B", "1-B", "1-B", known="1-A", blocked=[0])
    # Nobody has heard of this square on the other chart.
    assert mine.charts[1] == chart(p, "2-D", "1-C", "1-C", "1-C", "1-C", blocked=[2])
    assert mine.travellers == public.travellers == (traveller(p, "1-B", wounds=4), traveller(p))


def test_in_mid_fight_the_weak_spot_is_in_the_hider_s_view_alone() -> None:
    p = play().given(0, at="1-A", wounds=4)
    p.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
        0> use
             kit used at 1-B, 4 healed
             ghoul at 1-B
    """)
    for view in views(p):
        assert (view.moment, view.acting, view.fight) == ("weak", (1,), FightView(1, 0, 0, 0))
    p.goes("""
        1> weak 5
             picks 5
        0> fire 2
             fires 2: miss
             1 more, wounds 1
    """)
    mine, other, public = views(p)
    assert (mine.moment, mine.acting) == ("fire", (0,))
    assert mine.fight == public.fight == FightView(dealt=1, free=0, missed=0b100, spot=0)
    assert other.fight == FightView(dealt=1, free=0, missed=0b100, spot=5)
    used = ("", "1-B", "", "", "")
    # The Ghoul is known, the Debris and the Hole under it are not.
    assert mine.charts[0] == public.charts[0] == chart(p, "", "", "1-B", "", "", gone=used, known="1-A")
    whole = chart(p, "1-D", "", "1-B", "1-B", "1-B", gone=used, known="1-A", blocked=[0])
    assert other.charts[0] == whole
    assert mine.travellers[0] == traveller(p, "1-B", wounds=1, meters=1, shot=2)
    p.goes("""
        0> fire 5
             fires 5: hit
             ghoul dead at 1-B, 1 in all
             debris at 1-B
             1 more, wounds 2
             hole at 1-B
             1 to walk
    """)
    mine, other, _ = views(p)
    gone = ("", "1-B", "1-B", "", "")
    assert mine.charts[0] == chart(p, "", "", "", "1-B", "1-B", gone=gone, known="1-A 1-B")
    assert other.charts[0].lies == chart(p, "1-D", "", "", "1-B", "1-B").lies
    fallen = traveller(p, "1-B", wounds=2, meters=1, killed=1, fallen=True, shot=5)
    assert mine.travellers[0] == other.travellers[0] == fallen


def test_what_a_fight_costs_is_open() -> None:
    p = Play(
        BOARD, "1-B FG, 1-D F", goal="find 2", fight={"miss_when_carrying": 3, "free_misses_when_carrying": 1}
    ).given(0, at="1-A")
    p.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             ghoul at 1-B
    """)
    for view in views(p):
        assert view.fight == FightView(dealt=3, free=1, missed=0, spot=0)
        assert view.travellers[0].carried == 1


@pytest.mark.rule("PP-7.25")
@pytest.mark.parametrize(
    ("turn_limit", "at", "outcome", "carried", "gone"),
    [
        (9, "1-C", Outcome((0,), "goal", "PP-4.2"), 1, "1-D"),
        (1, "2-A", Outcome((), "turn-limit", "PP-3.5"), 0, ""),
    ],
)
def test_after_the_end_both_charts_are_open_to_all(
    turn_limit: int, at: str, outcome: Outcome, carried: int, gone: str
) -> None:
    p = Play(BOARD, MINE, other=OTHER, blocked="1-A N", other_blocked="1-C N", turn_limit=turn_limit)
    p.given(0, at=at)
    if outcome.winners:
        p.goes("""
            0> walk E
                 E to 1-D
                 food at 1-D, carries 1
                 game over, goal: 0 wins
        """)
    else:
        p.goes("""
            0> ...
                 1 to walk
            1> ...
                 game over, turn-limit: nobody wins
        """)
    mine, other, public = views(p)
    assert mine.charts == other.charts == public.charts
    lies = ("" if gone else "1-D", "1-B", "1-B", "1-B", "1-B")
    known = mine.charts[0].known
    assert mine.charts[0] == msgspec.structs.replace(
        chart(p, *lies, gone=(gone, "", "", "", ""), blocked=[0]), known=known
    )
    assert mine.charts[1].lies == chart(p, "2-D", "1-C", "1-C", "1-C", "1-C").lies
    assert mine.charts[1].blocked == to_hex(0b100)
    for view in (mine, other, public):
        assert (view.moment, view.acting, view.fight, view.outcome) == ("over", (), None, outcome)
        assert view.travellers[0].carried == carried


def test_a_view_survives_json_both_ways() -> None:
    p = play().given(0, at="1-A", wounds=4)
    for text in ("walk E", "use", "weak 5", "fire 5"):
        seat = 1 if text.startswith("weak") else 0
        p.state = p.game.apply(p.state, seat, p.game.read(text)).state
        for view in views(p):
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view

"""Chapter 2 of docs/rules/pen-and-paper.md: hiding."""

import pytest

from ghoulash.core.game import CHANCE
from ghoulash.games.pen_and_paper.actions import First
from ghoulash.games.pen_and_paper.scenario import named
from tests.rulebook.charts import CITY, Play

LANE = """
     A B C
    +-+-+-+
  1 D. a .D
    +-+-+-+
"""
TWO_THINGS = """
    [hide.food]
    count = 1
    [hide.debris]
    count = 1
    [goal]
    do = "find"
"""


@pytest.mark.rule("PP-2.1")
def test_each_hides_exactly_what_the_briefing_lists_at_the_same_time_and_unheard() -> None:
    play = Play(LANE, briefing=TWO_THINGS)
    play.goes("""
        0? hide food 1-A, hide food 1-B, hide food 1-C, hide debris 1-A, hide debris 1-B, hide debris 1-C
        1> hide debris 1-C
             hides debris at 1-C  PP-2.1
        0> hide food 1-B
             hides food at 1-B
        0> hide food 1-C
             refused hide-enough PP-2.1
        0? hide debris 1-A, hide debris 1-B, hide debris 1-C
        0> hide hole 1-A
             refused read-kind
        0> enter 1-A
             refused hide-first PP-2.1
        0> hide debris 1-A
             hides debris at 1-A
             0 has hidden all       PP-2.1
        0> hide debris 1-B
             refused not-your-turn PP-3.1
        0?
        1> hide food 1-C
             hides food at 1-C
             1 has hidden all
             0 to walk
    """)
    play.hears(
        0,
        """
        0> hide food 1-B
             hides food at 1-B
        0> hide debris 1-A
             hides debris at 1-A
             0 has hidden all
             1 has hidden all
             0 to walk
    """,
    )


@pytest.mark.rule("PP-2.1")
def test_what_is_hidden_lies_on_the_chart_that_the_other_walks() -> None:
    play = Play(LANE, briefing=TWO_THINGS)
    play.goes("""
        0> hide food 1-A
             hides food at 1-A
        0> hide debris 1-A
             hides debris at 1-A
             0 has hidden all
        1> hide food 1-C
             hides food at 1-C
        1> hide debris 1-B
             hides debris at 1-B
             1 has hidden all
             0 to walk
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             debris at 1-B
             1 more, wounds 1
             1 to walk
        1> enter 1-A
             in at 1-A
             food at 1-A, carries 1
             game over, goal: 1 wins
    """)


@pytest.mark.rule("PP-2.2")
@pytest.mark.parametrize("edition", ["classic", "advanced"])
def test_kinds_may_share_a_square_but_not_two_of_a_kind(edition: str) -> None:
    play = Play(
        CITY,
        edition=edition,
        briefing="""
            [hide.food]
            count = 2
            [hide.ghoul]
            count = 1
            [hide.hole]
            count = 1
            [goal]
            do = "find"
        """,
    )
    play.goes("""
        0> hide food 12-O
             hides food at 12-O
        0> hide food 12-O
             refused hide-taken PP-2.2
        0> hide ghoul 12-O
             hides ghoul at 12-O
        0> hide hole 12-O
             hides hole at 12-O
        0> hide food 12-N
             hides food at 12-N
             0 has hidden all
    """)


@pytest.mark.rule("PP-2.3")
def test_a_briefing_may_limit_a_kind_to_squares_and_to_so_many_in_an_area() -> None:
    play = Play(
        """
             A B C D E
            +-+-+-+-+-+
          1 D. a a b .D
            +-+-+-+-+-+
        """,
        briefing="""
            [hide.ghoul]
            count = 2
            where = "shaded"
            per_area = 1
            [hide.food]
            count = 1
            [goal]
            do = "find"
        """,
    )
    play.goes("""
        0> hide food 1-B
             hides food at 1-B
        0? hide ghoul 1-B, hide ghoul 1-C, hide ghoul 1-D
        0> hide ghoul 1-A
             refused hide-not-here PP-2.3
        0> hide ghoul 1-B
             hides ghoul at 1-B
        0? hide ghoul 1-D
        0> hide ghoul 1-C
             refused hide-area-full PP-2.3
        0> hide ghoul 1-D
             hides ghoul at 1-D
             0 has hidden all
    """)


@pytest.mark.rule("PP-2.3")
def test_what_ghoul_and_plenty_hides() -> None:
    hide = named("ghoul-and-plenty").hide
    assert {kind: hidden.count for kind, hidden in hide.items()} == {
        "ghoul": 12,
        "kit": 5,
        "hole": 10,
        "debris": 4,
        "isotope": 1,
    }
    assert (hide["ghoul"].where, hide["ghoul"].per_area) == ("shaded", 3)
    anywhere = [hidden for kind, hidden in hide.items() if kind != "ghoul"]
    assert {(hidden.where, hidden.per_area) for hidden in anywhere} == {("anywhere", None)}


RING = """
     A B C
    +-+-+-+
  2 |.:.:.|
    +:+ +:+
  1 D. .|.D
    +-+-+-+
"""


@pytest.mark.rule("PP-2.4")
@pytest.mark.parametrize("edition", ["classic", "advanced"])
def test_the_hider_blocks_as_many_offered_doorways_as_the_briefing_names(edition: str) -> None:
    play = Play(CITY, edition=edition, briefing=TWO_THINGS + "[block]\ncount = 2")
    play.goes("""
        0> block 11-A E
             blocks E of 11-A    PP-2.4
        0> block 11-A E
             refused block-taken PP-2.4
        0> block 11-B W
             refused block-taken PP-2.4
        0> block 12-A E
             refused block-not-offered PP-2.4
        0> block 11-O W
             blocks E of 11-N
        0> block 10-N E
             refused block-enough PP-2.4
        0> hide food 1-A
             hides food at 1-A
        0> hide debris 1-A
             hides debris at 1-A
             0 has hidden all
    """)


@pytest.mark.rule("PP-2.4")
def test_every_square_must_stay_reachable() -> None:
    play = Play(RING, briefing=TWO_THINGS + "[block]\ncount = 1")
    play.goes("""
        0> block 1-C N
             refused block-cuts-off PP-2.4
        0> block 2-B E
             refused block-cuts-off PP-2.4
        0> hide food 1-A
             hides food at 1-A
        0> hide debris 1-A
             hides debris at 1-A
        0? block 1-A N, block 2-A E
        0> block 2-A E
             blocks E of 2-A
             0 has hidden all
    """)


@pytest.mark.rule("PP-2.4")
def test_a_step_at_a_blocked_doorway_ends_the_turn_and_finds_a_wall() -> None:
    play = Play(RING, "2-C F", blocked="2-A E")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk N
             N to 2-A
        0> walk E
             blocked E of 2-A    PP-2.4
             1 to walk
        1> ...
             0 to walk
        0= at 2-A
        0? walk S
        0> walk E
             refused walk-blocked PP-2.4
        0> walk S E N
             S to 1-A
             E to 1-B
             N to 2-B
        0? walk E, walk S, stop
        0> walk W
             refused walk-blocked PP-2.4
    """)


@pytest.mark.rule("PP-2.4")
def test_where_the_briefing_blocks_none_a_doorway_is_like_any_gap() -> None:
    play = Play(RING, briefing=TWO_THINGS)
    play.goes("""
        0> block 2-A E
             refused hide-first PP-2.1
    """)
    assert not [action for action in play.game.vocabulary() if str(action).startswith("block")]
    play = Play(RING, "2-C F").given(0, at="1-A")
    play.goes("""
        0> walk N E
             N to 2-A
             E to 2-B
    """)


HIDE = """
    0> hide food 1-A
         hides food at 1-A
    0> hide debris 1-A
         hides debris at 1-A
         0 has hidden all
    1> hide food 1-A
         hides food at 1-A
    1> hide debris 1-A
         hides debris at 1-A
         1 has hidden all
"""


@pytest.mark.rule("PP-2.5")
def test_who_moves_first_is_drawn_with_equal_chances() -> None:
    play = Play(LANE, briefing=TWO_THINGS, first="chance")
    assert play.game.chances(play.state) == ()
    play.goes(HIDE)
    assert play.game.to_act(play.state) == (CHANCE,)
    assert play.game.chances(play.state) == ((First(0), 1), (First(1), 1))
    play.goes("""
        -1? first 0, first 1
        -1> first 1
             1 begins    PP-2.5
             1 to walk
    """)


@pytest.mark.rule("PP-2.5")
@pytest.mark.parametrize("first", ["0", "1"])
def test_an_option_may_name_who_moves_first(first: str) -> None:
    play = Play(LANE, briefing=TWO_THINGS, first=first)
    play.goes(f"{HIDE} {first} to walk")

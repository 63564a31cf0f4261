"""The worked examples of docs/rules/pen-and-paper.md, and those on the original sheets."""

import pytest

from ghoulash.games.pen_and_paper.scenario import named
from tests.rulebook.charts import CITY, Play

LABORATORY = """
     A B C D E
    +-+-+-+-+-+
  2 |. a a a .D
    + + + + + +
  1 D. a a a .|
    +-+-+-+-+-+
"""


@pytest.mark.rule("PP-4.1", "PP-4.3", "PP-7.1")
@pytest.mark.parametrize("edition", ["classic", "advanced"])
def test_heal_first(edition: str) -> None:
    """Entering 12-O with a First-Aid Kit and a Ghoul, 8 wounds so far: wounds count on the new meter."""
    play = Play(CITY, "12-O +G, 1-A F", edition=edition).given(0, at="11-O", wounds=8)
    play.goes("""
        0> walk N
             N to 12-O
             kit at 12-O
        0> use
             kit used at 12-O, 8 healed
             ghoul at 12-O
        1> weak 6
             picks 6
        0> fire 4
             fires 4: miss
             1 more, wounds 1
        0> fire 5
             fires 5: miss
             1 more, wounds 2
        0> fire 6
             fires 6: hit
             ghoul dead at 12-O, 1 in all
             1 to walk
        0= at 12-O, wounds 2, meters 1
    """)


@pytest.mark.rule("PP-4.4", "PP-7.7")
def test_one_turn_not_two() -> None:
    """A fallen traveller loses exactly one turn, then walks on as far as they like."""
    play = Play(CITY, "3-J O, 1-A F", other="12-O O, 1-A F")
    play.goes("""
        0> walk E E
             E to 3-I
             E to 3-J
             hole at 3-J
             1 to walk
        1> ...
             0 loses a turn
             1 to walk
        1> ...
             0 to walk
        0> walk W W W W
             W to 3-I
             W to 3-H
             W to 3-G
             W to 3-F
        0> stop
             stops at 3-F
             1 to walk
    """)


@pytest.mark.rule("PP-4.7", "PP-5.2")
def test_two_at_once() -> None:
    """With the isotope in hand and 13 wounds, one miss ends the game."""
    play = Play(LABORATORY, "1-B R, 1-C G", goal="leave opposite", fight={"miss_when_carrying": 2})
    play.given(0, at="1-A", door=0, wounds=13)
    play.goes("""
        0> walk E
             E to 1-B
             isotope at 1-B, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             ghoul at 1-C
        1> weak 2
             picks 2
        0> fire 1
             fires 1: miss
             2 more, wounds 15
             game over, fifteen-wounds: 1 wins    PP-4.7
    """)


@pytest.mark.rule("PP-1.5", "PP-5.2")
def test_not_that_way() -> None:
    """The Door entered by, isotope in hand, is no way out: the step is refused."""
    play = Play(LABORATORY, "1-B R", goal="leave opposite")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk E
             E to 1-B
             isotope at 1-B, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-A
        0> walk W
             refused leave-same-door PP-5.2
        # It cost nothing: another step is chosen.
        0? walk N, walk E, stop
        0> walk N E E E E E
             N to 2-A
             E to 2-B
             E to 2-C
             E to 2-D
             E to 2-E
             out at 2-E
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-4.3", "PP-7.4", "PP-7.8")
def test_a_kit_for_later() -> None:
    """No wounds: the Kit stays. Ten turns later, with eleven wounds, there is a question."""
    play = Play(LABORATORY, "1-B +, 2-D F").given(0, at="1-A").given(1, at="2-A")
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
             kit left at 1-B
             1 to walk
    """)
    for _ in range(10):
        play.goes("""
        1> ...
             0 to walk
        0> ...
             1 to walk
        """)
    play.given(0, at="1-A", wounds=11)
    play.goes("""
        1> ...
             0 to walk
        0> walk E
             E to 1-B
             kit at 1-B
        0? use, leave
    """)


@pytest.mark.rule("PP-4.1", "PP-7.9")
def test_spores() -> None:
    """A Ghoul and Spores in one square: the fight comes first, the next Ghoul hits twice, the third once."""
    play = Play(LABORATORY, "1-B ~G, 1-C G, 1-D G, 2-E F", fight={"miss_with_spores": 2})
    play.given(0, at="1-A").given(1, at="2-A")
    fight = """
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             {cost}
        0> fire 6
             fires 6: hit
             {dead}
             1 to walk
        1> ...
             0 to walk
    """
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
    """)
    play.goes(fight.format(cost="1 more, wounds 1", dead="ghoul dead at 1-B, 1 in all\nspores at 1-B"))
    play.goes("""
        0> walk E
             E to 1-C
             ghoul at 1-C
    """)
    play.goes(fight.format(cost="2 more, wounds 3", dead="ghoul dead at 1-C, 2 in all"))
    play.goes("""
        0> walk E
             E to 1-D
             ghoul at 1-D
    """)
    play.goes(fight.format(cost="1 more, wounds 4", dead="ghoul dead at 1-D, 3 in all"))


@pytest.mark.rule("PP-2.4", "PP-7.14", "PP-7.15")
def test_a_doorway_that_is_not() -> None:
    """In Lockdown: west twice and then north, at a doorway. Blocked."""
    play = Play(named("lockdown").map, "12-I F", blocked="9-J N", goal="leave either").given(0, at="9-L")
    play.goes("""
        0> walk W W N
             W to 9-K
             W to 9-J
             blocked N of 9-J
             1 to walk
        0= at 9-J
        1> ...
             0 to walk
        0? walk E, walk W
        0> walk N
             refused walk-blocked PP-2.4
    """)


@pytest.mark.rule("PP-1.2", "PP-3.1")
def test_south_into_10_j() -> None:
    """The sheets of 2012 and 2006 name this square, and a First-Aid Kit at 12-O."""
    play = Play(CITY, "12-O +, 1-A F").given(0, at="11-J").given(1, at="11-O", wounds=1)
    play.goes("""
        0> walk S
             S to 10-J
        0> stop
             stops at 10-J
             1 to walk
        1> walk N
             N to 12-O
             kit at 12-O
    """)


@pytest.mark.rule("PP-3.1", "PP-4.4")
def test_north_out_of_the_shelter_into_the_first_building_and_down_a_hole() -> None:
    """Both sheets: out of the Shelter, up the street, right into the first building, along its corridor."""
    play = Play(CITY, "8-M O, 1-A F")
    play.goes("""
        0> walk N N N N E E E E E N
             N to 4-H
             N to 5-H
             N to 6-H
             N to 7-H
             E to 7-I
             E to 7-J
             E to 7-K
             E to 7-L
             E to 7-M
             N to 8-M
             hole at 8-M
             1 to walk
    """)


@pytest.mark.rule("PP-2.2", "PP-4.1")
def test_a_hole_in_the_same_square_as_debris_and_a_ghoul() -> None:
    """The sheet of 2012 stacks these three."""
    play = Play(CITY, "12-O GXO, 1-A F").given(0, at="11-O")
    play.goes("""
        0> walk N
             N to 12-O
             ghoul at 12-O
        1> weak 3
             picks 3
        # "Its left arm, area No. 3."
        0> fire 3
             fires 3: hit
             ghoul dead at 12-O, 1 in all
             debris at 12-O
             1 more, wounds 1
             hole at 12-O
             1 to walk
    """)


@pytest.mark.rule("PP-4.3")
def test_eight_wounds_on_the_first_meter_and_five_on_the_next() -> None:
    """The wound meters drawn on both sheets."""
    play = Play(CITY, "12-O +, 11-N G, 1-A F").given(0, at="11-O", wounds=8).given(1, at="3-G")
    play.goes("""
        0> walk N
             N to 12-O
             kit at 12-O
        0> use
             kit used at 12-O, 8 healed
             1 to walk
        1> ...
             0 to walk
        0> walk S W
             S to 11-O
             W to 11-N
             ghoul at 11-N
        1> weak 6
             picks 6
    """)
    for spot in range(1, 6):
        play.goes(f"""
        0> fire {spot}
             fires {spot}: miss
             1 more, wounds {spot}
        """)
    play.goes("0= wounds 5, meters 1")

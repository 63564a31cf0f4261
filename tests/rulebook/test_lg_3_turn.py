"""Chapter 3 of docs/rules/last-game-on-earth.md: a turn."""

import pytest

from tests.rulebook.lg_stage import Play

YARD = """
     A B C D E F
    +-+-+-+-+-+-+
  3 |a a a b b b|
    + +-+ + + + +
  2 |a a|a b b b|
    + + + + + + +
  1 |a a a b b b|
    +-+-+-+-+-+-+
"""


@pytest.mark.rule("LG-3.3")
def test_a_move_goes_from_square_to_square_and_never_through_a_wall() -> None:
    play = Play(YARD, "Zone 2-A: 1 2 3 hole \n Ada as Gray 3-F: 2+ hole parry; wounds 1@zone", lies="1-E ?")
    play.goes("""
        Zone? walk N E S, play hole, move 1-E, end
        Zone> walk E E
             E to 2-B
             refused walk-wall LG-3.3
        Zone> play hole, at 3-F
             plays hole
             aims hole 3-F
        Ada? pass
        all> pass
             Zone lays hole at 3-F
             Ada falls at 3-F
        3-F= hole
        Zone> walk E
             refused moved-already LG-3.2
        Zone> end
             turn over
             Ada to play, climbs out
        Ada= at 3-F, hand 2+ hole parry, wounds 1@zone
        Ada> done
        *> draw 1 2+ 3
             Ada draws 1
             refused record-not-by-chance
        *> draw 2
             Ada draws 2
        *> ...
        Ada= cards 7
        Ada> walk S S W
             S to 2-F
             S to 1-F
             W to 1-E
        *> turn ghoul-4
             1-E is ghoul-4
             Ada fights 4 at 1-E, starts at 1
        Ada> put 2+ 1
             puts 2+, makes 4
             puts 1, makes 5
        Ada> done
        Zone> challenge 1
             challenges with 1, leaves 4
        Ada> parry 1@zone, done
             parries 1@zone
             wins ghoul-4, 1 points
    """)

"""Rulings of docs/rules/last-game-on-earth.md on Charms."""

import pytest

from tests.rulebook.lg_stage import Play

STREET = """
     A B C D E F G H
    +-+-+-+-+-+-+-+-+
  2 |a a a a b b b b|
    + + + + + + + + +
  1 |a a a a b b b b|
    +-+-+-+-+-+-+-+-+
"""


@pytest.mark.rule("LG-10.41")
def test_a_charm_buys_a_fresh_hand_in_ones_own_turn_when_nothing_else_is_being_settled() -> None:
    """In mid-move too; Inaction is not asked for; one replenishes just as in LG-3.1."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 1 1 1 2 2 2 hole 3@cornealius; charms 2
        Bruno as Cornealius 1-H: inaction 2; charms 1
        """,
        lies="1-C ghoul-4, 2-F ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
        Ada> charm
             spends a charm on the hand
        Bruno> play inaction
             refused not-your-turn LG-3.2
        Ada? discard 3@cornealius, discard 1, discard 2, discard hole, done
        Ada> discard 1 1 3@cornealius
             discards 1
             discards 1
             discards 3@cornealius
        Ada> walk E
             refused replenish-now LG-3.1
        Ada> done
        *> draw 3 3
             Ada draws 3
             Ada draws 3
        Ada= cards 7, charms 1
        Bruno= discard 3
        Ada> walk E
             E to 1-C
             fights 4 at 1-C, starts at 2
        Ada> charm
             refused charm-no-challenge LG-10.42
        Ada> put 3, done
             puts 3, makes 5
        Bruno> charm
             refused challenge-now LG-5.2
        Bruno> pass
             Ada wins ghoul-4, 1 points
        Ada> charm
             spends a charm on the hand
        Ada> done
        *> ...
        Ada> end
             turn over
             Bruno to play
        Bruno> charm
             refused replenish-now LG-3.1
    """)


@pytest.mark.rule("LG-10.41")
def test_no_charm_while_a_card_is_being_declared_or_answered() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris 1; charms 1 \n Bruno as Cornealius 1-H: 2; charms 1",
        lies="2-F ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> play debris
             plays debris
        Ada> charm
             refused declare-square LG-10.1
        Ada> at 1-H, add 1
             aims debris 1-H
             adds 1
        Bruno> charm
             refused inaction-now LG-7.1
        Bruno> pass
             Ada lays debris at 1-H
             struck at 1-H for 2
        Bruno> charm
             refused guard-now LG-10.1
        Bruno> pass
    """)


@pytest.mark.rule("LG-10.42")
def test_a_charm_undoes_the_whole_challenge_and_nobody_else_is_asked() -> None:
    """Its cards are spent all the same, and the battler may still put cards down."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 3 1 parry; charms 2
        Bruno as Cornealius 1-H: 2 3
        Carla as Gray 2-H: 3
        """,
        lies="1-B ghoul-4, 2-F ?",
        briefings="lucky-charms",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> challenge 2 3
             challenges with 2 3, leaves 0
        Ada> parry 2@cornealius
             parries 2@cornealius
        Ada> charm
             spends a charm on the challenge
        Ada> charm
             refused charm-no-challenge LG-10.42
        Ada> parry 3@cornealius
             refused card-not-held LG-3.1
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Ada> put 1
             puts 1, makes 6
        Ada> done
             wins ghoul-4, 1 points
        Ada= charms 1
        Bruno= discard 2 3, hand none
    """)

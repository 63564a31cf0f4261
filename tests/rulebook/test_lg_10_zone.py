"""Rulings of docs/rules/last-game-on-earth.md on Zone, his second card and Chain of Command."""

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


@pytest.mark.rule("LG-10.14", "LG-10.27")
def test_zone_chooses_his_second_card_when_the_first_is_done() -> None:
    """The first one takes a card of Bruno's; that one may be the second."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: steal \n Bruno as Cornealius 1-H: hole",
        lies="2-D ?",
    )
    play.goes("""
        Ada> play steal, on Bruno
             plays steal
             aims steal Bruno
        Bruno> pass
        *> rob hole
             Bruno robbed of hole by Ada
        Ada? walk N E, play hole@cornealius, end
        Ada> play hole@cornealius, at 1-H
             plays hole@cornealius
             aims hole@cornealius 1-H
        Bruno> pass
             Ada lays hole at 1-H
             falls at 1-H
        Ada? end
    """)


@pytest.mark.rule("LG-10.14", "LG-10.27")
def test_zone_who_has_moved_or_faced_plays_one() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: hole hole 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-A ghoul-4, 2-D ?",
    )
    moved = play.state
    play.goes("""
        Ada> walk E
             E to 1-B
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> play hole
             refused acted-already LG-3.2
    """)
    play.state = moved
    play.goes("""
        Ada> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Ada> done
             loses, 1 wounds
        *> lose 1
             Ada wound 1, 1 in all
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> play hole
             refused acted-already LG-3.2
    """)
    play.state = moved
    play.goes("""
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Ada> done
             loses, 1 wounds
        *> lose 1
             Ada wound 1, 1 in all
        Ada> play hole
             refused acted-already LG-3.2
    """)


@pytest.mark.rule("LG-10.27")
def test_the_second_card_takes_the_place_of_the_move_and_of_facing() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: hole debris strategic-intel \n Bruno as Cornealius 1-H: 2",
        lies="1-A ghoul-6, 2-D ?",
    )
    play.goes("""
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> play debris, at 2-E, done
             plays debris
             aims debris 2-E
        Bruno> pass
             Ada lays debris at 2-E
        Ada> walk E
             refused moved-already LG-3.2
        Ada> face
             refused moved-already LG-3.2
        Ada> play strategic-intel
             refused moved-already LG-3.2
        Ada> end
             turn over
             Bruno to play
    """)


@pytest.mark.rule("LG-10.27")
def test_a_token_moved_is_neither_the_first_nor_the_second() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: hole hole \n Bruno as Cornealius 1-H: 2",
        lies="2-F ?, 2-E ?",
    )
    start = play.state
    play.goes("""
        Ada> move 2-F, to 2-G
             picks up 2-F
             moves 2-F to 2-G
        Ada> play hole
             refused acted-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Ada> play hole, at 2-H
             plays hole
             aims hole 2-H
        Bruno> pass
             Ada lays hole at 2-H
        Ada> move 2-F
             refused acted-already LG-3.2
        Ada? walk N E, play hole, end
    """)


@pytest.mark.rule("LG-10.27", "LG-10.1")
def test_a_cancelled_first_card_is_one_of_the_two() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: hole hole hole@lake \n Bruno as Cornealius 1-H: inaction \n Dimitri as Lake 2-H: 1",
        lies="2-F ?, 2-E ?",
    )
    play.goes("""
        Ada> play hole, at 1-H
             plays hole
             aims hole 1-H
        Bruno> play inaction
             Ada hole cancelled by Bruno
        Ada> play hole, at 1-H
             plays hole
             aims hole 1-H
        all> pass
             Ada lays hole at 1-H
             Bruno falls at 1-H
        Ada> play hole@lake
             refused acted-already LG-3.2
    """)


@pytest.mark.rule("LG-10.27")
def test_chain_of_command_counts_as_one_card_of_zones_two() -> None:
    """One and two after it, then the second, which may be a Chain again."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: chain-of-command chain-of-command hole hole debris debris steal
        Bruno as Cornealius 1-H: 2
        """,
        lies="2-D ?",
    )
    play.goes("""
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
        Ada> play chain-of-command
             refused chain-again LG-10.27
        Ada? walk N E, play hole, play debris, play steal, end
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> play chain-of-command
             refused chain-again LG-10.27
        Ada> play hole, at 2-F
             plays hole
             aims hole 2-F
        Bruno> pass
             Ada lays hole at 2-F
        Ada? walk N E, play debris, play steal, play chain-of-command, end
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
        Ada? play debris, play steal, end
        Ada> play debris, at 2-E, done
             plays debris
             aims debris 2-E
        Bruno> pass
             Ada lays debris at 2-E
        Ada> play debris, at 2-E, done
             plays debris
             aims debris 2-E
        Bruno> pass
             Ada lays debris at 2-E
        Ada> play steal
             refused acted-already LG-3.2
        2-E= hole debris debris
    """)


@pytest.mark.rule("LG-10.27")
def test_no_move_comes_between_a_chain_of_command_and_its_cards() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: chain-of-command hole hole 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-A ghoul-4, 2-D ?",
    )
    start = play.state
    play.goes("""
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> walk N
             N to 2-A
        Ada> play hole
             refused acted-already LG-3.2
        Ada> walk E
             E to 2-B
    """)
    play.state = start
    play.goes("""
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
        Ada> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Ada> done
             loses, 1 wounds
        *> lose 1
             Ada wound 1, 1 in all
        Ada> play hole
             refused acted-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Ada> walk N
             N to 2-A
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
        Ada> walk E
             refused moved-already LG-3.2
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada> play hole, at 2-F
             plays hole
             aims hole 2-F
        Bruno> pass
             Ada lays hole at 2-F
    """)


@pytest.mark.rule("LG-10.27")
def test_a_cancelled_chain_of_command_allows_nothing() -> None:
    """In another's hand it is the one Action of the turn; the cards after it can be cancelled too."""
    play = Play(
        STREET,
        """
        Dimitri as Lake 1-A: chain-of-command@zone chain-of-command@zone hole hole
        Bruno as Cornealius 1-H: inaction inaction
        Ada as Zone 2-H: 1
        """,
        lies="2-D ?",
    )
    start = play.state
    play.goes("""
        Dimitri> play chain-of-command@zone
             plays chain-of-command@zone
        Bruno> play inaction
             Dimitri chain-of-command@zone cancelled by Bruno
        Dimitri> play hole
             refused acted-already LG-3.2
        Dimitri> move 2-D
             refused acted-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Dimitri> play chain-of-command@zone
             plays chain-of-command@zone
        all> pass
        Dimitri> play chain-of-command@zone
             refused chain-again LG-10.27
        Dimitri> play hole, at 1-H
             plays hole
             aims hole 1-H
        Bruno> play inaction
             Dimitri hole cancelled by Bruno
        Dimitri> play hole, at 1-H
             plays hole
             aims hole 1-H
        Bruno> play inaction
             Dimitri hole cancelled by Bruno
        Dimitri> play chain-of-command@zone
             refused acted-already LG-3.2
        1-H= nothing
    """)

"""Rulings of docs/rules/last-game-on-earth.md on death, and on the dead."""

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


@pytest.mark.rule("LG-10.10", "LG-6.1", "LG-6.2")
def test_one_dies_of_the_wound_that_reaches_health_and_the_rest_is_dropped() -> None:
    """Three wounds dealt, one taken. The cards go home, the points leave, the Action is still hers."""
    play = Play(
        STREET,
        """
        Carla as Gray 1-A: 2 hole inaction; wounds 1 1 1 1 2@lake 3@zone; won ghoul-4
        Dimitri as Lake 1-H: 1
        Ada as Zone 2-H: 1
        """,
        lies="1-B ghoul-6, 2-F ?",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             fights 6 at 1-B, starts at 1
        Carla> done
             loses, 3 wounds
        *> lose 2
             Carla wound 2, 7 in all
             Carla dies
             Carla home go 2@lake 1 1 1 1 2 3@zone
        Carla= dead yes, at nowhere, wounds none, hand hole inaction, points 0, discard 1 1 1 1 2
        Dimitri= discard 2
        Ada= discard 3
        1-B= ghoul-6
        Carla> walk E
             refused dead-no-piece LG-6.2
        Carla> face
             refused dead-no-piece LG-6.2
        Carla? play hole, move 2-F, end
        Carla> play hole, at 1-H
             plays hole
             aims hole 1-H
        all> pass
             Carla lays hole at 1-H
             Dimitri falls at 1-H
    """)


@pytest.mark.rule("LG-10.10")
def test_the_dead_have_no_rescue_no_plain_specialty_and_no_characters_specialty() -> None:
    play = Play(
        STREET,
        """
        Ada as Zone dead: hole hole parry inaction strategic-intel
        Bruno as Cornealius 1-H: hole 1
        """,
        lies="1-A ?, 2-F ?",
        replenish=True,
    )
    play.goes("""
        Ada> done
        *> draw 1 1
             Ada draws 1
             Ada draws 1
        Ada? play hole, move 1-A 2-F, end
        Ada> walk E
             refused dead-no-piece LG-6.2
        Ada> play strategic-intel
             refused specialty-not-yours LG-10.10
        Ada> play inaction
             refused card-not-now LG-7.4
        Ada> play hole, at 1-B
             plays hole
             aims hole 1-B
        Bruno> pass
             Ada lays hole at 1-B
        Ada> play hole
             refused acted-already LG-3.2
        Ada> end
             turn over
             Bruno to play
        Bruno> done
        *> ...
        Bruno> play hole, at 1-B
             plays hole
             refused at-not-there LG-10.4
        Bruno> at 2-A
             aims hole 2-A
             lays hole at 2-A
    """)


@pytest.mark.rule("LG-10.10", "LG-5.2", "LG-10.11")
def test_the_dead_replenish_act_and_challenge() -> None:
    """Also with a stolen card; Gray's bonus is worth nothing to a dead Gray's challenge."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 3 3
        Carla as Gray dead: 3+ specimen@lake
        """,
        lies="1-B ghoul-4, 2-F ?, 1-H ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3 3, done
             puts 3, makes 5
             puts 3, makes 8
        Carla> challenge 3+ specimen@lake
             challenges with specimen@lake 3+, leaves 1
        Ada> done
             loses, 1 wounds
        *> ...
        Ada> end
             turn over
             Carla to play
        Carla> done
        *> ...
        Carla> move 2-F, to 1-B
             picks up 2-F
             moves 2-F to 1-B
        *> turn hole
             1-B is hole
             Ada falls at 1-B
    """)


@pytest.mark.rule("LG-10.10", "LG-10.5")
def test_nothing_strikes_the_dead_and_no_tile_is_closed_to_them() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius dead: debris 1 \n Ada as Zone 1-A: steal 1",
        lies="1-B ?, 2-F ?",
    )
    play.goes("""
        Bruno> play debris, at 1-H, add 1
             plays debris
             aims debris 1-H
             adds 1
        Ada> pass
             Bruno lays debris at 1-H
        Bruno? end
        Bruno> end
             turn over
             Ada to play
        Ada> done
        *> ...
        Ada> play steal
             refused card-no-target LG-10.9
    """)


@pytest.mark.rule("LG-10.10", "LG-10.1")
def test_a_death_in_mid_blow_leaves_the_next_to_be_struck() -> None:
    """Two stand there: Carla dies of the first of three wounds, Dimitri takes all of his."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: debris 2
        Carla as Gray 1-H: 1 2; wounds 1 1 1 1 2 2
        Dimitri as Lake 1-H: 3 3 3
        """,
        lies="2-F ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, add 2
             plays debris
             aims debris 1-H
             adds 2
        all> pass
             Ada lays debris at 1-H
             Carla struck at 1-H for 3
        Carla> pass
        *> lose 1
             Carla wound 1, 7 in all
             Carla dies
             Carla home go 1 1 1 1 1 2 2
             Dimitri struck at 1-H for 3
        Dimitri> pass
        *> lose 3 3 3
             Dimitri wound 3, 1 in all
             Dimitri wound 3, 2 in all
             Dimitri wound 3, 3 in all
        Ada= hand none
        Ada? walk N E, end
    """)


@pytest.mark.rule("LG-10.34")
def test_who_dies_in_a_hole_is_no_longer_in_it_and_may_challenge_at_once() -> None:
    """Ada kills Carla in her Hole with Debris, then faces a Ghoul, and Carla is asked."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: debris 3
        Carla as Gray 1-H: 2 3; wounds 1 1 1 1 2 2; fallen
        Dimitri as Lake 2-H: 1
        """,
        lies="1-H hole, 1-B ghoul-4, 2-F ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, done
             plays debris
             aims debris 1-H
        all> pass
             Ada lays debris at 1-H
             Carla struck at 1-H for 1
        *> lose 3
             Carla wound 3, 7 in all
             Carla dies
             Carla home go 1 1 1 1 2 2 3
        Carla= fallen no, dead yes
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Carla> challenge 2
             challenges with 2, leaves 3
        Ada> done
             loses, 1 wounds
    """)


@pytest.mark.rule("LG-10.34", "LG-10.36")
def test_guns_and_charms_leave_with_the_piece_and_stolen_cards_stay() -> None:
    play = Play(
        STREET,
        "Carla as Gray 1-A: 2 3@zone; wounds 1 1 1 1 2 2; guns 2; charms 1 \n Ada as Zone 1-H: 1",
        lies="1-B debris, 2-F ?",
        briefings="lock-and-load lucky-charms",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 2
             Carla wound 2, 7 in all
             Carla dies
             Carla home go 1 1 1 1 2 2 2
        Carla= guns 0, charms 0, hand 3@zone
        Carla> charm
             refused no-charm LG-9.2
        Carla? move 2-F, end
    """)


@pytest.mark.rule("LG-10.34", "LG-10.27")
def test_a_chain_of_command_outlives_its_player_and_zones_second_card_does_not() -> None:
    """Ada strikes her own square, and dies of it."""
    seats = """
        Ada as Zone 1-A: chain-of-command debris hole hole 1; wounds 1 1 2 2 2 3 3
        Bruno as Cornealius 1-H: 1
        """
    play = Play(STREET, seats, lies="2-F ?")
    start = play.state
    play.goes("""
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
        Ada> play debris, at 1-A, done
             plays debris
             aims debris 1-A
        Bruno> pass
             Ada lays debris at 1-A
             Ada struck at 1-A for 1
        *> lose 1
             Ada wound 1, 8 in all
             Ada dies
             Ada home go 1 1 1 2 2 2 3 3
        Ada> play hole, at 1-H
             plays hole
             aims hole 1-H
        Bruno> pass
             Ada lays hole at 1-H
             falls at 1-H
        Ada> play hole
             refused acted-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Ada> play debris, at 1-A, done
             plays debris
             aims debris 1-A
        Bruno> pass
             Ada lays debris at 1-A
             Ada struck at 1-A for 1
        *> lose 1
             Ada wound 1, 8 in all
             Ada dies
             Ada home go 1 1 1 2 2 2 3 3
        Ada> play hole
             refused acted-already LG-3.2
        Ada? end
    """)


@pytest.mark.rule("LG-10.10", "LG-8.2")
def test_when_the_last_one_dies_nobody_wins() -> None:
    play = Play(
        STREET,
        "Carla as Gray 1-A: 2; wounds 1 1 1 1 2 2; won ghoul-6 \n Ada as Zone dead: 1",
        lies="1-B debris, 2-F ?",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 2
             Carla wound 2, 7 in all
             Carla dies
             Carla home go 1 1 1 1 2 2 2
             game over, all-dead: nobody
    """)
    assert play.winners() == ()

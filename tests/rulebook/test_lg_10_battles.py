"""Rulings of docs/rules/last-game-on-earth.md on battles, and on what wins at once."""

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


@pytest.mark.rule("LG-10.2")
def test_a_battle_is_cards_down_challenge_one_answer_outcome() -> None:
    """Won or lost, what was put down is discarded; nobody challenges twice, and nobody answers twice."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 3 1 2
        Bruno as Cornealius 1-H: 1 3
        Carla as Gray 2-H: 3 3
        """,
        lies="1-B ghoul-4, 2-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Ada> put 3
             puts 3, makes 5
        Ada> done
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Bruno> challenge 1
             challenges with 1, leaves 4
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Bruno> challenge 3
             refused not-your-turn LG-3.2
        Ada> put 1
             puts 1, makes 5
        Ada> done
             wins ghoul-4, 1 points
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Ada= discard 1 3, hand 2
        Bruno= discard 1, hand 3
    """)


@pytest.mark.rule("LG-10.2")
def test_who_gives_up_at_once_puts_nothing_down() -> None:
    play = Play(STREET, "Ada as Zone 1-A: 3 1 2 \n Bruno as Cornealius 1-H: 1", lies="1-B ghoul-4, 2-F ?")
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> done
             loses, 1 wounds
        Bruno> challenge 1
             refused not-your-turn LG-3.2
        *> lose 3
             Ada wound 3, 1 in all
        Ada= hand 1 2, discard none
        1-B= ghoul-4
    """)


@pytest.mark.rule("LG-10.2", "LG-9.1")
def test_initial_combat_alone_may_be_enough() -> None:
    """Two, and three Ghoo Guns, beat a 4; it can be challenged all the same."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 1 2; guns 3 \n Bruno as Cornealius 1-H: 1",
        lies="1-B ghoul-4, 2-F ?",
        briefings="lock-and-load",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 5
        Ada> done
        Bruno> challenge 1
             challenges with 1, leaves 4
        Ada> put 1, done
             puts 1, makes 5
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-10.3", "LG-9.1")
def test_the_right_ghoo_may_come_in_the_answer_and_takes_no_guns_on_top() -> None:
    """Three and four make 7; a 3 taken off leaves 4. With the card: 6 and four, less 3, is 7."""
    play = Play(
        STREET,
        "Carla as Gray 1-A: right-ghoo double-dose; guns 2 \n Bruno as Cornealius 1-H: 3",
        lies="1-B ghoul-6, 2-F ?",
        briefings="lock-and-load",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             fights 6 at 1-B, starts at 3
        Carla> put double-dose, done
             puts double-dose, makes 7
        Bruno> challenge 3
             challenges with 3, leaves 4
        Carla> play right-ghoo
             plays right-ghoo, makes 7
        Carla> done
             wins ghoul-6, 3 points
    """)


@pytest.mark.rule("LG-10.3")
def test_the_right_ghoo_may_come_before_or_between_the_first_cards() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: heavy-artillery 1 2 \n Carla as Gray 1-H: 3",
        lies="1-B ghoul-6",
    )
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 6 at 1-B, starts at 2
        Bruno> put 1
             puts 1, makes 3
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 7
        Bruno> put 2
             puts 2, makes 9
        Bruno> done
        Carla> play right-ghoo
             refused challenge-now LG-5.2
        Carla> pass
             Bruno wins ghoul-6, 3 points
    """)


@pytest.mark.rule("LG-10.13", "LG-8.1")
def test_ten_points_win_outside_ones_own_turn_and_the_rest_lapses() -> None:
    """Ada hauls a Ghoul onto Bruno, who has nine points; her second card and Carla's turn never come."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: haul hole
        Bruno as Cornealius 1-H: 3; won ghoul-6 ghoul-6 ghoul-6
        Carla as Gray 2-H: 1
        """,
        lies="2-G ?, 2-D ?",
    )
    play.goes("""
        Ada> play haul, move 2-G, to 1-H
             plays haul
             aims haul 2-G
             aims haul 2-G to 1-H
        all> pass
             Ada moves 2-G to 1-H
        *> turn ghoul-4
             1-H is ghoul-4
             Bruno fights 4 at 1-H, starts at 2
        Bruno> put 3, done
             puts 3, makes 5
        all> pass
             Bruno wins ghoul-4, 10 points
             game over, ten-points: Bruno
        Ada> play hole
             refused game-over
        Ada?
        Bruno= points 10
    """)
    assert play.winners() == (1,)


@pytest.mark.rule("LG-10.13", "LG-8.2")
def test_whether_any_token_is_left_is_looked_at_when_a_turn_ends() -> None:
    """First-Aid left lying counts as dealt with; the Ghoul does not, until it is beaten."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 hole \n Bruno as Cornealius 1-H: 3",
        lies="1-B ghoul-4, 2-D first-aid, 2-E debris, 2-F hole",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> pass
             Ada wins ghoul-4, 1 points
        Ada> play hole, at 1-H
             plays hole
             aims hole 1-H
        Bruno> pass
             Ada lays hole at 1-H
             falls at 1-H
        Ada> end
             turn over
             game over, nothing-left: Ada
    """)
    assert play.winners() == (0,)


@pytest.mark.rule("LG-10.13")
def test_a_face_down_token_keeps_the_game_going() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 \n Bruno as Cornealius 1-H: 3",
        lies="2-D first-aid, 2-F ?first-aid=all",
    )
    play.goes("""
        Ada> end
             turn over
             Bruno to play
    """)

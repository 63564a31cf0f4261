"""Rulings of docs/rules/last-game-on-earth.md on Cornealius: what he turns up, and Tough Hide."""

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


@pytest.mark.rule("LG-10.28")
def test_cornealius_is_asked_once_for_each_specialty_card_before_anything_else() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 3 \n Bruno as Cornealius 1-H: point-blank point-blank parry",
        lies="1-B ghoul-4, 2-D ?, 2-E ?, 2-F ?, 1-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3 3, done
             puts 3, makes 5
             puts 3, makes 8
        Bruno> challenge point-blank point-blank
             challenges with point-blank point-blank, leaves 0
        Ada> done
             refused not-your-turn LG-3.2
        Bruno? reveal 1-F 2-E 2-F, pass
        Bruno> reveal 2-D
             refused reveal-not-there LG-10.28
        Bruno> reveal 2-E
        *> turn ghoul-6
             2-E is ghoul-6
        Bruno? reveal 1-F 2-F, pass
        Bruno> pass
        Ada> done
             loses, 1 wounds
    """)


@pytest.mark.rule("LG-10.28", "LG-7.9")
def test_cornealius_is_not_asked_where_there_is_nothing_left_to_turn_up() -> None:
    """The first of two cards turns up the only token of his tile."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 3 \n Bruno as Cornealius 1-H: point-blank point-blank parry",
        lies="1-B ghoul-4, 2-D ?, 2-E ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3 3, done
             puts 3, makes 5
             puts 3, makes 8
        Bruno> challenge point-blank point-blank
             challenges with point-blank point-blank, leaves 0
        Bruno> reveal 2-E
        *> turn ghoul-6
             2-E is ghoul-6
        Ada> done
             loses, 1 wounds
    """)


@pytest.mark.rule("LG-10.28")
def test_what_cornealius_turned_up_stays_up_though_the_card_is_cancelled() -> None:
    """A stolen SPECIALTY ACTION, and a SPECIALTY VALUE added to Debris."""
    play = Play(
        STREET,
        """
        Bruno as Cornealius 1-A: chain-of-command@zone debris point-blank
        Ada as Zone 1-H: inaction inaction
        """,
        lies="2-D ?, 2-A ?, 1-A ghoul-4",
        bag="hole ghoul-5 ghoul-6",
    )
    start = play.state
    play.goes("""
        Bruno> play chain-of-command@zone
             plays chain-of-command@zone
        Ada> play inaction
             refused not-your-turn LG-3.2
        Bruno> reveal 2-D
        *> turn ghoul-5
             2-D is ghoul-5
        Ada> play inaction
             Bruno chain-of-command@zone cancelled by Ada
        2-D= ghoul-5
    """)
    play.state = start
    play.goes("""
        Bruno> play debris, at 1-H
             plays debris
             aims debris 1-H
        Bruno> add point-blank
             adds point-blank
        Bruno> reveal 2-A
        *> turn ghoul-6
             2-A is ghoul-6
        Ada> play inaction
             Bruno debris cancelled by Ada
        2-A= ghoul-6
        Bruno= hand chain-of-command@zone, discard debris point-blank
    """)


@pytest.mark.rule("LG-10.28", "LG-10.24")
def test_cornealius_may_turn_up_what_lies_under_somebody_or_a_second_hole() -> None:
    """Nobody meets it, and nobody falls; a second Hole is taken away."""
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: heavy-artillery 3 \n Carla as Gray 2-C: 1",
        lies="1-B ghoul-5, 2-C ?, 2-D hole ?",
    )
    start = play.state
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 5
        Bruno> reveal 2-C
        *> turn ghoul-6
             2-C is ghoul-6
        Bruno> put 3, done
             puts 3, makes 8
        Carla> pass
             Bruno wins ghoul-5, 2 points
        Bruno> end
             turn over
             Carla to play
        Carla> done
        *> ...
        Carla> face
             faces 2-C
             fights 6 at 2-C, starts at 1
    """)
    play.state = start
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 5
        Bruno> reveal 2-D
        *> turn hole
             2-D is hole
             second hole gone from 2-D
        2-D= hole
    """)


@pytest.mark.rule("LG-10.28", "LG-10.11")
def test_a_stolen_lure_may_lose_its_token_to_cornealius_himself() -> None:
    """He turns up the one token that it could have moved: it has nothing left to do, and is spent."""
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: malectoplasm-lure@lake \n Dimitri as Lake 1-H: inaction",
        lies="2-D ?, 1-H ghoul-4",
    )
    play.goes("""
        Bruno> play malectoplasm-lure@lake
             plays malectoplasm-lure@lake
        Bruno> reveal 2-D
        *> turn ghoul-6
             2-D is ghoul-6
        Bruno? walk N E, end
        Dimitri= discard malectoplasm-lure
    """)


@pytest.mark.rule("LG-10.28", "LG-10.10")
def test_a_dead_cornealius_turns_up_nothing() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 \n Bruno as Cornealius dead: point-blank",
        lies="1-B ghoul-4, 2-D ?, 2-E ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> challenge point-blank
             challenges with point-blank, leaves 1
        Ada> done
             loses, 1 wounds
    """)


@pytest.mark.rule("LG-10.29", "LG-7.2")
def test_tough_hide_and_parry_answer_the_same_debris() -> None:
    """Four wounds: one of the card, three of the Value card. In whichever order they come, all are gone."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: debris 3
        Bruno as Cornealius 1-H: tough-hide tough-hide parry parry
        """,
        lies="2-D ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, add 3
             plays debris
             aims debris 1-H
             adds 3
        Bruno> pass
             Ada lays debris at 1-H
             struck at 1-H for 4
    """)
    struck = play.state
    play.goes("""
        Bruno? play tough-hide, parry parry 3@zone, pass
        Bruno> parry 3@zone
             parries 3@zone
        Bruno? play tough-hide, pass
        Bruno> parry 3@zone
             refused parry-not-against LG-7.2
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 1
        Bruno= hurt 0, hand parry tough-hide
        Ada? walk N E, end
    """)
    play.state = struck
    play.goes("""
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno? play tough-hide, parry parry 3@zone, pass
        Bruno> parry 3@zone
             parries 3@zone
        Bruno= hurt 0, hand parry tough-hide
        Ada? walk N E, end
    """)
    play.state = struck
    play.goes("""
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno= hurt 0, hand parry parry
        Ada? walk N E, end
    """)
    play.state = struck
    play.goes("""
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno> pass
        *> lose tough-hide parry
             Bruno wound tough-hide, 1 in all
             Bruno wound parry, 2 in all
        Bruno= hurt 2, hand parry, wounds parry tough-hide
        Ada? walk N E, end
    """)


@pytest.mark.rule("LG-10.29")
def test_tough_hide_is_asked_for_whatever_deals_the_wounds() -> None:
    """Debris walked into, also with nothing in hand that would help; never in a Hole."""
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: 1 parry \n Ada as Zone 1-H: 1",
        lies="1-B debris, 2-F ghoul-5, 2-D ?",
    )
    play.goes("""
        Bruno> walk E
             E to 1-B
             struck at 1-B for 1
        Bruno? pass
        Bruno> parry 1@zone
             refused parry-not-against LG-7.2
        Bruno> play parry
             refused card-not-now LG-7.4
        Bruno> pass
        *> lose 1
             Bruno wound 1, 1 in all
    """)
    fallen = Play(
        STREET,
        "Ada as Zone 1-A: haul debris \n Bruno as Cornealius 1-H: tough-hide; fallen",
        lies="1-H hole, 2-F ghoul-5, 2-D ?",
    )
    fallen.goes("""
        Ada> play haul, move 2-F, to 1-H
             plays haul
             aims haul 2-F
             aims haul 2-F to 1-H
             moves 2-F to 1-H
             Bruno helpless at 1-H, 2 wounds
        *> lose tough-hide 1
             Bruno wound tough-hide, 1 in all
             Bruno wound 1, 2 in all
        Ada> play debris, at 1-H, done
             plays debris
             aims debris 1-H
             lays debris at 1-H
             Bruno struck at 1-H for 1
        *> lose 1
             Bruno wound 1, 3 in all
        Bruno= hurt 3
    """)


@pytest.mark.rule("LG-10.29", "LG-10.28")
def test_tough_hide_is_a_specialty_card_too() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: tough-hide tough-hide 1 \n Ada as Zone 1-H: 1",
        lies="1-B ghoul-6, 2-D ?, 2-C ?",
    )
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 6 at 1-B, starts at 2
        Bruno> done
             loses, 3 wounds
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno> reveal 2-C
        *> turn ghoul-5
             2-C is ghoul-5
        Bruno? play tough-hide, pass
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 1
        Bruno> pass
        Bruno= hurt 0
    """)

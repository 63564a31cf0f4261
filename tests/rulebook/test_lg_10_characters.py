"""Rulings of docs/rules/last-game-on-earth.md on the four characters and their Specialty cards."""

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


@pytest.mark.rule("LG-10.14")
def test_field_notes_are_for_ones_own_turn_between_steps() -> None:
    play = Play(
        STREET,
        "Dimitri as Lake 1-A: field-notes 3 \n Ada as Zone 1-H: 3",
        lies="2-D ?, 2-E ?, 1-G ghoul-4, 1-D ?hole=Dimitri",
    )
    start = play.state
    play.goes("""
        Dimitri> walk E
             E to 1-B
        Dimitri> play field-notes
             plays field-notes
        Dimitri> walk E
             refused look-now LG-7.6
        Dimitri> look 2-E
        *> peek ghoul-5
             Dimitri looks at 2-E
             Dimitri sees ghoul-5 at 2-E
        Dimitri> pass
        Dimitri> walk E
             E to 1-C
    """)
    play.state = start
    play.goes("""
        Dimitri> end
             turn over
             Ada to play
        Ada> done
        *> ...
        Ada> walk W
             W to 1-G
             fights 4 at 1-G, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Dimitri> play field-notes
             refused challenge-now LG-5.2
        Dimitri> pass
             Ada wins ghoul-4, 1 points
    """)


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


@pytest.mark.rule("LG-10.11")
def test_a_stolen_plain_specialty_is_of_no_use_to_a_thief() -> None:
    """Strategic Intel to Dimitri, Heavy Artillery to Carla, Tough Hide to Ada."""
    play = Play(
        STREET,
        """
        Dimitri as Lake 1-A: strategic-intel@zone 1
        Carla as Gray 2-A: heavy-artillery@cornealius 1
        Ada as Zone 1-H: tough-hide@cornealius 1
        Bruno as Cornealius 2-H: debris 1
        """,
        lies="1-B ghoul-4, 2-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Dimitri> play strategic-intel@zone
             refused specialty-not-yours LG-10.11
        Dimitri> end
             turn over
             Carla to play
        Carla> done
        *> ...
        Carla> walk E
             E to 2-B
             fights 4 at 2-B, starts at 1
        Carla> play heavy-artillery@cornealius
             refused specialty-not-yours LG-10.11
        Carla> done
             loses, 1 wounds
        *> lose 1
             Carla wound 1, 1 in all
        Carla> end
             turn over
             Ada to play
        Ada> ...
             Bruno to play
        Bruno> done
        *> ...
        Bruno> play debris, at 1-H
             plays debris
             aims debris 1-H
        Bruno> add 1
             adds 1
        all> pass
             Bruno lays debris at 1-H
             Ada struck at 1-H for 2
        Ada> play tough-hide@cornealius
             refused specialty-not-yours LG-10.11
        Ada> pass
    """)


@pytest.mark.rule("LG-10.11", "LG-10.28")
def test_other_stolen_cards_are_played_like_ones_own() -> None:
    """A Rescue card, an Action card, Value cards of all kinds; each goes to its owner's Discard Pile."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: hole@lake specimen@lake 2+@gray 1
        Dimitri as Lake 1-H: 3
        Carla as Gray 2-H: inaction@zone parry@zone 1
        """,
        lies="1-B ghoul-5, 2-D ?",
    )
    play.goes("""
        Ada> play hole@lake, at 1-H
             plays hole@lake
             aims hole@lake 1-H
        Dimitri> pass
        Carla> play inaction@zone
             Ada hole@lake cancelled by Carla
        Ada> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Ada> put specimen@lake 2+@gray, done
             puts specimen@lake, makes 6
             puts 2+@gray, makes 8
        all> pass
             Ada wins ghoul-5, 2 points
        Ada= discard inaction, hand 1
        Dimitri= discard hole specimen
        Carla= discard 2+, hand 1 parry@zone
    """)


@pytest.mark.rule("LG-10.31", "LG-10.3")
def test_a_card_that_would_not_raise_initial_combat_is_refused() -> None:
    """Three Ghoo Guns make it 5; and the second card adds nothing to the first."""
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: heavy-artillery heavy-artillery; guns 3 \n Ada as Zone 1-H: 1",
        lies="1-B ghoul-5, 1-A ghoul-6, 2-D ?",
        briefings="lock-and-load",
    )
    start = play.state
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 5 at 1-B, starts at 5
        Bruno? done
        Bruno> play heavy-artillery
             refused combat-raised LG-10.31
    """)
    play.state = start
    play.goes("""
        Bruno> face
             faces 1-A
             fights 6 at 1-A, starts at 5
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 6
        Bruno> pass
        Bruno> play heavy-artillery
             refused combat-raised LG-10.31
        Bruno> done
             loses, 3 wounds
        Bruno> pass
        *> ...
        Bruno= hand none, hurt 3
    """)

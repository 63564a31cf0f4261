"""Rulings of docs/rules/last-game-on-earth.md on Specialty cards, and on those that were stolen."""

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

"""Rulings of docs/rules/last-game-on-earth.md on playing cards: how they go, on whom, and where to."""

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


@pytest.mark.rule("LG-10.1")
def test_a_card_is_declared_inaction_asked_the_token_laid_and_each_is_struck_in_turn() -> None:
    """Ada acts, so Bruno is asked before Carla; Bruno parries for himself alone."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: debris 2 hole
        Bruno as Cornealius 1-H: parry 1
        Dimitri as Lake 2-A: inaction
        Carla as Gray 1-H: 3 1 1 1
        """,
        lies="2-D ?",
    )
    play.goes("""
        Ada> play debris
             plays debris
        Ada> walk E
             refused declare-square LG-10.1
        Ada> done
             refused declare-square LG-10.1
        Ada> at 1-H
             aims debris 1-H
        Ada> at 1-G
             refused declare-value LG-4.3
        Ada> add 3
             refused card-not-held LG-3.1
        Ada> add hole
             refused card-no-value LG-5.1
        Ada> add 2
             adds 2
        Bruno> pass
        Dimitri> pass
        1-H= nothing
        Carla> pass
             Ada lays debris at 1-H
             Bruno struck at 1-H for 3
        Carla> pass
             refused not-your-turn LG-3.2
        Bruno> parry 2@zone
             parries 2@zone
        Bruno> pass
        *> lose 1
             Bruno wound 1, 1 in all
             Carla struck at 1-H for 3
        Carla> pass
        *> lose 3 1 1
             Carla wound 3, 1 in all
             Carla wound 1, 2 in all
             Carla wound 1, 3 in all
        Carla= hurt 3
        Bruno= hurt 1
        Ada? walk N E, play hole, end
    """)


@pytest.mark.rule("LG-10.1", "LG-10.9")
def test_a_card_needs_what_it_is_aimed_at() -> None:
    """Nothing to look at, nobody to rob, nothing to move; then the card stays in the hand."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: steal recon haul
        Bruno as Cornealius 1-H:
        Dimitri as Lake dead: 1 2
        """,
        lies="2-D hole, 2-E debris, 2-F ?hole=Ada debris",
    )
    play.goes("""
        Ada> play steal
             refused card-no-target LG-10.9
        Ada> play recon
             refused card-no-target LG-10.46
        Ada> play haul
             refused card-no-target LG-10.5
        Ada? walk N E, end
    """)


@pytest.mark.rule("LG-10.9", "LG-10.25")
def test_a_hole_card_on_ones_own_square_strikes_all_there_the_actor_last() -> None:
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: hole hole
        Bruno as Cornealius 1-A: 1
        Dimitri as Lake 1-A: 1
        """,
        lies="2-D ?",
    )
    play.goes("""
        Ada> play hole, at 1-A
             plays hole
             aims hole 1-A
        Bruno> pass
        Dimitri> pass
             Ada lays hole at 1-A
             Bruno falls at 1-A
             falls at 1-A
             Ada falls at 1-A
             Ada turn over
             Bruno to play, climbs out
        Bruno= fallen no
    """)


@pytest.mark.rule("LG-10.25", "LG-10.29")
def test_nobody_parries_a_card_of_their_own() -> None:
    """Bruno is struck by his own Debris after Ada: he is asked for Tough Hide, not for Parry."""
    play = Play(
        STREET,
        """
        Bruno as Cornealius 1-A: debris 1 parry tough-hide
        Ada as Zone 1-A: parry
        """,
        lies="2-F ?",
    )
    play.goes("""
        Bruno> play debris, at 1-A, add 1
             plays debris
             aims debris 1-A
             adds 1
        Ada> pass
             Bruno lays debris at 1-A
             struck at 1-A for 2
        Ada> parry 1@cornealius
             parries 1@cornealius
        *> lose 1
             Ada wound 1, 1 in all
             Bruno struck at 1-A for 2
        Bruno? play tough-hide, pass
        Bruno> parry 1
             refused parry-not-against LG-7.2
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno= hurt 0, hand parry
        Ada= hurt 1
    """)


@pytest.mark.rule("LG-10.25")
def test_one_is_asked_for_a_parry_only_where_a_value_card_was_added() -> None:
    """And never one's own: Ada, who plays it on herself, has nothing to parry."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris debris 3 parry 1 \n Carla as Gray 1-H: parry 2 1 1",
        lies="2-F ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, done
             plays debris
             aims debris 1-H
        Carla> pass
             Ada lays debris at 1-H
             struck at 1-H for 1
        *> lose 1
             Carla wound 1, 1 in all
        Ada> play debris, at 1-A, add 1
             plays debris
             aims debris 1-A
             adds 1
        Carla> pass
             Ada lays debris at 1-A
             Ada struck at 1-A for 2
        *> lose 3 parry
             Ada wound 3, 1 in all
             Ada wound parry, 2 in all
        Ada= hurt 2
    """)


@pytest.mark.rule("LG-10.25")
def test_a_value_card_added_in_an_empty_square_strikes_nobody() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris 3 \n Carla as Gray 1-H: parry 2",
        lies="2-F ?",
    )
    play.goes("""
        Ada> play debris, at 2-F, add 3
             plays debris
             aims debris 2-F
             adds 3
        Carla> pass
             Ada lays debris at 2-F
        2-F= ? debris
        Ada= discard 3 debris
    """)


@pytest.mark.rule("LG-10.18")
def test_cards_are_chosen_one_at_a_time_and_closed_with_done() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 1 2 3 \n Carla as Gray 1-H: 3 3",
        lies="1-B ghoul-6, 2-F ?",
        replenish=True,
    )
    play.goes("""
        Ada? discard 1, discard 2, discard 3, done
        Ada> discard 1
             discards 1
        Ada> discard 1
             discards 1
        Ada> discard 1
             refused card-not-held LG-3.1
        Ada= discard 1 1
        Ada> done
        *> draw 3 3 3 1 2
             Ada draws 3
             Ada draws 3
             Ada draws 3
             Ada draws 1
             Ada draws 2
        Ada> walk E
             E to 1-B
             fights 6 at 1-B, starts at 2
        Ada? put 1, put 2, put 3, done
        Ada> put 3
             puts 3, makes 5
        Ada> put 2
             puts 2, makes 7
    """)
    play.hears(
        None,
        """
        Ada> discard 1
             discards 1
        Ada> discard 1
             discards 1
        Ada> done
        *> draw Ada ?@zone
             Ada draws ?
        *> draw Ada ?@zone
             Ada draws ?
        *> draw Ada ?@zone
             Ada draws ?
        *> draw Ada ?@zone
             Ada draws ?
        *> draw Ada ?@zone
             Ada draws ?
        Ada> walk E
             E to 1-B
             fights 6 at 1-B, starts at 2
        Ada> put 3
             puts 3, makes 5
        Ada> put 2
             puts 2, makes 7
    """,
    )
    play.goes("""
        Ada> discard 2
             refused battle-now LG-5.1
        Ada> done
        Carla> pass
             Ada wins ghoul-6, 3 points
    """)


@pytest.mark.rule("LG-10.18", "LG-10.2")
def test_done_with_too_little_loses_and_nobody_is_asked() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 2 3 \n Carla as Gray 1-H: 3 3",
        lies="1-B ghoul-4, 2-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 2
             puts 2, makes 4
        Ada> done
             loses, 1 wounds
        Carla> challenge 3
             refused not-your-turn LG-3.2
        *> lose 1
             Ada wound 1, 1 in all
        Ada= hand 3, wounds 1, discard 2
    """)


@pytest.mark.rule("LG-10.32")
def test_steal_may_take_a_card_that_was_stolen_and_it_still_belongs_to_its_first_owner() -> None:
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: steal 1
        Bruno as Cornealius 1-H: 3@gray
        Carla as Gray 2-H: 1
        """,
        lies="1-B ghoul-4, 2-F ?",
    )
    play.goes("""
        Ada> play steal, on Bruno
             plays steal
             aims steal Bruno
        all> pass
        *> rob 3@gray
             Bruno robbed of 3@gray by Ada
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3@gray, done
             puts 3@gray, makes 5
        all> pass
             Ada wins ghoul-4, 1 points
        Carla= discard 3
    """)


@pytest.mark.rule("LG-10.32", "LG-3.1")
def test_a_card_of_ones_own_that_one_steals_back_is_ones_own_again() -> None:
    """Ada then holds eight of her own: she keeps them, and draws none."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: steal 1 1 2 2 3 3 hole \n Bruno as Cornealius 1-H: parry@zone",
        lies="2-F ?",
    )
    play.goes("""
        Ada> play steal, on Bruno
             plays steal
             aims steal Bruno
        Bruno> pass
        *> rob parry@zone
             Bruno robbed of parry@zone by Ada
        Ada= hand 1 1 2 2 3 3 hole parry
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        Ada= cards 8
    """)
    eight = Play(
        STREET,
        "Ada as Zone 1-A: 1 1 1 2 2 3 3 hole 1@gray \n Bruno as Cornealius 1-H: 1",
        lies="2-F ?",
        replenish=True,
    )
    eight.goes("""
        Ada> done
        Ada= cards 9
        Ada> end
             turn over
             Bruno to play
    """)


@pytest.mark.rule("LG-10.33")
def test_all_see_which_token_was_looked_at() -> None:
    """On any tile; afterwards the seat is known to know it, in everybody's view."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: recon \n Bruno as Cornealius 1-H: inaction",
        lies="1-B ?, 2-F ?",
    )
    play.goes("""
        Ada> play recon
             plays recon
        Ada? look 1-B 2-F
        Ada> look 2-F
             aims recon 2-F
        Bruno> pass
        *> peek ghoul-6
             Ada looks at 2-F
             Ada sees ghoul-6 at 2-F
    """)
    seat, public = play.view("Bruno"), play.view()
    looked = [[s.tokens[-1].seen for s in view.stacks] for view in (seat, public)]
    assert looked == [[0, 0b1], [0, 0b1]]


@pytest.mark.rule("LG-10.33", "LG-7.1")
def test_recon_can_be_cancelled() -> None:
    play = Play(STREET, "Ada as Zone 1-A: recon \n Bruno as Cornealius 1-H: inaction", lies="2-F ?, 1-B ?")
    play.goes("""
        Ada> play recon, look 2-F
             plays recon
             aims recon 2-F
        Bruno> play inaction
             Ada recon cancelled by Bruno
        2-F= ?
        Ada= hand none
    """)


@pytest.mark.rule("LG-10.33", "LG-10.46")
def test_with_field_notes_one_sees_the_first_before_naming_the_second() -> None:
    play = Play(
        STREET,
        "Dimitri as Lake 1-A: field-notes \n Bruno as Cornealius 1-H: inaction",
        lies="1-B ?, 2-F ?, 2-G ?ghoul-6=Dimitri",
    )
    start = play.state
    play.goes("""
        Dimitri> play field-notes
             plays field-notes
        Bruno> play inaction
             refused not-your-turn LG-3.2
        Dimitri? look 1-B 2-F, pass
        Dimitri> look 1-B
        *> peek hole
             Dimitri looks at 1-B
             Dimitri sees hole at 1-B
        Dimitri? look 2-F, pass
        Dimitri> look 1-B
             refused look-not-there LG-10.46
        Dimitri> look 2-F
        *> peek gun
             refused record-not-by-chance
        *> peek ghoul-5
             Dimitri looks at 2-F
             Dimitri sees ghoul-5 at 2-F
        Dimitri? walk N E, move 1-B 2-F 2-G, end
    """)
    play.state = start
    play.goes("""
        Dimitri> play field-notes, look 2-F
             plays field-notes
        *> peek ghoul-4
             Dimitri looks at 2-F
             Dimitri sees ghoul-4 at 2-F
        Dimitri> pass
        Dimitri> walk N
             N to 2-A
    """)


@pytest.mark.rule("LG-10.46")
def test_a_look_is_at_a_token_that_one_does_not_know_yet() -> None:
    """Bruno has seen the only token left to him; Ada has not, and the one both saw lies dark again."""
    lies = "1-B ?ghoul-4=Bruno, 2-F ?ghoul-6=all"
    ada = Play(STREET, "Ada as Zone 1-A: recon \n Bruno as Cornealius 1-H: 1", lies=lies)
    ada.goes("""
        Ada> play recon
             plays recon
        Ada> look 2-F
             refused look-not-there LG-10.46
        Ada? look 1-B
        Ada> look 1-B
             aims recon 1-B
        Bruno> pass
             Ada looks at 1-B
             Ada sees ghoul-4 at 1-B
        1-B= ?ghoul-4
    """)
    bruno = Play(
        STREET,
        "Bruno as Cornealius 1-A: recon field-notes@lake \n Ada as Zone 1-H: 1",
        lies=lies,
    )
    bruno.goes("""
        Bruno> play recon
             refused card-no-target LG-10.46
    """)
    lake = Play(
        STREET,
        "Dimitri as Lake 1-A: field-notes \n Bruno as Cornealius 1-H: 1",
        lies="2-F ?ghoul-6=all, 2-E ?hole=Dimitri",
    )
    lake.goes("""
        Dimitri> play field-notes
             refused card-no-target LG-10.46
    """)
    one = Play(
        STREET,
        "Dimitri as Lake 1-A: field-notes \n Bruno as Cornealius 1-H: 1",
        lies="2-F ?, 2-E ?hole=Dimitri",
    )
    one.goes("""
        Dimitri> play field-notes, look 2-F
             plays field-notes
        *> peek hole
             Dimitri looks at 2-F
             Dimitri sees hole at 2-F
        Dimitri? walk N E, move 2-E 2-F, end
    """)


@pytest.mark.rule("LG-10.35")
def test_a_card_is_discarded_as_it_is_played_and_value_cards_when_the_battle_is_decided() -> None:
    play = Play(
        STREET,
        "Carla as Gray 1-A: right-ghoo 1 parry 3 \n Dimitri as Lake 1-H: 3 2",
        lies="1-B ghoul-5, 2-F ?",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             fights 5 at 1-B, starts at 1
        Carla> play right-ghoo
             plays right-ghoo, makes 5
        Carla= discard right-ghoo
        Carla> put 1, done
             puts 1, makes 6
        Dimitri> challenge 2 3
             challenges with 2 3, leaves 1
        Dimitri= hand none, discard none
        Carla> parry 3@lake
             parries 3@lake
        Carla= discard parry right-ghoo
        Dimitri= discard none
        Carla> done
             loses, 2 wounds
        Carla= discard 1 parry right-ghoo, hand 3
        Dimitri= discard 2 3
        *> lose 3
             Carla wound 3, 1 in all
    """)


@pytest.mark.rule("LG-10.35", "LG-6.1")
def test_a_wound_with_neither_hand_nor_deck_has_the_discard_pile_shuffled_first() -> None:
    """The 3 just put down is in it: it was discarded before any wound was taken."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3; deck ; discard 2 \n Bruno as Cornealius 1-H: 2",
        lies="1-B ghoul-5, 2-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
             loses, 2 wounds
        *? lose 0 2@zone, lose 0 3@zone
        *> lose 3
             Ada reshuffles
             Ada wound 3, 1 in all
        Ada= deck 2, discard none
        *> lose 2
             Ada wound 2, 2 in all
    """)

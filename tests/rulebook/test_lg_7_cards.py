"""Chapter 7 of docs/rules/last-game-on-earth.md: cards that all decks have."""

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


@pytest.mark.rule("LG-7.1")
def test_inaction_is_asked_from_the_actors_left_and_the_first_one_cancels() -> None:
    """Carla is in a Hole and Dimitri is dead; neither is asked, though both hold what would do."""
    play = Play(
        STREET,
        """
        Bruno as Cornealius 1-A: 2
        Carla as Gray 1-H: inaction; fallen
        Ada as Zone 1-B: hole inaction
        Dimitri as Lake dead: inaction
        """,
        lies="1-H hole, 2-D ?",
        turn="Ada",
    )
    play.goes("""
        Ada> play hole, at 1-A
             plays hole
             aims hole 1-A
        Bruno? pass
        Carla> play inaction
             refused not-your-turn LG-3.2
        Dimitri> pass
             refused not-your-turn LG-3.2
        Bruno> pass
             Ada lays hole at 1-A
             falls at 1-A
    """)


@pytest.mark.rule("LG-7.1")
def test_who_is_asked_second_may_cancel_and_the_third_is_not_asked() -> None:
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: hole
        Bruno as Cornealius 1-H: inaction 3 parry heavy-artillery
        Carla as Gray 2-H: 1 inaction
        Dimitri as Lake 2-G: inaction
        """,
        lies="2-D ?",
    )
    play.goes("""
        Ada> play hole, at 1-H
             plays hole
             aims hole 1-H
        Carla> play inaction
             refused not-your-turn LG-3.2
        Bruno? play inaction, pass
        Bruno> play parry
             refused card-not-now LG-7.4
        Bruno> play heavy-artillery
             refused card-not-now LG-7.4
        Bruno> play inaction@gray
             refused card-not-held LG-3.1
        Bruno> put 3
             refused inaction-now LG-7.1
        Bruno> pass
        Carla? play inaction, pass
        Carla> play inaction
             Ada hole cancelled by Carla
        Dimitri> play inaction
             refused not-your-turn LG-3.2
        Ada> play hole
             refused card-not-held LG-3.1
        1-H= nothing
        Ada= discard hole
        Carla= discard inaction, hand 1
        Dimitri= hand inaction
    """)


@pytest.mark.rule("LG-7.1", "LG-10.1")
def test_what_was_added_to_a_cancelled_card_is_lost_with_it() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris 3 \n Bruno as Cornealius 1-H: inaction 3",
        lies="2-D ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, add 3
             plays debris
             aims debris 1-H
             adds 3
        Bruno> play inaction
             Ada debris cancelled by Bruno
        1-H= nothing
        Ada= discard 3 debris, hand none
        Bruno= hand 3, hurt 0
        Ada> move 2-D
             refused acted-already LG-3.2
    """)


@pytest.mark.rule("LG-7.1")
def test_a_specialty_action_can_be_cancelled_and_a_plain_specialty_cannot() -> None:
    play = Play(
        STREET,
        "Dimitri as Lake 1-A: malectoplasm-lure field-notes \n Bruno as Cornealius 1-H: inaction",
        lies="2-D ?, 2-F ?",
    )
    play.goes("""
        Dimitri> play field-notes
             plays field-notes
        Dimitri> look 2-D
        *> peek ghoul-6
             Dimitri looks at 2-D
             Dimitri sees ghoul-6 at 2-D
        Dimitri> pass
        Dimitri> play malectoplasm-lure, move 2-F, to 2-E
             plays malectoplasm-lure
             aims malectoplasm-lure 2-F
             aims malectoplasm-lure 2-F to 2-E
        Bruno? play inaction, pass
        Bruno> play inaction
             Dimitri malectoplasm-lure cancelled by Bruno
        2-F= ?
    """)


@pytest.mark.rule("LG-7.1", "LG-3.5")
def test_a_token_moved_without_a_card_cannot_be_stopped() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: inaction 3 2",
        lies="2-F ?, 2-D ?",
    )
    play.goes("""
        Ada> move 2-F, to 1-H
             picks up 2-F
             moves 2-F to 1-H
        *> turn ghoul-5
             1-H is ghoul-5
             Bruno fights 5 at 1-H, starts at 2
        Bruno> play inaction
             refused card-not-now LG-7.4
    """)


@pytest.mark.rule("LG-7.1", "LG-7.9")
def test_value_and_rescue_cards_are_never_asked_about() -> None:
    """Nothing that is put down, challenged with, added or parried opens a question of Inaction."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 1 parry \n Bruno as Cornealius 1-H: inaction 3 2",
        lies="1-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> play inaction
             refused challenge-now LG-5.2
        Bruno> challenge 2
             challenges with 2, leaves 3
        Ada> parry 2@cornealius
             parries 2@cornealius
        Bruno> play inaction
             refused not-your-turn LG-3.2
        Ada> done
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-7.2", "LG-5.3")
def test_each_parry_shuts_out_one_card_of_a_challenge() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 parry parry 1 \n Bruno as Cornealius 1-H: 3 2 1",
        lies="1-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3
             puts 3, makes 5
        Ada> parry 3
             refused parry-not-against LG-7.2
        Ada> done
        Bruno> challenge 2 3
             challenges with 2 3, leaves 0
        Ada> parry 1@cornealius
             refused parry-not-against LG-7.2
        Ada> parry 1 3@cornealius
             refused card-not-now LG-7.4
        Ada> parry parry@cornealius 3@cornealius
             refused card-not-held LG-3.1
        Ada? parry parry 2@cornealius, parry parry 3@cornealius, put 1, done
        Ada> parry 3@cornealius
             parries 3@cornealius
        Ada> parry 2@cornealius
             parries 2@cornealius
        Ada> done
             wins ghoul-4, 1 points
        Ada= hand 1, discard 3 parry parry
        Bruno= discard 2 3
    """)


@pytest.mark.rule("LG-7.2")
def test_a_parry_shuts_out_the_value_card_added_to_debris_and_no_more() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris 3 \n Dimitri as Lake 1-H: parry parry 2",
        lies="2-D ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, add 3
             plays debris
             aims debris 1-H
             adds 3
        all> pass
             Ada lays debris at 1-H
             Dimitri struck at 1-H for 4
        Dimitri? parry parry 3@zone, pass
        Dimitri> put 2
             refused guard-now LG-10.1
        Dimitri> parry 2@zone
             refused parry-not-against LG-7.2
        Dimitri> parry 3@zone
             parries 3@zone
        *> lose 2
             Dimitri wound 2, 1 in all
        Dimitri= hurt 1, hand parry
        Ada> end
             turn over
             Dimitri to play
    """)


@pytest.mark.rule("LG-7.2")
def test_cards_put_down_against_a_ghoul_are_not_played_against_anybody() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 \n Bruno as Cornealius 1-H: parry 2",
        lies="1-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> parry 3@zone
             refused challenge-now LG-5.2
        Bruno? challenge 2, pass
    """)


@pytest.mark.rule("LG-7.3", "LG-10.9")
def test_steal_takes_a_card_at_random_and_only_two_know_which() -> None:
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: steal 1
        Bruno as Cornealius 1-H: 2 2 parry
        Carla as Gray 2-H:
        Dimitri as Lake dead: 3
        """,
        lies="2-D ?",
    )
    play.goes("""
        Ada> play steal
             plays steal
        Ada? on 1
        Ada> on Carla
             refused on-nobody LG-10.9
        Ada> on Dimitri
             refused on-nobody LG-10.9
        Ada> on Ada
             refused on-nobody LG-10.9
        Ada> on Bruno
             aims steal Bruno
        all> pass
        *? rob 0 1 2@cornealius, rob 0 1 parry@cornealius
        *> rob 2
             Bruno robbed of 2 by Ada
        Ada= hand 2@cornealius 1
        Bruno= hand 2 parry
    """)
    play.hears(
        "Ada",
        """
        Ada> play steal
             plays steal
        Ada> on 1
             aims steal Bruno
        Bruno> pass
        Carla> pass
        *> rob Ada Bruno 2@cornealius
             Bruno robbed of 2 by Ada
    """,
    )
    play.hears(
        "Carla",
        """
        Ada> play steal
             plays steal
        Ada> on 1
             aims steal Bruno
        Bruno> pass
        Carla> pass
        *> rob Ada Bruno ?@cornealius
             Bruno robbed of ? by Ada
    """,
    )
    play.hears(
        None,
        """
        Ada> play steal
             plays steal
        Ada> on 1
             aims steal Bruno
        Bruno> pass
        Carla> pass
        *> rob Ada Bruno ?@cornealius
             Bruno robbed of ? by Ada
    """,
    )


@pytest.mark.rule("LG-7.3", "LG-10.26")
def test_haul_moves_anything_but_a_revealed_hole_or_debris_also_on_ones_own_tile() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: haul \n Bruno as Cornealius 1-H: 2 3",
        lies="2-A hole, 2-B debris, 1-C ghoul-4, 1-D first-aid, 1-E ?, 2-E hole ?",
    )
    play.goes("""
        Ada> play haul
             plays haul
        Ada? move 1-C 1-D 1-E 2-E
        Ada> move 2-A
             refused haul-not-there LG-7.3
        Ada> move 2-B
             refused haul-not-there LG-7.3
        Ada> move 1-C
             aims haul 1-C
        Ada? to 1-B 1-D 1-E 1-F 1-G 1-H 2-A 2-B 2-C 2-D 2-E 2-F 2-G
        Ada> to 1-A
             refused to-not-there LG-10.5
        Ada> to 1-C
             refused to-not-there LG-10.5
        Ada> to 2-G
             aims haul 1-C to 2-G
        Bruno> pass
             Ada moves 1-C to 2-G
        2-G= ghoul-4
    """)


@pytest.mark.rule("LG-7.3")
def test_recon_shows_one_face_down_token_to_one_player() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: recon \n Bruno as Cornealius 1-H: 2 \n Carla as Gray 2-H: 1",
        lies="1-B ghoul-4, 1-C ?, 2-E ?",
    )
    play.goes("""
        Ada> play recon
             plays recon
        Ada? look 1-C 2-E
        Ada> look 1-B
             refused look-not-there LG-10.46
        Ada> look 2-E
             aims recon 2-E
        all> pass
        *> peek hole
             Ada looks at 2-E
             Ada sees hole at 2-E
        2-E= ?hole
    """)
    play.hears(
        "Ada",
        """
        Ada> play recon
             plays recon
        Ada> look 2-E
             aims recon 2-E
        Bruno> pass
        Carla> pass
        *> peek Ada hole
             Ada looks at 2-E
             Ada sees hole at 2-E
    """,
    )
    play.hears(
        "Bruno",
        """
        Ada> play recon
             plays recon
        Ada> look 2-E
             aims recon 2-E
        Bruno> pass
        Carla> pass
        *> peek Ada ?
             Ada looks at 2-E
    """,
    )
    at = play.field.index["2-E"]
    seen = {
        name: next(s.tokens[-1].kind for s in play.view(name).stacks if s.square == at)
        for name in ("Ada", "Bruno", "Carla", "")
    }
    assert seen == {"Ada": 4, "Bruno": 0, "Carla": 0, "": 0}


@pytest.mark.rule("LG-7.4", "LG-10.14")
def test_a_specialty_is_played_when_its_text_allows_and_at_no_other_time() -> None:
    """Cards for a battle are refused between steps, and cards for a move in a battle."""
    play = Play(
        STREET,
        "Carla as Gray 1-A: right-ghoo ready-for-anything 1 double-dose \n Bruno as Cornealius 1-H: 2",
        lies="1-B ghoul-6, 2-D ?",
    )
    play.goes("""
        Carla> play right-ghoo
             refused card-not-now LG-7.4
        Carla> play double-dose
             refused card-not-now LG-7.4
        Carla> walk E
             E to 1-B
             fights 6 at 1-B, starts at 1
        Carla> play ready-for-anything
             refused card-not-now LG-7.4
        Carla> play right-ghoo
             plays right-ghoo, makes 6
        Carla> put double-dose
             puts double-dose, makes 10
        Carla> done
        Bruno> pass
             Carla wins ghoul-6, 3 points
    """)


@pytest.mark.rule("LG-7.4")
def test_a_specialty_value_challenges_and_is_parried_like_any_value_card() -> None:
    """In another's turn, two at a time, and beside other cards."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 3 parry \n Dimitri as Lake 1-H: specimen specimen \n Bruno as Cornealius 2-H: 1",
        lies="1-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3 3
             puts 3, makes 5
             puts 3, makes 8
        Ada> done
        Dimitri> challenge specimen specimen
             challenges with specimen specimen, leaves 0
        Ada> parry specimen@lake
             parries specimen@lake
        Ada> done
             loses, 1 wounds
    """)


@pytest.mark.rule("LG-7.9")
def test_who_holds_nothing_is_asked_as_well() -> None:
    """Bruno has no card at all, and nobody learns it from what is asked."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris 1 3 \n Bruno as Cornealius 1-H: \n Carla as Gray 2-H: 1",
        lies="1-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> play debris, at 1-H, add 1
             plays debris
             aims debris 1-H
             adds 1
        Bruno? pass
        Bruno> pass
        Carla? pass
        Carla> pass
             Ada lays debris at 1-H
             Bruno struck at 1-H for 2
        Bruno? pass
        Bruno> pass
        *> lose 1
             Bruno wound 1, 1 in all
        *> lose 1
             Bruno wound 1, 2 in all
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno? pass
        Bruno> pass
        Carla? challenge 1, pass
        Carla> pass
             Ada wins ghoul-4, 1 points
    """)

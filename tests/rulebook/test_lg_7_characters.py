"""Chapter 7 of docs/rules/last-game-on-earth.md: the four characters and their Specialty cards."""

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


@pytest.mark.rule("LG-7.5", "LG-10.14")
def test_zone_may_give_up_his_move_to_play_two_action_cards() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: hole hole debris \n Bruno as Cornealius 1-H: 2",
        lies="2-D ?",
    )
    play.goes("""
        Ada> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Ada lays hole at 2-E
        Ada? walk N E, play hole, play debris, end
        Ada> move 2-D
             refused acted-already LG-3.2
        Ada> play hole, at 2-F
             plays hole
             aims hole 2-F
        Bruno> pass
             Ada lays hole at 2-F
        Ada> walk E
             refused moved-already LG-3.2
        Ada> play debris
             refused acted-already LG-3.2
        Ada? end
    """)


@pytest.mark.rule("LG-7.5")
def test_nobody_but_zone_plays_two() -> None:
    play = Play(STREET, "Dimitri as Lake 1-A: hole hole \n Bruno as Cornealius 1-H: 2", lies="2-D ?")
    play.goes("""
        Dimitri> play hole, at 2-E
             plays hole
             aims hole 2-E
        Bruno> pass
             Dimitri lays hole at 2-E
        Dimitri> play hole
             refused acted-already LG-3.2
    """)


@pytest.mark.rule("LG-7.5", "LG-10.30")
def test_strategic_intel_passes_over_tokens_revealed_or_not() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel strategic-intel \n Bruno as Cornealius 1-H: 2",
        lies="1-B ?, 1-C ghoul-6, 1-D hole, 2-H ?",
    )
    play.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> play strategic-intel
             refused passing-already LG-7.5
        Ada> walk E E E E
             E to 1-B
             E to 1-C
             E to 1-D
             E to 1-E
        1-B= ?
        Ada= at 1-E, fallen no, hand strategic-intel
        Ada> end
             turn over
             Bruno to play
    """)


@pytest.mark.rule("LG-7.5", "LG-10.27")
def test_two_other_action_cards_may_follow_a_chain_of_command() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: chain-of-command hole hole debris haul \n Bruno as Cornealius 1-H: 2",
        lies="2-D ?",
    )
    play.goes("""
        Ada> play chain-of-command
             plays chain-of-command
        Bruno> pass
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
        Ada> play debris, at 2-E, done
             plays debris
             aims debris 2-E
        Bruno> pass
             Ada lays debris at 2-E
        Ada> play haul
             refused acted-already LG-3.2
    """)


@pytest.mark.rule("LG-7.5")
def test_air_support_counts_four() -> None:
    play = Play(
        STREET, "Ada as Zone 1-A: air-support \n Bruno as Cornealius 1-H: 2", lies="1-B ghoul-5, 2-D ?"
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Ada> put air-support, done
             puts air-support, makes 6
        Bruno> pass
             Ada wins ghoul-5, 2 points
    """)


@pytest.mark.rule("LG-7.6", "LG-10.26")
def test_lake_moves_tokens_on_his_tile_and_onto_it_where_others_may_not() -> None:
    seats = "Dimitri as Lake 1-A: 1 \n Bruno as Cornealius 2-A: 2"
    play = Play(STREET, seats, lies="1-C ?, 1-F ?")
    play.goes("""
        Dimitri? walk N E, move 1-C 1-F, end
        Dimitri> move 1-F, to 1-B
             picks up 1-F
             moves 1-F to 1-B
        Dimitri> end
             turn over
             Bruno to play
        Bruno> done
        *> ...
        Bruno> move 1-C
             refused move-not-this LG-3.5
        Bruno> move 1-B
             refused move-not-this LG-3.5
    """)
    other = Play(STREET, "Bruno as Cornealius 2-A: 2 \n Dimitri as Lake 1-A: 1", lies="1-C ?, 1-F ?")
    other.goes("""
        Bruno? walk E S, move 1-F, end
        Bruno> move 1-C
             refused move-not-this LG-3.5
        Bruno> move 1-F
             picks up 1-F
        Bruno? to 1-E 1-G 1-H 2-E 2-F 2-G 2-H
        Bruno> to 1-D
             refused to-not-there LG-10.5
    """)


@pytest.mark.rule("LG-7.6")
def test_the_lure_goes_ten_squares_over_any_tile_but_takes_only_what_is_face_down() -> None:
    play = Play(
        STREET,
        "Dimitri as Lake 1-A: malectoplasm-lure specimen \n Bruno as Cornealius 2-H: 2",
        lies="1-B ?, 1-C ghoul-4, 1-H ?",
    )
    play.goes("""
        Dimitri> play malectoplasm-lure
             plays malectoplasm-lure
        Dimitri? move 1-B 1-H
        Dimitri> move 1-C
             refused haul-not-there LG-7.3
        Dimitri> move 1-H
             aims malectoplasm-lure 1-H
        Dimitri? to 1-B 1-C 1-D 1-E 1-F 1-G 2-A 2-B 2-C 2-D 2-E 2-F 2-G 2-H
        Dimitri> to 2-B
             aims malectoplasm-lure 1-H to 2-B
        Bruno> pass
             Dimitri moves 1-H to 2-B
    """)


@pytest.mark.rule("LG-7.7", "LG-10.11")
def test_a_marked_card_counts_one_more_for_gray_in_her_own_battles_alone() -> None:
    """Not in her challenges, and not in the hand of a thief."""
    play = Play(
        STREET,
        "Carla as Gray 1-A: 3+ \n Ada as Zone 1-H: 2+@gray 1 \n Bruno as Cornealius 2-H: 1",
        lies="1-B ghoul-4, 1-G ghoul-4, 2-D ?",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             fights 4 at 1-B, starts at 1
        Carla> put 3+
             puts 3+, makes 5
        Carla> done
        all> pass
             Carla wins ghoul-4, 1 points
        Carla> end
             turn over
             Ada to play
        Ada> done
        *> ...
        Ada> walk W
             W to 1-G
             fights 4 at 1-G, starts at 2
        Ada> put 2+@gray
             puts 2+@gray, makes 4
        Ada> put 1
             puts 1, makes 5
        Ada> done
        Bruno> pass
        Carla> pass
             Ada wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-7.7")
def test_a_marked_card_in_a_challenge_is_worth_what_stands_on_it() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 3 \n Carla as Gray 1-H: 3+",
        lies="1-B ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3 3, done
             puts 3, makes 5
             puts 3, makes 8
        Carla> challenge 3+
             challenges with 3+, leaves 5
        Ada> done
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-7.7", "LG-10.3")
def test_the_right_ghoo_makes_initial_combat_the_ghouls_strength() -> None:
    play = Play(
        STREET,
        "Carla as Gray 1-A: right-ghoo 1 \n Ada as Zone 1-H: 1",
        lies="1-B ghoul-6, 2-D ?",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             fights 6 at 1-B, starts at 1
        Carla> play right-ghoo
             plays right-ghoo, makes 6
        Carla> put 1
             puts 1, makes 7
        Carla> done
        Ada> pass
             Carla wins ghoul-6, 3 points
    """)


@pytest.mark.rule("LG-7.8", "LG-10.28")
def test_cornealius_may_turn_up_a_token_on_his_tile_and_nobody_meets_it() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: heavy-artillery 1 \n Carla as Gray 2-C: 1",
        lies="1-B ghoul-5, 2-D ?, 2-C ?, 2-E ?",
    )
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 5
        Bruno? reveal 2-C 2-D, pass
        Bruno> put 1
             refused reveal-now LG-7.8
        Bruno> reveal 2-E
             refused reveal-not-there LG-10.28
        Bruno> reveal 1-B
             refused reveal-not-there LG-10.28
        Bruno> reveal 2-C
        *> turn hole
             2-C is hole
        Carla= fallen no
        Bruno> put 1, done
             puts 1, makes 6
        Carla> pass
             Bruno wins ghoul-5, 2 points
    """)


@pytest.mark.rule("LG-7.8", "LG-10.29")
def test_tough_hide_takes_off_up_to_two_wounds() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: tough-hide tough-hide 1 2 parry \n Carla as Gray 1-H: 1",
        lies="1-B ghoul-6, 1-C ghoul-6, 1-G ?",
    )
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 6 at 1-B, starts at 2
        Bruno> done
             loses, 3 wounds
        Bruno? play tough-hide, pass
        Bruno> parry 1@gray
             refused parry-not-against LG-7.2
        Bruno> play tough-hide
             plays tough-hide
             shrugs off 2
        Bruno> pass
        *> lose 1
             Bruno wound 1, 1 in all
        Bruno= hurt 1, hand 2 parry tough-hide
    """)

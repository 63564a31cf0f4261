"""Rulings of docs/rules/last-game-on-earth.md on stacks: Holes, Debris, what is met and what is faced."""

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
NOOK = """
     A B C D
    +-+-+-+-+
  2 |a a|b b|
    +-+ + + +
  1 |a a b b|
    +-+-+-+-+
"""
"""From 2-A one comes to 2-B alone, and to tile b from 1-B."""


@pytest.mark.rule("LG-10.4")
def test_no_hole_card_where_a_hole_shows_anywhere_in_the_stack() -> None:
    play = Play(
        NOOK,
        "Ada as Zone 1-A: hole \n Bruno as Cornealius 2-D: 2",
        lies="1-C hole, 1-D hole debris debris, 2-C ?hole=Ada, 2-A ?",
    )
    play.goes("""
        Ada> play hole
             plays hole
        Ada? at 1-A 1-B 2-A 2-B 2-C 2-D
        Ada> at 1-C
             refused at-not-there LG-10.4
        Ada> at 1-D
             refused at-not-there LG-10.4
        Ada> at 2-C
             aims hole 2-C
    """)


@pytest.mark.rule("LG-10.4", "LG-4.1")
def test_a_moved_second_hole_is_taken_away_and_does_nothing() -> None:
    """Carla has climbed out of the Hole that she stands on; she does not fall again."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 2 \n Carla as Gray 1-H: 2",
        lies="1-H hole, 2-G ?, 2-D ?",
    )
    play.goes("""
        Ada> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn hole
             1-H is hole
             second hole gone from 1-H
        1-H= hole
        Carla= fallen no
        Ada> end
             turn over
             Carla to play
    """)


@pytest.mark.rule("LG-10.4", "LG-10.23")
def test_who_faces_a_second_hole_under_the_first_falls_anew() -> None:
    play = Play(
        STREET,
        "Carla as Gray 1-H: 2 \n Ada as Zone 1-A: 2",
        lies="1-H ? hole, 2-D ?",
    )
    play.goes("""
        Carla> face
             faces 1-H
        *> turn hole
             1-H is hole
             second hole gone from 1-H
             Carla falls at 1-H
             Carla turn over
             Ada to play
        1-H= hole
        Carla= fallen yes
    """)


@pytest.mark.rule("LG-10.5")
def test_only_the_uppermost_token_is_moved_looked_at_or_turned_up() -> None:
    play = Play(
        STREET,
        "Dimitri as Lake 1-A: field-notes heavy-artillery@cornealius \n Ada as Zone 1-H: 2",
        lies="1-C ? ghoul-5, 1-D ghoul-4 ?, 2-F ? debris, 2-H ? ?",
    )
    play.goes("""
        Dimitri? walk N E, play field-notes, move 1-D 2-H, end
        Dimitri> move 1-C
             refused move-no-token LG-3.5
        Dimitri> play field-notes
             plays field-notes
        Dimitri? look 1-D 2-H, pass
        Dimitri> look 2-H
        *> peek ghoul-5
             Dimitri looks at 2-H
             Dimitri sees ghoul-5 at 2-H
        2-H= ? ?ghoul-5
        Dimitri> pass
        Dimitri> move 2-H, to 2-G
             picks up 2-H
             moves 2-H to 2-G
        2-H= ?
        2-G= ?ghoul-5
    """)
    bruno = Play(
        STREET,
        "Bruno as Cornealius 1-A: heavy-artillery \n Ada as Zone 1-H: 2",
        lies="1-B ghoul-5, 1-C ? ghoul-5, 1-D ghoul-4 ?",
    )
    bruno.goes("""
        Bruno> walk E
             E to 1-B
             fights 5 at 1-B, starts at 2
        Bruno> play heavy-artillery
             plays heavy-artillery, makes 5
        Bruno? reveal 1-D, pass
    """)


@pytest.mark.rule("LG-10.5")
def test_a_moved_token_goes_at_least_a_square_and_never_to_the_movers_own() -> None:
    """Nor over a piece; and what has no way to go is not picked up."""
    play = Play(
        NOOK,
        "Ada as Zone 2-D: haul \n Dimitri as Lake 1-B: malectoplasm-lure",
        lies="1-A ?, 2-A ?, 1-C ?",
    )
    start = play.state
    play.goes("""
        Ada> move 1-C
             refused move-not-this LG-3.5
        Ada> move 1-A
             picks up 1-A
        Ada? to 1-B
        Ada> to 1-A
             refused to-not-there LG-10.5
        Ada> to 1-C
             refused to-not-there LG-10.5
        Ada> to 2-B
             refused to-not-there LG-10.5
    """)
    play.state = start
    play.goes("""
        Ada> play haul, move 1-C
             plays haul
             aims haul 1-C
        Ada> to 2-D
             refused to-not-there LG-10.5
        Ada? to 1-B 1-D 2-C
    """)
    shut = Play(
        NOOK, "Dimitri as Lake 2-B: malectoplasm-lure haul \n Ada as Zone 2-D: 1", lies="2-A ?, 1-A ?"
    )
    start = shut.state
    shut.goes("""
        Dimitri? walk S W, play haul, play malectoplasm-lure, move 1-A, end
        Dimitri> move 2-A
             refused move-not-this LG-3.5
        Dimitri> play haul
             plays haul
        Dimitri? move 1-A
    """)
    alone = Play(
        NOOK,
        "Dimitri as Lake 2-B: malectoplasm-lure haul \n Ada as Zone 2-D: 1",
        lies="2-A ?, 1-A ghoul-4 hole",
    )
    alone.goes("""
        Dimitri> play malectoplasm-lure
             refused card-no-target LG-10.5
        Dimitri> play haul
             refused card-no-target LG-10.5
        Dimitri? walk S W, end
    """)


@pytest.mark.rule("LG-10.5", "LG-10.10", "LG-10.26")
def test_a_moved_token_never_crosses_a_tile_where_it_may_not_rest() -> None:
    """Bruno stands between; for Lake, and for a card, no tile is closed; nor for the dead."""
    row = """
         A B C D E F
        +-+-+-+-+-+-+
      2 |a a b b c c|
        + +-+ +-+ + +
      1 |a a b b c c|
        +-+-+-+-+-+-+
    """
    lies = "1-B ?, 1-F ?"
    bruno = Play(row, "Bruno as Cornealius 2-D: haul \n Dimitri as Lake 2-A: 1", lies=lies)
    start = bruno.state
    bruno.goes("""
        Bruno> move 1-B
             picks up 1-B
        Bruno? to 1-A 2-A
    """)
    bruno.state = start
    bruno.goes("""
        Bruno> play haul, move 1-B
             plays haul
             aims haul 1-B
        Bruno? to 1-A 1-C 1-D 1-E 1-F 2-A 2-B 2-C 2-E 2-F
    """)
    lake = Play(row, "Dimitri as Lake 2-D: 1 \n Bruno as Cornealius 2-A: 1", lies=lies)
    lake.goes("""
        Dimitri> move 1-B
             picks up 1-B
        Dimitri? to 1-A 1-C 1-D 1-E 1-F 2-A 2-B 2-C 2-E 2-F
    """)
    dead = Play(row, "Bruno as Cornealius dead: 1 \n Dimitri as Lake 2-D: 1", lies=lies)
    dead.goes("""
        Bruno> move 1-B
             picks up 1-B
        Bruno? to 1-A 1-C 1-D 1-E 1-F 2-A 2-B 2-C 2-D 2-E 2-F
    """)


@pytest.mark.rule("LG-10.6", "LG-3.5")
def test_a_ghoul_moved_onto_several_is_for_the_next_in_play_order() -> None:
    """Bruno moved it; Carla comes next, then Dimitri, then Ada. Who is not concerned is not asked."""
    seats = """
        Ada as Zone 1-H: 3
        Bruno as Cornealius 1-A: 2
        Carla as Gray 2-A: 1
        Dimitri as Lake 1-H: 3 3
        """
    play = Play(STREET, seats, lies="2-G ?, 2-D ?", turn="Bruno")
    play.goes("""
        Bruno> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn ghoul-4
             1-H is ghoul-4
             Dimitri fights 4 at 1-H, starts at 1
        Ada> done
             refused not-your-turn LG-3.2
        Dimitri> put 3 3, done
             puts 3, makes 4
             puts 3, makes 7
        Ada> pass
        Bruno> pass
        Carla> pass
             Dimitri wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-10.6", "LG-4.2")
def test_a_ghoul_is_for_the_first_of_them_in_a_hole_or_not() -> None:
    play = Play(
        STREET,
        """
        Bruno as Cornealius 1-A: 2
        Dimitri as Lake 1-H: 3 3; fallen
        Ada as Zone 1-H: 3 3
        """,
        lies="1-H hole, 2-G ?, 2-D ?",
    )
    play.goes("""
        Bruno> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn ghoul-5
             1-H is ghoul-5
             Dimitri helpless at 1-H, 2 wounds
        *> lose 3 3
             Dimitri wound 3, 1 in all
             Dimitri wound 3, 2 in all
        Bruno> end
             turn over
             Dimitri to play, climbs out
        Dimitri= hurt 2
        1-H= hole ghoul-5
    """)


@pytest.mark.rule("LG-10.6")
def test_a_hole_moved_onto_several_is_for_all() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: 2 \n Dimitri as Lake 1-H: 3 \n Ada as Zone 1-H: 3",
        lies="2-G ?, 2-D ?",
    )
    play.goes("""
        Bruno> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn hole
             1-H is hole
             Dimitri falls at 1-H
             Ada falls at 1-H
        Bruno> end
             turn over
             Dimitri to play, climbs out
        Dimitri> done
        *> ...
        Ada= fallen yes
    """)


@pytest.mark.rule("LG-10.6", "LG-10.7")
def test_first_aid_moved_onto_several_is_offered_until_somebody_uses_it() -> None:
    """Ada leaves it, Bruno uses it; who has no wound, or lies in a Hole, is passed by."""
    seats = """
        Dimitri as Lake 1-A: 2
        Ada as Zone 1-H: 3; wounds 1
        Bruno as Cornealius 1-H: 2; wounds 1 1@lake
        """
    play = Play(STREET, seats, lies="2-G ?, 2-D ?")
    play.goes("""
        Dimitri> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn first-aid
             1-H is first-aid
             first-aid at 1-H
        Bruno> use
             refused not-your-turn LG-3.2
        Ada? use, leave
        Ada> pass
             refused aid-now LG-4.4
        Ada> leave
             leaves first-aid at 1-H
        Bruno> use
             heals 2 at 1-H
             home go 1@lake 1
        1-H= nothing
        Dimitri= discard 1
    """)
    nobody = Play(
        STREET,
        "Bruno as Cornealius 1-A: 2 \n Dimitri as Lake 1-H: 3 \n Carla as Gray 1-H: 3; wounds 1; fallen",
        lies="1-H hole, 2-G ?, 2-D ?",
    )
    nobody.goes("""
        Bruno> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn first-aid
             1-H is first-aid
             first-aid at 1-H
        Bruno> end
             turn over
             Dimitri to play
        1-H= hole first-aid
        Dimitri> ...
             Carla to play, climbs out
        Carla> done
        *> ...
        Carla> face
             faces 1-H
             first-aid at 1-H
        Carla> use
             heals 1 at 1-H
             home go 1
    """)


@pytest.mark.rule("LG-10.6", "LG-10.36", "LG-10.37")
def test_anything_else_goes_to_the_first_who_is_not_in_a_hole() -> None:
    play = Play(
        STREET,
        "Bruno as Cornealius 1-A: 2 \n Dimitri as Lake 1-H: 3; fallen \n Ada as Zone 1-H: 3",
        lies="1-H hole, 2-G ?, 2-D ?",
        briefings="lock-and-load",
    )
    play.goes("""
        Bruno> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn gun
             1-H is gun
             Ada takes gun at 1-H    LG-9.1
        Ada= guns 1
        Dimitri= guns 0
    """)


@pytest.mark.rule("LG-10.7")
def test_a_piece_forgets_what_it_has_met_when_it_leaves() -> None:
    """Carla knows the Debris under her; back from a walk she is struck again."""
    play = Play(
        STREET,
        "Carla as Gray 1-A: 2 3 1 \n Ada as Zone 1-H: 2",
        lies="1-A debris, 2-D ?",
    )
    play.goes("""
        Carla> face
             refused face-nothing LG-3.4
        Carla> walk E W
             E to 1-B
             W to 1-A
             struck at 1-A for 1
        *> lose 2
             Carla wound 2, 1 in all
        Carla= met 1
        Carla> end
             turn over
             Ada to play
        Ada> ...
             Carla to play
        Carla> done
        *> ...
        Carla> face
             refused face-nothing LG-3.4
    """)


@pytest.mark.rule("LG-10.7", "LG-10.22")
def test_a_token_laid_on_top_changes_nothing_about_those_below() -> None:
    """Carla has met the Debris under her, and it stays met; the Debris laid on it strikes alone."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: debris \n Carla as Gray 1-H: 2 3 1",
        lies="1-H ghoul-4 debris, 2-D ?",
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
        Ada> end
             turn over
             Carla to play
        Carla> done
        *> ...
        Carla> face
             faces 1-H
             fights 4 at 1-H, starts at 1
    """)


@pytest.mark.rule("LG-10.7", "LG-4.4")
def test_first_aid_waits_for_who_lies_in_a_hole() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Carla as Gray 1-H: 2; wounds 1 2; fallen",
        lies="1-H hole, 2-G ?, 2-D ?",
    )
    play.goes("""
        Ada> move 2-G, to 1-H
             picks up 2-G
             moves 2-G to 1-H
        *> turn first-aid
             1-H is first-aid
             first-aid at 1-H
        Carla= hurt 2
        Ada> end
             turn over
             Carla to play, climbs out
        Carla> done
        *> ...
        Carla> face
             faces 1-H
             first-aid at 1-H
        Carla> use
             heals 2 at 1-H
             home go 1 2
        1-H= hole
    """)


@pytest.mark.rule("LG-10.22")
def test_debris_on_debris_is_one_blow_and_what_lies_deeper_waits() -> None:
    """Two on top are met together; the Ghoul between, and the third, are not."""
    play = Play(
        STREET,
        "Carla as Gray 1-A: 2 3 1 \n Ada as Zone 1-H: 2",
        lies="1-B debris ghoul-4 debris debris, 2-D ?",
    )
    play.goes("""
        Carla> walk E
             E to 1-B
             struck at 1-B for 2
        *> lose 2 3
             Carla wound 2, 1 in all
             Carla wound 3, 2 in all
        Carla= met 1100
        Carla> face
             refused moved-already LG-3.2
        Carla> end
             turn over
             Ada to play
        Ada> ...
             Carla to play
        Carla> done
        *> ...
        Carla> face
             faces 1-B
             fights 4 at 1-B, starts at 1
    """)


@pytest.mark.rule("LG-10.22")
def test_what_lay_below_waits_also_when_the_token_above_is_taken_away() -> None:
    """A Ghoul is beaten; the face-down token under it stays as it is."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 \n Bruno as Cornealius 1-H: 2",
        lies="1-B ? ghoul-4, 2-D ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        Bruno> pass
             Ada wins ghoul-4, 1 points
        1-B= ?
        Ada> face
             refused moved-already LG-3.2
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        *> ...
        Ada> face
             faces 1-B
        *> turn ghoul-6
             1-B is ghoul-6
             Ada fights 6 at 1-B, starts at 2
    """)


@pytest.mark.rule("LG-10.23")
def test_what_is_faced_lies_under_the_holes_and_debris_that_one_has_met() -> None:
    play = Play(
        STREET,
        "Carla as Gray 1-A: 2 3 1 \n Ada as Zone 1-H: 2",
        lies="1-A ghoul-4 ? hole debris, 2-D ?",
    )
    start = play.state
    play.goes("""
        Carla> face
             faces 1-A
        *> turn ghoul-6
             1-A is ghoul-6
             Carla fights 6 at 1-A, starts at 1
    """)
    play.state = start
    play.goes("""
        Carla> walk N
             N to 2-A
        Carla> face
             refused face-moved LG-3.4
    """)
    empty = Play(STREET, "Carla as Gray 1-A: 2 \n Ada as Zone 1-H: 2", lies="1-A hole debris, 2-D ?")
    empty.goes("""
        Carla? walk N E, end
        Carla> face
             refused face-nothing LG-3.4
    """)


@pytest.mark.rule("LG-10.23", "LG-4.4")
def test_first_aid_once_met_is_faced_again_with_a_wound_and_passed_over_without() -> None:
    lies = "1-A ghoul-4 first-aid, 2-D ?"
    hurt = Play(STREET, "Carla as Gray 1-A: 2; wounds 1 \n Ada as Zone 1-H: 2", lies=lies)
    hurt.goes("""
        Carla> face
             faces 1-A
             first-aid at 1-A
        Carla> leave
             leaves first-aid at 1-A
        Carla> walk E
             refused moved-already LG-3.2
        1-A= ghoul-4 first-aid
    """)
    whole = Play(STREET, "Carla as Gray 1-A: 2 \n Ada as Zone 1-H: 2", lies=lies)
    whole.goes("""
        Carla> face
             faces 1-A
             fights 4 at 1-A, starts at 1
    """)


@pytest.mark.rule("LG-10.24")
def test_walking_into_a_second_hole_one_meets_what_is_uppermost_now() -> None:
    hole = Play(STREET, "Carla as Gray 1-A: 2 \n Ada as Zone 1-H: 2", lies="1-B hole ?, 2-D ?")
    hole.goes("""
        Carla> walk E
             E to 1-B
        *> turn hole
             1-B is hole
             second hole gone from 1-B
             Carla falls at 1-B
             Carla turn over
             Ada to play
        1-B= hole
    """)
    debris = Play(STREET, "Carla as Gray 1-A: 2 \n Ada as Zone 1-H: 2", lies="1-B hole debris ?, 2-D ?")
    debris.goes("""
        Carla> walk E
             E to 1-B
        *> turn hole
             1-B is hole
             second hole gone from 1-B
             Carla struck at 1-B for 1
        *> lose 2
             Carla wound 2, 1 in all
        Carla= fallen no
        1-B= hole debris
    """)


@pytest.mark.rule("LG-10.24")
def test_who_was_in_a_hole_that_is_taken_away_stays_fallen() -> None:
    """Ada faces what lies under her and Bruno's Hole, a second one: his goes, and he lies there as before."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 2
        Carla as Gray 1-H: 1
        Bruno as Cornealius 1-A: inaction; fallen
        """,
        lies="1-A ? hole, 2-D ?",
    )
    play.goes("""
        Ada> face
             faces 1-A
        *> turn hole
             1-A is hole
             second hole gone from 1-A
             Ada falls at 1-A
             Ada turn over
             Carla to play
        1-A= hole
        Bruno= fallen yes
        Carla> ...
             Bruno to play, climbs out
    """)

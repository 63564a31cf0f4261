"""Rulings of docs/rules/last-game-on-earth.md on the order of a turn and on moving."""

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


@pytest.mark.rule("LG-10.21")
def test_nothing_comes_before_replenishing() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 hole strategic-intel; charms 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-A ghoul-4, 2-F ?",
        briefings="lucky-charms",
        replenish=True,
    )
    play.goes("""
        Ada? discard 1, discard hole, discard strategic-intel, done
        Ada> walk E
             refused replenish-now LG-3.1
        Ada> face
             refused replenish-now LG-3.1
        Ada> play hole
             refused replenish-now LG-3.1
        Ada> play strategic-intel
             refused replenish-now LG-3.1
        Ada> move 2-F
             refused replenish-now LG-3.1
        Ada> charm
             refused replenish-now LG-3.1
        Ada> end
             refused replenish-now LG-3.1
        Ada> discard hole 3
             discards hole
             refused card-not-held LG-3.1
        Ada> done
        *> ...
        Ada= cards 7
        Ada> discard 1
             refused turn-now LG-3.2
    """)


@pytest.mark.rule("LG-10.21")
def test_acting_ends_the_move_that_has_begun() -> None:
    """With a card, or with a token; before the first step it ends nothing."""
    play = Play(
        STREET,
        "Dimitri as Lake 1-A: hole \n Bruno as Cornealius 1-H: 2",
        lies="2-F ?, 2-H ?",
    )
    start = play.state
    play.goes("""
        Dimitri> walk E E
             E to 1-B
             E to 1-C
        Dimitri> play hole, at 2-D
             plays hole
             aims hole 2-D
        Bruno> pass
             Dimitri lays hole at 2-D
        Dimitri> walk E
             refused moved-already LG-3.2
        Dimitri> stop
             refused stop-unmoved LG-3.3
        Dimitri> face
             refused moved-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Dimitri> walk E
             E to 1-B
        Dimitri> move 2-F, to 2-G
             picks up 2-F
             moves 2-F to 2-G
        Dimitri> walk E
             refused moved-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Dimitri> move 2-F, to 2-G
             picks up 2-F
             moves 2-F to 2-G
        Dimitri> walk E E E E N N
             E to 1-B
             E to 1-C
             E to 1-D
             E to 1-E
             N to 2-E
             refused walk-wall LG-3.3
        Dimitri= at 2-E
    """)


@pytest.mark.rule("LG-10.21", "LG-3.4")
def test_one_may_stay_on_a_ghoul_without_facing_it() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-A ghoul-6, 2-F ?",
    )
    play.goes("""
        Ada> stop
             refused stop-unmoved LG-3.3
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        *> ...
        Ada> end
             turn over
             Bruno to play
    """)


@pytest.mark.rule("LG-10.21", "LG-4.2")
def test_a_turn_ends_when_its_player_falls() -> None:
    """By walking, with the Action unused; and by a card on one's own square."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: hole hole \n Bruno as Cornealius 1-H: 2",
        lies="1-B hole, 2-F ?",
    )
    start = play.state
    play.goes("""
        Ada> walk E
             E to 1-B
             falls at 1-B
             turn over
             Bruno to play
        Ada> play hole
             refused not-your-turn LG-3.2
    """)
    play.state = start
    play.goes("""
        Ada> play hole, at 1-A
             plays hole
             aims hole 1-A
        Bruno> pass
             Ada lays hole at 1-A
             Ada falls at 1-A
             Ada turn over
             to play
        Ada> play hole
             refused not-your-turn LG-3.2
    """)


@pytest.mark.rule("LG-10.8", "LG-10.30")
def test_passing_over_tokens_is_not_passing_over_pieces() -> None:
    """Bruno stands on a Ghoul in the way: there the move ends, and the Ghoul is met."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel 1 \n Bruno as Cornealius 1-C: 2",
        lies="1-B ghoul-6, 1-C ghoul-4, 2-F ?",
    )
    play.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E E
             E to 1-B
             E to 1-C
             fights 4 at 1-C, starts at 2
        Ada> done
             loses, 1 wounds
        *> lose 1
             Ada wound 1, 1 in all
        Ada> walk E
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-10.8", "LG-10.30")
def test_the_square_where_the_move_ends_is_entered() -> None:
    """By stopping there, or because the steps run out; on a token the move goes on, or is stopped first."""
    play = Play(
        STREET,
        "Carla as Gray 1-A: ready-for-anything hole 2; charms 1 \n Bruno as Cornealius 2-A: 2",
        lies="1-B ?, 2-F ?, 2-G debris",
        briefings="lucky-charms",
    )
    play.goes("""
        Carla> play ready-for-anything
             plays ready-for-anything
        Carla> walk E
             E to 1-B
        Carla? walk N E W, stop, charm
        Carla> play hole
             refused stop-first LG-10.8
        Carla> move 2-F
             refused stop-first LG-10.8
        Carla> end
             refused stop-first LG-10.8
        Carla> face
             refused face-moved LG-3.4
    """)
    on_it = play.state
    play.goes("""
        Carla> stop
             stops at 1-B
        *> turn ghoul-4
             1-B is ghoul-4
             Carla fights 4 at 1-B, starts at 1
    """)
    play.state = on_it
    play.goes("""
        Carla> walk E E E E N
             E to 1-C
             E to 1-D
             E to 1-E
             E to 1-F
             N to 2-F
        *> turn first-aid
             2-F is first-aid
             Carla first-aid at 2-F
    """)


@pytest.mark.rule("LG-10.30")
def test_the_card_may_come_in_mid_move_and_not_after_it() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel strategic-intel 1 \n Bruno as Cornealius 2-A: 2",
        lies="1-C ghoul-6, 1-E first-aid, 2-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E E
             E to 1-C
             E to 1-D
        Ada> stop
             stops at 1-D
        Ada> play strategic-intel
             refused moved-already LG-3.2
    """)
    met = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel 1 \n Bruno as Cornealius 2-A: 2",
        lies="1-B ?, 2-F ?",
    )
    met.goes("""
        Ada> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid
             Ada first-aid at 1-B
        Ada> play strategic-intel
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-10.30")
def test_it_holds_for_this_move_alone() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: strategic-intel 1 \n Bruno as Cornealius 2-A: 2",
        lies="1-B first-aid, 1-D debris, 2-F ?",
    )
    play.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E E
             E to 1-B
             E to 1-C
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        *> ...
        Ada> walk E
             E to 1-D
             struck at 1-D for 1
        *> lose 1
             Ada wound 1, 1 in all
    """)


@pytest.mark.rule("LG-10.26")
def test_no_tile_is_closed_to_lake_nor_to_a_haul_nor_to_the_lure() -> None:
    """On his tile, onto it, off it and across it; away from his own square too, and never onto it."""
    lake = Play(
        STREET,
        "Dimitri as Lake 1-B: 1 \n Bruno as Cornealius 2-H: 2",
        lies="1-B ?, 1-F ?, 1-D ?",
    )
    start = lake.state
    lake.goes("""
        Dimitri? walk N E W, face, move 1-B 1-D 1-F, end
        Dimitri> move 1-D
             picks up 1-D
        Dimitri? to 1-A 1-C 1-E 1-F 1-G 1-H 2-A 2-B 2-C 2-D 2-E 2-F 2-G 2-H
        Dimitri> to 1-B
             refused to-not-there LG-10.5
    """)
    lake.state = start
    lake.goes("""
        Dimitri> move 1-B, to 1-F
             picks up 1-B
             moves 1-B to 1-F
    """)
    thief = Play(
        STREET,
        "Bruno as Cornealius 1-B: malectoplasm-lure@lake haul \n Dimitri as Lake 2-H: 2",
        lies="1-B ?ghoul-4=all ?, 1-F ?, 1-D ?",
    )
    start = thief.state
    thief.goes("""
        Bruno> move 1-D
             refused move-not-this LG-3.5
        Bruno> move 1-B
             refused move-not-this LG-3.5
        Bruno> play haul, move 1-B
             plays haul
             aims haul 1-B
        Bruno? to 1-A 1-C 1-D 1-E 1-F 1-G 2-A 2-B 2-C 2-D 2-E 2-F
    """)
    thief.state = start
    thief.goes("""
        Bruno> play malectoplasm-lure@lake
             plays malectoplasm-lure@lake
        Bruno> pass
        Bruno> move 1-F
             aims malectoplasm-lure@lake 1-F
        Bruno? to 1-A 1-C 1-D 1-E 1-G 1-H 2-A 2-B 2-C 2-D 2-E 2-F 2-G 2-H
    """)

"""The worked examples of docs/rules/last-game-on-earth.md, and those of the original rules.

Ada plays Zone, Bruno Cornealius, Carla Gray and Dimitri Lake; they sit, and play, in this order.
"""

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
YARD = """
     A B C D E F G H
    +-+-+-+-+-+-+-+-+
  4 |a a a a b b b b|
    + + + + + + + + +
  3 |a a a a b b b b|
    + + + + + +-+-+-+
  2 |a a a a b b b b|
    + + + + + + + + +
  1 |a a a a b b b b|
    +-+-+-+-+-+-+-+-+
"""


def four(ada: str, bruno: str, carla: str, dimitri: str) -> str:
    """Everybody, each on a square of their own."""
    return f"""
        Ada as Zone {ada}
        Bruno as Cornealius {bruno}
        Carla as Gray {carla}
        Dimitri as Lake {dimitri}
    """


# --- battles ---


@pytest.mark.rule("LG-5.1", "LG-5.2", "LG-5.4")
def test_battle_1_six_beats_five() -> None:
    """Lake starts at 1 against a 5, so five more are needed. Nobody challenges: two points."""
    seats = four("2-A: 2 1", "2-B: 1", "2-C: 1", "1-A: 3 2")
    play = Play(STREET, seats, lies="1-B ?, 2-H ?", turn="Dimitri")
    play.goes("""
        Dimitri> walk E
             E to 1-B
        *> turn ghoul-5
             1-B is ghoul-5
             Dimitri fights 5 at 1-B, starts at 1
        Dimitri> put 3
             puts 3, makes 4
        Dimitri> put 2
             puts 2, makes 6
        Dimitri> done
        Ada> pass
        Bruno> pass
        Carla> pass
             Dimitri wins ghoul-5, 2 points    LG-5.4
        Dimitri= points 2, won ghoul-5, at 1-B
        1-B= nothing
    """)


@pytest.mark.rule("LG-5.2", "LG-5.3")
def test_battle_2_a_challenge_answered() -> None:
    """Who sits at the left takes 3 off 6. Another 3 makes it 6 again, and the Ghoul is beaten."""
    seats = four("2-A: 2 1", "2-B: 1", "2-C: 1", "1-A: 3 3 2")
    play = Play(STREET, seats, lies="1-B ?, 2-H ?", turn="Dimitri")
    play.goes("""
        Dimitri> walk E
             E to 1-B
        *> turn ghoul-5
             1-B is ghoul-5
             Dimitri fights 5 at 1-B, starts at 1
        Dimitri> put 3 2, done
             puts 3, makes 4
             puts 2, makes 6
        Ada> challenge 2 1
             challenges with 1 2, leaves 3
        Bruno> challenge 1
             refused not-your-turn LG-3.2
        Dimitri> put 3
             puts 3, makes 6
        Dimitri> done
             wins ghoul-5, 2 points
        Dimitri= discard 2 3 3
        Ada= discard 1 2
    """)


@pytest.mark.rule("LG-5.3", "LG-5.4")
def test_battle_3_a_challenge_not_answered() -> None:
    """There is no other Value card: 3 does not beat 5. Two wounds, the Ghoul stays, the Action is left."""
    seats = four("2-A: 2 1", "2-B: 1", "2-C: 1", "1-A: 3 2 hole inaction")
    play = Play(STREET, seats, lies="1-B ?, 2-H ?", turn="Dimitri")
    play.goes("""
        Dimitri> walk E
             E to 1-B
        *> turn ghoul-5
             1-B is ghoul-5
             Dimitri fights 5 at 1-B, starts at 1
        Dimitri> put 3 2, done
             puts 3, makes 4
             puts 2, makes 6
        Ada> challenge 2 1
             challenges with 1 2, leaves 3
        Dimitri? done
        Dimitri> done
             loses, 2 wounds
        *> lose inaction hole
             Dimitri wound inaction, 1 in all
             Dimitri wound hole, 2 in all
        1-B= ghoul-5
        Dimitri= hurt 2, points 0, at 1-B
        Dimitri? move 2-H, end
    """)


@pytest.mark.rule("LG-5.1", "LG-10.2")
def test_battle_4_not_even_tried() -> None:
    """Zone starts at 2; with a 1 he cannot beat a 5. Nobody is asked anything."""
    seats = four("1-A: 1 haul recon", "2-B: 1", "2-C: 1", "2-A: 3")
    play = Play(STREET, seats, lies="1-B ?, 2-H ?")
    play.goes("""
        Ada> walk E
             E to 1-B
        *> turn ghoul-5
             1-B is ghoul-5
             Ada fights 5 at 1-B, starts at 2
        Ada> done
             loses, 2 wounds
        Bruno> challenge 1
             refused not-your-turn LG-3.2
        *> lose 1 recon
             Ada wound 1, 1 in all
             Ada wound recon, 2 in all
        Ada= hurt 2, hand haul
    """)


@pytest.mark.rule("LG-3.4", "LG-5.4")
def test_who_has_lost_may_battle_again_next_turn_or_walk_away() -> None:
    """Stay and fight it, and there is no moving; or leave it to anybody, revealed."""
    seats = four("1-B: 3 1", "2-B: 1", "2-C: 1", "2-A: 3")
    play = Play(STREET, seats, lies="1-B ghoul-4, 2-H ?")
    start = play.state
    play.goes("""
        Ada> face
             faces 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3, done
             puts 3, makes 5
        all> pass
             Ada wins ghoul-4, 1 points
        Ada> walk E
             refused moved-already LG-3.2
    """)
    play.state = start
    play.goes("""
        Ada> walk E E
             E to 1-C
             E to 1-D
        1-B= ghoul-4
    """)


# --- Holes and Debris ---


@pytest.mark.rule("LG-4.2", "LG-4.5")
def test_the_hole_on_the_third_player() -> None:
    """Ada plays it, Bruno has his turn, and Carla only watches; with hers she climbs out. The Hole stays."""
    seats = four("1-A: hole 1", "2-B: 3 hole", "1-H: inaction parry 3 2 1 1 1", "2-A: 1")
    play = Play(STREET, seats, lies="2-C ghoul-4, 2-H ?")
    play.goes("""
        Ada> play hole
             plays hole
        Ada> at 1-H
             aims hole 1-H
        Bruno> pass
        Carla> pass
        Dimitri> pass
             Ada lays hole at 1-H
             Carla falls at 1-H
        1-H= hole
        Ada> end
             turn over
             Bruno to play
        Bruno> done
        *> ...
        Bruno> walk E
             E to 2-C
             fights 4 at 2-C, starts at 2
        Bruno> put 3, done
             puts 3, makes 5
        Dimitri> pass
        Carla> challenge 3
             refused not-your-turn LG-3.2
        Ada> pass
             Bruno wins ghoul-4, 1 points
        Bruno> play hole, at 2-A
             plays hole
             aims hole 2-A
        Dimitri> pass
        Ada> pass
             Bruno lays hole at 2-A
             Dimitri falls at 2-A
        Bruno> end
             turn over
             Carla to play, climbs out
        Carla> done
        Carla> walk W
             W to 1-G
        1-H= hole
    """)


@pytest.mark.rule("LG-3.3", "LG-4.3")
def test_one_wound_of_an_old_debris() -> None:
    """There is only one way, and Debris lies on it: a wound, and the move is over."""
    seats = four("2-A: 1", "2-B: 1", "1-A: 2 3", "2-D: 1")
    play = Play(STREET, seats, lies="1-B debris, 2-H ?", turn="Carla")
    play.goes("""
        Carla> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 2
             Carla wound 2, 1 in all
        Carla> walk E
             refused moved-already LG-3.2
        1-B= debris
    """)


@pytest.mark.rule("LG-4.3", "LG-7.2")
def test_four_wounds_of_debris_with_a_3() -> None:
    """One for the card and three for the Value card; a Parry leaves the one."""
    seats = four("2-A: 1", "1-A: debris 3", "2-D: 1", "1-H: parry 1 2 3 3")
    play = Play(STREET, seats, lies="2-H ?", turn="Bruno")
    play.goes("""
        Bruno> play debris, at 1-H
             plays debris
             aims debris 1-H
        Bruno> add 3
             adds 3
        all> pass
             Bruno lays debris at 1-H
             Dimitri struck at 1-H for 4
    """)
    struck = play.state
    play.goes("""
        Dimitri> pass
        *> lose 1 2 3 3
             Dimitri wound 1, 1 in all
             Dimitri wound 2, 2 in all
             Dimitri wound 3, 3 in all
             Dimitri wound 3, 4 in all
        Dimitri= hurt 4, hand parry
        1-H= debris
    """)
    play.state = struck
    play.goes("""
        Dimitri> parry 3@cornealius
             parries 3@cornealius
        *> lose 3
             Dimitri wound 3, 1 in all
        Dimitri= hurt 1
    """)


@pytest.mark.rule("LG-4.2", "LG-4.3")
def test_debris_on_top_of_the_hole() -> None:
    """Bruno is in a Hole. The Debris lies on it, under his piece, and deals one wound."""
    seats = four("1-A: debris", "1-H: inaction parry 1; fallen", "2-D: 1", "2-A: 1")
    play = Play(STREET, seats, lies="1-H hole, 2-H ?")
    play.goes("""
        Ada> play debris, at 1-H, done
             plays debris
             aims debris 1-H
        Carla> pass
        Dimitri> pass
             Ada lays debris at 1-H
             Bruno struck at 1-H for 1
        *> lose 1
             Bruno wound 1, 1 in all
        1-H= hole debris
        Bruno= hurt 1, fallen yes, hand inaction parry
    """)


# --- stacks ---


@pytest.mark.rule("LG-3.4", "LG-4.1", "LG-10.23")
def test_stacking_1_the_hole_on_the_ghoul() -> None:
    """Bruno comes back to a Ghoul that now has a Hole on it: he falls, and may face the Ghoul next turn."""
    seats = four("2-A: 1", "1-G: 3", "2-D: 1", "2-C: hole")
    play = Play(STREET, seats, lies="1-H ghoul-5, 2-H ?", turn="Dimitri")
    play.goes("""
        Dimitri> play hole, at 1-H
             plays hole
             aims hole 1-H
        all> pass
             Dimitri lays hole at 1-H
        Dimitri> end
             turn over
             Ada to play
        Ada> ...
             Bruno to play
        Bruno> done
        *> ...
        Bruno> walk E
             E to 1-H
             falls at 1-H
             turn over
             Carla to play
        Bruno= hurt 0, fallen yes
        Carla> ...
             Dimitri to play
        Dimitri> ...
             Ada to play
        Ada> ...
             Bruno to play, climbs out
        Bruno> done
        *> ...
        Bruno> face
             faces 1-H
             fights 5 at 1-H, starts at 2
    """)


@pytest.mark.rule("LG-3.4", "LG-4.1", "LG-10.22")
def test_stacking_2_debris_on_a_face_down_token() -> None:
    """Carla lays it; Dimitri walks in: one wound, and what lies below stays face-down until his next turn."""
    seats = four("2-A: 1", "2-B: 1", "1-A: debris", "1-G: 1 2")
    play = Play(STREET, seats, lies="1-H ?, 2-F ?", turn="Carla")
    play.goes("""
        Carla> play debris, at 1-H, done
             plays debris
             aims debris 1-H
        all> pass
             Carla lays debris at 1-H
        Carla> end
             turn over
             Dimitri to play
        Dimitri> done
        *> ...
        Dimitri> walk E
             E to 1-H
             struck at 1-H for 1
        *> lose 1
             Dimitri wound 1, 1 in all
        1-H= ? debris
        Dimitri> face
             refused moved-already LG-3.2
        Dimitri> end
             turn over
             Ada to play
        Ada> ...
             Bruno to play
        Bruno> ...
             Carla to play
        Carla> ...
             Dimitri to play
        Dimitri> done
        *> ...
        Dimitri> face
             faces 1-H
        *> turn ghoul-6
             1-H is ghoul-6
             Dimitri fights 6 at 1-H, starts at 1
    """)


# --- Briefings ---


@pytest.mark.rule("LG-10.39", "LG-10.40")
def test_over_the_pad() -> None:
    """With his last step Bruno walks onto a pad, goes on from another, and meets what was pushed there."""
    play = Play(
        YARD,
        "Bruno as Cornealius 1-A: 1 \n Ada as Zone 4-A: 1",
        lies="2-G ?, 4-H ?",
        briefings="transporters",
        pads="2-E, 2-G",
    )
    play.goes("""
        Bruno> walk N E E E E
             N to 2-A
             E to 2-B
             E to 2-C
             E to 2-D
             E to 2-E
        Bruno> jump 2-G
             jumps to 2-G
        *> turn ghoul-4
             2-G is ghoul-4
             Bruno fights 4 at 2-G, starts at 2
    """)


@pytest.mark.rule("LG-10.42")
def test_a_lucky_escape() -> None:
    """Carla has 6 against a 5, a Specimen leaves 2, a Charm makes it 6 again; the Specimen is spent."""
    seats = four("2-H: 3", "2-G: 3", "1-A: 3 2; charms 1", "2-A: specimen")
    play = Play(STREET, seats, lies="1-B ghoul-5, 2-F ?", turn="Carla", briefings="lucky-charms")
    play.goes("""
        Carla> walk E
             E to 1-B
             fights 5 at 1-B, starts at 1
        Carla> put 3 2, done
             puts 3, makes 4
             puts 2, makes 6
        Dimitri> challenge specimen
             challenges with specimen, leaves 2
        Carla> charm
             spends a charm on the challenge
        Ada> challenge 3
             refused not-your-turn LG-3.2
        Carla> done
             wins ghoul-5, 2 points
        Dimitri= discard specimen
    """)


@pytest.mark.rule("LG-9.2", "LG-10.17")
def test_lights_out() -> None:
    """The nearest piece is two squares away, but behind a wall: by the door it is six steps.

    All know that it is a 4; from another tile Ada pushes it under Dimitri's feet, and nothing is drawn.
    """
    play = Play(
        YARD,
        "Bruno as Cornealius 4-G: 1 \n Ada as Zone 1-A: 1 \n Dimitri as Lake 4-E: 1",
        lies="2-G ghoul-4, 1-F ?",
        briefings="blackout",
    )
    play.goes("""
        Bruno> end
             turn over
             dark at 2-G
             Ada to play
        2-G= ?ghoul-4
    """)
    at = play.field.index["2-G"]
    for name in ("Ada", "Bruno", "Dimitri", ""):
        assert next(stack.tokens[-1].kind for stack in play.view(name).stacks if stack.square == at) == 1
    play.goes("""
        Ada> done
        *> ...
        Ada> move 2-G, to 4-E
             picks up 2-G
             moves 2-G to 4-E
             4-E is ghoul-4
             Dimitri fights 4 at 4-E, starts at 1
    """)


@pytest.mark.rule("LG-10.43", "LG-10.44")
def test_almost_out() -> None:
    """Two Civilians, an outermost square, and Debris on it: with one wound less they would be out."""
    seats = "Carla as Gray 2-B: 3; carrying 2; wounds {wounds} \n Bruno as Cornealius 4-G: 1"
    for wounds, ends in (
        ("1 1 1 1 2 2", "Carla dies\n Carla home go 1 1 1 1 2 2 3\n Carla drops 2 at 1-B"),
        ("1 1 1 1 2", "Carla rescued 2, 2 points"),
    ):
        play = Play(
            YARD,
            seats.format(wounds=wounds),
            lies="1-B debris, 4-A ?",
            briefings="evacuation",
        )
        play.goes(f"""
        Carla> walk S
             S to 1-B
             struck at 1-B for 1
        *> lose 3
             Carla wound 3, {len(wounds.split()) + 1} in all
             {ends}
        """)


# --- the story of docs/decisions/0002, section 1 ---


@pytest.mark.rule("LG-1.2", "LG-5.4", "LG-7.1", "LG-7.2", "LG-7.5", "LG-7.7", "LG-10.6", "LG-10.11")
def test_an_inaction_a_challenge_and_a_parry() -> None:
    """Ada gives up her move for two cards; the first is cancelled, the second puts a 4 under Carla.

    One, and a marked 2 for three, and a 1 make 5. A Specimen and a 3 leave -2; the Specimen is parried,
    which makes it 2. Two cards of 1 are left, and 4 does not beat 4: she puts down nothing more. A lost
    battle against a 4 is one wound.
    """
    play = Play(
        "yard",
        """
        Ada as Zone 1-A: hole haul
        Carla as Gray 9-J: 1 1 1 2+ parry inaction hole steal@lake hole@lake
        Dimitri as Lake 16-A: specimen 3
        Bruno as Cornealius 16-P: 1
        """,
        lies="12-H ?, 7-H ?ghoul-6=Bruno",
        bag="ghoul-6 ghoul-6 ghoul-5 ghoul-4 hole first-aid",
    )
    play.goes("""
        Ada> play hole, at 9-J
             plays hole
             aims hole 9-J
        Carla> play inaction
             Ada hole cancelled by Carla
        Dimitri> pass
             refused not-your-turn LG-3.2
        Ada> play haul, move 12-H
             plays haul
             aims haul 12-H
        Ada> to 9-J
             aims haul 12-H to 9-J
        Carla> play inaction
             refused card-not-held LG-3.1
        Carla? pass
        Carla> pass
        Dimitri> pass
        Bruno> pass
             Ada moves 12-H to 9-J
        *? turn ghoul-4, turn ghoul-5, turn ghoul-6, turn hole, turn first-aid
        *> turn ghoul-4
             9-J is ghoul-4
             Carla fights 4 at 9-J, starts at 1
        Carla> put 2+ 1, done
             puts 2+, makes 4
             puts 1, makes 5
        Dimitri> challenge specimen 3
             challenges with 3 specimen, leaves -2
        Carla> parry specimen@lake
             parries specimen@lake
        Carla? put 1, done
        Carla> done
             loses, 1 wounds
        Carla= hand hole@lake steal@lake 1 1 hole, discard 1 2+ inaction parry
        Dimitri= hand none, discard 3 specimen
        *? lose 1 hole@lake, lose 1 steal@lake, lose 1 1@gray, lose 1 hole@gray
        *> lose steal@lake
             Carla wound steal@lake, 1 in all
        Carla= wounds steal@lake
        9-J= ghoul-4
        Ada> walk N
             refused moved-already LG-3.2
        Ada> play hole
             refused card-not-held LG-3.1
    """)
    play.hears(
        "Ada",
        """
        Ada> play hole
             plays hole
        Ada> at 9-J
             aims hole 9-J
        Carla> play inaction
             Ada hole cancelled by Carla
        Ada> play haul
             plays haul
        Ada> move 12-H
             aims haul 12-H
        Ada> to 9-J
             aims haul 12-H to 9-J
        Carla> pass
        Dimitri> pass
        Bruno> pass
             Ada moves 12-H to 9-J
        *> turn ghoul-4
             9-J is ghoul-4
             Carla fights 4 at 9-J, starts at 1
        Carla> put 2+
             puts 2+, makes 4
        Carla> put 1
             puts 1, makes 5
        Carla> done
        Dimitri> challenge 3 specimen
             challenges with 3 specimen, leaves -2
        Carla> parry parry specimen@lake
             parries specimen@lake
        Carla> done
             loses, 1 wounds
        *> lose Carla ?@lake
             Carla wound ?@lake, 1 in all
    """,
    )

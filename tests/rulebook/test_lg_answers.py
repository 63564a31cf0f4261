"""The answers to questions of docs/rules/last-game-on-earth.md, each as it is played.

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


def four(ada: str, bruno: str, carla: str, dimitri: str) -> str:
    """Everybody, each on a square of their own."""
    return f"""
        Ada as Zone {ada}
        Bruno as Cornealius {bruno}
        Carla as Gray {carla}
        Dimitri as Lake {dimitri}
    """


@pytest.mark.rule("LG-7.5", "LG-10.30")
def test_can_i_ignore_a_token_once_it_is_revealed_with_strategic_intel() -> None:
    """No: meeting it has ended the move. The card takes one over tokens on the way, revealed or not."""
    seats = "Ada as Zone 1-A: strategic-intel 1 \n Bruno as Cornealius 2-H: 1"
    late = Play(STREET, seats, lies="1-B ?, 1-C ghoul-6, 2-F ?")
    late.goes("""
        Ada> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid
             Ada first-aid at 1-B
        Ada> play strategic-intel
             refused moved-already LG-3.2
        Ada> walk E
             refused moved-already LG-3.2
    """)
    early = Play(STREET, seats, lies="1-B ?, 1-C ghoul-6, 2-F ?")
    early.goes("""
        Ada> play strategic-intel
             plays strategic-intel
        Ada> walk E E E
             E to 1-B
             E to 1-C
             E to 1-D
        1-B= ?
    """)


@pytest.mark.rule("LG-7.7", "LG-7.5", "LG-10.30")
def test_nor_with_ready_for_anything() -> None:
    seats = "Carla as Gray 1-A: ready-for-anything 1 \n Bruno as Cornealius 2-H: 1"
    play = Play(STREET, seats, lies="1-B ?, 2-F ?")
    play.goes("""
        Carla> walk E
             E to 1-B
        *> turn debris
             refused record-not-by-chance
        *> turn ghoul-4
             1-B is ghoul-4
             Carla fights 4 at 1-B, starts at 1
        Carla> play ready-for-anything
             refused card-not-now LG-7.4
        Carla> done
             loses, 1 wounds
        *> lose 1
             Carla wound 1, 1 in all
        Carla> play ready-for-anything
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-7.7", "LG-7.8", "LG-10.3")
@pytest.mark.parametrize(
    ("who", "card"), [("Carla as Gray", "right-ghoo"), ("Bruno as Cornealius", "heavy-artillery")]
)
def test_what_the_right_ghoo_and_heavy_artillery_do(who: str, card: str) -> None:
    """Against a 5 the card makes Initial Combat 5, and a single Value 1 wins."""
    name, _, character = who.split()
    starts = 1 if character == "Gray" else 2
    play = Play(STREET, f"{who} 1-A: {card} 1 \n Ada as Zone 1-H: 3", lies="1-B ghoul-5")
    play.goes(f"""
        {name}> walk E
             E to 1-B
             fights 5 at 1-B, starts at {starts}
        {name}> play {card}
             plays {card}, makes 5
        {name}> put 1
             puts 1, makes 6
        {name}> done
        Ada> pass
             {name} wins ghoul-5, 2 points
    """)


@pytest.mark.rule("LG-7.2")
def test_can_i_parry_a_card_that_somebody_puts_down_in_a_battle() -> None:
    """No: it is put down against the Ghoul, not against the challenger."""
    seats = four("1-H: parry 1", "1-A: 3", "2-D: parry", "2-A: 1")
    play = Play(STREET, seats, lies="1-B ghoul-4, 2-H ?", turn="Bruno")
    play.goes("""
        Bruno> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Bruno> put 3
             puts 3, makes 5
        Ada> parry 3@cornealius
             refused not-your-turn LG-3.2
        Bruno> done
        Carla> parry 3@cornealius
             refused challenge-now LG-5.2
        Carla> pass
        Dimitri> pass
        Ada> parry 3@cornealius
             refused challenge-now LG-5.2
        Ada? challenge 1, pass
    """)


@pytest.mark.rule("LG-4.4")
def test_can_i_use_up_first_aid_without_a_wound() -> None:
    """No: it stays there, for Ada, who is wounded."""
    seats = four("1-D: 1; wounds 2 3", "1-A: 1", "2-D: 1", "2-A: 1")
    play = Play(STREET, seats, lies="1-B ?, 2-H ?", turn="Bruno")
    play.goes("""
        Bruno> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid
             Bruno first-aid at 1-B
        Bruno> use
             refused turn-now LG-3.2
        Bruno> end
             turn over
             Carla to play
        1-B= first-aid
        Carla> ...
             Dimitri to play
        Dimitri> ...
             Ada to play
        Ada> done
        *> ...
        Ada> walk W W
             W to 1-C
             W to 1-B
             first-aid at 1-B
        Ada> use
             heals 2 at 1-B
             home go 2 3
        1-B= nothing
    """)


@pytest.mark.rule("LG-4.2")
def test_can_i_play_a_card_in_a_hole_when_this_debris_will_kill_me() -> None:
    """No. Two wounds more are death to Carla; neither Inaction nor Parry is asked for."""
    seats = four("1-A: debris 1", "2-H: 1", "1-H: inaction parry 2; wounds 1 1 1 3 3; fallen", "2-A: 1")
    play = Play(STREET, seats, lies="1-H hole, 2-F ?")
    play.goes("""
        Ada> play debris, at 1-H, add 1
             plays debris
             aims debris 1-H
             adds 1
        Bruno> pass
        Carla> play inaction
             refused not-your-turn LG-3.2
        Dimitri> pass
             Ada lays debris at 1-H
             Carla struck at 1-H for 2
        Carla> parry 1@zone
             refused not-your-turn LG-3.2
        *> lose inaction 2
             Carla wound inaction, 6 in all
             Carla wound 2, 7 in all
             Carla dies
             Carla home go 1 1 1 2 3 3 inaction
        Carla= dead yes
    """)


@pytest.mark.rule("LG-4.3")
def test_does_an_enhanced_debris_go_on_dealing_as_many() -> None:
    """No: three wounds to who stood there, one to whoever walks in later."""
    seats = four("1-A: debris 2", "1-G: 2 1", "2-D: 1", "1-H: 1 1 1")
    play = Play(STREET, seats, lies="2-F ?")
    play.goes("""
        Ada> play debris, at 1-H, add 2
             plays debris
             aims debris 1-H
             adds 2
        all> pass
             Ada lays debris at 1-H
             Dimitri struck at 1-H for 3
        Dimitri> pass
        *> lose 1 1 1
             Dimitri wound 1, 1 in all
             Dimitri wound 1, 2 in all
             Dimitri wound 1, 3 in all
        Ada> end
             turn over
             Bruno to play
        Bruno> done
        *> ...
        Bruno> walk E
             E to 1-H
             struck at 1-H for 1
        Bruno> pass
        *> lose 2
             Bruno wound 2, 1 in all
        Bruno= hurt 1
    """)


@pytest.mark.rule("LG-4.5", "LG-10.1")
def test_does_debris_on_two_players_strike_both() -> None:
    """Yes, with what the Value card adds; each may parry for herself."""
    seats = four("1-H: parry 1 1 1", "1-A: debris 2", "1-H: parry 1 1 1", "2-A: 1")
    play = Play(STREET, seats, lies="2-F ?", turn="Bruno")
    play.goes("""
        Bruno> play debris, at 1-H, add 2
             plays debris
             aims debris 1-H
             adds 2
        all> pass
             Bruno lays debris at 1-H
             Carla struck at 1-H for 3
        Carla> pass
        *> lose 1 1 1
             Carla wound 1, 1 in all
             Carla wound 1, 2 in all
             Carla wound 1, 3 in all
             Ada struck at 1-H for 3
        Ada> parry 2@cornealius
             parries 2@cornealius
        *> lose 1
             Ada wound 1, 1 in all
        Carla= hurt 3
        Ada= hurt 1
    """)


@pytest.mark.rule("LG-4.5", "LG-10.1")
def test_does_a_hole_under_two_players_take_both() -> None:
    """Yes."""
    seats = four("1-H: 1", "1-A: hole", "1-H: 1", "2-A: 1")
    play = Play(STREET, seats, lies="2-F ?", turn="Bruno")
    play.goes("""
        Bruno> play hole, at 1-H
             plays hole
             aims hole 1-H
        all> pass
             Bruno lays hole at 1-H
             Carla falls at 1-H
             Ada falls at 1-H
        Ada= fallen yes
        Carla= fallen yes
        Dimitri= fallen no
    """)


@pytest.mark.rule("LG-7.1")
def test_can_i_cancel_an_inaction_with_an_inaction() -> None:
    """No: it is a Rescue card. Ada is not asked, and neither is anybody else."""
    seats = four("1-A: hole inaction", "1-H: inaction", "2-D: inaction", "2-A: inaction")
    play = Play(STREET, seats, lies="2-F ?")
    play.goes("""
        Ada> play hole, at 1-H
             plays hole
             aims hole 1-H
        Bruno> play inaction
             Ada hole cancelled by Bruno
        Ada> play inaction
             refused card-not-now LG-7.4
        Carla> play inaction
             refused not-your-turn LG-3.2
        Dimitri> play inaction
             refused not-your-turn LG-3.2
        Ada? walk N E, end
    """)

"""Chapter 9 of docs/rules/last-game-on-earth.md: the five Briefings."""

from itertools import combinations

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from tests.rulebook.lg_stage import Play

STREET = """
     A B C D E F G H
    +-+-+-+-+-+-+-+-+
  2 |a a a a b b b b|
    + + + + + + + + +
  1 |a a a a b b b b|
    +-+-+-+-+-+-+-+-+
"""
BRIEFINGS = ("lock-and-load", "transporters", "lucky-charms", "blackout", "evacuation")


@pytest.mark.rule("LG-9.1")
def test_lock_and_load_a_ghoo_gun_is_taken_as_soon_as_it_is_met() -> None:
    """From then on Ada starts a point higher, in every battle."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-B ?, 1-C ghoul-5, 2-F ?",
        briefings="lock-and-load",
    )
    play.goes("""
        Ada= guns 0
        Ada> walk E
             E to 1-B
        *> turn gun
             1-B is gun
             Ada takes gun at 1-B    LG-9.1
        1-B= nothing
        Ada= guns 1
        Ada> walk E
             refused moved-already LG-3.2
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        *> ...
        Ada> walk E
             E to 1-C
             fights 5 at 1-C, starts at 3
    """)


@pytest.mark.rule("LG-9.1", "LG-1.2")
def test_lock_and_load_has_three_guns_and_each_counts_one() -> None:
    game = LastGameOnEarth.with_options({"scenario": "lock-and-load"})
    assert sum(game.parts.tokens) == 27
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1; guns 2 \n Bruno as Cornealius 1-H: 2",
        lies="1-B gun ghoul-4, 2-F ?",
        briefings="lock-and-load",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 4
        Ada> put 1, done
             puts 1, makes 5
        Bruno> pass
             Ada wins ghoul-4, 1 points
        Ada= guns 2
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        *> ...
        Ada> face
             faces 1-B
             takes gun at 1-B
        Ada= guns 3
    """)


@pytest.mark.rule("LG-9.2")
def test_transporters_one_may_go_on_from_any_other_pad_at_no_cost() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="2-F ?",
        briefings="transporters",
        pads="1-B, 1-F",
    )
    play.goes("""
        Ada> jump 1-F
             refused jump-no-pad LG-10.39
        Ada> walk E
             E to 1-B
        Ada> jump 1-A
             refused jump-not-there LG-9.2
        Ada> jump 1-B
             refused jump-not-there LG-9.2
        Ada> jump 1-F
             jumps to 1-F    LG-9.2
        Ada> walk W W W W
             W to 1-E
             W to 1-D
             W to 1-C
             W to 1-B
    """)


@pytest.mark.rule("LG-9.2")
def test_lucky_charms_one_buys_a_fresh_hand_or_undoes_a_challenge() -> None:
    seats = "Ada as Zone 1-A: 1 2 3; charms 1 \n Bruno as Cornealius 1-H: 2"
    play = Play(STREET, seats, lies="1-B ghoul-4, 2-F ?", briefings="lucky-charms")
    start = play.state
    play.goes("""
        Ada> charm
             spends a charm on the hand    LG-9.2
        Ada> discard 1 2
             discards 1
             discards 2
        Ada> done
        *> draw 3 3 3 3 3 hole
             Ada draws 3
             Ada draws 3
             Ada draws 3
             Ada draws 3
             Ada draws 3
             Ada draws hole
        Ada= charms 0, cards 7
        Ada> charm
             refused no-charm LG-9.2
    """)
    play.state = start
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3
             puts 3, makes 5
        Ada> charm
             refused charm-no-challenge LG-10.42
        Ada> done
        Bruno> challenge 2
             challenges with 2, leaves 3
        Ada> charm
             spends a charm on the challenge    LG-9.2
        Ada> done
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-9.2")
def test_blackout_a_ghoul_with_no_piece_near_is_dark_again_and_may_be_moved() -> None:
    """What was seen stays known: no chance is drawn when it is turned up again."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Dimitri as Lake 2-A: 2",
        lies="1-E ghoul-6, 1-D ghoul-5, 2-H ?, 2-F first-aid, 1-H hole",
        briefings="blackout",
    )
    play.goes("""
        Ada> move 1-E
             refused move-no-token LG-3.5
        Ada> end
             turn over
             dark at 1-E    LG-9.2
             Dimitri to play
        1-D= ghoul-5
        1-E= ?ghoul-6
    """)
    for name in ("Ada", "Dimitri", ""):
        at = play.field.index["1-E"]
        dark = next(stack.tokens[-1] for stack in play.view(name).stacks if stack.square == at)
        assert dark.down and dark.kind == 3
    play.goes("""
        Dimitri> done
        *> ...
        Dimitri> move 1-E, to 1-A
             picks up 1-E
             moves 1-E to 1-A
             1-A is ghoul-6
             Ada fights 6 at 1-A, starts at 2
    """)


@pytest.mark.rule("LG-9.2")
def test_evacuation_a_civilian_led_to_the_rim_is_a_point() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 \n Bruno as Cornealius 1-H: 2",
        lies="1-B ?, 2-F ?",
        briefings="evacuation",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
        *> turn civilian
             1-B is civilian
             Ada takes civilian at 1-B    LG-9.2
             Ada rescued 1, 1 points    LG-9.2
        Ada= carrying 0, rescued 1, points 1
    """)


@pytest.mark.rule("LG-9.2")
def test_any_of_the_briefings_may_be_combined() -> None:
    """Thirty-two combinations, in whichever order they are named; each counts once."""
    for count in range(6):
        for names in combinations(BRIEFINGS, count):
            scenario = "+".join(reversed(names)) or "standard"
            game = LastGameOnEarth.with_options({"scenario": scenario})
            assert game.scenario == ("+".join(names) or "standard")
            extra = {"lock-and-load", "lucky-charms", "evacuation"}
            assert sum(game.parts.tokens) == 24 + 3 * len(extra & set(names))
    with pytest.raises(Refused) as refused:
        LastGameOnEarth.with_options({"scenario": "blackout+blackout"})
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("briefing-twice", "LG-9.2")
    with pytest.raises(Refused):
        LastGameOnEarth.with_options({"scenario": "blackout+standard"})

"""Chapter 6 of docs/rules/last-game-on-earth.md: wounds and death."""

from collections import Counter

import pytest

from tests.rulebook.lg_stage import Play

LANE = """
     A B C D E F G
    +-+-+-+-+-+-+-+
  2 |a a a b b b b|
    + + + + + + + +
  1 |a a a b b b b|
    +-+-+-+-+-+-+-+
"""


@pytest.mark.rule("LG-6.1")
def test_each_wound_takes_a_card_of_the_hand_at_random_stolen_ones_among_them() -> None:
    play = Play(LANE, "Zone 1-A: 1 2 2 3@gray\nGray 2-G:", "1-B debris debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 2
    """)
    weights = {str(action): weight for action, weight in play.game.chances(play.state)}
    assert weights == {"lose 0 1@zone": 1, "lose 0 2@zone": 2, "lose 0 3@gray": 1}
    play.goes("""
        *> lose 3@gray 2
             Zone wound 3@gray, 1 in all  LG-6.1
             Zone wound 2, 2 in all
        Zone= hand 1 2, wounds 3@gray 2, discard none
        Gray= discard none
    """)


@pytest.mark.rule("LG-6.1")
def test_only_its_holder_sees_which_card_it_was() -> None:
    play = Play(LANE, "Zone 1-A: 1 2\nGray 2-G:", "1-B debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 2
             Zone wound 2, 1 in all
    """)
    own = """
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose Zone 2@zone
             Zone wound 2, 1 in all
    """
    play.hears("Zone", own)
    play.hears("Gray", own.replace("2@zone", "?@zone").replace("wound 2", "wound ?"))
    play.hears(None, own.replace("2@zone", "?@zone").replace("wound 2", "wound ?"))
    gray_sees = play.view("Gray").players[0]
    back = play.cards.veiled[play.cards.by_id["zone"]]
    assert (gray_sees.hand, gray_sees.wounds) == ((back,), (back,))


@pytest.mark.rule("LG-6.1")
def test_with_an_empty_hand_wounds_come_off_the_draw_deck() -> None:
    play = Play(LANE, "Zone 1-A: 1; deck 2 3 3\nGray 2-G:", "1-B debris debris debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 3
        *> lose 1
             Zone wound 1, 1 in all
    """)
    weights = {str(action): weight for action, weight in play.game.chances(play.state)}
    assert weights == {"lose 0 2@zone": 1, "lose 0 3@zone": 2}
    play.goes("""
        *> lose 3 2
             Zone wound 3, 2 in all
             Zone wound 2, 3 in all
        Zone= hand none, deck 3, wounds 1 2 3
    """)


@pytest.mark.rule("LG-6.1")
def test_an_empty_draw_deck_is_reshuffled_for_a_wound() -> None:
    play = Play(LANE, "Zone 1-A:; deck none; discard 2 3\nGray 2-G:", "1-B debris debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 2
        *> lose 3
             Zone reshuffles
             Zone wound 3, 1 in all
        Zone= deck 2, discard none
        *> lose 2
             Zone wound 2, 2 in all
    """)


@pytest.mark.rule("LG-6.1")
@pytest.mark.parametrize("health", ["heals", "dies"])
def test_a_stolen_card_among_the_wounds_goes_home_when_its_holder_heals_or_dies(health: str) -> None:
    wounds = "wounds 1 3@gray" if health == "heals" else "wounds 1 1 1 2 2 2 3@gray"
    token = "first-aid" if health == "heals" else "debris"
    play = Play(LANE, f"Zone 1-A: 2; {wounds}\nGray 2-G:", f"1-B {token}, 1-F ?")
    if health == "heals":
        play.goes("""
            Zone> walk E, use
                 E to 1-B
                 first-aid at 1-B
                 heals 2 at 1-B
                 home go 3@gray 1     LG-6.1
        """)
    else:
        play.goes("""
            Zone> walk E
                 E to 1-B
                 struck at 1-B for 1
            *> lose 2
                 Zone wound 2, 8 in all
                 Zone dies
                 Zone home go 3@gray 1 1 1 2 2 2 2  LG-6.1
        """)
    play.goes("""
        Zone= wounds none, hurt 0
        Gray= discard 3
    """)


@pytest.mark.rule("LG-6.1")
def test_no_card_is_lost_or_doubled_by_all_this() -> None:
    """The forty cards of each deck, before and after."""
    play = Play(LANE, "Zone 1-A: 1 2 3@gray; wounds 2 2@gray\nGray 2-G: 1 1@zone", "1-B debris debris, 1-F ?")

    def count() -> Counter[int]:
        found: Counter[int] = Counter()
        for player in play.state.players:
            found.update((*player.hand, *player.wounds))
            first = play.cards.first[player.character]
            for pile in (player.deck, player.discard):
                found.update(dict(enumerate(pile, first)))
        return +found

    before = count()
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 2
        *> ...
        Zone= hurt 4
    """)
    assert count() == before and before.total() == 80


@pytest.mark.rule("LG-6.2")
@pytest.mark.parametrize(("character", "health"), [("Zone", 8), ("Gray", 7), ("Lake", 8)])
def test_as_many_wounds_as_health_are_death(character: str, health: int) -> None:
    wounds = " ".join("1112223"[: health - 2])
    play = Play(
        LANE, f"{character} 1-A: 3 hole; wounds {wounds}\nCornealius 2-G:", "1-B debris, 2-A debris, 1-F ?"
    )
    play.goes(f"""
        {character}> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 3
             {character} wound 3, {health - 1} in all
        {character}= dead no
        {character}> end
             turn over
             Cornealius to play
        Cornealius> ...
             {character} to play
        {character}> done
        *> ...
        {character}> walk W N
             W to 1-A
             N to 2-A
             struck at 2-A for 1
        *> lose hole
             {character} wound hole, {health} in all
             {character} dies      LG-6.2
             {character} home go {" ".join(sorted([*wounds.split(), "3"]))} hole
        {character}= dead yes, at nowhere
    """)


@pytest.mark.rule("LG-6.2")
def test_the_piece_leaves_the_board_and_the_ghouls_won_leave_the_game() -> None:
    play = Play(
        LANE,
        "Zone 1-A: 3 2; wounds 1 1 1 2 2 2 3; won ghoul-6 ghoul-5\nGray 2-G:\nLake 1-G:",
        "1-B debris, 1-F ?",
    )
    bag = play.state.bag
    play.goes("""
        Zone= points 5
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 2
             Zone wound 2, 8 in all
             Zone dies            LG-6.2
             Zone home go 1 1 1 2 2 2 2 3
        Zone= at nowhere, won none, points 0, hurt 0, hand 3
        Zone= discard 1 1 1 2 2 2 2 3
    """)
    assert play.state.bag == bag


@pytest.mark.rule("LG-6.2")
def test_what_is_left_of_the_blow_is_dropped() -> None:
    play = Play(LANE, "Zone 1-A: 3 2 1; wounds 1 1 1 2 2 2 3\nGray 2-G:", "1-B debris debris debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 3
        *> lose 1
             Zone wound 1, 8 in all
             Zone dies
             Zone home go 1 1 1 1 2 2 2 3
        Zone= hand 2 3, hurt 0
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-6.2")
def test_who_dies_in_their_own_turn_may_still_act() -> None:
    play = Play(LANE, "Zone 1-A: 3 hole; wounds 1 1 1 2 2 2 3\nGray 2-G:", "1-A ghoul-4, 1-F ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> done
             loses, 1 wounds
        *> lose 3
             Zone wound 3, 8 in all
             Zone dies
             Zone home go 1 1 1 2 2 2 3 3
        1-A= ghoul-4
        Zone? play hole, move 1-F, end
        Zone> walk N
             refused dead-no-piece LG-6.2
        Zone> face
             refused dead-no-piece LG-6.2
        Zone> play hole, at 2-G
             plays hole
             aims hole 2-G
        Gray> pass
             Zone lays hole at 2-G
             falls at 2-G
        Zone> play hole
             refused card-not-held LG-3.1
        Zone> end
             turn over
             Gray to play, climbs out
    """)


@pytest.mark.rule("LG-6.2")
def test_who_dies_of_their_own_debris_has_acted_and_is_there_no_more() -> None:
    play = Play(LANE, "Zone 1-A: 3 debris; wounds 1 1 1 2 2 2 3\nGray 1-A: 1", "1-F ?")
    play.goes("""
        Zone> play debris, at 1-A, done
             plays debris
             aims debris 1-A
        Gray> pass
             Zone lays debris at 1-A
             struck at 1-A for 1
        *> lose 1
             Gray wound 1, 1 in all
             Zone struck at 1-A for 1
        *> lose 3
             Zone wound 3, 8 in all
             Zone dies
             Zone home go 1 1 1 2 2 2 3 3
        Zone? end
    """)


@pytest.mark.rule("LG-6.2")
def test_the_dead_replenish_act_and_challenge() -> None:
    play = Play(
        LANE,
        "Zone dead: 1 1 2 2 hole steal; deck 3\nGray 2-G: 3 3 3\nLake 1-A: 1",
        "2-G ghoul-4, 1-B ?, 1-F ?",
        replenish=True,
    )
    play.goes(
        """
        Zone> discard 1, done
             discards 1
        *> draw 3 1
             Zone draws 3
             Zone reshuffles
             Zone draws 1
        Zone? play hole, play steal, move 1-B 1-F, end
        Zone> play steal, on Gray
             plays steal
             aims steal Gray
        all> pass
        *> rob 3
             Gray robbed of 3 by Zone
        Zone> end
             turn over
             Gray to play
        Gray> done
        *> ...
        Gray> face
             faces 2-G
             fights 4 at 2-G, starts at 1
        Gray> put 3 3, done
             puts 3, makes 4
             puts 3, makes 7
        Lake> pass
        Zone> challenge 3 3@gray
             challenges with 3 3@gray, leaves 1
    """.replace("3 3@gray", "3@gray 3")
    )


@pytest.mark.rule("LG-6.2")
def test_the_dead_move_a_token_on_any_tile() -> None:
    play = Play(LANE, "Zone dead: 1\nGray 2-G: 3", "1-B ?, 1-F ?")
    play.goes("""
        Zone> move 1-B
             picks up 1-B
        Zone? to 1-A 1-C 1-D 1-E 1-F 1-G 2-A 2-B 2-C 2-D 2-E 2-F
        Zone> to 1-F
             moves 1-B to 1-F
        Zone? end
    """)


@pytest.mark.rule("LG-6.2")
def test_the_dead_are_not_asked_for_inaction_and_not_robbed() -> None:
    play = Play(LANE, "Zone 1-A: steal\nGray dead: inaction 3\nLake 1-C: 1", "1-F ?")
    play.goes("""
        Zone> play steal
             plays steal
        Zone? on 2
        Zone> on Gray
             refused on-nobody LG-10.9
        Zone> on Lake
             aims steal Lake
        Gray> play inaction
             refused not-your-turn LG-3.2
        Lake? pass
    """)


@pytest.mark.rule("LG-6.3")
def test_a_wound_for_which_no_card_is_left_anywhere_counts() -> None:
    play = Play(LANE, "Zone 1-A: 1; deck none; discard none\nGray 2-G:", "1-B debris debris debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 3
        *> lose 1
             Zone wound 1, 1 in all
             Zone wound nothing, 2 in all  LG-6.3
             Zone wound nothing, 3 in all  LG-6.3
        Zone= hurt 3, bare 2, wounds 1
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-6.3")
def test_one_may_die_of_it() -> None:
    play = Play(
        LANE,
        "Zone 1-A:; deck none; discard none; wounds 1 1 1 2 2 2; won ghoul-4\nGray 2-G:",
        "1-B debris debris debris, 1-F ?",
    )
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 3
             wound nothing, 7 in all
             wound nothing, 8 in all
             dies
             home go 1 1 1 2 2 2
        Zone= dead yes, points 0, bare 0, hurt 0
        Zone? move 1-F, end
    """)

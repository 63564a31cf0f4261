"""Chapter 5 of docs/rules/last-game-on-earth.md: battle."""

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


def battle(strength: int, hand: str, others: str = "Gray 2-G: 1 2 3 parry\nLake 2-F: 1 specimen") -> Play:
    """Zone stands on a Ghoul and turns to it; Gray sits at his left, Lake at hers."""
    play = Play(LANE, f"Zone 1-A: {hand}\n{others}", f"1-A ghoul-{strength}, 1-F ?")
    play.goes(f"""
        Zone> face
             faces 1-A
             fights {strength} at 1-A, starts at 2
    """)
    return play


@pytest.mark.rule("LG-5.1")
def test_initial_combat_and_cards_must_come_to_one_more_than_the_strength() -> None:
    play = battle(5, "3 1 1 2")
    play.goes("""
        Zone? put 1, put 2, put 3, done
        Zone> put 3
             puts 3, makes 5      LG-5.1
        Zone> put 1
             puts 1, makes 6
        Zone> done
        all> pass
             Zone wins ghoul-5, 2 points
        Zone= discard 1 3, hand 1 2
    """)


@pytest.mark.rule("LG-5.1")
def test_just_as_much_as_the_strength_is_not_enough() -> None:
    play = battle(5, "3 1 2")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
             loses, 2 wounds      LG-5.4
        *> lose 1 2
             Zone wound 1, 1 in all
             Zone wound 2, 2 in all
        1-A= ghoul-5
        Zone= won none, discard 3
    """)


@pytest.mark.rule("LG-5.1")
@pytest.mark.parametrize("hand", ["1 1", "none", "3 3 3 3", "hole parry inaction"])
def test_who_cannot_or_will_not_has_lost_at_once_and_nobody_else_is_asked(hand: str) -> None:
    play = battle(6, hand)
    play.goes("""
        Zone> done
             loses, 3 wounds
        Gray?
        *> ...
        Zone= hurt 3, discard none
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-5.1")
def test_one_may_put_down_more_than_one_needs() -> None:
    play = battle(4, "3 3 1")
    play.goes("""
        Zone> put 3 3 1, done
             puts 3, makes 5
             puts 3, makes 8
             puts 1, makes 9
        Gray> challenge 1 3
             challenges with 1 3, leaves 5
        Zone> done
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-5.1")
def test_only_value_cards_that_one_holds_are_put_down() -> None:
    play = battle(4, "3 hole parry inaction air-support")
    play.goes("""
        Zone> put hole
             refused card-no-value LG-5.1
        Zone> put parry
             refused card-no-value LG-5.1
        Zone> put 2
             refused card-not-held LG-3.1
        Zone> play inaction
             refused card-not-now LG-7.4
        Zone> play hole
             refused card-not-now LG-7.4
        Zone> discard 3
             refused battle-now LG-5.1
        Zone> pass
             refused battle-now LG-5.1
        Zone> walk N
             refused battle-now LG-5.1
        Zone> end
             refused battle-now LG-5.1
        Zone> charm
             refused no-charm LG-9.2
        Gray> challenge 1
             refused not-your-turn LG-3.2
        Zone? put 3, put air-support, done
        Zone> put air-support
             puts air-support, makes 6
    """)


@pytest.mark.rule("LG-5.1")
def test_initial_combat_alone_may_be_enough() -> None:
    play = Play(LANE, "Zone 1-A: 1; guns 3\nGray 2-G:", "1-A ghoul-4, 1-F ?", briefings="lock-and-load")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 5
        Zone> done
        Gray> pass
             Zone wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-5.2")
def test_opponents_are_asked_one_after_another_from_the_battler_s_left() -> None:
    play = Play(
        LANE, "Zone 2-A: 1\nGray 2-G: 2\nLake 1-A: 3 2\nCornealius 2-F: 3", "1-A ghoul-4, 1-F ?", turn="Lake"
    )
    play.goes("""
        Lake> face
             faces 1-A
             fights 4 at 1-A, starts at 1
        Lake> put 3 2, done
             puts 3, makes 4
             puts 2, makes 6
        Zone> pass
             refused not-your-turn LG-3.2
        Cornealius? challenge 3, pass
        Cornealius> pass
        Zone? challenge 1, pass
        Zone> pass
        Gray? challenge 2, pass
        Gray> pass
             Lake wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-5.2")
def test_whoever_holds_nothing_is_asked_all_the_same() -> None:
    play = battle(4, "3", "Gray 2-G: none\nLake 2-F: hole parry")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
        Gray? pass
        Gray> pass
        Lake? pass
        Lake> pass
             Zone wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-5.2")
def test_a_challenge_is_one_value_card_or_two() -> None:
    play = battle(4, "3 3 2", "Gray 2-G: 1 1 2+ double-dose parry\nLake 2-F: 3")
    play.goes("""
        Zone> put 3 3 2, done
             puts 3, makes 5
             puts 3, makes 8
             puts 2, makes 10
        Gray> challenge 1 1 2+
             refused read-long
        Gray> challenge
             refused read-short
        Gray> challenge parry
             refused card-no-value LG-5.1
        Gray> challenge 3
             refused card-not-held LG-3.1
        Gray> challenge 2+ 2+
             refused card-held-once LG-5.2
        Gray> put 1
             refused challenge-now LG-5.2
        Gray> done
             refused challenge-now LG-5.2
        Gray? challenge 1, challenge 2+, challenge double-dose, challenge 1 1, challenge 1 2+, \
challenge 1 double-dose, challenge 2+ double-dose, pass
        Gray> challenge 2+ double-dose
             challenges with 2+ double-dose, leaves 4
    """)


@pytest.mark.rule("LG-5.2")
def test_there_is_one_challenge_in_a_battle() -> None:
    play = battle(4, "3 1")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
        Gray> challenge 1
             challenges with 1, leaves 4  LG-5.2
        Lake?
        Zone> put 1, done
             puts 1, makes 5
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-5.2")
def test_a_challenge_that_changes_nothing_is_a_challenge() -> None:
    play = battle(4, "3 3 3")
    play.goes("""
        Zone> put 3 3 3, done
             puts 3, makes 5
             puts 3, makes 8
             puts 3, makes 11
        Gray> challenge 1
             challenges with 1, leaves 10
        Lake?
        Zone> done
             wins ghoul-4, 1 points
        Gray= discard 1
    """)


@pytest.mark.rule("LG-5.2")
def test_a_dead_player_may_challenge_and_one_in_a_hole_may_not() -> None:
    play = battle(4, "3", "Gray 2-G: 3; fallen\nLake dead: 2")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
        Gray> challenge 3
             refused not-your-turn LG-3.2
        Lake> challenge 2
             challenges with 2, leaves 3
        Zone> done
             loses, 1 wounds
    """)


@pytest.mark.rule("LG-5.2")
def test_where_everybody_else_is_in_a_hole_the_battle_is_won_unasked() -> None:
    play = battle(4, "3", "Gray 2-G: 3; fallen\nLake 2-F: 3; fallen")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
             wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-5.2")
def test_a_player_on_the_same_square_may_challenge_too() -> None:
    play = battle(4, "3", "Gray 1-A: 3\nLake 2-F: 3")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
        Gray> challenge 3
             challenges with 3, leaves 2
    """)


@pytest.mark.rule("LG-5.3")
def test_once_challenged_one_may_put_down_more() -> None:
    play = battle(5, "3 1 2 3")
    play.goes("""
        Zone> put 3 1, done
             puts 3, makes 5
             puts 1, makes 6
        Gray> challenge 2 3
             challenges with 2 3, leaves 1
        Zone> put 2 3
             puts 2, makes 3
             puts 3, makes 6
        Zone> done
             wins ghoul-5, 2 points
        Zone= hand none, discard 1 2 3 3
        Gray= discard 2 3
    """)


@pytest.mark.rule("LG-5.3")
def test_and_parry_any_of_the_challenge() -> None:
    play = battle(5, "3 1 parry parry", "Gray 2-G: 2+ 3\nLake 2-F:")
    play.goes("""
        Zone> parry 3@gray
             refused parry-not-against LG-7.2
        Zone> put 3 1, done
             puts 3, makes 5
             puts 1, makes 6
        Gray> challenge 2+ 3
             challenges with 2+ 3, leaves 1
        Zone? parry parry 2+@gray, parry parry 3@gray, done
        Zone> parry 2@gray
             refused parry-not-against LG-7.2
        Zone> parry 3@zone
             refused parry-not-against LG-7.2
        Zone> parry 3@gray
             parries 3@gray       LG-7.2
        Zone> parry 3@gray
             refused parry-not-against LG-7.2
        Zone> parry 2+@gray
             parries 2+@gray
        Zone> parry 2+@gray
             refused card-not-held LG-3.1
        Zone> done
             wins ghoul-5, 2 points
        Gray= discard 2+ 3, hand none
        Zone= discard 1 3 parry parry
    """)


@pytest.mark.rule("LG-5.3")
def test_two_equal_cards_of_a_challenge_take_two_parries() -> None:
    play = battle(5, "3 2 parry parry", "Gray 2-G: 3 3\nLake 2-F:")
    play.goes("""
        Zone> put 3 2, done
             puts 3, makes 5
             puts 2, makes 7
        Gray> challenge 3 3
             challenges with 3 3, leaves 1
        Zone> parry 3@gray, parry 3@gray, done
             parries 3@gray
             parries 3@gray
             wins ghoul-5, 2 points
    """)


@pytest.mark.rule("LG-5.3")
def test_there_is_one_answer_and_then_it_is_decided() -> None:
    play = battle(5, "3 1 2 hole")
    play.goes("""
        Zone> put 3 1, done
             puts 3, makes 5
             puts 1, makes 6
        Gray> challenge 3
             challenges with 3, leaves 3
        Zone> put 2, done
             puts 2, makes 5
             loses, 2 wounds
        Lake?
        *> lose hole
             Zone wound hole, 1 in all
    """)


@pytest.mark.rule("LG-5.4")
@pytest.mark.parametrize(("strength", "points"), [(4, 1), (5, 2), (6, 3)])
def test_who_wins_takes_the_token_and_its_points(strength: int, points: int) -> None:
    play = battle(strength, "3 air-support")
    play.goes(f"""
        Zone> put 3, put air-support, done
             puts 3, makes 5
             puts air-support, makes 9
        all> pass
             Zone wins ghoul-{strength}, {points} points  LG-5.4
        1-A= nothing
        Zone= won ghoul-{strength}, points {points}, hurt 0
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-5.4")
@pytest.mark.parametrize(("strength", "wounds"), [(4, 1), (5, 2), (6, 3)])
def test_who_loses_takes_as_many_wounds_and_the_ghoul_stays_revealed(strength: int, wounds: int) -> None:
    play = battle(strength, "1 1 2 2")
    play.goes(f"""
        Zone> done
             loses, {wounds} wounds  LG-5.4
        *> ...
        1-A= ghoul-{strength}
        Zone= hurt {wounds}, cards {4 - wounds}, points 0
        Zone> face
             refused moved-already LG-3.2
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-5.4")
def test_a_ghoul_just_turned_up_stays_revealed_when_it_is_not_beaten() -> None:
    play = Play(LANE, "Zone 1-A: 1 1 2\nGray 2-G:", "1-B ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn ghoul-5
             1-B is ghoul-5
             Zone fights 5 at 1-B, starts at 2
        Zone> done
             loses, 2 wounds
        *> ...
        1-B= ghoul-5
        Zone> end
             turn over
             Gray to play
        Gray> ...
             Zone to play
        Zone> done
        *> ...
        Zone> face
             faces 1-B
             fights 5 at 1-B, starts at 2
    """)


@pytest.mark.rule("LG-5.4")
def test_the_points_of_the_lost_do_not_count_and_those_won_before_stay() -> None:
    play = Play(LANE, "Zone 1-A: 1; won ghoul-6 ghoul-4\nGray 2-G:", "1-A ghoul-4, 1-F ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> done
             loses, 1 wounds
        *> ...
        Zone= points 4, won ghoul-4 ghoul-6
    """)


@pytest.mark.rule("LG-5.5")
def test_stolen_value_cards_are_played_like_others_and_go_to_their_owner() -> None:
    play = battle(5, "3@gray 2", "Gray 2-G: 1@zone\nLake 2-F: parry@zone")
    play.goes("""
        Zone> put 3@gray 2, done
             puts 3@gray, makes 5
             puts 2, makes 7
        Gray> challenge 1@zone
             challenges with 1@zone, leaves 6
        Zone> done
             wins ghoul-5, 2 points
        Zone= discard 1 2, hand none
        Gray= discard 3, hand none
    """)


@pytest.mark.rule("LG-5.5")
def test_a_stolen_parry_and_stolen_action_go_to_their_owner_too() -> None:
    play = battle(4, "3 parry@gray hole@lake")
    play.goes("""
        Zone> put 3, done
             puts 3, makes 5
        Gray> challenge 3
             challenges with 3, leaves 2
        Zone> parry parry@gray 3@gray, done
             parries 3@gray
             wins ghoul-4, 1 points
        Gray= discard 3 parry
        Zone> play hole@lake, at 2-B
             plays hole@lake
             aims hole@lake 2-B
        Lake= discard hole
    """)


@pytest.mark.rule("LG-5.5")
def test_the_cards_of_a_battle_are_on_no_pile_until_it_is_decided() -> None:
    play = battle(4, "3")
    play.goes("""
        Zone> put 3
             puts 3, makes 5
        Zone= hand none, discard none
        Zone> done
        Gray> challenge 2
             challenges with 2, leaves 3
        Gray= discard none
        Zone> done
             loses, 1 wounds
        Zone= discard 3
        Gray= discard 2
    """)

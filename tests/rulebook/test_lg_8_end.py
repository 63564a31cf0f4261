"""Chapter 8 of docs/rules/last-game-on-earth.md: the end."""

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
NINE = "won ghoul-6 ghoul-6 ghoul-6"
EIGHT = "won ghoul-6 ghoul-6 ghoul-5"


@pytest.mark.rule("LG-8.1")
def test_whoever_first_has_ten_points_has_won_at_once() -> None:
    play = Play(LANE, f"Zone 1-A: 3; {NINE}\nGray 2-G: 1; {NINE}", "1-A ghoul-4, 1-F ?")
    play.goes("""
        Zone= points 9
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> put 3, done
             puts 3, makes 5
        Gray> pass
             Zone wins ghoul-4, 10 points
             game over, ten-points: Zone  LG-8.1
        Zone= points 10
        Zone> end
             refused game-over
        Gray?
    """)
    assert play.winners() == (0,)


@pytest.mark.rule("LG-8.1")
def test_more_than_ten_will_do_as_well() -> None:
    play = Play(LANE, f"Zone 1-A: 3 2; {NINE}\nGray 2-G:", "1-A ghoul-6, 1-F ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 6 at 1-A, starts at 2
        Zone> put 3 2, done
             puts 3, makes 5
             puts 2, makes 7
        Gray> pass
             Zone wins ghoul-6, 12 points
             game over, ten-points: Zone
    """)


@pytest.mark.rule("LG-8.1")
def test_nine_are_not_enough() -> None:
    play = Play(LANE, f"Zone 1-A: 3; {EIGHT}\nGray 2-G:", "1-A ghoul-4, 1-F ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> put 3, done
             puts 3, makes 5
        Gray> pass
             Zone wins ghoul-4, 9 points
        Zone? move 1-F, end
    """)
    assert play.winners() is None


@pytest.mark.rule("LG-8.1")
def test_ten_points_win_outside_one_s_own_turn_too_and_all_else_lapses() -> None:
    play = Play(
        LANE, f"Zone 1-A: 3 debris hole\nGray 2-G: 3 2; {EIGHT}\nLake 2-G: 1; wounds 1", "2-F ?, 1-F ?"
    )
    play.goes("""
        Zone> move 2-F, to 2-G
             picks up 2-F
             moves 2-F to 2-G
        *> turn ghoul-5
             2-G is ghoul-5
             Gray fights 5 at 2-G, starts at 1
        Gray> put 3 2, done
             puts 3, makes 4
             puts 2, makes 6
        all> pass
             Gray wins ghoul-5, 10 points
             game over, ten-points: Gray  LG-8.1
        Zone?
    """)


@pytest.mark.rule("LG-8.1")
def test_a_dead_player_has_no_points_and_cannot_win() -> None:
    play = Play(
        LANE,
        f"Zone 1-A: 3; wounds 1 1 1 2 2 2 3; {NINE}\nGray 2-G: 2; won ghoul-4",
        "1-A ghoul-4",
    )
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
        Zone= points 0
        Zone> end
             turn over
             Gray to play
    """)


@pytest.mark.rule("LG-8.2")
def test_with_no_token_left_to_be_dealt_with_most_points_win_when_the_turn_ends() -> None:
    play = Play(
        LANE,
        "Zone 1-A: 3; won ghoul-5\nGray 2-G: 1; won ghoul-6\nLake 2-F: 1; won ghoul-5",
        "1-A ghoul-4, 1-F hole, 1-G debris debris, 1-E first-aid",
    )
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> put 3, done
             puts 3, makes 5
        all> pass
             Zone wins ghoul-4, 3 points
        Zone? end
        Zone> end
             turn over
             game over, nothing-left: Zone Gray  LG-8.2
    """)
    assert play.winners() == (0, 1)


@pytest.mark.rule("LG-8.2")
@pytest.mark.parametrize(("left", "why"), [("ghoul-4", "a Ghoul stands"), ("?", "one is face-down")])
def test_the_game_goes_on_while_there_is_one(left: str, why: str) -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1", f"1-F {left}, 1-G hole")
    play.goes("""
        Zone> end
             turn over
             Gray to play
    """)
    assert play.winners() is None, why


@pytest.mark.rule("LG-8.2")
@pytest.mark.parametrize("covered", ["ghoul-4 debris", "? hole", "?ghoul-5=Gray debris"])
def test_a_ghoul_or_a_face_down_token_under_others_counts_as_well(covered: str) -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1", f"1-F {covered}")
    play.goes("""
        Zone> end
             turn over
             Gray to play
    """)


@pytest.mark.rule("LG-8.2")
def test_players_with_equally_many_share_the_win_even_with_nothing() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1\nLake dead: 1", "1-F first-aid")
    play.goes("""
        Zone> end
             turn over
             game over, nothing-left: Zone Gray  LG-8.2
    """)


@pytest.mark.rule("LG-8.2")
def test_falling_into_the_last_hole_ends_turn_and_game() -> None:
    play = Play(LANE, "Zone 1-A: 3; won ghoul-4\nGray 2-G: 1", "1-B ?", bag="hole")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn hole
             1-B is hole
             Zone falls at 1-B
             Zone turn over
             game over, nothing-left: Zone  LG-8.2
    """)


@pytest.mark.rule("LG-8.2")
def test_if_all_are_dead_the_game_is_a_draw_there_and_then() -> None:
    play = Play(LANE, "Zone 1-A: 3; wounds 1 1 1 2 2 2 3; won ghoul-6\nGray dead: 1", "1-B debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 3
             Zone wound 3, 8 in all
             Zone dies
             Zone home go 1 1 1 2 2 2 3 3
             game over, all-dead: nobody  LG-8.2
    """)
    assert play.winners() == ()


@pytest.mark.rule("LG-8.2")
def test_all_may_die_of_one_card() -> None:
    play = Play(
        LANE,
        "Zone 1-A: 3 debris; wounds 1 1 1 2 2 2 3\nGray 1-A: 1; wounds 1 1 1 2 2 2\nLake dead: 1",
        "1-F ?",
    )
    play.goes("""
        Zone> play debris, at 1-A, done
             plays debris
             aims debris 1-A
        Gray> pass
             Zone lays debris at 1-A
             struck at 1-A for 1
        *> lose 1
             Gray wound 1, 7 in all
             Gray dies
             Gray home go 1 1 1 1 2 2 2
             Zone struck at 1-A for 1
        *> lose 3
             Zone wound 3, 8 in all
             Zone dies
             Zone home go 1 1 1 2 2 2 3 3
             game over, all-dead: nobody
    """)


@pytest.mark.rule("LG-8.2")
def test_after_200_rounds_most_points_among_the_living_win() -> None:
    seats = "Zone 1-A: 3; won ghoul-4\nGray 2-G: 1; won ghoul-6\nLake dead: 2"
    play = Play(LANE, seats, "1-F ?", turn="Gray", turns=598)
    play.goes("""
        Gray> end
             turn over
             Lake to play
        Lake> done
        *> ...
        Lake> end
             turn over
             game over, last-round: Gray  LG-8.2
    """)
    assert play.winners() == (1,)


@pytest.mark.rule("LG-8.2")
def test_after_200_rounds_a_tie_is_shared_too() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1", "1-F ?", turn="Gray", turns=399)
    play.goes("""
        Gray> end
             turn over
             game over, last-round: Zone Gray
    """)


@pytest.mark.rule("LG-8.2")
def test_once_it_is_over_all_cards_and_tokens_that_were_decided_lie_open() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1 hole; wounds 2", "1-F ?hole=Zone", turn="Gray", turns=399)
    before = play.view()
    play.goes("""
        Gray> end
             turn over
             game over, last-round: Zone Gray
    """)
    after = play.view()
    hand, wounds = play.state.players[1].hand, play.state.players[1].wounds
    assert (before.players[1].hand, after.players[1].hand) == ((play.cards.veiled[1],) * 2, hand)
    assert (before.players[1].wounds, after.players[1].wounds) == ((play.cards.veiled[1],), wounds)
    assert [stack.tokens[0].kind for stack in after.stacks] == [4]

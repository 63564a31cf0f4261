"""Chapter 3 of docs/rules/last-game-on-earth.md: a turn."""

import pytest

from tests.rulebook.lg_stage import Play

YARD = """
     A B C D E F
    +-+-+-+-+-+-+
  3 |a a a b b b|
    + +-+ + + + +
  2 |a a|a b b b|
    + + + + + + +
  1 |a a a b b b|
    +-+-+-+-+-+-+
"""


@pytest.mark.rule("LG-3.1")
def test_a_turn_begins_with_discarding_whatever_one_likes_and_drawing_up_to_seven() -> None:
    play = Play(YARD, "Zone 1-A: 1 2 3 hole; deck 1 1 1 2 3\nGray 3-F: 1", "1-E ?", replenish=True)
    play.goes("""
        Zone? discard 1, discard 2, discard 3, discard hole, done
        Zone> discard 1 hole
             discards 1           LG-3.1
             discards hole
        Zone> discard hole
             refused card-not-held LG-3.1
        Zone> discard 1@gray
             refused card-not-held LG-3.1
        Zone> done
        *> draw 3 2 1 1 1
             Zone draws 3         LG-3.1
             Zone draws 2
             Zone draws 1
             Zone draws 1
             Zone draws 1
        Zone= hand 1 1 1 2 2 3 3, deck none
        Zone? walk N E, move 1-E, end
    """)
    play.hears(
        "Gray",
        """
        Zone> discard 1
             discards 1
        Zone> discard hole
             discards hole
        Zone> done
        *> draw Zone ?@zone
             Zone draws ?
        *> draw Zone ?@zone
             Zone draws ?
        *> draw Zone ?@zone
             Zone draws ?
        *> draw Zone ?@zone
             Zone draws ?
        *> draw Zone ?@zone
             Zone draws ?
        """,
    )


@pytest.mark.rule("LG-3.1")
def test_nothing_may_be_done_before_replenishing_and_one_may_keep_all() -> None:
    play = Play(YARD, "Zone 1-A: 1 1 1 2 2 2 hole\nGray 3-F: 1", "1-E ?", replenish=True)
    play.goes("""
        Zone> walk N
             refused replenish-now LG-3.1
        Zone> play hole
             refused replenish-now LG-3.1
        Zone> move 1-E
             refused replenish-now LG-3.1
        Zone> end
             refused replenish-now LG-3.1
        Gray> done
             refused not-your-turn LG-3.2
        Zone> done
        Zone= hand 1 1 1 2 2 2 hole
        Zone? walk N E, play hole, move 1-E, end
    """)


@pytest.mark.rule("LG-3.1")
def test_stolen_cards_do_not_count_towards_the_seven() -> None:
    play = Play(YARD, "Zone 1-A: 1 1 1 2 2 2@gray 3@gray; deck 3 3 3\nGray 3-F: 1", "1-E ?", replenish=True)
    play.goes("""
        Zone> done
        *> draw 3 3
             Zone draws 3
             Zone draws 3
        Zone= cards 9, deck 3
    """)


@pytest.mark.rule("LG-3.1")
def test_a_stolen_card_that_is_discarded_goes_back_to_its_owner_and_is_not_replaced() -> None:
    play = Play(YARD, "Zone 1-A: 1 1 1 2 2 2 3 2@gray\nGray 3-F: 1; discard 3", "1-E ?", replenish=True)
    play.goes("""
        Zone> discard 2@gray
             discards 2@gray
        Gray= discard 2 3, hand 1
        Zone= discard none
        Zone> done
        Zone= cards 7
        Zone? walk N E, move 1-E, end
    """)


@pytest.mark.rule("LG-3.1")
def test_an_empty_draw_deck_is_the_discard_pile_reshuffled_in_the_middle_of_drawing() -> None:
    play = Play(YARD, "Zone 1-A: 1 1 1 1; deck 2; discard 3 3 hole\nGray 3-F: 1", "1-E ?", replenish=True)
    play.goes("""
        Zone> done
        *> draw 2
             Zone draws 2
        Zone= deck none, discard 3 3 hole
        *> draw hole
             Zone reshuffles      LG-3.1
             Zone draws hole
        Zone= deck 3 3, discard none
        *> draw 3
             Zone draws 3
        Zone= cards 7, deck 3
    """)


@pytest.mark.rule("LG-3.1")
def test_what_was_just_discarded_is_reshuffled_with_the_rest() -> None:
    play = Play(
        YARD, "Zone 1-A: 1 1 1 1 1 1 hole; deck none; discard none\nGray 3-F: 1", "1-E ?", replenish=True
    )
    play.goes("""
        Zone> discard hole, done
             discards hole
        *> draw hole
             Zone reshuffles
             Zone draws hole
        Zone= cards 7, deck none, discard none
    """)


@pytest.mark.rule("LG-3.1")
def test_with_nothing_left_to_draw_drawing_stops() -> None:
    play = Play(YARD, "Zone 1-A: 1 2; deck 3; discard none\nGray 3-F: 1", "1-E ?", replenish=True)
    play.goes("""
        Zone> done
        *> draw 3
             Zone draws 3
        Zone= hand 1 2 3, deck none
        Zone? walk N E, move 1-E, end
    """)


@pytest.mark.rule("LG-3.2")
def test_one_may_move_and_then_act() -> None:
    play = Play(YARD, "Zone 1-A: hole steal\nGray 3-F: 1", "1-E ?")
    play.goes("""
        Zone> walk N, stop
             N to 2-A
             stops at 2-A
        Zone> walk N
             refused moved-already LG-3.2
        Zone> move 1-E, to 1-F
             picks up 1-E
             moves 1-E to 1-F
        Zone> move 1-F
             refused acted-already LG-3.2
        Zone> play steal
             refused acted-already LG-3.2
        Zone? end
    """)


@pytest.mark.rule("LG-3.2")
def test_one_may_act_and_then_move() -> None:
    play = Play(YARD, "Lake 1-A: hole steal 1 inaction\nGray 3-F: 1", "1-E ?")
    play.goes("""
        Lake> play steal, on Gray
             plays steal
             aims steal Gray
        Gray> pass
        *> rob 1
             Gray robbed of 1 by Lake
        Lake? walk N E, end
        Lake> walk N, stop
             N to 2-A
             stops at 2-A
        Lake? end
        Lake> end
             turn over            LG-3.2
             Gray to play
    """)


@pytest.mark.rule("LG-3.2")
def test_one_may_leave_out_both() -> None:
    play = Play(YARD, "Zone 1-A: hole\nGray 3-F: 1\nLake 3-E:", "1-E ?")
    play.goes("""
        Zone> end
             turn over
             Gray to play
        Zone> end
             refused not-your-turn LG-3.2
        Gray> ...
             Lake to play
        Lake> ...
             Zone to play
    """)


@pytest.mark.rule("LG-3.2")
def test_acting_ends_a_move_that_has_begun() -> None:
    play = Play(YARD, "Zone 1-A: hole\nGray 3-F: 1", "1-E ?")
    play.goes("""
        Zone> walk N
             N to 2-A
        Zone> move 1-E, to 1-F
             picks up 1-E
             moves 1-E to 1-F
        Zone> walk N
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-3.2")
def test_a_card_that_is_not_for_one_s_own_turn_is_no_action() -> None:
    play = Play(YARD, "Zone 1-A: 1 inaction parry air-support\nGray 3-F: 1", "1-E ?")
    play.goes("""
        Zone> play inaction
             refused card-not-now LG-7.4
        Zone> play parry
             refused card-not-now LG-7.4
        Zone> play 1
             refused card-not-now LG-7.4
        Zone> play air-support
             refused card-not-now LG-7.4
        Zone> put 1
             refused turn-now LG-3.2
        Zone> pass
             refused turn-now LG-3.2
    """)


@pytest.mark.rule("LG-3.3")
def test_a_move_goes_from_square_to_square_and_never_through_a_wall() -> None:
    play = Play(YARD, "Zone 2-A: \nGray 3-F:", "1-E ?")
    play.goes("""
        Zone? walk N E S, move 1-E, end
        Zone> stop
             refused stop-unmoved LG-3.3
        Zone> walk W
             refused walk-wall LG-3.3
        Zone> walk E
             E to 2-B             LG-3.3
        Zone> walk E
             refused walk-wall LG-3.3
        Zone> walk N
             refused walk-wall LG-3.3
        Zone? walk S W, stop, move 1-E, end
        Zone> walk NE
             refused read-direction
    """)


@pytest.mark.rule("LG-3.3")
@pytest.mark.parametrize(("character", "movement"), [("Zone", 5), ("Gray", 6)])
def test_a_move_has_as_many_steps_as_movement_says(character: str, movement: int) -> None:
    play = Play(YARD, f"{character} 1-A: \nLake 3-F:", "1-E ?")
    there, back = "E to 1-B", "W to 1-A"
    steps = [("E", there), ("W", back)] * 3
    for step, told in steps[:movement]:
        play.goes(f"{character}> walk {step}\n{told}")
    play.goes(f"""
        {character}> walk N
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-3.3")
def test_one_may_stop_at_any_time() -> None:
    play = Play(YARD, "Zone 1-A: \nGray 3-F:", "1-E ?")
    play.goes("""
        Zone> walk N N, stop
             N to 2-A
             N to 3-A
             stops at 3-A         LG-3.3
        Zone? move 1-E, end
    """)


@pytest.mark.rule("LG-3.3")
def test_entering_a_square_with_a_token_ends_the_move_and_the_token_is_met() -> None:
    play = Play(YARD, "Zone 1-A: \nGray 3-F:", "1-B ?, 1-E ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid     LG-3.3
             Zone first-aid at 1-B LG-4.4
        Zone> walk E
             refused moved-already LG-3.2
        Zone? move 1-E, end
    """)


@pytest.mark.rule("LG-3.3")
def test_entering_a_square_with_another_piece_ends_the_move() -> None:
    play = Play(YARD, "Zone 1-A: \nGray 1-B:", "1-E ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        Zone> walk E
             refused moved-already LG-3.2
        Zone? move 1-E, end
    """)


@pytest.mark.rule("LG-3.3")
def test_two_pieces_part_without_more_ado() -> None:
    play = Play(YARD, "Zone 1-B: \nGray 1-B:", "1-E ?")
    play.goes("""
        Zone> walk E E
             E to 1-C
             E to 1-D
    """)


@pytest.mark.rule("LG-3.3")
def test_with_a_token_under_another_piece_the_token_is_met_too() -> None:
    play = Play(YARD, "Zone 1-A: \nGray 1-B: 1", "1-B debris, 1-E ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 1  LG-4.3
    """)


@pytest.mark.rule("LG-3.4")
def test_who_stands_on_a_ghoul_may_fight_it_and_then_does_not_move() -> None:
    play = Play(YARD, "Zone 1-A: 3 1\nGray 3-F:", "1-A ghoul-4, 1-E ?")
    play.goes("""
        Zone? walk N E, face, move 1-E, end
        Zone> face
             faces 1-A            LG-3.4
             fights 4 at 1-A, starts at 2
        Zone> put 3, done
             puts 3, makes 5
        all> pass
             Zone wins ghoul-4, 1 points
        Zone> walk N
             refused moved-already LG-3.2
        Zone> face
             refused moved-already LG-3.2
        Zone? move 1-E, end
    """)


@pytest.mark.rule("LG-3.4")
def test_or_one_walks_away_and_the_ghoul_stays() -> None:
    play = Play(YARD, "Zone 1-A: 3 1\nGray 3-F:", "1-A ghoul-4, 1-E ?")
    play.goes("""
        Zone> walk N
             N to 2-A
        Zone> face
             refused face-moved LG-3.4
        1-A= ghoul-4
        Zone> walk S
             S to 1-A
             fights 4 at 1-A, starts at 2
    """)


@pytest.mark.rule("LG-3.4")
def test_or_one_stays_and_leaves_it_alone() -> None:
    play = Play(YARD, "Zone 1-A: 3 1\nGray 3-F:", "1-A ghoul-4, 1-E ?")
    play.goes("""
        Zone> end
             turn over
             Gray to play
        1-A= ghoul-4
    """)


@pytest.mark.rule("LG-3.4")
def test_the_action_may_come_before_facing_or_after() -> None:
    play = Play(YARD, "Lake 1-A: 3 1\nGray 3-F:", "1-A ghoul-6, 1-E ?")
    play.goes("""
        Lake> move 1-E, to 1-F
             picks up 1-E
             moves 1-E to 1-F
        Lake> face
             faces 1-A
             fights 6 at 1-A, starts at 1
        Lake> done
             loses, 3 wounds
        *> ...
        Lake= hurt 3
        Lake? end
    """)


@pytest.mark.rule("LG-3.4")
@pytest.mark.parametrize("obstacle", ["hole", "debris", "debris hole debris"])
def test_what_lies_under_an_obstacle_already_suffered_may_be_faced(obstacle: str) -> None:
    play = Play(YARD, "Zone 1-A: 3 1\nGray 3-F:", f"1-A ghoul-4 {obstacle}, 1-E ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
    """)


@pytest.mark.rule("LG-3.4")
def test_what_lies_face_down_under_an_obstacle_is_turned_up() -> None:
    play = Play(YARD, "Zone 1-A: 3 1\nGray 3-F:", "1-A ? debris, 1-E ?")
    play.goes("""
        Zone> face
             faces 1-A
        *> turn ghoul-5
             1-A is ghoul-5
             Zone fights 5 at 1-A, starts at 2
        Zone> done
             loses, 2 wounds
        1-A= ghoul-5 debris
    """)


@pytest.mark.rule("LG-3.4")
def test_an_obstacle_suffered_is_nothing_to_face() -> None:
    play = Play(YARD, "Zone 1-A: 3 1\nGray 3-F: 1", "1-A debris hole, 3-F debris, 1-E ?")
    play.goes("""
        Zone> face
             refused face-nothing LG-3.4
        Zone? walk N E, move 1-E, end
        Zone> end
             turn over
             Gray to play
        Gray> done
        *> ...
        Gray> walk S, stop
             S to 2-F
             stops at 2-F
        Gray> end
             turn over
             Zone to play
    """)


@pytest.mark.rule("LG-3.4")
def test_first_aid_left_lying_may_be_faced_by_the_wounded() -> None:
    play = Play(YARD, "Zone 1-A: 3; wounds 1\nGray 3-F: 1", "1-A first-aid, 1-E ?")
    play.goes("""
        Zone> face
             faces 1-A
             first-aid at 1-A
        Zone> use
             heals 1 at 1-A
             home go 1
        1-A= nothing
        Zone> walk N
             refused moved-already LG-3.2
    """)


@pytest.mark.rule("LG-3.4")
def test_first_aid_is_passed_over_by_the_unhurt_for_what_lies_under_it() -> None:
    play = Play(YARD, "Zone 1-A: 3\nGray 3-F: 1", "1-A ghoul-4 first-aid, 3-F first-aid, 1-E ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> put 3, done
             puts 3, makes 5
        all> pass
             Zone wins ghoul-4, 1 points
        1-A= first-aid
        Zone> end
             turn over
             Gray to play
        Gray> done
        *> ...
        Gray> face
             refused face-nothing LG-3.4
    """)


@pytest.mark.rule("LG-3.4")
def test_debris_that_lay_under_first_aid_is_not_suffered_yet_and_may_be_faced() -> None:
    play = Play(YARD, "Zone 1-B: 1 1 1\nGray 3-F: 1", "1-A ghoul-4 debris debris first-aid, 1-E ?")
    play.goes("""
        Zone> walk W
             W to 1-A
             first-aid at 1-A
        Zone> end
             turn over
             Gray to play
        Gray> ...
             Zone to play
        Zone> done
        *> ...
        Zone> face
             faces 1-A
             struck at 1-A for 2
        *> ...
        Zone= hurt 2
        Zone> end
             turn over
             Gray to play
        Gray> ...
             Zone to play
        Zone> done
        *> ...
        Zone> face
             faces 1-A
             first-aid at 1-A
        Zone> use
             heals 2 at 1-A
             home go 1 1
        Zone> end
             turn over
             Gray to play
        Gray> ...
             Zone to play
        Zone> done
        *> ...
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
    """)


@pytest.mark.rule("LG-3.4")
def test_what_came_onto_somebody_in_another_s_turn_may_be_faced_in_their_own() -> None:
    play = Play(YARD, "Zone 1-A:\nGray 3-F: 3 1; fallen", "3-F hole, 3-E ?, 1-E ?")
    play.goes("""
        Zone> move 3-E, to 3-F
             picks up 3-E
             moves 3-E to 3-F
        *> turn ghoul-4
             3-F is ghoul-4
             Gray helpless at 3-F, 1 wounds
        *> lose 1
             Gray wound 1, 1 in all
        Zone> end
             turn over
             Gray to play, climbs out
        Gray> done
        *> ...
        Gray> face
             faces 3-F
             fights 4 at 3-F, starts at 1
    """)


@pytest.mark.rule("LG-3.4")
def test_leaving_the_square_forgets_what_was_suffered_there() -> None:
    play = Play(YARD, "Zone 1-A: 1 1 1\nGray 3-F: 1", "1-A ghoul-4 debris, 1-E ?")
    play.goes("""
        Zone> walk E W
             E to 1-B
             W to 1-A
             struck at 1-A for 1
    """)


@pytest.mark.rule("LG-3.5")
def test_a_face_down_token_moves_up_to_five_squares_round_walls() -> None:
    lane = """
         A B C D E F G H
        +-+-+-+-+-+-+-+-+
      2 |a a|b b b b b b|
        + + + +-+-+-+ + +
      1 |a a b b b b b b|
        +-+-+-+-+-+-+-+-+
    """
    play = Play(lane, "Zone 1-A:\nGray 1-H:", "1-C ?")
    play.goes("""
        Zone> move 1-C
             picks up 1-C         LG-3.5
        Zone? to 1-D 1-E 1-F 1-G 1-H 2-C 2-D 2-E 2-F 2-G
        Zone> to 2-H
             refused to-not-there LG-10.5
        Zone> to 1-C
             refused to-not-there LG-10.5
        Zone> at 2-C
             refused declare-square LG-10.1
        Zone> to 2-F
             moves 1-C to 2-F     LG-3.5
        1-C= nothing
        2-F= ?
        Zone? walk N E, end
    """)


@pytest.mark.rule("LG-3.5")
def test_it_passes_over_tokens_but_not_over_pieces_and_may_end_on_either() -> None:
    lane = """
         A B C D E F G H
        +-+-+-+-+-+-+-+-+
      1 |a a b b b b b b|
        +-+-+-+-+-+-+-+-+
    """
    play = Play(lane, "Zone 1-A:\nGray 1-F: 1", "1-C ?, 1-D ghoul-4, 1-E ? hole")
    play.goes("""
        Zone> move 1-C
             picks up 1-C
        Zone? to 1-D 1-E 1-F
        Zone> to 1-E
             moves 1-C to 1-E
        1-E= ? hole ?
    """)


@pytest.mark.rule("LG-3.5")
def test_it_may_neither_come_from_one_s_own_tile_nor_go_onto_it() -> None:
    play = Play(YARD, "Zone 1-A:\nGray 3-F:", "1-C ?, 1-D ?, 2-B ?")
    play.goes("""
        Zone? walk N E, move 1-D, end
        Zone> move 1-C
             refused move-not-this LG-3.5
        Zone> move 1-D
             picks up 1-D
        Zone? to 1-E 1-F 2-D 2-E 2-F 3-D 3-E 3-F
        Zone> to 1-C
             refused to-not-there LG-10.5
    """)


@pytest.mark.rule("LG-3.5")
def test_a_revealed_token_is_not_moved_nor_one_that_lies_under_another() -> None:
    play = Play(YARD, "Zone 1-A:\nGray 3-F:", "1-D ghoul-4, 1-E ? debris, 2-D ?")
    play.goes("""
        Zone? walk N E, move 2-D, end
        Zone> move 1-D
             refused move-no-token LG-3.5
        Zone> move 1-E
             refused move-no-token LG-3.5
        Zone> move 3-D
             refused move-no-token LG-3.5
    """)


@pytest.mark.rule("LG-3.5")
def test_a_player_whom_a_token_is_moved_onto_meets_it_at_once() -> None:
    play = Play(YARD, "Zone 1-A:\nGray 3-F: 3 1\nLake 2-A: 1", "3-E ?, 1-D ?")
    play.goes("""
        Zone> move 3-E, to 3-F
             picks up 3-E
             moves 3-E to 3-F
        *> turn ghoul-4
             3-F is ghoul-4
             Gray fights 4 at 3-F, starts at 1
        Zone> end
             refused not-your-turn LG-3.2
        Gray> put 3 1, done
             puts 3, makes 4
             puts 1, makes 5
        Lake> pass
        Zone> pass
             Gray wins ghoul-4, 1 points
        Zone? walk N E, end
    """)


@pytest.mark.rule("LG-3.5")
def test_if_several_stand_there_the_next_of_them_in_play_order_fights_the_ghoul() -> None:
    play = Play(YARD, "Zone 3-F: 3\nGray 3-F: 3 1\nLake 1-A: 1\nCornealius 3-F: 2", "3-E ?", turn="Lake")
    play.goes("""
        Lake> move 3-E, to 3-F
             picks up 3-E
             moves 3-E to 3-F
        *> turn ghoul-5
             3-F is ghoul-5
             Cornealius fights 5 at 3-F, starts at 2
        Cornealius> done
             loses, 2 wounds
    """)


@pytest.mark.rule("LG-3.5")
def test_what_is_moved_is_told_to_all_but_not_what_it_is() -> None:
    play = Play(YARD, "Zone 1-A:\nGray 3-F:", "1-D ?hole=Zone, 2-B ?")
    play.goes("""
        Zone> move 1-D, to 3-D
             picks up 1-D
             moves 1-D to 3-D
        3-D= ?hole
    """)
    play.hears(
        "Gray",
        """
        Zone> move 1-D
             picks up 1-D
        Zone> to 3-D
             moves 1-D to 3-D
        """,
    )
    assert [token.kind for stack in play.view("Gray").stacks for token in stack.tokens] == [0, 0]

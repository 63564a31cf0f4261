"""Chapter 7 of docs/rules/pen-and-paper.md: rulings."""

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.core.squares import from_hex
from ghoulash.games.pen_and_paper.view import View
from tests.rulebook.charts import FIND, Play, tiny

LANE = """
     A B C D
    +-+-+-+-+
  2 |. .|. .|
    + +-+-+ +
  1 D. . . .D
    +-+-+-+-+
"""
YARD = """
     A B C D
    +-+-+-+-+
  1 |S . . .|
    +-+-+-+-+
"""
SPORES = {"miss_with_spores": 2}


def fights(seat: int, told: str) -> str:
    """A Ghoul that is missed once, at 1, and then hit, at 6."""
    first, _, rest = told.partition("|")
    return f"""
        {1 - seat}> weak 6
             picks 6
        {seat}> fire 1
             fires 1: miss
             {first.strip()}
        {seat}> fire 6
             fires 6: hit
             {rest}
    """


@pytest.mark.rule("PP-7.1")
def test_a_kit_is_answered_before_what_lies_beside_it_is_known() -> None:
    play = Play(LANE, "1-B +GO, 1-D F").given(0, at="1-A", wounds=3)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
    """)
    known = play.game.view(play.state, 0).charts[0]
    assert [play.named(lies) for lies in known.lies] == [[], ["1-B"], [], []]
    assert "1-B" not in play.named(known.known)
    play.goes("""
        0> leave
             kit left at 1-B
             ghoul at 1-B
    """)
    known = play.game.view(play.state, 0).charts[0]
    assert [play.named(lies) for lies in known.lies] == [[], ["1-B"], ["1-B"], []]
    assert "1-B" not in play.named(known.known)
    play.goes(fights(0, "1 more, wounds 4 | ghoul dead at 1-B, 1 in all\nhole at 1-B\n1 to walk"))
    known = play.game.view(play.state, 0).charts[0]
    assert [play.named(lies) for lies in known.lies] == [[], ["1-B"], [], ["1-B"]]
    assert "1-B" in play.named(known.known)


@pytest.mark.rule("PP-7.2")
def test_what_is_sought_comes_before_a_kit_and_a_hole_comes_last() -> None:
    play = Play(LANE, "1-B +OX~F, 1-D F", goal="find 2").given(0, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             kit at 1-B
             kit left at 1-B
             debris at 1-B
             1 more, wounds 1
             spores at 1-B
             hole at 1-B
             1 to walk
    """)


@pytest.mark.rule("PP-7.3")
def test_the_ghoul_in_the_isotope_s_own_square_already_deals_two() -> None:
    play = Play(LANE, "1-A RG", goal="leave opposite", fight={"miss_when_carrying": 2})
    play.goes("""
        0> enter 1-A
             in at 1-A
             isotope at 1-A, carries 1
             ghoul at 1-A
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             2 more, wounds 2
    """)


@pytest.mark.rule("PP-7.4")
def test_a_kit_that_was_left_stops_every_walk_into_its_square() -> None:
    play = Play(LANE, "1-B +, 1-D F").given(0, at="1-A", wounds=3)
    again = """
        0> walk {way}
             {way} to 1-B
             kit at 1-B
        0> leave
             kit left at 1-B
             1 to walk
        1> ...
             0 to walk
    """
    play.goes(again.format(way="E"))
    # Standing there offers nothing: the turn begins with a step.
    play.goes("""
        0? walk E, walk W
        0> walk E
             E to 1-C
    """)
    play.goes(again.format(way="W"))
    # Nor does it go by unmet when nobody is wounded.
    play.given(0, at="1-A", wounds=0)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
             kit left at 1-B
             1 to walk
    """)


@pytest.mark.rule("PP-7.4")
def test_a_turn_lost_in_a_hole_beside_a_kit_does_not_offer_it_again() -> None:
    play = Play(LANE, "1-B +O, 1-D F").given(0, at="1-A", wounds=3)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
        0> leave
             kit left at 1-B
             hole at 1-B
             1 to walk
        1> ...
             0 loses a turn
             1 to walk
        1> ...
             0 to walk
        0? walk E, walk W
    """)


@pytest.mark.rule("PP-7.5")
def test_nothing_is_hidden_in_the_shelter_and_anything_at_a_door() -> None:
    play = Play(YARD, briefing=FIND)
    play.goes("""
        0? hide food 1-B, hide food 1-C, hide food 1-D
        0> hide food 1-A
             refused hide-nothing-here PP-7.5
    """)
    play = Play(LANE, briefing=FIND)
    play.goes("""
        0> hide food 1-A
             hides food at 1-A
             0 has hidden all
        1> hide food 1-D
             hides food at 1-D
             1 has hidden all
             0 to walk
    """)


@pytest.mark.rule("PP-7.5")
def test_to_come_back_is_to_enter_the_shelter_in_mid_walk_too() -> None:
    play = Play(
        """
             A B C
            +-+-+-+
          1 |. S .|
            +-+-+-+
        """,
        "1-A F",
        goal="return",
    )
    play.goes("""
        0> walk W
             W to 1-A
             food at 1-A, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk E E
             E to 1-B
             back at 1-B                PP-7.5
             game over, goal: 0 wins
             refused game-over
    """)


@pytest.mark.rule("PP-7.6")
def test_a_goal_ends_the_game_where_it_is_met() -> None:
    play = Play(LANE, "1-B GXO, 1-C F", goal="destroy").given(0, at="1-A", wounds=13)
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
    """)
    play.goes(fights(0, "1 more, wounds 14 | ghoul dead at 1-B, 1 in all\ngame over, goal: 0 wins PP-7.6"))
    play.goes("0= wounds 14, fallen no")


@pytest.mark.rule("PP-7.6")
def test_what_is_found_is_carried_without_limit_and_never_lost() -> None:
    play = Play(YARD, "1-B CX, 1-C CO, 1-D C", goal="return 3").given(0, wounds=5, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             crate at 1-B, carries 1
             debris at 1-B
             1 more, wounds 6
             1 to walk
    """)
    play.given(1, at="1-D")
    play.goes("""
        1> walk W
             W to 1-C
             crate at 1-C, carries 1
             hole at 1-C
             0 to walk
        0> walk E
             E to 1-C
             crate at 1-C, carries 2
             hole at 1-C
             1 loses a turn
             0 loses a turn
             1 to walk
        1> walk E
             E to 1-D
             crate at 1-D, carries 2
             0 to walk
        0> walk E
             E to 1-D
             crate at 1-D, carries 3
             1 to walk
        0= carried 3
        1= carried 2
    """)


@pytest.mark.rule("PP-7.7")
def test_a_lost_turn_passes_by_itself_and_both_may_be_in_holes() -> None:
    play = Play(LANE, "1-B O, 1-D F").given(0, at="1-A").given(1, at="1-A")
    play.goes("""
        0> walk E
             E to 1-B
             hole at 1-B
             1 to walk
        1> walk E
             E to 1-B
             hole at 1-B
             0 loses a turn             PP-7.7
             1 loses a turn             PP-7.7
             0 to walk
        0> walk W
             W to 1-A
        0> stop
             stops at 1-A
             1 to walk
        1> walk W
             W to 1-A
    """)


@pytest.mark.rule("PP-7.8")
def test_a_kit_entered_without_a_wound_is_met_and_left_unasked() -> None:
    play = Play(LANE, "1-B +, 1-D F").given(0, at="1-A", wounds=0, meters=1)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
             kit left at 1-B
             1 to walk
        0> use
             refused not-your-turn PP-3.1
        0= wounds 0, meters 1
        1> ...
             0 to walk
    """)
    # It is still there, for whoever has one wound.
    play.given(0, at="1-A", wounds=1)
    play.goes("""
        0> walk E
             E to 1-B
             kit at 1-B
        0? use, leave
    """)


RUN = """
     A B C D E F G
    +-+-+-+-+-+-+-+
  2 |. . . . . . .|
    + + + + + + + +
  1 D. . . . . . .D
    +-+-+-+-+-+-+-+
"""


@pytest.mark.rule("PP-7.9")
def test_spores_wear_off_with_the_next_ghoul_and_do_not_add_up_and_no_kit_clears_them() -> None:
    play = Play(RUN, "1-B ~, 1-C ~, 1-D +, 1-E G, 1-F G, 1-G F", fight=SPORES)
    play.given(0, at="1-A", wounds=1).given(1, at="2-A")
    play.goes("""
        0> walk E
             E to 1-B
             spores at 1-B
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             spores at 1-C
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-D
             kit at 1-D
        0> use
             kit used at 1-D, 1 healed
             1 to walk
        0= spored yes
        1> ...
             0 to walk
        0> walk E
             E to 1-E
             ghoul at 1-E
        0= spored no
    """)
    play.goes(fights(0, "2 more, wounds 2 | ghoul dead at 1-E, 1 in all\n1 to walk"))
    play.goes("""
        1> ...
             0 to walk
        0> walk E
             E to 1-F
             ghoul at 1-F
    """)
    play.goes(fights(0, "1 more, wounds 3 | ghoul dead at 1-F, 2 in all\n1 to walk"))


@pytest.mark.rule("PP-7.9")
def test_every_miss_against_that_ghoul_costs_two() -> None:
    play = Play(RUN, "1-B G, 1-G F, 1-F ~", fight=SPORES).given(0, at="1-A", spored=True)
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             2 more, wounds 2
        0> fire 2
             fires 2: miss
             2 more, wounds 4
    """)


@pytest.mark.rule("PP-7.9")
def test_a_ghoul_in_the_spores_own_square_is_fought_before_they_are_met() -> None:
    play = Play(RUN, "1-B ~G, 1-C G, 1-G F", fight=SPORES).given(0, at="1-A").given(1, at="2-A")
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
    """)
    play.goes(fights(0, "1 more, wounds 1 | ghoul dead at 1-B, 1 in all\nspores at 1-B\n1 to walk"))
    play.goes("""
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             ghoul at 1-C
    """)
    play.goes(fights(0, "2 more, wounds 3 | ghoul dead at 1-C, 2 in all\n1 to walk"))


@pytest.mark.rule("PP-7.10")
@pytest.mark.parametrize(
    ("fight", "spored", "cost"),
    [
        ({"miss_when_carrying": 2, "miss_with_spores": 3}, True, "3 more, wounds 3"),
        ({"miss_when_carrying": 3, "miss_with_spores": 2}, True, "3 more, wounds 3"),
        ({"miss_when_carrying": 2, "miss_with_spores": 3}, False, "2 more, wounds 2"),
        ({"free_misses_when_carrying": 1, "miss_with_spores": 3}, True, "costs nothing"),
    ],
)
def test_conditions_on_a_miss_do_not_add_up_and_a_free_miss_is_free(
    fight: dict[str, int], spored: bool, cost: str
) -> None:
    # The food is in the Ghoul's own square: carrying counts from the taking.
    play = Play(LANE, "1-B FG, 1-D F, 1-C ~", goal="find 2", fight=fight)
    play.given(0, at="1-A", spored=spored)
    play.goes(f"""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             ghoul at 1-B
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             {cost}
    """)


HOSPITAL = """
     A B C D
    +-+-+-+-+
  2 |. . . .|
    + + + + +
  1 D. C . .D
    +-+-+-+-+
"""


@pytest.mark.rule("PP-7.11")
def test_the_clinic_works_at_every_entry_in_need_and_is_a_street_square_otherwise() -> None:
    play = Play(HOSPITAL, "1-C X, 1-D F", fight=SPORES).given(0, at="1-A").given(1, at="2-A")
    play.goes("""
        0> walk E E
             E to 1-B
             E to 1-C
             debris at 1-C
             1 more, wounds 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-B
             clinic at 1-B, 1 healed
             1 to walk
        0= at 1-B, wounds 0, meters 1
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             debris at 1-C
             1 more, wounds 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-B
             clinic at 1-B, 1 healed
             1 to walk
        0= wounds 0, meters 2
    """)


@pytest.mark.rule("PP-7.11")
def test_the_clinic_clears_spores_and_spores_alone_are_need() -> None:
    play = Play(HOSPITAL, "1-C ~, 1-D F", fight=SPORES).given(0, at="1-A", spored=True)
    play.goes("""
        0> walk E
             E to 1-B
             clinic at 1-B, 0 healed
             1 to walk
        0= spored no, meters 0
    """)


@pytest.mark.rule("PP-7.11")
def test_nothing_is_hidden_in_the_clinic() -> None:
    Play("+-+-+-+-+\nD. C . .D\n+-+-+-+-+", briefing=FIND).goes("""
        0? hide food 1-A, hide food 1-C, hide food 1-D
        0> hide food 1-B
             refused hide-nothing-here PP-7.5
    """)


@pytest.mark.rule("PP-7.12")
@pytest.mark.parametrize("first", ["0", "1", "chance"])
def test_who_moves_first_is_settled_when_both_have_hidden_and_nobody_is_asked(first: str) -> None:
    play = Play(LANE, briefing=FIND, first=first)
    begins = f"{first} to walk" if first != "chance" else "-1? first 0, first 1"
    play.goes(f"""
        1> hide food 1-D
             hides food at 1-D
             1 has hidden all
        # A chart that has been handed in does not change any more.
        1?
        1> hide food 1-C
             refused not-your-turn PP-3.1
        0> first 1
             refused hide-first PP-2.1
        0> hide food 1-D
             hides food at 1-D
             0 has hidden all
             {begins}
    """)
    if first == "chance":
        play.goes("""
            0> first 0
                 refused not-your-turn PP-3.1
            -1> hide food 1-A
                 refused not-now PP-2.5
            -1> first 1
                 1 begins
                 1 to walk
        """)


RING = """
     A B C
    +-+-+-+
  2 |.:. .|
    +:+ +:+
  1 D. .:.D
    +-+-+-+
"""


@pytest.mark.rule("PP-7.13")
def test_any_offered_doorways_may_be_blocked_and_the_charts_need_not_be_alike() -> None:
    play = Play(RING, briefing=FIND + "[block]\ncount = 2")
    play.goes("""
        0> hide food 2-C
             hides food at 2-C
        0? block 1-A N, block 1-B E, block 1-C N, block 2-A E
        0> block 1-B E
             blocks E of 1-B
        0? block 1-A N, block 2-A E
        0> block 1-C N
             refused block-cuts-off PP-2.4
        0> block 1-A N
             blocks N of 1-A
             0 has hidden all
        1> hide food 2-C
             hides food at 2-C
        1> block 1-C N
             blocks N of 1-C
        1> block 2-A E
             blocks E of 2-A
             1 has hidden all
             0 to walk
        0> enter 1-A
             in at 1-A
        0> walk N
             N to 2-A
        0> walk E
             blocked E of 2-A
             1 to walk
        1> enter 1-A
             in at 1-A
        1> walk N
             blocked N of 1-A
             0 to walk
    """)


@pytest.mark.rule("PP-7.14")
def test_a_bump_is_told_as_one_and_meets_nothing() -> None:
    play = Play(RING, "1-A X, 2-C F", blocked="1-A N").given(1, at="2-B")
    play.goes("""
        0> enter 1-A
             in at 1-A
             debris at 1-A
             1 more, wounds 1
             1 to walk
        1> ...
             0 to walk
    """)
    bump = """
        0> walk N
             blocked N of 1-A
             1 to walk
    """
    play.goes(bump)
    play.hears(1, bump)
    play.goes("0= at 1-A, wounds 1")


@pytest.mark.rule("PP-7.15")
def test_a_found_doorway_is_not_tried_again_from_either_side_and_a_wall_costs_nothing() -> None:
    play = Play(RING, "2-C F", blocked="1-A N").given(0, at="1-A").given(1, at="2-B")
    play.goes("""
        0> walk N
             blocked N of 1-A
             1 to walk
        1> ...
             0 to walk
        0? walk E
        0> walk N
             refused walk-blocked PP-2.4
        0> walk S
             refused walk-wall PP-1.1
        0> walk E N W
             E to 1-B
             N to 2-B
             W to 2-A
        0? walk E, stop
        0> walk S
             refused walk-blocked PP-2.4
    """)
    # Not found on the other chart yet, it looks like any doorway there.
    play.given(1, at="2-A")
    play.goes("""
        0> stop
             stops at 2-A
             1 to walk
        1? walk E, walk S
    """)


@pytest.mark.rule("PP-7.15")
def test_what_was_found_stays_found() -> None:
    play = Play(RING, "2-C F", blocked="1-A N, 1-B E").given(0, at="1-A").given(1, at="2-B")
    play.goes("""
        0> walk N
             blocked N of 1-A
             1 to walk
        1> ...
             0 to walk
        0> walk E E
             E to 1-B
             blocked E of 1-B
             1 to walk
        1> ...
             0 to walk
        0? walk N, walk W
        0> walk E
             refused walk-blocked PP-2.4
        0> walk W
             W to 1-A
        0? walk E, stop
        0> walk N
             refused walk-blocked PP-2.4
    """)


@pytest.mark.rule("PP-7.16")
def test_the_weak_spot_is_picked_afresh_and_may_be_the_same() -> None:
    play = Play(LANE, "1-B G, 1-C G, 1-D F").given(0, at="1-A").given(1, at="2-A")
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
    """)
    play.goes(fights(0, "1 more, wounds 1 | ghoul dead at 1-B, 1 in all\n1 to walk"))
    play.goes("""
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             ghoul at 1-C
        1? weak 1, weak 2, weak 3, weak 4, weak 5, weak 6
        1> weak 6
             picks 6
        0? fire 1, fire 2, fire 3, fire 4, fire 5, fire 6
        0> fire 6
             fires 6: hit
             ghoul dead at 1-C, 2 in all
             1 to walk
    """)


@pytest.mark.rule("PP-7.17")
def test_nobody_may_pass() -> None:
    play = Play("+-+-+\nD. .|\n+-+-+", "1-B F").given(0, at="1-A")
    play.goes("""
        0? walk E
        0> stop
             refused stop-unmoved PP-3.2
    """)


@pytest.mark.rule("PP-7.17")
def test_a_map_of_one_square_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        tiny("+-+\nD.|\n+-+", FIND)
    assert refused.value.refusal.code == "map-empty"


@pytest.mark.rule("PP-7.18")
def test_what_is_sought_is_taken_unasked_even_when_there_is_enough() -> None:
    play = Play(YARD, "1-B C, 1-C C, 1-D C", goal="return").given(1, at="1-C")
    play.goes("""
        0> walk E
             E to 1-B
             crate at 1-B, carries 1
             1 to walk
        1> walk W
             W to 1-B
             crate at 1-B, carries 1
             0 to walk
        0> walk E
             E to 1-C
             crate at 1-C, carries 2
             1 to walk
        0> leave
             refused not-your-turn PP-3.1
        0= carried 2
    """)


@pytest.mark.rule("PP-7.19")
def test_the_whole_order_in_one_square() -> None:
    play = Play(LANE, "1-B O~XG+C, 1-D C", goal="find 2", fight=SPORES).given(0, at="1-A", wounds=1)
    play.goes("""
        0> walk E
             E to 1-B
             crate at 1-B, carries 1
             kit at 1-B
        0> use
             kit used at 1-B, 1 healed
             ghoul at 1-B
        1> weak 1
             picks 1
        0> fire 1
             fires 1: hit
             ghoul dead at 1-B, 1 in all
             debris at 1-B
             1 more, wounds 1
             spores at 1-B
             hole at 1-B
             1 to walk
    """)


@pytest.mark.rule("PP-7.20")
def test_a_win_ends_the_game_at_once_even_for_whoever_is_owed_a_turn() -> None:
    play = Play(LANE, "1-B O, 1-C F", first="1").given(0, at="1-A").given(1, at="1-A")
    play.goes("""
        1> walk E
             E to 1-B
             hole at 1-B
             0 to walk
        0> walk E
             E to 1-B
             hole at 1-B
             1 loses a turn
             0 loses a turn
             1 to walk
        1> walk E
             E to 1-C
             food at 1-C, carries 1
             game over, goal: 1 wins
        0?
        1?
    """)


@pytest.mark.rule("PP-7.20")
def test_a_turn_still_owed_to_a_hole_is_forgotten() -> None:
    play = Play(LANE, "1-B O, 1-C F").given(0, at="1-A").given(1, at="2-A")
    play.goes("""
        0> walk E
             E to 1-B
             hole at 1-B
             1 to walk
    """)
    play.given(1, at="1-D")
    play.goes("""
        1> walk W
             W to 1-C
             food at 1-C, carries 1
             game over, goal: 1 wins
        0= fallen yes
    """)


@pytest.mark.rule("PP-7.21")
@pytest.mark.parametrize("first", ["0", "1"])
def test_whoever_moved_second_has_the_last_turn_and_may_still_win_with_it(first: str) -> None:
    a, b = first, str(1 - int(first))
    play = Play(LANE, "1-C F", first=first, turn_limit=2).given(0, at="2-A").given(1, at="2-A")
    play.goes(f"""
        {a}> ...
             {b} to walk
        {b}> ...
             {a} to walk
        {a}> ...
             {b} to walk
    """)
    last = play.state
    play.goes(f"""
        {b}> ...
             game over, turn-limit: nobody wins
    """)
    play.state = last
    play.given(int(b), at="1-B")
    play.goes(f"""
        {b}> walk E
             E to 1-C
             food at 1-C, carries 1
             game over, goal: {b} wins
    """)


@pytest.mark.rule("PP-7.22")
def test_the_shelter_is_no_way_back_with_too_few_things_nor_at_the_start() -> None:
    play = Play(
        """
             A B C
            +-+-+-+
          1 |. S .|
            +-+-+-+
        """,
        "1-A C, 1-C C",
        goal="return 2",
    )
    play.goes("""
        0= at 1-B, carried 0
        0> walk W
             W to 1-A
             crate at 1-A, carries 1
             1 to walk
        1> walk E
             E to 1-C
             crate at 1-C, carries 1
             0 to walk
        # With fewer than the goal asks for it is a street square: the walk goes on.
        0> walk E E
             E to 1-B
             E to 1-C
             crate at 1-C, carries 2
             1 to walk
        1> walk W
             W to 1-B
        1> stop
             stops at 1-B
             0 to walk
        0> walk W
             W to 1-B
             back at 1-B
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-7.22")
def test_the_shelter_is_a_street_square_where_nobody_has_to_come_back() -> None:
    play = Play("+-+-+-+\nD. S .D\n+-+-+-+", "1-A F", goal="leave either").given(0, at="1-B")
    play.goes("""
        0> walk W
             W to 1-A
             food at 1-A, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk E E E
             E to 1-B
             E to 1-C
             out at 1-C
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-7.22")
def test_more_than_the_goal_asks_for_is_enough_to_come_back() -> None:
    play = Play(YARD, "1-B C, 1-C C", goal="return").given(0, at="1-B", carried=2)
    play.goes("""
        0> walk W
             W to 1-A
             back at 1-A
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-7.22")
@pytest.mark.parametrize("goal", ['do = "return"', 'do = "find"', 'do = "leave"\ndoor = "either"'])
def test_there_is_one_shelter(goal: str) -> None:
    briefing = f"[hide.food]\ncount = 1\n[goal]\n{goal}"
    tiny("+-+-+-+\nDS . .|\n+-+-+-+", briefing)
    with pytest.raises(Refused) as refused:
        tiny("+-+-+-+\nDS . S|\n+-+-+-+", briefing)
    assert refused.value.refusal.code == "scenario-one-shelter"


THREE_DOORS = """
     A B C
    +D+-+-+
  2 |. . .|
    + + + +
  1 D. . .D
    +-+-+-+
"""


@pytest.mark.rule("PP-7.23")
@pytest.mark.parametrize(("at", "way"), [("1-A", "W"), ("2-A", "N"), ("1-C", "E")])
def test_either_door_means_any_door_also_the_one_entered_by(at: str, way: str) -> None:
    play = Play(THREE_DOORS, "1-B F", goal="leave either").given(0, at=at, door=0, carried=1)
    play.goes(f"""
        0> walk {way}
             out at {at}
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-7.23")
@pytest.mark.parametrize(
    ("board", "code"),
    [
        (THREE_DOORS, "scenario-opposite-door"),
        ("+-+-+\nD. .|\n+-+-+", "scenario-opposite-door"),
        ("+-+-+-+\nD. S .D\n+-+-+-+", "scenario-opposite-door"),
        ("+D+-+\nD. .|\n+-+-+", "scenario-doors-share"),
    ],
)
def test_the_opposite_door_is_one_of_two_where_travellers_start(board: str, code: str) -> None:
    briefing = '[hide.food]\ncount = 1\n[goal]\ndo = "leave"\ndoor = "opposite"'
    tiny("+-+-+\nD. .D\n+-+-+", briefing)
    with pytest.raises(Refused) as refused:
        tiny(board, briefing)
    assert refused.value.refusal.code == code


@pytest.mark.rule("PP-7.24")
@pytest.mark.parametrize(
    ("hides", "code"),
    [
        ("[hide.ghoul]\ncount = 4", None),
        ("[hide.ghoul]\ncount = 7", "scenario-few-squares"),
        ("[hide.ghoul]\ncount = 3\nwhere = 'shaded'", None),
        ("[hide.ghoul]\ncount = 4\nwhere = 'shaded'", "scenario-few-squares"),
        ("[hide.ghoul]\ncount = 2\nwhere = 'shaded'\nper_area = 1", None),
        ("[hide.ghoul]\ncount = 3\nwhere = 'shaded'\nper_area = 1", "scenario-few-squares"),
        ("[hide.ghoul]\ncount = 3\nwhere = 'street'", None),
        ("[hide.ghoul]\ncount = 4\nwhere = 'street'", "scenario-few-squares"),
        ("[block]\ncount = 2", None),
        ("[block]\ncount = 3", "scenario-few-doorways"),
    ],
)
def test_a_briefing_that_its_map_cannot_hold_is_refused(hides: str, code: str | None) -> None:
    board = "+-+-+-+\n|.:a:aD\n+:+ +:+\nD.:b:.|\n+-+-+-+"
    if code is None:
        tiny(board, FIND + hides)
    else:
        with pytest.raises(Refused) as refused:
            tiny(board, FIND + hides)
        assert refused.value.refusal.code == code


@pytest.mark.rule("PP-7.25")
def test_once_the_game_is_over_both_charts_are_open_to_all() -> None:
    play = Play(RING, "1-B F, 2-C X", other="1-C F, 2-A X", blocked="1-A N", other_blocked="1-C N")
    play.goes("""
        0> enter 1-A
             in at 1-A
    """)
    before = [play.game.view(play.state, seat) for seat in (0, 1, None)]
    play.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             game over, goal: 0 wins
    """)
    after = [play.game.view(play.state, seat) for seat in (0, 1, None)]
    for view in before:
        mine, other = (lying(play, view, seat) for seat in (0, 1))
        assert view.outcome is None
        assert mine == ([["1-B"], ["2-C"]] if view.seat == 1 else [[], []])
        assert other == ([["1-C"], ["2-A"]] if view.seat == 0 else [[], []])
    for view in after:
        assert lying(play, view, 0) == [[], ["2-C"]]
        assert lying(play, view, 1) == [["1-C"], ["2-A"]]
        assert [from_hex(chart.blocked) for chart in view.charts] == [0b001, 0b100]


def lying(play: Play, view: View, seat: int) -> list[list[str]]:
    """For food and Debris, where the view knows them to lie on the chart that a seat walks."""
    return [play.named(lies) for lies in view.charts[seat].lies]

"""Chapter 1 of docs/rules/pen-and-paper.md: the chart."""

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.scenario import named
from tests.rulebook.charts import CITY, FIND, Play, plain, tiny


@pytest.mark.rule("PP-1.1")
def test_steps_go_north_south_east_and_west_through_doorways_but_not_walls() -> None:
    play = Play(
        """
             A B C
            +-+-+-+
          2 |. . .|
            + +-+:+
          1 D. .|.D
            +-+-+-+
        """,
        "1-C F",
    )
    play.goes("""
        0> enter 1-A
             in at 1-A
        0? walk N, walk E, stop
        0> walk E
             E to 1-B
        0? walk W, stop
        0> walk N
             refused walk-wall PP-1.1
        0> walk E
             refused walk-wall PP-1.1
        0> walk NW
             refused read-direction
        0> walk W N E E S
             W to 1-A
             N to 2-A
             E to 2-B
             E to 2-C
             S to 1-C
             food at 1-C, carries 1
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-1.2")
def test_a_square_is_its_row_from_the_bottom_then_its_column_from_the_left() -> None:
    play = Play(
        """
             A B C
            +-+-+-+
          3 D. . .|
            + + + +
          2 |. . .|
            + + + +
          1 |. . .D
            +-+-+-+
        """,
        """
          3  .  .  .
          2  F  .  .
          1  .  .  O
        """,
    )
    assert play.lies(0, "food") == ["2-A"]
    play.goes("""
        0? enter 1-C, enter 3-A
        0> enter 3-A
             in at 3-A
        0> walk E S E S
             E to 3-B
             S to 2-B
             E to 2-C
             S to 1-C
             hole at 1-C
             1 to walk
    """)


@pytest.mark.rule("PP-1.2")
@pytest.mark.parametrize("edition", ["classic", "advanced"])
def test_both_editions_name_squares_alike(edition: str) -> None:
    play = Play(CITY, "10-J F", edition=edition).given(0, at="12-O")
    play.goes("""
        0> walk W W W W S S W
             W to 12-N
             W to 12-M
             W to 12-L
             W to 12-K
             S to 11-K
             S to 10-K
             W to 10-J
             food at 10-J, carries 1
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-1.3")
def test_squares_of_one_letter_are_one_area_wherever_they_lie_and_all_else_is_street() -> None:
    play = Play(
        """
             A B C D E
            +-+-+-+-+-+
          2 D.|a . a b|
            + +:+-+ + +
          1 |. . . . .D
            +-+-+-+-+-+
        """,
        briefing="""
            [hide.ghoul]
            count = 2
            where = "shaded"
            per_area = 1
            [hide.food]
            count = 1
            where = "street"
            [goal]
            do = "find"
        """,
    )
    play.goes("""
        0> hide ghoul 2-B
             hides ghoul at 2-B
        0> hide ghoul 2-D
             refused hide-area-full PP-2.3
        0> hide ghoul 2-C
             refused hide-not-here PP-2.3
        0> hide ghoul 2-E
             hides ghoul at 2-E
        0> hide food 2-B
             refused hide-not-here PP-2.3
        0> hide food 2-C
             hides food at 2-C
             0 has hidden all
    """)


@pytest.mark.rule("PP-1.4")
def test_ghoul_and_plenty_has_two_doors_at_opposite_corners_and_a_map_of_ours() -> None:
    scenario = named("ghoul-and-plenty")
    board = Board(scenario, 150, 0)
    assert (board.grid.columns, board.grid.rows) == (21, 17)
    assert [board.grid.names[door.square] for door in board.grid.doors] == ["1-A", "17-U"]
    assert len(board.areas) >= 6
    assert scenario.reconstructed


@pytest.mark.rule("PP-1.4")
@pytest.mark.parametrize("name", ["food-run", "rescue", "supply-line", "finders"])
def test_every_classic_map_has_a_12_o(name: str) -> None:
    grid = Board(named(name), 150, 0).grid
    assert grid.columns >= 15 and grid.rows >= 12
    assert "12-O" in grid.index


@pytest.mark.rule("PP-1.4")
def test_a_classic_map_too_small_for_a_12_o_is_refused() -> None:
    tiny(plain(15, 12), FIND, "classic")
    for columns, rows in ((14, 12), (15, 11)):
        tiny(plain(columns, rows), FIND, "advanced")
        with pytest.raises(Refused) as refused:
            tiny(plain(columns, rows), FIND, "classic")
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("scenario-map-small", "PP-1.4")


TWO_DOORS = """
     A B C
    +-+D+-+
  2 |. . .|
    + + + +
  1 D. . .|
    +-+-+-+
"""


@pytest.mark.rule("PP-1.5")
def test_a_traveller_begins_outside_and_may_come_in_by_either_door_and_meet_something_there() -> None:
    play = Play(
        TWO_DOORS,
        """
          2  .  X  .
          1  .  .  F
        """,
    )
    play.goes("""
        0= at outside
        0? enter 1-A, enter 2-B
        0> walk N
             refused walk-outside PP-1.5
        0> enter 1-B
             refused enter-no-door PP-1.5
        0> stop
             refused stop-unmoved PP-3.2
        0> enter 2-B
             in at 2-B    PP-1.5
             debris at 2-B
             1 more, wounds 1
             1 to walk
        1> enter 1-A
             in at 1-A
        1> enter 2-B
             refused enter-inside PP-1.5
        1> stop
             stops at 1-A
             0 to walk
        0= at 2-B, door 1, wounds 1
        1= at 1-A, door 0
    """)


@pytest.mark.rule("PP-1.5")
def test_who_starts_at_the_doors_is_outside_even_where_there_is_a_shelter() -> None:
    play = Play("+-+-+-+\nD. S .D\n+-+-+-+", "1-C F", goal="return", start="door")
    play.goes("""
        0= at outside
        0? enter 1-A, enter 1-C
    """)


@pytest.mark.rule("PP-1.5")
def test_a_door_is_no_way_out_until_the_step_wins() -> None:
    play = Play(TWO_DOORS, "1-B F", goal="leave either")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0? walk N, walk E, stop
        0> walk W
             refused leave-early PP-1.5
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-A
        0? walk N, walk E, walk W, stop
        0> walk W
             out at 1-A
             game over, goal: 0 wins
    """)


@pytest.mark.rule("PP-1.5")
def test_who_has_to_come_back_does_not_win_by_leaving() -> None:
    board = """
        A B C
       +-+-+-+
     1 D. S .|
       +-+-+-+
    """
    play = Play(board, "1-A F", goal="return")
    play.goes("""
        0> walk W
             W to 1-A
             food at 1-A, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             refused leave-never PP-1.5
    """)


@pytest.mark.rule("PP-1.5")
def test_where_nobody_has_to_leave_nobody_does() -> None:
    play = Play(TWO_DOORS, "1-B F, 2-A F", goal="find 2")
    play.goes("""
        0> enter 1-A
             in at 1-A
        0> walk W
             refused leave-never PP-1.5
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk W
             W to 1-A
        0> walk W
             refused leave-never PP-1.5
    """)


@pytest.mark.rule("PP-1.6")
@pytest.mark.parametrize(
    ("board", "lost"),
    [
        ("+-+-+-+\n|S .|.|\n+-+-+-+", "1-C"),
        ("+-+-+-+\nD. .|.D\n+-+-+-+", "1-C"),
        ("+-+-+\n|.|.|\n+-+ +\n|S|.|\n+-+-+", "1-B"),
    ],
)
def test_a_map_with_a_square_out_of_reach_is_refused_and_the_square_is_named(board: str, lost: str) -> None:
    with pytest.raises(Refused) as refused:
        tiny(board, FIND)
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule, refusal.args["square"]) == ("scenario-unreachable", "PP-1.6", lost)


@pytest.mark.rule("PP-1.6")
@pytest.mark.parametrize(
    "goal",
    ['do = "find"\ncount = 2', 'do = "leave"\ndoor = "either"\ncount = 2', 'do = "destroy"'],
)
def test_a_goal_that_cannot_be_met_is_refused(goal: str) -> None:
    with pytest.raises(Refused) as refused:
        tiny("+-+-+\nD. .D\n+-+-+", f"[hide.food]\ncount = 1\n[goal]\n{goal}")
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule) == ("scenario-goal-unreachable", "PP-1.6")

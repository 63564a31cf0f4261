"""The plans of boards: the map as its author drew it, whoever looks."""

import msgspec
import pytest

import ghoulash
from ghoulash.art.plans import PLANS
from ghoulash.art.plans.pen_and_paper import PenAndPaperPlan
from ghoulash.art.plans.walls import Stroke, walls
from ghoulash.core.grid import read_map
from ghoulash.core.squares import from_hex, to_hex
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import grid_of


def plan_of(scenario: str, seat: int | None = None) -> PenAndPaperPlan:
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    plan = PLANS["pen-and-paper"](game, game.view(game.start(2), seat))
    assert isinstance(plan, PenAndPaperPlan)
    return plan


def test_walls_are_joined_and_leave_gaps() -> None:
    grid = read_map(
        """
        +-+-+-+
        |. .|.D
        + +-+ +
        |. . .|
        +-+-+-+
        """,
        ".",
    )
    assert set(walls(grid)) == {
        Stroke(0, 0, 3, 0),
        Stroke(0, 2, 3, 2),
        Stroke(0, 0, 0, 2),
        Stroke(3, 1, 3, 2),
        Stroke(1, 1, 2, 1),
        Stroke(2, 0, 2, 1),
    }


@pytest.mark.parametrize("scenario", shipped())
def test_between_two_squares_there_is_a_wall_or_a_way(scenario: str) -> None:
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    assert isinstance(game, PenAndPaper)
    grid = grid_of(game.board.scenario)
    sides = {
        side
        for w in plan_of(scenario).walls
        for side in (
            {(x, w.y1, "lying") for x in range(w.x1, w.x2)}
            | {(w.x1, y, "standing") for y in range(w.y1, w.y2)}
        )
    }
    for square, exits in enumerate(grid.exits):
        x, y = square % grid.columns, grid.rows - 1 - square // grid.columns
        round_it = {"N": (x, y, "lying"), "S": (x, y + 1, "lying"), "W": (x, y, "standing")}
        round_it["E"] = (x + 1, y, "standing")
        doors = {door.direction for door in grid.doors if door.square == square}
        assert {d for d, side in round_it.items() if side not in sides} == exits.keys() | doors


@pytest.mark.parametrize("scenario", shipped())
def test_it_is_the_same_for_all_and_survives_json(scenario: str) -> None:
    plan = plan_of(scenario)
    assert plan == plan_of(scenario, 0) == plan_of(scenario, 1)
    text = msgspec.json.encode(plan)
    assert msgspec.json.decode(text, type=PenAndPaperPlan) == plan


def test_what_it_names() -> None:
    plan = plan_of("lockdown")
    assert (plan.columns, plan.rows) == (19, 13)
    assert (plan.column_names[0], plan.column_names[-1], plan.row_names[0]) == ("A", "S", "1")
    assert plan.squares[0] == "1-A"
    assert plan.squares[19] == "2-A"
    assert len(plan.areas) == 11
    assert (plan.start, plan.shelter, plan.blocks) == ("door", None, 6)
    assert [plan.squares[door.square] for door in plan.doors] == ["1-J", "13-J"]
    assert [kind.kind for kind in plan.kinds] == ["keycard", "kit", "ghoul", "debris", "hole"]
    shelter = plan_of("food-run").shelter
    assert shelter is not None


def test_doorways_are_numbered_as_the_masks_count_them() -> None:
    game = ghoulash.game("pen-and-paper", scenario="lockdown")
    plan = plan_of("lockdown")
    state = game.start(2)
    doorway = plan.doorways[5]
    action = game.read(f"block {plan.squares[doorway.square]} {doorway.direction}")
    state = game.apply(state, 0, action).state
    assert game.view(state, 0).charts[1].blocked == to_hex(1 << 5)
    assert from_hex(game.view(state, 0).charts[0].blocked) == 0

"""The plan of the board of four tiles."""

import msgspec
import pytest

import ghoulash
from ghoulash.art.plans.last_game_on_earth import LastGameOnEarthPlan, last_game_on_earth
from ghoulash.core.game import CHANCE
from ghoulash.core.squares import each, from_hex
from ghoulash.games.last_game_on_earth.layout import NAMED
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth


def game_on(board: str) -> LastGameOnEarth:
    game = ghoulash.game("last-game-on-earth", board=board)
    assert isinstance(game, LastGameOnEarth)
    return game


def plan_of(board: str) -> LastGameOnEarthPlan:
    game = game_on(board)
    return last_game_on_earth(game, game.view(game.start(2), None))


def open_sides(plan: LastGameOnEarthPlan) -> set[tuple[int, int]]:
    """Pairs of neighbours that no stroke parts."""
    board = from_hex(plan.board)
    shut: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for stroke in (*plan.walls, *plan.rim):
        for x in range(stroke.x1, stroke.x2):
            shut.add(((x, stroke.y1 - 1), (x, stroke.y1)))
        for y in range(stroke.y1, stroke.y2):
            shut.add(((stroke.x1 - 1, y), (stroke.x1, y)))
    found: set[tuple[int, int]] = set()
    for square in each(board):
        x, y = square % plan.columns, plan.rows - 1 - square // plan.columns
        for right, down in ((1, 0), (0, 1)):
            if x + right >= plan.columns or ((x, y), (x + right, y + down)) in shut:
                continue
            found.add((square, square + right - down * plan.columns))
    return found


@pytest.mark.parametrize("board", sorted(NAMED))
def test_walls_are_where_nobody_walks(board: str) -> None:
    game = game_on(board)
    field = game.parts.field(game.start(2))
    ways = {tuple(sorted((a, b))) for a, exits in enumerate(field.exits) for b in exits.values()}
    assert {tuple(sorted(pair)) for pair in open_sides(plan_of(board))} == ways


@pytest.mark.parametrize("board", sorted(NAMED))
def test_tiles_cover_the_board(board: str) -> None:
    plan = plan_of(board)
    masks = [from_hex(tile.squares) for tile in plan.tiles]
    assert sum(masks) == from_hex(plan.board)
    assert [mask.bit_count() for mask in masks] == [64] * 4
    assert [f"{tile.side}{tile.turns}" for tile in plan.tiles] == NAMED[board].split()[1:]
    for tile, mask in zip(plan.tiles, masks, strict=True):
        top_left = (plan.rows - 1 - tile.y) * plan.columns + tile.x
        assert mask >> top_left & 1


def test_seams_part_no_one() -> None:
    plan = plan_of("yard")
    assert all(8 in (stroke.x1, stroke.y1) for stroke in plan.seams)
    assert all({stroke.x1, stroke.x2} == {8} or {stroke.y1, stroke.y2} == {8} for stroke in plan.seams)


def test_a_board_by_chance_is_not_there_until_it_is_laid() -> None:
    game = game_on("chance")
    state = game.start(2)
    assert last_game_on_earth(game, game.view(state, 0)).columns == 0
    while state.layout is None:
        seat = game.to_act(state)[0]
        actions = [a for a, _ in game.chances(state)] if seat == CHANCE else game.actions(state, seat)
        state = game.apply(state, seat, actions[0]).state
    plan = last_game_on_earth(game, game.view(state, 0))
    assert len(plan.tiles) == 4
    assert plan == last_game_on_earth(game, game.view(state, None))


def test_a_plan_survives_json() -> None:
    plan = plan_of("fork")
    assert msgspec.json.decode(msgspec.json.encode(plan), type=LastGameOnEarthPlan) == plan

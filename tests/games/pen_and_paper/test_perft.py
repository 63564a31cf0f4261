"""Counts of positions, kept as data in perft.toml."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ghoulash.core.game import CHANCE, Game
from ghoulash.games.pen_and_paper.state import Over, State
from tests.rulebook.charts import Play

BOARDS: list[dict[str, Any]] = msgspec.toml.decode(Path(__file__).with_name("perft.toml").read_bytes())[
    "board"
]


def following(game: Game[Any, Any, Any, Any], state: State) -> set[State]:
    """Every position that one action of anybody leads to."""
    found: set[State] = set()
    for seat in game.to_act(state):
        actions = [a for a, _ in game.chances(state)] if seat == CHANCE else game.actions(state, seat)
        found.update(game.apply(state, seat, action).state for action in actions)
    return found


@pytest.mark.parametrize("board", BOARDS, ids=[board["name"] for board in BOARDS])
def test_as_many_positions_as_there_ever_were(board: dict[str, Any]) -> None:
    more = {name: board[name] for name in ("goal", "fight", "blocked", "briefing", "first") if name in board}
    play = Play(board["map"], board.get("chart", ""), turn_limit=board.get("turn_limit"), **more)
    if "wounds" in board:
        play.given(0, at="1-A", wounds=board["wounds"])
    reached = {play.state}
    positions, over = [], []
    while len(positions) < len(board["positions"]):
        reached = {after for state in reached for after in following(play.game, state)}
        positions.append(len(reached))
        over.append(sum(isinstance(state.moment, Over) for state in reached))
    assert (positions, over) == (board["positions"], board["over"])

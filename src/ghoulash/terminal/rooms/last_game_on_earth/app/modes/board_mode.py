"""A moment at the board: squares and cards in as well as keys, signs out as well as words."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ghoulash.core.grid import Grid
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare
from ghoulash.terminal.app.keys import ARROWS, SHIFTED, STEPS, figure
from ghoulash.terminal.app.modes.mode import Mode
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.drawing import Overlay


class Choice(NamedTuple):
    """One of the answers to a question."""

    key: str
    text: str


class Question(NamedTuple):
    """What is asked, and the answers."""

    text: str
    choices: tuple[Choice, ...]


class BoardMode(Mode[BoardDesk]):
    """One moment; the screen hands it every click on the board too, and draws what it says."""

    def overlay(self) -> Overlay:
        """What is shown over the board."""
        return Overlay(cursor=self.desk.cursor)

    @property
    def on_board(self) -> bool:
        """Whether a square is looked for; else a small screen shows the cards and answers alone."""
        return True

    def question(self) -> Question | None:
        """What stands in the panel to be answered; None where the prompt says all."""
        return None

    def usable(self) -> frozenset[int]:
        """The cards of the hand that do something now."""
        return frozenset()

    def chosen(self) -> Mapping[int, int]:
        """Cards laid out, and how many of each."""
        return {}

    def point(self, square: int) -> bool:
        """A click on a square: look at it."""
        self.desk.cursor = square
        return True

    def look_around(self, key: str) -> bool:
        """The arrows move what is looked at."""
        direction = SHIFTED.get(key) or ARROWS.get(key)
        field = self.desk.field
        if direction is None or field is None:
            return False
        self.desk.cursor = moved(field.ground.grid, field.ground.squares, self.desk.looked_at, direction)
        return True

    def card_at(self, key: str) -> int | None:
        """The card of the hand that a figure stands for."""
        hand, number = self.desk.hand(), figure(key)
        return hand[number - 1].card if 0 < number <= len(hand) else None


def moved(grid: Grid, squares: int, square: int, direction: str) -> int:
    """The next square of a board in a direction, walls or not; it stops at the rim, and leaps over gaps."""
    up, right = STEPS[direction]
    row, column = divmod(square, grid.columns)
    while True:
        row, column = row + up, column + right
        if not (0 <= row < grid.rows and 0 <= column < grid.columns):
            return square
        if squares >> row * grid.columns + column & 1:
            return row * grid.columns + column


def on_squares(desk: BoardDesk, actions: Iterable[Action]) -> dict[int, OnSquare]:
    """The actions that name a square, by it."""
    return {desk.square(action.square): action for action in actions if isinstance(action, OnSquare)}


def next_target(desk: BoardDesk, targets: Iterable[int], by: int) -> int | None:
    """The target after the square looked at, in the order of squares; round and round."""
    order = sorted(targets, reverse=True)
    if not order:
        return None
    at = desk.looked_at
    if at in order:
        return order[(order.index(at) + by) % len(order)]
    return order[0] if by > 0 else order[-1]

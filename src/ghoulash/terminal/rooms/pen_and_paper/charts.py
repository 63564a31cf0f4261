"""A chart as plain characters, one to a square, laid out like the maps of scenario files."""

from collections.abc import Sequence
from typing import Final

from ghoulash.core.grid import column_letters
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.scenario import CLINIC, SHELTER
from ghoulash.games.pen_and_paper.state import OUTSIDE
from ghoulash.locale import Words
from ghoulash.terminal.rooms.pen_and_paper.sheet import Doorway, Sheet

TRAVELLER: Final = "@"
SEVERAL: Final = "&"
WALKED: Final = "/"
_SPECIAL: Final = {SHELTER: "^", CLINIC: "#"}
_DOORWAYS: Final = {Doorway.OFFERED: ":", Doorway.PASSED: " ", Doorway.BLOCKED: "=", Doorway.BUMPED: "="}


def draw(board: Board, sheet: Sheet, words: Words) -> list[str]:
    """North up, with the names of columns and rows; below, what the signs mean."""
    grid = board.grid
    margin = len(str(grid.rows)) + 2
    letters = [column_letters(n) for n in range(grid.columns)]
    heads = [" " * margin + " " + " ".join(name.rjust(2)[n] for name in letters) for n in (0, 1)]
    heads = [head.rstrip() for head in heads if head.strip()]
    lines = [*heads]
    for row in reversed(range(grid.rows)):
        squares = range(row * grid.columns, (row + 1) * grid.columns)
        lines.append(" " * margin + _walls(board, sheet, squares, "N"))
        sides = _side(board, sheet, squares[0], "W")
        for n in squares:
            sides += _sign(board, sheet, n, words) + _side(board, sheet, n, "E")
        lines.append(f"{row + 1:>{margin - 1}} {sides}")
    lines.append(" " * margin + _walls(board, sheet, range(grid.columns), "S"))
    return [*lines, *heads, *_legend(board, sheet, words)]


def _walls(board: Board, sheet: Sheet, squares: Sequence[int], direction: str) -> str:
    return "+" + "+".join(_side(board, sheet, n, direction) for n in squares) + "+"


def _side(board: Board, sheet: Sheet, square: int, direction: str) -> str:
    """What stands on one side of a square."""
    if (square, direction) in board.door_at:
        return "D"
    if direction not in board.grid.exits[square]:
        return "-" if direction in "NS" else "|"
    doorway = board.doorway_at.get((square, direction))
    return " " if doorway is None else _DOORWAYS[sheet.doorways[doorway]]


def _sign(board: Board, sheet: Sheet, square: int, words: Words) -> str:
    if sheet.at == square:
        return TRAVELLER
    here = sheet.squares[square]
    for kind in here.lies:
        return SEVERAL if len(here.lies) > 1 else letter(words, kind)
    if here.special:
        return _SPECIAL[here.special]
    return WALKED if here.walked else board.grid.cells[square]


def letter(words: Words, kind: str) -> str:
    """The letter that stands for a kind."""
    return words.say("plain-mark", kind=kind)


def _legend(board: Board, sheet: Sheet, words: Words) -> list[str]:
    """Only the signs that stand in this chart."""
    shown = {_sign(board, sheet, n, words) for n in range(len(board.grid))}
    lying = [kind for kind in board.kinds if letter(words, kind) in shown]
    signs = [f"{letter(words, kind)} {words.kind(kind)}" for kind in lying]
    for sign, name in (
        (TRAVELLER, "traveller"),
        (SEVERAL, "several"),
        (WALKED, "walked"),
        (_SPECIAL[SHELTER], "shelter"),
        (_SPECIAL[CLINIC], "clinic"),
        (".", "street"),
    ):
        if sign in shown:
            signs.append(f"{sign} {words.say(f'plain-sign-{name}')}")
    signs.append(f"a b c {words.say('plain-sign-shaded')}")
    if board.grid.doors:
        signs.append(f"D {words.say('plain-sign-door')}")
    if board.doorways:
        signs += [f": {words.say('plain-sign-doorway')}", f"= {words.say('plain-sign-blocked')}"]
    outside = [words.say("plain-map-outside")] if sheet.at == OUTSIDE else []
    return [words.say("plain-signs", signs=", ".join(signs)), *outside]

"""The board as plain characters, one to a square, laid out like the maps of tile files."""

from collections.abc import Iterator

from ghoulash.core.grid import column_letters
from ghoulash.core.squares import from_hex
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.state import KINDS
from ghoulash.games.last_game_on_earth.view import TokenView
from ghoulash.terminal.rooms.last_game_on_earth.side import Side


def drawn(side: Side, ground: Ground) -> Iterator[str]:
    """North up, with the names of columns and rows; below, what the signs mean."""
    grid = ground.grid
    margin = len(str(grid.rows)) + 2
    letters = [column_letters(n) for n in range(grid.columns)]
    heads = [" " * margin + " " + " ".join(name.rjust(2)[n] for name in letters) for n in (0, 1)]
    heads = [head.rstrip() for head in heads if head.strip()]
    yield from heads
    signs = [_sign(side, ground, square) for square in range(len(grid))]
    for row in reversed(range(grid.rows)):
        squares = range(row * grid.columns, (row + 1) * grid.columns)
        yield (" " * margin + _walls(ground, row + 1)).rstrip()
        line = _post(ground, squares[0], -1, "|")
        for n in squares:
            east = n + 1 if n + 1 in squares else -1
            line += signs[n] + _post(ground, n, east, "|")
        yield f"{row + 1:>{margin - 1}} {line}".rstrip()
    yield (" " * margin + _walls(ground, 0)).rstrip()
    yield from heads
    yield side.say("plain-signs", signs=", ".join(_legend(side, set(signs))))


def _walls(ground: Ground, row: int) -> str:
    """The line between a row of squares, counted from 1, and the one above."""
    columns = ground.grid.columns
    line = ""
    for column in range(columns + 1):
        around = [
            (row + up, column + right)
            for up, right in ((-1, -1), (-1, 0), (0, -1), (0, 0))
            if 0 <= row + up < ground.grid.rows and 0 <= column + right < columns
        ]
        laid = any(ground.squares >> r * columns + c & 1 for r, c in around)
        line += "+" if laid else " "
        if column < columns:
            below = (row - 1) * columns + column if row else -1
            above = row * columns + column if row < ground.grid.rows else -1
            line += _post(ground, below, above, "-")
    return line


def _post(ground: Ground, one: int, other: int, wall: str) -> str:
    """What stands between two squares; -1 is beyond the board."""
    laid = [n for n in (one, other) if n >= 0 and ground.squares >> n & 1]
    if not laid:
        return " "
    if len(laid) == 1:
        return wall
    return " " if ground.neighbours[laid[0]] >> laid[1] & 1 else wall


def _sign(side: Side, ground: Ground, square: int) -> str:
    if not ground.squares >> square & 1:
        return " "
    here = side.standing(square)
    if here:
        return "&" if len(here) > 1 else piece(side, here[0])
    stack = side.stack(square)
    if stack:
        return mark(side, stack[-1])
    if from_hex(side.view.pads) >> square & 1:
        return "="
    return ":" if ground.shaded >> square & 1 else "."


def piece(side: Side, seat: int) -> str:
    """One's own piece is `@`, another's the first letter of its character."""
    return "@" if seat == side.seat else side.character(seat)[:1].upper()


def mark(side: Side, token: TokenView) -> str:
    """The sign of a token: what it is known to be, `?` for one that nobody has told."""
    return side.say("lg-mark", token=KINDS[token.kind]) if token.kind else "?"


def _legend(side: Side, shown: set[str]) -> Iterator[str]:
    for seat, player in enumerate(side.view.players):
        if player.at >= 0:
            yield f"{piece(side, seat)} {side.full_name(seat)}"
    if "&" in shown:
        yield f"& {side.say('lg-sign-several')}"
    for kind in KINDS[1:]:
        sign = side.say("lg-mark", token=kind)
        if sign in shown:
            yield f"{sign} {side.say('lg-token', token=kind)}"
    for sign, message in (
        ("?", "lg-sign-down"),
        ("=", "lg-pad"),
        (":", "lg-sign-shaded"),
        (".", "lg-sign-plain"),
    ):
        if sign in shown:
            yield f"{sign} {side.say(message)}"

"""A grid of squares with walls and doorways, drawn from a text map that a person can edit.

The map stands as the sheet does, north up: `+` posts, `|` and `-` walls, a space where one may pass,
`:` a doorway offered for blocking, `D` a Door in the outer wall. A left margin may hold row numbers,
and a first and last line may hold column letters. What the squares' own characters mean is the game's.
"""

import re
from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.squares import each, mask

DIRECTIONS: Final = ("N", "E", "S", "W")
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
_STEP: Final = {"N": (1, 0), "E": (0, 1), "S": (-1, 0), "W": (0, -1)}
_WALLS: Final = frozenset("|-")
_OPEN: Final = frozenset(" :")
_LETTERS: Final = re.compile(r"[A-Z](\s+[A-Z]+)*")
_NAME: Final = re.compile(r"(\d{1,4})-?([A-Za-z]+)")
MOST: Final = 64
"""Columns or rows a map may have at most."""


class Edge(Struct, frozen=True):
    """One side of a square: a doorway is named from the square to its south or west."""

    square: int
    direction: str


class Grid:
    """Squares, what may be walked between them, and what their characters say."""

    def __init__(self, cells: list[str], walls: Mapping[Edge, str], columns: int) -> None:
        self.columns = columns
        self.rows = len(cells) // columns
        self.cells = tuple(cells)
        self.names = tuple(f"{n // columns + 1}-{column_letters(n % columns)}" for n in range(len(cells)))
        self.index = {name: n for n, name in enumerate(self.names)}
        exits: list[dict[str, int]] = [{} for _ in cells]
        doorways: list[Edge] = []
        doors: list[Edge] = []
        for edge, char in walls.items():
            beyond = self._beyond(edge)
            if beyond is None:
                if char == "D":
                    doors.append(edge)
            elif char in _OPEN:
                exits[edge.square][edge.direction] = beyond
                if char == ":" and edge.direction in "NE":
                    doorways.append(edge)
        self.exits: tuple[Mapping[str, int], ...] = tuple(
            {d: ways[d] for d in DIRECTIONS if d in ways} for ways in exits
        )
        self.doorways = tuple(sorted(doorways, key=lambda e: (e.square, e.direction)))
        self.doors = tuple(sorted(doors, key=lambda e: (e.square, e.direction)))

    def __len__(self) -> int:
        return len(self.cells)

    def _beyond(self, edge: Edge) -> int | None:
        up, right = _STEP[edge.direction]
        row, column = edge.square // self.columns + up, edge.square % self.columns + right
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else None

    def drawn(self, chars: str) -> int:
        """The squares drawn with one of these characters."""
        return mask(n for n, cell in enumerate(self.cells) if cell in chars)

    def read_square(self, name: str) -> int | None:
        """The square that a person means by `10-J`, `10j` or `10 - j`; None when there is none."""
        found = _NAME.fullmatch(name.replace(" ", ""))
        return self.index.get(f"{int(found[1])}-{found[2].upper()}") if found else None

    def both_sides(self, edge: Edge) -> tuple[tuple[int, str], tuple[int, str]]:
        """A doorway as seen from either of its squares."""
        beyond = self.exits[edge.square][edge.direction]
        return (edge.square, edge.direction), (beyond, OPPOSITE[edge.direction])

    def reachable(self, start: int, closed: frozenset[tuple[int, str]] = frozenset()) -> int:
        """The squares that can be walked to from a square, with some sides of squares closed."""
        seen = 1 << start
        waiting = [start]
        while waiting:
            square = waiting.pop()
            for direction, beyond in self.exits[square].items():
                if not seen >> beyond & 1 and (square, direction) not in closed:
                    seen |= 1 << beyond
                    waiting.append(beyond)
        return seen

    def path(
        self,
        start: int,
        goal: int,
        avoid: int = 0,
        dislike: int = 0,
        closed: frozenset[tuple[int, str]] = frozenset(),
    ) -> tuple[str, ...] | None:
        """The directions of a shortest way that enters nothing to avoid before the goal.

        Of ways equally short, one with the fewest disliked squares; the same one every time.
        """
        best: dict[int, tuple[int, int]] = {start: (0, 0)}
        came: dict[int, tuple[int, str]] = {}
        waiting = [(0, 0, 0, start)]
        order = 0
        while waiting:
            steps, disliked, _, square = heappop(waiting)
            if square == goal:
                return tuple(_unwind(came, start, goal))
            if best[square] < (steps, disliked):
                continue
            for direction, beyond in self.exits[square].items():
                if (square, direction) in closed or (avoid >> beyond & 1 and beyond != goal):
                    continue
                cost = (steps + 1, disliked + (dislike >> beyond & 1))
                if beyond not in best or cost < best[beyond]:
                    best[beyond] = cost
                    came[beyond] = (square, direction)
                    order += 1
                    heappush(waiting, (*cost, order, beyond))
        return None

    def rooms(self, squares: int) -> Iterator[int]:
        """The parts of a set of squares that hang together."""
        left = squares
        while left:
            part = grown = left & -left
            while grown:
                edge = mask(b for n in each(grown) for b in self.exits[n].values())
                grown = edge & squares & ~part
                part |= grown
            yield part
            left &= ~part


def _unwind(came: Mapping[int, tuple[int, str]], start: int, goal: int) -> list[str]:
    way: list[str] = []
    square = goal
    while square != start:
        square, direction = came[square]
        way.append(direction)
    return way[::-1]


def column_letters(column: int) -> str:
    """A for the first column, AA after Z."""
    text = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        text = chr(65 + rest) + text
    return text


def read_map(text: str, squares: str) -> Grid:
    """The grid that a map draws; raises `Refused` with the line where it is wrong.

    `squares` are the characters that a square may be drawn with.
    """
    lines = list(enumerate(text.expandtabs().splitlines(), 1))
    lines = [(n, line.rstrip()) for n, line in lines if line.strip() and not _LETTERS.fullmatch(line.strip())]
    if len(lines) < 3:
        raise _wrong("map-empty", 1)
    margin = lines[0][1].find("+")
    if margin < 0:
        raise _wrong("map-no-top-wall", lines[0][0])
    width = len(lines[0][1]) - margin
    if width % 2 == 0 or len(lines) % 2 == 0:
        raise _wrong("map-half-square", lines[-1][0] if width % 2 else lines[0][0])
    columns, rows = width // 2, len(lines) // 2
    if columns > MOST or rows > MOST:
        raise _wrong("map-too-large", lines[0][0], most=MOST)
    body: list[str] = []
    for n, line in lines:
        if line[:margin].strip(" 0123456789"):
            raise _wrong("map-margin", n, found=line[:margin].strip())
        if len(line) - margin != width:
            raise _wrong("map-uneven", n, width=width, found=len(line) - margin)
        body.append(line[margin:])
    return _build([n for n, _ in lines], body, columns, squares)


def _build(numbers: list[int], body: list[str], columns: int, squares: str) -> Grid:
    rows = len(body) // 2
    cells: list[str] = []
    walls: dict[Edge, str] = {}
    for row in range(rows):
        y = 2 * (rows - 1 - row) + 1
        for column in range(columns):
            x = 2 * column + 1
            char = body[y][x]
            if char not in squares:
                raise _wrong("map-square", numbers[y], column=x + 1, found=char, allowed=squares)
            cells.append(char)
            for direction, (up, right) in _STEP.items():
                side = body[y - up][x + right]
                at_rim = not (0 <= row + up < rows and 0 <= column + right < columns)
                allowed = _WALLS | ({"D"} if at_rim else _OPEN)
                if side not in allowed:
                    code = "map-rim" if at_rim else "map-wall"
                    raise _wrong(code, numbers[y - up], column=x + right + 1, found=side)
                walls[Edge(row * columns + column, direction)] = side
    return Grid(cells, walls, columns)


def _wrong(code: str, line: int, **args: str | int) -> Refused:
    return Refused(Refusal(code, args=dict(args)), place=str(line))

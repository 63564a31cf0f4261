"""Charts in words, for who hears them: a square, a row, a column, or all that is known."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final

from ghoulash.core.grid import column_letters
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.scenario import CLINIC, SHELTER, STREET
from ghoulash.games.pen_and_paper.state import OUTSIDE
from ghoulash.games.pen_and_paper.view import View
from ghoulash.locale import Words
from ghoulash.terminal.rooms.pen_and_paper.sheet import Doorway, Sheet, sheet_of

_PLACES: Final = {STREET: "street", SHELTER: "shelter", CLINIC: "clinic"}
_LINE: Final = re.compile(r"(?:(?P<row>[0-9]{1,3})|(?P<column>[A-Za-z]{1,2}))")


class Describing:
    """One chart, as the viewer knows it."""

    def __init__(self, board: Board, view: View, walker: int, words: Words) -> None:
        self.sheet: Sheet = sheet_of(board, view, walker)
        self._board = board
        self._words = words
        self._whose = "mine" if view.seat == walker else "other"
        self._names = board.grid.names

    def square(self, square: int) -> str:
        """What is known to lie there, and what was."""
        return self._words.say(
            "plain-square-walk" if self._whose == "mine" else "plain-square-hid",
            what=self._what(square),
        )

    def _what(self, square: int) -> str:
        """A square in a few words; neighbours with the same words are told together."""
        say = self._words.say
        here = self.sheet.squares[square]
        parts = [say("plain-traveller-here", whose=self._whose)] if self.sheet.at == square else []
        parts += [say("a-kind", kind=kind) for kind in here.lies]
        parts += [say("plain-gone", kind=kind) for kind in here.gone]
        if not here.lies:
            parts.append(say("plain-empty", whose=self._whose, walked="yes" if here.walked else "no"))
        elif self._whose == "other" and not here.walked:
            parts.append(say("plain-not-walked"))
        return ", ".join(parts)

    def line(self, squares: Sequence[int]) -> Iterator[str]:
        """The squares of a row or a column in turn, those alike in one sentence."""
        first = 0
        what = [f"{self._place(square)}, {self._what(square)}" for square in squares]
        for n in range(1, len(squares) + 1):
            if n == len(squares) or what[n] != what[first]:
                yield self._words.say(
                    "plain-run",
                    first=self._names[squares[first]],
                    last=self._names[squares[n - 1]],
                    several="yes" if n - first > 1 else "no",
                    what=what[first],
                )
                first = n

    def _place(self, square: int) -> str:
        cell = self._board.grid.cells[square]
        return self._words.say("plain-place", place=_PLACES.get(cell, "shaded"), area=cell.upper())

    def place(self, square: int) -> str:
        """Where on the map a square is, and which ways lead on from it."""
        return self._words.say(
            "plain-at",
            square=self._names[square],
            place=self._place(square),
            ways=self.ways(square) or self._words.say("plain-nothing"),
        )

    def ways(self, square: int) -> str:
        """The directions in which one may leave a square, Doors and doorways named."""
        say = self._words.say
        found: list[str] = []
        for direction in "NESW":
            side = say("side", direction=direction)
            doorway = self._board.doorway_at.get((square, direction))
            if (square, direction) in self._board.door_at:
                found.append(say("plain-way-door", side=side))
            elif doorway is not None:
                state = self.sheet.doorways[doorway]
                shut = state in (Doorway.BLOCKED, Doorway.BUMPED)
                found.append(say("plain-way-doorway", side=side, shut="yes" if shut else "no"))
            elif direction in self._board.grid.exits[square]:
                found.append(side)
        return ", ".join(found)

    def ways_on(self, square: int, directions: Iterable[str]) -> str:
        """These ways on, by what is known of the squares they lead to."""
        say = self._words.say
        by_what: dict[str, list[str]] = {}
        for direction in directions:
            to = self._board.grid.exits[square].get(direction)
            what = say("plain-way-out") if to is None else self._ahead(to)
            by_what.setdefault(what, []).append(say("side", direction=direction))
        ways = [say("plain-way-on", sides=", ".join(sides), what=what) for what, sides in by_what.items()]
        return reduce(lambda before, after: say("plain-then", before=before, after=after), ways)

    def _ahead(self, square: int) -> str:
        """The next square in a few words; places with a name are called by it."""
        what = self._what(square)
        return f"{self._place(square)}, {what}" if self.sheet.squares[square].special else what

    def whole(self) -> Iterator[str]:
        """All that is known, kind by kind, and what has been walked."""
        say = self._words.say
        yield self.where()
        for kind in self._board.kinds:
            lies = [n for n, here in enumerate(self.sheet.squares) if kind in here.lies]
            gone = [n for n, here in enumerate(self.sheet.squares) if kind in here.gone]
            if lies:
                yield say("plain-kind-at", kind=kind, n=len(lies), squares=self._listed(lies))
            if gone:
                yield say("plain-kind-gone-at", kind=kind, n=len(gone), squares=self._listed(gone))
        for state, shut in ((Doorway.BLOCKED, "yes"), (Doorway.BUMPED, "found"), (Doorway.PASSED, "no")):
            doorways = [n for n, found in enumerate(self.sheet.doorways) if found is state]
            if doorways:
                yield say("plain-doorways", shut=shut, n=len(doorways), doorways=self._doorways(doorways))
        walked = [n for n, here in enumerate(self.sheet.squares) if here.walked]
        if walked:
            yield say("plain-walked", whose=self._whose, squares=self.runs(walked))

    def where(self) -> str:
        """Where the traveller of this chart stands."""
        at = self.sheet.at
        square = "" if at == OUTSIDE else self._names[at]
        return self._words.say(
            "plain-stands", whose=self._whose, inside="no" if at == OUTSIDE else "yes", square=square
        )

    def _listed(self, squares: Iterable[int]) -> str:
        return ", ".join(self._names[n] for n in squares)

    def _doorways(self, doorways: Iterable[int]) -> str:
        offered = [self._board.doorways[n] for n in doorways]
        say = self._words.say
        return ", ".join(
            say("plain-doorway", square=self._names[edge.square], side=say("side", direction=edge.direction))
            for edge in offered
        )

    def runs(self, squares: Sequence[int]) -> str:
        """`4-A, 4-C to 4-F`: neighbours in a row are told together."""
        columns = self._board.grid.columns
        runs: list[list[int]] = []
        for n in squares:
            if runs and runs[-1][-1] == n - 1 and n % columns:
                runs[-1].append(n)
            else:
                runs.append([n])
        say = self._words.say
        return ", ".join(
            self._names[run[0]]
            if len(run) == 1
            else say("plain-from-to", first=self._names[run[0]], last=self._names[run[-1]])
            for run in runs
        )


def line_named(board: Board, text: str) -> tuple[int, ...] | None:
    """The squares of the row or column that the last word of a text names; None where it names neither.

    A column goes from north to south, a row from west to east.
    """
    words = text.rstrip(" ?!.").split()
    found = _LINE.fullmatch(words[-1]) if words else None
    if found is None:
        return None
    grid = board.grid
    if found["row"]:
        row = int(found["row"]) - 1
        start = row * grid.columns
        return tuple(range(start, start + grid.columns)) if 0 <= row < grid.rows else None
    letters = [column_letters(n) for n in range(grid.columns)]
    name = found["column"].upper()
    if name not in letters:
        return None
    column = letters.index(name)
    return tuple(row * grid.columns + column for row in reversed(range(grid.rows)))

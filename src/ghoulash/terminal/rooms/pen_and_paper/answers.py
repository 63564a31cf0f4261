"""What `map`, `chart`, `at` and `describe` answer: the charts drawn, or told square by square."""

from collections.abc import Iterable, Iterator, Mapping

from ghoulash.core.refusal import Refusal
from ghoulash.terminal.room import Answer
from ghoulash.terminal.rooms.pen_and_paper.describing import line_named
from ghoulash.terminal.rooms.pen_and_paper.side import Side


def about_charts(room: Side) -> Mapping[str, Answer]:
    """The four words, for one seat."""
    answers = _Answers(room)
    return {"map": answers.map, "chart": answers.chart, "at": answers.at, "describe": answers.describe}


class _Answers:
    def __init__(self, room: Side) -> None:
        self._room = room
        self._say = room.words.say

    @property
    def _hiding(self) -> bool:
        """Who is still hiding has no other chart to look at."""
        return self._room.session.draft(self._room.seat) is not None

    def map(self, rest: list[str], line: str) -> Iterator[str]:
        return self._show(self._room.seat, in_words=bool(rest))

    def chart(self, rest: list[str], line: str) -> Iterator[str]:
        return self._show(self._room.other, in_words=bool(rest))

    def _show(self, walker: int, *, in_words: bool) -> Iterator[str]:
        room = self._room
        if self._hiding:
            walker = room.other
        yield self._title(walker)
        yield from room.chart(walker).whole() if in_words else room.drawn(walker)

    def _title(self, walker: int) -> str:
        whose = "mine" if walker == self._room.seat else "other"
        return self._say("plain-map", whose=whose, name=self._room.session.names[self._room.other])

    def describe(self, rest: list[str], line: str) -> Iterable[str] | Refusal:
        """A row or column by the last word typed, or a square; the whole chart where there is none."""
        board = self._room.board
        if board.grid.read_square("".join(rest)) is not None:
            return self.at(rest, line)
        squares = line_named(board, line)
        if squares is None:
            return self._no_square(rest) if rest else self._show(self._room.seat, in_words=True)
        return self._line(squares)

    def _line(self, squares: tuple[int, ...]) -> Iterator[str]:
        room = self._room
        for walker in (room.other,) if self._hiding else (room.seat, room.other):
            yield self._title(walker)
            yield from room.chart(walker).line(squares)

    def at(self, rest: list[str], line: str) -> Iterable[str] | Refusal:
        """A square, or where one stands."""
        room = self._room
        grid = room.board.grid
        square = grid.read_square("".join(rest)) if rest else room.view.travellers[room.seat].at
        if square is None and line_named(room.board, line) is not None:
            return self.describe([], line)
        if square is None:
            return self._no_square(rest)
        if square < 0:
            return [self._say("plain-map-outside")]
        mine, other = room.chart(room.seat), room.chart(room.other)
        charts = [other] if self._hiding else [mine, other]
        return [charts[0].place(square), *(chart.square(square) for chart in charts)]

    def _no_square(self, rest: list[str]) -> Refusal:
        return Refusal("read-square", args={"found": rest[-1], "last": self._room.board.grid.names[-1]})

"""Hiding a chart by hand: one kind in hand, squares where it may go, and what is left to hide."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ghoulash.core.choices import Choices
from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import from_hex
from ghoulash.games.pen_and_paper.actions import Block, Hide
from ghoulash.terminal.app.keys import ARROWS
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.pen_and_paper.app import marks as sign
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.drawing import Overlay
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode
from ghoulash.terminal.rooms.pen_and_paper.app.modes.cursor import moved
from ghoulash.terminal.rooms.pen_and_paper.app.modes.doorways import doorway_meant, next_doorway
from ghoulash.terminal.rooms.pen_and_paper.app.scale import Place

BLOCKS: Final = "block"
"""What is in hand when doorways are blocked."""
ALIASES: Final = {"=": "+", "0": "O"}
"""The same keys without Shift, and the figure for the letter."""


class Row(NamedTuple):
    """A line of the palette."""

    key: str
    kind: str
    mark: str
    left: int
    total: int
    in_hand: bool


class Hiding(ChartMode):
    """The draft of the chart that the other will walk."""

    silent = True

    def __init__(self, desk: ChartDesk) -> None:
        super().__init__(desk)
        grid = desk.board.grid
        self.kinds = (*desk.board.kinds, *((BLOCKS,) if desk.board.block_count else ()))
        self.hand = next((kind for kind in self.kinds if self.left(kind)), self.kinds[0])
        self.cursor = grid.rows // 2 * grid.columns + grid.columns // 2
        self.doorway = 0
        self._commands: dict[str, Callable[[], None]] = {
            "enter": self._toggle,
            " ": self._toggle,
            "delete": self._delete,
            "backspace": self._delete,
            "u": self._undo,
            "h": self._hide_for_me,
            "n": self._clear,
            "d": self._confirm,
        }

    @property
    def chart(self) -> int:
        return self.desk.other

    @property
    def finished(self) -> bool:
        """Whether all is hidden."""
        return all(self.left(kind) == 0 for kind in self.kinds)

    # What is left, and where it may go

    def left(self, kind: str) -> int:
        """How many of a kind are still to be hidden."""
        return self.total(kind) - sum(self._is_of(action, kind) for action in self._listed())

    def total(self, kind: str) -> int:
        """How many the Briefing asks for."""
        board = self.desk.board
        return board.block_count if kind == BLOCKS else board.counts[board.kind_index[kind]]

    def rows(self) -> list[Row]:
        """The palette."""
        return [
            Row(str(n), kind, self._mark(kind), self.left(kind), self.total(kind), kind == self.hand)
            for n, kind in enumerate(self.kinds, 1)
        ]

    def _mark(self, kind: str) -> str:
        return sign.BLOCKED if kind == BLOCKS else self.desk.marks.letter(kind)

    def targets(self, kind: str) -> int:
        """The squares, or doorways, where one more of a kind may go."""
        actions = self.desk.session.actions(self.desk.seat)
        offers = actions.offers() if isinstance(actions, Choices) else ()
        return next((from_hex(o.squares) for o in offers if kind in (o.piece, o.verb)), 0)

    def overlay(self, walker: int) -> Overlay:
        if walker != self.chart:
            return Overlay()
        if self.hand == BLOCKS:
            return Overlay(doorways=self.targets(BLOCKS), doorway=self.doorway)
        return Overlay(cursor=self.cursor, targets=self.targets(self.hand))

    def prompt(self) -> str:
        words = self.desk.words
        if self.finished:
            return words.say("app-hide-finished", name=self.desk.session.names[self.desk.other])
        if self.hand == BLOCKS:
            return words.say("app-hide-block", left=self.left(BLOCKS))
        here = self._lying_at(self.cursor)
        square = self.desk.name(self.cursor)
        what = ", ".join(words.kind(action.kind) for action in here)
        hand = words.kind(self.hand, 1)
        return words.say("app-hide-at", square=square, what=what, found=len(here), hand=hand)

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        found = [Hint("d", "d", say("app-key-done"))] if self.finished else []
        found.append(Hint("enter", "⏎", say("app-key-put")))
        if not self.finished:
            found.append(Hint("h", "h", say("app-key-hide-for-me")))
        return [*found, Hint("u", "u", say("app-key-undo")), Hint("n", "n", say("app-key-clear"))]

    # Keys and clicks

    def press(self, key: str) -> bool:
        if key in ARROWS:
            self._move(ARROWS[key])
            return True
        if key in self._commands:
            self._commands[key]()
            return True
        kind = self._kind_of(key)
        if kind is not None:
            self.hand = kind
            if not key.isdigit() and kind != BLOCKS:
                self._put(kind, self.cursor)
            return True
        return False

    def point(self, walker: int, place: Place) -> bool:
        if walker != self.chart:
            return False
        if self.hand != BLOCKS:
            self.cursor = place.square
        else:
            meant = doorway_meant(self.desk.board, place)
            if meant is None:
                return False
            self.doorway = meant
        self._toggle()
        return True

    def take_up(self, kind: str) -> None:
        """Take a kind in hand."""
        self.hand = kind

    def _kind_of(self, key: str) -> str | None:
        key = ALIASES.get(key, key)
        for row in self.rows():
            if key == row.key or key.upper() == row.mark.upper():
                return row.kind
        return BLOCKS if key == "b" and BLOCKS in self.kinds else None

    def _move(self, direction: str) -> None:
        if self.hand == BLOCKS:
            self.doorway = next_doorway(self.desk.board, self.doorway, direction)
        else:
            self.cursor = moved(self.desk.board.grid, self.cursor, direction)

    def _toggle(self) -> None:
        """Put what is in hand at the cursor, or take it away."""
        if self.hand == BLOCKS:
            action = self.desk.board.block_actions[self.doorway]
            if action in self._listed():
                self._take_away(action)
            else:
                self.desk.do((action,))
            return
        lying = [action for action in self._lying_at(self.cursor) if action.kind == self.hand]
        if lying:
            self._take_away(lying[0])
        else:
            self._put(self.hand, self.cursor)

    def _put(self, kind: str, square: int) -> None:
        if self.desk.do((Hide(kind, self.desk.name(square)),)):
            self._next_kind()

    def _next_kind(self) -> None:
        """Where nothing is left of what is in hand, the next kind of which there is; doorways last."""
        if self.left(self.hand):
            return
        kinds = [kind for kind in self.kinds if kind != BLOCKS]
        at = kinds.index(self.hand)
        order = (*kinds[at:], *kinds[:at], *self.kinds[len(kinds) :])
        self.hand = next((kind for kind in order if self.left(kind)), self.hand)

    def _delete(self) -> None:
        """Take away what lies at the cursor: what is in hand first, or what was put there last."""
        if self.hand == BLOCKS:
            action = self.desk.board.block_actions[self.doorway]
            if action in self._listed():
                self._take_away(action)
            return
        lying = self._lying_at(self.cursor)
        if lying:
            same = [action for action in lying if action.kind == self.hand]
            self._take_away((same or lying)[-1])

    def _take_away(self, action: Any) -> None:
        if self.desk.take(self.desk.session.remove(self.desk.seat, action)):
            self.hand = BLOCKS if isinstance(action, Block) else action.kind

    def _undo(self) -> None:
        answer = self.desk.session.undo(self.desk.seat)
        if isinstance(answer, Refusal):
            self.desk.take(answer)
        else:
            self.desk.note = ""
            self.hand = BLOCKS if isinstance(answer, Block) else answer.kind

    def _clear(self) -> None:
        self.desk.take(self.desk.session.clear(self.desk.seat))
        self.hand = self.kinds[0]

    def _hide_for_me(self) -> None:
        self.desk.take(self.desk.session.hide_for_me(self.desk.seat))

    def _confirm(self) -> None:
        self.desk.take(self.desk.session.confirm(self.desk.seat))

    # What lies where

    def _listed(self) -> tuple[Any, ...]:
        draft = self.desk.session.draft(self.desk.seat)
        return () if draft is None else draft.listed

    def _is_of(self, action: Any, kind: str) -> bool:
        return (
            isinstance(action, Block) if kind == BLOCKS else isinstance(action, Hide) and action.kind == kind
        )

    def _lying_at(self, square: int) -> list[Hide]:
        name = self.desk.name(square)
        return [action for action in self._listed() if isinstance(action, Hide) and action.square == name]

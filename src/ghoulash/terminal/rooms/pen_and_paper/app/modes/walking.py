"""Walking: a step by an arrow key, or to a square pointed at, by a way that is shown first."""

from typing import Any

from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.actions import Enter, Walk
from ghoulash.games.pen_and_paper.board import STOP, WALKS
from ghoulash.games.pen_and_paper.state import OUTSIDE
from ghoulash.terminal.app.keys import ARROWS, SHIFTED, figure
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.drawing import Overlay
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode
from ghoulash.terminal.rooms.pen_and_paper.app.modes.cursor import moved
from ghoulash.terminal.rooms.pen_and_paper.app.scale import Place


class Walking(ChartMode):
    """The seat's own turn to walk."""

    def __init__(self, desk: ChartDesk) -> None:
        super().__init__(desk)
        self.cursor: int | None = None
        """The square pointed at; None while the arrow keys walk."""
        self.way: tuple[Any, ...] = ()
        """A walk that waits to be confirmed."""

    @property
    def chart(self) -> int:
        return self.desk.seat

    @property
    def outside(self) -> bool:
        """Whether the traveller has still to come in by a Door."""
        return self.desk.me.at == OUTSIDE

    @property
    def may_stop(self) -> bool:
        """Whether a step has been made."""
        return self.desk.view.stepped

    def prompt(self) -> str:
        say = self.desk.words.say
        if self.way:
            return say("app-walk-confirm", square=self.desk.name(self._squares()[-1]), steps=len(self.way))
        if self.outside:
            doors = ", ".join(f"{n} {door.square}" for n, door in enumerate(self._doors(), 1))
            return say("app-walk-enter", doors=doors)
        if self.cursor is not None:
            return say("app-walk-point", square=self.desk.name(self.cursor))
        return say(
            "app-walk-on" if self.may_stop else "app-walk-begin", square=self.desk.name(self.desk.me.at)
        )

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        if self.way or self.cursor is not None:
            text = say("app-key-go" if self.way else "app-key-way")
            return [Hint("enter", "⏎", text), Hint("escape", "Esc", say("app-key-back"))]
        if self.outside:
            return [Hint(str(n), str(n), door.square) for n, door in enumerate(self._doors(), 1)]
        found = [Hint("", "←↑↓→", say("app-key-step")), Hint(" ", say("app-key-space"), say("app-key-point"))]
        return [*found, Hint("s", "s", say("app-key-stop"))] if self.may_stop else found

    def overlay(self, walker: int) -> Overlay:
        if walker != self.chart:
            return Overlay()
        return Overlay(cursor=self.cursor, way=self._squares())

    # Keys and clicks

    def press(self, key: str) -> bool:
        if key in ("escape", "backspace"):
            had = self.cursor is not None or bool(self.way)
            self._forget()
            return had
        if key in SHIFTED or (key in ARROWS and (self.cursor is not None or self.outside)):
            self._move(SHIFTED.get(key) or ARROWS[key])
        elif key in ARROWS:
            self._do((WALKS[ARROWS[key]],))
        elif key == " " and self.cursor is None:
            self._move("")
        elif key in ("enter", " "):
            return self._choose()
        elif key == "s":
            self._do((STOP,))
        elif self.outside and 0 < figure(key) <= len(self._doors()):
            self._do((self._doors()[figure(key) - 1],))
        else:
            return False
        return True

    def point(self, walker: int, place: Place) -> bool:
        if walker != self.chart:
            return False
        out = self._way_out(place)
        shown = bool(self.way) and self._squares()[-1] == place.square
        if shown and (out is None or self.way[-1] == out):
            self._do(self.way)
        elif out is not None:
            self._show(place.square, out)
        else:
            self._show(place.square)
        return True

    def _choose(self) -> bool:
        """Enter: walk the way that is shown, or show the way to the square pointed at."""
        door = self._door_at(self.cursor) if self.outside else None
        if self.way or door is not None:
            self._do(self.way or (door,))
        elif self.cursor is not None:
            self._show(self.cursor)
        else:
            return False
        return True

    def _show(self, square: int, out: Walk | None = None) -> None:
        """Spell the way to a square, and perhaps out of the Door there."""
        self.way = ()
        self.cursor = square
        if out is not None and self.desk.me.at == square:
            self.way = (out,)
            return
        answer = self.desk.session.game.spell(self.desk.view, f"walk to {self.desk.name(square)}")
        if isinstance(answer, Refusal):
            self.desk.take(answer)
            return
        self.desk.note = ""
        self.way = (*answer, out) if out is not None else answer

    def _way_out(self, place: Place) -> Walk | None:
        """The step out by the Door that was pointed at, where it would win."""
        grid = self.desk.board.grid
        is_door = any(door.square == place.square and door.direction == place.side for door in grid.doors)
        if not is_door or self.outside:
            return None
        goal = self.desk.board.scenario.goal
        return WALKS[place.side] if goal.do == "leave" and self.desk.me.carried >= goal.count else None

    def _do(self, actions: tuple[Any, ...]) -> None:
        self._forget()
        self.desk.do(actions)

    def _forget(self) -> None:
        self.cursor = None
        self.way = ()

    # Squares

    def _doors(self) -> tuple[Enter, ...]:
        return tuple(action for action in self.desk.board.enters if isinstance(action, Enter))

    def _door_at(self, square: int | None) -> Enter | None:
        index = self.desk.board.grid.index
        return next((door for door in self._doors() if index[door.square] == square), None)

    def _move(self, direction: str) -> None:
        """Move the cursor; outside, from Door to Door."""
        self.way = ()
        index = self.desk.board.grid.index
        if self.outside:
            doors = [index[door.square] for door in self._doors()]
            step = -1 if direction in ("N", "W") else 1
            at = doors.index(self.cursor) + step if self.cursor in doors else 0
            self.cursor = doors[at % len(doors)]
        elif self.cursor is None:
            start = self.desk.me.at
            self.cursor = moved(self.desk.board.grid, start, direction) if direction else start
        elif direction:
            self.cursor = moved(self.desk.board.grid, self.cursor, direction)

    def _squares(self) -> tuple[int, ...]:
        """The squares of the way."""
        grid = self.desk.board.grid
        at = self.desk.me.at
        found: list[int] = []
        for action in self.way:
            if isinstance(action, Enter):
                at = grid.index[action.square]
            elif isinstance(action, Walk):
                at = grid.exits[at].get(action.direction, at)
            found.append(at)
        return tuple(found)

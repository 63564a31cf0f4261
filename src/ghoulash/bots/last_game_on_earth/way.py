"""Where a move can lead: every square that can be walked to, how far it is, and the first step there."""

from typing import Final

from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.actions import WALKS, Action
from ghoulash.games.last_game_on_earth.frames import Turn

FAR: Final = 60


class Way:
    """All ways from the own piece; tokens end them, unless passed over, and pieces do (LG-3.3, LG-10.8)."""

    def __init__(self, sight: Sight, turn: Turn | None = None, *, over: int = 0) -> None:
        self._pads = sight.pads
        self._jumps = sight.field.on["jump"]
        self._stop = sight.pieces | sight.covered & ~over
        self._steps: dict[int, int] = {sight.me.at: 0}
        self._first: dict[int, Action] = {}
        self.before: dict[int, int] = {}
        """For each square, the one before it."""
        self._spread(sight, turn)

    def _spread(self, sight: Sight, turn: Turn | None) -> None:
        exits = sight.field.exits
        at = sight.me.at
        edge = [at] if turn is None or turn.steps else []
        if turn is not None and turn.on_pad:
            edge += self._jump(at, 0)
        for steps in range(1, FAR + 1):
            beyond: list[int] = []
            for square in edge:
                for direction, to in exits[square].items():
                    if to in self._steps:
                        continue
                    self._reach(to, steps, square, WALKS[direction])
                    if self._stop >> to & 1:
                        continue
                    beyond.append(to)
                    if self._pads >> to & 1:
                        beyond += self._jump(to, steps)
            edge = beyond
            if not edge:
                return

    def _reach(self, to: int, steps: int, before: int, action: Action) -> None:
        self._steps[to] = steps
        self._first[to] = self._first.get(before, action)
        self.before[to] = before

    def _jump(self, pad: int, steps: int) -> list[int]:
        """From one pad to the others, which costs nothing (LG-10.39)."""
        open_: list[int] = []
        for to in range(self._pads.bit_length()):
            if self._pads >> to & 1 and to not in self._steps:
                self._reach(to, steps, pad, self._jumps[to])
                if not self._stop >> to & 1:
                    open_.append(to)
        return open_

    def __contains__(self, square: int) -> bool:
        return square in self._steps

    def steps(self, square: int) -> int:
        """How many steps it is."""
        return self._steps[square]

    def first(self, square: int) -> Action | None:
        """What to do first to get there; None: one is there."""
        return self._first.get(square)

    def squares(self, to: int) -> list[int]:
        """The squares that the way to one leads over, without the first and the last."""
        found: list[int] = []
        while (to := self.before.get(to, -1)) in self.before:
            found.append(to)
        return found

    def within(self, steps: int) -> list[int]:
        """The squares that can be reached with so many, nearest first."""
        return [square for square, far in self._steps.items() if far <= steps]

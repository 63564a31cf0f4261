"""What falls due at a table: a question's answers, and the time of whoever is to act."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable
from typing import Final

import msgspec

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.server.live.absent import Absent
from ghoulash.server.live.at_hand import AtHand
from ghoulash.server.live.game import CLOCK

_SET_UP: Final = 5
"""A secret set-up may take as long as so many turns."""
_RETRY: Final = 5.0
"""Seconds until another try, where it could not be written down that a bot sits in."""


class Clocks:
    """One table's. A turn's time begins when it is asked for, and stands still while the server is down."""

    def __init__(self, live: AtHand, absent: Absent, kept: bytes | None) -> None:
        self._live = live
        self._absent = absent
        self._ends: dict[int, float] = {}
        """For each person who is to act, when the time is over."""
        self._setting_up: set[int] = set()
        """Whose time is that of a set-up; it ends with it."""
        self._left = {} if kept is None else msgspec.json.decode(kept, type=dict[int, float])
        """What was left when the server went down."""
        self._timer: TimerHandle | None = None

    def left(self) -> dict[int, float]:
        """The seconds that each who is to act has left."""
        if not self._ends:
            return {}
        now = self._live.house.now()
        return {seat: round(max(0.0, end - now), 1) for seat, end in self._ends.items()}

    def aside(self) -> dict[str, bytes | None]:
        """What to keep of it."""
        return {CLOCK: msgspec.json.encode(self.left())} if self._live.about.options.clock else {}

    def look(self) -> None:
        """Start and stop the clocks of whose turn it is, and wake up for what falls due first."""
        game = self._live.game
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if game is None or game.table.outcome() is not None:
            self._ends = {}
            return
        if self._live.about.options.clock is None and game.sealed.window is None:
            return
        now = self._live.house.now()
        self._run(now)
        dues = list(self._ends.values())
        if game.sealed.window is not None and game.sealed.thinking is None:
            dues.append(game.sealed.due)
        if dues:
            self._timer = get_running_loop().call_later(max(0.0, min(dues) - now), self._wake)

    @property
    def running(self) -> bool:
        """Whether anything falls due."""
        return self._timer is not None

    def stop(self) -> None:
        """Nothing falls due any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _run(self, now: float) -> None:
        game, clock = self._live.game, self._live.about.options.clock
        if clock is None or game is None:
            return
        acting = game.table.to_act()
        if game.sealed.window is not None:  # asked, and not yet due: whether they have answered must not show
            acting = () if game.sealed.thinking is None else (game.sealed.thinking,)
        asked = [seat for seat in acting if seat >= 0 and self._is_person(seat)]
        ends: dict[int, float] = {}
        setting_up = {seat for seat in asked if game.table.draft(seat) is not None}
        for seat in asked:
            if seat in self._ends and (seat in self._setting_up) == (seat in setting_up):
                ends[seat] = self._ends[seat]
            else:
                whole = clock * (_SET_UP if seat in setting_up else 1)
                ends[seat] = now + self._left.get(seat, whole)
        self._left = {}
        self._ends = ends
        self._setting_up = setting_up

    def _is_person(self, seat: int) -> bool:
        sitter = self._live.sitters[seat]
        return sitter.kind == "person" and not sitter.stand_in

    def _wake(self) -> None:
        self._timer = None
        self._live.do(self._due)

    def _due(self) -> None:
        game = self._live.game
        if game is None:
            return
        now = self._live.house.now()
        late = next((seat for seat, end in self._ends.items() if end <= now and self._is_person(seat)), None)
        if late is not None:
            self._live.later(self._out_of_time(late))
            return
        answer = game.sealed.at(now)
        if answer or isinstance(answer, Refusal):
            self._live.happened(answer)
        else:
            self.look()
            self._live.show()

    async def _out_of_time(self, seat: int) -> Callable[[], None] | None:
        try:
            await self._absent.out_of_time(seat)
        except Refused:
            self._ends[seat] = self._live.house.now() + _RETRY
            return None
        self._ends.pop(seat, None)
        return lambda: self._live.seated(self._live.sitters)

"""Asking must not tell, in time as in words: all are asked at once, and what they answer is played later.

Time is handed in, in any unit, and never goes back. Call `at` whenever something has happened at the table,
and when the question is due. Decision 0006 says what leaks by time, and how this closes it.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from ghoulash.core.bot import Bot
from ghoulash.core.game import Window
from ghoulash.core.refusal import Refusal
from ghoulash.table.coming import coming_to, goes_on
from ghoulash.table.standing import Standing, StandingAnswers
from ghoulash.table.table import Happened, Table

Answer = tuple[Happened, ...] | Refusal


class Asked(Struct, frozen=True):
    """An open question as one seat is shown it; but for the last two it is the same for all."""

    kind: str
    seats: tuple[int, ...]
    due: float
    thinking: int | None
    """Who has overrun the time."""
    sealed: str = ""
    """What this seat has sealed."""
    otherwise: str = ""
    """What is played for this seat if it seals nothing: a standing answer, or to decline by itself."""


class Kept(Struct, frozen=True):
    """All that the record does not hold; a secret of the table's, to be stored beside the record."""

    due: float | None = None
    answers: dict[int, str] = {}
    always: tuple[int, ...] = ()
    standing: dict[int, tuple[Standing, ...]] = {}
    at_turn: tuple[int, ...] = ()
    """Who was last to act outside a window."""


class Sealed:
    """A table, and the answers to the question that is open at it."""

    def __init__(self, table: Table, pause: float = 0, always: Collection[int] = ()) -> None:
        self.table = table
        self.pause = pause
        """How long after the question its answers are shown, whatever came earlier."""
        self.window: Window[Any] | None = None
        """The open question, and whom it can still reach."""
        self.due: float = 0
        self.thinking: int | None = None
        """Who is asked, has not answered, and is out of time: for all to see."""
        self._state: Any = None
        self._answers: dict[int, Any] = {}
        self._always = set(always)
        self.standing = StandingAnswers(table.game)
        """The answers left behind; what a seat has left is for nobody else."""

    # What a seat may know

    def reaches(self, seat: int) -> bool:
        """Whether the open question may still come to this seat."""
        return self.window is not None and seat in self.window.seats

    def view(self, seat: int | None) -> Any:
        """What a seat may know; where it is asked, as it will be if the question comes to it."""
        if seat is None or not self.reaches(seat):
            return self.table.view(seat)
        return self.table.game.view(self._coming_to(seat), seat)

    def actions(self, seat: int) -> Sequence[Any]:
        """What a seat may do, or seal."""
        if not self.reaches(seat):
            return self.table.actions(seat)
        return self.table.game.actions(self._coming_to(seat), seat)

    def shown(self, seat: int | None) -> Asked | None:
        """The open question as this seat, or the public, is shown it."""
        if self.window is None:
            return None
        sealed = otherwise = ""
        if seat is not None and self.reaches(seat):
            sealed = "" if seat not in self._answers else str(self._answers[seat])
            left = self._left_behind(seat)
            otherwise = "" if left is None else str(left[1])
        return Asked(self.window.kind, self.window.seats, self.due, self.thinking, sealed, otherwise)

    def answer(self, seat: int) -> Any | None:
        """What this seat has sealed: for nobody else."""
        return self._answers.get(seat)

    def passes_by_itself(self, seat: int) -> bool:
        """Whether the seat can do nothing but decline, and does not wish to be asked always."""
        if self.window is None or seat in self._always or not self.reaches(seat):
            return False
        actions = self.actions(seat)
        return len(actions) == 1 and actions[0] == self.window.decline

    # What a seat does

    def seal(self, seat: int, action: Any, now: float) -> Refusal | None:
        """Answer before it comes to the seat, or answer anew; refused as the game would refuse it then."""
        self.look(now)
        if self.window is None:
            return Refusal("sealed-no-question")
        state = self._coming_to(seat) if self.reaches(seat) else self.table.state
        refusal = self.table.game.refusal(state, seat, action)
        if refusal is None and not self.reaches(seat):
            refusal = Refusal("sealed-no-question")
        refusal = refusal or self._too_late(seat, now)
        if refusal is None:
            self._answers[seat] = action
        return refusal

    def withdraw(self, seat: int, now: float) -> Refusal | None:
        """Take back what was sealed, while the question is not due."""
        self.look(now)
        if seat not in self._answers:
            return Refusal("sealed-nothing")
        refusal = self._too_late(seat, now)
        if refusal is None:
            del self._answers[seat]
        return refusal

    def ask_always(self, seat: int, *, ticked: bool) -> None:
        """Whether the seat is asked also where it can only decline: its own affair, shown to nobody."""
        (self._always.add if ticked else self._always.discard)(seat)

    def asks_always(self, seat: int) -> bool:
        """Whether it has ticked that."""
        return seat in self._always

    def leave(self, seat: int, *orders: Standing) -> Refusal | None:
        """Leave these standing answers, tried in this order, in place of any before; none: revoke all."""
        return self.standing.leave(seat, orders)

    def act(self, seat: int, action: Any, now: float) -> Answer:
        """Seal it where a question is open, do it at once where none is; and what happens by that."""
        self.look(now)
        if self.window is None:
            return self._and_on(self.table.act(seat, action), now)
        return self.seal(seat, action, now) or self.at(now)

    def gesture(self, seat: int, actions: Sequence[Any], now: float) -> Answer:
        """A big gesture in one's turn; where a question is open, answers are sealed one at a time."""
        self.look(now)
        if self.reaches(seat):
            return Refusal("sealed-one")
        return self._and_on(self.table.gesture(seat, actions), now)

    def confirm(self, seat: int, now: float) -> Answer:
        """Hand the seat's set-up in."""
        self.look(now)
        return self._and_on(self.table.confirm(seat), now)

    def ask(self, seat: int, bot: Bot[Any, Any], now: float) -> Answer:
        """Let a bot answer, or act: what it answers is sealed like anybody's."""
        self.look(now)
        if not self.reaches(seat):
            return self._and_on(self.table.ask(seat, bot), now)
        return self.act(seat, bot.act(self.view(seat), tuple(self.table.remarks), self.actions(seat)), now)

    # The question, from its opening to the last answer

    def at(self, now: float) -> Answer:
        """Play all that is due, as far as there are answers; what follows may be a question of its own."""
        self.look(now)
        happened: tuple[Happened, ...] = ()
        while self.window is not None and self.due <= now:
            seat = self.window.seats[0]
            order, action = None, self._answers.get(seat)
            if action is None:
                left = self._left_behind(seat)
                if left is None:
                    self.thinking = seat
                    break
                order, action = left
            elif self.table.game.refusal(self.table.state, seat, action) is not None:
                del self._answers[seat]
                continue
            answer = self.table.act(seat, action)
            if isinstance(answer, Refusal):
                return happened or answer
            happened += answer
            if order is not None:
                self.standing.played(seat, order)
            self.look(now)
        return happened

    def kept(self) -> Kept:
        """What to store beside the record, with the line that the position comes from."""
        answers = {seat: str(action) for seat, action in self._answers.items()}
        due = None if self.window is None else self.due
        standing = self.standing
        return Kept(due, answers, tuple(sorted(self._always)), standing.kept(), standing.at_turn)

    def take_up(self, kept: Kept, now: float) -> None:
        """Go on with what was stored, at the position that it was stored with."""
        self._always = set(kept.always)
        self.look(now)
        self.standing.take_up(kept.standing, kept.at_turn)
        if self.window is None or kept.due is None:
            return
        self.due = kept.due
        for seat, text in kept.answers.items():
            action = self.table.game.read(text)
            fits = self.reaches(seat) and not isinstance(action, Refusal)
            if fits and self.table.game.refusal(self._coming_to(seat), seat, action) is None:
                self._answers[seat] = action

    def _and_on(self, answer: Answer, now: float) -> Answer:
        """A deed done in turn, and what is due after it."""
        if isinstance(answer, Refusal):
            return answer
        more = self.at(now)
        return answer if isinstance(more, Refusal) else answer + more

    def look(self, now: float) -> None:
        """See whether the position has moved, and what is asked in it; plays nothing."""
        table = self.table
        if table.state is self._state:
            return
        self._state = table.state
        before, self.window = self.window, table.game.window(table.state)
        self.thinking = None
        if self.window is not None and goes_on(before, self.window):
            self._answers = {seat: self._answers[seat] for seat in self.window.seats if seat in self._answers}
            return
        self._answers = {}
        self.due = now + self.pause
        if self.window is None:
            self.standing.turn_of(table.to_act())

    def _coming_to(self, seat: int) -> Any:
        assert self.window is not None
        return coming_to(self.table.game, self.table.state, self.window, seat)

    def _left_behind(self, seat: int) -> tuple[Standing | None, Any] | None:
        """What is played for a seat that has sealed nothing; None: it is waited for."""
        assert self.window is not None
        found = self.standing.fitting(self.window, self._coming_to(seat), seat)
        if found is not None:
            return found
        return (None, self.window.decline) if self.passes_by_itself(seat) else None

    def _too_late(self, seat: int, now: float) -> Refusal | None:
        """What is sealed when the question is due stands."""
        return Refusal("sealed-late") if now >= self.due and seat in self._answers else None

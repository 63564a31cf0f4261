"""A card, a token or a hand laid out word by word: rehearsed, said, and told to nobody before it is whole.

What a seat may do follows from its view. So all of it is tried in a world drawn to fit the view: what may
come next, and what is refused, is the same there as at the table, whatever lies hidden.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from ghoulash.core.game import AnyGame
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.actions import OnSeat, OnSquare, WithCard
from ghoulash.games.last_game_on_earth.frames import Battling, Declaring, Looking, Replenishing, Revealing
from ghoulash.games.last_game_on_earth.view import View
from ghoulash.terminal.session import Session

_LAID_OUT: Final = (WithCard, OnSquare, OnSeat)
_OPEN: Final = (Declaring, Battling, Looking, Replenishing)
"""The frames that want more of the same seat before anything comes of it."""


class _Step(NamedTuple):
    action: Any
    state: Any
    view: View
    """What the seat would know after it."""


class Composition:
    """What one seat has begun: it can be taken back, for nobody has seen it."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat
        self._steps: list[_Step] = []

    @property
    def actions(self) -> tuple[Any, ...]:
        """All of it, in order."""
        return tuple(step.action for step in self._steps)

    @property
    def view(self) -> View:
        """The seat's view as it would be, were this done."""
        return self._steps[-1].view if self._steps else self._session.view(self._seat)

    def choices(self) -> Sequence[Any]:
        """What may come next."""
        if self._steps:
            return self._game.actions(self._steps[-1].state, self._seat)
        return self._session.actions(self._seat)

    def keeps(self, actions: Sequence[Any]) -> bool:
        """Whether these leave more to be said; then they are kept here instead of being done."""
        rehearsed = self._rehearsed(actions)
        if isinstance(rehearsed, Refusal) or len(rehearsed) < len(actions):
            return False
        if not all(isinstance(action, _LAID_OUT) for action in actions):
            return False
        if not isinstance(rehearsed[-1].state.frames[-1], _OPEN):
            return False
        self._steps += rehearsed
        return True

    def refusal(self, actions: Sequence[Any]) -> Refusal | None:
        """What these would be refused for, once begun."""
        rehearsed = self._rehearsed(actions)
        return rehearsed if isinstance(rehearsed, Refusal) else None

    def take_back(self) -> Any | None:
        """The last thing, no longer kept; None where nothing is."""
        return self._steps.pop().action if self._steps else None

    def forget(self) -> bool:
        """It has been done; whether there was anything."""
        before, self._steps = self._steps, []
        return bool(before)

    @property
    def _game(self) -> AnyGame:
        return self._session.game

    def _rehearsed(self, actions: Sequence[Any]) -> list[_Step] | Refusal:
        """As far as nothing comes between."""
        game, seat = self._game, self._seat
        before = [step.state for step in self._steps[-1:]]
        state = before[0] if before else game.imagine(self._session.view(seat), Random(0))  # noqa: S311
        steps: list[_Step] = []
        for action in actions:
            refusal = game.refusal(state, seat, action)
            if refusal is not None:
                return refusal
            done = game.apply(state, seat, action)
            state = done.state
            cut_off = any(game.interrupts(event) for event in done.events)
            if cut_off or game.to_act(state) != (seat,) or isinstance(state.frames[-1], Revealing):
                break
            steps.append(_Step(action, state, game.view(state, seat)))
        return steps

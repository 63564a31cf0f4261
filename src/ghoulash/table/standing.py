"""What a seat answers while nobody is there to be asked: in slow games a round waits for few."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ghoulash.core.game import AnyGame, Window
from ghoulash.core.refusal import Refusal


class Standing(Struct, frozen=True):
    """One answer left behind; a plain value, which its owner alone is shown."""

    kind: str = ""
    """The questions it answers, by the kind of their windows; empty: all."""
    answer: str = ""
    """An action as text, given where it is legal; empty: whatever declines."""
    once: bool = False
    """Spent with the first question that it was played in."""
    until_turn: bool = False
    """Gone when the seat's next turn begins; else it stands until it is revoked."""


class StandingAnswers:
    """Those of all seats, each seat's tried in the order in which it left them."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._orders: dict[int, tuple[Standing, ...]] = {}
        self.at_turn: tuple[int, ...] = ()
        """Who was last to act outside a window."""

    def leave(self, seat: int, orders: tuple[Standing, ...]) -> Refusal | None:
        """These, in place of any before; refused where one of them cannot be read."""
        for order in orders:
            action = self._game.read(order.answer) if order.answer else None
            if isinstance(action, Refusal):
                return action
        self._orders[seat] = orders
        return None

    def of(self, seat: int) -> tuple[Standing, ...]:
        """What this seat has left."""
        return self._orders.get(seat, ())

    def fitting(self, window: Window[Any], state: Any, seat: int) -> tuple[Standing, Any] | None:
        """The first that answers this question, and the action it means; what is not legal is passed over."""
        for order in self.of(seat):
            if order.kind not in ("", window.kind):
                continue
            action = self._game.read(order.answer) if order.answer else window.decline
            if not isinstance(action, Refusal) and self._game.refusal(state, seat, action) is None:
                return order, action
        return None

    def played(self, seat: int, order: Standing) -> None:
        """It has been played: then it may be spent."""
        orders = self.of(seat)
        if order.once:
            at = orders.index(order)
            self._orders[seat] = orders[:at] + orders[at + 1 :]

    def turn_of(self, seats: tuple[int, ...]) -> None:
        """These are to act, and not in a window: whoever was not, just before, begins a turn."""
        for seat in seats:
            if seat not in self.at_turn:
                self._orders[seat] = tuple(order for order in self.of(seat) if not order.until_turn)
        self.at_turn = seats

    def kept(self) -> dict[int, tuple[Standing, ...]]:
        """All of them, to be stored."""
        return {seat: orders for seat, orders in self._orders.items() if orders}

    def take_up(self, kept: Mapping[int, tuple[Standing, ...]], at_turn: tuple[int, ...]) -> None:
        """Go on with what was stored."""
        self._orders = dict(kept)
        self.at_turn = at_turn

"""What several events tell together: a card with all that it is played for, a Parry with what it comes to."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.parts import Parts

_TOTALS = ev.PutDown | ev.CombatRaised | ev.Challenged


class Declared(Struct, frozen=True):
    """A card was played, with what has been said of it so far; seats, squares and cards as in the events."""

    seat: int
    card: str
    square: str = ""
    to: str = ""
    target: int = -1
    value: str = ""

    def on(self, event: ev.Aimed | ev.Enhanced) -> "Declared":
        """With one thing more."""
        if isinstance(event, ev.Enhanced):
            return replace(self, value=event.card)
        return replace(self, square=event.square, to=event.to, target=event.target)


class ParriedAt(Struct, frozen=True):
    """A Value card of a challenge is ignored; so much the battler is at now."""

    seat: int
    card: str
    total: int


class Joining:
    """The events of one seat, one after the other."""

    def __init__(self, parts: Parts) -> None:
        self._cards = parts.cards
        self.declared: Declared | None = None
        """The card that the last thing told was about; None where it was about anything else."""
        self._total: int | None = None
        """What the battler is at; None out of battle."""

    def hear(self, event: Any) -> tuple[Any, bool]:
        """What to tell, and whether it says anew what was told last."""
        before, self.declared = self.declared, None
        if isinstance(event, ev.Played):
            self.declared = Declared(event.seat, event.card)
            return self.declared, False
        if isinstance(event, ev.Aimed | ev.Enhanced) and before is not None and before.seat == event.seat:
            self.declared = before.on(event)
            return self.declared, True
        return self._in_battle(event), False

    def _in_battle(self, event: Any) -> Any:
        if isinstance(event, ev.BattleBegun):
            self._total = event.combat
        elif isinstance(event, _TOTALS):
            self._total = event.total
        elif isinstance(event, ev.BattleWon | ev.BattleLost):
            self._total = None
        elif isinstance(event, ev.Parried) and self._total is not None:
            self._total += self._cards.value[self._cards.by_text[event.card]]
            return ParriedAt(event.seat, event.card, self._total)
        return event

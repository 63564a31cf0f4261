"""Secret set-up in the making: its owner alone sees it, until it goes to the game as one list."""

from typing import Any

from ghoulash.core.game import AnyGame
from ghoulash.core.refusal import Refusal


class Draft:
    """The actions one seat has laid out, over the position it started from."""

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._start = state
        self._state = state
        self._actions: list[Any] = []

    @property
    def listed(self) -> tuple[Any, ...]:
        """What has been laid out, in order."""
        return tuple(self._actions)

    @property
    def finished(self) -> bool:
        """Whether the game would take it as it stands."""
        return not self.game.drafts(self._state, self.seat)

    def view(self) -> Any:
        """The seat's view as if the draft were confirmed."""
        return self.game.view(self._state, self.seat)

    def actions(self) -> Any:
        """What may be laid out next."""
        return () if self.finished else self.game.actions(self._state, self.seat)

    def add(self, *actions: Any) -> Refusal | None:
        """Lay these out, all of them or none."""
        state = self._state
        for action in actions:
            if not self.game.drafts(state, self.seat):
                return Refusal("draft-full")
            refusal = self.game.refusal(state, self.seat, action)
            if refusal is not None:
                return refusal
            state = self.game.apply(state, self.seat, action).state
        self._state = state
        self._actions += actions
        return None

    def undo(self) -> Any | None:
        """Take back the last action; None when there is nothing to take back."""
        if not self._actions:
            return None
        last = self._actions[-1]
        self._replay(self._actions[:-1])
        return last

    def remove(self, action: Any) -> Refusal | None:
        """Take back one action, wherever in the draft it stands."""
        if action not in self._actions:
            return Refusal("draft-not-there", args={"action": str(action)})
        kept = list(self._actions)
        kept.remove(action)
        self._replay(kept)
        return None

    def clear(self) -> None:
        """Take back everything."""
        self._replay([])

    def move_to(self, state: Any) -> None:
        """The same actions over a later position: somebody else has confirmed."""
        self._start = state
        self._replay(list(self._actions))

    def _replay(self, actions: list[Any]) -> None:
        self._state = self._start
        self._actions = []
        for action in actions:
            if self.add(action) is not None:
                break

"""A bot for any game: whatever is legal, all alike."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ghoulash.core.bot import Remark
from ghoulash.core.game import AnyGame


class AtRandom:
    """Looks at nothing."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._rng = rng

    def act(self, view: object, remarks: Sequence[Remark], actions: Sequence[Any]) -> Any:
        """Any of them."""
        return actions[self._rng.randrange(len(actions))]

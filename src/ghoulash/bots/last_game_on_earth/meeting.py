"""What meeting a token is worth to whoever is at turn."""

from typing import Final

from ghoulash.bots.last_game_on_earth.fights import fight_worth
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.state import (
    CHARM,
    CIVILIAN,
    DEBRIS,
    FIRST_AID,
    GUN,
    HOLE,
    STRENGTH,
)
from ghoulash.games.last_game_on_earth.view import TokenView

FALLING: Final = -0.8
"""To be out of everything until the next turn."""
LATER: Final = 0.6
"""What waits a turn further off is worth so much of itself."""
TAKING: Final = {GUN: 1.6, CHARM: 0.9, CIVILIAN: 0.8}


class Meetings:
    """Worths of meeting each kind, reckoned once for a hand."""

    def __init__(self, sight: Sight, stakes: Stakes, *, but: int = -1) -> None:
        self._sight = sight
        self._stakes = stakes
        self._but = but
        self._kinds: dict[int, float] = {}

    def kind(self, kind: int) -> float:
        """Of one kind."""
        if kind not in self._kinds:
            self._kinds[kind] = self._of(kind)
        return self._kinds[kind]

    def _of(self, kind: int) -> float:
        if kind in STRENGTH:
            return fight_worth(self._sight, self._stakes, kind, but=self._but)
        if kind == HOLE:
            return FALLING
        if kind == FIRST_AID:
            return self._stakes.healing(self._sight.seat)
        return TAKING.get(kind, 0.0)

    def token(self, token: TokenView) -> float:
        """Of a token that may be face-down."""
        return sum(odds * self.kind(kind) for kind, odds in self._sight.kinds_of(token))

    def stack(self, tokens: tuple[TokenView, ...]) -> float:
        """Of walking into a square: what is uppermost, and later what an obstacle covers (LG-10.22)."""
        top, under = tokens[-1], len(tokens) - 1
        if top.down or top.kind not in (HOLE, DEBRIS):
            return self.token(top)
        if top.kind == HOLE:
            worth = FALLING
        else:
            while under and tokens[under - 1].kind == DEBRIS and not tokens[under - 1].down:
                under -= 1
            worth = self._stakes.change(self._sight.seat, wounds=len(tokens) - under)
        return worth + LATER * max(self.stack(tokens[:under]), 0.0) if under else worth

    def faced(self, tokens: tuple[TokenView, ...]) -> float | None:
        """Of facing what lies in the own square; None: nothing can be faced (LG-10.23)."""
        me = self._sight.me
        for n in range(len(tokens) - 1, -1, -1):
            token = tokens[n]
            if token.down or not me.met >> n & 1:
                return self.stack(tokens[: n + 1])
            behind = token.kind in (HOLE, DEBRIS) or (
                token.kind == FIRST_AID and not self._sight.hurt(self._sight.seat)
            )
            if not behind:
                return self.token(token)
        return None

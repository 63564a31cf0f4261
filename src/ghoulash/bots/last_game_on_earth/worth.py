"""What points and wounds are worth, in points: mine count for me, the others' against me."""

from functools import cached_property
from typing import Final

from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.state import TO_WIN

ALIVE: Final = 3.0
"""To have a piece at all."""
LAST: Final = 15.0
"""How much more when the others are dead: nobody else can win then."""
WON: Final = 27.0
NEARER: Final = 0.06
"""The nearer to ten, the more a point is worth."""
DANGER: Final = (0.0, 4.0, 2.6, 1.7, 1.1, 0.7, 0.4, 0.15)
"""By wounds left to take; more of them, no danger."""
AT_STAKE: Final = 0.1
"""How much more that danger weighs with each point that would be lost."""
OTHERS: Final = 1.3
"""How much all others together weigh, where there are several."""


def standing(points: int, left: int, alone: float = 0.0) -> float:
    """How well somebody stands; `alone` is what part of the others is dead."""
    if left <= 0:
        return 0.0
    alive = ALIVE + LAST * alone * alone
    if points >= TO_WIN:
        return alive + WON
    danger = DANGER[left] if left < len(DANGER) else 0.0
    return alive + points + NEARER * points * points - danger * (0.6 + AT_STAKE * points)


class Stakes:
    """What changes for the better or the worse."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def now(self, seat: int) -> float:
        """How well a seat stands."""
        player = self._sight.player(seat)
        return 0.0 if player.dead else standing(player.points, self._sight.left(seat), self._alone(seat))

    def _alone(self, seat: int) -> float:
        players = self._sight.view.players
        return sum(p.dead for n, p in enumerate(players) if n != seat) / (len(players) - 1)

    @cached_property
    def weights(self) -> dict[int, float]:
        """How much each opponent counts: the leader most."""
        others = self._sight.others
        if len(others) == 1:
            return {others[0]: 1.0}
        high = {seat: self.now(seat) ** 2 + 0.5 for seat in others}
        all_ = sum(high.values())
        return {seat: OTHERS * value / all_ for seat, value in high.items()}

    def change(self, seat: int, *, points: int = 0, wounds: int = 0) -> float:
        """What it means to me that a seat wins points or takes wounds; fewer than none: it heals."""
        player = self._sight.player(seat)
        if player.dead:
            return 0.0
        left = self._sight.left(seat) - wounds
        better = standing(player.points + points, left, self._alone(seat)) - self.now(seat)
        return better if seat == self._sight.seat else -self.weights[seat] * better

    def healing(self, seat: int) -> float:
        """What it means that a seat loses all wounds."""
        return self.change(seat, wounds=-self._sight.hurt(seat))

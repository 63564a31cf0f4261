"""Where to go in one's own turn: to what promises most for the way."""

from functools import cached_property
from typing import Final, NamedTuple

from ghoulash.bots.last_game_on_earth.meeting import LATER, Meetings
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.way import Way
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.core.squares import mask
from ghoulash.games.last_game_on_earth.actions import FACE, STOP, Action
from ghoulash.games.last_game_on_earth.frames import Turn
from ghoulash.games.last_game_on_earth.state import DEBRIS, FIRST_AID, GHOUL_4, GHOUL_5, GHOUL_6, HOLE, POINTS
from ghoulash.games.last_game_on_earth.view import TokenView

TYPICAL: Final = {GHOUL_4: 0.95, GHOUL_5: 0.85, GHOUL_6: 0.75}
"""How often a hand not drawn yet wins."""
THROUGH: Final = 0.85
"""With nothing else to be had, what lies behind obstacles keeps so much of its worth with each turn."""
OBSTACLE: Final = 0.1
TO_RIM: Final = 0.9


class Aim(NamedTuple):
    """What the rest of the move is for."""

    worth: float
    action: Action | None
    """What to do first; None: stay."""
    square: int = -1
    now: bool = False
    """Whether it is reached in this turn."""
    barred: bool = False
    """Whether the way leads into an obstacle, which may end the turn."""


class Going:
    """The ways open to the own piece, and what they lead to."""

    def __init__(
        self, sight: Sight, stakes: Stakes, turn: Turn, *, but: int = -1, over: bool = False
    ) -> None:
        self._sight = sight
        self._turn = turn
        self._stakes = stakes
        self.meetings = Meetings(sight, stakes, but=but)
        self._over = over or turn.over_tokens

    @property
    def steps(self) -> int:
        """How many are left of this move."""
        return self._turn.steps

    @cached_property
    def way(self) -> Way:
        return Way(self._sight, self._turn, over=self._sight.covered if self._over else 0)

    def best(self) -> Aim:
        """The aim that promises most; to stay promises nothing."""
        best = self._staying()
        if self._turn.moved == 2:
            return best
        for square in self._sight.stacks:
            if square != self._sight.me.at and square in self.way:
                best = max(best, self._going_to(square), key=lambda aim: aim.worth)
        if self._sight.me.carrying:
            best = max(best, self._leading_out(), key=lambda aim: aim.worth)
        if best.worth <= 0 and best.action is None:
            best = max(best, self._through(), key=lambda aim: aim.worth)
        return best

    def _staying(self) -> Aim:
        """Not to move on; or to face what lies here, before the first step (LG-3.4)."""
        turn, sight = self._turn, self._sight
        tokens = sight.stacks.get(sight.me.at)
        if turn.moved == 1 and tokens:  # passing over them: to stop is to meet them
            return Aim(self.meetings.stack(tokens), STOP, sight.me.at, now=True)
        if turn.moved == 0 and tokens:
            worth = self.meetings.faced(tokens)
            if worth is not None and worth > 0:
                return Aim(worth, FACE, sight.me.at, now=True)
        return Aim(0.0, None, sight.me.at)

    def _going_to(self, square: int) -> Aim:
        steps, left = self.way.steps(square), self._turn.steps
        tokens = self._sight.stacks[square]
        if steps <= left:
            return Aim(self.meetings.stack(tokens), self.way.first(square), square, now=True)
        pace = self._sight.deck(self._sight.seat).movement
        turns = 1 + (steps - left - 1) // pace
        return Aim(self._later(square) * LATER**turns - 0.002 * steps, self.way.first(square), square)

    def _later(self, square: int) -> float:
        """What a square will be worth to another hand."""
        tokens = self._sight.stacks[square]
        top = tokens[-1]
        if not top.down and top.kind in (HOLE, DEBRIS):
            return self.meetings.stack(tokens)
        return sum(odds * self._drawn(kind) for kind, odds in self._sight.kinds_of(top))

    def _drawn(self, kind: int) -> float:
        """Of one kind, with a hand as it may be then."""
        odds = TYPICAL.get(kind)
        if odds is None:
            return self.meetings.kind(kind)
        change, seat, points = self._stakes.change, self._sight.seat, POINTS[kind]
        return odds * change(seat, points=points) + (1 - odds) * change(seat, wounds=points)

    def _through(self) -> Aim:
        """With no way left that is open, into what bars it."""
        sight, best = self._sight, Aim(0.0, None)
        bars = mask(
            square
            for square, tokens in sight.stacks.items()
            if not tokens[-1].down and tokens[-1].kind in (HOLE, DEBRIS, FIRST_AID)
        )
        way = Way(sight, self._turn, over=bars)
        pace = sight.deck(sight.seat).movement
        for square, tokens in sight.stacks.items():
            if square not in way or square == sight.me.at:
                continue
            crossed = [sight.stacks[over] for over in way.squares(square) if bars >> over & 1]
            if not crossed and not bars >> square & 1:
                continue
            late = way.steps(square) // pace + len(crossed)
            worth = self._buried(tokens) * THROUGH**late
            worth -= sum(self._bar(over) for over in crossed)
            if worth > best.worth:
                best = Aim(worth, way.first(square), square, barred=True)
        return best

    def _buried(self, tokens: tuple[TokenView, ...]) -> float:
        """What the first token is worth that is more than an obstacle, less what the obstacles cost."""
        cost = 0.0
        for n in range(len(tokens) - 1, -1, -1):
            token = tokens[n]
            if token.down or token.kind not in (HOLE, DEBRIS):
                return sum(odds * self._drawn(kind) for kind, odds in self._sight.kinds_of(token)) - cost
            cost += self._bar(tokens[: n + 1])
        return 0.0

    def _bar(self, tokens: tuple[TokenView, ...]) -> float:
        """What it costs to go through an obstacle."""
        if tokens[-1].kind != DEBRIS:
            return OBSTACLE
        return OBSTACLE - self._stakes.change(self._sight.seat, wounds=1) / 2

    def _leading_out(self) -> Aim:
        """To the rim with the civilians (LG-10.43)."""
        sight, way = self._sight, self.way
        rim = sight.ground.rim & ~sight.covered
        points = sight.me.carrying
        best = Aim(0.0, None)
        near = [square for square in way.within(self._turn.steps + 12) if rim >> square & 1]
        for square in near:
            first = way.first(square) or (STOP if self._turn.moved else None)
            if first is None:
                continue
            steps, left = way.steps(square), self._turn.steps
            late = 0 if steps <= left else 1 + (steps - left - 1) // 5
            worth = self._stakes.change(sight.seat, points=points) * TO_RIM * LATER**late - 0.002 * steps
            if worth > best.worth:
                best = Aim(worth, first, square, now=not late)
        return best

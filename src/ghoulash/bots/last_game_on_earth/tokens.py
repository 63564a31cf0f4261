"""Tokens moved with intent: Ghouls onto others, First-Aid towards oneself, the unknown onto the leader."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, NamedTuple

from ghoulash.bots.last_game_on_earth.odds import all_together, at_least
from ghoulash.bots.last_game_on_earth.pools import fighting
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.meeting import TAKEN
from ghoulash.games.last_game_on_earth.state import (
    CHARM,
    CIVILIAN,
    FIRST_AID,
    GHOUL_4,
    GHOUL_5,
    GUN,
    HOLE,
    POINTS,
    STRENGTH,
    UNDECIDED,
)
from ghoulash.games.last_game_on_earth.view import TokenView

PLAIN: Final = 5
"""Squares that a token goes without a card (LG-3.5)."""
CARED_FOR: Final = 0.5
"""What First-Aid within a move is worth of being healed."""
FETCHED: Final = (UNDECIDED, GHOUL_4, GHOUL_5, GUN, CHARM, CIVILIAN)
FETCHING: Final = 0.15
"""What a token within a move is worth, where there is none."""
GIFT: Final = 1.2
FALLEN: Final = 0.15


class Push(NamedTuple):
    """A token moved: from where, to where, and what that brings."""

    worth: float
    square: int
    to: int


class Pushes:
    """What moving tokens may bring."""

    def __init__(self, sight: Sight, stakes: Stakes) -> None:
        self._sight = sight
        self._stakes = stakes
        self._onto: dict[tuple[int, int], float] = {}

    def best(self, squares: Iterable[int], steps: int, *, closed: int) -> Push | None:
        """The best of all pushes of these tokens so far, not onto a closed tile."""
        pushes = [push for square in squares for push in self.of(square, steps, closed=closed)]
        return max(pushes, key=lambda push: push.worth, default=None)

    def of(self, square: int, steps: int, *, closed: int) -> Iterator[Push]:
        """Of one token: onto everybody within reach, or to where one will want it."""
        sight = self._sight
        token = sight.stacks[square][-1]
        own = 1 << sight.me.at if sight.me.at >= 0 else 0
        reached = sight.ground.reach(square, steps, closed, sight.pieces) & ~own
        for seat in sight.others:
            at = sight.player(seat).at
            if at >= 0 and reached >> at & 1:
                yield Push(self._falls_on(at, token), square, at)
        if sight.me.dead or self._near >> square & 1:
            return
        free = reached & self._near & ~sight.covered & ~sight.pieces
        if free and token.kind == FIRST_AID:
            yield Push(CARED_FOR * self._stakes.healing(sight.seat), square, free.bit_length() - 1)
        elif free and token.kind in FETCHED and not self._near & sight.covered:
            yield Push(FETCHING, square, free.bit_length() - 1)

    @cached_property
    def _near(self) -> int:
        """The squares within a move."""
        sight = self._sight
        return sight.ground.reach(sight.me.at, sight.deck(sight.seat).movement, 0, sight.pieces)

    def _falls_on(self, at: int, token: TokenView) -> float:
        """What it means that a token comes onto those in a square."""
        key = (at, token.kind)
        if key not in self._onto:
            self._onto[key] = sum(odds * self._met(at, kind) for kind, odds in self._sight.kinds_of(token))
        return self._onto[key]

    def _met(self, at: int, kind: int) -> float:
        sight, stakes = self._sight, self._stakes
        there = [seat for seat in sight.others if sight.player(seat).at == at]
        if kind in STRENGTH:
            return self.fought(there[0], kind)
        if kind == HOLE:
            return sum(FALLEN * stakes.weights[seat] for seat in there if not sight.player(seat).fallen)
        awake = [seat for seat in there if not sight.player(seat).fallen]
        if not awake:
            return 0.0
        if kind == FIRST_AID:
            return stakes.healing(awake[0])
        return -GIFT * stakes.weights[awake[0]] if kind in TAKEN else 0.0

    def fought(self, seat: int, kind: int) -> float:
        """What it means that somebody must fight a Ghoul here and now."""
        sight, points = self._sight, POINTS[kind]
        other = sight.player(seat)
        odds = 0.0
        if not other.fallen:
            short = STRENGTH[kind] - sight.combat(seat)
            held = all_together(fighting(sight, seat, short), len(other.hand))
            odds = at_least(held, short + 1 + self._spoiling()) * 0.7 + at_least(held, short + 1) * 0.3
        won = self._stakes.change(seat, points=points)
        return odds * won + (1 - odds) * self._stakes.change(seat, wounds=points)

    def _spoiling(self) -> int:
        """What the own hand can take off somebody's total."""
        value = self._sight.cards.value
        return sum(sorted((value[card] for card in self._sight.me.hand), reverse=True)[:2])

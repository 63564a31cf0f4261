"""Paired worlds in time: what a watcher gets until a question is due follows from its view, from no answer.

Two worlds look alike to one seat, or to the public. In each the others seal, change, withdraw, tick and leave
behind whatever they like, whenever they like. Up to the due time all that the watcher is sent is the same,
byte for byte, at the same times; and where all decline in both worlds, after it too.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ghoulash.conformance.encoded import encoded
from ghoulash.core.game import AnyGame
from ghoulash.core.refusal import Refusal
from ghoulash.table.sealed import Asked, Sealed
from ghoulash.table.standing import Standing
from tests.table.earth import (
    EARTH,
    asked_for_aid,
    asked_for_inaction,
    asked_to_challenge,
    asked_to_guard,
    holding,
    table_at,
)
from tests.table.test_sealed import ABLE, UNABLE, raided
from tests.toy.cellar import Cellar

PAUSE = 10
Sent = list[tuple[float, bytes]]


class Stir:
    """What the seats but one do in secret while a question is open."""

    def __init__(self, rng: Random, watcher: int | None, *, decline: bool) -> None:
        self._rng = rng
        self._watcher = watcher
        self._decline = decline

    def stir(self, sealed: Sealed, now: float) -> None:
        window, rng = sealed.window, self._rng
        if window is None:  # a leak: it was played before it was due
            return
        for seat in window.seats:
            if seat == self._watcher:
                continue
            actions = [window.decline] if self._decline else sealed.actions(seat)
            action = actions[rng.randrange(len(actions))]
            match rng.randrange(6):
                case 0 | 1:
                    sealed.seal(seat, action, now)
                case 2 if not self._decline:
                    sealed.withdraw(seat, now)
                case 3 if not self._decline:
                    sealed.ask_always(seat, ticked=rng.random() < 0.5)
                case 4:
                    sealed.leave(seat, Standing(window.kind, str(action)))
                case _:
                    pass
        if self._decline and now == PAUSE - 1:
            for seat in window.seats:
                if not sealed.passes_by_itself(seat):
                    sealed.seal(seat, window.decline, now)


def run(kind: type[Sealed], game: AnyGame, state: Any, stir: Stir, watcher: int | None) -> Sent:
    """Everything that the watcher is sent, and when."""
    sealed = kind(table_at(state, game), PAUSE)
    sent: Sent = []
    for now in range(PAUSE + 1):
        answer = sealed.at(now)
        assert not isinstance(answer, Refusal)
        told = [encoded(item) for item in sealed.table.told(answer, watcher)]
        shown = sealed.shown(watcher)
        out = [sealed.table.view(watcher), sealed.view(watcher), shown]
        sent.append((now, b"\n".join([*told, *map(encoded, out)])))
        if now < PAUSE:
            stir.stir(sealed, now)
    return sent


def able() -> Any:
    state = asked_to_challenge()
    return holding(holding(state, 1, "1 2 hole"), 3, "2 3")


STARTS: dict[str, tuple[AnyGame, Callable[[], Any]]] = {
    "challenge": (EARTH, able),
    "inaction": (EARTH, lambda: holding(asked_for_inaction(), 2, "inaction")),
    "guard": (EARTH, lambda: holding(asked_to_guard(), 1, "parry parry")),
    "aid": (EARTH, asked_for_aid),
    "raid": (Cellar(), lambda: raided(ABLE, ABLE, UNABLE)),
}


def both(kind: type[Sealed], name: str, watcher: int | None, seed: int, *, decline: bool) -> list[Sent]:
    """What the watcher is sent in each of two worlds."""
    game, start = STARTS[name]
    state = start()
    other = game.imagine(game.view(state, watcher), Random(seed))
    return [
        run(kind, game, world, Stir(Random(seed * 2 + n), watcher, decline=decline), watcher)
        for n, world in enumerate((state, other))
    ]


def compare(kind: type[Sealed], name: str, watcher: int | None, seed: int, *, decline: bool) -> bool:
    """Whether the watcher gets the same in two worlds; up to the due time where not all decline."""
    one, two = both(kind, name, watcher, seed, decline=decline)
    end = PAUSE + 1 if decline else PAUSE
    return one[:end] == two[:end]


WATCHED = [
    (name, watcher)
    for name, (game, _) in STARTS.items()
    for watcher in (*range(3 if isinstance(game, Cellar) else 4), None)
]


@pytest.mark.parametrize(("name", "watcher"), WATCHED)
def test_until_it_is_due_nothing_is_sent_that_depends_on_an_answer(name: str, watcher: int | None):
    for seed in range(6):
        assert compare(Sealed, name, watcher, seed, decline=False)


@pytest.mark.parametrize("name", STARTS)
def test_what_was_sealed_did_differ(name: str):
    """Else the worlds would be alike for no reason of ours."""
    sent = [both(Sealed, name, 0, seed, decline=False) for seed in range(12)]
    assert any(one[PAUSE] != two[PAUSE] for one, two in sent)


@pytest.mark.parametrize("watcher", [0, None])
@pytest.mark.parametrize("name", ["challenge", "inaction", "aid"])
def test_declined_by_all_it_looks_the_same_when_it_is_due_too(name: str, watcher: int | None):
    """Guards and raids go on to chance, whose draw differs between worlds."""
    for seed in range(6):
        assert compare(Sealed, name, watcher, seed, decline=True)


class PlaysWhenAllHaveAnswered(Sealed):
    def at(self, now: float):
        if self.window is not None and all(seat in self._answers for seat in self.window.seats):
            self.due = min(self.due, now)
        return super().at(now)


class AsksOneAfterTheOther(Sealed):
    def at(self, now: float):
        if self.window is not None and self.window.seats[0] in self._answers:
            self.due = min(self.due, now)
        return super().at(now)


class TellsWhoHasSealed(Sealed):
    def shown(self, seat: int | None):
        shown = super().shown(seat)
        return shown and Asked(shown.kind, shown.seats, shown.due, len(self._answers))


class LooksThoughtful(Sealed):
    """Shows at once who will not pass by itself."""

    def at(self, now: float):
        answer = super().at(now)
        if self.window is not None:
            self.thinking = None if self.passes_by_itself(self.window.seats[0]) else self.window.seats[0]
        return answer


class PassesAtOnce(Sealed):
    def at(self, now: float):
        if self.window is not None and self.passes_by_itself(self.window.seats[0]):
            self.due = min(self.due, now)
        return super().at(now)


@pytest.mark.parametrize(
    "leak",
    [PlaysWhenAllHaveAnswered, AsksOneAfterTheOther, TellsWhoHasSealed, LooksThoughtful, PassesAtOnce],
)
def test_a_leak_in_time_is_found_out(leak: type[Sealed]):
    same = [
        compare(leak, name, watcher, seed, decline=decline)
        for name, watcher in WATCHED
        for seed in range(4)
        for decline in (False, True)
    ]
    assert not all(same)

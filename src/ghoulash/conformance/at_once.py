"""Seats may act at once only where their order makes no difference."""

from itertools import combinations
from random import Random
from typing import Any, Final

from ghoulash.conformance.encoded import encoded
from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import Deed

_TRIES: Final = 3
Deeds = tuple[Deed[Any], ...]


def check_commute(play: Play, stop: Stop) -> None:
    """Two seats that may act now: either first, the position is the same, and all hear the same."""
    acting = play.game.to_act(stop.state)
    rng = play.rng("commute", stop.step)
    for pair in combinations(acting, 2):
        for _ in range(_TRIES):
            one, two = (whole_turn(play, stop.state, seat, rng) for seat in pair)
            _check_order(play, stop, one, two)
            _check_order(play, stop, one[:1], two[:1])


def whole_turn(play: Play, state: Any, seat: int, rng: Random) -> Deeds:
    """One action of the seat, or all of its set-up, at random."""
    done: list[Deed[Any]] = []
    while not done or play.game.drafts(state, seat):
        legal = play.game.actions(state, seat)
        deed = Deed(seat, legal[rng.randrange(len(legal))])
        state = play.game.apply(state, seat, deed.action).state
        done.append(deed)
    return tuple(done)


def _check_order(play: Play, stop: Stop, one: Deeds, two: Deeds) -> None:
    seats = f"seats {one[0].seat} (`{one[0].action}`) and {two[0].seat} (`{two[0].action}`)"
    first, told_first = _do(play, stop, (*one, *two), seats)
    second, told_second = _do(play, stop, (*two, *one), seats)
    if first != second:
        raise play.violation("commute", f"{seats} may act at once, and who does so first decides", stop.step)
    if told_first != told_second:
        raise play.violation("commute", f"{seats}: by their order, other things are told", stop.step)


def _do(play: Play, stop: Stop, deeds: Deeds, seats: str) -> tuple[Any, list[list[bytes]]]:
    state = stop.state
    told: list[list[bytes]] = [[] for _ in play.observers]
    for deed in deeds:
        if play.game.refusal(state, deed.seat, deed.action) is not None:
            raise play.violation(
                "commute", f"{seats} may act at once, but not one after the other", stop.step
            )
        step = play.game.apply(state, deed.seat, deed.action)
        state = step.state
        for hears, seat in zip(told, play.observers, strict=True):
            hears += [encoded(e) for event in step.events if (e := play.game.told(event, seat)) is not None]
    return state, [sorted(hears) for hears in told]

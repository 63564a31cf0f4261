"""All worlds that a seat cannot tell from the true one, with their weights, by going through every history.

For tiny set-ups only: what others hid is tried in every way, each way alike; what chance drew, by its
weights; and what does not look and sound as it truly did is thrown away. `imagine` is measured by this.
"""

from collections.abc import Iterator
from typing import Any, Final

from ghoulash.conformance.encoded import encoded, heard
from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import CHANCE, Deed

_MOST: Final = 30_000
Beliefs = dict[Any, float]
"""Weights, which need not add up to one."""


def beliefs(play: Play, observer: int | None) -> Iterator[tuple[Stop, Beliefs]]:
    """Each position of a play, and what the observer may take for true there.

    While somebody else is in the midst of a set-up these are no beliefs: how far it is, nobody is told.
    """
    worlds: Beliefs = {play.stops[0].state: 1.0}
    for stop in play.stops:
        yield stop, worlds
        worlds = _after(play, stop, worlds, observer)


def _after(play: Play, stop: Stop, worlds: Beliefs, observer: int | None) -> Beliefs:
    if stop.deed is None or stop.after is None:
        return {}
    game = play.game
    view = encoded(game.view(stop.after.state, observer))
    told = heard(game, observer, stop.deed, stop.after.events)
    found: Beliefs = {}
    for world, weight in worlds.items():
        for deed, likely in _deeds(play, stop.deed, world, observer):
            step = game.apply(world, deed.seat, deed.action)
            if encoded(game.view(step.state, observer)) != view:
                continue
            if heard(game, observer, deed, step.events) == told:
                found[step.state] = found.get(step.state, 0.0) + weight * likely
    if len(found) > _MOST:
        raise ValueError(f"{len(found)} worlds look alike: too many to go through")
    return found


def _deeds(play: Play, true: Deed[Any], world: Any, observer: int | None) -> list[tuple[Deed[Any], float]]:
    seat = true.seat
    if seat == observer:
        legal = play.game.refusal(world, seat, true.action) is None
        return [(true, 1.0)] if legal else []
    if seat == CHANCE:
        chances = play.game.chances(world)
        total = sum(weight for _, weight in chances)
        return [(Deed(seat, outcome), weight / total) for outcome, weight in chances]
    return [(Deed(seat, action), 1.0) for action in play.game.actions(world, seat)]

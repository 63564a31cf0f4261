"""Imagined worlds: they look as the true one does, come again for the same numbers, and can be played on."""

from typing import Any, Final

import msgspec

from ghoulash.conformance.encoded import encoded
from ghoulash.conformance.legality import check_actions
from ghoulash.conformance.play import Play, Stop, random_deed

_WORLDS: Final = 3
_STEPS: Final = 25


def check_imagine(play: Play, stop: Stop) -> None:
    """`view(imagine(view)) == view`, for every seat and the public; how often it hits is counted."""
    game, state = play.game, stop.state
    for seat in play.observers:
        rng = play.rng("imagine", stop.step, seat)
        view = game.view(state, seat)
        worlds = [game.imagine(view, rng) for _ in range(_WORLDS)]
        for world in worlds:
            if type(world) is not game.state_type:
                raise play.violation("imagine", f"gives a {type(world).__name__}", stop.step)
            if encoded(game.view(world, seat)) != encoded(view):
                raise play.violation("imagine", f"what seat {seat} imagines looks otherwise to it", stop.step)
        posted = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        again = game.imagine(posted, play.rng("imagine", stop.step, seat))
        if again != worlds[0]:
            raise play.violation(
                "imagine", f"seat {seat}: the same view and numbers, another world", stop.step
            )
        if stop.deed is not None:
            _count(play, stop, seat, worlds)
            _check_playable(play, stop, worlds[-1])


def _count(play: Play, stop: Stop, seat: int | None, worlds: list[Any]) -> None:
    seen = play.tally.seen[seat]
    seen.worlds += len(worlds)
    seen.others += sum(world != stop.state for world in worlds)
    others = [other for other in range(play.seats) if other != seat]
    if not any(play.game.drafts(stop.state, other) for other in others):
        play.tally.drawn(seat, stop.state, worlds)


def _check_playable(play: Play, stop: Stop, world: Any) -> None:
    """Who searches plays in imagined worlds: the rules hold there as well."""
    check_actions(play, Stop(stop.step, world))
    rng = play.rng("play on", stop.step)
    for _ in range(_STEPS):
        deed = random_deed(play.game, world, rng)
        if deed is None:
            return
        world = play.game.apply(world, deed.seat, deed.action).state

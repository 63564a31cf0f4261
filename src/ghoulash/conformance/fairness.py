"""`imagine` against an exact count, on set-ups small enough to go through every history."""

from collections import Counter
from collections.abc import Callable, Collection, Hashable
from typing import Any, Final

from ghoulash.conformance.beliefs import Beliefs, beliefs
from ghoulash.conformance.chi_squared import surprise
from ghoulash.conformance.play import Play, Stop
from ghoulash.conformance.tally import name

_DRAWS: Final = 12
"""For each world, on the average."""
_LEAST: Final = 600
"""In all, at least: of five worlds, one never imagined would else pass for bad luck."""
_SURPRISING: Final = 6.0
Part = Callable[[Any], Hashable]


def _whole(world: Any) -> Hashable:
    return world


def check_fair(
    play: Play, observer: int | None, steps: Collection[int], part: Part = _whole
) -> dict[int, int]:
    """At these steps every world that fits is imagined as often as it should be; how many there are.

    `part` looks at a part of each world, where the whole ones are too many to be drawn often enough.
    """
    found: dict[int, int] = {}
    for stop, worlds in beliefs(play, observer):
        if stop.step in steps:
            with play.checking("fair", stop.step):
                found[stop.step] = _check(play, stop, observer, worlds, part)
        if len(found) == len(steps):
            break
    return found


def _check(play: Play, stop: Stop, observer: int | None, worlds: Beliefs, part: Part) -> int:
    weights: dict[Hashable, float] = {}
    for world, weight in worlds.items():
        weights[part(world)] = weights.get(part(world), 0.0) + weight
    view = play.game.view(stop.state, observer)
    rng = play.rng("fair", observer, stop.step)
    total = max(_LEAST, _DRAWS * len(weights))
    drawn = Counter(part(play.game.imagine(view, rng)) for _ in range(total))
    stranger = next((world for world in drawn if world not in weights), None)
    who = name(observer)
    if stranger is not None:
        raise play.violation("fair", f"{who} imagines what does not fit its history: {stranger}", stop.step)
    unlikely = surprise(drawn, weights)
    if unlikely > _SURPRISING:
        raise play.violation(
            "fair",
            f"of {len(weights)} worlds that fit, {who} imagines some too often:"
            f" {total} draws are {unlikely:.1f} deviations off",
            stop.step,
        )
    return len(weights)

"""`imagine` against an exact count, on set-ups small enough to go through every history."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any, Final

from ghoulash.conformance.beliefs import beliefs
from ghoulash.conformance.chi_squared import surprise
from ghoulash.conformance.play import Play
from ghoulash.conformance.tally import name

_DRAWS: Final = 12
"""For each world, on the average."""
_SURPRISING: Final = 6.0


def check_fair(
    play: Play, observer: int | None, step: int, part: Callable[[Any], Hashable] = lambda world: world
) -> int:
    """Every world that fits is imagined as often as it should be; how many worlds there are.

    `part` looks at a part of each world, where the whole ones are too many to be drawn often enough.
    """
    worlds = beliefs(play, observer, step)
    weights: dict[Hashable, float] = {}
    for world, weight in worlds.items():
        weights[part(world)] = weights.get(part(world), 0.0) + weight
    view = play.game.view(play.stops[step].state, observer)
    rng = play.rng("fair", observer, step)
    total = _DRAWS * len(weights)
    found = Counter(part(play.game.imagine(view, rng)) for _ in range(total))
    stranger = next((world for world in found if world not in weights), None)
    if stranger is not None:
        raise play.violation(
            "fair", f"{name(observer)} imagines what does not fit its history: {stranger}", step
        )
    unlikely = surprise(found, weights)
    if unlikely > _SURPRISING:
        raise play.violation(
            "fair",
            f"of {len(weights)} worlds that fit, {name(observer)} imagines some too often:"
            f" {total} draws are {unlikely:.1f} deviations off",
            step,
        )
    return len(weights)

"""What a run has counted, and whether it was enough to have looked at all."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ghoulash.conformance.budget import Budget

Audience = int | None
_RATIO: Final = 2.5
_SLACK: Final = 10.0
"""How far the truth may be from what is imagined, by ratio and by count: what others chose is evidence that
`imagine` does not weigh, and what lies hidden for half a game is counted at each of its positions, so no
narrow bound would be right."""


class Seen:
    """What was compared for one seat, or for the public."""

    def __init__(self) -> None:
        self.worlds = 0
        self.others = 0
        """Imagined worlds that are not the truth."""
        self.pairs = 0
        self.differing = 0
        """Pairs in which what was done differed."""
        self.parted = 0
        """Steps after which nothing in the other world looked the same."""


class Tally:
    """The counts of one game, scenario and number of seats, over all games played."""

    def __init__(self, observers: tuple[Audience, ...]) -> None:
        self.seen: dict[Audience, Seen] = {observer: Seen() for observer in observers}
        self.states = 0
        self.endings: dict[str, int] = {}
        self._draws: dict[tuple[Audience, str], list[float]] = {}

    def compared(self, observer: Audience, *, differing: bool) -> None:
        """Two steps that looked the same to the observer were told alike."""
        self.seen[observer].pairs += 1
        self.seen[observer].differing += differing

    def drawn(self, observer: Audience, truth: object, worlds: list[Any]) -> None:
        """How often each part of the imagined worlds is as in the truth, and as in one another."""
        flat = [_leaves(world) for world in worlds]
        real = _leaves(truth)
        pairs = [(a, b) for n, a in enumerate(flat) for b in flat[:n]]
        for path, value in real.items():
            hit = sum(world.get(path, _NOTHING) == value for world in flat) / len(flat)
            same = sum(a.get(path, _NOTHING) == b.get(path, _ELSE) for a, b in pairs) / len(pairs)
            sums = self._draws.setdefault((observer, path), [0.0, 0.0])
            sums[0] += hit
            sums[1] += same

    def unfair(self) -> str | None:
        """A part of the position that is imagined right far more or less often than it is likely."""
        for (observer, path), (hit, same) in self._draws.items():
            if hit > _RATIO * same + _SLACK or same > _RATIO * hit + _SLACK:
                what = f"`{path}` of the position" if path else "the whole position"
                return (
                    f"for {name(observer)}, {what} was imagined as it truly is {hit:.1f} times where"
                    f" two imagined worlds agree {same:.1f} times"
                )
        return None

    def too_few(self, budget: Budget) -> str | None:
        """Why the run proves too little."""
        for observer, seen in self.seen.items():
            if seen.differing < budget.differing:
                return (
                    f"for {name(observer)} only {seen.differing} of {seen.pairs} pairs had a hidden act"
                    f" that differed; at least {budget.differing} are asked for"
                )
        return None

    def too_true(self, budget: Budget) -> str | None:
        """Whether an observer's imagined worlds are the truth too often: then the view holds it."""
        for observer, seen in self.seen.items():
            if seen.worlds and seen.others < budget.other * seen.worlds:
                return (
                    f"for {name(observer)} only {seen.others} of {seen.worlds} imagined worlds"
                    f" differ from the truth; at least {budget.other:.0%} are asked for"
                )
        return None


_NOTHING: Final = object()
_ELSE: Final = object()


def name(observer: Audience) -> str:
    """The observer, in words."""
    return "the public" if observer is None else f"seat {observer}"


def _leaves(value: object) -> dict[str, object]:
    """The whole, and every part of it that has no parts."""
    plain = msgspec.to_builtins(value)
    found: dict[str, object] = {"": plain}
    _gather(plain, "", found)
    return found


def _gather(plain: Any, path: str, found: dict[str, object]) -> None:
    if isinstance(plain, Mapping):
        parts: Any = plain.items()  # pyright: ignore[reportUnknownVariableType,reportUnknownMemberType]
    elif isinstance(plain, list | tuple):
        parts = enumerate(plain)  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]
    else:
        found[path] = plain
        return
    for key, part in parts:
        _gather(part, f"{path}.{key}" if path else str(key), found)

"""A sequence of actions is built only as it is read, and reads like a list all the same."""

from collections.abc import Sequence
from typing import Any, Final

from ghoulash.conformance.play import Play, Stop
from ghoulash.core.choices import Choices
from ghoulash.core.squares import from_hex

_READS: Final = 12


def check_lazy(play: Play, stop: Stop) -> None:
    """Length, n-th from both ends, slices, what it contains, reading it twice."""
    for seat in range(play.seats):
        lazy = play.game.actions(stop.state, seat)
        wrong = _wrong(play, stop, lazy, list(lazy))
        if wrong:
            raise play.violation("lazy", f"the actions of seat {seat}: {wrong}", stop.step)


def _wrong(play: Play, stop: Stop, lazy: Sequence[Any], listed: list[Any]) -> str:
    rng = play.rng("lazy", stop.step)
    size = len(listed)
    if len(lazy) != size or bool(lazy) != bool(listed):
        return f"length {len(lazy)}, and {size} when read"
    if list(lazy) != listed or list(reversed(lazy)) != listed[::-1]:
        return "read again, or backwards, they are others"
    for n in rng.sample(range(size), min(_READS, size)):
        if lazy[n] != listed[n] or lazy[n - size] != listed[n]:
            return f"number {n}, or {n - size}, is not what stands there"
        if listed[n] not in lazy:
            return f"`{listed[n]}` is not in them"
    for n in (size, -size - 1):
        if not _out_of_range(lazy, n):
            return f"number {n} of {size} is no IndexError"
    for _ in range(_READS // 2):
        begin, end = (rng.choice([None, rng.randint(-size - 2, size + 2)]) for _ in "ab")
        part = slice(begin, end, rng.choice([1, 2, -1]))
        if list(lazy[part]) != listed[part]:
            return f"{part} is not that of the list"
    for action in rng.sample(play.vocabulary, min(_READS, len(play.vocabulary))):
        if (action in lazy) != (action in listed):
            return f"`{action}` is in one of them, lazy or listed"
    if None in lazy:
        return "None is in them"
    return _wrong_groups(lazy) if isinstance(lazy, Choices) else ""


def _out_of_range(lazy: Sequence[Any], n: int) -> bool:
    try:
        lazy[n]
    except IndexError:
        return True
    return False


def _wrong_groups(lazy: Choices[Any]) -> str:
    """Every group as the board gets it holds as many squares as the sequence has actions for it."""
    texts = [str(action) for action in lazy]
    n = 0
    for offer in lazy.offers():
        if offer.texts and list(offer.texts) != texts[n : n + len(offer.texts)]:
            return f"the group of {', '.join(offer.texts)} offers what is not there"
        n += len(offer.texts)
        words = [offer.verb, offer.piece] if offer.piece else [offer.verb]
        for _ in range(from_hex(offer.squares).bit_count()):
            if n == len(texts) or texts[n].split()[: len(words)] != words:
                return f"the group `{' '.join(words)}` offers what is not there"
            n += 1
    return "" if n == len(texts) else f"grouped, they are {n}; listed, {len(texts)}"

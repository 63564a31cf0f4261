"""Actions as text: each reads back as itself, and nothing that can be typed does any harm."""

from collections.abc import Iterator
from random import Random
from typing import Final

from ghoulash.conformance.play import Play, Stop, verb_of
from ghoulash.core.refusal import Refusal

_ODD: Final = (
    "",
    " ",
    "?",
    "\t\n",
    "²",
    "٣",
    "9" * 5000,
    "9" * 5000 + "-A",
    "-1",
    "\x00",
    "\ud800",
    "…",
    "x" * 3000,
    "0",
    "ſ",
    "１",
)


def check_text(play: Play) -> None:
    """`read(str(action)) == action`, for the whole vocabulary."""
    for action in play.vocabulary:
        text = str(action)
        read = play.game.read(text)
        if read != action or type(read) is not type(action):
            raise play.violation("text", f"`{text}` reads back as {read!r}")


def check_read(play: Play) -> None:
    """Whatever is typed is an action or a refusal that points into the text."""
    for text in _typed(play):
        read = play.game.read(text)
        if not isinstance(read, Refusal):
            if play.game.read(str(read)) != read:
                raise play.violation("read", f"{text!r} is read as {read!r}, which does not read back")
            continue
        if not read.code or (read.span and not 0 <= read.span[0] <= read.span[1] <= len(text)):
            raise play.violation("read", f"{text!r} is refused as {read}: it points outside the text")


def check_spell(play: Play, stop: Stop) -> None:
    """Whatever is typed is spelt as actions or refused, whoever types it."""
    rng = play.rng("spell", stop.step)
    texts = [*gestures(play, rng, 2), *rng.sample(list(_typed(play)), 6)]
    for seat in play.observers:
        view = play.game.view(stop.state, seat)
        for text in texts:
            spelt = play.game.spell(view, text)
            if isinstance(spelt, Refusal):
                continue
            if type(spelt) is not tuple or any(play.game.read(str(action)) != action for action in spelt):
                raise play.violation("spell", f"{text!r} is spelt as {spelt!r}", stop.step)


def gestures(play: Play, rng: Random, most: int) -> list[str]:
    """Something a person might type: an action, and a way to where an action leads."""
    found: list[str] = []
    for _ in range(most):
        words = str(rng.choice(play.vocabulary)).split()
        verb = str(rng.choice(play.vocabulary)).split()[0]
        found += [" ".join(words), f"{verb} to {words[-1]}", f"{verb} {words[-1]} {words[-1]}"]
    return found


def _typed(play: Play) -> Iterator[str]:
    """Each verb with each of its words replaced by something odd, pushed aside by it, or left out."""
    yield from _ODD
    by_verb = {verb_of(action): str(action) for action in play.vocabulary}
    for text in by_verb.values():
        words = text.split()
        for n in range(len(words)):
            yield " ".join(words[:n] + words[n + 1 :])
            for odd in _ODD:
                yield " ".join([*words[:n], odd, *words[n + 1 :]])
                yield "  ".join([*words[: n + 1], odd, *words[n + 1 :]]).swapcase()

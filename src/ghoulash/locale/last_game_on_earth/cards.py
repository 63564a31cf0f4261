"""Cards, characters and boards by the names that people use, from the words of the action language."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from ghoulash.core.bilingual import Words as Bilingual
from ghoulash.locale.catalogue import Catalogue
from ghoulash.locale.tongue import Titles

NONE: Final = "none"
"""A field that says nothing, for a message to choose by."""
_SHORT: Final = frozenset({"hole", "debris", "steal", "haul", "recon", "inaction", "parry"})
_VALUE: Final = re.compile(r"(\d)(\+?)")


def titles(setup: Mapping[str, Any]) -> Titles:
    """What the deck files call characters and cards."""
    found: dict[str, Bilingual] = {}
    for deck in setup.get("decks", ()):
        for thing in (deck, *deck["card"]):
            title = msgspec.convert(thing.get("title", {}), Bilingual)
            if title.en or title.fr:
                found[thing["id"]] = title
    return tuple(found.items())


def shown(words: Catalogue, titles: Titles, field: str, value: object) -> object:
    """A field of an event, or of a refusal, fit for a sentence."""
    if value == "" and field in ("card", "square", "to"):
        return NONE
    if field == "card" and isinstance(value, str) and ("@" in value or _is_named(titles, value)):
        return card(words, titles, value)
    if field == "cards" and isinstance(value, tuple):
        return listed(words, [card(words, titles, str(text)) for text in cast("tuple[object, ...]", value)])
    if field == "known" and isinstance(value, str) and "@" in value:
        return ", ".join(_owned(words, titles, text) for text in value.split(", "))
    if field == "character" and isinstance(value, str):
        return title(words, titles, value)
    if field == "layout" and isinstance(value, str):
        return shape(value)
    return value


def _is_named(titles: Titles, text: str) -> bool:
    """Whether a card is known by this word, without its deck: so a person types it."""
    return text in _SHORT or _VALUE.fullmatch(text) is not None or text in dict(titles)


def card(words: Catalogue, titles: Titles, text: str) -> str:
    """`3@lake` is "Value 3"; a hidden card says whose deck it is of."""
    name, _, deck = text.partition("@")
    if name == "?":
        return words.say("lg-hidden-card", deck=title(words, titles, deck))
    value = _VALUE.fullmatch(name)
    if value:
        return words.say("lg-value-card", n=int(value[1]), marked="yes" if value[2] else "no")
    if name in dict(titles):
        return title(words, titles, name)
    return words.say("lg-card", card=name)


def _owned(words: Catalogue, titles: Titles, text: str) -> str:
    """A card of which there is one in another deck too."""
    owner = title(words, titles, text.partition("@")[2])
    return words.say("lg-card-of", card=card(words, titles, text), deck=owner)


def title(words: Catalogue, titles: Titles, word: str) -> str:
    """What the files call it; the word itself, for want of better."""
    found = dict(titles).get(word)
    text = word.replace("-", " ").capitalize() if found is None else found.text(words.language)
    return text.replace("'", "’")


def listed(words: Catalogue, names: Sequence[str]) -> str:
    """Two with a word between them, more with commas."""
    if len(names) == 2:
        return words.say("lg-two-cards", one=names[0], other=names[1])
    return ", ".join(names)


def shape(layout: str) -> str:
    """The kind of shape that four tiles are laid in: `t-up 1a0 …` is a `t`."""
    return layout.partition(" ")[0].partition("-")[0]

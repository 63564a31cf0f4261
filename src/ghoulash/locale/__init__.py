"""All words a person reads or types, in English and French.

    from ghoulash.locale import words

    w = words("fr", "pen-and-paper")          # of a language, at a game's table; words("fr") is at none
    w.say("cli-no-seat", seat=7)              # a message by its id, with numbers and strings
    w.refusal(refusal)                        # one line: what, where, why (the rule), what would do
    w.tell(event, seat, ("Ada", "Bo"))        # what happened, as that seat is told it; None for nothing
    w.canonical("tire sur le 3")              # typed words as the action language: "fire 3"
    w.typed("fire 3")                         # an action as this language types it: "tire 3"

Nothing of Fluent is imported until the first sentence is made.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ghoulash.locale.printable import printable
from ghoulash.locale.words import Words

__all__ = ["LANGUAGES", "Words", "pick_language", "printable", "words"]

LANGUAGES: Final = ("en", "fr")


@cache
def words(language: str, game: str = "") -> Words:
    """The words of a language at a game's table; English where the language is not one of `LANGUAGES`."""
    return Words(language if language in LANGUAGES else LANGUAGES[0], game)


def pick_language(environ: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for."""
    asked = next((text for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (text := environ.get(name))), "")
    return next((language for language in LANGUAGES if asked[:2].lower() == language), LANGUAGES[0])

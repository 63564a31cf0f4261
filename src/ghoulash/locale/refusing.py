"""A refusal as one line: where, what, why, what would do, and the rule that says so."""

import re
from typing import Final

from ghoulash.core.refusal import Refusal
from ghoulash.locale.catalogue import Catalogue
from ghoulash.locale.printable import printable
from ghoulash.locale.tongue import Titles, tongue_of
from ghoulash.locale.typed import typed

_TYPED: Final = frozenset({"read-verb", "read-kind", "read-short", "read-long"})
"""Refusals whose arguments are words of the action language, shown as this language types them."""
_CHOSEN: Final = frozenset(
    {"format", "edition", "start", "where", "do", "door", "first", "kind", "does", "specialty", "tokens"}
)
"""Keys and options that have a short list of values, told by the message `choices`."""
_NAMES: Final = frozenset({"seed", "index", "line", "rules", "known"})
"""Numbers that are names: no comma after the thousands."""
_REPEATED: Final = frozenset(
    {"found", "square", "game", "option", "scenario", "key", "kind", "action", "card", "deck"}
)
"""Arguments that may hold whatever somebody typed; a sentence repeats so many characters of it:"""
_LONGEST: Final = 60


def explain(words: Catalogue, game: str, refusal: Refusal, place: str, titles: Titles = ()) -> str:
    """The sentence for a refusal; a plain one for a code that the catalogues do not know."""
    message = f"refusal-{refusal.code}"
    if words.has(message):
        text = words.say(message, **_arguments(words, game, refusal, titles))
    else:
        text = words.say("unexplained", code=refusal.code)
    if refusal.rule:
        text = words.say("with-rule", text=text, rule=refusal.rule)
    return words.say("with-place", text=text, place=place) if place else text


def _arguments(words: Catalogue, game: str, refusal: Refusal, titles: Titles) -> dict[str, str | int]:
    """The refusal's own, made fit to be read, and what its sentence needs besides.

    - `n`: how many of `$kind` it is about;
    - `field`: which list of choices there is to offer, `none` for none;
    - `example`: something to type.
    """
    given = refusal.args
    tongue = tongue_of(game)
    args: dict[str, str | int] = {}
    for name, value in given.items():
        called = tongue.shown(words, titles, name, _shown(words, name, value))
        args[name] = called if isinstance(called, int) else str(called)
    if refusal.code in _TYPED:
        verb = str(given.get("verb", ""))
        args["example"] = typed(words.language, game, tongue.examples.get(verb, verb))
        for name in ("known", "verb"):
            if name in given:
                args[name] = ", ".join(
                    typed(words.language, game, word) for word in str(given[name]).split(", ")
                )
    if "kind" in given:
        args["n"] = given.get("count", given.get("most", 1))
    field = str(given.get("key", given.get("option", ""))).rpartition(".")[2]
    return {**args, "field": field if field in _CHOSEN else "none"}


def _shown(words: Catalogue, name: str, value: str | int) -> str | int:
    if not isinstance(value, str):
        return str(value) if name in _NAMES else value
    line = printable(value)
    if name == "why":
        return reason(words, line)
    return f"{line[:_LONGEST]}…" if name in _REPEATED and len(line) > _LONGEST else line


def reason(words: Catalogue, why: str) -> str:
    """What a library or the system says in English, in this language where it is one of those we know."""
    placed = _PLACED.fullmatch(why)
    if placed:
        return words.say("reason-at", what=reason(words, placed["what"]), at=placed["at"])
    for pattern, message in _REASONS.items():
        found = pattern.fullmatch(why)
        if found:
            return words.say(message, **found.groupdict())
    return why


_PLACED: Final = re.compile(r"(?P<what>.*) - at `\$\.?(?P<at>[^`]+)`")
"""A reason of msgspec's, and the path to what it is about."""
_REASONS: Final = {
    re.compile(pattern, re.IGNORECASE): message
    for pattern, message in {
        r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<found>\w+)`": "reason-type",
        r"Expected `[^`]+` >= (?P<least>\S+)": "reason-least",
        r"Expected `[^`]+` <= (?P<most>\S+)": "reason-most",
        r"Expected `str` of length <= (?P<most>\d+)": "reason-length",
        r"Expected `str` matching regex .*": "reason-name",
        r"Invalid enum value '(?P<found>.*)'": "reason-choice",
        r"Object missing required field `(?P<key>[^`]*)`": "reason-missing",
        "No such file or directory": "reason-no-file",
        "Not a directory": "reason-no-folder",
        "Permission denied": "reason-no-permission",
        "Is a directory": "reason-folder",
        "No space left on device|Disk quota exceeded": "reason-no-space",
        "File too large": "reason-large",
        "Read-only file system": "reason-read-only",
        "File name too long": "reason-long-name",
        "Too many levels of symbolic links": "reason-loop",
        "Not a regular file": "reason-not-regular",
        "utf-8": "reason-not-text",
        r"Invalid value \(at .*\)": "reason-toml-value",
        r"Invalid statement \(at .*\)": "reason-toml-statement",
        r"Expected '=' after a key .*": "reason-toml-equals",
        r"Expected '\]+' at the end of .*|Unclosed .*": "reason-toml-bracket",
        r"Expected newline or end of document .*": "reason-toml-newline",
        r"Unterminated string .*|Illegal character .*": "reason-toml-string",
        r"Cannot declare .* twice .*|Cannot overwrite a value .*": "reason-toml-twice",
    }.items()
}

"""The words a person types, both ways: `commands.ftl` lists them, the first of each being the one we show.

A language's own words come first, English ones are understood everywhere. Accents, case, articles and
full stops do not matter. Squares are everywhere called as on the map.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from ghoulash.locale.catalogue import catalogue

VERBS: Final = ("hide", "block", "enter", "walk", "stop", "use", "leave", "weak", "fire", "first")
"""What plays the game."""
META: Final = (
    "help",  # help [WORD]
    "choices",  # all that may be done now
    "map",  # the chart one walks
    "chart",  # the chart one hides, or hid
    "at",  # at SQUARE: what is known to lie there
    "describe",  # describe COLUMN, ROW or SQUARE; alone: the chart one walks, in words
    "status",  # wounds, finds, whose turn
    "briefing",
    "log",  # what has happened
    "draft",  # what has been laid out
    "undo",  # in a draft: the last thing
    "remove",  # in a draft: remove KIND SQUARE, or any one action
    "clear",  # in a draft: all of it
    "auto",  # in a draft: the rest is hidden for me
    "done",  # the draft is handed in
    "say",  # say TEXT: a remark
    "save",  # save FILE
    "quit",
    "yes",
    "no",
)
"""What asks about the game, or about the table; what follows `say` and `save` stays as it was typed."""
KINDS: Final = (
    *("ghoul", "kit", "hole", "debris", "spores"),
    *("isotope", "food", "survivor", "crate", "treasure", "keycard", "sample"),
)
_DIRECTIONS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
_SPOTS: Final = ("1", "2", "3", "4", "5", "6")
_VERBATIM: Final = frozenset({"say", "save"})
_SQUARE: Final = re.compile(r"\d+-?[^\W\d]{1,2}")
_COUNTED: Final = re.compile(r"([^\W\d]+)(\d{1,2})")
_TOKEN: Final = re.compile(r"[^\s'’]+['’]?|['’]")
_LONGEST: Final = 1000
"""Characters that are looked at; nobody means more."""

Phrases = Mapping[tuple[str, ...], str]


class Token(NamedTuple):
    """A piece of what was typed: as it stood, as it is compared, and where it begins."""

    text: str
    folded: str
    start: int


class Lexicon(NamedTuple):
    """What one language understands, and what it shows."""

    commands: Phrases
    kinds: Phrases
    directions: Phrases
    spots: Phrases
    to: Phrases
    fillers: frozenset[str]
    shown: Mapping[str, str]


def canonical(language: str, text: str) -> str:
    """The text in the action language; what nobody understands stays as it was typed."""
    return _Reading(lexicon(language), text[:_LONGEST]).canonical()


def typed(language: str, action: str) -> str:
    """An action, or a single word of the action language, as this language types it."""
    shown = lexicon(language).shown
    return " ".join(shown.get(word, word) for word in action.split(" "))


@cache
def lexicon(language: str) -> Lexicon:
    """The words of a language, over the English ones."""
    tongues = dict.fromkeys(("en", language))
    commands = (*VERBS, *META)
    shown = {name: _listed(language, f"command-{name}")[0] for name in commands}
    shown |= {kind: _listed(language, f"word-{kind}")[0] for kind in KINDS}
    shown |= {letter: _listed(language, f"word-{name}")[0] for letter, name in _DIRECTIONS.items()}
    shown["to"] = _listed(language, "word-to")[0]
    return Lexicon(
        commands=_phrases(tongues, {name: f"command-{name}" for name in commands}),
        kinds=_phrases(tongues, {kind: f"word-{kind}" for kind in KINDS}),
        directions=_phrases(tongues, {letter: f"word-{name}" for letter, name in _DIRECTIONS.items()}),
        spots=_phrases(tongues, {spot: f"word-spot-{spot}" for spot in _SPOTS}),
        to=_phrases(tongues, {"to": "word-to"}),
        fillers=frozenset(fold(word) for tongue in tongues for word in _listed(tongue, "word-fillers")),
        shown=shown,
    )


def _listed(language: str, message: str) -> list[str]:
    return [word.strip() for word in catalogue(language).say(message).split(",")]


def _phrases(tongues: Mapping[str, None], messages: Mapping[str, str]) -> Phrases:
    """Each synonym, by its pieces; a later language's meaning wins."""
    return {
        tuple(token.folded for token in _tokens(synonym)): meaning
        for tongue in tongues
        for meaning, message in messages.items()
        for synonym in _listed(tongue, message)
    }


def fold(text: str) -> str:
    """Without accents and case: "Débris" and "debris" are one word."""
    plain = text.replace("’", "'").replace("œ", "oe").replace("Œ", "oe")
    pieces = unicodedata.normalize("NFKD", plain)
    return "".join(char for char in pieces if not unicodedata.combining(char)).casefold()


def _tokens(text: str) -> list[Token]:
    """Split at spaces and after apostrophes; what closes a sentence is no part of its last word."""
    tokens: list[Token] = []
    for found in _TOKEN.finditer(text):
        word = found[0].rstrip(".,;:!")
        word = word.rstrip("?") or word
        if word:
            tokens.append(Token(word, fold(word), found.start()))
    return tokens


class _Reading:
    """One text on its way into the action language."""

    def __init__(self, lexicon: Lexicon, text: str) -> None:
        self._lexicon = lexicon
        self._text = text
        self._left = _tokens(text)

    def canonical(self) -> str:
        command = self._take_command()
        if command is None:
            return self._steps_alone() or self._text
        if command in _VERBATIM:
            rest = self._text[self._left[0].start :].strip() if self._left else ""
            return f"{command} {rest}".strip()
        return " ".join((command, *self._arguments(command)))

    def _take_command(self) -> str | None:
        before = self._left
        while self._left:
            command = self._take(self._lexicon.commands)
            if command is not None:
                return command
            if self._left[0].folded not in self._lexicon.fillers:
                break
            self._left = self._left[1:]
        self._left = before
        return None

    def _take(self, phrases: Phrases) -> str | None:
        """The longest phrase that comes next."""
        for size in range(min(8, len(self._left)), 0, -1):
            meaning = phrases.get(tuple(token.folded for token in self._left[:size]))
            if meaning is not None:
                self._left = self._left[size:]
                return meaning
        return None

    def _steps_alone(self) -> str:
        """Directions without a verb are a walk."""
        steps = self._words(self._lexicon.directions)
        return " ".join(("walk", *steps)) if steps and all(map(_is_step, steps)) else ""

    def _arguments(self, command: str) -> list[str]:
        lexicon = self._lexicon
        if command == "walk":
            return _walk(self._words(lexicon.directions, lexicon.to))
        if command in {"weak", "fire"}:
            return self._words(lexicon.spots)
        if command == "block":
            return sorted(self._words(lexicon.directions), key=_is_step)
        if command in {"use", "leave"}:
            return [word for word in self._words(lexicon.kinds) if word != "kit"]
        if command == "remove":
            return self._removed()
        words = self._words(lexicon.commands if command == "help" else lexicon.kinds)
        return [word for word in words if word != "?"]

    def _removed(self) -> list[str]:
        """Any one action, or a kind and its square."""
        verb = self._take_command()
        return [verb, *self._arguments(verb)] if verb in VERBS else self._words(self._lexicon.kinds)

    def _words(self, *tables: Phrases) -> list[str]:
        """What is left, with what these tables know in its canonical form, and without fillers."""
        words: list[str] = []
        while self._left:
            meaning = next((found for table in tables if (found := self._take(table)) is not None), None)
            if meaning is not None:
                words.append(meaning)
                continue
            token = self._left[0]
            self._left = self._left[1:]
            counted = _COUNTED.fullmatch(token.folded)
            direction = self._lexicon.directions.get((counted[1],)) if counted else None
            if counted and direction and self._lexicon.directions in tables:
                words.append(f"{direction}{counted[2]}")
            elif token.folded not in self._lexicon.fillers:
                words.append(token.text)
        return words


def _walk(words: Sequence[str]) -> list[str]:
    """`to` goes with a square, never with directions; a number after a direction is how many steps."""
    plain: list[str] = []
    for word in words:
        if plain and plain[-1] in _DIRECTIONS and word.isdecimal():
            plain[-1] += word
        elif word != "to":
            plain.append(word)
    if len(plain) == 1 and _SQUARE.fullmatch(plain[0]):
        return ["to", *plain]
    return plain if all(map(_is_step, plain)) else list(words)


def _is_step(word: str) -> bool:
    return word.rstrip("0123456789") in _DIRECTIONS

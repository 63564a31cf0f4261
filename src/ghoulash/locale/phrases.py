"""What was typed, piece by piece, looked up in tables of phrases: no word of any game is known here."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final, NamedTuple

LONGEST: Final = 1000
"""Characters that are looked at; nobody means more."""
_COUNTED: Final = re.compile(r"([^\W\d]+)(\d{1,2})")
_TOKEN: Final = re.compile(r"[^\s'’]+['’]?|['’]")

Phrases = Mapping[tuple[str, ...], str]
"""What each synonym means, by its pieces."""


class Token(NamedTuple):
    """A piece of what was typed: as it stood, as it is compared, and where it begins."""

    text: str
    folded: str
    start: int


class Lexicon(NamedTuple):
    """What one language understands at one game's table, and what it shows."""

    commands: Phrases
    tables: Mapping[str, Phrases]
    """The game's own nouns, by the name of the table they stand in."""
    fillers: frozenset[str]
    shown: Mapping[str, str]


def fold(text: str) -> str:
    """Without accents and case: "Débris" and "debris" are one word."""
    plain = text.replace("’", "'").replace("œ", "oe").replace("Œ", "oe")
    pieces = unicodedata.normalize("NFKD", plain)
    return "".join(char for char in pieces if not unicodedata.combining(char)).casefold()


def tokens(text: str) -> list[Token]:
    """Split at spaces and after apostrophes; what closes a sentence is no part of its last word."""
    found_all: list[Token] = []
    for found in _TOKEN.finditer(text):
        word = found[0].rstrip(".,;:!")
        word = word.rstrip("?") or word
        if word:
            found_all.append(Token(word, fold(word), found.start()))
    return found_all


class Reading:
    """One text on its way into the action language."""

    def __init__(self, lexicon: Lexicon, text: str) -> None:
        self.lexicon = lexicon
        self.text = text[:LONGEST]
        self._left = tokens(self.text)

    def take_command(self) -> str | None:
        """The word that says what is to be done, fillers before it left out."""
        before = self._left
        while self._left:
            command = self._take(self.lexicon.commands)
            if command is not None:
                return command
            if self._left[0].folded not in self.lexicon.fillers:
                break
            self._left = self._left[1:]
        self._left = before
        return None

    def rest(self) -> str:
        """What is left, as it was typed."""
        return self.text[self._left[0].start :].strip() if self._left else ""

    def words(self, *tables: str, counted: str = "") -> list[str]:
        """What is left, with what these tables know in its canonical form, and without fillers.

        In the `counted` table a word may carry a number: `n3`.
        """
        known = [self.lexicon.tables[name] for name in tables]
        return self._words(known, self.lexicon.tables.get(counted, {}))

    def commands(self) -> list[str]:
        """What is left, as the commands it names."""
        return self._words([self.lexicon.commands], {})

    def _take(self, phrases: Phrases) -> str | None:
        """The longest phrase that comes next."""
        for size in range(min(8, len(self._left)), 0, -1):
            meaning = phrases.get(tuple(token.folded for token in self._left[:size]))
            if meaning is not None:
                self._left = self._left[size:]
                return meaning
        return None

    def _words(self, tables: list[Phrases], numbered: Phrases) -> list[str]:
        words: list[str] = []
        while self._left:
            meaning = next((found for table in tables if (found := self._take(table)) is not None), None)
            if meaning is not None:
                words.append(meaning)
                continue
            token = self._left[0]
            self._left = self._left[1:]
            counted = _COUNTED.fullmatch(token.folded)
            meaning = numbered.get((counted[1],)) if counted else None
            if counted and meaning:
                words.append(f"{meaning}{counted[2]}")
            elif token.folded not in self.lexicon.fillers:
                words.append(token.text)
        return words

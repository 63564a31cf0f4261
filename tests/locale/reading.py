"""What a person may see of a sentence, and what not."""

import re
from functools import cache
from pathlib import Path

from ghoulash.locale import Words
from ghoulash.locale import words as words_of
from tools.check_words import read_catalogue

GAME = "pen-and-paper"
ROOT = Path(__file__).parents[2]
_SPACED = re.compile(r"(?<=[^\s\u00a0]) ?[;!?»](?!\S)| :(?!\S)|« ")


@cache
def ids() -> re.Pattern[str]:
    """All ids of three words or more: a sentence never holds one. So many are one pattern."""
    names = read_catalogue(ROOT, "en", []).keys() | read_catalogue(ROOT, "fr", []).keys()
    long = sorted((name for name in names if name.count("-") > 1), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, long))})(?![\w-])")


def is_sound(text: str, language: str) -> bool:
    """One line, whole, without a raw id, and in French with spaces that do not break."""
    assert text and text == text.strip(), text
    assert "\n" not in text and "  " not in text, text
    assert not set("{}$") & set(text), text
    assert not ids().search(text), text
    if language == "fr":
        assert is_typeset(text), text
    return True


def is_typeset(text: str) -> bool:
    """French signs with their spaces, none of which breaks, and curled apostrophes."""
    return not _SPACED.search(text) and "'" not in text


def words(language: str) -> Words:
    """The words of a language at a table of pen-and-paper."""
    return words_of(language, GAME)

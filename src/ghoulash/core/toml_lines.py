"""Where something stands in a TOML file: the line of a table or key, found in the text as it was written."""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

_PART: Final = re.compile(r"(?P<name>[^\[]*)(\[(?P<nth>\d+)\])?.*", re.DOTALL)
_HEADER: Final = re.compile(r"\s*\[\[?[^\[\]]+\]\]?\s*(#.*)?")
_DEEPEST: Final = 5
"""Dots of a key that are looked at: a name somebody made up may hold a million."""
_LONG: Final = re.compile(r"(\"\"\"|''').*?\1", re.DOTALL)
_LONG_BEGINS: Final = re.compile(r"[^#]*=\s*(\"\"\"|''')\s*")


def line_of(text: str, key: str) -> int:
    """The line of a table or key such as `hide.ghoul.count` or `card[7].count`; else that of its table.

    What stands inside texts of several lines is no key. A file that is written otherwise than one entry a
    line gets the line of what is around it, the first line at worst.
    """
    lines = _LONG.sub(lambda long: long[1] * 2 + "\n" * long[0].count("\n"), text).split("\n")
    parts = [part for part in map(_PART.fullmatch, key.split(".", _DEEPEST)) if part]
    names = [part["name"] for part in parts]
    window, begin, depth = range(len(lines)), 0, 0
    for size, part in enumerate(parts, 1):
        header = re.compile(rf"\s*\[\[?\s*{_dotted(names[:size])}\s*\]")
        found = [n for n in window if header.match(lines[n])]
        nth = int(part["nth"] or 0)
        if nth < len(found):
            begin, depth = found[nth], size
            if part["nth"]:
                window = range(begin, found[nth + 1] if nth + 1 < len(found) else len(lines))
    rest = names[depth:]
    body = list(takewhile(lambda n: not _HEADER.fullmatch(lines[n]), range(begin + bool(depth), len(lines))))
    for size in range(len(rest), 0, -1):
        entry = re.compile(rf"\s*{_dotted(rest[:size])}\s*=")
        for n in body:
            if entry.match(lines[n]):
                return n + 1
    return begin + 1


def line_within(text: str, key: str, n: int) -> int:
    """The line of the n-th line of a text that a key at the head of the file holds."""
    first = line_of(text, key)
    return first + n - (0 if _LONG_BEGINS.fullmatch(text.split("\n")[first - 1]) else 1)


def _dotted(names: Sequence[str]) -> str:
    return r"\s*\.\s*".join(rf"[\"']?{re.escape(name)}[\"']?" for name in names)

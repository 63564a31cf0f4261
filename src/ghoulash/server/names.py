"""Ids, codes and keys that nobody can guess, and names that people give themselves."""

import secrets
import unicodedata
from typing import Final

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look alike."""
LONGEST_NAME: Final = 30


def table_id() -> str:
    """Of a table: no secret."""
    return _drawn(12)


def code() -> str:
    """Short enough to be read aloud."""
    return _drawn(7)


def key() -> str:
    """Whoever has it may come in."""
    return secrets.token_urlsafe(18)


def _drawn(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def clean_code(text: str) -> str:
    """A code as somebody has typed it."""
    return "".join(c for c in text[:40].lower() if c in _LETTERS)


def clean_name(text: str) -> str:
    """What a person is called: one line of letters, nothing that hides or turns what stands around it."""
    whole = text.encode("utf-8", "replace").decode()
    seen = "".join(" " if c.isspace() else c for c in whole)
    kept = "".join(c for c in seen if unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:LONGEST_NAME]

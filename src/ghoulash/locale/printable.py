"""Texts from outside, made fit to be shown."""

from unicodedata import category


def printable(text: str) -> str:
    """The text on one line, with nothing in it that could steer a terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if category(char)[0] == "C" else char for char in text)

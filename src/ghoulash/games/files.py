"""The files that people write for the games, each known by the format that it names."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from ghoulash.core import toml_file
from ghoulash.core.refusal import Refusal, Refused


class FileKind(NamedTuple):
    """What such a file is called in messages, and the function that reads one and says what is in it."""

    name: str
    facts: tuple[str, str]


KINDS: Final = {
    "ghoulash-scenario/1": FileKind("scenario", ("ghoulash.games.pen_and_paper.scenario", "facts")),
    "ghoulash-deck/1": FileKind("deck", ("ghoulash.games.last_game_on_earth.decks", "facts")),
}


class Good(NamedTuple):
    """A file that can be played with, and what there is to say of it, its `id` first."""

    kind: str
    facts: dict[str, str | int]


class _Head(Struct):
    format: str


def check_file(path: Path) -> Good:
    """What is in a file; raises `Refused` with file, line and reason."""
    text = toml_file.read(path)
    head = toml_file.decode(text, str(path), _Head, _check_head)
    kind = KINDS[head.format]
    module, function = kind.facts
    facts: Callable[[str, str], dict[str, str | int]] = getattr(import_module(module), function)
    return Good(kind.name, facts(text, str(path)))


def _check_head(head: _Head) -> None:
    if head.format not in KINDS:
        why = f"Invalid enum value '{head.format}'"
        raise Refused(Refusal("scenario-bad-value", args={"key": "format", "why": why}), "format")

"""The decks of the four characters: those that come with the game, and an owner's own in their place."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ghoulash.core import toml_file
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.toml_lines import line_of
from ghoulash.games.last_game_on_earth.deck import Deck
from ghoulash.games.last_game_on_earth.misprint import check

CHARACTERS: Final = ("lake", "gray", "cornealius", "zone")
"""In the order of LG-1.3, which is that of all lists of decks."""
_DATA: Final = Path(__file__).parent / "data" / "decks"


@cache
def shipped() -> tuple[Deck, ...]:
    """The four decks that come with the game (LG-1.3, LG-1.4)."""
    files = [_DATA / f"{name}.toml" for name in CHARACTERS]
    return tuple(read_text(file.read_text("utf-8"), str(file)) for file in files)


def decks_named(paths: Sequence[str]) -> tuple[Deck, ...]:
    """The four decks, those in the files given in the place of the shipped ones."""
    decks = {deck.id: deck for deck in shipped()}
    given: set[str] = set()
    for path in paths:
        text = toml_file.read(Path(path))
        deck = read_text(text, path)
        _check_character(deck, text, path)
        if deck.id in given:
            place = toml_file.at(path, line_of(text, "id"))
            raise Refused(Refusal("deck-given-twice", args={"deck": deck.id}), place)
        given.add(deck.id)
        decks[deck.id] = deck
    return tuple(decks.values())


def read_file(path: Path) -> Deck:
    """The deck in a file; raises `Refused` with file, line and reason."""
    return read_text(toml_file.read(path), str(path))


def read_text(text: str, place: str) -> Deck:
    """The deck in a text; `place` is what the text is called when it is refused."""
    return toml_file.decode(text, place, Deck, check)


def from_setup(setup: Mapping[str, object]) -> Deck:
    """The deck as a record's header keeps it."""
    deck = toml_file.convert(setup, Deck, "deck")
    check(deck)
    return deck


def to_setup(deck: Deck) -> dict[str, object]:
    """The deck as a record's header keeps it."""
    return msgspec.to_builtins(deck)


def facts(text: str, place: str) -> dict[str, str | int]:
    """What there is to say of a deck that can be played with."""
    deck = read_text(text, place)
    _check_character(deck, text, place)
    return {"id": deck.id, "cards": sum(card.count for card in deck.cards), "different": len(deck.cards)}


def _check_character(deck: Deck, text: str, place: str) -> None:
    """A deck is for one of the four characters (LG-1.3)."""
    if deck.id not in CHARACTERS:
        args: dict[str, str | int] = {"deck": deck.id, "known": ", ".join(CHARACTERS)}
        raise Refused(Refusal("deck-unknown", "LG-1.3", args), toml_file.at(place, line_of(text, "id")))

"""What one game adds to the words of the house: what is typed at its table, what its messages are called."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from ghoulash.core.bilingual import Words as Bilingual
from ghoulash.locale.catalogue import Catalogue
from ghoulash.locale.phrases import Reading

Titles = tuple[tuple[str, Bilingual], ...]
"""What the files of a table call things of theirs, by their words in the action language."""


def _plain_arguments(reading: Reading, command: str) -> list[str]:
    return [word for word in reading.words(*reading.lexicon.tables) if word != "?"]


def _no_words(reading: Reading) -> str:
    return ""


def _no_briefing(words: Catalogue, scenario: Mapping[str, Any], turn_limit: int | None) -> tuple[str, ...]:
    return ()


def _no_title(words: Catalogue, setup: Mapping[str, Any]) -> str:
    return ""


def _no_titles(setup: Mapping[str, Any]) -> Titles:
    return ()


def _as_it_is(words: Catalogue, titles: Titles, field: str, value: object) -> object:
    return value


def _event(tag: str) -> str:
    return f"event-{tag}"


def _ending(how: str) -> str:
    return f"ending-{how}"


class Tongue(NamedTuple):
    """One game's; all that is left out is as in a game without words of its own."""

    verbs: Mapping[str, str] = {}
    """What plays the game: each word of the action language, and the message that lists its synonyms."""
    asks: Mapping[str, str] = {}
    """What asks about this game alone, beside `typed.META`, in the same way."""
    nouns: Mapping[str, Mapping[str, str]] = {}
    """Tables of what goes with them, in the same way."""
    arguments: Callable[[Reading, str], list[str]] = _plain_arguments
    """What follows a command, as words of the action language."""
    bare: Callable[[Reading], str] = _no_words
    """What a text without any command means; nothing where it means nothing."""
    examples: Mapping[str, str] = {}
    """By verb, an action to show to whoever got it wrong."""
    event: Callable[[str], str] = _event
    """The message for an event, by its tag."""
    ending: Callable[[str], str] = _ending
    """The message for an ending, by its name."""
    seats: frozenset[str] = frozenset()
    """The fields of events that name a seat, beside `seat` itself."""
    briefing: Callable[[Catalogue, Mapping[str, Any], int | None], tuple[str, ...]] = _no_briefing
    """A scenario's Briefing, in sentences."""
    title: Callable[[Catalogue, Mapping[str, Any]], str] = _no_title
    """What is played, by the `setup` of the game."""
    fillers: str = ""
    """The message that lists words without weight at this table, beside those of every table."""
    titles: Callable[[Mapping[str, Any]], Titles] = _no_titles
    """What the files in a game's `setup` call things; they are typed and told by these names."""
    shown: Callable[[Catalogue, Titles, str, object], object] = _as_it_is
    """What a field of an event, or of a refusal, is called in a sentence, by its name and value."""


NO_TONGUE: Final = Tongue()
TONGUES: Final[dict[str, tuple[str, str]]] = {
    "pen-and-paper": ("ghoulash.locale.pen_and_paper.tongue", "PEN_AND_PAPER"),
    "last-game-on-earth": ("ghoulash.locale.last_game_on_earth.tongue", "LAST_GAME_ON_EARTH"),
}


def tongue_of(game: str) -> Tongue:
    """The tongue of a game, by its id; loaded when it is asked for."""
    if game not in TONGUES:
        return NO_TONGUE
    module, attribute = TONGUES[game]
    return getattr(import_module(module), attribute)

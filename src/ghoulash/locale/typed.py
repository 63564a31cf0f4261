"""The words a person types, both ways: `commands.ftl` lists them, the first of each being the one we show.

A language's own words come first, English ones are understood everywhere. Accents, case, articles and
full stops do not matter. What is typed at one game's table alone is in that game's tongue.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from ghoulash.core.bilingual import Words as Bilingual
from ghoulash.locale.catalogue import catalogue
from ghoulash.locale.phrases import Lexicon, Phrases, Reading, fold, tokens
from ghoulash.locale.tongue import Titles, tongue_of

META: Final = (
    "help",  # help [WORD]
    "choices",  # all that may be done now
    "map",  # the board
    "at",  # at SQUARE: what is known to lie there
    "status",  # how everybody does, whose turn
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
TITLES: Final = "titles"
"""The table of what a table's own files call things, where there is any."""
_VERBATIM: Final = frozenset({"say", "save"})


def canonical(language: str, game: str, text: str, titles: Titles = ()) -> str:
    """The text in the action language; what nobody understands stays as it was typed."""
    tongue = tongue_of(game)
    reading = Reading(lexicon(language, game, titles), text)
    command = reading.take_command()
    if command is None:
        return tongue.bare(reading) or reading.text
    if command in _VERBATIM:
        return f"{command} {reading.rest()}".strip()
    if command == "help":
        return " ".join((command, *(word for word in reading.commands() if word != "?")))
    return " ".join((command, *tongue.arguments(reading, command)))


def typed(language: str, game: str, action: str, titles: Titles = ()) -> str:
    """An action, or a single word of the action language, as this language types it.

    What stands behind an `@` says which of two that look alike; in words it is left out.
    """
    shown = lexicon(language, game, titles).shown
    words = (word.partition("@")[0] for word in action.split(" "))
    return " ".join(shown.get(word, word) for word in words)


@cache
def lexicon(language: str, game: str = "", titles: Titles = ()) -> Lexicon:
    """The words of a language at a game's table, over the English ones."""
    tongue = tongue_of(game)
    tongues = dict.fromkeys(("en", language))
    commands = {**{name: f"command-{name}" for name in META}, **tongue.verbs, **tongue.asks}
    shown = {name: _listed(language, message)[0] for name, message in commands.items()}
    for table in tongue.nouns.values():
        shown |= {name: _listed(language, message)[0] for name, message in table.items()}
    shown |= {word: title.text(language).lower() for word, title in titles}
    fillers = frozenset(
        fold(word)
        for each in tongues
        for message in ("word-fillers", tongue.fillers)
        if message
        for word in _listed(each, message)
    )
    tables = {name: _phrases(tongues, table) for name, table in tongue.nouns.items()}
    if titles:
        tables[TITLES] = {pieces: word for word, title in titles for pieces in _titled(title, fillers)}
    return Lexicon(commands=_phrases(tongues, commands), tables=tables, fillers=fillers, shown=shown)


def _titled(title: Bilingual, fillers: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """A title in either language, with and without the articles before it."""
    for text in filter(None, (title.en, title.fr)):
        pieces = tuple(token.folded for token in tokens(text))
        while pieces:
            yield pieces
            if pieces[0] not in fillers:
                break
            pieces = pieces[1:]


def _listed(language: str, message: str) -> list[str]:
    return [word.strip() for word in catalogue(language).say(message).split(",")]


def _phrases(tongues: Mapping[str, None], messages: Mapping[str, str]) -> Phrases:
    """Each synonym, by its pieces; a later language's meaning wins."""
    return {
        tuple(token.folded for token in tokens(synonym)): meaning
        for tongue in tongues
        for meaning, message in messages.items()
        for synonym in _listed(tongue, message)
    }

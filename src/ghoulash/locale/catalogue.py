"""The Fluent messages of one language; what it lacks is said in the other one, and nothing raises."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

_FALLBACK: Final = {"en": "fr", "fr": "en"}
Argument = str | float


class Sentence(NamedTuple):
    """A message made ready to be read, and what went wrong with it."""

    text: str
    errors: tuple[str, ...] = ()


@cache
def catalogue(language: str) -> "Catalogue":
    """The catalogue of a language, read once."""
    return Catalogue(language)


class Catalogue:
    """All messages in `<language>/*.ftl`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("ghoulash.locale") / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, message: str) -> bool:
        """Whether this language itself has the message."""
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: Argument) -> str:
        """The sentence alone, whatever went wrong with it."""
        return self.format(message, args).text

    def format(self, message: str, args: Mapping[str, Argument]) -> Sentence:
        """The sentence; of the other language, or the bare id, where it is missing."""
        if not self.has(message):
            other = catalogue(_FALLBACK[self.language])
            found = other.format(message, args).text if other.has(message) else message
            return Sentence(found, (f"{message} is missing in {self.language}",))
        value = self._bundle.get_message(message).value
        if value is None:
            return Sentence(message, (f"{message} has no text",))
        text, errors = self._bundle.format_pattern(value, dict(args))
        return Sentence(str(text), tuple(str(error) for error in errors))

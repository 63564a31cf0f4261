"""The Fluent messages of one language; what it lacks is said in the other one, and nothing raises."""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

_ID: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)\s*=", re.MULTILINE)
_SET_IN: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
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
    """All messages in `<language>/*.ftl`; a file is read when something of it is said: that takes long."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        """The text of each file not read so far."""
        self._file_of: dict[str, str] = {}
        folder = resources.files("ghoulash.locale") / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                text = file.read_text("utf-8")
                self._unread[file.name] = text
                self._file_of |= dict.fromkeys(_ID.findall(text), file.name)

    def has(self, message: str) -> bool:
        """Whether this language itself has the message."""
        return message in self._file_of

    def _read(self, message: str) -> None:
        """The file that a message stands in, and those of all that is set into its messages."""
        text = self._unread.pop(self._file_of.get(message, ""), None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in _SET_IN.findall(text):
                self._read(other)

    def say(self, message: str, /, **args: Argument) -> str:
        """The sentence alone, whatever went wrong with it."""
        return self.format(message, args).text

    def format(self, message: str, args: Mapping[str, Argument]) -> Sentence:
        """The sentence; of the other language, or the bare id, where it is missing."""
        if not self.has(message):
            other = catalogue(_FALLBACK[self.language])
            found = other.format(message, args).text if other.has(message) else message
            return Sentence(found, (f"{message} is missing in {self.language}",))
        self._read(message)
        value = self._bundle.get_message(message).value
        if value is None:
            return Sentence(message, (f"{message} has no text",))
        text, errors = self._bundle.format_pattern(value, dict(args))
        return Sentence(str(text), tuple(str(error) for error in errors))

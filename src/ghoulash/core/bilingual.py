"""A text in both languages, as the author of a file writes it."""

from msgspec import Struct


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in the languages its author wrote it in; one is enough."""

    en: str = ""
    fr: str = ""

    def text(self, language: str) -> str:
        """In this language, or in the other one."""
        return (self.fr or self.en) if language == "fr" else (self.en or self.fr)

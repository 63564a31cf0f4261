"""In these tests a sentence with anything missing in it is an error, not a sentence with a hole."""

from collections.abc import Mapping

import pytest

from ghoulash.locale.catalogue import Argument, Catalogue, Sentence


@pytest.fixture
def nothing_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message and no argument may be missing."""
    form = Catalogue.format

    def strict(self: Catalogue, message: str, args: Mapping[str, Argument]) -> Sentence:
        sentence = form(self, message, args)
        assert not sentence.errors, (self.language, message, sentence)
        return sentence

    monkeypatch.setattr(Catalogue, "format", strict)

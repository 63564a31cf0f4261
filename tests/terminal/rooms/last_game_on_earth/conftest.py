"""A home of its own for a test, where games are kept; a sentence with anything missing in it is an error."""

from pathlib import Path

import pytest

from tests.locale.conftest import nothing_missing

__all__ = ["nothing_missing", "own_home"]


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))

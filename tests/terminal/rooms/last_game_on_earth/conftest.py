"""A home of its own for each test, where games are kept."""

from pathlib import Path

import pytest


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))

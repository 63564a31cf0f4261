"""A home of its own for a test, where games are kept; a sentence with anything missing in it is an error."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.locale.conftest import nothing_missing
from tests.rulebook.lg_stage import Play
from tests.terminal.rooms.last_game_on_earth.keyboard import Keyboard, Sit

__all__ = ["nothing_missing", "own_home"]


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))


@pytest.fixture
def sit(own_home: None) -> Iterator[Sit]:
    """Seats somebody at a position: a drawing of the seats, what lies, and how they type."""
    begun: list[Keyboard] = []

    def at(
        seats: str, lies: str, language: str = "en", *, confirm: bool = True, replenish: bool = False
    ) -> Keyboard:
        play = Play("yard", seats, lies, replenish=replenish)
        begun.append(Keyboard(play, language, confirm=confirm))
        return begun[-1]

    yield at
    for keyboard in begun:
        keyboard.session.close()

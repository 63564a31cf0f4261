"""Three at a table in the app, two of them people: a game that is not ours, by keys alone."""

from itertools import pairwise
from pathlib import Path

import pytest

from ghoulash.core.record import read
from ghoulash.table.replaying import verify
from ghoulash.terminal.app import play_app
from ghoulash.terminal.app.app import GhoulashApp
from ghoulash.terminal.app.modes.resting import HandingOver
from ghoulash.terminal.app.screens.curtain import Curtain
from ghoulash.terminal.opening import open_session
from ghoulash.terminal.session import PlayOptions
from tests.terminal.app_driver import flat, press, settled
from tests.terminal.rooms.cellar.app import CellarTable
from tests.terminal.rooms.cellar.plain import toy_house
from tests.toy.cellar import Cellar

__all__ = ["toy_house"]
pytestmark = pytest.mark.usefixtures("toy_house")
OPTIONS = PlayOptions(game="toy", lang="en", seed="three", vs="person,random", names=("Ada", "Bo"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))


async def test_a_whole_game_of_two_people_and_a_bot() -> None:
    session = open_session(OPTIONS)
    app = GhoulashApp(session, pace=0)
    seated: list[int] = []
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        for _ in range(200):
            screen = app.screen
            if isinstance(screen, Curtain):
                assert "Your hand" not in flat(app)
                seated.append(screen.seat)
                await press(pilot, "enter")
                continue
            assert isinstance(screen, CellarTable)
            if session.over:
                break
            draft = session.draft(screen.desk.seat)
            done = draft is not None and draft.finished
            await press(pilot, "enter" if isinstance(screen.mode, HandingOver) else "d" if done else "1")
        assert session.over
        assert "wins" in flat(app)
        await press(pilot, "question_mark")
        assert "A number does it." in flat(app)
    session.close()
    reading = read(session.path)
    assert verify(Cellar(), reading).finished
    acting = [line.seat for line in reading.lines if isinstance(line.do, str) and line.seat in (0, 1)]
    sittings = [acting[0]] + [after for before, after in pairwise(acting) if before != after]
    assert seated == sittings, "a curtain where another person sits down, and nowhere else"


def test_a_game_without_a_screen_says_so_and_begins_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ghoulash.core.refusal import Refused
    from ghoulash.terminal import finding
    from ghoulash.terminal.finding import Rooms

    monkeypatch.setitem(finding.ROOMS, "toy", Rooms())
    with pytest.raises(Refused) as refused:
        play_app(OPTIONS)
    assert refused.value.refusal.code == "no-room"
    assert not list(tmp_path.rglob("*"))

"""Two people at one keyboard: the curtain, remarks, and nothing that flashes."""

import pytest
from textual.app import App

from ghoulash.terminal.app.screens.curtain import Curtain
from tests.terminal.app_driver import (
    click,
    desk,
    flat,
    hide,
    playing,
    press,
    small,
    text,
    two_charts,
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "games"))


@pytest.fixture
def frames(monkeypatch) -> list[tuple[str, str]]:
    """Every frame that goes to the terminal: the screen it is of, and what then stands on the charts."""
    kept: list[tuple[str, str]] = []
    display = App._display

    def keep(app, screen, renderable):
        if screen.is_current and renderable is not None:
            panel = next(iter(screen.query("#panel")), None)
            lines = [line[: panel.region.x] if panel else line for line in text(app).split("\n")]
            kept.append((type(screen).__name__, "\n".join(line for line in lines if "┃" in line)))
        display(app, screen, renderable)

    monkeypatch.setattr(App, "_display", keep)
    return kept


async def test_between_two_people_there_is_a_curtain(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        assert "Ada, it is up to you." in text(pilot.app)
        await press(pilot, "enter")
        await hide(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert "Bo, press ⏎ when you sit here alone." in text(pilot.app)
        assert not any(char in text(pilot.app) for char in "┃░■□")
        await press(pilot, "x", "1", "right")
        assert isinstance(pilot.app.screen, Curtain), "only the one key lifts it"
        await click(pilot, "#curtain")
        assert desk(pilot).seat == 1


async def test_nothing_of_the_other_flashes_in_any_frame(tmp_path, frames):
    async with playing(small(tmp_path), (160, 50)) as pilot:
        await press(pilot, "enter")
        await hide(pilot)
        of_ada = len(frames)
        await press(pilot, "enter")
        assert ("Curtain", "") in frames[of_ada - 1 :]
        assert any(name == "TableOfCharts" and frame for name, frame in frames[of_ada:])
        for _, frame in frames[of_ada:]:
            assert not set(frame) & set("GTXO+╳"), frame
        await hide(pilot)
        of_bo = len(frames)
        await press(pilot, "enter")
        assert any(name == "TableOfCharts" and frame for name, frame in frames[of_bo:])
        for _, frame in frames[of_bo:]:
            walked = "".join(line[: len(line) // 2] for line in frame.split("\n"))
            assert not set(walked) & set("GTXO+╳"), frame


async def test_a_turn_ends_with_time_to_read(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        await press(pilot, "1", "left", "left")
        assert "Hole" in flat(pilot.app)
        assert "Press ⏎, and hand the keyboard to Bo." in flat(pilot.app)
        await press(pilot, "left", "up")
        assert "hand the keyboard to Bo" in flat(pilot.app), "nothing else to do here"
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "enter")
        assert "Ada drops out of sight at 1-D" in flat(pilot.app), "Bo hears what happened to Ada"


async def test_a_remark_is_heard_by_the_other(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        await press(pilot, "m", *"boo", "enter")
        assert "Ada says: boo" in flat(pilot.app)
        await press(pilot, "1", "s", "enter", "enter")
        assert "Ada says: boo" in flat(pilot.app)


async def test_a_remark_can_be_thought_better_of_and_keys_are_letters_meanwhile(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        await press(pilot, "m", "q", "1", "question_mark", "escape")
        assert "says" not in flat(pilot.app)
        assert "Which Door" in flat(pilot.app)
        await press(pilot, "1")
        assert desk(pilot).me.at >= 0

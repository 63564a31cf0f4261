"""What the tests of the app share: a small scenario, an app at a size, and what can be read on it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App
from textual.events import Key
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.view import View
from ghoulash.terminal.app.app import GhoulashApp
from ghoulash.terminal.opening import open_session
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode
from ghoulash.terminal.rooms.pen_and_paper.app.table import TableOfCharts
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.chart import ChartView
from ghoulash.terminal.session import PlayOptions, Session

SMALL = """
format = "ghoulash-scenario/1"
id = "cellar"
edition = "advanced"
start = "door"
turn_limit = 12
map = '''
     A B C D E F
    +-+-+-+-+-+-+
  4 |. a a|. . .|
    + + + + + + +
  3 D. a a|. b .|
    + +-+-+ + + +
  2 |. . . . b .|
    + + + +:+ + +
  1 |. .:. . . .D
    +-+-+-+-+-+-+
'''
[title]
en = "The Cellar"
fr = "La Cave"
[hide.treasure]
count = 1
[hide.kit]
count = 1
[hide.ghoul]
count = 2
where = "shaded"
[hide.debris]
count = 1
[hide.hole]
count = 1
[block]
count = 1
[goal]
do = "leave"
door = "either"
"""
CHART = (
    "hide treasure 4-F|hide kit 2-A|hide ghoul 4-B|hide ghoul 3-E|hide debris 1-A|hide hole 1-D|block 1-D N"
)
"""What is hidden where a test wants to know it."""
SIZES = [(80, 24), (160, 50)]


def small(folder: Path, **options: Any) -> PlayOptions:
    """Two people in the cellar, Ada first; unless the options say otherwise."""
    path = folder / "cellar.toml"
    path.write_text(SMALL, "utf-8")
    chosen = {"scenario": str(path), "vs": "person", "first": "0", "lang": "en", "seed": "1", **options}
    names = ("Ada", "Bo") if chosen["vs"] == "person" else ("Ada",)
    return PlayOptions(names=names, **chosen)


@asynccontextmanager
async def playing(options: PlayOptions, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The app at a size, its Briefing put away."""
    session = open_session(options)
    app = GhoulashApp(session, pace=0)
    try:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await press(pilot, "enter")
            yield pilot
    finally:
        session.close()


def text(app: App[Any]) -> str:
    """What stands on the terminal."""
    lines = ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]
    return "\n".join(lines)


def flat(app: App[Any]) -> str:
    """What is written on it, piece by piece, each sentence in one line."""
    pieces = [str(piece.content) for piece in app.screen.query(Static) if piece.region]
    return " ".join(" ".join(pieces).split())


def session_of(pilot: Pilot[None]) -> Session:
    assert isinstance(pilot.app, GhoulashApp)
    return pilot.app.session


def table(pilot: Pilot[None]) -> TableOfCharts:
    screen = pilot.app.screen
    assert isinstance(screen, TableOfCharts), screen
    return screen


def mode(pilot: Pilot[None]) -> ChartMode:
    return table(pilot).mode


def desk(pilot: Pilot[None]) -> ChartDesk:
    return table(pilot).desk


def view(pilot: Pilot[None]) -> View:
    return desk(pilot).view


def chart(pilot: Pilot[None], walker: int) -> ChartView:
    return table(pilot).query_one(f"#walk-{walker}", ChartView)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until the app has done with all that came of what was done to it."""
    before = None
    while pilot.app.is_running:
        await pilot._wait_for_screen()
        await pilot.app.workers.wait_for_complete()
        if pilot.app.is_running:
            pilot.app.screen._on_timer_update()
            now = (pilot.app.screen, text(pilot.app))
            if now == before:
                return
            before = now


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Keys, each until the app has done with it; `pilot.press` would wait for an idle machine."""
    for key in keys:
        char = {"space": " ", "plus": "+", "question_mark": "?"}.get(key, key if len(key) == 1 else None)
        pilot.app.post_message(Key(key, char))
        await settled(pilot)


def game_of(scenario: str, **options: object) -> PenAndPaper:
    """The game with a scenario."""
    return PenAndPaper.with_options({"scenario": scenario, **options})


async def click(pilot: Pilot[None], where: type[Widget] | str, offset: tuple[int, int] = (0, 0)) -> None:
    """A click at a point of a widget."""
    assert await pilot.click(where, offset=offset)
    await settled(pilot)


async def click_square(pilot: Pilot[None], walker: int, name: str) -> None:
    """A click into the middle of a square."""
    drawn = chart(pilot, walker)
    region = drawn.region_of(drawn.board.grid.index[name])
    await click(pilot, f"#walk-{walker}", (region.x, region.y))


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait on a condition, not on a clock."""
    for _ in range(500):
        if condition():
            return
        await settled(pilot)
    raise AssertionError("it never came to that")


async def hide(pilot: Pilot[None], listed: str = CHART) -> None:
    """Lay out a known chart for whoever sits there, and hand it in by the key."""
    here = desk(pilot)
    for action in listed.split("|"):
        spelled = here.session.spell(here.seat, action)
        assert isinstance(spelled, tuple), spelled
        assert here.do(spelled), here.note
    await press(pilot, "d")


async def two_charts(pilot: Pilot[None]) -> None:
    """Ada hides, Bo hides, and Ada sits at the keyboard again, at the start of her turn."""
    await press(pilot, "enter")
    await hide(pilot)
    await press(pilot, "enter")
    await hide(pilot)
    await press(pilot, "enter")

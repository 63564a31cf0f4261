"""What the tests of the app share: a table that stands where a test wants it, and what is read on it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from ghoulash.table.table import Happened
from ghoulash.terminal.app.app import GhoulashApp
from ghoulash.terminal.opening import open_session
from ghoulash.terminal.rooms.last_game_on_earth.app.table import TableOfTiles
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.board import BoardView
from ghoulash.terminal.session import PlayOptions, Session
from tests.rulebook.lg_stage import Play
from tests.terminal.app_driver import click, press, settled

GAME = "last-game-on-earth"
NAMES = ("Ada", "Bo", "Cleo", "Dan")


@asynccontextmanager
async def at_table(
    play: Play | None = None,
    *,
    size: tuple[int, int] = (120, 40),
    people: int = 1,
    seats: int = 2,
    lang: str = "en",
    seed: str = "app",
    chosen: dict[str, str] | None = None,
) -> AsyncIterator[Pilot[None]]:
    """The app at a size, the game begun or at a position, its Briefing put away."""
    seats = seats if play is None else len(play.state.players)
    vs = ",".join(["person"] * (people - 1) + ["random"] * (seats - people))
    options = PlayOptions(
        game=GAME, lang=lang, seed=seed, vs=vs, seats=seats, names=NAMES[:people], chosen=chosen or {}
    )
    session = open_session(options)
    if play is not None:
        session.table.state = play.state
    app = GhoulashApp(session, pace=0)
    try:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await press(pilot, "enter", *(["enter"] if people > 1 else []))  # the Briefing, the curtain
            yield pilot
    finally:
        session.close()


def table(pilot: Pilot[None]) -> TableOfTiles:
    screen = pilot.app.screen
    assert isinstance(screen, TableOfTiles), screen
    return screen


def session_of(pilot: Pilot[None]) -> Session:
    assert isinstance(pilot.app, GhoulashApp)
    return pilot.app.session


def board(pilot: Pilot[None]) -> list[str]:
    """The board as it is drawn, without colours."""
    return table(pilot).query_one(BoardView).text


def square(pilot: Pilot[None], name: str) -> str:
    """What is drawn in a square, its first line."""
    drawn = table(pilot).query_one(BoardView)
    region = drawn.region_of(table(pilot).desk.square(name))
    return drawn.text[region.y][region.x : region.right]


async def click_square(pilot: Pilot[None], name: str) -> None:
    """A click into a square."""
    region = table(pilot).query_one(BoardView).region_of(table(pilot).desk.square(name))
    await click(pilot, BoardView, (region.x, region.y))


def done(pilot: Pilot[None]) -> list[str]:
    """All that people did, as the record keeps it."""
    session = session_of(pilot)
    heard = session.heard(session.people[0])
    return [
        str(entry.deed.action)
        for entry in heard
        if isinstance(entry, Happened) and entry.deed is not None and entry.deed.seat in session.people
    ]


def hand_key(pilot: Pilot[None], card: str) -> str:
    """The figure that stands for a card of the hand."""
    desk = table(pilot).desk
    texts = [desk.cards.text[held.card].split("@")[0] for held in desk.hand()]
    return str(texts.index(card) + 1)

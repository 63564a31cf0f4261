"""A server with a leak planted in one kind of output: `python -m tests.server.worlds.leaky KIND`."""

import sys
from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import structs

from ghoulash.cli import main
from ghoulash.core.record import Header
from ghoulash.core.refusal import Refusal
from ghoulash.server.live import frames, news, retelling
from ghoulash.server.live.audience import Audience
from ghoulash.server.live.game import LiveGame
from ghoulash.server.live.live import LiveTable
from ghoulash.server.routes import tables
from ghoulash.table.sealed import Sealed


def secret(header: Header) -> bool:
    """Something that nobody at the table may know: what the whole position is."""
    return bool(crc32(msgspec.json.encode(header.position)) & 1)


def is_secret(state: Any) -> bool:
    """The same of a position in memory."""
    return bool(crc32(msgspec.json.encode(state)) & 1)


def everywhere(old: Any, new: Any) -> None:
    """Whoever has imported it gets the other one."""
    for module in [m for name, m in sys.modules.items() if name.startswith("ghoulash.server")]:
        for name, value in tuple(vars(module).items()):
            if value is old:
                setattr(module, name, new)


def leak_in_frames() -> None:
    plain = frames.boards

    def boards(sealed: Sealed) -> Any:
        board, hidden = plain(sealed), is_secret(sealed.table.state)

        def told(viewer: int | None) -> Any:
            shown = board(viewer)
            return structs.replace(shown, acting=shown.acting * 2) if hidden else shown

        return told

    everywhere(plain, boards)


def leak_in_refusals() -> None:
    plain = Sealed.act

    def act(self: Sealed, seat: int, action: Any, now: float) -> Any:
        answer = plain(self, seat, action, now)
        if isinstance(answer, Refusal) and is_secret(self.table.state):
            return structs.replace(answer, args={**answer.args, "": ""})
        return answer

    Sealed.act = act


def leak_in_reconnecting() -> None:
    plain = LiveTable._sit

    def sit(self: LiveTable, client: Any, message: Any) -> None:
        plain(self, client, message)
        if message.last and secret(self.about.header):
            self._catch_up(client)

    LiveTable._sit = sit


def leak_in_pages() -> None:
    plain = tables._seated

    def seated(request: Any, live: LiveTable, browser: int | None, **more: Any) -> Any:
        found = plain(request, live, browser, **more)
        return structs.replace(found, watching=None) if secret(live.about.header) else found

    everywhere(plain, seated)


def leak_in_downloads() -> None:
    plain = retelling.retold

    async def retold(store: Any, about: Any, viewer: int | None) -> Any:
        steps = await plain(store, about, viewer)
        return [*steps, *steps[-1:]] if secret(about.header) else steps

    everywhere(plain, retold)


def leak_in_news() -> None:
    plain = news.news

    def told(live: Any, absent: Any) -> Any:
        whole = plain(live, absent)
        return structs.replace(whole, clock=1.5) if secret(live.about.header) else whole

    everywhere(plain, told)


def leak_in_counts() -> None:
    asides, framed = LiveGame.asides, Audience._frame
    writes: dict[int, int] = {}

    def counted(self: LiveGame) -> Any:
        writes[id(self)] = writes.get(id(self), 0) + 1
        return asides(self)

    def frame(self: Audience, game: LiveGame, looking: Any, message: str) -> Any:
        return structs.replace(framed(self, game, looking, message), number=writes.get(id(game), 0))

    LiveGame.asides = counted
    Audience._frame = frame


LEAKS: Final[dict[str, tuple[str, Callable[[], None]]]] = {
    "a frame": (r"sit 0", leak_in_frames),
    "a refusal": (r"act .*", leak_in_refusals),
    "a reconnect": (r"sit [1-9].*", leak_in_reconnecting),
    "a page": (r"GET /api/tables/<id>|POST /api/tables/<id>/look", leak_in_pages),
    "a download": (r"GET /api/tables/<id>/story.*", leak_in_downloads),
    "news": (r"GET /api/tables/<id>|sit 0", leak_in_news),
    "a count": (r".*", leak_in_counts),
}
"""Where each is to be found, as `Watch` calls it; and what plants it."""

if __name__ == "__main__":
    LEAKS[sys.argv.pop(1)][1]()
    main()

"""Tables made, seats taken and given up: who may sit where, and look at what."""

from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Final

import msgspec
from msgspec import Struct, structs

import ghoulash
from ghoulash.bots import bots_for
from ghoulash.core import toml_file
from ghoulash.core.chance import LEAST_ADDED, MOST_ADDED, commitment, fresh_seed
from ghoulash.core.options import read_options
from ghoulash.core.record import header_of
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games import game_class
from ghoulash.server import names
from ghoulash.server.live.about import TableOptions
from ghoulash.server.live.absent import helper
from ghoulash.server.live.hall import Hall
from ghoulash.server.live.live import LiveTable
from ghoulash.server.messages import Sit
from ghoulash.server.store.rows import SeatRow, TableRow
from ghoulash.server.store.store import Store

_TRIES: Final = 5
_HANDOVER: Final = 15 * 60.0
"""Seconds in which a link to another device must be used."""
LONGEST_CLOCK: Final = 30 * 86_400.0
LONGEST_PAUSE: Final = 7 * 86_400.0


class Chair(Struct, frozen=True):
    """Who is to have a seat of a new table."""

    kind: str = "open"
    """me, open or bot"""
    name: str = ""
    bot: str = ""


class Wanted(Struct, frozen=True, kw_only=True):
    """A table as somebody wants it."""

    game: str
    scenario: str | None = None
    options: dict[str, str] = {}
    """Of the game, as one would type them."""
    seats: tuple[Chair, ...]
    table: TableOptions = TableOptions()


class Seating:
    """Of one server."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    # Tables

    async def create(self, wanted: Wanted, browser: int) -> TableRow:
        """A new table; raises `Refused` for what cannot be played."""
        kind = game_class(wanted.game)
        texts = {**wanted.options, **({"scenario": wanted.scenario} if wanted.scenario else {})}
        with toml_file.for_a_stranger():
            game = ghoulash.game(wanted.game, **read_options(kind, texts))
        _check(wanted, kind.seats)
        seated = [_seated(seat, chair, browser) for seat, chair in enumerate(wanted.seats)]
        game.start(len(seated))
        seed = fresh_seed()
        header = structs.replace(header_of(game, len(seated), [], commitment(seed)), charts=True)
        return await self._keep(json_of(header), seed.hex(), wanted.game, wanted.table, seated)

    async def _keep(
        self, header: str, seed: str, game: str, options: TableOptions, seated: Sequence[SeatRow]
    ) -> TableRow:
        now = self._hall.house.now()
        for _ in range(_TRIES):
            row = TableRow(
                id=names.table_id(),
                code=names.code(),
                game=game,
                header=header,
                seed=seed,
                options=json_of(options),
                key=names.key(),
                watch_key=names.key(),
                fate="gathering",
                public=options.public,
                created=now,
                touched=now,
            )
            if await self._store.create_table(row, seated):
                return row
        raise Refused(Refusal("busy"))

    async def rematch(self, live: LiveTable, browser: int) -> str:
        """The table at which the same people play again; made by whoever asks first."""
        if live.about.rematch:
            return live.about.rematch
        if live.about.fate not in ("over", "closed"):
            raise Refused(Refusal("not-over"))
        header = live.about.header
        seed = fresh_seed()
        fresh = structs.replace(header, commitment=commitment(seed), mixed=[], players=[], position=None)
        seated = [structs.replace(sitter, entropy=None, stand_in=None) for sitter in live.sitters]
        row = await self._keep(json_of(fresh), seed.hex(), live.about.game, live.about.options, seated)
        live.about.rematch = await self._store.set_rematch(live.id, row.id)
        live.do(live.tell_news)
        return live.about.rematch

    # Seats

    def holds(self, live: LiveTable, browser: int | None) -> tuple[int, ...]:
        """The seats that this browser has."""
        return tuple(n for n, sitter in enumerate(live.sitters) if browser and sitter.browser == browser)

    async def join(self, live: LiveTable, seat: int | None, browser: int, name: str) -> int:
        """Take an open seat: the one named, or the first; raises `Refused`."""
        called = names.clean_name(name)
        if not called:
            raise Refused(Refusal("name-empty"))
        if any(sitter.name == called for sitter in live.sitters if sitter.browser != browser):
            raise Refused(Refusal("name-taken", args={"name": called}))
        wanted = range(len(live.sitters)) if seat is None else (seat,)
        for number in wanted:
            is_open = number in range(len(live.sitters)) and live.sitters[number].kind == "open"
            if is_open and await self._store.take_seat(live.id, number, browser, called):
                await self._reseat(live)
                return number
        raise Refused(Refusal("table-full" if seat is None else "seat-taken"))

    async def leave(self, live: LiveTable, seat: int) -> None:
        """Give a seat up: before the game to whoever comes next, in it to a bot."""
        if live.about.fate == "gathering":
            await self._store.give_up_seat(live.id, seat)
        elif live.about.fate == "playing":
            await self._store.stand_in(live.id, seat, helper(live.about.game))
        await self._reseat(live)

    async def hand_over(self, live: LiveTable, seat: int) -> str:
        """The key of a link that takes a seat to another device, once."""
        key = names.key()
        now = self._hall.house.now()
        await self._store.make_handover(_digest(key), live.id, seat, now + _HANDOVER, now)
        return key

    async def take_over(self, key: str, browser: int) -> tuple[str, int]:
        """The seat that such a link leads to; raises `Refused`."""
        found = await self._store.use_handover(_digest(key), browser, self._hall.house.now())
        if found is None:
            raise Refused(Refusal("handover-gone"))
        live = await self._hall.table(found.table)
        if live is not None:
            await self._reseat(live)
        return found.table, found.seat

    async def _reseat(self, live: LiveTable) -> None:
        sitters = await self._store.seats_of(live.id)
        await live.call(lambda: live.seated(sitters))

    # Looking

    def may_look(self, live: LiveTable, browser: int | None, message: Sit) -> str:
        """Why a client may not look from there; empty: it may."""
        if message.seat is None:
            return self._may_watch(live, browser, message.key)
        if message.seat not in self.holds(live, browser):
            return "seat-not-yours"
        if self._is_wanted(live, message.seat) and not _is_entropy(message.entropy):
            return "entropy-wanted"
        return ""

    async def bring(self, live: LiveTable, message: Sit) -> None:
        """Its bytes for chance, where they are still wanted: by them the game may begin."""
        if message.seat is None or not self._is_wanted(live, message.seat):
            return
        if await self._store.set_entropy(live.id, message.seat, message.entropy):
            await self._reseat(live)

    def _is_wanted(self, live: LiveTable, seat: int) -> bool:
        return live.about.fate == "gathering" and not live.sitters[seat].entropy

    def _may_watch(self, live: LiveTable, browser: int | None, key: str) -> str:
        if self.holds(live, browser):
            return "seat-holds"
        options = live.about.options
        if not options.watch:
            return "watch-off"
        if options.public or compare_digest(key.encode(), live.about.watch_key.encode()):
            return ""
        return "watch-key"


def json_of(value: object) -> str:
    """As it is stored."""
    return msgspec.json.encode(value).decode()


def _seated(seat: int, chair: Chair, browser: int) -> SeatRow:
    if chair.kind == "me":
        return SeatRow(seat, "person", browser, names.clean_name(chair.name))
    if chair.kind == "bot":
        return SeatRow(seat, "bot", bot=chair.bot)
    return SeatRow(seat)


def _check(wanted: Wanted, between: tuple[int, int]) -> None:
    """What the rules of tables refuse, whatever the game."""
    seats = len(wanted.seats)
    if not between[0] <= seats <= between[1]:
        args: dict[str, str | int] = {"seats": seats, "least": between[0], "most": between[1]}
        raise Refused(Refusal("seats-wrong", args=args), "seats")
    known = bots_for(wanted.game)
    called: set[str] = set()
    for chair in wanted.seats:
        if chair.kind not in ("me", "open", "bot"):
            raise Refused(Refusal("seat-kind", args={"kind": chair.kind[:20]}), "seats")
        if chair.kind == "bot" and chair.bot not in known:
            args = {"bot": chair.bot[:40], "game": wanted.game, "known": ", ".join(known)}
            raise Refused(Refusal("bot-unknown", args=args), "seats")
        name = names.clean_name(chair.name)
        if chair.kind == "me" and not name:
            raise Refused(Refusal("name-empty"), "seats")
        if chair.kind == "me" and name in called:
            raise Refused(Refusal("name-taken", args={"name": name}), "seats")
        called.add(name)
    options = wanted.table
    if options.clock is not None and not 5 <= options.clock <= LONGEST_CLOCK:
        raise Refused(Refusal("clock-wrong"), "clock")
    if not 0 <= options.pause <= LONGEST_PAUSE:
        raise Refused(Refusal("pause-wrong"), "pause")


def _is_entropy(text: str) -> bool:
    if not 2 * LEAST_ADDED <= len(text) <= 2 * MOST_ADDED or len(text) % 2:
        return False
    return all(c in "0123456789abcdef" for c in text)


def _digest(key: str) -> str:
    return sha256(key.encode("utf-8", "replace")).hexdigest()

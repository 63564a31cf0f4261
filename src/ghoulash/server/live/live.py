"""A table in memory, an actor without a task: one thing at a time, and only what is on the disk is shown."""

import logging
from asyncio import Future, Task, get_running_loop, sleep
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from typing import Any, Final

import msgspec

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.server.clients import Client
from ghoulash.server.live.about import About, is_ready
from ghoulash.server.live.absent import Absent
from ghoulash.server.live.asking import Asking
from ghoulash.server.live.at_hand import Looking
from ghoulash.server.live.audience import Audience
from ghoulash.server.live.clocks import Clocks
from ghoulash.server.live.doing import At, heard
from ghoulash.server.live.game import LiveGame
from ghoulash.server.live.heard import Heard, Reply
from ghoulash.server.live.house import House
from ghoulash.server.live.news import news
from ghoulash.server.live.opening import TakenUp, begun, taken_up
from ghoulash.server.live.story import Viewer
from ghoulash.server.messages import Answer, Fault, Sit, TableNews, Wish
from ghoulash.server.store.committing import Fate
from ghoulash.server.store.rows import Entry, SeatRow
from ghoulash.server.store.writing import Write
from ghoulash.table.table import Happened

log = logging.getLogger("ghoulash.server")

_MOST_WAITING: Final = 200
"""Messages behind one commit; a person has one or two."""
_RETRY: Final = 0.5
"""Seconds until a table that could not be read is tried again."""
_LONGEST: Final = 30.0
"""Seconds between two tries at most, where a fault of ours comes again and again."""
_NOBODY: Final = -1
"""By whom a bot's deeds, and the table's own, stand in the log."""
_lines: Final = msgspec.json.Encoder()


Deed = Callable[[], None]


class LiveTable:
    """One table: who looks at it, what waits to be done, and the game once it has begun."""

    def __init__(
        self, house: House, about: About, sitters: Sequence[SeatRow], taken_up: TakenUp | None
    ) -> None:
        self.house = house
        self.id = about.id
        self.about = about
        self.sitters: Sequence[SeatRow] = tuple(sitters)
        self.game = None if taken_up is None else taken_up.game
        """None until everybody is there."""
        self.idle_since = house.now()
        self._absent = Absent(self)
        self._asking = Asking(self)
        self._clocks = Clocks(self, self._absent, None if taken_up is None else taken_up.clock)
        self._audience = Audience(self.id, self._clocks.left, self._blocks)
        self._at: At | None = None
        self._faults = 0
        self._busy = False
        self._waiting: deque[Deed] = deque()
        self._tasks: set[Task[None]] = set()

    @property
    def looking(self) -> dict[Client, Looking]:
        """Who looks, and from where."""
        return self._audience.looking

    # One thing at a time

    def do(self, deed: Deed) -> None:
        """Do this now, or when what is under way is on the disk."""
        if self._busy:
            self._waiting.append(deed)
        else:
            self._run(deed)

    def _run(self, deed: Deed) -> None:
        """A fault of ours ends neither a socket nor the table: it is read anew, and what waits goes on."""
        try:
            deed()
        except Exception as error:  # noqa: BLE001 - it is logged
            self._broke(error, None, None)

    def _broke(self, error: Exception, client: Client | None, message: Wish | None) -> None:
        log.error("table-broken", exc_info=error, extra={"table": self.id})
        self._faults += 1
        if not self._busy:
            self.later(self._again(Refusal("broken"), client, message))

    def later(self, work: Coroutine[Any, Any, Deed | None]) -> None:
        """Let nothing happen here until this is done; then do what it hands back."""
        assert not self._busy
        self._busy = True
        task = get_running_loop().create_task(self._work(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def call(self, deed: Callable[[], Any]) -> Any:
        """Do this in its turn, and wait for what it hands back."""
        answer: Future[Any] = get_running_loop().create_future()

        def when_free() -> None:
            try:
                result = deed()
            except Exception as error:  # noqa: BLE001 - it is raised again where it is waited for
                answer.set_exception(error)
            else:
                answer.set_result(result)

        self.do(when_free)
        return await answer

    @property
    def is_due(self) -> bool:
        """Whether something is to happen here by itself."""
        return self._clocks.running

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        self._clocks.stop()
        self._asking.forget()

    def keep_clocks(self) -> None:
        """What is left on them, for when the server is there again."""
        asides = self._clocks.aside() if self.is_due else {}
        if asides:
            self.house.committer.commit(Write(self.id, asides=asides), lambda _: None)

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way, nobody looks, and nobody thinks."""
        return not (self._busy or self._waiting or self.looking or self._asking.busy)

    async def _work(self, work: Coroutine[Any, Any, Deed | None]) -> None:
        then = None
        try:
            then = await work
        except Exception:
            log.exception("table-work-failed", extra={"table": self.id})
        self._busy = False
        if then is not None:
            self._run(then)
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self._busy:
            self._run(self._waiting.popleft())
        if not self._busy:
            self._run(self._look_around)

    def _look_around(self) -> None:
        """Whatever is to happen without anybody's message."""
        self._clocks.look()
        self._asking.look()

    # Who looks at it

    def receive(self, client: Client, message: Wish) -> None:
        """What somebody at a seat wants."""
        if len(self._waiting) >= _MOST_WAITING:
            client.send(Fault("busy", self.id, message.id))
            return
        self.do(lambda: self._hear(client, message))

    def sit(self, client: Client, message: Sit) -> None:
        """From now on this client looks at the table from there; the right to was checked."""
        self.do(lambda: self._sit(client, message))

    def _sit(self, client: Client, message: Sit) -> None:
        if client.closed:
            return
        if message.seat is not None and self.sitters[message.seat].browser != client.browser:
            client.send(Fault("seat-not-yours", self.id))
            return
        self.looking[client] = Looking(message.seat, message.last)
        if message.seat is not None:
            self._absent.is_back(message.seat)
        client.tables[self.id] = self
        client.send(self.news())
        if self.game is not None:
            said = self.game.table.remarks[message.said :]
            self._audience.say(zip(said, count(message.said + 1), strict=False), client)
            self._audience.show_whole(self.game, client)
        self.tell_news(but=client)
        if self.game is None and all(map(is_ready, self.sitters)):
            self.later(self._begin())  # the disk was full when they had all come
        else:
            self._look_around()

    def rise(self, client: Client) -> None:
        """It looks no longer."""
        if self.looking.pop(client, None) is not None:
            client.tables.pop(self.id, None)
            self.idle_since = self.house.now()
            self.do(self.tell_news)

    def catch_up(self, client: Client) -> None:
        """A slow reader is shown the table as it is."""
        self.do(lambda: self._catch_up(client))

    def _catch_up(self, client: Client) -> None:
        if client not in self.looking:
            return
        client.send(self.news())
        if self.game is not None:
            self._audience.show_whole(self.game, client)

    def news(self) -> TableNews:
        """The table as all may know it."""
        return news(self, self._absent)

    def tell_news(self, but: Client | None = None) -> None:
        """Who sits here, what has become of the table: to all who look."""
        self._audience.tell(self.news(), but)

    def _blocks(self, viewer: Viewer, seat: int) -> bool:
        return viewer is not None and seat in self.sitters[viewer].blocked

    # What they want

    def _hear(self, client: Client, message: Wish) -> None:
        looking = self.looking.get(client)
        if looking is None or looking.viewer != message.seat:
            client.send(Fault("not-in-front", self.id, message.id))
            return
        if self.sitters[message.seat].browser != client.browser:
            client.send(Fault("seat-not-yours", self.id, message.id))
            return
        game = self.game
        if game is None:
            client.send(Fault("not-begun", self.id, message.id))
            return
        if game.was_done(message.seat, message.id):
            self._answer(client, message)
            return
        at = self._at
        if at is None or at.game is not game:
            at = self._at = At(self, game, self._absent, self._asking)
        try:
            answer = heard(at, message)
        except Exception as error:  # noqa: BLE001 - it is logged, and whoever asked is told
            self._broke(error, client, message)
            return
        if isinstance(answer, Heard):
            self._keep(game, answer, client, message)
        elif isinstance(answer, Refusal):
            self._answer(client, message, refusal=answer)
        elif isinstance(answer, Reply):
            self._answer(client, message, do=answer.do)
        else:
            self.later(self._worked(answer, client, message))

    async def _worked(
        self, work: Coroutine[Any, Any, Refusal | Heard], client: Client, message: Wish
    ) -> Deed:
        try:
            answer = await work
        except Refused as refused:
            answer = refused.refusal
        if isinstance(answer, Refusal):
            return lambda: self._answer(client, message, refusal=answer)
        game = self.game
        assert game is not None
        return lambda: self._keep(game, answer, client, message)

    def _answer(
        self, client: Client, message: Wish, *, refusal: Refusal | None = None, do: tuple[str, ...] = ()
    ) -> None:
        number = 0 if self.game is None else self.game.story.number(message.seat)
        client.send(Answer(self.id, message.id, number, refusal, do))

    # To the disk, and then to all

    def happened(self, happened: tuple[Happened, ...] | Refusal) -> None:
        """What a bot, a clock or the table itself has done."""
        game = self.game
        assert game is not None
        if isinstance(happened, Refusal):
            log.warning("table-refused", extra={"table": self.id, "code": happened.code})
            return
        self._keep(game, Heard(happened), None, None)

    def _keep(self, game: LiveGame, heard: Heard, client: Client | None, message: Wish | None) -> None:
        lines = game.lines()
        asides = game.asides()
        if lines:
            asides |= self._clocks.aside()
        if not lines and not asides:
            self._shown(game, heard, client, message, written=False)
            self._look_around()
            return
        entry = None
        if not lines and message is not None:
            asides |= game.noted(message.seat, message.id)
        if lines:
            seat, name = (_NOBODY, None) if message is None else (message.seat, message.id)
            entry = Entry(game.number + 1, seat, name, _lines.encode(lines).decode(), self.house.now())
        outcome = game.table.outcome()
        over = outcome is not None and not game.was_over
        ended = self.house.now() if over else None
        write = Write(self.id, entry, asides, "over" if over else None, ended)
        self._busy = True

        def kept(fate: Fate) -> None:
            self._busy = False
            if fate is Fate.KEPT:
                self.house.moves += bool(lines)
                self._run(lambda: self._shown(game, heard, client, message, written=bool(lines)))
                self._go_on()
                return
            code = "not-kept" if fate is Fate.FAILED else "overtaken"
            self.later(self._again(Refusal(code), client, message))

        self.house.committer.commit(write, kept)

    async def _again(self, refusal: Refusal, client: Client | None, message: Wish | None) -> Deed:
        """Nothing has happened: the table is what its log says."""
        if message is None:
            await sleep(min(_LONGEST, _RETRY * 2**self._faults))  # it would at once do the same again
        if self.game is not None:
            self.game = await self._read_again()
        self._audience.forget()
        self._asking.forget()

        def tell() -> None:
            if client is not None and message is not None:
                game = self.game
                done = game is not None and game.was_done(message.seat, message.id)
                self._answer(client, message, refusal=None if done else refusal)
            for other in tuple(self.looking):
                self._catch_up(other)

        return tell

    async def _read_again(self) -> LiveGame:
        """Until it can be read nothing else happens here: what is in memory may be ahead of the disk."""
        while True:
            try:
                return (await taken_up(self.house, self.about)).game
            except Exception:
                log.exception("table-unreadable", extra={"table": self.id})
                await sleep(_RETRY)

    def _shown(
        self, game: LiveGame, heard: Heard, client: Client | None, message: Wish | None, *, written: bool
    ) -> None:
        """It is on the disk: each viewer is told their part."""
        self._faults = 0
        if message is not None:
            game.done(message.seat, message.id)
        over = game.kept(heard.happened, written=written)
        self._clocks.look()  # whose time runs now is in the frames
        answered = self._audience.show(game, client, "" if message is None else message.id)
        self._audience.say(heard.remarks)
        if client is not None and message is not None and not answered:
            self._answer(client, message)
        if over:
            self.about.fate = "over"
        if heard.news or over:
            self.tell_news()

    def show(self) -> None:
        """Send what has changed to who looks, where nothing had to be kept."""
        if self.game is not None:
            self._audience.show(self.game)

    # Who sits here

    def seated(self, sitters: Sequence[SeatRow]) -> None:
        """Somebody has come, gone, or is played for; begin when all are there."""
        self.sitters = tuple(sitters)
        for client, looking in tuple(self.looking.items()):
            viewer = looking.viewer
            if viewer is not None and self.sitters[viewer].browser != client.browser:
                self.rise(client)
                client.send(Fault("seat-not-yours", self.id))
        if self.game is None and all(map(is_ready, self.sitters)):
            self.later(self._begin())
        else:
            self.tell_news()
            self.show()
            self._look_around()

    async def _begin(self) -> Deed:
        game = (await begun(self.house, self.about, self.sitters)).game

        def start() -> None:
            self.game = game
            self.tell_news()
            self.take_up()

        return start

    def take_up(self) -> None:
        """Go on where it stood: with what chance has to say, with what is due, with its bots."""
        if self.game is None:
            self.seated(self.sitters)
        elif self.game.table.outcome() is None:
            begun = self.game.table.begin()
            self.game.sealed.look(self.house.now())
            self.happened(begun)

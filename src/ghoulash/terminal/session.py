"""One game at this keyboard: what the plain front and the app share, without a screen.

`opening.open_session(options)` begins one or takes one up again. A front's loop, whatever it draws:

0. say `session.notices`
1. `for moved in session.bots(): show session.news(session.front)`
2. when `session.over`: show the end; else `seat = session.waiting()`
3. when `session.curtain(seat)`: hide everything, wait for the person; then `session.sit(seat)`
4. show `session.news(seat)`, ask, and hand in what is typed or clicked: `session.spell`, then `session.do`

Nothing here hands out what only the table knows: all that a front can show is `view`, `draft`, `news`
and `heard` of a seat. All that is answered with None is on the disk.

A question that reaches several people is asked of each, one after the other, and what they do is sealed until
the last has answered: `do` then answers None, and nothing has happened yet.
"""

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs

from ghoulash.core.bot import Bot, Remark
from ghoulash.core.game import AnyGame, Outcome
from ghoulash.core.record import Line, Played
from ghoulash.core.refusal import Refusal
from ghoulash.locale import Words, words
from ghoulash.table.draft import Draft
from ghoulash.table.sealed import Sealed
from ghoulash.table.table import Happened, Table, told
from ghoulash.terminal import saved
from ghoulash.terminal.saved import BotSeat, Lock, Person, Player, Saved

HELPER: Final = "normal"
"""The bot that hides for a person who asks, where the game has it; else the strongest there is."""

Entry = Happened | Remark
"""Something a seat heard: a deed with its events, as far as they are for that seat, or what was said."""


class PlayOptions(Struct, frozen=True, kw_only=True):
    """What `ghoulash play` was asked for; what is None was left open."""

    game: str = "pen-and-paper"
    scenario: str | None = None
    vs: str | None = None
    """Who plays beside the person in the first seat, parted by commas: see `seating`."""
    seats: int | None = None
    lang: str | None = None
    seed: str | None = None
    """Makes the whole game repeatable, bots included."""
    resume: bool = False
    only: str | None = None
    """The game to be gone on with; None: whichever was left last."""
    names: tuple[str, ...] = ()
    """Of the people, in the order of seats."""
    first: str | None = None
    """Which seat moves first, in a game that lets one choose."""
    chosen: dict[str, str] = {}
    """Further options of the game, as they were typed."""
    curtain: bool = True
    """Plain only: whether several people get a curtain between turns."""
    confirm: bool | None = None
    """Plain only: whether a spelled walk is asked about; None: yes, but not in a pipe."""


class Notice(Struct, frozen=True):
    """Something to say once, before the game: `words.say(notice.id, **notice.args)`."""

    id: str
    args: dict[str, str | int] = {}


class Session:
    """A table, who sits at it, and what each of them has heard."""

    def __init__(self, table: Table, kept: Saved, path: Path, lock: Lock) -> None:
        self.table = table
        self.game: AnyGame = table.game
        self.path = path
        """The record's file."""
        self.words: Words = words(kept.language, table.game.id).at(table.game.setup())
        self.notices: list[Notice] = []
        """What to say before the game, once."""
        self.resumed = False
        self.front: int | None = None
        """Who sits at the keyboard; None: nobody yet, or nobody knows."""
        self._kept = kept
        self._lock = lock
        self._bots: dict[int, Bot[Any, Any]] = {}
        self._deeds = 0
        self._sealed = Sealed(table, pause=1, always=range(table.seats))
        """No clock at a keyboard: a question is due when all have answered whom it reaches here."""
        self._heard: dict[int, list[Entry]] = {seat: [] for seat in range(table.seats)}
        self._read = dict.fromkeys(range(table.seats), 0)
        if len(self.people) == 1:
            self.front = self.people[0]

    def start(self) -> None:
        """Let chance say what it has to say before anybody acts."""
        answer = self.table.begin()
        if not isinstance(answer, Refusal):
            self._hear(answer)
            self._play_sealed()

    def take_up(self, steps: Sequence[Played], lines: Sequence[Line]) -> None:
        """Go on after these lines of the record, with the drafts that lie beside it."""
        self._recall(steps, lines)
        for seat, texts in self._kept.drafts.items():
            draft = self.draft(seat) if seat in self.people else None
            for text in texts:
                action = self.game.read(text)
                if draft is not None and not isinstance(action, Refusal):
                    draft.add(action)
        if self._kept.sealed_after == self._deeds:
            for seat, text in self._kept.sealed.items():
                action = self.game.read(text)
                if seat in self._asked_together() and not isinstance(action, Refusal):
                    self._sealed.seal(seat, action, 0)
        self.start()

    # Who sits here

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self._kept.players

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if isinstance(player, Person))

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, in the language spoken."""
        return tuple(self._name(seat, player) for seat, player in enumerate(self.players))

    def _name(self, seat: int, player: Player) -> str:
        if isinstance(player, BotSeat):
            alike = [n for n, other in enumerate(self.players) if other == player]
            return self.words.bot(player.bot, alike.index(seat) + 1 if len(alike) > 1 else 0)
        return player.name or self.words.say("play-player", number=seat + 1)

    @property
    def language(self) -> str:
        """The language spoken."""
        return self._kept.language

    # Whose turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome() is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.table.outcome()

    @property
    def acting(self) -> tuple[int, ...]:
        """All who may act now, persons and bots; of a question for several people, those."""
        return self._asked_together() or tuple(seat for seat in self.table.to_act() if seat >= 0)

    def called(self, seats: Iterable[int]) -> str:
        """The names of some seats, one after the other."""
        return ", ".join(self.names[seat] for seat in seats)

    @property
    def bots_are_asked(self) -> bool:
        """Whether `bots` has anything to do."""
        return any(seat not in self.people for seat in self.acting)

    def _asked_together(self) -> tuple[int, ...]:
        """Those who are still to answer a question that reaches several people, in the rules' order.

        Each is asked behind the curtain, and nothing is played before all have answered (decision 0006).
        """
        self._sealed.look(0)
        window = self._sealed.window
        reached = () if window is None else tuple(seat for seat in window.seats if seat in self.people)
        left = tuple(seat for seat in reached if self._sealed.answer(seat) is None)
        return left if len(reached) > 1 else ()

    def waiting(self) -> int | None:
        """The person whom the game waits for: who is in front, where more than one may act."""
        for seat in self._asked_together():
            return seat
        acting = [seat for seat in self.table.to_act() if seat in self.people]
        return self.front if self.front in acting else next(iter(acting), None)

    def curtain(self, seat: int) -> bool:
        """Whether somebody else must first look away before this seat is shown anything."""
        return len(self.people) > 1 and seat != self.front

    def sit(self, seat: int) -> None:
        """From now on this person is at the keyboard, and nobody else looks."""
        self.front = seat

    def bots(self) -> Iterator[int | Refusal]:
        """Let the bots play until a person is to act; the seat after each deed, or why it cannot go on.

        After a refusal (a full disk) nothing has happened: iterate anew to try again.
        """
        while not self.over and not self._asked_together():
            refusal = self._play_sealed()
            if refusal is not None:
                yield refusal
                return
            seat = next(
                (seat for seat in self.table.to_act() if isinstance(self._player(seat), BotSeat)), None
            )
            if seat is None:
                return
            answer = self.table.ask(seat, self._bot(seat))
            if isinstance(answer, Refusal):
                yield answer
                return
            self._hear(answer)
            yield seat

    # What a seat knows

    def view(self, seat: int) -> Any:
        """What a seat may know, its draft included; asked with others, as if the question came to it now."""
        return (self._sealed if seat in self._asked_together() else self.table).view(seat)

    def draft(self, seat: int) -> Draft | None:
        """The seat's secret set-up while it is in the making: `listed`, `finished`."""
        return self.table.draft(seat)

    def actions(self, seat: int) -> Sequence[Any]:
        """What the seat may do, or lay out, next."""
        return (self._sealed if seat in self._asked_together() else self.table).actions(seat)

    def news(self, seat: int) -> tuple[Entry, ...]:
        """What this seat heard since it was last asked here."""
        new = tuple(self._heard[seat][self._read[seat] :])
        self._read[seat] = len(self._heard[seat])
        return new

    def heard(self, seat: int) -> tuple[Entry, ...]:
        """All that this seat heard."""
        return tuple(self._heard[seat])

    def sentences(self, entry: Entry, seat: int) -> list[str]:
        """An entry as it is told to this seat; silent events say nothing."""
        if isinstance(entry, Remark):
            return [self.words.say("play-said", name=self.names[entry.seat], text=entry.text)]
        told_all = (self.words.tell(event, viewer=seat, names=self.names) for event in entry.events)
        return [sentence for sentence in told_all if sentence]

    # What a person does

    def spell(self, seat: int, text: str) -> tuple[Any, ...] | Refusal:
        """What a typed text means, as actions: several for a big gesture, to be shown and confirmed."""
        spelled = self.game.spell(self.view(seat), self.words.canonical(clean(text)))
        draft = self.draft(seat)
        understood = not isinstance(spelled, Refusal) or spelled.span is None
        if draft is not None and draft.finished and understood:
            return Refusal("draft-full")
        return spelled

    def do(self, seat: int, actions: Sequence[Any]) -> Refusal | None:
        """Do these, or lay them out in a draft; a gesture ends early where something comes between."""
        if self.draft(seat) is not None:
            return self._change(seat, lambda draft: draft.add(*actions))
        if self._asked_together():
            return self._seal(seat, actions[0])
        if len(actions) == 1:
            return self._answer(self.table.act(seat, actions[0]))
        return self._answer(self.table.gesture(seat, actions))

    def undo(self, seat: int) -> Any | Refusal:
        """Take back what was laid out last, and say what it was."""
        draft = self.draft(seat)
        if draft is None:
            return Refusal("undo-told")
        if not draft.listed:
            return Refusal("undo-nothing")
        last = draft.listed[-1]
        refusal = self.remove(seat, last)
        return last if refusal is None else refusal

    def remove(self, seat: int, action: Any) -> Refusal | None:
        """Take one thing out of the draft, wherever it stands."""
        return self._change(seat, lambda draft: draft.remove(action))

    def clear(self, seat: int) -> Refusal | None:
        """Take everything out of the draft."""
        return self._change(seat, Draft.clear)

    def hide_for_me(self, seat: int) -> Refusal | None:
        """Lay out what is left as a bot would, a different way each time; nothing is confirmed by it."""
        from ghoulash.bots import bots_for, make_bot

        bots = bots_for(self.game.id)
        helper = HELPER if HELPER in bots else bots[-1]

        def help_out(draft: Draft) -> Refusal | None:
            if draft.finished:
                return Refusal("draft-full")
            times = self._kept.helped.get(seat, 0)
            bot = make_bot(self.game, helper, self._seed_for(f"helper {seat} {times}"))
            while not draft.finished:
                remarks = tuple(self.table.remarks)
                refusal = draft.add(bot.act(draft.view(), remarks, draft.actions()))
                if refusal is not None:
                    return refusal
            return None

        if self.draft(seat) is None:
            return Refusal("draft-none")
        times = self._kept.helped.get(seat, 0) + 1
        return self._change(seat, help_out, helped={**self._kept.helped, seat: times})

    def confirm(self, seat: int) -> Refusal | None:
        """Hand the draft in: from here on it stands."""
        refusal = self._answer(self.table.confirm(seat))
        if refusal is None:
            drafts = {other: texts for other, texts in self._kept.drafts.items() if other != seat}
            self._kept = structs.replace(self._kept, drafts=drafts)
            if not self.over:
                saved.write(self.path, self._kept)  # if not: the record has it, and a resume looks there
        return refusal

    def say(self, seat: int, text: str) -> Refusal | None:
        """A remark, for all at the table and for the record."""
        refusal = self.table.say(seat, clean(text))
        if refusal is None:
            for entries in self._heard.values():
                entries.append(self.table.remarks[-1])
        return refusal

    def save(self, path: Path) -> Refusal | None:
        """Copy the record to a new file, as it stands; nothing is ever written over."""
        with suppress(RuntimeError):  # a name after ~ that nobody has: then it is a folder's
            path = path.expanduser()
        args: dict[str, str | int] = {"file": str(path)}
        made = False
        try:
            data = self.path.read_bytes()
            with path.open("xb") as file:
                made = True
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            return Refusal("save-exists", args=args)
        except (OSError, ValueError) as error:
            if made:
                with suppress(OSError):
                    path.unlink()
            why = error.strerror if isinstance(error, OSError) else None
            return Refusal("save-failed", args={**args, "why": why or type(error).__name__})
        return None

    def close(self) -> None:
        """Leave the table; an unfinished game can be gone on with."""
        if self.over:
            saved.forget(self.path)
        self._lock.release()

    # A question for several people

    def _seal(self, seat: int, action: Any) -> Refusal | None:
        """Keep the answer beside the record, and play all of them once this was the last."""
        refusal = self._sealed.seal(seat, action, 0)
        if refusal is not None:
            return refusal
        refusal = self._keep_sealed() or self._play_sealed()
        if refusal is not None:
            self._sealed.withdraw(seat, 0)
            self._keep_sealed()
        return refusal

    def _keep_sealed(self) -> Refusal | None:
        kept = structs.replace(self._kept, sealed=self._sealed.kept().answers, sealed_after=self._deeds)
        refusal = saved.write(self.path, kept)
        if refusal is None:
            self._kept = kept
        return refusal

    def _play_sealed(self) -> Refusal | None:
        """As far as it comes to people who have all answered; a bot is asked when it comes to it."""
        if self._asked_together() or self._sealed.window is None:
            return None
        first = self._sealed.window.seats[0]
        if self._sealed.answer(first) is None:
            return None
        return self._answer(self._sealed.at(self._sealed.due))

    # How it is kept

    def _answer(self, answer: tuple[Happened, ...] | Refusal) -> Refusal | None:
        if isinstance(answer, Refusal):
            return answer
        self._hear(answer)
        return None

    def _hear(self, happened: Sequence[Happened]) -> None:
        self._deeds += len(happened)
        for seat, entries in self._heard.items():
            entries.extend(told(self.game, happened, seat))

    def _change(
        self, seat: int, change: Callable[[Draft], Refusal | None], helped: dict[int, int] | None = None
    ) -> Refusal | None:
        """Change a draft and keep it; it stays as it was where either fails."""
        draft = self.draft(seat)
        if draft is None:
            return Refusal("undo-told")
        before = draft.listed
        refusal = change(draft)
        if refusal is None:
            drafts = {**self._kept.drafts, seat: tuple(map(str, draft.listed))}
            kept = structs.replace(self._kept, drafts=drafts, helped=helped or self._kept.helped)
            refusal = saved.write(self.path, kept)
            if refusal is None:
                self._kept = kept
                return None
        draft.clear()
        draft.add(*before)
        return refusal

    def _player(self, seat: int) -> Player | None:
        return self.players[seat] if seat >= 0 else None

    def _bot(self, seat: int) -> Bot[Any, Any]:
        from ghoulash.bots import make_bot

        player = self.players[seat]
        assert isinstance(player, BotSeat)
        if seat not in self._bots:
            self._bots[seat] = make_bot(self.game, player.bot, self._seed_for(f"bot {seat}"))
        return self._bots[seat]

    def _seed_for(self, whom: str) -> int:
        """A seed of its own for each who plays, from that of chance."""
        data = b"ghoulash " + whom.encode() + b" " + bytes.fromhex(self._kept.seed)
        return int.from_bytes(hashlib.sha256(data).digest()[:8], "big")

    def _recall(self, steps: Sequence[Played], lines: Sequence[Line]) -> None:
        """All hear again what they had heard; the bots think again what they thought, and play on alike."""
        done = iter(steps)
        remarks: list[Remark] = []
        for line in lines:
            if isinstance(line.say, str) and isinstance(line.seat, int):
                remarks.append(Remark(line.seat, line.say))
                for entries in self._heard.values():
                    entries.append(remarks[-1])
            elif isinstance(line.do, str):
                step = next(done)
                seat = step.deed.seat
                if isinstance(self._player(seat), BotSeat):
                    view = self.game.view(step.before, seat)
                    actions = self.game.actions(step.before, seat)
                    self._bot(seat).act(view, tuple(remarks), actions)
                self._hear([Happened(step.deed, step.step.events)])
        for seat, entries in self._heard.items():
            last = (n for n, entry in enumerate(entries, 1) if _is_by(entry, seat))
            self._read[seat] = max(last, default=0)


def _is_by(entry: Entry, seat: int) -> bool:
    return (
        entry.seat == seat
        if isinstance(entry, Remark)
        else entry.deed is not None and entry.deed.seat == seat
    )


def clean(text: str) -> str:
    """What was typed as one line of plain text: nothing that could steer a terminal stays in it."""
    spaced = " ".join(text.split())
    return "".join(char for char in spaced if char.isprintable() or char == "\N{ZERO WIDTH JOINER}").strip()

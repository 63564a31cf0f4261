"""`ghoulash play --plain`: a game in lines of text, for screen readers, pipes and people who like it so."""

import errno
import sys
import traceback
from collections.abc import Iterable
from typing import Final

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.locale import printable, words
from ghoulash.table.home import home
from ghoulash.terminal.finding import find_room
from ghoulash.terminal.lines import LONGEST, Gone, Lines, TooLong
from ghoulash.terminal.obeying import Left, Obeying
from ghoulash.terminal.opening import language_of, open_session
from ghoulash.terminal.room import PlainRoom
from ghoulash.terminal.session import PlayOptions, Session

BAD_ARGUMENT: Final = 2
INTERRUPTED: Final = 130


def play_plain(options: PlayOptions) -> int:
    """Play until the game is over or left; the exit code."""
    lines = Lines()
    try:
        session = _open(options)
    except Refused as refused:
        place = refused.place and f"{refused.place}: "
        text = words(language_of(options)).refusal(refused.refusal)
        print(printable(f"ghoulash: {place}{text}"), file=sys.stderr)
        return BAD_ARGUMENT
    plain = Plain(session, lines, options)
    try:
        return _play(plain, lines)
    finally:
        session.close()


def _open(options: PlayOptions) -> Session:
    """The game asked for, where it can be played in plain lines; nothing is begun where it cannot."""
    if not options.resume:
        find_room(options.game, "plain")
    session = open_session(options)
    try:
        find_room(session.game.id, "plain")
    except Refused:
        session.close()
        raise
    return session


def _play(plain: "Plain", lines: Lines) -> int:
    """Whatever goes wrong, the game is kept, and the player is told so in a line."""
    try:
        try:
            plain.play()
        except Left:
            plain.farewell()
        except KeyboardInterrupt:
            lines.write()
            plain.farewell()
            return INTERRUPTED
    except Gone as gone:
        lines.hang_up()
        return plain.unheard(gone)
    except Exception:  # noqa: BLE001 - a slip of ours is written down for us, and is no traceback to a player
        plain.excuse()
        return 1
    return 0


class Plain:
    """The loop of one game, and what each typed word does in it."""

    def __init__(self, session: Session, lines: Lines, options: PlayOptions) -> None:
        self._session = session
        self._lines = lines
        self._curtain = options.curtain
        self._confirm = lines.tty if options.confirm is None else options.confirm
        self._say = session.words.say
        self._typed = self._at_keyboard(session.people[0])
        self._typed_ahead: str | None = None

    def _at_keyboard(self, seat: int) -> Obeying:
        return Obeying(self._session, seat, self._write, confirm=self._confirm)

    @property
    def _room(self) -> PlainRoom:
        return self._typed.room

    # The game, from the greeting to the end

    def play(self) -> None:
        """Until the game is over; raises `Left` where the person leaves before."""
        self._clear_for_several()
        self._greet()
        fresh = self._session.resumed
        while True:
            self._let_bots_play()
            if self._session.over:
                break
            seat = self._session.waiting()
            assert seat is not None
            self._seat(seat)
            if fresh:
                self._tell(self._room.status())
                fresh = False
            self._tell(self._room.told(self._session.news(seat)))
            self._write(self._room.question())
            while not self._obey(self._read()):
                pass
            self._tell(self._room.told(self._session.news(seat)))
        self._end()

    def _clear_for_several(self) -> None:
        """What stood on the screen before is wiped here, so that the greeting need not be."""
        if self._curtain and len(self._session.people) > 1:
            self._lines.wipe()

    def _greet(self) -> None:
        session, say = self._session, self._say
        for notice in session.notices:
            self._write(say(notice.id, **notice.args))
        self._tell(self._room.welcome())
        if not session.resumed:
            self._tell(self._room.briefing())
        self._write(say("plain-kept-in", file=str(session.path)))

    def _let_bots_play(self) -> None:
        """A full disk stops the bots: then they wait until there is room, or until we leave."""
        while True:
            refusal: Refusal | None = None
            for moved in self._session.bots():
                if isinstance(moved, Refusal):
                    refusal = moved
            if self._session.front is not None:
                self._tell(self._room.told(self._session.news(self._session.front)))
            if refusal is None:
                return
            self._refuse(refusal)
            self._write(self._say("plain-try-again"))
            if self._session.words.canonical(self._read()) == "quit":
                raise Left

    def _seat(self, seat: int) -> None:
        """Whoever is asked sits at the keyboard, and nobody else's secrets are in sight."""
        if self._session.curtain(seat):
            if self._curtain:
                self._draw_curtain(seat)
            else:
                self._write(self._say("plain-next", name=self._session.names[seat]))
        self._session.sit(seat)
        if seat != self._room.seat:
            self._typed = self._at_keyboard(seat)

    def _draw_curtain(self, seat: int) -> None:
        """On a terminal the screen is wiped before the next person looks, and waits for a bare Enter.

        A pipe has no screen: there the next line opens the curtain, and counts if it is not empty.
        """
        name = self._session.names[seat]
        if self._lines.tty and self._session.front is not None:
            before = self._session.names[self._session.front]
            self._write(self._say("plain-curtain-wipe", before=before, name=name))
            self._read()
            self._lines.wipe()
        while True:
            self._write(self._say("plain-curtain", name=name))
            line = self._read()
            if not line or not self._lines.tty:
                self._typed_ahead = line
                return
            if self._session.words.canonical(line) == "quit":
                raise Left

    def _end(self) -> None:
        session, say = self._session, self._say
        if len(session.people) > 1 and session.outcome is not None:
            self._write(session.words.describe_outcome(session.outcome, None, session.names))
        self._tell(self._room.ending())
        self._write(say("plain-over", file=str(session.path)))

    def farewell(self) -> None:
        """Where the game lies, and how to go on with it."""
        self._write(self._say("plain-farewell", file=str(self._session.path)))

    def unheard(self, gone: Gone) -> int:
        """Who closed the pipe or the terminal knows; whatever else keeps us from writing is said."""
        why = gone.__cause__
        if not isinstance(why, OSError) or why.errno in (errno.EPIPE, errno.EIO):
            return 0
        reason = self._session.words.reason(why.strerror or type(why).__name__)
        print(printable(f"ghoulash: {self._say('cli-system', why=reason)}"), file=sys.stderr)
        return 1

    def excuse(self) -> None:
        """Write down what went wrong, for whoever mends it, and say where."""
        file = home() / "mishap.txt"
        try:
            file.write_text(traceback.format_exc(), "utf-8")
            self._write(self._say("plain-mishap", file=str(file), record=str(self._session.path)))
        except (OSError, Gone):
            self._lines.hang_up()

    def _obey(self, line: str) -> bool:
        """An empty line asks again on a terminal, and is nothing in a pipe."""
        if line:
            return self._typed.obey(line)
        if self._lines.tty:
            self._write(self._room.question())
        return False

    # Lines in and out

    def _write(self, text: str) -> None:
        self._lines.write(text)

    def _tell(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._write(text)

    def _refuse(self, refusal: Refusal) -> None:
        self._write(self._session.words.refusal(refusal))

    def _read(self) -> str:
        """The next line; raises `Left` at the end of input."""
        if self._typed_ahead:
            line, self._typed_ahead = self._typed_ahead, None
            return line
        while True:
            try:
                line = self._lines.read()
            except TooLong:
                self._write(self._say("plain-too-long", most=LONGEST))
                continue
            if line is None:
                raise Left
            return line

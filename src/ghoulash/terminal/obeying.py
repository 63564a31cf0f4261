"""What each typed word does at a plain table."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from ghoulash.core.refusal import Refusal
from ghoulash.terminal.finding import find_room
from ghoulash.terminal.room import Answer, PlainRoom
from ghoulash.terminal.session import Session

_LOG_LINES: Final = 20
_OF_DRAFTS: Final = frozenset({"draft", "undo", "remove", "clear", "auto", "done"})
"""Without a draft, these are the game's own words where it has them."""


class Left(Exception):
    """The person has gone: by word, or by the end of input."""


class Obeying:
    """One person's typed lines, for as long as this person is asked."""

    def __init__(self, session: Session, seat: int, write: Callable[[str], None], *, confirm: bool) -> None:
        self.room: PlainRoom = find_room(session.game.id, "plain")(session, seat)
        self._session = session
        self._seat = seat
        self._write = write
        self._confirm = confirm
        self._say = session.words.say
        self._asked: Callable[[], bool] | None = None
        """What a yes would do."""
        self._commands: dict[str, Callable[[list[str], str], bool]] = {
            "help": self._help,
            "choices": self._choices,
            "status": self._status,
            "briefing": self._briefing,
            "log": self._log,
            "draft": self._draft,
            "undo": self._undo,
            "remove": self._remove,
            "clear": self._clear,
            "auto": self._auto,
            "done": self._done,
            "say": self._remark,
            "save": self._save,
            "quit": self._quit,
            "yes": self._not_asked,
            "no": self._not_asked,
        } | {word: self._answering(answer) for word, answer in self.room.answers().items()}

    def obey(self, line: str) -> bool:
        """Whether the game, or the draft, has moved on."""
        text = self._session.words.canonical(line)
        verb, *rest = text.split() or [""]
        asked, self._asked = self._asked, None
        if asked is not None and verb == "yes":
            return asked()
        if asked is not None:
            self._write(self._say("plain-dropped"))
            if verb == "no":
                return False
        command = None if self._is_the_games(verb) else self._commands.get(verb)
        return self._do(line) if command is None else command(rest, line)

    def _is_the_games(self, verb: str) -> bool:
        """Whether a word about drafts plays the game, since there is no draft."""
        own = verb in _OF_DRAFTS and self._session.words.plays(verb)
        return own and self._session.draft(self._seat) is None

    def _do(self, line: str) -> bool:
        """An action, or a big gesture, which is shown before it is done."""
        session, seat = self._session, self._seat
        actions = self.room.spelled(line)
        if isinstance(actions, Refusal):
            if actions.code == "read-verb":
                self._write(self.room.not_understood(line, str(actions.args["found"])))
            else:
                self._refuse(actions)
            return False
        foreseen = self.room.foreseen(actions)
        if foreseen is not None:
            self._refuse(foreseen)
            return False
        if self._confirm and self.room.keeps(actions):
            return True
        asked = self._confirm and not line.endswith("!")
        question = self.room.confirmation(line, actions) if asked else None
        if question is not None:
            return self._ask(question, lambda: self._take(session.do(seat, actions)))
        hiding = session.draft(seat) is not None
        done = self._take(session.do(seat, self.room.whole(actions)))
        if done:
            self.room.forget()
        if done and hiding:
            self._tell(map(self.room.laid_out, actions))
        return done

    def _ask(self, question: str, then: Callable[[], bool]) -> bool:
        self._write(question)
        self._asked = then
        return False

    def _take(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self._refuse(refusal)
        return refusal is None

    def _undo(self, rest: list[str], line: str) -> bool:
        taken_back = self.room.take_back()
        if taken_back is not None:
            self._write(self._say("plain-undone", action=taken_back))
            return True
        last = self._session.undo(self._seat)
        if isinstance(last, Refusal):
            self._refuse(last)
            return False
        self._write(self._say("plain-undone", action=self._session.words.typed(str(last))))
        return True

    def _remove(self, rest: list[str], line: str) -> bool:
        action = self._session.game.read(self.room.removed(rest))
        if isinstance(action, Refusal):
            self._refuse(action)
            return False
        if not self._take(self._session.remove(self._seat, action)):
            return False
        self._write(self._say("plain-undone", action=self._session.words.typed(str(action))))
        return True

    def _clear(self, rest: list[str], line: str) -> bool:
        def clear() -> bool:
            return self._take(self._session.clear(self._seat))

        draft = self._session.draft(self._seat)
        if self._confirm and draft is not None and draft.listed:
            return self._ask(self._say("plain-clear", n=len(draft.listed)), clear)
        return clear()

    def _auto(self, rest: list[str], line: str) -> bool:
        draft = self._session.draft(self._seat)
        before = 0 if draft is None else len(draft.listed)
        if not self._take(self._session.hide_for_me(self._seat)):
            return False
        assert draft is not None
        self._write(self._say("plain-hidden-for-you", n=len(draft.listed) - before))
        return True

    def _done(self, rest: list[str], line: str) -> bool:
        return self._take(self._session.confirm(self._seat))

    def _remark(self, rest: list[str], line: str) -> bool:
        text = self._session.words.canonical(line).partition(" ")[2]
        return self._take(self._session.say(self._seat, text))

    # What only asks

    def _tell(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._write(text)

    def _refuse(self, refusal: Refusal) -> None:
        self._write(self._session.words.refusal(refusal))

    def _help(self, rest: list[str], line: str) -> bool:
        about = self.room.help_about(rest[0]) if rest else ""
        if about and self._session.words.knows(about):
            self._write(self._say(about))
            return False
        self._tell(self.room.help())
        return False

    def _choices(self, rest: list[str], line: str) -> bool:
        self._tell(self.room.choices(rest))
        return False

    def _answering(self, answer: Answer) -> Callable[[list[str], str], bool]:
        """A word that asks about the board, as a command."""

        def tell(rest: list[str], line: str) -> bool:
            told = answer(rest, line)
            if isinstance(told, Refusal):
                self._refuse(told)
            else:
                self._tell(told)
            return False

        return tell

    def _status(self, rest: list[str], line: str) -> bool:
        self._tell(self.room.status())
        self._write(self.room.question())
        return False

    def _briefing(self, rest: list[str], line: str) -> bool:
        self._tell(self.room.briefing())
        return False

    def _log(self, rest: list[str], line: str) -> bool:
        told = list(self.room.told(self._session.heard(self._seat)))
        last = int(rest[0]) if rest and rest[0].isdecimal() else len(told) if rest else _LOG_LINES
        self._tell(told[-last:] if last else ())
        if not told:
            self._write(self._say("plain-log-empty"))
        return False

    def _draft(self, rest: list[str], line: str) -> bool:
        draft = self._session.draft(self._seat)
        if draft is None:
            self._refuse(Refusal("undo-told"))
            return False
        listed = ", ".join(self._session.words.typed(str(action)) for action in draft.listed)
        self._write(self._say("plain-draft", n=len(draft.listed), listed=listed))
        self._write(self.room.question())
        return False

    def _save(self, rest: list[str], line: str) -> bool:
        name = self._session.words.canonical(line).partition(" ")[2]
        if not name:
            self._write(self._say("plain-help-save"))
            return False
        if self._take(self._session.save(Path(name))):
            self._write(self._say("plain-saved", file=name))
        return False

    def _not_asked(self, rest: list[str], line: str) -> bool:
        self._write(self._say("plain-nothing-asked"))
        return False

    def _quit(self, rest: list[str], line: str) -> bool:
        raise Left

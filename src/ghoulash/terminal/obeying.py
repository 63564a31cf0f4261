"""What each typed word does at a plain table."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.actions import Walk
from ghoulash.terminal.asking import Asking
from ghoulash.terminal.describing import line_named
from ghoulash.terminal.session import Session

_LOG_LINES: Final = 20


class Left(Exception):
    """The person has gone: by word, or by the end of input."""


class Obeying:
    """One person's typed lines, for as long as this person is asked."""

    def __init__(self, session: Session, seat: int, write: Callable[[str], None], *, confirm: bool) -> None:
        self.asking = Asking(session, seat)
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
            "map": self._map,
            "chart": self._chart,
            "at": self._at,
            "describe": self._describe_line,
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
        }

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
        command = self._commands.get(verb)
        return self._do(line) if command is None else command(rest, line)

    def _do(self, line: str) -> bool:
        """An action, or a big gesture, which is shown before it is done."""
        session, seat = self._session, self._seat
        moment = self.asking.moment
        spoken = f"{moment} {line}" if moment in ("weak", "fire") and line.strip("?!.").isdecimal() else line
        to_square = session.words.canonical(line).startswith("walk to ")
        actions = session.spell(seat, spoken)
        if isinstance(actions, Refusal):
            if actions.code == "read-verb":
                self._write(self._say("plain-unknown", found=actions.args["found"]))
            else:
                self._refuse(actions)
            return False
        if to_square and len(actions) > 1 and self._confirm and not line.endswith("!"):
            return self._ask(self._describe(actions), lambda: self._take(session.do(seat, actions)))
        hiding = session.draft(seat) is not None
        done = self._take(session.do(seat, actions))
        if done and hiding:
            self._tell(map(self.asking.laid_out, actions))
        return done

    def _describe(self, actions: tuple[Any, ...]) -> str:
        asking = self.asking
        way = [asking.words.typed(str(action)) for action in actions if not isinstance(action, Walk)]
        way.append(asking.way(action.direction for action in actions if isinstance(action, Walk)))
        return self._say("plain-spelled", way=", ".join(part for part in way if part))

    def _ask(self, question: str, then: Callable[[], bool]) -> bool:
        self._write(question)
        self._asked = then
        return False

    def _take(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self._refuse(refusal)
        return refusal is None

    def _undo(self, rest: list[str], line: str) -> bool:
        last = self._session.undo(self._seat)
        if isinstance(last, Refusal):
            self._refuse(last)
            return False
        self._write(self._say("plain-undone", action=self._session.words.typed(str(last))))
        return True

    def _remove(self, rest: list[str], line: str) -> bool:
        text = " ".join(rest if rest[:1] in (["hide"], ["block"]) else ["hide", *rest])
        action = self._session.game.read(text)
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
        about = f"plain-help-{rest[0]}" if rest else ""
        if about and self._session.words.knows(about):
            self._write(self._say(about))
            return False
        self._write(self._say(f"plain-now-{self.asking.moment}"))
        self._write(self._say("plain-help"))
        return False

    def _choices(self, rest: list[str], line: str) -> bool:
        self._tell(self.asking.choices(rest[0] if rest else ""))
        return False

    def _map(self, rest: list[str], line: str) -> bool:
        return self._show(self._seat, in_words=bool(rest))

    def _chart(self, rest: list[str], line: str) -> bool:
        return self._show(1 - self._seat, in_words=bool(rest))

    def _show(self, walker: int, *, in_words: bool) -> bool:
        """Who is still hiding has no other chart to look at."""
        asking = self.asking
        if self._session.draft(self._seat) is not None:
            walker = 1 - self._seat
        whose = "mine" if walker == self._seat else "other"
        self._write(self._say("plain-map", whose=whose, name=self._session.names[1 - self._seat]))
        self._tell(asking.chart(walker).whole() if in_words else asking.drawn(walker))
        return False

    def _describe_line(self, rest: list[str], line: str) -> bool:
        """A row or column by the last word typed, or a square; the whole chart where there is none."""
        asking = self.asking
        if asking.board.grid.read_square("".join(rest)) is not None:
            return self._at(rest, line)
        squares = line_named(asking.board, line)
        if squares is None and rest:
            self._refuse(
                Refusal("read-square", args={"found": rest[-1], "last": asking.board.grid.names[-1]})
            )
            return False
        if squares is None:
            return self._show(self._seat, in_words=True)
        hiding = self._session.draft(self._seat) is not None
        for walker in (1 - self._seat,) if hiding else (self._seat, 1 - self._seat):
            whose = "mine" if walker == self._seat else "other"
            self._write(self._say("plain-map", whose=whose, name=self._session.names[1 - self._seat]))
            self._tell(asking.chart(walker).line(squares))
        return False

    def _at(self, rest: list[str], line: str) -> bool:
        asking = self.asking
        at = asking.view.travellers[self._seat].at
        square = asking.board.grid.read_square("".join(rest)) if rest else at
        if square is None and line_named(asking.board, line) is not None:
            return self._describe_line([], line)
        if square is None:
            self._refuse(
                Refusal("read-square", args={"found": rest[-1], "last": asking.board.grid.names[-1]})
            )
            return False
        if square < 0:
            self._write(self._say("plain-map-outside"))
            return False
        hiding = self._session.draft(self._seat) is not None
        mine, other = asking.chart(self._seat), asking.chart(1 - self._seat)
        self._write((other if hiding else mine).place(square))
        self._tell(chart.square(square) for chart in ([other] if hiding else [mine, other]))
        return False

    def _status(self, rest: list[str], line: str) -> bool:
        self._tell(self.asking.status())
        self._write(self.asking.question())
        return False

    def _briefing(self, rest: list[str], line: str) -> bool:
        self._tell(self._session.words.briefing(self.asking.board.scenario))
        return False

    def _log(self, rest: list[str], line: str) -> bool:
        told = list(self.asking.told(self._session.heard(self._seat)))
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
        self._write(self.asking.question())
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

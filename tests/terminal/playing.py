"""What the tests of the plain front share: scripts of whole games, and talks with the program."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from ghoulash.bots import make_bot
from ghoulash.core.refusal import Refusal
from ghoulash.terminal.opening import begin
from ghoulash.terminal.session import PlayOptions, Session

COMMAND = (sys.executable, "-m", "ghoulash", "play", "--plain")


def turns(session: Session) -> Iterator[int]:
    """The seat of the person that is asked, until the game is over; the caller lets it act."""
    while True:
        for moved in session.bots():
            assert not isinstance(moved, Refusal), moved
        if session.over:
            return
        seat = session.waiting()
        assert seat is not None
        session.sit(seat)
        yield seat


def script(
    options: PlayOptions, stop: Callable[[Session], bool] = lambda _: False, bot: str = "easy"
) -> tuple[list[str], Session]:
    """The lines a person types in a whole game, or until `stop`, and the session as it then stands.

    The person plays like a bot; all that is typed is in the language of the game.
    """
    session = begin(options)
    typed = session.words.typed
    players = {seat: make_bot(session.game, bot, seat + 100) for seat in session.people}
    lines: list[str] = []
    for seat in turns(session):
        if stop(session):
            break
        draft = session.draft(seat)
        if draft is not None:
            while not draft.finished:
                action = players[seat].act(draft.view(), (), draft.actions())
                assert session.do(seat, (action,)) is None
                lines.append(typed(str(action)))
            assert session.confirm(seat) is None
            lines.append(typed("done"))
            continue
        action = players[seat].act(session.view(seat), (), session.actions(seat))
        assert session.do(seat, (action,)) is None
        lines.append(typed(str(action)))
    session.close()
    return lines, session


def environment(home: Path) -> dict[str, str]:
    """A home of its own, and nothing of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COV"))}
    return {**kept, "GHOULASH_HOME": str(home), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


class Heard:
    """What the program said to one script, and how it ended."""

    def __init__(self, done: subprocess.CompletedProcess[bytes]) -> None:
        self.code = done.returncode
        self.text = done.stdout.decode("utf-8")
        self.errors = done.stderr.decode("utf-8")
        assert "Traceback" not in self.text + self.errors, self.errors


def pipe(home: Path, lines: Sequence[str] | bytes, *arguments: str, before: str = "") -> Heard:
    """Type these lines into a pipe; `before` is shell that is run first, such as a limit."""
    data = lines if isinstance(lines, bytes) else "".join(f"{line}\n" for line in lines).encode()
    command = [*COMMAND, *arguments]
    if before:
        command = ["sh", "-c", f'{before}; exec "$@"', "sh", *command]
    return Heard(subprocess.run(command, input=data, capture_output=True, env=environment(home), check=False))


class Talk:
    """The program at work: say a line, hear until a text comes."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.heard = ""
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home),
        )

    def say(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def hear(self, text: str) -> str:
        """The line in which this text comes."""
        assert self.process.stdout is not None
        for data in self.process.stdout:
            line = data.decode()
            self.heard += line
            if text in line:
                return line
        raise AssertionError(f"never said: {text}\n{self.heard}")

    def end(self, signal: int | None = None) -> int:
        """The exit code, once it has ended by this signal or by itself."""
        if signal is not None:
            self.process.send_signal(signal)
        rest, _ = self.process.communicate()
        self.heard += rest.decode()
        assert "Traceback" not in self.heard
        return self.process.returncode


def records(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.jsonl"))

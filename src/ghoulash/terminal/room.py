"""What a game must give the plain terminal: its room, in words; one seat's side of the session."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ghoulash.core.choices import Choices
from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import from_hex
from ghoulash.terminal.session import Entry, Session

Answer = Callable[[list[str], str], Iterable[str] | Refusal]
"""What a word answers: to the words behind it in the action language, and to the line as it was typed."""


class PlainRoom(ABC):
    """Made for each who sits at the keyboard; everything here is that seat's to know.

    What is abstract every game says in its own words. What is not will do for most.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words

    @property
    def view(self) -> Any:
        """What the seat may know, its draft included."""
        return self.session.view(self.seat)

    # From the greeting to the end

    @abstractmethod
    def welcome(self) -> Iterable[str]:
        """Which game this is, and who plays."""

    def briefing(self) -> Iterable[str]:
        """What this scenario asks."""
        return ()

    def ending(self) -> Iterable[str]:
        """What lies open to all once the game is over."""
        return ()

    # What is asked

    @abstractmethod
    def question(self) -> str:
        """What the game waits for: the question of the moment, and what there is to choose from."""

    @abstractmethod
    def status(self) -> Iterable[str]:
        """Whose turn it is, and how everybody does; this seat first."""

    @abstractmethod
    def help(self) -> Iterable[str]:
        """The short help: what can be done at this moment, and at any."""

    def help_about(self, word: str) -> str:
        """The message that tells more of one word."""
        return f"plain-help-{word}"

    def answers(self) -> Mapping[str, Answer]:
        """What is asked about the board: `map`, `at`, and the words of the game's tongue that ask."""
        return {}

    def choices(self, rest: Sequence[str]) -> Iterator[str]:
        """All that may be done now."""
        actions = self.session.actions(self.seat)
        if not isinstance(actions, Choices):
            yield ", ".join(self.words.typed(str(action)) for action in actions) or self.question()
            return
        for offer in actions.offers():
            verb = self.words.typed(f"{offer.verb} {offer.piece}".strip())
            yield self.words.say("plain-choices-many", verb=verb, n=from_hex(offer.squares).bit_count())

    # What is told

    def told(self, entries: Iterable[Entry]) -> Iterator[str]:
        """What this seat heard."""
        for entry in entries:
            yield from self.session.sentences(entry, self.seat)

    def laid_out(self, action: Any) -> str:
        """What has just been put on the draft."""
        return self.words.typed(str(action))

    # How a person's words are read

    def completed(self, line: str) -> str:
        """The line as the game reads it: where one thing alone is asked, a bare answer will do."""
        return line

    def spelled(self, line: str) -> tuple[Any, ...] | Refusal:
        """What a line means, as actions."""
        return self.session.spell(self.seat, self.completed(line))

    def not_understood(self, line: str, found: str) -> str:
        """What is said of a line whose first word means nothing here."""
        return self.words.say("plain-unknown", found=found)

    def removed(self, rest: Sequence[str]) -> str:
        """The action that is to be taken out of a draft, by the words behind `remove`."""
        return " ".join(rest)

    def foreseen(self, actions: Sequence[Any]) -> Refusal | None:
        """Why a big gesture would break off, where it had better not be begun then."""
        return None

    def confirmation(self, line: str, actions: Sequence[Any]) -> str | None:
        """A big gesture as it is shown before it is done; None where nothing has to be asked."""
        return None

    # What is said bit by bit, where the game lets one: until it is whole, nobody else is told

    def keeps(self, actions: Sequence[Any]) -> bool:
        """Whether these leave more to be said; they are then kept in the room instead of being done."""
        return False

    def whole(self, actions: Sequence[Any]) -> Sequence[Any]:
        """These, after all that was kept."""
        return actions

    def forget(self) -> bool:
        """What was kept has been done; whether there was anything."""
        return False

    def take_back(self) -> str | None:
        """The last thing kept, as it is typed; from now on it is not. None where nothing was."""
        return None

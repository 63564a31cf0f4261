"""The contract: what every game is, and all that a table, a bot or a screen may ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, overload

from msgspec import Struct

from ghoulash.core.refusal import IllegalAction, Refusal

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")

CHANCE: Final = -1
"""The seat of chance."""


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What an action led to."""

    state: S
    events: tuple[E, ...]


class Deed(Struct, Generic[A], frozen=True, gc=False):
    """An action and who did it: a line of a record."""

    seat: int
    action: A


class Outcome(Struct, frozen=True):
    """How a game ended: who won (nobody: a draw), by which ending, under which rule."""

    winners: tuple[int, ...]
    how: str
    rule: str


class Window(Struct, Generic[A], frozen=True):
    """A question that goes round; all of it is known to all.

    After an answer, a window of the same kind that reaches some of those not yet asked is the same question.
    """

    kind: str
    """A word of the game's for questions of this sort; a standing answer names it."""
    seats: tuple[int, ...]
    """Whom it can still reach, in the order of the rules; the first is asked now."""
    decline: A
    """What any of them may always answer; it passes the question on."""


class NoTypes(Struct, frozen=True):
    """Of a game whose options are all texts, or that has none."""


class Game(ABC, Generic[S, A, V, E]):
    """An object without state; a position is an immutable value that it rules over."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, int]]
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    options_type: ClassVar[type[Any]] = NoTypes
    """A struct of the options, by which a typed `name=value` is read."""

    @classmethod
    @abstractmethod
    def scenarios(cls) -> tuple[str, ...]:
        """The ids of the scenarios that come with the game, the usual one first."""

    @classmethod
    @abstractmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        """The game with these options, by name; raises `Refused` for a bad one."""

    @classmethod
    @abstractmethod
    def from_setup(cls, setup: Mapping[str, object], version: int) -> Self:
        """The game that wrote this setup, under the rules of that version."""

    @property
    @abstractmethod
    def scenario(self) -> str:
        """The id of the scenario played."""

    @abstractmethod
    def setup(self) -> dict[str, object]:
        """All that the game starts from, the scenario itself included, as a record's header keeps it."""

    @abstractmethod
    def start(self, seats: int = 2) -> S:
        """The first position."""

    def misplaced(self, state: S, seats: int) -> str | None:
        """The field of a position read from a file that no game of so many seats could have; or None."""
        return None

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that may act now; `(CHANCE,)` for chance; `()` when the game is over."""

    @abstractmethod
    def read(self, text: str) -> A | Refusal:
        """The action that a text names, or a refusal that points into the text."""

    @abstractmethod
    def vocabulary(self) -> Iterator[A]:
        """Every action of this game, legal or not, in the pinned order."""

    @abstractmethod
    def actions(self, state: S, seat: int) -> Sequence[A]:
        """Every legal action of a seat: the vocabulary without what is refused."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: A) -> Refusal | None:
        """Why the seat cannot do this now, or None."""

    @abstractmethod
    def advance(self, state: S, seat: int, action: A) -> Step[S, E]:
        """What a legal action leads to; asks nothing: for `apply` alone."""

    def apply(self, state: S, seat: int, action: A) -> Step[S, E]:
        """What an action leads to; raises `IllegalAction` with the refusal."""
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.advance(state, seat, action)

    @abstractmethod
    def chances(self, state: S) -> Sequence[tuple[A, int]]:
        """At a chance node: each outcome and its weight, a whole number."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that a seat may know; seat None: what anybody may know."""

    @overload
    def told(self, heard: E, seat: int | None) -> E | None: ...
    @overload
    def told(self, heard: Deed[A], seat: int | None) -> Deed[A] | None: ...
    @abstractmethod
    def told(self, heard: E | Deed[A], seat: int | None) -> E | Deed[A] | None:
        """An event or a deed as this seat hears it, or None."""

    @abstractmethod
    def drafts(self, state: S, seat: int) -> bool:
        """Whether the seat is at its secret set-up, which goes to the game as one list."""

    def window(self, state: S) -> Window[A] | None:
        """The question that goes round now; None where nothing is asked but of whoever's turn it is."""
        return None

    @abstractmethod
    def interrupts(self, event: E) -> bool:
        """Whether an event ends a big gesture: something was met, and the rest is dropped."""

    @abstractmethod
    def spell(self, view: V, text: str) -> tuple[A, ...] | Refusal:
        """A big gesture as small actions, from what the seat knows."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A full state that fits the view, drawn fairly."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None, or who won, how, under which rule."""


AnyGame = Game[Any, Any, Any, Any]
"""A game of which nothing more is known."""

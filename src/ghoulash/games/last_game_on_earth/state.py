"""A position, as immutable values: cards are small ints, squares ints, sets of squares bit masks."""

from typing import Final

from msgspec import Struct

from ghoulash.games.last_game_on_earth.frames import Frame
from ghoulash.games.last_game_on_earth.layout import Layout

OUTSIDE: Final = -1
"""No square: a piece not yet placed, or dead."""
NOBODY: Final = -1
HAND_SIZE: Final = 7
TO_WIN: Final = 10
PUBLIC: Final = 4
"""The bit of who only watches, beside those of the seats 0 to 3."""
ALL: Final = 0b11111

KINDS: Final = (
    "?",
    "ghoul-4",
    "ghoul-5",
    "ghoul-6",
    "hole",
    "first-aid",
    "debris",
    "gun",
    "charm",
    "civilian",
)
"""What a token may be; the first is one that nobody has looked at: chance decides when somebody does."""
UNDECIDED, GHOUL_4, GHOUL_5, GHOUL_6, HOLE, FIRST_AID, DEBRIS, GUN, CHARM, CIVILIAN = range(len(KINDS))
STRENGTH: Final = {GHOUL_4: 4, GHOUL_5: 5, GHOUL_6: 6}
POINTS: Final = {GHOUL_4: 1, GHOUL_5: 2, GHOUL_6: 3}
"""LG-1.2."""
POINTS_AGAINST: Final = {strength: POINTS[kind] for kind, strength in STRENGTH.items()}
"""The same by the strength that is fought: what it brings to win, and in wounds to lose."""


class Token(Struct, frozen=True, gc=False):
    """One encounter token; `down` is what may be done with it, `seen` is who knows it."""

    kind: int
    down: bool
    seen: int = 0
    """A bit for each seat, and one for the public."""


class Stack(Struct, frozen=True, gc=False):
    """The tokens of one square, from the lowest to the uppermost."""

    square: int
    tokens: tuple[Token, ...]


class Fact(Struct, frozen=True, gc=False, order=True):
    """What a robbed player remembers: a card like this lies in one of these places."""

    card: int
    places: int
    """Bit i: the hand of seat i; bit 4 + i: the wounds of seat i."""


class Player(Struct, frozen=True, gc=False):
    """One seat. A hand and wounds are sorted; a deck and a discard count each card of its own character."""

    character: int = NOBODY
    at: int = OUTSIDE
    met: int = 0
    """Bit n: the n-th token of its square, from the lowest, has been met (LG-10.7)."""
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    wounds: tuple[int, ...] = ()
    bare: int = 0
    """Wounds for which no card was left (LG-6.3)."""
    won: tuple[int, ...] = ()
    """The Ghouls destroyed, by kind, sorted."""
    guns: int = 0
    charms: int = 0
    carrying: int = 0
    rescued: int = 0
    fallen: bool = False
    dead: bool = False

    @property
    def points(self) -> int:
        return sum([POINTS[kind] for kind in self.won]) + self.rescued

    @property
    def hurt(self) -> int:
        return len(self.wounds) + self.bare


class Memory(Struct, frozen=True, gc=False):
    """What one seat was robbed of, and what all may know of that."""

    facts: tuple[Fact, ...] = ()
    """The seat's own knowledge."""
    shown: tuple[Fact, ...] = ()
    """The same as everybody can follow it: `card` is the deck alone; may outlive the fact."""


class State(Struct, frozen=True, gc=False):
    """One position."""

    frames: tuple[Frame, ...]
    """What is pending; the last is asked now."""
    acting: tuple[int, ...]
    players: tuple[Player, ...]
    layout: Layout | None = None
    covered: int = 0
    """The squares with a token; `stacks` has one entry for each, by square."""
    down: int = 0
    """The squares whose uppermost token is face-down."""
    stacks: tuple[Stack, ...] = ()
    bag: tuple[int, ...] = ()
    """How many undecided tokens there are of each kind."""
    pads: int = 0
    first: int = 0
    turns: int = 0
    """Turns that are over, all seats' together."""
    memory: tuple[Memory, ...] = ()
    """For each seat; empty until somebody is robbed."""


def with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    players = list(state.players)
    players[seat] = player
    return tuple(players)


def stack_at(state: State, square: int) -> tuple[Token, ...]:
    """The tokens of a square, from the lowest to the uppermost."""
    if not state.covered >> square & 1:
        return ()
    return state.stacks[(state.covered & (1 << square) - 1).bit_count()].tokens


def any_unseen_by(stacks: tuple[Stack, ...], seat: int) -> bool:
    """Whether there is such a token for the seat at all."""
    for stack in stacks:
        top = stack.tokens[-1]
        if top.down and not top.seen >> seat & 1:
            return True
    return False


def unseen_by(stacks: tuple[Stack, ...], seat: int) -> int:
    """The squares whose uppermost token lies face-down and is not known to the seat (LG-10.46)."""
    squares = 0
    for stack in stacks:
        top = stack.tokens[-1]
        if top.down and not top.seen >> seat & 1:
            squares |= 1 << stack.square
    return squares

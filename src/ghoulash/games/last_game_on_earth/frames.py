"""What is pending, as a stack of small values: a game can be kept, sent and imagined at every question."""

from msgspec import Struct

from ghoulash.core.game import Outcome


class FirstFrame(Struct, frozen=True, gc=False, tag="first"):
    """Chance says who plays first."""


class Picking(Struct, frozen=True, gc=False, tag="pick"):
    """Each picks a character, in play order (LG-10.15)."""

    seat: int


class Laying(Struct, frozen=True, gc=False, tag="lay"):
    """Chance lays the board: its shape, then tile by tile."""

    shape: str = ""
    tiles: tuple[str, ...] = ()


class Scattering(Struct, frozen=True, gc=False, tag="scatter"):
    """Tokens go face-down on shaded squares (LG-2.1): by chance, or by the players in turn."""

    left: int
    seat: int


class Padding(Struct, frozen=True, gc=False, tag="pad"):
    """A transporter pad goes on an unshaded square of each tile (LG-9.2)."""


class Starting(Struct, frozen=True, gc=False, tag="start"):
    """Each puts the Start token of the player to their left (LG-2.2)."""

    seat: int


class Drawing(Struct, frozen=True, gc=False, tag="draw"):
    """So many cards more are drawn."""

    seat: int
    left: int


class Replenishing(Struct, frozen=True, gc=False, tag="replenish"):
    """Discard any, then draw (LG-3.1)."""

    seat: int


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    """Move and act (LG-3.2)."""

    seat: int
    steps: int
    """Squares that may still be walked."""
    moved: int = 0
    """0: not yet; 1: on the way; 2: the move is over."""
    acts: int = 1
    """Whether the turn's own action is left: an Action card, or a token moved."""
    more: int = 0
    """Action cards allowed by a card (LG-7.5)."""
    carded: bool = False
    """The turn's own action was a card, and the character may give up moving for a second one."""
    over_tokens: bool = False
    """This move passes over tokens."""
    on_pad: bool = False
    """The piece has just walked onto a transporter pad."""


class Declaring(Struct, frozen=True, gc=False, tag="declare"):
    """A card, or a token moved without one, is being named with all that belongs to it (LG-10.1)."""

    seat: int
    card: int
    """-1: a token is moved without a card."""
    square: int = -1


class Playing(Struct, frozen=True, gc=False, tag="play"):
    """An Action card as declared."""

    seat: int
    card: int
    square: int = -1
    to: int = -1
    target: int = -1
    value: int = -1
    """The Value card that enhances it."""


class Asking(Struct, frozen=True, gc=False, tag="ask"):
    """Who may play Inaction, in the order asked (LG-7.1)."""

    left: tuple[int, ...]


class Striking(Struct, frozen=True, gc=False, tag="strike"):
    """A Hole or Debris card strikes these, one after the other (LG-10.1)."""

    kind: int
    square: int
    left: tuple[int, ...]
    wounds: int
    value: int
    by: int


class Guarding(Struct, frozen=True, gc=False, tag="guard"):
    """Wounds are about to be dealt; their receiver may answer."""

    seat: int
    wounds: int
    value: int = -1
    """The Value card among them that could be parried."""


class Wounding(Struct, frozen=True, gc=False, tag="wound"):
    """So many wounds are still to be taken, each a card at random (LG-6.1)."""

    seat: int
    left: int


class Robbing(Struct, frozen=True, gc=False, tag="rob"):
    """A card is taken at random from another's hand (LG-7.3)."""

    seat: int
    victim: int


class Turning(Struct, frozen=True, gc=False, tag="turn-up"):
    """A token is turned over."""

    square: int
    index: int


class Facing(Struct, frozen=True, gc=False, tag="face"):
    """These stand where a token was moved, in play order (LG-10.6)."""

    square: int
    index: int
    """The place in the stack that the token came to."""
    left: tuple[int, ...]


class Landing(Struct, frozen=True, gc=False, tag="land"):
    """A move has ended, and what was met there is settled first (LG-10.43)."""

    seat: int


class Entering(Struct, frozen=True, gc=False, tag="enter"):
    """A piece meets the token of its square."""

    seat: int
    index: int


class Aiding(Struct, frozen=True, gc=False, tag="aid"):
    """First-Aid is offered; if it is left, to the next of these."""

    seat: int
    index: int
    left: tuple[int, ...] = ()


class Battling(Struct, frozen=True, gc=False, tag="battle"):
    """A Ghoul Battle (LG-5)."""

    seat: int
    index: int
    strength: int
    combat: int
    """Initial Combat."""
    down: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    """The challenge, without what was parried."""
    parried: tuple[int, ...] = ()
    stage: int = 0
    """0: cards are put down; 1: a challenge is asked for; 2: it is answered."""


class Challenging(Struct, frozen=True, gc=False, tag="challenge"):
    """Who may challenge, in the order asked (LG-5.2)."""

    left: tuple[int, ...]


class Revealing(Struct, frozen=True, gc=False, tag="reveal"):
    """May reveal a token on the own tile (LG-7.8)."""

    seat: int


class Looking(Struct, frozen=True, gc=False, tag="look"):
    """May look at so many tokens more (LG-7.6)."""

    seat: int
    left: int


class Peeking(Struct, frozen=True, gc=False, tag="peek"):
    """Looks at a token, privately (LG-7.3)."""

    seat: int
    square: int


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game has ended."""

    outcome: Outcome


Frame = (
    FirstFrame
    | Picking
    | Laying
    | Scattering
    | Padding
    | Starting
    | Drawing
    | Replenishing
    | Turn
    | Declaring
    | Playing
    | Asking
    | Striking
    | Guarding
    | Wounding
    | Robbing
    | Turning
    | Facing
    | Landing
    | Entering
    | Aiding
    | Battling
    | Challenging
    | Revealing
    | Looking
    | Peeking
    | Over
)

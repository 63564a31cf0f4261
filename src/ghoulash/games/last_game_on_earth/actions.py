"""Everything a player, or chance, can do; each prints as the text that a record keeps.

Many share a shape: one word; a word and a square, a card, a seat or a name. A card's text says whose deck
it is of (`3@lake`); `?@lake` is one that the hearer may not see.
"""

from typing import Final

from msgspec import Struct

BARE: Final = ("done", "stop", "face", "pass", "use", "leave", "charm", "end")
WITH_SQUARE: Final = ("token", "pad", "start", "jump", "at", "move", "to", "look", "reveal")
WITH_CARD: Final = ("discard", "play", "add", "put")
WITH_NAME: Final = ("pick", "shape", "tile")
DIRECTIONS: Final = ("N", "E", "S", "W")


class Bare(Struct, frozen=True, gc=False, tag="bare"):
    """An answer that needs no more than its word."""

    word: str

    def __str__(self) -> str:
        return self.word


class Walk(Struct, frozen=True, gc=False, tag="walk"):
    """One step (LG-3.3)."""

    direction: str

    def __str__(self) -> str:
        return f"walk {self.direction}"


class OnSquare(Struct, frozen=True, gc=False, tag="on-square"):
    """Something about a square, or the uppermost token on it."""

    verb: str
    square: str

    def __str__(self) -> str:
        return f"{self.verb} {self.square}"


class WithCard(Struct, frozen=True, gc=False, tag="with-card"):
    """Something done with a card of one's hand."""

    verb: str
    card: str

    def __str__(self) -> str:
        return f"{self.verb} {self.card}"


class Named(Struct, frozen=True, gc=False, tag="named"):
    """A character, a shape of the board, a tile."""

    verb: str
    name: str

    def __str__(self) -> str:
        return f"{self.verb} {self.name}"


class OnSeat(Struct, frozen=True, gc=False, tag="on-seat"):
    """Chance: this seat plays first (`first`); a card is played on this seat (`on`)."""

    verb: str
    seat: int

    def __str__(self) -> str:
        return f"{self.verb} {self.seat}"


class Challenge(Struct, frozen=True, gc=False, tag="challenge"):
    """One or two Value cards against a battler (LG-5.2)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"challenge {' '.join(self.cards)}"


class Parry(Struct, frozen=True, gc=False, tag="parry"):
    """A Parry, and the Value card that it ignores (LG-7.2)."""

    card: str
    against: str

    def __str__(self) -> str:
        return f"parry {self.card} {self.against}"


class Take(Struct, frozen=True, gc=False, tag="take"):
    """Chance: this seat draws a card (`draw`), or loses one to a wound (`lose`)."""

    verb: str
    seat: int
    card: str

    def __str__(self) -> str:
        return f"{self.verb} {self.seat} {self.card}"


class Rob(Struct, frozen=True, gc=False, tag="rob"):
    """Chance: the card that one seat takes from another (LG-7.3)."""

    thief: int
    victim: int
    card: str

    def __str__(self) -> str:
        return f"rob {self.thief} {self.victim} {self.card}"


class TurnUp(Struct, frozen=True, gc=False, tag="turn-up"):
    """Chance: what the token that is turned over proves to be."""

    token: str

    def __str__(self) -> str:
        return f"turn {self.token}"


class Peek(Struct, frozen=True, gc=False, tag="peek"):
    """Chance: what the seat sees that looks at a token; `?` for all others."""

    seat: int
    token: str

    def __str__(self) -> str:
        return f"peek {self.seat} {self.token}"


Action = Bare | Walk | OnSquare | WithCard | Named | OnSeat | Challenge | Parry | Take | Rob | TurnUp | Peek

DONE, STOP, FACE, PASS, USE, LEAVE, CHARM_SPENT, END = map(Bare, BARE)
WALKS: Final = {direction: Walk(direction) for direction in DIRECTIONS}

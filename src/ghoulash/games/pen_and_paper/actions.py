"""Everything a player, or chance, can do; each prints as the text that a record keeps."""

from msgspec import Struct


class Hide(Struct, frozen=True, gc=False, tag="hide"):
    """Put one thing into a square of the chart that the other will walk (PP-2.1)."""

    kind: str
    square: str

    def __str__(self) -> str:
        return f"hide {self.kind} {self.square}"


class Block(Struct, frozen=True, gc=False, tag="block"):
    """Fill in one of the doorways that the map offers (PP-2.4)."""

    square: str
    direction: str

    def __str__(self) -> str:
        return f"block {self.square} {self.direction}"


class First(Struct, frozen=True, gc=False, tag="first"):
    """Chance: this seat moves first (PP-2.5)."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Enter(Struct, frozen=True, gc=False, tag="enter"):
    """The first step of a traveller outside: through the Door at this square (PP-1.5)."""

    square: str

    def __str__(self) -> str:
        return f"enter {self.square}"


class Walk(Struct, frozen=True, gc=False, tag="walk"):
    """One step, or the step out through a Door that wins."""

    direction: str

    def __str__(self) -> str:
        return f"walk {self.direction}"


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """End the walk here (PP-3.2)."""

    def __str__(self) -> str:
        return "stop"


class Use(Struct, frozen=True, gc=False, tag="use"):
    """Use the First-Aid Kit found (PP-4.3)."""

    def __str__(self) -> str:
        return "use"


class Leave(Struct, frozen=True, gc=False, tag="leave"):
    """Leave the First-Aid Kit found for later (PP-4.3)."""

    def __str__(self) -> str:
        return "leave"


class Weak(Struct, frozen=True, gc=False, tag="weak"):
    """The hider picks the Ghoul's weak spot; 0 where the spot is not for the hearer (PP-4.6)."""

    spot: int

    def __str__(self) -> str:
        return f"weak {self.spot or '?'}"


class Fire(Struct, frozen=True, gc=False, tag="fire"):
    """The traveller fires at one of the six places (PP-4.6)."""

    spot: int

    def __str__(self) -> str:
        return f"fire {self.spot}"


Action = Hide | Block | First | Enter | Walk | Stop | Use | Leave | Weak | Fire
SPOTS = range(1, 7)

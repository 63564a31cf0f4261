"""What happened, for telling: the view alone is for knowing. Squares are names, ready to be said."""

from typing import Self

from msgspec import Struct


class Happening(Struct, frozen=True, gc=False):
    """Secret from everybody unless a kind of event says otherwise."""

    seat: int
    """Whom it happened to, or who did it."""

    def heard(self, seat: int | None) -> "Happening | None":
        """What this seat hears of it."""
        return None


class Own(Happening, frozen=True, gc=False):
    """For the seat alone that did it."""

    def heard(self, seat: int | None) -> Self | None:
        return self if seat == self.seat else None


class Open(Happening, frozen=True, gc=False):
    """For all: everything a traveller does is seen by the hider (PP-3.4)."""

    def heard(self, seat: int | None) -> Self | None:
        return self


class Hidden(Own, frozen=True, gc=False, tag="hidden"):
    """A thing was hidden."""

    kind: str
    square: str
    rule: str = "PP-2.1"


class Blocked(Own, frozen=True, gc=False, tag="blocked"):
    """A doorway was filled in."""

    square: str
    direction: str
    rule: str = "PP-2.4"


class ChartReady(Open, frozen=True, gc=False, tag="chart-ready"):
    """A seat has hidden everything."""

    rule: str = "PP-2.1"


class FirstChosen(Open, frozen=True, gc=False, tag="first-chosen"):
    """Who moves first."""

    rule: str = "PP-2.5"


class Entered(Open, frozen=True, gc=False, tag="entered"):
    """In through a Door."""

    square: str
    rule: str = "PP-1.5"


class Walked(Open, frozen=True, gc=False, tag="walked"):
    """One step."""

    square: str
    direction: str
    rule: str = "PP-3.1"


class Stopped(Open, frozen=True, gc=False, tag="stopped"):
    """The walk was ended by choice."""

    square: str
    rule: str = "PP-3.2"


class Bumped(Open, frozen=True, gc=False, tag="bumped"):
    """The doorway is blocked."""

    square: str
    direction: str
    rule: str = "PP-2.4"


class Found(Open, frozen=True, gc=False, tag="found"):
    """A sought thing was taken; so many are carried now."""

    kind: str
    square: str
    carried: int
    rule: str = "PP-4.2"


class KitFound(Open, frozen=True, gc=False, tag="kit-found"):
    """A First-Aid Kit was met."""

    square: str
    rule: str = "PP-4.3"


class KitUsed(Open, frozen=True, gc=False, tag="kit-used"):
    """The meter was crossed out, the Kit is gone."""

    square: str
    healed: int
    rule: str = "PP-4.3"


class KitLeft(Open, frozen=True, gc=False, tag="kit-left"):
    """The Kit stays where it is."""

    square: str
    rule: str = "PP-4.3"


class GhoulAttack(Open, frozen=True, gc=False, tag="ghoul-attack"):
    """A Ghoul was met."""

    square: str
    rule: str = "PP-4.6"


class SpotPicked(Open, frozen=True, gc=False, tag="spot-picked"):
    """The hider has picked the weak spot; 0 for all others."""

    spot: int
    rule: str = "PP-4.6"

    def heard(self, seat: int | None) -> "SpotPicked":
        return self if seat == self.seat else SpotPicked(self.seat, 0)


class Fired(Open, frozen=True, gc=False, tag="fired"):
    """A shot, and whether it hit; what the miss cost is told by `Wounded`."""

    spot: int
    hit: bool
    rule: str = "PP-4.6"


class MissForgiven(Open, frozen=True, gc=False, tag="miss-forgiven"):
    """A miss that costs nothing, by the Briefing."""

    rule: str = "PP-6.3"


class GhoulDestroyed(Open, frozen=True, gc=False, tag="ghoul-destroyed"):
    """The Ghoul is gone; so many have been destroyed."""

    square: str
    killed: int
    rule: str = "PP-4.6"


class DebrisFell(Open, frozen=True, gc=False, tag="debris-fell"):
    """Debris was met."""

    square: str
    rule: str = "PP-4.5"


class SporesMet(Open, frozen=True, gc=False, tag="spores-met"):
    """Spores were met."""

    square: str
    rule: str = "PP-6.3"


class FellInHole(Open, frozen=True, gc=False, tag="fell-in-hole"):
    """A Hole was met."""

    square: str
    rule: str = "PP-4.4"


class Wounded(Open, frozen=True, gc=False, tag="wounded"):
    """Wounds taken, and how many stand on the meter now."""

    wounds: int
    total: int
    rule: str = "PP-4.7"


class Treated(Open, frozen=True, gc=False, tag="treated"):
    """The Clinic has healed, and cleared Spores."""

    square: str
    healed: int
    rule: str = "PP-6.3"


class TurnLost(Open, frozen=True, gc=False, tag="turn-lost"):
    """A turn passes in a Hole."""

    rule: str = "PP-7.7"


class TurnBegun(Open, frozen=True, gc=False, tag="turn-begun"):
    """It is this seat's turn to travel."""

    rule: str = "PP-4.8"


class CameBack(Open, frozen=True, gc=False, tag="came-back"):
    """Back in the Shelter with what was sought."""

    square: str
    rule: str = "PP-7.5"


class WentOut(Open, frozen=True, gc=False, tag="went-out"):
    """Out through a Door with what was sought."""

    square: str
    rule: str = "PP-5.2"


class Ended(Open, frozen=True, gc=False, tag="ended"):
    """The game is over: the seat won, or nobody (-1)."""

    how: str
    rule: str = "PP-5.1"


Event = (
    Hidden
    | Blocked
    | ChartReady
    | FirstChosen
    | Entered
    | Walked
    | Stopped
    | Bumped
    | Found
    | KitFound
    | KitUsed
    | KitLeft
    | GhoulAttack
    | SpotPicked
    | Fired
    | MissForgiven
    | GhoulDestroyed
    | DebrisFell
    | SporesMet
    | FellInHole
    | Wounded
    | Treated
    | TurnLost
    | TurnBegun
    | CameBack
    | WentOut
    | Ended
)

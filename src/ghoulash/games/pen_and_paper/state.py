"""The values that a position is made of."""

from msgspec import Struct

from ghoulash.core.game import Outcome

OUTSIDE = -1
"""Where a traveller stands who has not yet come in by a Door."""
METER = 15


class Chart(Struct, frozen=True, gc=False):
    """What one seat has hidden on the chart that the other walks; never changes once it is done."""

    hid: tuple[int, ...]
    """For each kind, in the order of meeting, the squares it lies in."""
    room: tuple[int, ...]
    """For each kind, the squares where one more may be hidden; all empty when the chart is done."""
    blocked: int = 0
    """Which of the offered doorways are blocked."""
    done: bool = False


class Sheet(Struct, frozen=True, gc=False):
    """What is marked beside a traveller's chart; seldom changes."""

    gone: tuple[int, ...]
    """For each kind, the squares where one was taken, used or destroyed."""
    door: int = -1
    """The Door entered by."""
    wounds: int = 0
    meters: int = 0
    """Meters crossed out."""
    carried: int = 0
    killed: int = 0
    bumped: int = 0
    """Which blocked doorways have been found."""
    passed: int = 0
    """Which offered doorways have been walked through, and so are not blocked."""
    fallen: bool = False
    """The next turn is lost."""
    spored: bool = False
    shot: int = 0
    """The place last fired at: what a shot that ends the fight shows must stand somewhere."""


class Traveller(Struct, frozen=True, gc=False):
    """Where a traveller is, and what is known of the chart walked."""

    at: int
    known: int
    """The squares entered and told to the end."""
    live: int
    """The squares that still hold something."""
    sheet: Sheet


class Hiding(Struct, frozen=True, gc=False, tag="hide"):
    """Both hide, at the same time."""


class Drawing(Struct, frozen=True, gc=False, tag="first"):
    """Chance says who moves first."""


class Walking(Struct, frozen=True, gc=False, tag="walk"):
    """A traveller walks; may stop once a step is made."""

    stepped: bool


class KitOffered(Struct, frozen=True, gc=False, tag="kit"):
    """A wounded traveller stands on a First-Aid Kit."""


class PickingSpot(Struct, frozen=True, gc=False, tag="weak"):
    """The hider picks a weak spot."""

    dealt: int
    """Wounds that a miss costs in this fight."""
    free: int
    """Misses that cost nothing."""


class Fighting(Struct, frozen=True, gc=False, tag="fire"):
    """The traveller fires."""

    dealt: int
    free: int
    spot: int
    missed: int = 0
    """The places fired at, as a mask."""


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game has ended."""

    outcome: Outcome


Moment = Hiding | Drawing | Walking | KitOffered | PickingSpot | Fighting | Over


class State(Struct, frozen=True, gc=False):
    """One position. `charts[i]` is the chart that seat i walks, hidden by the other seat."""

    moment: Moment
    acting: tuple[int, ...]
    turn: int
    """The seat that travels."""
    finished: int
    """Turns that are over, both seats' together, lost ones among them."""
    charts: tuple[Chart, Chart]
    travellers: tuple[Traveller, Traveller]


def with_traveller(
    travellers: tuple[Traveller, Traveller], seat: int, traveller: Traveller
) -> tuple[Traveller, Traveller]:
    """The pair with one replaced."""
    return (travellers[0], traveller) if seat else (traveller, travellers[1])

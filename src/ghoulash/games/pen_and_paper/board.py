"""A scenario made ready to be ruled over: its grid and tables that no game changes."""

from typing import Final

from ghoulash.core.grid import DIRECTIONS
from ghoulash.core.squares import each, mask
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import Action, Block, Enter, Hide, Stop, Walk
from ghoulash.games.pen_and_paper.doorways import Doorways
from ghoulash.games.pen_and_paper.scenario import (
    CLINIC,
    SHELTER,
    Scenario,
    allowed,
    areas_of,
    grid_of,
)
from ghoulash.games.pen_and_paper.state import OUTSIDE

WALKS: Final = {direction: Walk(direction) for direction in DIRECTIONS}
STOP: Final = Stop()
SEATS: Final = ((0,), (1,))


class Board:
    """Squares as numbers, what lies where it may, and the answers that never change.

    Tables by square have one entry more than there are squares: index -1 is `OUTSIDE`.
    """

    def __init__(self, scenario: Scenario, turn_limit: int, first: int | None) -> None:
        self.scenario = scenario
        self.turn_limit = turn_limit
        self.first = first
        """The seat that moves first; None: chance says."""
        self.grid = grid_of(scenario)
        self.everything = (1 << len(self.grid)) - 1
        self._read_kinds(scenario)
        self._read_places(scenario)
        self._draw_walks()
        self._joined = Doorways(self.grid)

    def _read_kinds(self, scenario: Scenario) -> None:
        self.kinds = scenario.kinds()
        self.kind_index = {kind: n for n, kind in enumerate(self.kinds)}
        self.sought = self.kind_index.get(scenario.sought() or "", -1)
        self.ghoul = self.kind_index.get("ghoul", -1)
        self.kit = self.kind_index.get("kit", -1)
        self.counts = tuple(scenario.hide[kind].count for kind in self.kinds)
        self.per_area = tuple(scenario.hide[kind].per_area for kind in self.kinds)
        self.areas = areas_of(self.grid)
        self.room = tuple(allowed(scenario, self.grid, kind) for kind in self.kinds)
        self.hides = tuple(tuple(Hide(kind, name) for name in self.grid.names) for kind in self.kinds)

    def _read_places(self, scenario: Scenario) -> None:
        grid = self.grid
        shelters = grid.drawn(SHELTER)
        self.shelter = next(each(shelters), OUTSIDE)
        self.start = OUTSIDE if scenario.start == "door" else self.shelter
        self.clinic = grid.drawn(CLINIC)
        self.special = self.clinic | shelters
        """Squares where something may happen though nothing is hidden there."""
        self.enters: tuple[Action, ...] = ()
        if scenario.start == "door":
            self.enters = tuple(Enter(grid.names[door.square]) for door in grid.doors)
        self.door_at = {(door.square, door.direction): n for n, door in enumerate(grid.doors)}
        self.doorways = grid.doorways if scenario.block is not None else ()
        self.block_actions = tuple(Block(grid.names[d.square], d.direction) for d in self.doorways)
        self.block_count = scenario.block.count if scenario.block is not None else 0
        self.doorway_at = {side: n for n, d in enumerate(self.doorways) for side in grid.both_sides(d)}

    def _draw_walks(self) -> None:
        """For each square, the steps that its walls allow, with and without stopping first."""
        grid = self.grid
        nowhere: dict[str, int] = {}
        self.exits = (*grid.exits, nowhere)
        asks = mask([door.square for door in grid.doors] + [square for square, _ in self.doorway_at])
        plain = [tuple(WALKS[d] for d in ways) for ways in grid.exits]
        self.first_steps: tuple[tuple[Action, ...] | None, ...] = (
            *(None if asks >> n & 1 else walks for n, walks in enumerate(plain)),
            self.enters,
        )
        """None where a Door or a doorway that may be blocked makes it depend on the traveller."""
        self.next_steps: tuple[tuple[Action, ...] | None, ...] = (
            *(None if asks >> n & 1 else (*walks, STOP) for n, walks in enumerate(plain)),
            (),
        )
        self.walked = tuple(
            tuple({d: (ev.Walked(seat, grid.names[to], d),) for d, to in ways.items()} for ways in grid.exits)
            for seat in (0, 1)
        )

    def closed(self, blocked: int) -> frozenset[tuple[int, str]]:
        """The sides of squares that these blocked doorways close."""
        return frozenset(side for n in each(blocked) for side in self.grid.both_sides(self.doorways[n]))

    def connected(self, blocked: int) -> bool:
        """Whether every square can still be reached."""
        return self.grid.reachable(0, self.closed(blocked)) == self.everything

    def blockable(self, blocked: int) -> int:
        """The doorways that may be blocked besides these: every square stays reachable (PP-2.4)."""
        return self._joined.spare(blocked)

    def room_left(self, kind: int, lies: int) -> int:
        """Where one more of a kind may go when so many lie already (PP-2.2, PP-2.3)."""
        if lies.bit_count() >= self.counts[kind]:
            return 0
        room = self.room[kind] & ~lies
        most = self.per_area[kind]
        if most is not None:
            for area in self.areas:
                if (area & lies).bit_count() >= most:
                    room &= ~area
        return room

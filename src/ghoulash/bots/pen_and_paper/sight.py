"""What a traveller knows of the chart walked, as bit masks, and what may lie in the rest."""

from ghoulash.core.squares import from_hex
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.state import METER
from ghoulash.games.pen_and_paper.view import View


class Sight:
    """Read once from a view, asked many times."""

    def __init__(self, board: Board, view: View) -> None:
        seat = view.turn
        chart = view.charts[seat]
        me = view.travellers[seat]
        self.board = board
        self.at = me.at
        self.door = me.door
        self.wounds = me.wounds
        self.spored = me.spored
        self.carried = me.carried
        self.lies = tuple(map(from_hex, chart.lies))
        self.gone = tuple(map(from_hex, chart.gone))
        self.known = from_hex(chart.known) | board.special
        self.unknown = board.everything & ~self.known
        live = 0
        for lies in self.lies:
            live |= lies
        self.clinic = board.clinic if me.wounds or me.spored else 0
        """Where the Clinic would stop the walk, and heal."""
        self.live = live | self.clinic
        self.clear = self.known & ~self.live
        self.shut = from_hex(chart.bumped)
        self.doubtful = 0
        self.doubt = 0.0
        """How likely a doubtful doorway is blocked."""
        blocked = board.block_count - self.shut.bit_count()
        if blocked > 0:
            every = (1 << len(board.doorways)) - 1
            self.doubtful = every & ~self.shut & ~from_hex(chart.passed)
            self.doubt = blocked / max(1, self.doubtful.bit_count())

    def left(self, kind: int) -> int:
        """How many of a kind have not been met."""
        return self.board.counts[kind] - (self.lies[kind] | self.gone[kind]).bit_count()

    def where(self, kind: int) -> int:
        """The unknown squares where one of a kind may still lie."""
        met = self.lies[kind] | self.gone[kind]
        if self.board.counts[kind] == met.bit_count():
            return 0
        squares = self.board.room[kind] & self.unknown & ~met
        most = self.board.per_area[kind]
        if most is not None:
            for area in self.board.areas:
                if (area & met).bit_count() >= most:
                    squares &= ~area
        return squares

    def known_kits(self) -> int:
        """Where a wound meter can be had: Kits left behind, and the Clinic."""
        kit = self.board.kit
        return self.clinic | (self.lies[kit] if kit >= 0 else 0)

    def has_enough(self) -> bool:
        """Whether all that is left is the way to the goal."""
        goal = self.board.scenario.goal
        return goal.do in ("return", "leave") and self.carried >= goal.count

    def homes(self) -> int:
        """The squares to go to with what was sought: the Shelter, or beside a Door that may be left by."""
        if self.board.scenario.goal.do == "return":
            return 1 << self.board.shelter
        homes = 0
        for square, _ in self.ways_out():
            homes |= 1 << square
        return homes

    def ways_out(self) -> list[tuple[int, str]]:
        """The Doors that may be left by."""
        goal = self.board.scenario.goal
        if goal.do != "leave":
            return []
        same = self.door if goal.door == "opposite" else -1
        return [side for side, n in self.board.door_at.items() if n != same]

    def worst_fight(self) -> int:
        """The wounds that one fight may cost at most: five misses, less those that are free."""
        fight = self.board.scenario.fight
        dealt, free = 1, 0
        if self.carried:
            dealt, free = fight.miss_when_carrying, fight.free_misses_when_carrying
        if self.spored:
            dealt = max(dealt, fight.miss_with_spores)
        return max(0, 5 - free) * dealt

    def in_danger(self) -> bool:
        """Whether one fight more may be the last."""
        return self.wounds + self.worst_fight() >= METER


def shaded(board: Board) -> int:
    """The squares of all areas."""
    squares = 0
    for area in board.areas:
        squares |= area
    return squares

"""A bot that remembers, weighs what may lie ahead, and heals in time."""

from random import Random
from typing import Final

from ghoulash.bots.pen_and_paper.layout import Layout
from ghoulash.bots.pen_and_paper.normal_chart import NormalChart
from ghoulash.bots.pen_and_paper.odds import TURN, Part, parts, tiers
from ghoulash.bots.pen_and_paper.player import Player
from ghoulash.bots.pen_and_paper.sight import Sight, shaded
from ghoulash.bots.pen_and_paper.ways import Spread
from ghoulash.core.squares import nth
from ghoulash.games.pen_and_paper.actions import SPOTS
from ghoulash.games.pen_and_paper.rules import PenAndPaper

SHADY: Final = 2.0
"""How much likelier a good hider puts what is sought into a shaded square than into a street."""
FEW: Final = 4
"""Wounds that no Kit is spent on."""
FEW_CARRYING: Final = 1


class Normal(Player):
    """Goes where finding costs least; with one fight from the end, to a Kit."""

    def __init__(self, game: PenAndPaper, rng: Random) -> None:
        super().__init__(game, rng)
        self._shade = shaded(game.board)

    def lay_out(self, layout: Layout) -> None:
        """As its own file says."""
        NormalChart(self.board, layout, self.rng).draw()

    def uses_kit(self, sight: Sight) -> bool:
        """Not while healthy: a Kit left can be come back to."""
        return sight.wounds > (FEW_CARRYING if sight.carried else FEW)

    def weak_spot(self) -> int:
        """Any, all alike: it cannot be read."""
        return self.rng.choice(SPOTS)

    def aim(self, left: list[int]) -> int:
        """Any, all alike."""
        return self.rng.choice(left)

    def way(self, sight: Sight, *, stepped: bool) -> list[int]:
        """Home, to a Kit, or on into the unknown."""
        unknown = parts(sight)
        home: tuple[int, int] | None = None
        spread = self._spread(sight, unknown)
        if sight.has_enough():
            home = first(spread, sight.homes())
        if sight.in_danger() and self.uses_kit(sight):
            healing = self._spread(sight, unknown)
            kit = first(healing, sight.known_kits() & ~(1 << sight.at))
            if kit is not None and (home is None or kit[0] < home[0]):
                return healing.way_to(kit[1], kit[0])
        if home is None:
            home = self._explore(sight, unknown, spread)
        return [] if home is None else spread.way_to(home[1], home[0])

    def _spread(self, sight: Sight, unknown: list[Part]) -> Spread:
        return Spread(
            self.ways,
            1 << sight.at,
            tiers(sight, unknown),
            shut=sight.shut,
            doubtful=sight.doubtful,
            doubt=round(sight.doubt * TURN),
        )

    def _explore(self, sight: Sight, unknown: list[Part], spread: Spread) -> tuple[int, int] | None:
        """The unknown square that promises most for what it costs to get there."""
        gains = [(part.squares, self._gain(sight, part)) for part in unknown]
        gains = [(squares, gain) for squares, gain in gains if gain > 0]
        if not gains:
            return None
        most = max(gain for _, gain in gains)
        best: tuple[float, int, int] | None = None
        for cost, reached in spread:
            if best is not None and cost / most >= best[0]:
                break
            for squares, gain in gains:
                hit = squares & reached
                if hit and (best is None or cost / gain < best[0]):
                    best = (cost / gain, cost, self._any(hit))
        return None if best is None else (best[1], best[2])

    def _gain(self, sight: Sight, part: Part) -> float:
        board = sight.board
        sought = board.ghoul if board.scenario.goal.do == "destroy" else board.sought
        gain = part.odds[sought]
        if board.scenario.hide[board.kinds[sought]].where == "anywhere" and part.squares & self._shade:
            gain *= SHADY
        if sight.in_danger() and board.kit >= 0:
            gain += part.odds[board.kit]
        return gain

    def _any(self, squares: int) -> int:
        return nth(squares, self.rng.randrange(squares.bit_count()))


def first(spread: Spread, targets: int) -> tuple[int, int] | None:
    """What it costs to the nearest of some squares, and which it is."""
    if not targets:
        return None
    for cost, reached in spread:
        if reached & targets:
            hit = reached & targets
            return cost, hit.bit_length() - 1
    return None

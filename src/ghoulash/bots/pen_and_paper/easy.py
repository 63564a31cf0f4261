"""A bot for beginners to beat: it looks about it, but not far, forgets, dawdles, and has its habits."""

from typing import Final

from ghoulash.bots.pen_and_paper.layout import Layout
from ghoulash.bots.pen_and_paper.player import Player
from ghoulash.bots.pen_and_paper.sight import Sight
from ghoulash.bots.pen_and_paper.ways import Spread, Tier
from ghoulash.core.squares import each, mask, nth

FAR: Final = 5
"""Steps that it looks ahead."""
WANDERS: Final = 0.5
"""How often it just walks on when it sees nothing new so near."""
DAWDLES: Final = 0.15
"""How often it stops when it gets to where it wanted."""
FORGETS: Final = 0.3
"""How often something that was met has slipped its mind."""
HURT: Final = 9
"""Wounds at which it remembers that there was a Kit."""
SCRATCHED: Final = 2
"""Wounds that it already spends a Kit on."""
MIDDLING: Final = (2, 3, 4, 5)
"""Weak spots: nobody would look for one at the edge. It is where it fires first, too."""


class Easy(Player):
    """Strolls to what is new and near."""

    def lay_out(self, layout: Layout) -> None:
        """Anywhere: it thinks of nothing but filling the chart."""
        level = [1.0] * len(self.board.grid)
        for kind in range(len(self.board.kinds)):
            layout.fill(kind, level, self.rng)
        layout.block(level, self.rng)

    def uses_kit(self, sight: Sight) -> bool:
        """At the first scratches."""
        return sight.wounds >= SCRATCHED

    def weak_spot(self) -> int:
        """Never at the edge."""
        return self.rng.choice(MIDDLING)

    def aim(self, left: list[int]) -> int:
        """The middle first."""
        return self.rng.choice([spot for spot in left if spot in MIDDLING] or left)

    def way(self, sight: Sight, *, stepped: bool) -> list[int]:
        """Home by the shortest way, to a Kit when it is nearly too late, else to what is new."""
        if stepped and self.rng.random() < DAWDLES:
            return []
        if sight.has_enough():
            return self._way_to(sight, sight.homes())
        if sight.wounds >= HURT and sight.known_kits():
            return self._way_to(sight, sight.known_kits())
        if self.rng.random() < WANDERS:
            near = self._way_to(sight, sight.unknown, FAR)
            return near or self._way_to(sight, sight.clear, FAR, least=FAR)
        return self._way_to(sight, sight.unknown)

    def _way_to(self, sight: Sight, targets: int, most: int | None = None, least: int = 1) -> list[int]:
        """To any of the nearest, round what it remembers of what it met."""
        forgotten = mask(square for square in each(sight.live) if self.rng.random() < FORGETS)
        minded = sight.live & ~forgotten
        level = self.board.everything & ~minded
        spread = Spread(
            self.ways, 1 << sight.at, (Tier(level, 1), Tier(minded, len(self.board.grid))), shut=sight.shut
        )
        for steps, reached in spread:
            if most is not None and steps > most:
                break
            hit = reached & targets
            if hit and steps >= least:
                return spread.way_to(nth(hit, self.rng.randrange(hit.bit_count())), steps)
        return []

"""How strong the bots are against each other: `python -m ghoulash.lab.strengths`, or `make strengths`."""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ghoulash.core.refusal import Refused
from ghoulash.lab.simulate import Simulation, simulate

PAPER: Final = "pen-and-paper"
BOARD: Final = "last-game-on-earth"
SCENARIOS: Final = {PAPER: "ghoul-and-plenty", BOARD: "standard"}


class Claim(Struct, frozen=True):
    """Of the games decided, the stronger wins at least so large a part; all other seats are the weaker's."""

    stronger: str
    weaker: str
    least: float
    game: str = PAPER
    seats: int = 2

    def __str__(self) -> str:
        others = f"{self.seats - 1} {self.weaker}"
        return f"{self.game:<18} {self.stronger:>6} beats {others:<8}"


CLAIMS: Final = (
    Claim("easy", "random", 0.75),
    Claim("normal", "random", 0.90),
    Claim("normal", "easy", 0.70),
    Claim("easy", "random", 0.90, BOARD),
    Claim("normal", "random", 0.95, BOARD),
    Claim("normal", "easy", 0.75, BOARD),
    Claim("normal", "easy", 0.45, BOARD, 3),
    Claim("normal", "easy", 0.40, BOARD, 4),
)


class Measured(Struct, frozen=True):
    """A claim and the games played for it."""

    claim: Claim
    simulation: Simulation

    @property
    def share(self) -> float:
        """Of the games decided, those that the stronger won."""
        wins = self.simulation.wins
        return wins[0] / (sum(wins) or 1)

    @property
    def holds(self) -> bool:
        return self.share >= self.claim.least

    def __str__(self) -> str:
        s = self.simulation
        verdict = "holds" if self.holds else "MISSED"
        endings = ", ".join(f"{name} {count}" for name, count in s.endings.items())
        return (
            f"{self.claim} in {self.share:6.1%} of "
            f"{sum(s.wins)} decided (claimed {self.claim.least:.0%}: {verdict}); draws {s.draws}; "
            f"{endings}; {s.mean_actions:.0f} actions a game; {s.seconds:.0f} s"
        )


def measure(claim: Claim, games: int, seed: int, jobs: int) -> Measured:
    """Seats change after each game, so that each bot sits first equally often."""
    bots = (claim.stronger, *[claim.weaker] * (claim.seats - 1))
    played = simulate(
        claim.game, scenario=SCENARIOS[claim.game], games=games, bots=bots, seed=seed, jobs=jobs
    )
    return Measured(claim, played)


def main(arguments: Sequence[str] | None = None) -> int:
    """All claims, a line each; 1 when one is missed."""
    parser = argparse.ArgumentParser(prog="python -m ghoulash.lab.strengths", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each pair (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    held = True
    try:
        for claim in CLAIMS:
            measured = measure(claim, asked.games, asked.seed, asked.jobs)
            held = held and measured.holds
            sys.stdout.write(f"{measured}\n")
            sys.stdout.flush()
    except Refused as refused:
        parser.error(f"{refused.refusal.code} {refused.refusal.args}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

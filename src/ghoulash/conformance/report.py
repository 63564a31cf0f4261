"""What a run has seen, in figures."""

from msgspec import Struct

from ghoulash.conformance.tally import Tally, name
from ghoulash.core.game import AnyGame


class Audience(Struct, frozen=True):
    """What was compared for one seat, or for the public."""

    who: str
    worlds: int
    """Imagined."""
    others: int
    """Of them not the truth."""
    pairs: int
    differing: int
    """Of them with a hidden act that differed."""
    parted: int


class Report(Struct, frozen=True):
    """A run that found nothing wrong."""

    game: str
    scenario: str
    seats: int
    games: int
    states: int
    endings: dict[str, int]
    """How the games ended, and how often."""
    audiences: tuple[Audience, ...]
    seconds: float
    """Of CPU time."""

    @property
    def pairs(self) -> int:
        return sum(audience.pairs for audience in self.audiences)

    @property
    def differing(self) -> int:
        return sum(audience.differing for audience in self.audiences)

    def __str__(self) -> str:
        parts = ", ".join(f"{a.who} {a.pairs}/{a.differing}" for a in self.audiences)
        return (
            f"{self.game}/{self.scenario}, {self.seats} seats: {self.games} games, {self.states} positions,"
            f" {self.pairs} pairs of which {self.differing} differ ({parts}), {self.seconds:.1f} s"
        )


def report_of(game: AnyGame, seats: int, games: int, tally: Tally, seconds: float) -> Report:
    """The counts of a run, frozen."""
    audiences = tuple(
        Audience(name(observer), seen.worlds, seen.others, seen.pairs, seen.differing, seen.parted)
        for observer, seen in tally.seen.items()
    )
    return Report(game.id, game.scenario, seats, games, tally.states, tally.endings, audiences, seconds)

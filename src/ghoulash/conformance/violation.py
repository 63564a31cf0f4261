"""What the kit says when a game breaks its word: which, where, and how to see it again."""

from msgspec import Struct

from ghoulash.games import REGISTRY


class Place(Struct, frozen=True):
    """Where in a run: enough to go there again."""

    game: str
    scenario: str
    seats: int
    seed: int
    number: int
    """Which of the run's games, counted from 0."""
    step: int | None = None
    """How many actions had been done, chance's among them; None: of the game as a whole."""

    def __str__(self) -> str:
        step = "" if self.step is None else f", step {self.step}"
        return f"{self.game}/{self.scenario}, {self.seats} seats, seed {self.seed}, game {self.number}{step}"

    @property
    def again(self) -> str:
        """What comes here again."""
        if self.game in REGISTRY:
            return (
                f"python -m ghoulash.conformance {self.game} --scenario {self.scenario}"
                f" --seats {self.seats} --seed {self.seed} --game {self.number}"
            )
        return f"Budget(seed={self.seed}, first={self.number}, games=1), seats={self.seats}"


class Violation(Exception):
    """A game does not do what every game must; `check` names the law, `part` the output at fault."""

    def __init__(self, check: str, why: str, place: Place, part: str = "") -> None:
        law = f"{check} ({part})" if part else check
        super().__init__(f"{law}: {why}\n  at {place}\n  again: {place.again}")
        self.check = check
        self.part = part
        self.why = why
        self.place = place

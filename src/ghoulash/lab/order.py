"""What a simulation is asked for, and where the seeds of each game come from."""

import hashlib
from random import Random

from msgspec import Struct


class Order(Struct, frozen=True):
    """The games to be played: all that another process needs to play any of them."""

    game: str
    rules: int
    setup: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    fixed_seats: bool = False

    def seating(self, index: int) -> tuple[int, ...]:
        """For each seat, the place among `bots` of who sits there; they move on by one with each game."""
        seats = len(self.bots)
        moved = 0 if self.fixed_seats else index
        return tuple((seat + moved) % seats for seat in range(seats))

    def seed_of(self, index: int) -> str:
        """The seed of one game: the same whoever plays it, and after whichever others."""
        return hashlib.sha256(f"ghoulash simulate {self.seed} {index}".encode()).hexdigest()


def seed_of_chance(seed: str) -> bytes:
    """What a game's chance is drawn from."""
    return hashlib.sha256(f"{seed} chance".encode()).digest()


def rng_of_bot(seed: str, bot: int) -> Random:
    """What a bot draws from in a game, by its place among the bots."""
    return Random(int.from_bytes(hashlib.sha256(f"{seed} bot {bot}".encode()).digest(), "big"))

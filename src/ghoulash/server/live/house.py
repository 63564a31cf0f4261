"""What all tables share."""

from collections.abc import Callable
from dataclasses import dataclass

from ghoulash.server.store.committing import Committer
from ghoulash.server.store.store import Store
from ghoulash.server.thinking.thinkers import Thinkers


@dataclass
class House:
    """The disk, the bots and the time."""

    store: Store
    committer: Committer
    thinkers: Thinkers
    now: Callable[[], float]
    """Seconds since 1970."""
    moves: int = 0
    """Writes kept since the start."""

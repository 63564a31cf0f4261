"""A live table as its own parts see it: what they may ask of it."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ghoulash.core.refusal import Refusal
from ghoulash.server.clients import Client
from ghoulash.server.live.about import About
from ghoulash.server.live.game import LiveGame
from ghoulash.server.live.house import House
from ghoulash.server.live.story import Viewer
from ghoulash.server.store.rows import SeatRow
from ghoulash.table.table import Happened


class Looking(Struct):
    """How one client looks at the table."""

    viewer: Viewer
    sent: int = 0
    """The number of the last frame that it was sent."""


class AtHand(Protocol):
    """The table, done to one thing at a time."""

    sitters: Sequence[SeatRow]

    @property
    def house(self) -> House: ...
    @property
    def about(self) -> About: ...
    @property
    def game(self) -> LiveGame | None: ...
    @property
    def looking(self) -> Mapping[Client, Looking]: ...

    def do(self, deed: Callable[[], None]) -> None:
        """Do this now, or when what is under way is on the disk."""
        ...

    def later(self, work: Coroutine[Any, Any, Callable[[], None] | None]) -> None:
        """Let nothing happen here until this is done; then do what it hands back."""
        ...

    def happened(self, happened: tuple[Happened, ...] | Refusal) -> None:
        """What a bot, a clock or the table itself has done: keep it, then show it."""
        ...

    def show(self) -> None:
        """Send what has changed to who looks, where nothing had to be kept."""
        ...

    def seated(self, sitters: Sequence[SeatRow]) -> None:
        """Somebody has come, gone, or is played for."""
        ...

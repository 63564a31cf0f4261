"""What a game must give the app: its table, with board widgets, modes and keys, and what is read aside."""

from abc import ABC, abstractmethod
from typing import Any

from ghoulash.terminal.app.screens.reading import Part
from ghoulash.terminal.app.screens.table import TableScreen
from ghoulash.terminal.session import Session


class AppRoom(ABC):
    """One for the whole game; it keeps nothing."""

    @abstractmethod
    def table(self, session: Session, seat: int, pace: float) -> TableScreen[Any]:
        """The table as this seat sees it; made anew for each sitting, so that nothing of another is in it."""

    @abstractmethod
    def help(self, session: Session) -> list[Part]:
        """What the keys do at each moment of this game."""

    def keys(self, session: Session) -> list[str]:
        """Lines for the keys that this game always has, before those that every game has."""
        return []

    def signs(self, session: Session) -> list[Part]:
        """The signs of the board, at the end of the help."""
        return []

    def briefing(self, session: Session) -> list[Part]:
        """What this scenario asks."""
        return []

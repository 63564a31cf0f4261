"""What can be said of the game without loading its rules."""

from pathlib import Path
from typing import Final

ID: Final = "last-game-on-earth"
SEATS: Final = (2, 4)
STANDARD: Final = "standard"
DATA: Final = Path(__file__).parent / "data"
BRIEFINGS: Final = ("lock-and-load", "transporters", "lucky-charms", "blackout", "evacuation")


def shipped() -> tuple[str, ...]:
    """The game without a Briefing, then each Briefing; any of them are combined with `+` (LG-9.1, LG-9.2)."""
    return (STANDARD, *BRIEFINGS)

"""What can be said of the game without loading its rules."""

from pathlib import Path
from typing import Final

ID: Final = "pen-and-paper"
SEATS: Final = (2, 2)
DEFAULT: Final = "ghoul-and-plenty"
DATA: Final = Path(__file__).parent / "data"


def shipped() -> tuple[str, ...]:
    """The ids of the scenarios that come with the game, the usual one first."""
    names = sorted(path.stem for path in DATA.glob("*.toml"))
    return tuple(sorted(names, key=lambda name: name != DEFAULT))

"""What a key stands for on every board: a direction, or a figure."""

from typing import Final

ARROWS: Final = {"up": "N", "right": "E", "down": "S", "left": "W"}
SHIFTED: Final = {f"shift+{arrow}": direction for arrow, direction in ARROWS.items()}
STEPS: Final = {"N": (1, 0), "E": (0, 1), "S": (-1, 0), "W": (0, -1)}
"""By direction: rows up, columns to the right."""
_FRENCH_ROW: Final = dict(zip("&é\"'(-è_ç", "123456789", strict=True))
"""The figures of a French keyboard without Shift."""


def figure(key: str) -> int:
    """The number from 1 to 9 that a key stands for; 0 for none."""
    key = _FRENCH_ROW.get(key, key)
    return int(key) if len(key) == 1 and key in "123456789" else 0

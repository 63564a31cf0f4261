"""The signs of the board. Each says by its shape what its colour says."""

from typing import Final

from ghoulash.games.last_game_on_earth.state import (
    CHARM,
    CIVILIAN,
    DEBRIS,
    FIRST_AID,
    GHOUL_4,
    GHOUL_5,
    GHOUL_6,
    GUN,
    HOLE,
    STRENGTH,
    UNDECIDED,
)

TOKENS: Final = {
    UNDECIDED: "?",
    GHOUL_4: "4",
    GHOUL_5: "5",
    GHOUL_6: "6",
    HOLE: "○",
    FIRST_AID: "+",
    DEBRIS: "#",
    GUN: "⌐",
    CHARM: "♣",
    CIVILIAN: "i",
}
PEEKED: Final = {
    GHOUL_4: "₄",
    GHOUL_5: "₅",
    GHOUL_6: "₆",
    HOLE: "₀",
    FIRST_AID: "₊",
    GUN: "¬",
    CHARM: "♧",
    CIVILIAN: "ᵢ",
}
"""Face-down still, and known to who looks at the board."""
INKS: Final = {
    **dict.fromkeys(STRENGTH, "ghoul"),
    HOLE: "trap",
    DEBRIS: "trap",
    UNDECIDED: "back",
}
"""The ink of a token; that of all others is `gift`."""
COUNTS: Final = " ¹²³⁴⁵⁶⁷⁸⁹"
MANY: Final = "⁺"
SHADE: Final = "░"
PAD: Final = "◎"
WAY: Final = "•"
TARGET: Final = "·"
TARGET_SHADED: Final = ":"
AIM, AIM_BACK = "›", "‹"
"""Around a square that may be named and is not empty."""
SEAM, LYING_SEAM = "┊", "┄"
"""Where two tiles meet."""
LEFT_EDGE, RIGHT_EDGE = "▐", "▌"
"""The edges of a thick chip."""
POINT: Final = "●"
NO_POINT: Final = "○"


def token_sign(kind: int, *, down: bool) -> str:
    """What a token is drawn with."""
    return PEEKED.get(kind, TOKENS[kind]) if down else TOKENS[kind]


def token_ink(kind: int, *, down: bool) -> str:
    """Face-down it has its back's ink, whoever knows it."""
    return "back" if down else INKS.get(kind, "gift")


def count_sign(count: int) -> str:
    """A small figure beside a stack."""
    return COUNTS[count] if count < len(COUNTS) else MANY

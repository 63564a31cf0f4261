"""A wound meter: fifteen boxes, scratched one by one, and the meters crossed out before."""

from typing import Final, NamedTuple

from ghoulash.games.pen_and_paper.state import METER
from ghoulash.terminal.app.widgets.written import Part, Written

FULL: Final = "■"
EMPTY: Final = "□"
CROSSED: Final = "╳"
_GROUP: Final = 5
_CROSSED_SHOWN: Final = 2


class Standing(NamedTuple):
    """How one traveller does."""

    name: str
    wounds: int
    meters: int
    notes: str
    """What is carried, where from, and what lies ahead."""
    more: str
    """So many more crossed-out meters than are drawn, in words."""
    turn: bool


def boxes(wounds: int) -> tuple[str, str]:
    """The boxes scratched and those still clean, in groups of five."""
    row = FULL * wounds + EMPTY * (METER - wounds)
    groups = [row[n : n + _GROUP] for n in range(0, METER, _GROUP)]
    text = " ".join(groups)
    clean = text.find(EMPTY)
    return (text, "") if clean < 0 else (text[:clean], text[clean:])


class Meter(Written):
    """One traveller's."""

    def show(self, standing: Standing) -> None:
        """Draw it."""
        full, empty = boxes(standing.wounds)
        parts: list[Part] = [
            ("▸ " if standing.turn else "  ", "bold $primary"),
            (f"{standing.name}\n", "bold $foreground"),
        ]
        crossed = " ".join([CROSSED * _GROUP] * (METER // _GROUP))
        parts += [(f"  {crossed}\n", "$gone")] * min(standing.meters, _CROSSED_SHOWN)
        if standing.more:
            parts.append((f"  {standing.more}\n", "$gone"))
        count = f"  {standing.wounds}/{METER}\n  {standing.notes}"
        parts += [("  ", ""), (full, "bold $pen"), (empty, "$faint"), (count, "$foreground")]
        self.write(parts)

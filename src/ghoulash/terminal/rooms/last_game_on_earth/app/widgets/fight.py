"""The battle, a panel split in two: the Ghoul's strength on one side, the battler's total on the other."""

from typing import Final, NamedTuple

from ghoulash.terminal.app.widgets.written import Part
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.panel import Panel

_BIG: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "-": ("   ", "▀▀▀", "   "),
}
_SPLIT: Final = "╱"


class Battle(NamedTuple):
    """What stands on the panel."""

    title: str
    ghoul: str
    strength: int
    battler: str
    total: int
    planned: int
    """The total with what is laid out and not yet put down."""
    verdict: str
    cards: str


class Fight(Panel):
    """Both totals growing."""

    _battle: Battle | None = None
    _tall = False

    def show(self, battle: Battle | None, *, tall: bool) -> None:
        """Draw it, with big figures where there is room."""
        self._battle, self._tall = battle, tall
        self.display = battle is not None
        self.write_out()

    def lay_out(self, width: int) -> None:
        battle = self._battle
        if battle is None:
            return
        half = width // 2
        wins = battle.planned > battle.strength
        mine = "bold $primary" if wins else "bold $pen"
        parts: list[Part] = [(f"{battle.title:.{width}}\n", "bold $ghoul")]
        rows = self._big(battle, mine) if self._tall else self._bars(battle, half, mine)
        height = len(rows)
        for n, (left, right) in enumerate(rows):
            lean = half - 2 + height - 1 - n
            parts += [*_fit(left, lean), (f"{_SPLIT}{' ' * (n + 1)}", "$faint")]
            parts += [*_fit(right, width - lean - n - 2), ("\n", "")]
        parts.append((f"{battle.cards:.{width * 2}}", "$foreground"))
        self.write(parts)

    def _bars(self, battle: Battle, half: int, mine: str) -> list[tuple[list[Part], list[Part]]]:
        room = half - 6
        strength = min(battle.strength, room)
        total = max(0, min(battle.total, room))
        planned = max(0, min(battle.planned, room))
        sure, more = min(total, planned), abs(planned - total)
        coming = "▒" if planned > total else "░"
        names: tuple[list[Part], list[Part]] = (
            [(str(battle.strength), "bold $ghoul"), (f" {battle.ghoul}", "$ghoul")],
            [
                (str(battle.planned), mine),
                (f" {battle.verdict} ", mine),
                (battle.battler, "$foreground"),
            ],
        )
        bars: tuple[list[Part], list[Part]] = (
            [("█" * strength, "$ghoul")],
            [("█" * sure, mine), (coming * more, mine)],
        )
        return [names, bars]

    def _big(self, battle: Battle, mine: str) -> list[tuple[list[Part], list[Part]]]:
        names, bars = self._bars(battle, 30, mine)
        left, right = _figures(battle.strength), _figures(battle.planned)
        rows: list[tuple[list[Part], list[Part]]] = [names]
        rows += [([(f"  {a}", "bold $ghoul")], [(f"  {b}", mine)]) for a, b in zip(left, right, strict=True)]
        return [*rows, bars]


def _figures(number: int) -> list[str]:
    digits = [_BIG[digit] for digit in str(number)]
    return [" ".join(digit[line] for digit in digits) for line in range(3)]


def _fit(parts: list[Part], width: int) -> list[Part]:
    """These, cut or filled up to so many columns."""
    found: list[Part] = []
    left = width
    for text, style in parts:
        found.append((text[:left], style))
        left -= len(text[:left])
    return [*found, (" " * left, "")]

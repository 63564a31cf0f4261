"""All players: points as dots to ten, wounds out of Health, cards in hand."""

from collections.abc import Sequence

from ghoulash.games.last_game_on_earth.state import TO_WIN
from ghoulash.terminal.app.widgets.written import Part
from ghoulash.terminal.rooms.last_game_on_earth.app.marks import NO_POINT, POINT
from ghoulash.terminal.rooms.last_game_on_earth.app.standing import Standing
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.panel import Panel

_RIGHT = 27
"""Columns to the right of the names."""
_LEFT = 3
_SHORTEST = 4
"""Columns of a name at the least."""


class Players(Panel):
    """A line for each."""

    _players: Sequence[Standing] = ()
    _heads: tuple[str, str, str] = ("", "", "")

    def show(self, players: Sequence[Standing], heads: tuple[str, str, str]) -> None:
        """Draw them, under the words for points, wounds and hand."""
        self._players, self._heads = players, heads
        self.write_out()

    def lay_out(self, width: int) -> None:
        if width < _LEFT + 1 + _RIGHT + _SHORTEST:
            self.write(_close(self._players))
            return
        room = width - _LEFT - 1 - _RIGHT
        names = _names(self._players, room)
        points, wounds, hand = self._heads
        head = f"{'':{_LEFT + room + 1}}{points:<11.11}{wounds:>9.9} {hand:<5.5}"
        parts: list[Part] = [(f"{head}\n", "$faint")]
        for player, name in zip(self._players, names, strict=True):
            won = min(player.points, TO_WIN)
            ink = "$gone" if player.out else "$foreground"
            parts += [
                (player.sign, "bold $primary"),
                (f"{player.letter} ", "bold $pen" if player.mine else "bold $primary"),
                (f"{name:<{room}} ", f"bold {ink}" if player.mine else ink),
                (POINT * won, "bold $ghoul"),
                (NO_POINT * (TO_WIN - won), "$faint"),
                (f"{player.points:>3} ", f"bold {ink}"),
                (f"{player.wounds:>5} ", "$pen" if player.wounds[:1] not in ("", "0") else ink),
                (f"{player.hand:>3} ", ink),
                (f"{player.marks:.4}\n", "bold $foreground"),
            ]
        text, ink = parts[-1]
        parts[-1] = text.rstrip("\n"), ink
        self.write(parts)


def _close(players: Sequence[Standing]) -> list[Part]:
    """The same in the fewest columns: letters and numbers."""
    parts: list[Part] = []
    for player in players:
        ink = "$gone" if player.out else "$foreground"
        parts += [
            (player.sign, "bold $primary"),
            (player.letter, "bold $pen" if player.mine else "bold $primary"),
            (f"{player.points:>3}", "bold $ghoul"),
            (f"{player.wounds:>5}", "$pen" if player.wounds[:1] not in ("", "0") else ink),
            (f"{player.hand:>3} ", ink),
            (f"{player.marks:.4}\n", "bold $foreground"),
        ]
    text, ink = parts[-1]
    return [*parts[:-1], (text.rstrip("\n"), ink)]


def _names(players: Sequence[Standing], room: int) -> list[str]:
    """As much of names and characters as fits for all alike; else only names, cut where need be."""
    whole = [
        f"{player.called} · {player.character}" if player.character else player.called for player in players
    ]
    for names in (whole, [player.called for player in players]):
        if all(len(name) <= room for name in names):
            return names
    return [_short(player.name, room) for player in players]


def _short(name: str, room: int) -> str:
    """The number of a bot is at its end."""
    return name if len(name) <= room else f"{name[: room - 3]}…{name[-2:]}"

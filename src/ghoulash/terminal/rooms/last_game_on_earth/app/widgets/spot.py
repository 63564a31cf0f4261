"""The square looked at, and its stack from the top."""

from ghoulash.terminal.app.widgets.written import Part, Written
from ghoulash.terminal.rooms.last_game_on_earth.app.standing import Sight

_INKS = {"back": "$secondary", "ghoul": "$ghoul", "trap": "$pen", "gift": "$stamp"}


class Spot(Written):
    """One square."""

    def show(self, sight: Sight, *, most: int) -> None:
        """Draw it, with so many tokens at most."""
        parts: list[Part] = [(sight.title, "$secondary")]
        for token in sight.tokens[:most]:
            ink = _INKS[token.ink]
            parts += [
                ("\n ▐", ink),
                (token.sign, f"bold {ink} reverse"),
                ("▌ ", ink),
                (token.text, "$foreground"),
            ]
        more = len(sight.tokens) - most
        if more > 0:
            parts.append((f" +{more}", "bold $foreground"))
        self.display = bool(sight.title)
        self.write(parts)

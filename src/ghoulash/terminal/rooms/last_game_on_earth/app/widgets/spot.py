"""The square looked at, and its stack from the top."""

from ghoulash.terminal.app.widgets.written import Part, Written
from ghoulash.terminal.rooms.last_game_on_earth.app.standing import Sight

_INKS = {"back": "$secondary", "ghoul": "$ghoul", "trap": "$pen", "gift": "$stamp"}


class Spot(Written):
    """One square."""

    def show(self, sight: Sight, *, most: int, width: int) -> int:
        """Draw it, with so many tokens at most; how many lines that takes in so many columns."""
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
        return self.lines(max(1, width - 4)) if self.display else 0

"""The room of The Last Game on Earth in the app: its table, its help, its Briefing."""

from typing import Final

from ghoulash.games.last_game_on_earth.state import KINDS, UNDECIDED
from ghoulash.terminal.app.room import AppRoom
from ghoulash.terminal.app.screens.reading import Part
from ghoulash.terminal.app.sheets import help_part
from ghoulash.terminal.rooms.last_game_on_earth.app import marks as sign
from ghoulash.terminal.rooms.last_game_on_earth.app.table import TableOfTiles
from ghoulash.terminal.session import Session

_PARTS: Final = ("turn", "name", "cards", "answer")
_SIGNS: Final = (
    (sign.SHADE * 2, "shaded"),
    (sign.SEAM, "seam"),
    (sign.PAD, "pad"),
    ("?", "down"),
    ("₅", "peeked"),
    ("5²", "stack"),
    ("†", "dead"),
)


class LastGameOnEarthApp(AppRoom):
    """Four tiles, drawn."""

    def table(self, session: Session, seat: int, pace: float) -> TableOfTiles:
        return TableOfTiles(session, seat, pace)

    def briefing(self, session: Session) -> list[Part]:
        """What the game is about, what is played for, and what each Briefing brings."""
        words = session.words
        found: list[Part] = [(f"{words.say('lg-app-title')}\n\n", "bold $foreground")]
        found.append((f"{words.say('lg-app-story')}\n\n", "italic"))
        found.append((f"{words.say('lg-app-in-short')}\n\n", ""))
        return [*found, *((f"{line}\n", "") for line in words.briefing(session.game.setup()))]

    def help(self, session: Session) -> list[Part]:
        say = session.words.say
        found = (help_part(say(f"lg-app-help-{part}-title"), say(f"lg-app-help-{part}")) for part in _PARTS)
        return [piece for part in found for piece in part]

    def keys(self, session: Session) -> list[str]:
        return [session.words.say("lg-app-help-always")]

    def signs(self, session: Session) -> list[Part]:
        """The tokens, then all else."""
        say = session.words.say
        found: list[Part] = [(f"{say('app-help-signs-title')}\n", "bold $primary")]
        for kind, name in enumerate(KINDS):
            if kind != UNDECIDED:
                found += [(f" {sign.TOKENS[kind]} ", "bold"), (f"{say('lg-token', token=name)}   ", "")]
        found.append(("\n", ""))
        for glyph, name in _SIGNS:
            found += [(f" {glyph} ", "bold"), (f"{say(f'lg-app-sign-{name}')}\n", "")]
        return [*found, (" ? ", "bold reverse"), (f" {say('app-sign-many')}", "")]

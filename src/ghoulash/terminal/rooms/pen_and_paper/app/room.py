"""The room of pen-and-paper in the app: its table, its help, its Briefing."""

from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.locale import Words
from ghoulash.terminal.app.room import AppRoom
from ghoulash.terminal.app.screens.reading import Part
from ghoulash.terminal.app.sheets import help_part
from ghoulash.terminal.rooms.pen_and_paper.app import marks as sign
from ghoulash.terminal.rooms.pen_and_paper.app.marks import Marks
from ghoulash.terminal.rooms.pen_and_paper.app.table import TableOfCharts
from ghoulash.terminal.session import Session


class PenAndPaperApp(AppRoom):
    """Two charts, drawn."""

    def table(self, session: Session, seat: int, pace: float) -> TableOfCharts:
        return TableOfCharts(session, seat, pace)

    def briefing(self, session: Session) -> list[Part]:
        """The title, the story in italics, and what is to be done."""
        words, board = session.words, _board(session)
        title, *lines = words.briefing(board.scenario, board.turn_limit)
        story = board.scenario.story.text(words.language)
        told = [(f"{line}\n\n", "italic") if line == story else (f"{line}\n", "") for line in lines]
        return [(f"{title}\n\n", "bold $foreground"), *told]

    def help(self, session: Session) -> list[Part]:
        say = session.words.say
        parts = ("walk", "hide", "fight")
        found = (help_part(say(f"app-help-{part}-title"), say(f"app-help-{part}")) for part in parts)
        return [piece for part in found for piece in part]

    def keys(self, session: Session) -> list[str]:
        return [session.words.say("app-help-chart")]

    def signs(self, session: Session) -> list[Part]:
        """Only of the kinds that this scenario has."""
        words = session.words
        title = (f"{words.say('app-help-signs-title')}\n", "bold $primary")
        return [title, *_signs(words, _board(session))]


def _board(session: Session) -> Board:
    assert isinstance(session.game, PenAndPaper)
    return session.game.board


def _signs(words: Words, board: Board) -> list[Part]:
    marks = Marks(words)
    found: list[Part] = []
    for kind in board.kinds:
        ink = "ghoul" if kind == "ghoul" else "stamp"
        found += [(f" {marks.letter(kind)} ", f"bold ${ink}"), (f"{words.kind(kind)}   ", "")]
    found.append(("\n", ""))
    for glyph, name in (
        (sign.TRAVELLER, "traveller"),
        (sign.HATCH * 2, "walked"),
        (sign.SHADE * 2, "shaded"),
        ("►", "door"),
        ("┊", "doorway"),
        ("╳", "blocked"),
        (sign.SHELTER, "shelter"),
        (sign.CLINIC, "clinic"),
    ):
        found += [(f" {glyph} ", "bold"), (f"{words.say(f'app-sign-{name}')}\n", "")]
    gone = " ".join(marks.gone(kind) for kind in board.kinds if kind in ("ghoul", "kit"))
    found += [(f" {gone} ", "$gone"), (f"{words.say('app-sign-gone')}\n", "")]
    return [
        *found,
        (f" {marks.letter(board.kinds[0])} ", "bold $stamp reverse"),
        (f" {words.say('app-sign-many')}", ""),
    ]

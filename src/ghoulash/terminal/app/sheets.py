"""What stands on the sheets that are read: the Briefing, the help, and the leaving."""

from ghoulash.games.pen_and_paper.board import Board
from ghoulash.locale import Words
from ghoulash.terminal.app import marks as sign
from ghoulash.terminal.app.marks import Marks
from ghoulash.terminal.app.screens.reading import Part, Reading
from ghoulash.terminal.session import Session

_CLOSING = ("enter", " ", "escape", "q")


def briefing(session: Session, board: Board) -> Reading:
    """What this scenario asks."""
    words = session.words
    title, *lines = words.briefing(board.scenario)
    notices = [words.say(notice.id, **notice.args) for notice in session.notices]
    body: list[Part] = [(f"{text}\n\n", "$pen") for text in notices]
    story = board.scenario.story.text(words.language)
    body += [(f"{title}\n\n", "bold $foreground")]
    body += [
        (f"{line}\n\n" if line == story else f"{line}\n", "italic" if line == story else "") for line in lines
    ]
    return Reading(words.say("app-briefing"), body, words.say("app-briefing-foot"), (*_CLOSING, "i"))


def help_sheet(words: Words, board: Board) -> Reading:
    """All keys, and the signs of the charts."""
    body: list[Part] = []
    for part in ("walk", "hide", "fight", "all"):
        body.append((f"{words.say(f'app-help-{part}-title')}\n", "bold $primary"))
        body.append((f"{words.say(f'app-help-{part}')}\n\n", ""))
    body.append((f"{words.say('app-help-signs-title')}\n", "bold $primary"))
    body += _signs(words, board)
    return Reading(words.say("app-help"), body, words.say("app-help-foot"), (*_CLOSING, "?", "f1"))


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


def leaving(words: Words) -> Reading:
    """Leave, or stay."""
    body = [(words.say("app-leave"), "")]
    return Reading(
        words.say("app-leave-title"), body, words.say("app-leave-foot"), ("q", "enter", "escape", "n")
    )

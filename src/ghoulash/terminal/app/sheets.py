"""The sheets that are read, as every game has them: the Briefing, the help, and the leaving."""

from ghoulash.locale import Words
from ghoulash.terminal.app.room import AppRoom
from ghoulash.terminal.app.screens.reading import Part, Reading
from ghoulash.terminal.session import Session

_CLOSING = ("enter", " ", "escape", "q")


def briefing(session: Session, room: AppRoom) -> Reading:
    """What is to be said before the game, and what this scenario asks."""
    words = session.words
    notices = [words.say(notice.id, **notice.args) for notice in session.notices]
    body: list[Part] = [(f"{text}\n\n", "$pen") for text in notices]
    body += room.briefing(session)
    return Reading(words.say("app-briefing"), body, words.say("app-briefing-foot"), (*_CLOSING, "i"))


def help_sheet(session: Session, room: AppRoom) -> Reading:
    """All keys, and the signs of the board."""
    words = session.words
    always = [*room.keys(session), words.say("app-help-all")]
    body = [*room.help(session), *help_part(words.say("app-help-all-title"), "\n".join(always))]
    body += room.signs(session)
    return Reading(words.say("app-help"), body, words.say("app-help-foot"), (*_CLOSING, "?", "f1"))


def help_part(title: str, text: str) -> list[Part]:
    """One part of the help, under its title."""
    return [(f"{title}\n", "bold $primary"), (f"{text}\n\n", "")]


def leaving(words: Words) -> Reading:
    """Leave, or stay."""
    body = [(words.say("app-leave"), "")]
    return Reading(
        words.say("app-leave-title"), body, words.say("app-leave-foot"), ("q", "enter", "escape", "n")
    )

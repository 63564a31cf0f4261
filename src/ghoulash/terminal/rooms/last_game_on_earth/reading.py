"""What a person's words mean at this moment, where the game wants more, or other words."""

from typing import Final

from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.locale.steps import is_square
from ghoulash.terminal.rooms.last_game_on_earth.side import Side


def completed(side: Side, line: str) -> str:
    """The line as the game reads it: a bare answer will do, and a character stands for a seat."""
    verb, *rest = side.words.canonical(line).rstrip("!").split() or [""]
    frame = side.frame
    if verb == "play" and rest[:1] == ["parry"]:
        verb, rest = "parry", rest[1:]
    if verb == "play" and rest and rest[0].partition("@")[0] == "steal":
        seats = [_seat(side, word) for word in rest[1:]]
        asked = isinstance(frame, fr.Declaring) and _verb(side, frame) == "on"
        return " ".join(("on", *seats) if asked and seats else (verb, rest[0], *seats))
    if verb == "on":
        return " ".join((verb, *(_seat(side, word) for word in rest)))
    if side.words.plays(verb):
        return _as_wanted(side, frame, verb, rest)
    return _bare(side, frame, line) or line


def verb_for(side: Side, line: str) -> str:
    """What is done now with the card that a line begins with; nothing where it begins with none."""
    words = side.words.canonical(f"play {line}").split()[1:]
    verb = _WITHOUT_VERB.get(type(side.frame), "")
    return verb if words and verb and _is_card(side, words[0]) else ""


_WITHOUT_VERB: Final[dict[type, str]] = {fr.Turn: "play", fr.Replenishing: "discard"}
"""Where a card alone would be too little: it is played, or gone, without having been meant."""


def names_a_number(side: Side, line: str) -> bool:
    """Whether a card is to be taken from somebody by a number, which nobody at the table has."""
    words = side.words.canonical(line).rstrip("!").split()
    stealing = words[:1] == ["play"] and len(words) > 2 and words[1].partition("@")[0] == "steal"
    asked = len(words) == 1 and isinstance(side.frame, fr.Declaring) and _verb(side, side.frame) == "on"
    return (stealing or asked) and words[-1].isdecimal() and words[-1] not in side.session.names


def _as_wanted(side: Side, frame: fr.Frame, verb: str, rest: list[str]) -> str:
    """`to 9-J` and `look 9-J` name a square, and so does whatever else the card wants."""
    text = " ".join((verb, *rest))
    if isinstance(frame, fr.Declaring):
        rest = _not_said_yet(side, frame, verb, rest)
    if isinstance(frame, fr.Declaring) and len(rest) == 1 and is_square(rest[0]):
        wanted = _verb(side, frame)
        return f"{wanted} {rest[0]}" if wanted else text
    if isinstance(frame, fr.Challenging) and verb in ("put", "play"):
        return " ".join(("challenge", *rest))
    return text


def _not_said_yet(side: Side, frame: fr.Declaring, verb: str, rest: list[str]) -> list[str]:
    """`move 3-B 8-F` with 3-B in hand, and `play hole 9-J` with the Hole played, name the rest of it."""
    *before, last = rest or [""]
    if verb == "move" and [word.upper() for word in before] == [side.square(frame.square)]:
        return [last]
    if verb == "play" and frame.card >= 0 and frame.square < 0 and len(before) == 1:
        said = before[0].partition("@")[0] == side.cards.text[frame.card].partition("@")[0]
        return [last] if said else rest
    return rest


def _bare(side: Side, frame: fr.Frame, line: str) -> str:
    """An answer without a verb, or nothing where it would not be clear what is meant."""
    words = side.words.canonical(f"play {line}").split()[1:]
    if not words:
        return ""
    if len(words) == 1 and is_square(words[0]):
        wanted = _verb(side, frame)
        return f"{wanted} {words[0]}" if wanted else ""
    if isinstance(frame, fr.Declaring) and _verb(side, frame) == "on":
        return f"on {_seat(side, words[0])}" if len(words) == 1 else ""
    if isinstance(frame, fr.Picking):
        return f"pick {words[0]}" if len(words) == 1 else ""
    if not all(_is_card(side, word) or word == "done" for word in words):
        return ""
    verb = _CARD_VERBS.get(type(frame), "")
    if isinstance(frame, fr.Declaring) and frame.square >= 0:
        verb = "add"
    return " ".join((verb, *words)) if verb else ""


_CARD_VERBS: Final[dict[type, str]] = {fr.Battling: "put", fr.Challenging: "challenge", fr.Asking: "play"}
"""What is done with a card that is named alone."""


def _verb(side: Side, frame: fr.Frame) -> str:
    """The word for the square, or the seat, that is asked for."""
    if isinstance(frame, fr.Declaring):
        actions = side.actions()
        return str(actions[0]).partition(" ")[0] if len(actions) else ""
    return _SQUARE_VERBS.get(type(frame), "")


_SQUARE_VERBS: Final[dict[type, str]] = {
    fr.Starting: "start",
    fr.Scattering: "token",
    fr.Looking: "look",
    fr.Revealing: "reveal",
}
"""What is done with a square that is named alone."""


def _is_card(side: Side, word: str) -> bool:
    name = word.partition("@")[0]
    return any(text.partition("@")[0] == name for text in side.cards.by_text)


def _seat(side: Side, word: str) -> str:
    """A character, or a name, as the number of its seat."""
    folded = word.casefold()
    for seat, player in enumerate(side.view.players):
        character = "" if player.character < 0 else side.parts.decks[player.character].id
        if folded in (character, side.name(seat).casefold()):
            return str(seat)
    return word

"""All that may be done now, in groups where there is much; and what the words mean."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ghoulash.core.choices import Choices
from ghoulash.core.squares import each, from_hex
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.actions import Challenge, OnSeat, OnSquare
from ghoulash.terminal.rooms.last_game_on_earth.side import Side

_AIMED: Final = ("at", "to")
"""Verbs that are not typed."""
FEW: Final = 12
"""So many squares are listed without being asked for."""
_MOMENTS: Final[dict[type, str]] = {
    fr.Picking: "pick",
    fr.Scattering: "token",
    fr.Starting: "start",
    fr.Replenishing: "replenish",
    fr.Turn: "turn",
    fr.Declaring: "declare",
    fr.Asking: "inaction",
    fr.Guarding: "guard",
    fr.Aiding: "aid",
    fr.Battling: "battle",
    fr.Challenging: "challenge",
    fr.Revealing: "reveal",
    fr.Looking: "look",
}


def moment(frame: fr.Frame) -> str:
    """What is asked, in a word."""
    return _MOMENTS.get(type(frame), "turn")


def choices(side: Side, rest: Sequence[str]) -> Iterator[str]:
    """One line for each group; `choices move` lists its squares."""
    actions = side.actions()
    wanted = rest[0] if rest else ""
    if isinstance(actions, Choices):
        alone = len(list(actions.offers())) == 1
        for offer in actions.offers():
            if offer.texts and not wanted:
                yield ", ".join(_typed(side, text) for text in offer.texts)
            elif not offer.texts and wanted in ("", offer.verb):
                yield _on_squares(
                    side, offer.verb, list(each(from_hex(offer.squares))), wanted=alone or bool(wanted)
                )
        return
    plain = [action for action in actions if not isinstance(action, Challenge)]
    if len(plain) < len(actions):
        yield side.say("lg-choices-challenge", cards=side.counted(side.values(side.me.hand)))
    yield ", ".join(said(side, action) for action in plain)


def said(side: Side, action: Any) -> str:
    """An action as it is typed; a seat goes by its character, a square that is aimed at stands alone."""
    if isinstance(action, OnSeat):
        return f"{side.words.typed(action.verb)} {side.character(action.seat)}"
    if isinstance(action, OnSquare) and action.verb in _AIMED:
        return action.square
    return _typed(side, str(action))


def begun(side: Side) -> str:
    """What is laid out and not done; nothing where nothing is."""
    return ", ".join(said(side, action) for action in side.composition.actions)


def _on_squares(side: Side, verb: str, squares: list[int], *, wanted: bool) -> str:
    typed = side.words.typed(verb) if verb not in _AIMED else ""
    listed = ", ".join(_runs(side, squares))
    if len(squares) <= FEW or wanted or not typed:
        return side.say("plain-choices", verb=typed, places=listed) if typed else listed
    return side.say("plain-choices-many", verb=typed, n=len(squares))


def _runs(side: Side, squares: list[int]) -> Iterator[str]:
    """Squares by row from the south; neighbours of three and more as a run."""
    ground = side.ground
    assert ground is not None
    columns = ground.grid.columns
    while squares:
        size = 1
        while size < len(squares) and squares[size] == squares[0] + size and squares[size] % columns:
            size += 1
        if size < 3:
            size = 1
            yield side.square(squares[0])
        else:
            first, last = side.square(squares[0]), side.square(squares[size - 1])
            yield side.say("plain-from-to", first=first, last=last)
        squares = squares[size:]


def _typed(side: Side, text: str) -> str:
    """As it is typed; a card that looks like another in the hand says whose it is."""
    return " ".join(_word(side, word) for word in text.split(" "))


def _word(side: Side, word: str) -> str:
    name, _, deck = word.partition("@")
    typed = side.words.typed(name)
    hand = {side.cards.text[card] for card in side.me.hand}
    alike = [text for text in hand if text.partition("@")[0] == name]
    return f"{typed} {side.words.typed(deck)}" if deck and len(alike) > 1 else typed


def help_about(side: Side, word: str) -> str:
    """The message that tells more of a word, or of a card by its name."""
    for message in (f"lg-help-{word}", f"plain-help-{word}"):
        if side.words.knows(message):
            return message
    named = side.words.canonical(f"play {word}").partition(" ")[2].partition("@")[0]
    for text, card in side.cards.by_text.items():
        if text.partition("@")[0] == named and card < len(side.cards):
            return f"lg-does-{side.cards.does[card] or 'value'}"
    return ""

"""Reading an action from the text that it prints as, forgiving about case and spacing."""

import re
from collections.abc import Callable
from typing import Final

from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import actions as act
from ghoulash.games.last_game_on_earth.actions import Action
from ghoulash.games.last_game_on_earth.parts import SEATS, TILES, Parts
from ghoulash.games.last_game_on_earth.shapes import EVERY_NAME, SHAPES
from ghoulash.games.last_game_on_earth.state import KINDS

Word = re.Match[str]
_WORD: Final = re.compile(r"\S+")
_SQUARE: Final = re.compile(r"([0-9]{1,2})-?([A-Za-z]{1,2})", re.ASCII)
_NAMES: Final = frozenset(EVERY_NAME)
_TOKENS: Final = KINDS[1:]


class _Unread(Exception):
    def __init__(self, code: str, word: Word | None, end: int, **args: str | int) -> None:
        span = word.span() if word else (end, end)
        found = word[0] if word else ""
        self.refusal = Refusal(code, args={"found": found, "at": span[0] + 1, **args}, span=span)


def read(parts: Parts, text: str) -> Action | Refusal:
    """The action, or a refusal that points at the first word that is wrong."""
    words = list(_WORD.finditer(text))
    try:
        return _read(parts, words, len(text))
    except _Unread as unread:
        return unread.refusal


def read_square(text: str) -> str | None:
    """The square that a person means by `10-J` or `10j`, on any board; None when there is none."""
    found = _SQUARE.fullmatch(text)
    name = f"{int(found[1])}-{found[2].upper()}" if found else ""
    return name if name in _NAMES else None


def _read(parts: Parts, words: list[Word], end: int) -> Action:
    if not words:
        raise _Unread("read-nothing", None, end)
    verb = words[0][0].lower()
    if verb in act.BARE:
        _size(words, 1, 1, end)
        return act.Bare(verb)
    if verb in act.WITH_SQUARE:
        _size(words, 2, 2, end)
        return act.OnSquare(verb, _square(words[1]))
    if verb in act.WITH_CARD:
        _size(words, 2, 2, end)
        return act.WithCard(verb, _card(parts, words[1]))
    if verb not in _OTHERS:
        known = ", ".join((*act.BARE, *act.WITH_SQUARE, *act.WITH_CARD, *_OTHERS))
        raise _Unread("read-verb", words[0], end, known=known)
    least, most, make = _OTHERS[verb]
    _size(words, least, most, end)
    return make(parts, words)


def _size(words: list[Word], least: int, most: int, end: int) -> None:
    verb = words[0][0].lower()
    if len(words) < least:
        raise _Unread("read-short", None, end, verb=verb)
    if len(words) > most:
        raise _Unread("read-long", words[most], end, verb=verb)


def _square(word: Word) -> str:
    square = read_square(word[0])
    if square is None:
        raise _Unread("read-square", word, 0, last="16-P")
    return square


def _card(parts: Parts, word: Word) -> str:
    text = word[0].lower()
    if text not in parts.cards.by_text:
        raise _Unread("read-card", word, 0)
    return text


def _among(word: Word, known: tuple[str, ...]) -> str:
    text = word[0].lower()
    if text not in known:
        raise _Unread("read-word", word, 0, known=", ".join(known))
    return text


def _seat(word: Word) -> int:
    if not re.fullmatch(r"[0-3]", word[0], re.ASCII):
        raise _Unread("read-number", word, 0, least=SEATS[0], most=SEATS[-1])
    return int(word[0])


def _walk(parts: Parts, words: list[Word]) -> Action:
    direction = words[1][0].upper()
    if direction not in act.DIRECTIONS:
        raise _Unread("read-direction", words[1], 0)
    return act.WALKS[direction]


def _challenge(parts: Parts, words: list[Word]) -> Action:
    """Two cards in the order of the decks, however they are typed."""
    cards = sorted((_card(parts, word) for word in words[1:]), key=parts.cards.by_text.__getitem__)
    return act.Challenge(tuple(cards))


def _take(parts: Parts, words: list[Word]) -> Action:
    return act.Take(words[0][0].lower(), _seat(words[1]), _card(parts, words[2]))


def _rob(parts: Parts, words: list[Word]) -> Action:
    return act.Rob(_seat(words[1]), _seat(words[2]), _card(parts, words[3]))


_OTHERS: Final[dict[str, tuple[int, int, Callable[[Parts, list[Word]], Action]]]] = {
    "first": (2, 2, lambda _, words: act.OnSeat("first", _seat(words[1]))),
    "on": (2, 2, lambda _, words: act.OnSeat("on", _seat(words[1]))),
    "pick": (2, 2, lambda p, words: act.Named("pick", _among(words[1], tuple(d.id for d in p.decks)))),
    "shape": (2, 2, lambda _, words: act.Named("shape", _among(words[1], tuple(SHAPES)))),
    "tile": (2, 2, lambda _, words: act.Named("tile", _among(words[1], TILES))),
    "walk": (2, 2, _walk),
    "challenge": (2, 3, _challenge),
    "parry": (3, 3, lambda p, words: act.Parry(_card(p, words[1]), _card(p, words[2]))),
    "draw": (3, 3, _take),
    "lose": (3, 3, _take),
    "rob": (4, 4, _rob),
    "turn": (2, 2, lambda _, words: act.TurnUp(_among(words[1], _TOKENS))),
    "peek": (3, 3, lambda _, words: act.Peek(_seat(words[1]), _among(words[2], KINDS))),
}
"""By verb: how many words at least and at most, itself among them, and what they make."""

"""Big gestures as small actions, and cards by their short names, from what the seat knows."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games.last_game_on_earth import actions as act
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare, WithCard
from ghoulash.games.last_game_on_earth.frames import Battling, Guarding, Turn
from ghoulash.games.last_game_on_earth.parts import Field, Parts
from ghoulash.games.last_game_on_earth.read import read, read_square
from ghoulash.games.last_game_on_earth.view import View

Word = re.Match[str]
_WORD: Final = re.compile(r"\S+")
_STEPS: Final = re.compile(r"([NESW])([1-9]\d?)?", re.IGNORECASE | re.ASCII)
_SEAT: Final = re.compile(r"[0-3]", re.ASCII)
_AIMED_AT: Final = {"hole": "at", "debris": "at", "recon": "look", "look": "look"}
_MOVES: Final = ("haul", "haul-unrevealed")


def spell(parts: Parts, view: View, text: str) -> tuple[Action, ...] | Refusal:
    """`walk to 9-J`, `play hole 9-J`, `put 3 2 done`; any single action stands for itself."""
    words = list(_WORD.finditer(text))
    verb = words[0][0].lower() if words else ""
    try:
        if verb == "walk" and len(words) == 3 and words[1][0].lower() == "to":
            return _walk_to(parts, view, words[2])
        if verb == "walk" and len(words) > 1 and all(_STEPS.fullmatch(word[0]) for word in words[1:]):
            return _walk_steps(words[1:])
        if len(words) > 1 and verb in _GESTURES:
            return _GESTURES[verb](parts, view, words)
    except Refused as refused:
        return refused.refusal
    action = read(parts, text)
    return action if isinstance(action, Refusal) else (action,)


def _wrong(code: str, word: Word, **args: str | int) -> Refused:
    return Refused(Refusal(code, args={"found": word[0], "at": word.start() + 1, **args}, span=word.span()))


def _walk_steps(words: list[Word]) -> tuple[Action, ...]:
    steps: list[Action] = []
    for word in words:
        found = _STEPS.fullmatch(word[0])
        assert found is not None
        steps += [act.WALKS[found[1].upper()]] * int(found[2] or 1)
    return tuple(steps)


def _square(word: Word) -> str:
    square = read_square(word[0])
    if square is None:
        raise _wrong("read-square", word, last="16-P")
    return square


def _walk_to(parts: Parts, view: View, word: Word) -> tuple[Action, ...] | Refusal:
    """A shortest way that enters nothing on the way that would stop it."""
    square = _square(word)
    frame = view.frames[-1]
    if not isinstance(frame, Turn) or view.seat != frame.seat:
        return Refusal("not-your-turn" if view.seat not in view.acting else "walk-not-now", "LG-3.2")
    me = view.players[frame.seat]
    if me.dead or frame.moved == 2:
        return Refusal("dead-no-piece" if me.dead else "moved-already", "LG-3.2")
    field = parts.field_of(view.layout)
    goal = field.index.get(square, -1)
    if goal == me.at:
        return Refusal("walk-there-already", "LG-3.3", {"square": square})
    way = path(field, view, me.at, goal) if goal >= 0 else None
    if way is None:
        return Refusal("walk-no-way", "LG-3.3", {"square": square})
    if len(way) > frame.steps:
        args: dict[str, str | int] = {"square": square, "steps": len(way), "left": frame.steps}
        return Refusal("walk-far-away", "LG-3.3", args)
    return tuple(act.WALKS[direction] for direction in way)


def path(field: Field, view: View, start: int, goal: int) -> tuple[str, ...] | None:
    """The way to a square round all tokens and pieces; tokens are passed over where a card lets one."""
    frame = view.frames[0]
    passes = isinstance(frame, Turn) and frame.over_tokens
    avoid = 0 if passes else sum(1 << stack.square for stack in view.stacks)
    for seat, player in enumerate(view.players):
        if player.at >= 0 and seat != view.seat:
            avoid |= 1 << player.at
    return field.ground.grid.path(start, goal, avoid=avoid)


def _card(parts: Parts, view: View, word: Word, among: Iterable[int] | None = None) -> str:
    """A card by its text, or by its short name where only one deck's is meant."""
    text = word[0].lower().rstrip(",")
    if text in parts.cards.by_text:
        return text
    held = view.players[view.seat].hand if among is None and view.seat is not None else among or ()
    found = dict.fromkeys(
        parts.cards.text[card] for card in held if parts.cards.text[card].partition("@")[0] == text
    )
    if len(found) > 1:
        raise _wrong("card-which", word, known=", ".join(found))
    if found:
        return next(iter(found))
    known = any(other.partition("@")[0] == text for other in parts.cards.by_text)
    raise Refused(Refusal("card-not-held", "LG-3.1", {"card": text})) if known else _wrong("read-card", word)


def _with_cards(parts: Parts, view: View, words: list[Word]) -> tuple[Action, ...]:
    """`put 3 2 done`, `discard 3 hole`, `discard all`."""
    verb = words[0][0].lower()
    if verb == "discard" and len(words) == 2 and words[1][0].lower() == "all" and view.seat is not None:
        hand = view.players[view.seat].hand
        return tuple(WithCard(verb, parts.cards.text[card]) for card in hand)
    is_done = words[-1][0].lower() == "done" and len(words) > 2
    cards = words[1:-1] if is_done else words[1:]
    actions = tuple(WithCard(verb, _card(parts, view, word)) for word in cards)
    return (*actions, act.DONE) if is_done else actions


def _challenge(parts: Parts, view: View, words: list[Word]) -> tuple[Action, ...] | Refusal:
    cards = " ".join(_card(parts, view, word) for word in words[1:])
    action = read(parts, f"challenge {cards}")
    return action if isinstance(action, Refusal) else (action,)


def _parry(parts: Parts, view: View, words: list[Word]) -> tuple[Action, ...] | Refusal:
    """`parry 3`: with any Parry held, the card that was played against one."""
    frame = view.frames[-1]
    against: tuple[int, ...] = ()
    if isinstance(frame, Battling):
        against = frame.against
    elif isinstance(frame, Guarding) and frame.value >= 0:
        against = (frame.value,)
    value = _card(parts, view, words[-1], against)
    if len(words) > 2:
        action = read(parts, f"parry {_card(parts, view, words[1])} {value}")
        return action if isinstance(action, Refusal) else (action,)
    held = view.players[view.seat].hand if view.seat is not None else ()
    mine = next((card for card in held if parts.cards.does[card] == "parry"), None)
    if mine is None:
        return Refusal("no-parry", "LG-7.2")
    return (act.Parry(parts.cards.text[mine], value),)


def _move(parts: Parts, view: View, words: list[Word]) -> tuple[Action, ...]:
    """`move 12-H to 9-J`."""
    squares = [_square(word) for word in words[1:] if word[0].lower() != "to"]
    if len(squares) > 2:
        raise _wrong("read-long", words[-1], verb="move")
    return tuple(OnSquare(verb, square) for verb, square in zip(("move", "to"), squares, strict=False))


def _play(parts: Parts, view: View, words: list[Word]) -> tuple[Action, ...]:
    """A card, with all that it is declared with: `play debris 9-J 3`, `play haul 12-H to 9-J`."""
    card = _card(parts, view, words[1])
    rest = [word for word in words[2:] if word[0].lower() not in ("to", "at", "on")]
    played: list[Action] = [WithCard("play", card)]
    does = parts.cards.does[parts.cards.by_text[card]]
    if does == "parry" and rest:
        return (act.Parry(card, _card(parts, view, rest[0])),)
    if does == "steal" and rest:
        seat = rest.pop(0)
        if not _SEAT.fullmatch(seat[0]):
            raise _wrong("read-number", seat, least=0, most=3)
        played.append(act.OnSeat("on", int(seat[0])))
    elif does in _MOVES:
        played += [OnSquare(verb, _square(word)) for verb, word in zip(("move", "to"), rest, strict=False)]
        rest = rest[2:]
    elif does in _AIMED_AT and rest:
        played.append(OnSquare(_AIMED_AT[does], _square(rest.pop(0))))
        if does == "debris" and rest:
            value = rest.pop(0)
            is_plain = value[0].lower() == "done"
            played.append(act.DONE if is_plain else WithCard("add", _card(parts, view, value)))
        elif does == "look" and rest:
            played.append(OnSquare("look", _square(rest.pop(0))))
    if rest:
        raise _wrong("read-long", rest[0], verb="play")
    return tuple(played)


_Gesture = Callable[[Parts, View, list[Word]], tuple[Action, ...] | Refusal]
_GESTURES: Final[dict[str, _Gesture]] = {
    "put": _with_cards,
    "discard": _with_cards,
    "add": _with_cards,
    "challenge": _challenge,
    "parry": _parry,
    "move": _move,
    "play": _play,
}

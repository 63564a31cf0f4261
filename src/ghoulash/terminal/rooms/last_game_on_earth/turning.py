"""What is asked in one's own turn: where one can go, what one may do."""

from collections.abc import Iterator

from ghoulash.core.squares import each, from_hex
from ghoulash.games.last_game_on_earth.actions import CHARM_SPENT, END, FACE, STOP, OnSquare, Walk, WithCard
from ghoulash.games.last_game_on_earth.frames import Turn
from ghoulash.terminal.rooms.last_game_on_earth.side import Side


def ask_turn(side: Side, frame: Turn) -> str:
    """Where the piece stands, the ways on, the Action, and how to end it."""
    return " ".join(filter(None, _parts(side, frame)))


def _parts(side: Side, frame: Turn) -> Iterator[str]:
    say = side.say
    actions = list(side.actions())
    me = side.me
    at = "none" if me.at < 0 else side.square(me.at)
    moved = ("not", "begun", "over")[frame.moved]
    yield say("lg-turn-at", at=at, moved="dead" if me.dead else moved, steps=frame.steps)
    ways = [action.direction for action in actions if isinstance(action, Walk)]
    if ways:
        yield say("lg-turn-ways", ways=", ".join(way(side, direction) for direction in ways))
    if frame.over_tokens and frame.moved < 2:
        yield say("lg-turn-over-tokens")
    if FACE in actions:
        yield say("lg-turn-face", what=underfoot(side))
    if STOP in actions:
        yield say("lg-turn-stop")
    jumps = [action.square for action in actions if isinstance(action, OnSquare) and action.verb == "jump"]
    if jumps:
        yield say("lg-turn-jump", squares=", ".join(jumps), square=jumps[0])
    yield from _acts(side, frame, actions)
    if CHARM_SPENT in actions:
        yield say("lg-turn-charm")
    if END in actions:
        yield say("lg-turn-end")


def _acts(side: Side, frame: Turn, actions: list[object]) -> Iterator[str]:
    """The cards that may be played, and whether a token may be moved."""
    texts = [action.card for action in actions if isinstance(action, WithCard)]
    cards = [side.cards.by_text[text] for text in texts]
    plain = [card for card in cards if side.parts.in_turn[card] == "specialty"]
    acting = side.counted([card for card in cards if card not in plain])
    tokens = sum(isinstance(action, OnSquare) and action.verb == "move" for action in actions)
    if acting or tokens:
        yield side.say(
            "lg-turn-act",
            cards=acting or "none",
            tokens=tokens,
            second="yes" if not frame.acts and not frame.more else "no",
            more=frame.more,
        )
    elif not (frame.acts or frame.more):
        yield side.say("lg-turn-acted")
    if plain:
        yield side.say("lg-turn-specialty", cards=side.counted(plain))


def way(side: Side, direction: str) -> str:
    """A direction, and what is known to be one step that way."""
    ground = side.ground
    assert ground is not None
    there = contents(side, ground.exits[side.me.at][direction])
    return side.say("lg-way", way=side.words.direction(direction), what=there or "none")


def contents(side: Side, square: int) -> str:
    """The uppermost token, the pieces and the pad of a square, in a few words."""
    found = [side.name(seat) for seat in side.standing(square) if seat != side.seat]
    stack = side.stack(square)
    if stack:
        found.append(side.token(stack[-1]))
    if from_hex(side.view.pads) >> square & 1:
        found.append(side.say("lg-pad"))
    return ", ".join(found)


def underfoot(side: Side) -> str:
    """The tokens that one stands on, from the top."""
    return ", ".join(side.token(token) for token in reversed(side.stack(side.me.at)))


def pads(side: Side) -> list[str]:
    """The squares of the transporter pads."""
    return [side.square(square) for square in each(from_hex(side.view.pads))]

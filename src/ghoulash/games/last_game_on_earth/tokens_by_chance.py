"""Chance says what a token is, when somebody first looks at it (LG-1.2)."""

from ghoulash.core.game import Step
from ghoulash.games.last_game_on_earth.actions import Action, Peek, TurnUp
from ghoulash.games.last_game_on_earth.effects import see, turn_up
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Peeking, Turning
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import KINDS, State, Token
from ghoulash.games.last_game_on_earth.work import Work


def turning_chances(parts: Parts, state: State) -> tuple[tuple[Action, int], ...]:
    """Every kind that is left in the bag, as often as it is there."""
    return tuple([(parts.turns[kind], state.bag[kind]) for kind in parts.kinds if state.bag[kind]])


def peeking_chances(parts: Parts, state: State) -> tuple[tuple[Action, int], ...]:
    """The same, for one pair of eyes."""
    frame = state.frames[-1]
    assert isinstance(frame, Peeking)
    return tuple(
        [(Peek(frame.seat, KINDS[kind]), state.bag[kind]) for kind in parts.kinds if state.bag[kind]]
    )


def turn(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """The token lies open."""
    assert isinstance(action, TurnUp)
    work = Work(parts, state)
    frame = work.frames[-1]
    assert isinstance(frame, Turning)
    turn_up(work, frame, _decided(work, action.token))
    return work


def peek(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """The token is known to one seat, and stays face-down."""
    assert isinstance(action, Peek)
    work = Work(parts, state)
    frame = work.frames[-1]
    assert isinstance(frame, Peeking)
    top = work.tokens(frame.square)[-1]
    see(work, frame, Token(_decided(work, action.token), top.down, top.seen))
    return work


def _decided(work: Work, name: str) -> int:
    """The kind by its name, out of the bag."""
    kind = KINDS.index(name)
    work.bag = (*work.bag[:kind], work.bag[kind] - 1, *work.bag[kind + 1 :])
    return kind

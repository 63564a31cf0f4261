"""Whether what is pending in a position read from a file can be answered."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from ghoulash.core.game import CHANCE
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import NOBODY, OUTSIDE, STRENGTH, State, stack_at, unseen_by

SETTING_UP: Final = (fr.FirstFrame, fr.Picking, fr.Laying, fr.Scattering, fr.Padding, fr.Starting)
_BOTTOM: Final = (*SETTING_UP, fr.Over, fr.Replenishing, fr.Turn)
_ABOVE: Final[dict[type, type]] = {fr.Asking: fr.Playing, fr.Challenging: fr.Battling}
"""What can only lie on something else."""
_MOST: Final = 99


def squares_of(parts: Parts, state: State) -> int:
    """The squares of the board; none before it lies."""
    return 0 if state.layout is None else parts.field(state).ground.squares


def are_frames(parts: Parts, state: State) -> bool:
    """Each frame on one that it can come from, about seats, squares and cards that there are."""
    for frame in state.frames:
        if not _is_frame(parts, state, frame):
            return False
    below = [type(frame) for frame in state.frames]
    if below[0] not in _BOTTOM:
        return False
    if below[0] is fr.Replenishing:
        return all(kind is fr.Drawing for kind in below[1:])
    if len(below) > 1 and below[0] is not fr.Turn:
        return False
    for before, after in pairwise(below):
        if after in (fr.Turn, fr.Over, *SETTING_UP) or (after in _ABOVE and before is not _ABOVE[after]):
            return False
    return True


def _is_frame(parts: Parts, state: State, frame: fr.Frame) -> bool:
    fields: dict[str, Any] = {name: getattr(frame, name) for name in frame.__struct_fields__}
    for name, value in fields.items():
        check = _FIELDS.get(name)
        if check is not None and not check(parts, state, value):
            return False
    extra = _CHECKS.get(type(frame))
    return extra is None or extra(parts, state, frame)


def _seats(parts: Parts, state: State, value: Any) -> bool:
    if not isinstance(value, tuple):
        return isinstance(value, int) and 0 <= value <= _MOST
    return all(seat in range(len(state.players)) for seat in value)  # pyright: ignore[reportUnknownVariableType]


def _seat(parts: Parts, state: State, value: int) -> bool:
    """Chance is no seat, but for the tokens that it lays."""
    laid = isinstance(state.frames[-1], fr.Scattering) and parts.by_chance
    return value == CHANCE if laid else value in range(len(state.players))


def _square(parts: Parts, state: State, value: int) -> bool:
    return value == OUTSIDE or (value >= 0 and bool(squares_of(parts, state) >> value & 1))


def _card(parts: Parts, state: State, value: int) -> bool:
    return -1 <= value < len(parts.texts)


_FIELDS: Final[dict[str, Callable[[Parts, State, Any], bool]]] = {
    "seat": _seat,
    "by": lambda _, state, value: value in range(len(state.players)),
    "victim": lambda _, state, value: value in range(len(state.players)),
    "target": lambda _, state, value: value in (NOBODY, *range(len(state.players))),
    "left": _seats,
    "square": _square,
    "to": _square,
    "card": _card,
    "value": _card,
    "wounds": lambda _, __, value: 0 <= value <= _MOST,
    "steps": lambda _, __, value: 0 <= value <= _MOST,
    "moved": lambda _, __, value: value in (0, 1, 2),
    "acts": lambda _, __, value: value in (0, 1),
    "more": lambda _, __, value: 0 <= value <= _MOST,
}


def _has_token(state: State, square: int, index: int) -> bool:
    return square >= 0 and 0 <= index < len(stack_at(state, square))


def _is_battle(parts: Parts, state: State, frame: fr.Battling) -> bool:
    at = state.players[frame.seat].at
    if not _has_token(state, at, frame.index) or frame.stage not in (0, 1, 2):
        return False
    strength = STRENGTH.get(stack_at(state, at)[frame.index].kind)
    asked = isinstance(state.frames[-1], fr.Challenging)
    return frame.strength == strength and 0 <= frame.combat <= _MOST and asked == (frame.stage == 1)


def _is_turn(parts: Parts, state: State, frame: fr.Turn) -> bool:
    me = state.players[frame.seat]
    return me.character != NOBODY and (me.at != OUTSIDE or (me.dead and frame.moved == 2))


def _is_declaring(parts: Parts, state: State, frame: fr.Declaring) -> bool:
    return frame.seat in range(len(state.players)) and (frame.card >= 0 or _has_token(state, frame.square, 0))


def _is_drawing(parts: Parts, state: State, frame: fr.Drawing) -> bool:
    return state.players[frame.seat].character != NOBODY and frame.left > 0


def _is_window(parts: Parts, state: State, frame: fr.Asking | fr.Challenging) -> bool:
    return bool(frame.left)


def _is_turning(parts: Parts, state: State, frame: fr.Turning) -> bool:
    return _has_token(state, frame.square, frame.index)


def _is_peeking(parts: Parts, state: State, frame: fr.Peeking) -> bool:
    return _has_token(state, frame.square, 0)


def _is_aiding(parts: Parts, state: State, frame: fr.Aiding) -> bool:
    return _has_token(state, state.players[frame.seat].at, frame.index)


def _is_looking(parts: Parts, state: State, frame: fr.Looking) -> bool:
    return bool(unseen_by(state.stacks, frame.seat))


def _is_robbing(parts: Parts, state: State, frame: fr.Robbing) -> bool:
    return bool(state.players[frame.victim].hand)


_CHECKS: Final[dict[type, Callable[[Parts, State, Any], bool]]] = {
    fr.Battling: _is_battle,
    fr.Turn: _is_turn,
    fr.Declaring: _is_declaring,
    fr.Drawing: _is_drawing,
    fr.Asking: _is_window,
    fr.Challenging: _is_window,
    fr.Turning: _is_turning,
    fr.Peeking: _is_peeking,
    fr.Aiding: _is_aiding,
    fr.Looking: _is_looking,
    fr.Robbing: _is_robbing,
}

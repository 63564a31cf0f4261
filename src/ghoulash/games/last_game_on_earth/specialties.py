"""What goes along with a Specialty card, and whose it is (LG-7.4, LG-7.8)."""

from collections.abc import Sequence
from typing import Final

from ghoulash.core.choices import Choices, OnSquares
from ghoulash.core.game import Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.actions import PASS, Action, OnSquare
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Looking, Peeking, Revealing, Turning
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import Player, State, unseen_by
from ghoulash.games.last_game_on_earth.work import Work

_PASS: tuple[Action, ...] = (PASS,)


def is_own(parts: Parts, me: Player, card: int) -> bool:
    """Whether a plain Specialty is played by its own, living character (LG-10.10, LG-10.11)."""
    return parts.cards.deck[card] == me.character and not me.dead


def after_specialty(work: Work, seat: int, card: int) -> None:
    """Some characters may reveal a token on their tile with each Specialty card (LG-7.8)."""
    if not work.parts.cards.is_specialty[card]:
        return
    me = work.players[seat]
    if me.dead or me.fallen or work.parts.decks[me.character].specialty != "reveal":
        return
    if _revealable(work, seat):
        work.frames.append(Revealing(seat))


def _choice(parts: Parts, state: State, seat: int) -> tuple[str, int]:
    """The verb, and the squares whose uppermost token may be chosen."""
    if isinstance(state.frames[-1], Looking):
        return "look", unseen_by(state.stacks, seat)
    ground = parts.field(state).ground
    return "reveal", state.down & ground.tiles[ground.tile_of[state.players[seat].at]]


def choosing_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Any such token, or none."""
    verb, squares = _choice(parts, state, seat)
    return Choices((OnSquares(verb, "", squares, parts.field(state).on[verb]), _PASS))


def choosing_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this token cannot be revealed, or looked at."""
    if action == PASS:
        return None
    verb, squares = _choice(parts, state, seat)
    now, rule, not_there, ruling = _REFUSED[verb]
    if not isinstance(action, OnSquare) or action.verb != verb:
        return Refusal(now, rule)
    at = parts.field(state).index.get(action.square, -1)
    if at >= 0 and squares >> at & 1:
        return None
    return Refusal(not_there, ruling, {"square": action.square})


_REFUSED: Final = {
    "look": ("look-now", "LG-7.6", "look-not-there", "LG-10.46"),
    "reveal": ("reveal-now", "LG-7.8", "reveal-not-there", "LG-10.28"),
}


def choose(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """The token is turned for all, or seen by one; there may be another one to look at."""
    work = Work(parts, state)
    frame = work.frames.pop()
    if action == PASS:
        return work
    assert isinstance(action, OnSquare)
    square = work.field.index[action.square]
    if isinstance(frame, Looking):
        if frame.left > 1:
            work.frames.append(Looking(seat, frame.left - 1))
        work.frames.append(Peeking(seat, square))
    else:
        work.frames.append(Turning(square, len(work.tokens(square)) - 1))
    return work


def settle_revealing(work: Work) -> bool:
    """With nothing left to turn up on the tile, the question is not asked (LG-10.28)."""
    frame = work.frames[-1]
    assert isinstance(frame, Revealing)
    if _revealable(work, frame.seat):
        return False
    work.frames.pop()
    return True


def _revealable(work: Work, seat: int) -> int:
    ground = work.field.ground
    return work.down & ground.tiles[ground.tile_of[work.players[seat].at]]


def settle_looking(work: Work) -> bool:
    """With no token left that the seat does not know, there is nothing to look at."""
    frame = work.frames[-1]
    assert isinstance(frame, Looking)
    if unseen_by(work.stacks, frame.seat):
        return False
    work.frames.pop()
    return True

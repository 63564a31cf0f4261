"""The questions that go round (LG-7.9): what is asked of whoever may react, whatever they hold."""

from ghoulash.core.game import Window
from ghoulash.games.last_game_on_earth.actions import LEAVE, PASS, Action
from ghoulash.games.last_game_on_earth.frames import Aiding, Asking, Challenging, Guarding, Revealing, Turn
from ghoulash.games.last_game_on_earth.state import State


def window(state: State) -> Window[Action] | None:
    """The window that is open; a battle's own cards are none, they are put down as in a turn."""
    frame = state.frames[-1]
    if isinstance(frame, Asking):
        return Window("inaction", frame.left, PASS)
    if isinstance(frame, Challenging):
        return Window("challenge", frame.left, PASS)
    if isinstance(frame, Guarding):  # on one's own turn too: what there is to answer with is hidden
        return Window("guard", (frame.seat,), PASS)
    if isinstance(frame, Aiding) and not _at_turn(state, frame.seat):
        return Window("aid", (frame.seat, *frame.left), LEAVE)
    if isinstance(frame, Revealing) and not _at_turn(state, frame.seat):
        return Window("reveal", (frame.seat,), PASS)
    return None


def _at_turn(state: State, seat: int) -> bool:
    turn = state.frames[0]
    return isinstance(turn, Turn) and turn.seat == seat

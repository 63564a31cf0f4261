"""A gesture in the making: a card and all that goes with it, rehearsed, shown, and told to nobody yet.

What a seat may do follows from its view. So the gesture is tried in a world drawn to fit the view: what may
be named next is the same there as at the table, whatever lies hidden.
"""

from collections.abc import Sequence
from random import Random

from ghoulash.games.last_game_on_earth.actions import Action
from ghoulash.games.last_game_on_earth.frames import Declaring
from ghoulash.games.last_game_on_earth.state import State
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk


class Gesture:
    """Actions one after the other, and what may come next."""

    def __init__(self, desk: BoardDesk) -> None:
        self._desk = desk
        self.actions: list[Action] = []
        self._states: list[State] = [desk.game.imagine(desk.view, Random(0))]  # noqa: S311 (nothing is hidden by it)

    def add(self, action: Action) -> bool:
        """One thing more; False, and a note, where it cannot be."""
        desk, state = self._desk, self._states[-1]
        if not desk.take(desk.game.refusal(state, desk.seat, action)):
            return False
        self.actions.append(action)
        self._states.append(desk.game.apply(state, desk.seat, action).state)
        return True

    def back(self) -> bool:
        """Take the last thing back; False where nothing is left."""
        if self.actions:
            self.actions.pop()
            self._states.pop()
        return bool(self.actions)

    def choices(self) -> Sequence[Action]:
        """What may be named next; nothing once all is named."""
        state, desk = self._states[-1], self._desk
        frame = state.frames[-1]
        declaring = isinstance(frame, Declaring) and frame.seat == desk.seat
        return desk.game.actions(state, desk.seat) if declaring else ()

    @property
    def complete(self) -> bool:
        """Whether all is named that goes with it."""
        return bool(self.actions) and not self.choices()

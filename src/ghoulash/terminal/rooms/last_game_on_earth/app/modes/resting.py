"""Nothing to decide, and a board to look at meanwhile."""

from ghoulash.terminal.app.modes import resting
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import BoardMode
from ghoulash.terminal.rooms.last_game_on_earth.app.why import why


class Waiting(resting.Waiting[BoardDesk], BoardMode):
    """Others are asked."""

    def prompt(self) -> str:
        return self.held_up or why(self.desk)

    def press(self, key: str) -> bool:
        return super().press(key) or self.look_around(key)


class HandingOver(resting.HandingOver[BoardDesk], BoardMode):
    """The other person is to act."""

    def press(self, key: str) -> bool:
        return super().press(key) or self.look_around(key)


class Ended(resting.Ended[BoardDesk], BoardMode):
    """All cards and tokens lie open."""

    def press(self, key: str) -> bool:
        return self.look_around(key)

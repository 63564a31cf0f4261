"""What a person can do at each moment: one file for each, none of them knows a screen."""

from typing import Final

from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.answering import Answering
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import BoardMode
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.challenging import Challenging
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.composing import Composing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.fighting import Fighting
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.pointing import Pointing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.replenishing import Replenishing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.resting import Ended, HandingOver, Waiting
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.turning import Turning

__all__ = ["mode_of"]

_BY_FRAME: Final[dict[type, type[BoardMode]]] = {
    fr.Turn: Turning,
    fr.Declaring: Composing,
    fr.Replenishing: Replenishing,
    fr.Battling: Fighting,
    fr.Challenging: Challenging,
    fr.Scattering: Pointing,
    fr.Starting: Pointing,
    fr.Revealing: Pointing,
    fr.Looking: Pointing,
}
"""All other questions are lists."""


def mode_of(desk: BoardDesk, before: BoardMode | None, asked_before: object) -> BoardMode:
    """The mode for what is asked of this seat now; the one before where that has not changed."""
    kind = _kind(desk)
    keep = before is not None and type(before) is kind
    if keep and (asked_before == desk.view.frames or not desk.asked):
        return before  # pyright: ignore[reportReturnType]  (there is one, if it is to be kept)
    return kind(desk)


def _kind(desk: BoardDesk) -> type[BoardMode]:
    session = desk.session
    if session.over:
        return Ended
    if desk.asked:
        return _BY_FRAME.get(type(desk.frame), Answering)
    return HandingOver if session.waiting() is not None else Waiting

"""Somebody who always finds a sensible key: a whole game by keys alone."""

from random import Random

from ghoulash.games.last_game_on_earth.actions import FACE, Walk
from ghoulash.terminal.app.modes.resting import HandingOver
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.answering import Answering
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.challenging import Challenging
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.composing import Composing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.fighting import Fighting
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.pointing import Pointing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.replenishing import Replenishing
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.turning import Turning
from ghoulash.terminal.rooms.last_game_on_earth.app.table import TableOfTiles

KEYS = {"N": "up", "E": "right", "S": "down", "W": "left"}


def next_key(table: TableOfTiles, rng: Random) -> str:
    """The key that this moment asks for."""
    mode = table.mode
    if isinstance(mode, Turning):
        return _in_turn(mode, rng)
    if isinstance(mode, Composing):
        return _composing(mode, rng)
    if isinstance(mode, Fighting):
        return _fighting(mode)
    if isinstance(mode, Challenging):
        return _challenging(mode)
    if isinstance(mode, Replenishing):
        return _replenishing(mode, rng)
    if isinstance(mode, Pointing):
        return "enter" if mode.desk.looked_at in mode.targets() else "tab"
    if isinstance(mode, Answering):
        question = mode.question()
        assert question is not None
        return question.choices[0].key
    assert isinstance(mode, HandingOver), mode
    return "enter"


def _replenishing(mode: Replenishing, rng: Random) -> str:
    """Most of what is no good in a fight goes."""
    cards = mode.desk.cards
    for n, held in enumerate(mode.desk.hand()[:9], 1):
        if not cards.value[held.card] and not mode.out.get(held.card) and rng.random() < 0.7:
            return str(n)
    return "d"


def _in_turn(mode: Turning, rng: Random) -> str:
    if mode.composing is not None:
        return _composing(mode.composing, rng)
    desk = mode.desk
    actions = desk.actions()
    if FACE in actions:
        return "f"
    walks = [action for action in actions if isinstance(action, Walk)]
    if walks:
        return KEYS[_towards_a_token(mode, walks, rng)]
    usable = [n for n, held in enumerate(desk.hand(), 1) if held.card in mode.usable() and n < 10]
    if usable and rng.random() < 0.8:
        return str(usable[0])
    return "e"


def _towards_a_token(mode: Turning, walks: list[Walk], rng: Random) -> str:
    desk = mode.desk
    field = desk.field
    assert field is not None
    covered = {stack.square for stack in desk.view.stacks}
    best = rng.choice(walks).direction
    fewest = 99
    for square in covered:
        way = field.ground.grid.path(desk.me.at, square)
        if way and len(way) < fewest:
            best, fewest = way[0], len(way)
    return best


def _composing(mode: Composing, rng: Random) -> str:
    choices = mode.choices()
    if mode.gesture.complete:
        return "enter"
    if mode.targets():
        if mode.desk.looked_at in mode.targets() and rng.random() < 0.5:
            return "enter"
        return "tab"
    return "d" if str(choices[-1]) == "done" else "1"


def _fighting(mode: Fighting) -> str:
    """Cards until the total beats the Ghoul; none where it never would."""
    desk, planned = mode.desk, mode.planned()
    if desk.total(planned) > planned.strength:
        return "d"
    for n, held in enumerate(desk.hand()[:9], 1):
        if mode.most(held.card) > mode.out.get(held.card, 0):
            return str(n)
    return "d"


def _challenging(mode: Challenging) -> str:
    if mode.desk.total(mode.planned()) <= mode.planned().strength:
        return "enter"
    for n, held in reversed(list(enumerate(mode.desk.hand()[:9], 1))):
        if mode.most(held.card) > mode.out.get(held.card, 0):
            return str(n)
    return "p"

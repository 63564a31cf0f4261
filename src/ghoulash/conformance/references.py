"""What a bot is handed leads nowhere: no thread from a view or a list of actions back to the position."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, Final

from msgspec import Struct

from ghoulash.conformance.play import Play, Stop

_LEAVES: Final = (str, bytes, int, float, type(None), type, ModuleType, CodeType, BuiltinFunctionType)


def check_references(play: Play, stop: Stop) -> None:
    """Walks all that hangs on them, by attributes and by what the garbage collector sees."""
    game, state = play.game, stop.state
    if not play.common:
        play.common = frozenset(id(thing) for thing in _reached(game))
    for seat in play.observers:
        view = game.view(state, seat)
        seen = {id(thing): thing for thing in _reached(view)}
        own = {id(thing) for thing in _reached(state) if isinstance(thing, Struct)} - play.common - set(seen)
        handed: list[Any] = [view] if seat is None else [view, game.actions(state, seat)]
        for what, value in zip(("view", "actions"), handed, strict=False):
            for thing in _reached(value):
                if isinstance(thing, game.state_type) or id(thing) in own:
                    raise play.violation(
                        "references", f"the {what} of seat {seat} lead to a {type(thing).__name__}", stop.step
                    )


def _reached(root: object) -> Iterator[object]:
    """Every object that can be had from this one."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, _LEAVES):
            continue
        seen.add(id(thing))
        yield thing
        waiting += _parts(thing)


def _parts(thing: object) -> list[Any]:
    if isinstance(thing, FunctionType):
        cells = [cell.cell_contents for cell in thing.__closure__ or ()]
        return [*cells, *(thing.__defaults__ or ()), *(thing.__kwdefaults__ or {}).values()]
    if isinstance(thing, Struct):
        return [getattr(thing, name) for name in thing.__struct_fields__]
    return gc.get_referents(thing)

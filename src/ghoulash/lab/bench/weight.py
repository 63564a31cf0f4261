"""Bytes: what a position holds of its own, and what stays behind after a game."""

import gc
import sys
from collections.abc import Iterable
from enum import Enum
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType

from msgspec import Struct

_CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType, Enum)


def reachable(roots: Iterable[object], shared: dict[int, object] | None = None) -> dict[int, object]:
    """Every value that can be reached, by identity; not code, not what all programs share, not `shared`."""
    found: dict[int, object] = {}
    known = shared or {}
    waiting = list(roots)
    while waiting:
        value = waiting.pop()
        if id(value) in found or id(value) in known or _everybodys(value):
            continue
        found[id(value)] = value
        if isinstance(value, Struct):  # without gc, the collector does not look inside
            waiting += [getattr(value, field) for field in value.__struct_fields__]
        else:
            waiting += gc.get_referents(value)
    return found


def _everybodys(value: object) -> bool:
    if value is None or isinstance(value, (bool, *_CODE)):
        return True
    return isinstance(value, int) and -5 <= value <= 256  # CPython makes these once


def size(values: dict[int, object]) -> int:
    return sum(sys.getsizeof(value) for value in values.values())


def own_bytes(state: object, shared: dict[int, object]) -> int:
    """What a position holds that is not shared with the game object."""
    return size(reachable([state], shared))


def kept_bytes(game: object) -> int:
    """What the game object and the caches and tables of our modules hold."""
    return size(reachable([game, *_module_tables()]))


def _module_tables() -> list[object]:
    modules = [module for name, module in sys.modules.copy().items() if name.partition(".")[0] == "ghoulash"]
    spaces = [vars(module) for module in modules]
    spaces += [vars(kind) for space in spaces.copy() for kind in space.values() if isinstance(kind, type)]
    return [
        value
        for space in spaces
        for name, value in space.items()
        if not name.startswith("__")
        and (isinstance(value, dict | list | set) or hasattr(value, "cache_info"))
    ]

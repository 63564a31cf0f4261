"""Frozen values as JSON and back; integers too large for a browser travel as hexadecimal text."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import inspect

T = TypeVar("T")
_SAFE: Final = 1 << 53
_LARGE: Final = re.compile(r"0x[0-9a-f]+", re.ASCII)
_Grow = Callable[[Any], Any]


def pack(value: object) -> Any:
    """The value as plain JSON data."""
    return _shrink(msgspec.to_builtins(value))


def unpack(data: object, kind: type[T]) -> T:
    """The value that `pack` made; raises `msgspec.ValidationError` for anything else.

    Only where the type wants a number is a text taken for one: a name that looks like a number stays a name.
    """
    return msgspec.convert(_growing(kind)(data), kind)


def _shrink(data: Any) -> Any:
    if isinstance(data, int) and not isinstance(data, bool) and data >= _SAFE:
        return f"0x{data:x}"
    if isinstance(data, dict):
        return {key: _shrink(value) for key, value in data.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(data, list | tuple):
        return [_shrink(item) for item in data]  # pyright: ignore[reportUnknownVariableType]
    return data


@cache
def _growing(kind: Any) -> _Grow:
    """What undoes `_shrink` for a type."""
    return _grower(inspect.type_info(kind), {})


def _grower(kind: inspect.Type, known: dict[type, _Grow]) -> _Grow:
    """For one part of a type; `known` are the classes met so far, for one may be within itself."""
    if isinstance(kind, inspect.IntType):
        return _number
    if isinstance(kind, inspect.StructType):
        return _of_struct(kind, known)
    if isinstance(kind, inspect.TupleType):
        items = dict(enumerate(_grower(item, known) for item in kind.item_types))
        return lambda data: _row(data, lambda place: items.get(place, _as_it_is))
    if isinstance(kind, inspect.CollectionType):
        item = _grower(kind.item_type, known)
        return lambda data: _row(data, lambda _: item)
    if isinstance(kind, inspect.DictType):
        value = _grower(kind.value_type, known)
        return lambda data: _by_key(data, lambda _: value)
    if isinstance(kind, inspect.UnionType):
        return _of_union(kind, known)
    return _as_it_is


def _of_struct(kind: inspect.StructType, known: dict[type, _Grow]) -> _Grow:
    """Field by field."""
    if kind.cls in known:
        return known[kind.cls]
    fields: dict[str, _Grow] = {}
    known[kind.cls] = lambda data: _by_key(data, lambda name: fields.get(name, _as_it_is))
    fields |= {field.encode_name: _grower(field.type, known) for field in kind.fields}
    return known[kind.cls]


def _of_union(kind: inspect.UnionType, known: dict[type, _Grow]) -> _Grow:
    """By the tag among structs; a text is a number only where it may be no text."""
    tagged = {
        (part.tag_field, part.tag): _grower(part, known)
        for part in kind.types
        if isinstance(part, inspect.StructType)
    }
    untagged = [part for part in kind.types if not isinstance(part, inspect.StructType)]
    may_be_text = any(isinstance(part, inspect.StrType | inspect.AnyType) for part in untagged)
    others = [_grower(part, known) for part in untagged if not isinstance(part, inspect.IntType)]
    grow_number = not may_be_text and len(others) < len(untagged)

    def grow(data: Any) -> Any:
        if isinstance(data, str):
            return _number(data) if grow_number else data
        grown = data
        if isinstance(data, dict):
            for (field, tag), grow_struct in tagged.items():
                if field is None or grown.get(field) == tag:
                    return grow_struct(grown)
        for grow_other in others:
            grown = grow_other(grown)
        return grown

    return grow


def _by_key(data: Any, grower: Callable[[str], _Grow]) -> Any:
    if not isinstance(data, dict):
        return data
    return {name: grower(name)(value) for name, value in cast("dict[str, Any]", data).items()}


def _row(data: Any, grower: Callable[[int], _Grow]) -> Any:
    if not isinstance(data, list):
        return data
    return [grower(place)(part) for place, part in enumerate(cast("list[Any]", data))]


def _number(data: Any) -> Any:
    return int(data, 16) if isinstance(data, str) and _LARGE.fullmatch(data) else data


def _as_it_is(data: Any) -> Any:
    return data

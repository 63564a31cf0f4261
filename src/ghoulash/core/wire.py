"""Frozen values as JSON and back; integers too large for a browser travel as hexadecimal text."""

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_SAFE = 1 << 53


def pack(value: object) -> Any:
    """The value as plain JSON data."""
    return _shrink(msgspec.to_builtins(value))


def unpack(data: object, kind: type[T]) -> T:
    """The value that `pack` made; raises `msgspec.ValidationError` for anything else."""
    return msgspec.convert(_grow(data), kind)


def _shrink(data: Any) -> Any:
    if isinstance(data, int) and not isinstance(data, bool) and data >= _SAFE:
        return f"0x{data:x}"
    if isinstance(data, dict):
        return {key: _shrink(value) for key, value in data.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(data, list | tuple):
        return [_shrink(item) for item in data]  # pyright: ignore[reportUnknownVariableType]
    return data


def _grow(data: Any) -> Any:
    if isinstance(data, str) and data.startswith("0x"):
        try:
            return int(data, 16)
        except ValueError:
            return data
    if isinstance(data, dict):
        return {key: _grow(value) for key, value in data.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(data, list):
        return [_grow(item) for item in data]  # pyright: ignore[reportUnknownVariableType]
    return data

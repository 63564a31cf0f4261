"""Sequences that are built only as they are read, as quick to make as any struct."""

from abc import ABCMeta
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct, StructMeta

T = TypeVar("T")


class _StructABCMeta(StructMeta, ABCMeta):
    """Of a struct that is an abstract base's child too."""


class Lazy(Struct, Sequence[T], metaclass=_StructABCMeta, frozen=True, gc=False, eq=False):
    """A sequence that equals every other of the same items in the same order."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]

    def __ne__(self, other: object) -> bool:
        return not self.__eq__(other)  # a struct has its own, which would look at the fields

    __hash__ = None  # type: ignore[assignment]

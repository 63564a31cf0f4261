"""Who plays a seat when no person does: from a view, never from a position."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Remark(Struct, frozen=True):
    """What was said at a table: kept in the record, never an action."""

    seat: int
    text: str


class Bot(Protocol[V_contra, A]):
    """One seat of one game; may remember what it saw, and must play on from any view."""

    def act(self, view: V_contra, remarks: Sequence[Remark], actions: Sequence[A]) -> A:
        """One of the legal actions."""
        ...

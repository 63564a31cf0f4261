"""What goes through the pipes: frames of bounded size, a length before each."""

from collections import OrderedDict
from typing import BinaryIO, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from ghoulash.core.bot import Remark

MOST_BYTES: Final = 4 << 20
"""A frame at most; set-ups are a few thousand bytes, views too."""
HEAD: Final = 4
"""Bytes of the length."""
PREMISES: Final = 32
"""Games that a worker keeps."""
MINDS: Final = 64
"""Bots that a worker remembers."""

K = TypeVar("K")
T = TypeVar("T")


class Put(Struct, frozen=True, array_like=True):
    """A question on its way; without the set-up where the worker knows it."""

    key: str
    game: str
    rules: int
    setup: bytes | None
    bot: str
    seed: bytes
    seat: int
    view: bytes
    number: int
    remarks: tuple[Remark, ...]


class Got(Struct, frozen=True, array_like=True):
    """What a worker made of it: actions, or a failure's code and the place in the code."""

    actions: tuple[str, ...] = ()
    failure: str = ""
    where: str = ""


class Recent(Generic[K, T]):
    """The latest few; both ends of a pipe keep one alike, so that each knows what the other still has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: OrderedDict[K, T] = OrderedDict()

    def get(self, key: K) -> T | None:
        """What is held, from now on the latest."""
        if key in self._held:
            self._held.move_to_end(key)
        return self._held.get(key)

    def put(self, key: K, value: T) -> None:
        """The oldest makes room."""
        self._held[key] = value
        self._held.move_to_end(key)
        if len(self._held) > self._most:
            self._held.popitem(last=False)

    def __contains__(self, key: object) -> bool:
        return key in self._held

    def __len__(self) -> int:
        return len(self._held)


def framed(message: Put | Got) -> bytes:
    """The bytes to send; raises `ValueError` for too many."""
    data = msgspec.msgpack.encode(message)
    if len(data) > MOST_BYTES:
        raise ValueError(len(data))
    return len(data).to_bytes(HEAD, "big") + data


def read_frame(source: BinaryIO) -> bytes | None:
    """The next message, waited for; None at the end, or at what is no message of ours."""
    head = source.read(HEAD)
    size = int.from_bytes(head, "big")
    if len(head) < HEAD or size > MOST_BYTES:
        return None
    data = source.read(size)
    return data if len(data) == size else None

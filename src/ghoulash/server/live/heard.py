"""What comes of a message, before it is on the disk."""

from collections.abc import Coroutine
from typing import Any

from msgspec import Struct

from ghoulash.core.bot import Remark
from ghoulash.core.refusal import Refusal
from ghoulash.table.table import Happened


class Heard(Struct, frozen=True):
    """What has happened, to be kept and then shown."""

    happened: tuple[Happened, ...] = ()
    remarks: tuple[tuple[Remark, int], ...] = ()
    """What was said, and as the how-manieth."""
    news: bool = False
    """Whether all are to be told anew who sits here."""


class Reply(Struct, frozen=True):
    """An answer to a question: nothing has happened."""

    do: tuple[str, ...] = ()


Comes = Heard | Reply | Refusal | Coroutine[Any, Any, Refusal | Heard]

"""What is asked of a bot in another process, and what comes back: never a position."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, Self

import msgspec
from msgspec import Struct

from ghoulash.core.bot import Remark
from ghoulash.core.game import AnyGame

LATEST_REMARKS: Final = 100
"""How many remarks go along with a view, the latest."""


class Premise(Struct, frozen=True):
    """The game that questions are about; a worker is sent the set-up once, and then knows it by its key."""

    game: str
    rules: int
    setup: bytes
    key: str
    view_type: type[Any]

    @classmethod
    def of(cls, game: AnyGame) -> Self:
        """To be made once per table."""
        setup = msgspec.json.encode(game.setup())
        key = sha256(f"{game.id} {game.rules_version} ".encode() + setup).hexdigest()
        return cls(game.id, game.rules_version, setup, key, game.view_type)


class Mind(Struct, frozen=True):
    """A bot at one seat of one table: its name, and where its randomness comes from."""

    bot: str
    seed: bytes

    @classmethod
    def fresh(cls, bot: str) -> Self:
        """With a seed of its own, which nobody else has and nothing else is drawn from."""
        return cls(bot, secrets.token_bytes(32))


class Question(Struct, frozen=True):
    """What a bot goes by; make it with `of`."""

    premise: Premise
    mind: Mind
    seat: int
    view: bytes
    """In JSON: the view survives it, by the contract, and a position does not pass for one."""
    number: int
    remarks: tuple[Remark, ...]

    @classmethod
    def of(
        cls,
        premise: Premise,
        mind: Mind,
        seat: int,
        view: Any,
        number: int = 0,
        remarks: Sequence[Remark] = (),
    ) -> Self:
        """Raises `TypeError` for anything but a view of this game: nothing else goes to a worker."""
        if type(view) is not premise.view_type:
            raise TypeError(type(view).__name__)
        latest = tuple(remarks[-LATEST_REMARKS:])
        return cls(premise, mind, seat, msgspec.json.encode(view), number, latest)

    @property
    def size(self) -> int:
        """Bytes that it takes up on the way, at most about."""
        remarks = sum(len(remark.text) * 4 + 16 for remark in self.remarks)
        return len(self.premise.setup) + len(self.view) + remarks


class Answer(Struct, frozen=True):
    """Texts for `game.read`: one action, or all that is left of a secret set-up."""

    actions: tuple[str, ...]
    failures: tuple[str, ...] = ()
    """What went wrong before, as codes."""
    instead: bool = False
    """`random` answered, since the bot that was asked could not."""


class Failure(Struct, frozen=True):
    """Nobody could answer; the codes say why, the last one at the end."""

    failures: tuple[str, ...]

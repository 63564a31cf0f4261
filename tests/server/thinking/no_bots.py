"""Makes no bot at all."""

from typing import Any


def make_bot(game: Any, name: str, seed: Any) -> Any:
    raise LookupError(name)

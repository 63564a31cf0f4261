"""A browser holds no integer of 2**53 or more: what has none is sent as it is, and need not be packed."""

import re
from typing import Any, Final

import msgspec

from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import Deed
from ghoulash.table.table import Happened, told

_FIRST_LOST: Final = 1 << 53
_NUMBER: Final = re.compile(r"\d+")


def check_browser(play: Play, stop: Stop) -> None:
    """No view, and nothing told, of any seat or the public, holds a number that a browser cannot."""
    for seat in play.observers:
        _check(play, stop, play.game.view(stop.state, seat), f"the view of seat {seat}")
        if stop.deed is None or stop.after is None:
            continue
        for item in told(play.game, [Happened(stop.deed, stop.after.events)], seat):
            _check_deed(play, stop, item.deed)
            for event in item.events:
                _check(play, stop, event, f"{event}")


def _check(play: Play, stop: Stop, value: object, name: str) -> None:
    large = _too_large(msgspec.json.decode(msgspec.json.encode(value)))
    if large is not None:
        raise play.violation("browser", f"{name} holds {large}, too large for a browser", stop.step)


def _check_deed(play: Play, stop: Stop, deed: Deed[Any] | None) -> None:
    """A deed goes as its text, and the numbers in it are read there."""
    text = "" if deed is None else str(deed.action)
    if any(int(digits) >= _FIRST_LOST for digits in _NUMBER.findall(text)):
        raise play.violation("browser", f"`{text}` holds a number too large for a browser", stop.step)


def _too_large(data: Any) -> int | None:
    if isinstance(data, int):
        return data if abs(data) >= _FIRST_LOST else None
    parts: Any = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()  # pyright: ignore[reportUnknownMemberType,reportUnknownVariableType]
    return next((large for part in parts if (large := _too_large(part)) is not None), None)

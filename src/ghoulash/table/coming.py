"""What a seat may answer if a question comes to it: found on a copy on which those before it decline."""

from typing import Any

from ghoulash.core.game import AnyGame, Window


def coming_to(game: AnyGame, state: Any, window: Window[Any], seat: int) -> Any:
    """The position in which this seat of the window is asked; the one there is for who is asked now."""
    for other in window.seats[: window.seats.index(seat)]:
        state = game.apply(state, other, window.decline).state
    return state


def goes_on(before: Window[Any] | None, after: Window[Any] | None) -> bool:
    """Whether it is the same question still, asked of some whom it had not yet come to."""
    if before is None or after is None or after.kind != before.kind:
        return False
    return len(after.seats) < len(before.seats) and set(after.seats) <= set(before.seats)

"""What is told: to everybody something that can be said, to whoever did it all of it."""

from typing import Any

from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import CHANCE, Deed


def check_told(play: Play, stop: Stop) -> None:
    """Never raises, keeps the type, and a seat hears its own deed; the public hears no more than a seat."""
    if stop.deed is None or stop.after is None:
        return
    _check_deed(play, stop, stop.deed)
    for event in stop.after.events:
        versions = [play.game.told(event, seat) for seat in play.observers]
        for version in versions:
            if version is not None and type(version) is not type(event):
                raise play.violation("told", f"{event} is told as {version}: another type", stop.step)
        if versions[-1] is not None and None in versions:
            raise play.violation("told", f"{event} is told to the public, and not to every seat", stop.step)
        if type(play.game.interrupts(event)) is not bool:
            raise play.violation("told", f"whether {event} interrupts is no yes or no", stop.step)


def _check_deed(play: Play, stop: Stop, deed: Deed[Any]) -> None:
    versions = [play.game.told(deed, seat) for seat in play.observers]
    if deed.seat != CHANCE and versions[deed.seat] != deed:
        raise play.violation("told", f"seat {deed.seat} hears its own `{deed.action}` otherwise", stop.step)
    if versions[-1] is not None and None in versions:
        raise play.violation(
            "told", f"`{deed.action}` is told to the public, and not to all seats", stop.step
        )
    for version in versions:
        if version is None or version == deed:
            continue
        text = str(version.action)
        if version.seat != deed.seat or play.game.read(text) != version.action:
            raise play.violation(
                "told", f"`{deed.action}` is told as `{text}`: no reading it back", stop.step
            )
        for seat in (*range(play.seats), CHANCE):
            if play.game.refusal(stop.state, seat, version.action) is None:
                raise play.violation("told", f"`{text}` is a veiled `{deed.action}`, and legal", stop.step)

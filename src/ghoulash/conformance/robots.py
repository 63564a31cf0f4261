"""Bots play from views: as well from one that came through JSON, and alike in worlds that look alike."""

from typing import Any, Final

import msgspec

from ghoulash.bots import bots_for, make_bot
from ghoulash.conformance.play import Play, Stop

_SEED: Final = 7


def check_bots(play: Play, stop: Stop) -> None:
    """Each bot for this game chooses something legal, and by what it was handed alone."""
    game, deed = play.game, stop.deed
    if deed is None or deed.seat < 0 or not stop.full:
        return
    seat = deed.seat
    view = game.view(stop.state, seat)
    posted = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    world = game.imagine(posted, play.rng("bot", stop.step))
    for name in bots_for(game.id):
        here = _choice(play, name, view, game.actions(stop.state, seat))
        there = _choice(play, name, posted, tuple(game.actions(world, seat)))
        if here not in game.actions(stop.state, seat):
            raise play.violation("bots", f"`{name}` chooses `{here}`, which is not legal", stop.step)
        if here != there:
            raise play.violation(
                "bots", f"`{name}` does `{here}`, and `{there}` in a world that looks the same", stop.step
            )


def _choice(play: Play, name: str, view: Any, actions: Any) -> Any:
    return make_bot(play.game, name, _SEED).act(view, (), actions)

"""Views and positions are values: frozen, and the same again after a journey as JSON."""

import msgspec
from msgspec import Struct

from ghoulash.conformance.encoded import encoded
from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import CHANCE
from ghoulash.core.wire import pack, unpack


def check_view(play: Play, stop: Stop) -> None:
    """Every seat and the public has a view; it survives JSON both ways, in any language."""
    game = play.game
    for seat in play.observers:
        view = game.view(stop.state, seat)
        if type(view) is not game.view_type:
            raise play.violation("view", f"of seat {seat}: a {type(view).__name__}", stop.step)
        if not isinstance(view, Struct) or not view.__struct_config__.frozen:
            raise play.violation("view", "is not frozen", stop.step)
        hash(view)
        data = msgspec.json.encode(view)
        if msgspec.json.decode(data, type=game.view_type) != view:
            raise play.violation("view", f"of seat {seat}: another one after JSON", stop.step)


def check_state(play: Play, stop: Stop) -> None:
    """A position survives the wire, and rules as before: it leans on no object of the old process."""
    game, state = play.game, stop.state
    hash(state)
    why = game.misplaced(state, play.seats)
    if why is not None:
        raise play.violation("state", f"read from a file, it would be refused for its `{why}`", stop.step)
    if not state.__struct_config__.frozen:
        raise play.violation("state", "is not frozen", stop.step)
    again = unpack(msgspec.json.decode(msgspec.json.encode(pack(state))), game.state_type)
    if again != state or hash(again) != hash(state):
        raise play.violation("state", "another one after a journey as JSON", stop.step)
    same = game.to_act(again) == game.to_act(state) and game.outcome(again) == game.outcome(state)
    if not same or game.chances(again) != game.chances(state):
        raise play.violation("state", "equal after JSON, and another to act, outcome or chance", stop.step)
    for seat in play.observers:
        if encoded(game.view(again, seat)) != encoded(game.view(state, seat)):
            raise play.violation("state", f"equal after JSON, and another view of seat {seat}", stop.step)
    for seat in (*range(play.seats), CHANCE):
        if list(game.actions(again, seat)) != list(game.actions(state, seat)):
            raise play.violation("state", f"equal after JSON, and other actions of seat {seat}", stop.step)
    if stop.deed is not None and game.apply(again, stop.deed.seat, stop.deed.action) != stop.after:
        raise play.violation(
            "state", f"equal after JSON, and `{stop.deed.action}` leads elsewhere", stop.step
        )

"""A question that goes round tells nothing by being asked, and can be answered before it comes to a seat."""

from random import Random
from typing import Any, Final

from ghoulash.conformance.encoded import encoded
from ghoulash.conformance.play import Play, Stop
from ghoulash.conformance.tally import name
from ghoulash.core.chance import Chance
from ghoulash.core.game import Window
from ghoulash.core.refusal import Refusal
from ghoulash.table.coming import coming_to, goes_on
from ghoulash.table.sealed import Sealed
from ghoulash.table.table import Table

_DUE: Final = 1.0
_TRIES: Final = 4


def check_window(play: Play, stop: Stop) -> None:
    """Whom it reaches, and in which order, all know; each may decline, and can answer beforehand."""
    window = play.game.window(stop.state)
    _check_known(play, stop, window)
    if window is not None:
        _check_seats(play, stop, window)
        _check_round(play, stop, window)
        _check_answers(play, stop, window)
        _check_sealed(play, stop, window)


def _check_known(play: Play, stop: Stop, window: Window[Any] | None) -> None:
    """In a world that looks the same to somebody, it is the same question, and so are their answers."""
    for observer in play.observers:
        rng = play.rng("window", stop.step, observer)
        world = play.game.imagine(play.game.view(stop.state, observer), rng)
        other = play.game.window(world)
        if encoded(window) != encoded(other):
            why = f"what is asked of whom does not follow from the view of {name(observer)}"
            raise play.violation("window", why, stop.step)
        if window is not None and observer in window.seats:
            assert observer is not None
            for shown, what in ((_answers, "may answer"), (_sight, "is shown to answer by")):
                if shown(play, stop.state, window, observer) != shown(play, world, window, observer):
                    why = f"what seat {observer} {what} does not follow from its view of now"
                    raise play.violation("window", why, stop.step)


def _check_seats(play: Play, stop: Stop, window: Window[Any]) -> None:
    """Each once; whoever may act is among them, and the first may."""
    seats, acting = window.seats, play.game.to_act(stop.state)
    known = set(seats) <= set(range(play.seats)) and len(set(seats)) == len(seats) > 0
    if not known or seats[0] not in acting or not set(acting) <= set(seats):
        why = f"{acting} may act, and the question goes round as {seats}"
        raise play.violation("window", why, stop.step)
    if any(play.game.drafts(stop.state, seat) for seat in seats):
        raise play.violation("window", "a set-up is not a question that goes round", stop.step)


def _check_round(play: Play, stop: Stop, window: Window[Any]) -> None:
    """Declined by one, it is the next one's, and nothing else has come in between."""
    state, left = stop.state, window
    for seat in window.seats:
        if play.game.refusal(state, seat, window.decline) is not None:
            raise play.violation("window", f"seat {seat} may not `{window.decline}`", stop.step)
        state = play.game.apply(state, seat, window.decline).state
        after = play.game.window(state)
        rest = left.seats[1:]
        if rest and (after is None or encoded(after) != encoded(Window(left.kind, rest, left.decline))):
            why = f"declined by seat {seat}, the question does not go on to {rest}"
            raise play.violation("window", why, stop.step)
        if not rest and goes_on(left, after):
            raise play.violation("window", f"declined by all, it comes back as {after}", stop.step)
        left = after if rest and after is not None else left


def _check_answers(play: Play, stop: Stop, window: Window[Any]) -> None:
    """Where it goes on after an answer, the others may answer as if it had been declined."""
    rng = play.rng("answers", stop.step)
    for _ in range(_TRIES):
        legal = play.game.actions(stop.state, window.seats[0])
        action = legal[rng.randrange(len(legal))]
        state = play.game.apply(stop.state, window.seats[0], action).state
        after = play.game.window(state)
        if after is None or not goes_on(window, after):
            continue
        for seat in after.seats:
            if _answers(play, state, after, seat) != _answers(play, stop.state, window, seat):
                why = f"after `{action}`, seat {seat} may answer otherwise, though the question went on"
                raise play.violation("window", why, stop.step)


def _check_sealed(play: Play, stop: Stop, window: Window[Any]) -> None:
    """While answers are sealed nothing moves; played, they lead where asking in order leads."""
    game, rng = play.game, play.rng("sealed", stop.step)
    sealed = Sealed(Table(game, stop.state, Chance(bytes(32)), None, play.seats), _DUE)
    sealed.at(0)
    order: dict[int, Any] = {}
    for seat in rng.sample(window.seats, len(window.seats)):
        before = [encoded((game.view(sealed.table.state, o), sealed.shown(o))) for o in play.observers]
        order[seat] = _some(sealed.actions(seat), rng)
        if sealed.seal(seat, order[seat], 0) is not None or sealed.at(0) != ():
            raise play.violation("window", f"seat {seat} cannot seal `{order[seat]}`", stop.step)
        for n, observer in enumerate(play.observers):
            now = encoded((game.view(sealed.table.state, observer), sealed.shown(observer)))
            if observer != seat and now != before[n]:
                why = f"{name(observer)} notices that seat {seat} has sealed `{order[seat]}`"
                raise play.violation("window", why, stop.step)
    sealed.at(_DUE)
    asked = Table(game, stop.state, Chance(bytes(32)), None, play.seats)
    left: Window[Any] | None = window
    while left is not None:
        if isinstance(asked.act(left.seats[0], order[left.seats[0]]), Refusal):
            raise play.violation("window", f"seat {left.seats[0]} may not do what it sealed", stop.step)
        after = game.window(asked.state)
        left = after if goes_on(left, after) else None
    if asked.state != sealed.table.state:
        raise play.violation("window", "sealed answers lead elsewhere than those asked in order", stop.step)


def _answers(play: Play, state: Any, window: Window[Any], seat: int) -> bytes:
    there = coming_to(play.game, state, window, seat)
    return encoded([str(action) for action in play.game.actions(there, seat)])


def _sight(play: Play, state: Any, window: Window[Any], seat: int) -> bytes:
    return encoded(play.game.view(coming_to(play.game, state, window, seat), seat))


def _some(actions: Any, rng: Random) -> Any:
    return actions[rng.randrange(len(actions))]

"""Paired worlds: what a seat receives follows from its views, before and after, and from nothing else.

Another world is imagined for one seat, or for the public. All that it can ask for must be the same, byte for
byte. Then something is done in the true world, and in the other one something that looks the same to it
afterwards, the same act or another one; all that it is told of the two must be the same too. And the other
way round: where it is told the same, its view is the same, for nobody knows what was never told; only the
end of a game may lay open what no event says. So the two worlds go on together, until nothing in the other
one looks the same any more.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from msgspec import Struct

from ghoulash.conformance.asked import asked, tries_for
from ghoulash.conformance.at_once import Deeds, whole_turn
from ghoulash.conformance.encoded import encoded, heard
from ghoulash.conformance.play import Play, Stop
from ghoulash.conformance.tally import name
from ghoulash.core.game import CHANCE, Deed

_TRIED: Final = 16
"""Acts tried in the other world at each step, besides the one truly done."""
_DOUBLES: Final = 2
"""Acts that look the same, compared at each step."""


class Act(Struct, frozen=True):
    """What one actor did, where it led, and what the observer heard."""

    deeds: Deeds
    state: Any
    told: list[bytes]


def check_pairs(play: Play, stop: Stop, steps: int) -> None:
    """Every seat and the public, from this position on; `steps` is how far two worlds go together at most."""
    for observer in play.observers:
        _check_unnoticed(play, stop, observer)
        rng = play.rng("pairs", stop.step, observer)
        world = play.game.imagine(play.game.view(stop.state, observer), rng)
        for here in play.stops[stop.step : stop.step + steps]:
            _check_asked(play, here, world, observer, rng)
            _check_whole_draft(play, here, world, observer, rng)
            double = _step(play, here, world, observer, rng)
            if double is None:
                break
            world = double


def _check_unnoticed(play: Play, stop: Stop, observer: int | None) -> None:
    """What moves nothing in the view is not heard of either: it might as well not have been."""
    if stop.deed is None or stop.after is None or stop.deed.seat == observer:
        return
    before, after = play.game.view(stop.state, observer), play.game.view(stop.after.state, observer)
    told = heard(play.game, observer, stop.deed, stop.after.events)
    if told and encoded(before) == encoded(after):
        raise play.violation(
            "pairs",
            f"`{stop.deed.action}` of seat {stop.deed.seat} moves nothing that {name(observer)} sees,"
            f" and it is told {_text(told)}",
            stop.step,
            "unnoticed",
        )


def _check_asked(play: Play, stop: Stop, world: Any, observer: int | None, rng: Random) -> None:
    tries = tries_for(play, stop.state, observer, rng)
    true = asked(play, stop.state, observer, tries)
    other = asked(play, world, observer, tries)
    for (part, question, here), (_, _, there) in zip(true, other, strict=True):
        if here != there:
            raise play.violation(
                "pairs",
                f"{name(observer)} asks for {question} and gets {_cut(here)} here,"
                f" {_cut(there)} in a world that looks the same",
                stop.step,
                part,
            )


def _step(play: Play, stop: Stop, world: Any, observer: int | None, rng: Random) -> Any | None:
    """The other world a step on, or None when they part; what is told is compared on the way."""
    if stop.deed is None or stop.after is None:
        return None
    told = heard(play.game, observer, stop.deed, stop.after.events)
    true = Act((stop.deed,), stop.after.state, told)
    acts = (_acted(play, world, (deed,), observer) for deed in _candidates(play, stop, world, observer, rng))
    doubles = list(islice(_alike(play, stop, true, acts, observer), _DOUBLES))
    _compare(play, stop, true, doubles, observer)
    return doubles[0].state if doubles else None


def _check_whole_draft(play: Play, stop: Stop, world: Any, observer: int | None, rng: Random) -> None:
    """A set-up as a table takes it: one list, in each world another one."""
    if stop.deed is None or stop.deed.seat == observer or not play.game.drafts(stop.state, stop.deed.seat):
        return
    seat = stop.deed.seat
    true = _acted(play, stop.state, whole_turn(play, stop.state, seat, rng), observer)
    other = _acted(play, world, whole_turn(play, world, seat, rng), observer)
    doubles = list(_alike(play, stop, true, iter([other]), observer))
    _compare(play, stop, true, doubles, observer)


def _candidates(play: Play, stop: Stop, world: Any, observer: int | None, rng: Random) -> Iterator[Deed[Any]]:
    """What may be done in the other world: other acts first, in any order, then the same."""
    assert stop.deed is not None
    if stop.deed.seat != observer:
        found: list[Deed[Any]] = []
        for seat in play.game.to_act(world):
            if seat != observer:
                found += _some(play, world, seat, rng)
        rng.shuffle(found)
        yield from (deed for deed in found if deed != stop.deed)
    if _possible(play, world, stop.deed):
        yield stop.deed


def _some(play: Play, world: Any, seat: int, rng: Random) -> list[Deed[Any]]:
    legal: Sequence[Any] = play.game.actions(world, seat)
    picked = rng.sample(range(len(legal)), min(_TRIED, len(legal)))
    return [Deed(seat, legal[n]) for n in picked]


def _possible(play: Play, world: Any, deed: Deed[Any]) -> bool:
    if deed.seat == CHANCE:
        return any(outcome == deed.action for outcome, _ in play.game.chances(world))
    return play.game.refusal(world, deed.seat, deed.action) is None


def _acted(play: Play, state: Any, deeds: Deeds, observer: int | None) -> Act:
    told: list[bytes] = []
    for deed in deeds:
        step = play.game.apply(state, deed.seat, deed.action)
        told += heard(play.game, observer, deed, step.events)
        state = step.state
    return Act(deeds, state, told)


def _alike(play: Play, stop: Stop, true: Act, acts: Iterator[Act], observer: int | None) -> Iterator[Act]:
    view = play.game.view(true.state, observer)
    for act in acts:
        other = play.game.view(act.state, observer)
        if other == view and encoded(other) == encoded(view):
            yield act
        elif act.told == true.told and play.game.outcome(act.state) is None:
            raise play.violation(
                "pairs",
                f"{name(observer)} is told {_text(true.told)} of {_done(true)}, as of {_done(act)} in another"
                f" world; then it sees {_cut(encoded(view))}, and there {_cut(encoded(other))}",
                stop.step,
                "untold",
            )


def _compare(play: Play, stop: Stop, true: Act, doubles: Sequence[Act], observer: int | None) -> None:
    for act in doubles:
        if act.told != true.told:
            raise play.violation(
                "pairs",
                f"{name(observer)} is told {_text(true.told)} of {_done(true)}, and {_text(act.told)} of"
                f" {_done(act)} in another world; before and after they look the same",
                stop.step,
                "told",
            )
        play.tally.compared(observer, differing=act.deeds != true.deeds)
    if not doubles:
        play.tally.seen[observer].parted += 1


def _done(act: Act) -> str:
    return " ".join(f"`{deed.seat}: {deed.action}`" for deed in act.deeds[:3])


def _text(told: Sequence[bytes]) -> str:
    return _cut(b" ".join(told)) if told else "nothing"


def _cut(data: bytes) -> str:
    text = data.decode()
    return text if len(text) <= 400 else f"{text[:400]}…"

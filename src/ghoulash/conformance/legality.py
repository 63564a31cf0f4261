"""One source of legality: what is listed, what is not refused and what can be applied are the same."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import CHANCE
from ghoulash.core.refusal import IllegalAction, Refusal

_SAMPLE: Final = 40
_APPLIED: Final = 12


def check_actions(play: Play, stop: Stop) -> None:
    """The actions are the vocabulary without what is refused, in its order: whole, or in a sample."""
    game, state = play.game, stop.state
    rng = play.rng("actions", stop.step)
    for seat in (*range(play.seats), CHANCE):
        listed = list(game.actions(state, seat))
        if stop.full:
            legal = [action for action in play.vocabulary if game.refusal(state, seat, action) is None]
            if listed != legal:
                raise play.violation("actions", f"seat {seat}: {_difference(listed, legal)}", stop.step)
            continue
        tries = rng.sample(play.vocabulary, min(_SAMPLE, len(play.vocabulary)))
        tries += rng.sample(listed, min(_SAMPLE, len(listed)))
        for action in tries:
            refusal = game.refusal(state, seat, action)
            if (refusal is None) != (action in listed):
                raise play.violation("actions", f"seat {seat}: `{action}`: {_verdict(refusal)}", stop.step)


def _verdict(refusal: Refusal | None) -> str:
    return "not refused, not listed" if refusal is None else f"listed, and refused ({refusal.code})"


def _difference(listed: Sequence[Any], legal: Sequence[Any]) -> str:
    for n, (a, b) in enumerate(zip(listed, legal, strict=False)):
        if a != b:
            return f"number {n} of the list is `{a}`; by the vocabulary and its refusals it is `{b}`"
    return f"{len(listed)} listed, {len(legal)} of the vocabulary not refused"


def check_apply(play: Play, stop: Stop) -> None:
    """What is refused cannot be applied, with the same refusal; what is not can, and changes nothing old."""
    game, state = play.game, stop.state
    rng = play.rng("apply", stop.step)
    before = hash(state), msgspec.to_builtins(state)
    for seat in (*range(play.seats), CHANCE):
        listed = game.actions(state, seat)
        for n in rng.sample(range(len(listed)), min(_APPLIED, len(listed))):
            _check_legal(play, stop, seat, listed[n])
        for action in rng.sample(play.vocabulary, min(_APPLIED, len(play.vocabulary))):
            refusal = game.refusal(state, seat, action)
            if refusal is not None:
                _check_illegal(play, stop, seat, action, refusal)
    if (hash(state), msgspec.to_builtins(state)) != before:
        raise play.violation("apply", "a position has changed while it was asked about", stop.step)


def _check_legal(play: Play, stop: Stop, seat: int, action: object) -> None:
    step = play.game.apply(stop.state, seat, action)
    if type(step.state) is not play.game.state_type:
        raise play.violation("apply", f"`{action}` leads to a {type(step.state).__name__}", stop.step)
    for other in (play.game.apply, play.game.advance):
        if other(stop.state, seat, action) != step:
            raise play.violation("apply", f"`{action}`, applied twice, leads to two results", stop.step)


def _check_illegal(play: Play, stop: Stop, seat: int, action: object, refusal: Refusal) -> None:
    try:
        play.game.apply(stop.state, seat, action)
    except IllegalAction as illegal:
        if illegal.refusal != refusal:
            raise play.violation(
                "apply", f"`{action}` is refused as {refusal}, and applied as {illegal.refusal}", stop.step
            ) from None
    else:
        raise play.violation("apply", f"`{action}` is refused ({refusal.code}), and applied", stop.step)

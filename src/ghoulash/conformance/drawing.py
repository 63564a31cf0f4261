"""Chance as data: whole weights, and draws that follow them."""

from collections import Counter
from typing import Final

from ghoulash.conformance.chi_squared import surprise
from ghoulash.conformance.play import Play, Stop
from ghoulash.core.chance import Chance
from ghoulash.core.game import CHANCE

_DRAWS: Final = 60
"""For each outcome, on the average."""
_SURPRISING: Final = 6.0


def check_chances(play: Play, stop: Stop) -> None:
    """At a chance node each outcome once, with a positive whole weight; elsewhere none."""
    game, state = play.game, stop.state
    chances = game.chances(state)
    if game.to_act(state) != (CHANCE,):
        if chances:
            raise play.violation("chances", "there are outcomes, and it is not chance's turn", stop.step)
        return
    outcomes = [outcome for outcome, _ in chances]
    for outcome, weight in chances:
        if type(weight) is not int or weight <= 0:
            raise play.violation("chances", f"`{outcome}` has the weight {weight!r}", stop.step)
        if outcomes.count(outcome) > 1:
            raise play.violation("chances", f"`{outcome}` stands there twice: weights add up", stop.step)
    if set(outcomes) != set(game.actions(state, CHANCE)):
        raise play.violation("chances", "the outcomes are not the actions of chance", stop.step)


def check_draws(play: Play, stop: Stop) -> None:
    """Drawn as a table draws, outcomes come as often as their weights say."""
    game, state = play.game, stop.state
    if game.to_act(state) != (CHANCE,):
        return
    expected = dict(game.chances(state))
    total = _DRAWS * len(expected)
    chance = Chance(play.rng("draws", stop.step).randbytes(32))
    found = Counter(chance.draw(game.chances(state)) for _ in range(total))
    unlikely = surprise(found, expected)
    if unlikely > _SURPRISING:
        raise play.violation(
            "draws", f"{total} draws are {unlikely:.1f} deviations off their weights", stop.step
        )

"""Who may act: somebody until the end, nobody after it."""

from ghoulash.conformance.play import Play, Stop
from ghoulash.core.game import CHANCE, Outcome


def check_acting(play: Play, stop: Stop) -> None:
    """Seats or chance, each able to act; the outcome is known when nobody is, and not before."""
    acting = play.game.to_act(stop.state)
    outcome = play.game.outcome(stop.state)
    if acting != (CHANCE,) and not set(acting) <= set(range(play.seats)):
        raise play.violation("acting", f"to_act is {acting}: seats, or chance alone", stop.step)
    if len(set(acting)) < len(acting):
        raise play.violation("acting", f"to_act names a seat twice: {acting}", stop.step)
    if (outcome is None) != bool(acting):
        raise play.violation("acting", f"outcome {outcome} while {acting or 'nobody'} may act", stop.step)
    if outcome is not None:
        _check_outcome(play, stop, outcome)
    for seat in (*range(play.seats), CHANCE):
        can = bool(len(play.game.actions(stop.state, seat)))
        if can != (seat in acting):
            has = "has" if can else "has no"
            raise play.violation("acting", f"seat {seat} {has} actions while to_act is {acting}", stop.step)
        if play.game.drafts(stop.state, seat) and seat not in acting:
            raise play.violation("acting", f"seat {seat} is at its set-up, and may not act", stop.step)


def _check_outcome(play: Play, stop: Stop, outcome: Outcome) -> None:
    winners = outcome.winners
    if not set(winners) <= set(range(play.seats)) or len(set(winners)) < len(winners):
        raise play.violation("acting", f"the winners are {winners}, of {play.seats} seats", stop.step)
    if not outcome.how or not outcome.rule:
        raise play.violation("acting", "an outcome names its ending and its rule", stop.step)

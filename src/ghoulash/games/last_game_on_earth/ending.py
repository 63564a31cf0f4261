"""How a game ends without ten points (LG-8.2)."""

from typing import Final

from ghoulash.core.game import Outcome
from ghoulash.games.last_game_on_earth.state import STRENGTH
from ghoulash.games.last_game_on_earth.work import Work

ROUNDS: Final = 200


def is_ended(work: Work) -> bool:
    """Looked at when a turn ends (LG-10.13): nothing left to resolve, or the last round played."""
    if _nothing_left(work):
        _finish_by_points(work, "nothing-left")
    elif work.turns >= ROUNDS * len(work.players):
        _finish_by_points(work, "last-round")
    return work.over


def all_dead(work: Work) -> bool:
    """Nobody is left alive: a draw."""
    if all(player.dead for player in work.players):
        work.finish(Outcome((), "all-dead", "LG-8.2"))
    return work.over


def _nothing_left(work: Work) -> bool:
    """No token is face-down and no Ghoul stands."""
    if work.down:
        return False
    return not any(token.down or token.kind in STRENGTH for stack in work.stacks for token in stack.tokens)


def _finish_by_points(work: Work, how: str) -> None:
    """Most points held by the living; ties share."""
    living = [seat for seat, player in enumerate(work.players) if not player.dead]
    most = max(work.players[seat].points for seat in living)
    winners = tuple(seat for seat in living if work.players[seat].points == most)
    work.finish(Outcome(winners, how, "LG-8.2"))

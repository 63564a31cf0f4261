"""How turns follow each other, and how a game ends (PP-3.5, PP-4.8, PP-5.1, PP-7.7)."""

from typing import Final

from msgspec.structs import replace

from ghoulash.core.game import Outcome, Step
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.board import SEATS, Board
from ghoulash.games.pen_and_paper.events import Event
from ghoulash.games.pen_and_paper.state import (
    Chart,
    Over,
    State,
    Traveller,
    Walking,
    with_traveller,
)

FIRST_STEP: Final = Walking(stepped=False)
NEXT_STEP: Final = Walking(stepped=True)
_BEGUN: Final = (ev.TurnBegun(0), ev.TurnBegun(1))


def begin_turn(
    board: Board,
    charts: tuple[Chart, Chart],
    travellers: tuple[Traveller, Traveller],
    seat: int,
    finished: int,
    told: tuple[Event, ...],
) -> Step[State, Event]:
    """The seat's turn, or the next one's when it is lost in a Hole; a draw after the last."""
    last = 2 * board.turn_limit
    while finished < last and travellers[seat].sheet.fallen:
        travellers = with_traveller(travellers, seat, _climbed(travellers[seat]))
        told = (*told, ev.TurnLost(seat))
        finished += 1
        seat = 1 - seat
    if finished >= last:
        outcome = Outcome((), "turn-limit", "PP-3.5")
        return end(charts, travellers, seat, finished, outcome, told)
    state = State(FIRST_STEP, SEATS[seat], seat, finished, charts, travellers)
    return Step(state, (*told, _BEGUN[seat]))


def end_turn(
    board: Board, state: State, travellers: tuple[Traveller, Traveller], told: tuple[Event, ...]
) -> Step[State, Event]:
    """The other seat's turn."""
    return begin_turn(board, state.charts, travellers, 1 - state.turn, state.finished + 1, told)


def end(
    charts: tuple[Chart, Chart],
    travellers: tuple[Traveller, Traveller],
    turn: int,
    finished: int,
    outcome: Outcome,
    told: tuple[Event, ...],
) -> Step[State, Event]:
    """The game is over."""
    winner = outcome.winners[0] if outcome.winners else -1
    state = State(Over(outcome), (), turn, finished, charts, travellers)
    return Step(state, (*told, ev.Ended(winner, outcome.how, outcome.rule)))


def win(
    state: State, travellers: tuple[Traveller, Traveller], told: tuple[Event, ...], rule: str
) -> Step[State, Event]:
    """The traveller has met the goal."""
    outcome = Outcome((state.turn,), "goal", rule)
    return end(state.charts, travellers, state.turn, state.finished, outcome, told)


def _climbed(traveller: Traveller) -> Traveller:
    sheet = replace(traveller.sheet, fallen=False)
    return Traveller(traveller.at, traveller.known, traveller.live, sheet)

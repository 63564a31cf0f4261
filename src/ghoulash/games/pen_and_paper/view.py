"""What a seat may know of a position, put together field by field."""

from typing import Final

from msgspec import Struct

from ghoulash.core.game import Outcome
from ghoulash.core.squares import to_hex
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.state import (
    Fighting,
    KitOffered,
    Over,
    PickingSpot,
    State,
    Walking,
)

_AT_A_GHOUL: Final = (PickingSpot, Fighting)


class ChartView(Struct, frozen=True, gc=False):
    """One chart as the viewer knows it; kinds in the order of meeting, squares in hexadecimal."""

    done: bool
    """All is hidden."""
    lies: tuple[str, ...]
    """For each kind, where the viewer knows one to lie."""
    gone: tuple[str, ...]
    """For each kind, where one was taken, used or destroyed."""
    known: str
    """The squares that hold nothing the traveller does not know."""
    blocked: str
    """The doorways that the viewer knows to be blocked, by their place among those offered."""
    bumped: str
    """The blocked doorways that the traveller has found."""
    passed: str
    """The offered doorways that the traveller has walked through."""


class TravellerView(Struct, frozen=True, gc=False):
    """A traveller, open to all (PP-3.4)."""

    at: int
    door: int
    wounds: int
    meters: int
    carried: int
    killed: int
    fallen: bool
    spored: bool
    shot: int
    """The place last fired at; 0 before the first shot."""


class FightView(Struct, frozen=True, gc=False):
    """A fight: what a miss costs, what was tried; the spot for the hider alone, 0 for others."""

    dealt: int
    free: int
    missed: int
    spot: int


class View(Struct, frozen=True, gc=False):
    """All that a seat may know; a value that survives JSON both ways."""

    seat: int | None
    scenario: str
    moment: str
    stepped: bool
    acting: tuple[int, ...]
    turn: int
    finished: int
    charts: tuple[ChartView, ChartView]
    """`charts[i]` is the one that seat i walks."""
    travellers: tuple[TravellerView, TravellerView]
    fight: FightView | None = None
    outcome: Outcome | None = None


def view(board: Board, state: State, seat: int | None) -> View:
    """The allow-list; once the game is over both charts are open."""
    moment = state.moment
    fight: FightView | None = None
    outcome: Outcome | None = None
    stepped = False
    if isinstance(moment, Walking):
        stepped = moment.stepped
    elif isinstance(moment, PickingSpot):
        fight = FightView(moment.dealt, moment.free, 0, 0)
    elif isinstance(moment, Fighting):
        spot = moment.spot if seat == 1 - state.turn else 0
        fight = FightView(moment.dealt, moment.free, moment.missed, spot)
    elif isinstance(moment, Over):
        outcome = moment.outcome
    charts = (_chart(board, state, 0, seat), _chart(board, state, 1, seat))
    travellers = (_traveller(state, 0), _traveller(state, 1))
    return View(
        seat,
        board.scenario.id,
        moment.__struct_config__.tag,  # type: ignore[arg-type]
        stepped,
        state.acting,
        state.turn,
        state.finished,
        charts,
        travellers,
        fight,
        outcome,
    )


def _chart(board: Board, state: State, walker: int, seat: int | None) -> ChartView:
    """Whole for its hider and at the end; for all others what its traveller has met."""
    chart = state.charts[walker]
    traveller = state.travellers[walker]
    sheet = traveller.sheet
    gone = tuple(map(to_hex, sheet.gone))
    known = to_hex(traveller.known)
    bumped = to_hex(sheet.bumped)
    passed = to_hex(sheet.passed)
    if seat == 1 - walker or state.moment.__class__ is Over:
        whole = tuple([to_hex(hid & ~g) for hid, g in zip(chart.hid, sheet.gone, strict=True)])
        return ChartView(chart.done, whole, gone, known, to_hex(chart.blocked), bumped, passed)
    told = [traveller.known] * len(gone)
    for kind in range(resolved(board, state, walker)):
        told[kind] |= 1 << traveller.at
    lies = tuple([to_hex(hid & t & ~g) for hid, t, g in zip(chart.hid, told, sheet.gone, strict=True)])
    return ChartView(chart.done, lies, gone, known, bumped, bumped, passed)


def resolved(board: Board, state: State, walker: int) -> int:
    """How many kinds the traveller has been told of in the square of a pending question (PP-7.1)."""
    if walker != state.turn:
        return 0
    if isinstance(state.moment, KitOffered):
        return board.kit + 1
    return board.ghoul + 1 if isinstance(state.moment, _AT_A_GHOUL) else 0


def _traveller(state: State, seat: int) -> TravellerView:
    traveller = state.travellers[seat]
    s = traveller.sheet
    return TravellerView(
        traveller.at, s.door, s.wounds, s.meters, s.carried, s.killed, s.fallen, s.spored, s.shot
    )

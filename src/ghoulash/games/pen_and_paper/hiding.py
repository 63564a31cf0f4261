"""Both hide what the Briefing lists, each on the chart that the other will walk (PP-2)."""

from collections.abc import Sequence

from ghoulash.core.choices import Choices, OnSquares
from ghoulash.core.game import CHANCE, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import Action, Block, First, Hide
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.events import Event
from ghoulash.games.pen_and_paper.state import Chart, Drawing, Hiding, State, Traveller, with_traveller
from ghoulash.games.pen_and_paper.turns import begin_turn

HIDING = Hiding()
DRAWING = Drawing()


def empty_chart(board: Board) -> Chart:
    """A chart with nothing on it."""
    return Chart(hid=(0,) * len(board.kinds), room=board.room)


def hiding_actions(board: Board, state: State, seat: int) -> Sequence[Action]:
    """Every kind that is not all hidden, wherever it may go; then the doorways."""
    chart = state.charts[1 - seat]
    groups: list[OnSquares[Action]] = [
        OnSquares("hide", kind, room, table)
        for kind, room, table in zip(board.kinds, chart.room, board.hides, strict=True)
        if room
    ]
    if chart.blocked.bit_count() < board.block_count:
        doorways = board.blockable(chart.blocked)
        groups.append(OnSquares("block", "", doorways, board.block_actions))
    return Choices(tuple(groups))


def hiding_refusal(board: Board, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this cannot be hidden there."""
    chart = state.charts[1 - seat]
    if isinstance(action, Hide):
        kind = board.kind_index.get(action.kind)
        square = board.grid.index.get(action.square)
        if kind is None or square is None:
            return Refusal("hide-unknown", "PP-2.1", {"kind": action.kind, "square": action.square})
        return None if chart.room[kind] >> square & 1 else _why_not(board, chart, kind, square)
    if isinstance(action, Block) and board.block_count:
        return _block_refusal(board, chart, action)
    return Refusal("hide-first", "PP-2.1")


def _why_not(board: Board, chart: Chart, kind: int, square: int) -> Refusal:
    name = board.kinds[kind]
    args: dict[str, str | int] = {"kind": name, "square": board.grid.names[square]}
    lies = chart.hid[kind]
    if lies.bit_count() >= board.counts[kind]:
        return Refusal("hide-enough", "PP-2.1", {"kind": name, "count": board.counts[kind]})
    if lies >> square & 1:
        return Refusal("hide-taken", "PP-2.2", args)
    if board.room[kind] >> square & 1:
        return Refusal("hide-area-full", "PP-2.3", {**args, "most": board.per_area[kind] or 0})
    if board.special >> square & 1:
        return Refusal("hide-nothing-here", "PP-7.5", args)
    return Refusal("hide-not-here", "PP-2.3", {**args, "where": board.scenario.hide[name].where})


def _block_refusal(board: Board, chart: Chart, action: Block) -> Refusal | None:
    args: dict[str, str | int] = {"square": action.square, "direction": action.direction}
    side = (board.grid.index.get(action.square, -1), action.direction)
    doorway = board.doorway_at.get(side)
    if doorway is None:
        return Refusal("block-not-offered", "PP-2.4", args)
    if chart.blocked >> doorway & 1:
        return Refusal("block-taken", "PP-2.4", args)
    if chart.blocked.bit_count() >= board.block_count:
        return Refusal("block-enough", "PP-2.4", {"count": board.block_count})
    if not board.blockable(chart.blocked) >> doorway & 1:
        return Refusal("block-cuts-off", "PP-2.4", args)
    return None


def hide(board: Board, state: State, seat: int, action: Action) -> Step[State, Event]:
    """One thing more on the chart; the last one finishes it."""
    chart = state.charts[1 - seat]
    event: Event
    if isinstance(action, Hide):
        kind = board.kind_index[action.kind]
        lies = chart.hid[kind] | 1 << board.grid.index[action.square]
        hid = (*chart.hid[:kind], lies, *chart.hid[kind + 1 :])
        room = (*chart.room[:kind], board.room_left(kind, lies), *chart.room[kind + 1 :])
        chart = Chart(hid, room, chart.blocked)
        event = ev.Hidden(seat, action.kind, action.square)
    else:
        assert isinstance(action, Block)
        doorway = board.doorway_at[board.grid.index[action.square], action.direction]
        chart = Chart(chart.hid, chart.room, chart.blocked | 1 << doorway)
        event = ev.Blocked(seat, action.square, action.direction)
    if any(chart.room) or chart.blocked.bit_count() < board.block_count:
        charts = (chart, state.charts[1]) if seat else (state.charts[0], chart)
        return Step(
            State(HIDING, state.acting, state.turn, state.finished, charts, state.travellers), (event,)
        )
    return _finish(board, state, seat, chart, event)


def _finish(board: Board, state: State, seat: int, chart: Chart, event: Event) -> Step[State, Event]:
    chart = Chart(chart.hid, chart.room, chart.blocked, done=True)
    charts = (chart, state.charts[1]) if seat else (state.charts[0], chart)
    walker = state.travellers[1 - seat]
    live = 0
    for lies in chart.hid:
        live |= lies
    travellers = with_traveller(
        state.travellers, 1 - seat, Traveller(walker.at, walker.known, live, walker.sheet)
    )
    acting = tuple(other for other in state.acting if other != seat)
    told = (event, ev.ChartReady(seat))
    if acting:
        return Step(State(HIDING, acting, state.turn, state.finished, charts, travellers), told)
    if board.first is None:
        return Step(State(DRAWING, (CHANCE,), state.turn, state.finished, charts, travellers), told)
    return begin_turn(board, charts, travellers, board.first, 0, told)


def drawing_refusal(board: Board, state: State, seat: int, action: Action) -> Refusal | None:
    """Chance names one of the two seats."""
    if isinstance(action, First) and action.seat in (0, 1):
        return None
    return Refusal("not-now", "PP-2.5")


def drawing_actions(board: Board, state: State, seat: int) -> Sequence[Action]:
    """Either seat may be the first."""
    return (First(0), First(1))


def draw_first(board: Board, state: State, seat: int, action: Action) -> Step[State, Event]:
    """The seat that chance named begins."""
    assert isinstance(action, First)
    told = (ev.FirstChosen(action.seat),)
    return begin_turn(board, state.charts, state.travellers, action.seat, 0, told)

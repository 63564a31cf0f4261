"""A traveller walks, a step at a time, until something is met (PP-3)."""

from collections.abc import Sequence

from msgspec.structs import replace

from ghoulash.core.game import Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import Action, Enter, Stop, Walk
from ghoulash.games.pen_and_paper.board import SEATS, STOP, WALKS, Board
from ghoulash.games.pen_and_paper.events import Event
from ghoulash.games.pen_and_paper.meeting import arrive
from ghoulash.games.pen_and_paper.state import OUTSIDE, Sheet, State, Traveller, Walking, with_traveller
from ghoulash.games.pen_and_paper.turns import NEXT_STEP, end_turn, win


def walking_actions(board: Board, state: State, seat: int) -> Sequence[Action]:
    """The steps open to the traveller, then stopping; read from a table where nothing is in doubt."""
    at = state.travellers[seat].at
    stepped = state.moment == NEXT_STEP
    plain = (board.next_steps if stepped else board.first_steps)[at]
    if plain is not None:
        return plain
    steps: list[Action] = [
        walk for walk in WALKS.values() if walking_refusal(board, state, seat, walk) is None
    ]
    if stepped:
        steps.append(STOP)
    return tuple(steps)


def walking_refusal(board: Board, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this step cannot be made."""
    me = state.travellers[seat]
    if type(action) is Walk:
        direction = action.direction
        if direction in board.exits[me.at]:
            if me.sheet.bumped and _is_found_blocked(board, me, direction):
                return _no_way("walk-blocked", "PP-2.4", board, me, direction)
            return None
        return _edge_refusal(board, me, direction)
    if isinstance(action, Stop):
        assert isinstance(state.moment, Walking)
        return None if state.moment.stepped else Refusal("stop-unmoved", "PP-3.2")
    if isinstance(action, Enter):
        if me.at != OUTSIDE:
            return Refusal("enter-inside", "PP-1.5")
        if action in board.enters:
            return None
        return Refusal("enter-no-door", "PP-1.5", {"square": action.square})
    return Refusal("walk-now", "PP-3.1")


def _is_found_blocked(board: Board, me: Traveller, direction: str) -> bool:
    doorway = board.doorway_at.get((me.at, direction), -1)
    return doorway >= 0 and bool(me.sheet.bumped >> doorway & 1)


def _edge_refusal(board: Board, me: Traveller, direction: str) -> Refusal | None:
    """At a wall, or at a Door, where only a step that wins is allowed (PP-1.5, PP-5.2)."""
    if me.at == OUTSIDE:
        return Refusal("walk-outside", "PP-1.5")
    door = board.door_at.get((me.at, direction))
    if door is None:
        return _no_way("walk-wall", "PP-1.1", board, me, direction)
    goal = board.scenario.goal
    if goal.do != "leave":
        return Refusal("leave-never", "PP-1.5")
    if me.sheet.carried < goal.count:
        return Refusal("leave-early", "PP-1.5", {"count": goal.count, "carried": me.sheet.carried})
    if goal.door == "opposite" and door == me.sheet.door:
        return Refusal("leave-same-door", "PP-5.2")
    return None


def _no_way(code: str, rule: str, board: Board, me: Traveller, direction: str) -> Refusal:
    return Refusal(code, rule, {"square": board.grid.names[me.at], "direction": direction})


def walk(board: Board, state: State, seat: int, action: Action) -> Step[State, Event]:
    """One step, or the end of the walk."""
    if type(action) is not Walk:
        return _enter(board, state, seat, action) if isinstance(action, Enter) else _stop(board, state, seat)
    me = state.travellers[seat]
    direction: str = action.direction
    to = board.exits[me.at].get(direction)
    if to is None:
        told = (ev.WentOut(seat, board.grid.names[me.at]),)
        rule = "PP-5.2" if board.scenario.goal.door == "opposite" else "PP-5.3"
        return win(state, state.travellers, told, rule)
    if board.doorways:
        doorway = board.doorway_at.get((me.at, direction), -1)
        if doorway >= 0:
            if state.charts[seat].blocked >> doorway & 1:
                return _bump(board, state, seat, direction, doorway)
            sheet = replace(me.sheet, passed=me.sheet.passed | 1 << doorway)
            me = Traveller(me.at, me.known, me.live, sheet)
    told = board.walked[seat][me.at][direction]
    bit = 1 << to
    if (me.live | board.special) & bit:
        return arrive(board, state, Traveller(to, me.known, me.live, me.sheet), told)
    walker = Traveller(to, me.known | bit, me.live, me.sheet)
    travellers = (state.travellers[0], walker) if seat else (walker, state.travellers[1])
    return Step(State(NEXT_STEP, SEATS[seat], seat, state.finished, state.charts, travellers), told)


def _enter(board: Board, state: State, seat: int, action: Enter) -> Step[State, Event]:
    me = state.travellers[seat]
    door = board.enters.index(action)
    at = board.grid.index[action.square]
    sheet = Sheet(me.sheet.gone, door)
    told = (ev.Entered(seat, action.square),)
    return arrive(board, state, Traveller(at, me.known, me.live, sheet), told)


def _stop(board: Board, state: State, seat: int) -> Step[State, Event]:
    told = (ev.Stopped(seat, board.grid.names[state.travellers[seat].at]),)
    return end_turn(board, state, state.travellers, told)


def _bump(board: Board, state: State, seat: int, direction: str, doorway: int) -> Step[State, Event]:
    me = state.travellers[seat]
    sheet = replace(me.sheet, bumped=me.sheet.bumped | 1 << doorway)
    travellers = with_traveller(state.travellers, seat, Traveller(me.at, me.known, me.live, sheet))
    told = (ev.Bumped(seat, board.grid.names[me.at], direction),)
    return end_turn(board, state, travellers, told)

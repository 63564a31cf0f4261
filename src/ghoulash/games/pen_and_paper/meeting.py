"""What is met in a square, one thing after the other, until the turn is over (PP-4)."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from ghoulash.core.game import Outcome, Step
from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import each
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import SPOTS, Action, Fire, Leave, Use, Weak
from ghoulash.games.pen_and_paper.board import SEATS, Board
from ghoulash.games.pen_and_paper.events import Event
from ghoulash.games.pen_and_paper.state import (
    METER,
    Fighting,
    KitOffered,
    PickingSpot,
    State,
    Traveller,
    with_traveller,
)
from ghoulash.games.pen_and_paper.turns import NEXT_STEP, end, end_turn, win

KIT_OFFERED: Final = KitOffered()
KIT_ANSWERS: Final = (Use(), Leave())
WEAK_SPOTS: Final = tuple(Weak(spot) for spot in SPOTS)
SHOTS: Final = tuple(Fire(spot) for spot in SPOTS)
_ALL_SPOTS: Final = sum(1 << spot for spot in SPOTS)
_SHOTS_LEFT: Final = tuple(
    tuple(SHOTS[spot - 1] for spot in each(_ALL_SPOTS & ~missed)) for missed in range(_ALL_SPOTS + 1)
)

Told = tuple[Event, ...]


def arrive(board: Board, state: State, me: Traveller, told: Told) -> Step[State, Event]:
    """The traveller has come to a square where something may happen."""
    seat = state.turn
    if me.at == board.shelter and _may_come_back(board, me):
        travellers = with_traveller(state.travellers, seat, me)
        back = (*told, ev.CameBack(seat, board.grid.names[me.at]))
        return win(state, travellers, back, "PP-5.3")
    if board.clinic >> me.at & 1 and (me.sheet.wounds or me.sheet.spored):
        return _treat(board, state, me, told)
    if me.live >> me.at & 1:
        return _meet(board, state, me, 0, told)
    walker = _told_all(board, state, me)
    travellers = with_traveller(state.travellers, seat, walker)
    return Step(State(NEXT_STEP, SEATS[seat], seat, state.finished, state.charts, travellers), told)


def _may_come_back(board: Board, me: Traveller) -> bool:
    goal = board.scenario.goal
    return goal.do == "return" and me.sheet.carried >= goal.count


def _treat(board: Board, state: State, me: Traveller, told: Told) -> Step[State, Event]:
    seat = state.turn
    healed = me.sheet.wounds
    meters = me.sheet.meters + (1 if healed else 0)
    sheet = replace(me.sheet, wounds=0, meters=meters, spored=False)
    walker = _told_all(board, state, Traveller(me.at, me.known, me.live, sheet))
    told = (*told, ev.Treated(seat, board.grid.names[me.at], healed))
    return end_turn(board, state, with_traveller(state.travellers, seat, walker), told)


def _meet(board: Board, state: State, me: Traveller, stage: int, told: Told) -> Step[State, Event]:
    """Resolve what lies in the square from this kind on, in the order of PP-4.1 and PP-7.2."""
    bit = 1 << me.at
    hid = state.charts[state.turn].hid
    for kind in range(stage, len(board.kinds)):
        if hid[kind] & bit & ~me.sheet.gone[kind]:
            answer = _MEETINGS.get(board.kinds[kind], _take)(board, state, me, told)
            if isinstance(answer, Step):
                return answer
            me, told = answer
    walker = _told_all(board, state, me)
    return end_turn(board, state, with_traveller(state.travellers, state.turn, walker), told)


def _told_all(board: Board, state: State, me: Traveller) -> Traveller:
    """The square has been told to the end; it is live as long as something stays in it."""
    return Traveller(me.at, me.known | 1 << me.at, _live(state, me), me.sheet)


def _live(state: State, me: Traveller) -> int:
    """The squares that still hold something, now that something here was taken or destroyed."""
    bit = 1 << me.at
    live = me.live & ~bit
    for lies, gone in zip(state.charts[state.turn].hid, me.sheet.gone, strict=True):
        live |= lies & ~gone & bit
    return live


Met = Step[State, Event] | tuple[Traveller, Told]


def _take(board: Board, state: State, me: Traveller, told: Told) -> Met:
    kind = board.sought
    sheet = replace(me.sheet, gone=_gone(me, kind), carried=me.sheet.carried + 1)
    me = Traveller(me.at, me.known, me.live, sheet)
    told = (*told, ev.Found(state.turn, board.kinds[kind], board.grid.names[me.at], sheet.carried))
    if board.scenario.goal.do == "find" and sheet.carried >= board.scenario.goal.count:
        me = Traveller(me.at, me.known, _live(state, me), sheet)
        return win(state, with_traveller(state.travellers, state.turn, me), told, "PP-4.2")
    return me, told


def _find_kit(board: Board, state: State, me: Traveller, told: Told) -> Met:
    square = board.grid.names[me.at]
    told = (*told, ev.KitFound(state.turn, square))
    if not me.sheet.wounds:
        return me, (*told, ev.KitLeft(state.turn, square))
    return _ask(state, me, KIT_OFFERED, SEATS[state.turn], told)


def _be_attacked(board: Board, state: State, me: Traveller, told: Told) -> Met:
    fight = board.scenario.fight
    dealt, free = 1, 0
    if me.sheet.carried:
        dealt, free = fight.miss_when_carrying, fight.free_misses_when_carrying
    if me.sheet.spored:
        dealt = max(dealt, fight.miss_with_spores)
        me = Traveller(me.at, me.known, me.live, replace(me.sheet, spored=False))
    told = (*told, ev.GhoulAttack(state.turn, board.grid.names[me.at]))
    return _ask(state, me, PickingSpot(dealt, free), SEATS[1 - state.turn], told)


def _be_hit_by_debris(board: Board, state: State, me: Traveller, told: Told) -> Met:
    told = (*told, ev.DebrisFell(state.turn, board.grid.names[me.at]))
    me, told = _wound(state, me, 1, told)
    return _die(state, me, told) if me.sheet.wounds >= METER else (me, told)


def _breathe_spores(board: Board, state: State, me: Traveller, told: Told) -> Met:
    me = Traveller(me.at, me.known, me.live, replace(me.sheet, spored=True))
    return me, (*told, ev.SporesMet(state.turn, board.grid.names[me.at]))


def _fall(board: Board, state: State, me: Traveller, told: Told) -> Met:
    me = Traveller(me.at, me.known, me.live, replace(me.sheet, fallen=True))
    return me, (*told, ev.FellInHole(state.turn, board.grid.names[me.at]))


Meeting = Callable[[Board, State, Traveller, Told], Met]
_MEETINGS: Final[dict[str, Meeting]] = {
    "kit": _find_kit,
    "ghoul": _be_attacked,
    "debris": _be_hit_by_debris,
    "spores": _breathe_spores,
    "hole": _fall,
}
"""What happens for each kind; any other kind is sought, and taken."""


def _gone(me: Traveller, kind: int) -> tuple[int, ...]:
    gone = me.sheet.gone
    return (*gone[:kind], gone[kind] | 1 << me.at, *gone[kind + 1 :])


def _ask(
    state: State,
    me: Traveller,
    moment: KitOffered | PickingSpot | Fighting,
    acting: tuple[int, ...],
    told: Told,
) -> Step[State, Event]:
    travellers = with_traveller(state.travellers, state.turn, me)
    return Step(State(moment, acting, state.turn, state.finished, state.charts, travellers), told)


def _wound(state: State, me: Traveller, wounds: int, told: Told) -> tuple[Traveller, Told]:
    """So many wounds, as far as the meter has boxes (PP-4.7)."""
    before = me.sheet.wounds
    total = min(METER, before + wounds)
    hurt = Traveller(me.at, me.known, me.live, replace(me.sheet, wounds=total))
    return hurt, (*told, ev.Wounded(state.turn, total - before, total))


def _die(state: State, me: Traveller, told: Told) -> Step[State, Event]:
    outcome = Outcome((1 - state.turn,), "fifteen-wounds", "PP-4.7")
    travellers = with_traveller(state.travellers, state.turn, me)
    return end(state.charts, travellers, state.turn, state.finished, outcome, told)


def kit_actions(board: Board, state: State, seat: int) -> Sequence[Action]:
    """Use it, or leave it."""
    return KIT_ANSWERS


def kit_refusal(board: Board, state: State, seat: int, action: Action) -> Refusal | None:
    """Only the Kit is asked about."""
    return None if isinstance(action, Use | Leave) else Refusal("kit-now", "PP-4.3")


def answer_kit(board: Board, state: State, seat: int, action: Action) -> Step[State, Event]:
    """The Kit is used or left; what else is in the square follows."""
    me = state.travellers[seat]
    square = board.grid.names[me.at]
    told: Told
    if isinstance(action, Use):
        sheet = replace(me.sheet, wounds=0, meters=me.sheet.meters + 1, gone=_gone(me, board.kit))
        told = (ev.KitUsed(seat, square, me.sheet.wounds),)
        me = Traveller(me.at, me.known, me.live, sheet)
    else:
        told = (ev.KitLeft(seat, square),)
    return _meet(board, state, me, board.kit + 1, told)


def spot_actions(board: Board, state: State, seat: int) -> Sequence[Action]:
    """Six places."""
    return WEAK_SPOTS


def spot_refusal(board: Board, state: State, seat: int, action: Action) -> Refusal | None:
    """Only a weak spot is asked for."""
    if not isinstance(action, Weak):
        return Refusal("spot-now", "PP-4.6")
    if not action.spot:
        return Refusal("veiled", "PP-4.6")
    return None if action.spot in SPOTS else Refusal("spot-range", "PP-4.6", {"spot": action.spot})


def pick_spot(board: Board, state: State, seat: int, action: Action) -> Step[State, Event]:
    """The fight begins."""
    moment = state.moment
    assert isinstance(action, Weak) and isinstance(moment, PickingSpot)
    fighting = Fighting(moment.dealt, moment.free, action.spot)
    told = (ev.SpotPicked(seat, action.spot),)
    return _ask(state, state.travellers[state.turn], fighting, SEATS[state.turn], told)


def fight_actions(board: Board, state: State, seat: int) -> Sequence[Action]:
    """The places not fired at yet."""
    assert isinstance(state.moment, Fighting)
    return _SHOTS_LEFT[state.moment.missed]


def fight_refusal(board: Board, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this place cannot be fired at."""
    if not isinstance(action, Fire):
        return Refusal("fire-now", "PP-4.6")
    if action.spot not in SPOTS:
        return Refusal("spot-range", "PP-4.6", {"spot": action.spot})
    assert isinstance(state.moment, Fighting)
    if state.moment.missed >> action.spot & 1:
        return Refusal("fire-again", "PP-4.6", {"spot": action.spot})
    return None


def fire(board: Board, state: State, seat: int, action: Action) -> Step[State, Event]:
    """A hit destroys the Ghoul; a miss is paid for."""
    moment = state.moment
    assert isinstance(action, Fire) and isinstance(moment, Fighting)
    me = state.travellers[seat]
    me = Traveller(me.at, me.known, me.live, replace(me.sheet, shot=action.spot))
    if action.spot == moment.spot:
        return _destroy(board, state, me)
    told: Told = (ev.Fired(seat, action.spot, hit=False),)
    free = moment.free
    if free:
        free -= 1
        told = (*told, ev.MissForgiven(seat))
    else:
        me, told = _wound(state, me, moment.dealt, told)
        if me.sheet.wounds >= METER:
            return _die(state, me, told)
    fighting = Fighting(moment.dealt, free, moment.spot, moment.missed | 1 << action.spot)
    return _ask(state, me, fighting, SEATS[seat], told)


def _destroy(board: Board, state: State, me: Traveller) -> Step[State, Event]:
    seat = state.turn
    sheet = replace(me.sheet, gone=_gone(me, board.ghoul), killed=me.sheet.killed + 1)
    me = Traveller(me.at, me.known, me.live, sheet)
    told: Told = (
        ev.Fired(seat, sheet.shot, hit=True),
        ev.GhoulDestroyed(seat, board.grid.names[me.at], sheet.killed),
    )
    goal = board.scenario.goal
    if goal.do == "destroy" and sheet.killed >= goal.count:
        me = Traveller(me.at, me.known, _live(state, me), sheet)
        return win(state, with_traveller(state.travellers, seat, me), told, "PP-7.6")
    return _meet(board, state, me, board.ghoul + 1, told)

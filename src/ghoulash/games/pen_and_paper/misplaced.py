"""Whether a position read from a file can be played from: a hand may have written anything into it."""

from typing import Final

from ghoulash.core.game import CHANCE
from ghoulash.games.pen_and_paper.actions import SPOTS
from ghoulash.games.pen_and_paper.board import SEATS, Board
from ghoulash.games.pen_and_paper.state import (
    METER,
    OUTSIDE,
    Chart,
    Drawing,
    Fighting,
    Hiding,
    KitOffered,
    Over,
    PickingSpot,
    State,
    Traveller,
    Walking,
)

_ENDINGS: Final = frozenset({"goal", "fifteen-wounds", "turn-limit"})


def misplaced(board: Board, state: State) -> str | None:
    """The first field that could never be so, or None."""
    if state.turn not in (0, 1):
        return "turn"
    if not 0 <= state.finished <= 2 * board.turn_limit:
        return "finished"
    for seat in (0, 1):
        if not _is_chart(board, state.charts[seat]):
            return f"charts[{seat}]"
        if not _is_traveller(board, state, seat):
            return f"travellers[{seat}]"
    if not _is_moment(board, state):
        return "moment"
    return None if state.acting == _acting(state) else "acting"


def _is_part(squares: int, of: int) -> bool:
    return squares >= 0 and not squares & ~of


def _is_chart(board: Board, chart: Chart) -> bool:
    if len(chart.hid) != len(board.kinds):
        return False
    for kind, lies in enumerate(chart.hid):
        most = board.per_area[kind]
        crowded = most is not None and any((lies & area).bit_count() > most for area in board.areas)
        if not _is_part(lies, board.room[kind]) or lies.bit_count() > board.counts[kind] or crowded:
            return False
    room = tuple(board.room_left(kind, lies) for kind, lies in enumerate(chart.hid))
    blocked = chart.blocked
    if chart.room != room or not _is_part(blocked, (1 << len(board.doorways)) - 1):
        return False
    left = board.block_count - blocked.bit_count()
    return left >= 0 and board.connected(blocked) and chart.done == (not any(room) and not left)


def _is_traveller(board: Board, state: State, seat: int) -> bool:
    chart, me = state.charts[seat], state.travellers[seat]
    sheet = me.sheet
    doorways = (1 << len(board.doorways)) - 1
    return (
        OUTSIDE <= me.at < len(board.grid)
        and (me.at != OUTSIDE or board.start == OUTSIDE)
        and _is_part(me.known, board.everything)
        and len(sheet.gone) == len(chart.hid)
        and all(map(_is_part, sheet.gone, chart.hid))
        and _is_live(chart, me)
        and OUTSIDE <= sheet.door < len(board.grid.doors)
        and 0 <= sheet.wounds <= METER
        and 0 <= sheet.meters <= state.finished + 1
        and sheet.carried == _count(sheet.gone, board.sought)
        and sheet.killed == _count(sheet.gone, board.ghoul)
        and _is_part(sheet.bumped, chart.blocked)
        and _is_part(sheet.passed, doorways & ~chart.blocked)
        and sheet.shot in (0, *SPOTS)
    )


def _is_live(chart: Chart, me: Traveller) -> bool:
    """What is still to be met; in the traveller's own square it may not yet be settled."""
    lies = here = 0
    for hid, gone in zip(chart.hid, me.sheet.gone, strict=True):
        lies |= hid & ~gone
        here |= hid
    own = 0 if me.at == OUTSIDE else here & 1 << me.at
    return me.live & ~own == (lies & ~own if chart.done else 0)


def _count(gone: tuple[int, ...], kind: int) -> int:
    return gone[kind].bit_count() if kind >= 0 else 0


def _is_moment(board: Board, state: State) -> bool:
    moment = state.moment
    if isinstance(moment, Hiding):
        return not all(chart.done for chart in state.charts)
    if not all(chart.done for chart in state.charts):
        return False
    if isinstance(moment, Drawing):
        return True
    if isinstance(moment, Over):
        outcome = moment.outcome
        return outcome.winners in ((), *SEATS) and outcome.how in _ENDINGS
    me = state.travellers[state.turn]
    if me.sheet.wounds >= METER or state.finished >= 2 * board.turn_limit:
        return False
    if isinstance(moment, Walking):
        return me.at != OUTSIDE or not moment.stepped
    if isinstance(moment, KitOffered):
        return _lies_here(state, board.kit) and me.sheet.wounds > 0
    return _lies_here(state, board.ghoul) and _is_fight(moment)


def _lies_here(state: State, kind: int) -> bool:
    """Whether the traveller stands on one of a kind."""
    me = state.travellers[state.turn]
    if kind < 0 or me.at == OUTSIDE:
        return False
    return bool(state.charts[state.turn].hid[kind] & ~me.sheet.gone[kind] & 1 << me.at)


def _is_fight(moment: PickingSpot | Fighting) -> bool:
    """What a miss costs is the Briefing's; a place missed is not the weak spot."""
    if not (1 <= moment.dealt <= 999 and 0 <= moment.free <= 99):
        return False
    if isinstance(moment, PickingSpot):
        return True
    others = sum(1 << spot for spot in SPOTS if spot != moment.spot)
    return moment.spot in SPOTS and _is_part(moment.missed, others)


def _acting(state: State) -> tuple[int, ...]:
    """Who is to act, by the moment alone."""
    moment = state.moment
    if isinstance(moment, Hiding):
        return tuple(seat for seat in (0, 1) if not state.charts[1 - seat].done)
    if isinstance(moment, Drawing):
        return (CHANCE,)
    if isinstance(moment, Over):
        return ()
    return SEATS[1 - state.turn if isinstance(moment, PickingSpot) else state.turn]

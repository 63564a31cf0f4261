"""A whole position that fits what a seat knows, every chart that fits as likely as any other."""

from math import comb
from random import Random
from typing import Final

from ghoulash.core.game import CHANCE
from ghoulash.core.squares import each, from_hex, mask
from ghoulash.games.pen_and_paper.board import Board
from ghoulash.games.pen_and_paper.hiding import DRAWING, HIDING
from ghoulash.games.pen_and_paper.meeting import KIT_OFFERED
from ghoulash.games.pen_and_paper.state import (
    Chart,
    Fighting,
    Moment,
    Over,
    PickingSpot,
    Sheet,
    State,
    Traveller,
)
from ghoulash.games.pen_and_paper.turns import FIRST_STEP, NEXT_STEP
from ghoulash.games.pen_and_paper.view import View

_TRIES: Final = 200
"""Draws of doorways before they are exchanged one by one: enough for any map but one full of doorways."""
_EXCHANGES: Final = 24
"""For each doorway: what is left to tell where it began is less than any test could find."""


def imagine(board: Board, view: View, rng: Random) -> State:
    """Draws what others hid; the rest is in the view."""
    charts = (_chart(board, view, 0, rng), _chart(board, view, 1, rng))
    travellers = (_traveller(view, 0, charts[0]), _traveller(view, 1, charts[1]))
    return State(_moment(view, rng), view.acting, view.turn, view.finished, charts, travellers)


def _moment(view: View, rng: Random) -> Moment:
    fight = view.fight
    if view.moment == "weak" and fight is not None:
        return PickingSpot(fight.dealt, fight.free)
    if view.moment == "fire" and fight is not None:
        spot = fight.spot or rng.choice([n for n in range(1, 7) if not fight.missed >> n & 1])
        return Fighting(fight.dealt, fight.free, spot, fight.missed)
    if view.outcome is not None:
        return Over(view.outcome)
    if view.moment == "walk":
        return NEXT_STEP if view.stepped else FIRST_STEP
    if view.moment == "kit":
        return KIT_OFFERED
    return DRAWING if view.acting == (CHANCE,) else HIDING


def _traveller(view: View, seat: int, chart: Chart) -> Traveller:
    t = view.travellers[seat]
    c = view.charts[seat]
    gone = tuple(map(from_hex, c.gone))
    live = 0
    if c.done:
        for lies, g in zip(chart.hid, gone, strict=True):
            live |= lies & ~g
    sheet = Sheet(
        gone,
        t.door,
        t.wounds,
        t.meters,
        t.carried,
        t.killed,
        from_hex(c.bumped),
        from_hex(c.passed),
        t.fallen,
        t.spored,
        t.shot,
    )
    return Traveller(t.at, from_hex(c.known), live, sheet)


def _chart(board: Board, view: View, walker: int, rng: Random) -> Chart:
    seen = view.charts[walker]
    met = [from_hex(lies) | from_hex(gone) for lies, gone in zip(seen.lies, seen.gone, strict=True)]
    blocked = from_hex(seen.blocked)
    if view.seat == 1 - walker or view.outcome is not None:
        return _made(board, met, blocked, done=seen.done)
    known = from_hex(seen.known)
    told = _told_kinds(board, view, walker)
    here = 1 << view.travellers[walker].at if told else 0
    hid = [
        _draw_kind(board, kind, lies, known | (here if kind < told else 0), rng)
        for kind, lies in enumerate(met)
    ]
    blocked = _draw_blocked(board, blocked, from_hex(seen.passed), rng)
    if not seen.done:
        hid, blocked = _unfinished(hid, blocked, rng)
    return _made(board, hid, blocked, done=seen.done)


def _told_kinds(board: Board, view: View, walker: int) -> int:
    """How many kinds the traveller has been told of in the square of a pending question."""
    if walker != view.turn:
        return 0
    if view.moment == "kit":
        return board.kit + 1
    return board.ghoul + 1 if view.moment in ("weak", "fire") else 0


def _made(board: Board, hid: list[int], blocked: int, *, done: bool) -> Chart:
    room = tuple(board.room_left(kind, lies) for kind, lies in enumerate(hid))
    return Chart(tuple(hid), room, blocked, done)


def _draw_kind(board: Board, kind: int, met: int, told: int, rng: Random) -> int:
    """The squares of one kind: those met, and the rest anywhere that is not told and has room."""
    left = board.counts[kind] - met.bit_count()
    free = board.room[kind] & ~told & ~met
    most = board.per_area[kind]
    if most is None:
        return met | mask(rng.sample(list(each(free)), left))
    parts = [(free & area, most - (met & area).bit_count()) for area in board.areas]
    street = free
    for area in board.areas:
        street &= ~area
    parts.append((street, left))
    return met | _draw_parts(parts, left, rng)


def _draw_parts(parts: list[tuple[int, int]], left: int, rng: Random) -> int:
    """So many squares, at most a number from each part, every choice alike: ways are counted from behind."""
    ways = [[1] + [0] * left]
    for squares, most in reversed(parts):
        size = squares.bit_count()
        after = ways[-1]
        ways.append(
            [
                sum(comb(size, k) * after[total - k] for k in range(min(most, total, size) + 1))
                for total in range(left + 1)
            ]
        )
    ways.reverse()
    drawn = 0
    for (squares, most), after in zip(parts, ways[1:], strict=True):
        size = squares.bit_count()
        sizes = range(min(most, left, size) + 1)
        weights = [comb(size, k) * after[left - k] for k in sizes]
        at = rng.randrange(sum(weights))
        for k, weight in zip(sizes, weights, strict=True):
            at -= weight
            if at < 0:
                drawn |= mask(rng.sample(list(each(squares)), k))
                left -= k
                break
    return drawn


def _draw_blocked(board: Board, found: int, passed: int, rng: Random) -> int:
    """Any set of doorways that leaves every square in reach: drawn until one does, where one soon does."""
    left = board.block_count - found.bit_count()
    if left <= 0:
        return found
    free = list(each(board.blockable(found) & ~passed))
    for _ in range(_TRIES):
        blocked = found | mask(rng.sample(free, left))
        if board.connected(blocked):
            return blocked
    return _exchanged(board, found, passed, left, rng)


def _exchanged(board: Board, found: int, passed: int, left: int, rng: Random) -> int:
    """Such a set where few are: from any one, a doorway opened and another blocked, again and again.

    Sets that cut nothing off are a matroid's, and on those every set is soon as likely as any other: after
    about `left` times the logarithm of how many there are (Cryan, Guo and Mousa, 2019).
    """
    blocked = found
    for _ in range(left):
        blocked |= 1 << rng.choice(list(each(board.blockable(blocked) & ~passed)))
    for _ in range(_EXCHANGES * left):
        blocked &= ~(1 << rng.choice(list(each(blocked & ~found))))
        blocked |= 1 << rng.choice(list(each(board.blockable(blocked) & ~passed)))
    return blocked


def _unfinished(hid: list[int], blocked: int, rng: Random) -> tuple[list[int], int]:
    """Some of a whole chart, as many as chance has it: how far another is, nobody is told."""
    placed = [(kind, square) for kind, lies in enumerate(hid) for square in each(lies)]
    placed += [(-1, doorway) for doorway in each(blocked)]
    kept = rng.sample(placed, rng.randrange(len(placed)))
    some = [mask(square for k, square in kept if k == kind) for kind in range(len(hid))]
    return some, mask(doorway for kind, doorway in kept if kind == -1)

"""What happens where a piece and a token meet (LG-4)."""

from collections.abc import Sequence
from typing import Final

from ghoulash.core.game import CHANCE, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import LEAVE, USE, Action
from ghoulash.games.last_game_on_earth.battle import begin_battle
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Aiding, Entering, Facing, Striking, Turning
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import (
    CHARM,
    CIVILIAN,
    DEBRIS,
    FIRST_AID,
    GUN,
    HOLE,
    KINDS,
    POINTS,
    STRENGTH,
    State,
)
from ghoulash.games.last_game_on_earth.work import Work
from ghoulash.games.last_game_on_earth.wounds import deal, heal

ANSWERS: Final[tuple[Action, ...]] = (USE, LEAVE)
TAKEN: Final = (GUN, CHARM, CIVILIAN)


def settle_entering(work: Work) -> bool:
    """One token is met; face-down, it is turned first."""
    frame = work.frames[-1]
    assert isinstance(frame, Entering)
    square = work.players[frame.seat].at
    tokens = work.tokens(square)
    if frame.index >= len(tokens):  # a second Hole, gone: what is uppermost now is met (LG-10.24)
        work.swap(Entering(frame.seat, len(tokens) - 1))
        return True
    if tokens[frame.index].down:
        work.frames.append(Turning(square, frame.index))
        return True
    work.frames.pop()
    _meet(work, frame.seat, square, frame.index)
    return True


def _meet(work: Work, seat: int, square: int, index: int) -> None:
    kind = work.tokens(square)[index].kind
    work.meet(seat, index)
    if kind in STRENGTH:
        begin_battle(work, seat, index, kind)
    elif kind == HOLE:
        fall(work, seat, square)
    elif kind == DEBRIS:
        _walk_into_debris(work, seat, square, index)
    elif kind == FIRST_AID:
        work.told.append(ev.AidFound(seat, work.name(square)))
        if work.players[seat].hurt:
            work.frames.append(Aiding(seat, index))
    else:
        take(work, seat, square, index)


def fall(work: Work, seat: int, square: int) -> None:
    """Out of the game until the own next turn (LG-4.2)."""
    work.change(seat, fallen=True)
    work.told.append(ev.Fell(seat, work.name(square)))


def _walk_into_debris(work: Work, seat: int, square: int, index: int) -> None:
    """One wound for each Debris token that lies on another, from this one down (LG-4.3)."""
    wounds = 0
    for n in range(index, -1, -1):
        token = work.tokens(square)[n]
        if token.kind != DEBRIS or token.down:
            break
        work.meet(seat, n)
        wounds += 1
    work.told.append(ev.Struck(seat, work.name(square), wounds))
    deal(work, seat, wounds)


def take(work: Work, seat: int, square: int, index: int) -> None:
    """A Ghoo Gun, a Lucky Charm, a civilian: taken at once; civilians together (LG-10.44)."""
    kind = work.tokens(square)[index].kind
    while index >= 0 and work.tokens(square)[index].kind == kind:
        work.remove(square, index)
        me = work.players[seat]
        if kind == GUN:
            work.change(seat, guns=me.guns + 1)
        elif kind == CHARM:
            work.change(seat, charms=me.charms + 1)
        else:
            work.change(seat, carrying=me.carrying + 1)
        rule = "LG-9.1" if kind == GUN else "LG-9.2"
        work.told.append(ev.Took(seat, KINDS[kind], work.name(square), rule))
        index -= 1
        if kind != CIVILIAN or index < 0 or work.tokens(square)[index].down:
            break


def settle_facing(work: Work) -> bool:
    """A token was moved onto pieces, and lies open: whose it is goes by its kind (LG-10.6)."""
    frame = work.frames.pop()
    assert isinstance(frame, Facing)
    tokens = work.tokens(frame.square)
    index = len(tokens) - 1
    there = [seat for seat in frame.left if work.players[seat].at == frame.square]
    if frame.index != index or not there:  # a second Hole, gone: it does nothing (LG-10.4)
        return True
    kind = tokens[index].kind
    free = [seat for seat in there if not work.players[seat].fallen]
    if kind in STRENGTH:
        _set_upon(work, there[0], index, kind)
    elif kind == HOLE:
        for seat in there:
            fall(work, seat, frame.square)
    elif kind == FIRST_AID:
        work.told.append(ev.AidFound(CHANCE, work.name(frame.square)))
        _offer(work, tuple(free), index)
    elif kind in TAKEN and free:
        take(work, free[0], frame.square, index)
    return True


def _set_upon(work: Work, seat: int, index: int, kind: int) -> None:
    """A Ghoul put on somebody in a Hole wounds, unfought (LG-4.2)."""
    if not work.players[seat].fallen:
        begin_battle(work, seat, index, kind)
        return
    square = work.players[seat].at
    work.told.append(ev.Helpless(seat, work.name(square), POINTS[kind]))
    deal(work, seat, POINTS[kind])


def _offer(work: Work, seats: tuple[int, ...], index: int) -> None:
    """First-Aid goes to the first who is wounded; if it is left, to the next."""
    wounded = [seat for seat in seats if work.players[seat].hurt]
    if wounded:
        work.frames.append(Aiding(wounded[0], index, tuple(wounded[1:])))


def aiding_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Use it or leave it (LG-4.4)."""
    return ANSWERS


def aiding_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Nothing else is asked."""
    return None if action in ANSWERS else Refusal("aid-now", "LG-4.4")


def answer_aid(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """All wounds go, and the token; or it lies there for anyone."""
    work = Work(parts, state)
    frame = work.frames.pop()
    assert isinstance(frame, Aiding)
    square = work.players[seat].at
    if action == USE:
        work.remove(square, frame.index)
        work.told.append(ev.AidUsed(seat, work.name(square), work.players[seat].hurt))
        heal(work, seat)
    else:
        work.told.append(ev.AidLeft(seat, work.name(square)))
        _offer(work, frame.left, frame.index)
    return work


def settle_striking(work: Work) -> bool:
    """A Hole or Debris card strikes whoever stands in its square, one after the other (LG-10.1)."""
    frame = work.frames.pop()
    assert isinstance(frame, Striking)
    left = [seat for seat in frame.left if work.players[seat].at == frame.square]
    if not left:
        return True
    if len(left) > 1:
        work.frames.append(
            Striking(frame.kind, frame.square, tuple(left[1:]), frame.wounds, frame.value, frame.by)
        )
    seat = left[0]
    if frame.kind == HOLE:
        fall(work, seat, frame.square)
    else:
        work.told.append(ev.Struck(seat, work.name(frame.square), frame.wounds))
        deal(work, seat, frame.wounds, -1 if seat == frame.by else frame.value)
    return True

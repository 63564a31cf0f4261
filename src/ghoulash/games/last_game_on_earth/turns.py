"""Move and act, each at most once, in either order (LG-3)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ghoulash.core.choices import Choices, OnSquares
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import (
    CHARM_SPENT,
    END,
    FACE,
    STOP,
    Action,
    Bare,
    OnSquare,
    Walk,
    WithCard,
)
from ghoulash.games.last_game_on_earth.briefings import in_play
from ghoulash.games.last_game_on_earth.declaring import (
    add_playable,
    begin_card,
    begin_move,
    card_refusal,
    hovering,
    movable,
    move_refusal,
)
from ghoulash.games.last_game_on_earth.ending import is_ended
from ghoulash.games.last_game_on_earth.frames import Entering, Landing, Replenishing, Turn
from ghoulash.games.last_game_on_earth.landing import close_move
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import (
    DEBRIS,
    FIRST_AID,
    HOLE,
    Player,
    State,
    Token,
    stack_at,
)
from ghoulash.games.last_game_on_earth.work import Work


def turn_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """In groups: steps, what is done on the spot, jumps, cards, tokens to move, the end."""
    frame: Any = state.frames[-1]
    field = parts.board or parts.field_of(state.layout)
    me = state.players[seat]
    few: list[Action] = []
    groups: list[OnSquares[Action] | tuple[Action, ...]] = []
    if frame.moved < 2:
        if frame.steps:
            few += field.walks[me.at]
        if frame.moved:
            few.append(STOP)
        elif state.covered >> me.at & 1 and facing(state, me) >= 0:
            few.append(FACE)
        if frame.on_pad:
            groups.append(tuple(few))
            groups.append(OnSquares("jump", "", state.pads & ~(1 << me.at), field.on["jump"]))
            few = []
    is_hovering = frame.over_tokens and hovering(state, me, frame)
    add_playable(few, parts, state, seat, is_hovering=is_hovering)
    if frame.acts and not is_hovering:
        groups.append(tuple(few))
        groups.append(OnSquares("move", "", movable(parts, state, seat), field.on["move"]))
        few = []
    if me.charms:
        few.append(CHARM_SPENT)
    if not is_hovering:
        few.append(END)
    if not groups:
        return tuple(few)
    groups.append(tuple(few))
    return Choices(tuple(groups))


def turn_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this cannot be done now, in one's own turn."""
    frame = state.frames[-1]
    assert isinstance(frame, Turn)
    me = state.players[seat]
    if type(action) is Walk:
        return _walk_refusal(parts, state, me, frame, action)
    if type(action) is WithCard and action.verb == "play":
        card = parts.cards.by_text.get(action.card, -1)
        return card_refusal(parts, state, seat, frame, card, action.card)
    if isinstance(action, OnSquare) and action.verb in ("move", "jump"):
        if action.verb == "move":
            return (
                _hovering(state, me, frame)
                or _acted(frame)
                or move_refusal(parts, state, seat, action.square)
            )
        return _jump_refusal(parts, state, me, frame, action)
    if action == STOP:
        return None if frame.moved == 1 else Refusal("stop-unmoved", "LG-3.3")
    if action == FACE:
        return _face_refusal(state, me, frame)
    if action == CHARM_SPENT:
        return None if me.charms else Refusal("no-charm", "LG-9.2")
    return _hovering(state, me, frame) if action == END else Refusal("turn-now", "LG-3.2")


def _acted(frame: Turn) -> Refusal | None:
    return None if frame.acts else Refusal("acted-already", "LG-3.2")


def _hovering(state: State, me: Player, frame: Turn) -> Refusal | None:
    """The move must end, or go on, first."""
    return Refusal("stop-first", "LG-10.8") if hovering(state, me, frame) else None


def _move_over(me: Player, frame: Turn) -> Refusal | None:
    if me.dead:
        return Refusal("dead-no-piece", "LG-6.2")
    return Refusal("moved-already", "LG-3.2") if frame.moved == 2 else None


def _walk_refusal(parts: Parts, state: State, me: Player, frame: Turn, action: Walk) -> Refusal | None:
    refusal = _move_over(me, frame)
    if refusal is not None:
        return refusal
    if not frame.steps:
        return Refusal("walk-too-far", "LG-3.3")
    field = parts.field(state)
    if action.direction not in field.exits[me.at]:
        args: dict[str, str | int] = {"square": field.names[me.at], "direction": action.direction}
        return Refusal("walk-wall", "LG-3.3", args)
    return None


def _jump_refusal(parts: Parts, state: State, me: Player, frame: Turn, action: OnSquare) -> Refusal | None:
    if not frame.on_pad or frame.moved == 2:
        return Refusal("jump-no-pad", "LG-10.39")
    to = parts.field(state).index.get(action.square, -1)
    if to < 0 or not (state.pads & ~(1 << me.at)) >> to & 1:
        return Refusal("jump-not-there", "LG-9.2", {"square": action.square})
    return None


def _face_refusal(state: State, me: Player, frame: Turn) -> Refusal | None:
    refusal = _move_over(me, frame)
    if refusal is not None:
        return refusal
    if frame.moved:
        return Refusal("face-moved", "LG-3.4")
    return None if facing(state, me) >= 0 else Refusal("face-nothing", "LG-3.4")


def facing(state: State, me: Player) -> int:
    """The place in its stack of the token that may be faced in one's own square; -1: none (LG-3.4)."""
    if me.dead or not state.covered >> me.at & 1:
        return -1
    tokens = stack_at(state, me.at)
    for n in range(len(tokens) - 1, -1, -1):
        token = tokens[n]
        if token.down or not me.met >> n & 1 or not _is_behind(token, me):
            return n
    return -1


def _is_behind(token: Token, me: Player) -> bool:
    """An obstacle once suffered; First-Aid once met, while there is nothing to heal (LG-10.23)."""
    return token.kind in (HOLE, DEBRIS) or (token.kind == FIRST_AID and not me.hurt)


def take_turn(parts: Parts, state: State, seat: int, action: Action) -> Work:
    """A step, a card, a token, or the end of the turn."""
    frame = state.frames[-1]
    assert isinstance(frame, Turn)
    if type(action) is Walk:
        return _walk(parts, state, frame, seat, action.direction)
    work = Work(parts, state)
    if isinstance(action, WithCard):
        begin_card(work, seat, parts.cards.by_text[action.card])
    elif isinstance(action, OnSquare) and action.verb == "move":
        begin_move(work, seat, action.square)
    elif isinstance(action, OnSquare):
        square = work.field.index[action.square]
        work.change(seat, at=square, met=0)
        work.told.append(ev.Jumped(seat, action.square))
        _arrive(work, replace(frame, on_pad=False), seat)
    else:
        _answer(work, frame, seat, action)
    return work


def _answer(work: Work, frame: Turn, seat: int, action: Action) -> None:
    assert isinstance(action, Bare)
    square = work.players[seat].at
    if action == STOP:
        work.told.append(ev.Stopped(seat, work.name(square)))
        _end_move(work, seat)
    elif action == FACE:
        index = facing(work.frozen(), work.players[seat])
        work.swap(replace(frame, moved=2, more=0))
        work.told.append(ev.Faced(seat, work.name(square)))
        work.frames.append(Entering(seat, index))
    elif action == CHARM_SPENT:
        work.change(seat, charms=work.players[seat].charms - 1)
        work.told.append(ev.CharmSpent(seat, "hand"))
        work.frames.append(Replenishing(seat))
    elif close_move(work, seat):
        end_turn(work)


def _walk(parts: Parts, state: State, frame: Turn, seat: int, direction: str) -> Work:
    """One step."""
    field = parts.field(state)
    to = field.exits[state.players[seat].at][direction]
    frame = Turn(
        seat,
        frame.steps - 1,
        1,
        frame.acts,
        0,  # a move ends what a card still allows (LG-10.27)
        frame.carded,
        frame.over_tokens,
        bool(state.pads >> to & 1),
    )
    work = Work(parts, state)
    work.change(seat, at=to, met=0)
    work.told.append(ev.Walked(seat, field.names[to], direction))
    _arrive(work, frame, seat)
    return work


def _arrive(work: Work, frame: Turn, seat: int) -> None:
    """A token or another piece ends the move (LG-3.3); so does the last step, but for a pad to go on from."""
    work.swap(frame)
    at = work.players[seat].at
    met_piece = work.pieces(seat) >> at & 1
    met_token = work.covered >> at & 1 and not frame.over_tokens
    if met_piece or met_token or not (frame.steps or frame.on_pad):
        _end_move(work, seat)


def _end_move(work: Work, seat: int) -> None:
    """The move is over: what the Briefings say of that, then what lies here."""
    work.frames[0] = replace(work.turn(), moved=2, on_pad=False)
    work.frames.append(Landing(seat))
    at = work.players[seat].at
    if work.covered >> at & 1:
        work.frames.append(Entering(seat, len(work.tokens(at)) - 1))


def begin_turn(work: Work, seat: int) -> None:
    """Who lies in a Hole climbs out (LG-4.2)."""
    climbed = work.players[seat].fallen
    if climbed:
        work.change(seat, fallen=False)
    work.told.append(ev.TurnBegun(seat, climbed))
    work.frames = [Replenishing(seat)]


def end_turn(work: Work) -> None:
    """The next seat's turn, unless the game is over (LG-8.2)."""
    seat = work.turn().seat
    work.told.append(ev.TurnOver(seat))
    for briefing in in_play(work):
        briefing.turn_ended(work)
    work.turns += 1
    if not is_ended(work):
        begin_turn(work, work.after(seat)[0])


def settle_turn(work: Work) -> bool:
    """Who falls into a Hole in their own turn has ended it (LG-4.2)."""
    frame = work.frames[-1]
    assert isinstance(frame, Turn)
    if not work.players[frame.seat].fallen:
        return False
    end_turn(work)
    return True

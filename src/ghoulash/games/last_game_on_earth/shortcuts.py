"""The short ways of what happens most: refusal, advance and all that follows, in one, for `apply` alone.

Each is a short way of the phase's own functions, and gives None wherever those have more to say: for what is
refused, or met, or remembered, and for a bare action other than the constant. The kit holds each step of it
to the plain way.
"""

from bisect import insort
from typing import Final

from msgspec.structs import replace

from ghoulash.core.game import Step
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth import memory
from ghoulash.games.last_game_on_earth.actions import (
    DONE,
    END,
    PASS,
    STOP,
    Action,
    OnSquare,
    Take,
    Walk,
    WithCard,
)
from ghoulash.games.last_game_on_earth.declaring import NO_CARD, movable, reached
from ghoulash.games.last_game_on_earth.ending import ROUNDS
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Asking, Declaring, Drawing, Replenishing, Turn
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.replenishing import all_drawn
from ghoulash.games.last_game_on_earth.state import Stack, State, with_player

Shortcut = Step[State, Event] | None
_OTHERS: Final = (-1, -1)
"""The place of a card of another's deck, and the card."""


def draw(parts: Parts, state: State, frame: Drawing, action: Action) -> Shortcut:
    """Of `draw`: the card comes from the deck, and the next draw or the turn follows."""
    if type(action) is not Take or action.verb != "draw" or action.seat != frame.seat:
        return None
    seat, left, frames = frame.seat, frame.left, state.frames
    player = state.players[seat]
    at, card = parts.place[player.character].get(action.card, _OTHERS)
    deck = list(player.deck)
    if at < 0 or not deck[at] or (left == 1 and type(frames[-2]) is not Turn):
        return None
    deck[at] -= 1
    if left > 1 and not (deck[at] or any(deck) or any(player.discard)):
        return None
    hand = list(player.hand)
    insort(hand, card)
    players = list(state.players)
    players[seat] = replace(player, hand=tuple(hand), deck=tuple(deck))
    told = (ev.Drew(seat, action.card),)
    if left > 1:
        frames = (*frames[:-1], Drawing(seat, left - 1))
        return Step(replace(state, frames=frames, players=tuple(players)), told)
    return Step(replace(state, frames=frames[:-1], acting=(seat,), players=tuple(players)), told)


def replenish(parts: Parts, state: State, frame: Replenishing, action: Action) -> Shortcut:
    """Of `replenish`: a card of one's own goes that nobody remembers."""
    seat = frame.seat
    if type(action) is not WithCard:
        return all_drawn(parts, state, seat) if action is DONE else None
    player = state.players[seat]
    at, card = parts.place[player.character].get(action.card, _OTHERS)
    if at < 0 or action.verb != "discard" or card not in player.hand:
        return None
    of = parts.cards.deck
    if state.memory and not memory.is_unmoved(state.memory, of, memory.hand(seat), player.character):
        return None
    hand = list(player.hand)
    hand.remove(card)
    pile = list(player.discard)
    pile[at] += 1
    players = list(state.players)
    players[seat] = replace(player, hand=tuple(hand), discard=tuple(pile))
    return Step(replace(state, players=tuple(players)), (ev.Discarded(seat, action.card),))


def take_turn(parts: Parts, state: State, frame: Turn, action: Action) -> Shortcut:
    """Of `take_turn`: a step, a token picked up, the end of the move or of the turn."""
    if type(action) is Walk:
        return _walk(parts, state, frame, action.direction)
    if type(action) is OnSquare:
        return _pick_up(parts, state, frame, action.square) if action.verb == "move" else None
    if action is END:
        return _end(parts, state, frame)
    return _stop(parts, state, frame) if action is STOP else None


def _walk(parts: Parts, state: State, frame: Turn, direction: str) -> Shortcut:
    """Nothing is there, and there are more steps to go, or no Briefing that the last one matters to."""
    seat = frame.seat
    me = state.players[seat]
    left = frame.steps - 1
    if left < 0 or frame.moved == 2 or me.dead or (not left and parts.briefings):
        return None
    field = parts.board or parts.field_of(state.layout)
    to = field.exits[me.at].get(direction, -1)
    if to < 0 or state.covered >> to & 1:
        return None
    for player in state.players:
        if player.at == to:
            return None
    on_pad = (state.pads >> to & 1) == 1
    frame = Turn(seat, left, 1 if left else 2, frame.acts, 0, frame.carded, frame.over_tokens, on_pad)
    players = with_player(state, seat, replace(me, at=to, met=0))
    return Step(
        replace(state, frames=(frame,), players=players), (ev.Walked(seat, field.names[to], direction),)
    )


def _pick_up(parts: Parts, state: State, frame: Turn, name: str) -> Shortcut:
    """No move is under way that would end with it, or no Briefing that its end matters to."""
    seat = frame.seat
    square = (parts.board or parts.field_of(state.layout)).index.get(name, -1)
    if not frame.acts or square < 0 or not movable(parts, state, seat) >> square & 1:
        return None
    if frame.moved == 1 and (parts.briefings or frame.over_tokens):
        return None
    frames = (replace(frame, acts=0, moved=2 if frame.moved else 0), Declaring(seat, NO_CARD, square))
    return Step(replace(state, frames=frames), (ev.Chosen(seat, name),))


def _stop(parts: Parts, state: State, frame: Turn) -> Shortcut:
    """Nothing is there, nor a Briefing that the end of a move matters to."""
    seat = frame.seat
    at = state.players[seat].at
    if frame.moved != 1 or parts.briefings or state.covered >> at & 1:
        return None
    told = (ev.Stopped(seat, parts.field(state).names[at]),)
    return Step(replace(state, frames=(replace(frame, moved=2),)), told)


def _end(parts: Parts, state: State, frame: Turn) -> Shortcut:
    """Nothing but the next turn comes of it."""
    seat = frame.seat
    players = state.players
    turns = state.turns + 1
    if frame.over_tokens or not state.down or parts.briefings or turns >= ROUNDS * len(players):
        return None
    following = (seat + 1) % len(players)
    player = players[following]
    if player.fallen:
        players = with_player(state, following, replace(player, fallen=False))
    told = (ev.TurnOver(seat), ev.TurnBegun(following, player.fallen))
    frames = (Replenishing(following),)
    return Step(replace(state, frames=frames, acting=(following,), players=players, turns=turns), told)


def declare(parts: Parts, state: State, frame: Declaring, action: Action) -> Shortcut:
    """Of `declare`: a token goes without a card, and no piece stands where it was or comes to."""
    if frame.card != NO_CARD or type(action) is not OnSquare or action.verb != "to":
        return None
    field = parts.board or parts.field_of(state.layout)
    seat, square = frame.seat, frame.square
    to = field.index.get(action.square, -1)
    if to < 0 or not reached(parts, state, seat, frame) >> to & 1:
        return None
    for player in state.players:
        if player.at in (square, to):
            return None
    covered, down, stacks = _moved(state, square, to)
    state = replace(state, frames=state.frames[:-1], covered=covered, down=down, stacks=stacks)
    return Step(state, (ev.Moved(seat, field.names[square], action.square),))


def ask_on(parts: Parts, state: State, frame: Asking, action: Action) -> Shortcut:
    """Of `answer_asking`: the next who may play Inaction is asked."""
    left = frame.left[1:]
    if action is not PASS or not left:
        return None
    return Step(replace(state, frames=(*state.frames[:-1], Asking(left)), acting=left[:1]), ())


def _moved(state: State, square: int, to: int) -> tuple[int, int, tuple[Stack, ...]]:
    """The tokens once the uppermost of a square, face-down, has come on top of another."""
    covered, down = state.covered, state.down
    bit, goal = 1 << square, 1 << to
    stacks = list(state.stacks)
    at = (covered & bit - 1).bit_count()
    *left, token = stacks[at].tokens
    if left:
        stacks[at] = Stack(square, tuple(left))
        if not left[-1].down:
            down ^= bit
    else:
        del stacks[at]
        covered ^= bit
        down ^= bit
    at = (covered & goal - 1).bit_count()
    if covered & goal:
        stacks[at] = Stack(to, (*stacks[at].tokens, token))
    else:
        stacks.insert(at, Stack(to, (token,)))
    return covered | goal, down | goal, tuple(stacks)

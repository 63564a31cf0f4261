"""An Action card is named with all that goes with it, one thing at a time; Inaction is asked (LG-10.1)."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from ghoulash.core.choices import Choices, OnSquares
from ghoulash.core.game import Step
from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import mask
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import DONE, PASS, Action, OnSeat, OnSquare, WithCard
from ghoulash.games.last_game_on_earth.effects import carry_out, move_token
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Asking, Declaring, Looking, Playing, Turn
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.landing import close_move
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.replenishing import not_held
from ghoulash.games.last_game_on_earth.specialties import after_specialty, is_own
from ghoulash.games.last_game_on_earth.state import (
    DEBRIS,
    HOLE,
    Player,
    State,
    any_unseen_by,
    unseen_by,
)
from ghoulash.games.last_game_on_earth.work import Work

PLAIN: range = range(1, 6)
"""How far a token moves without a card (LG-3.5)."""
NO_CARD = -1


def card_refusal(
    parts: Parts, state: State, seat: int, frame: Turn, card: int, text: str = ""
) -> Refusal | None:
    """Why this card cannot be played in one's own turn."""
    me = state.players[seat]
    if card not in me.hand:
        return not_held(parts, state, seat, text)
    use = parts.in_turn[card]
    if use == "action":
        return _action_refusal(parts, state, seat, frame, card)
    if use == "specialty":
        return _specialty_refusal(parts, state, seat, frame, card)
    return Refusal("card-not-now", "LG-7.4", {"card": parts.cards.text[card]})


def add_playable(few: list[Action], parts: Parts, state: State, seat: int, *, is_hovering: bool) -> None:
    """The cards of one's hand that can be played in one's own turn."""
    frame: Any = state.frames[-1]
    in_turn = parts.in_turn
    may_act = _may_act(frame) and not is_hovering
    last = NO_CARD
    for card in state.players[seat].hand:
        use = in_turn[card]
        if use and card != last:  # a hand is sorted: equal cards are neighbours
            last = card
            if use == "action":
                if not may_act or (frame.more and _is_chained(parts, frame, card)):
                    continue
                if parts.cards.does[card] not in _TARGETS or _has_target(parts, state, seat, card):
                    few.append(parts.act["play"][card])
            elif _specialty_refusal(parts, state, seat, frame, card) is None:
                few.append(parts.act["play"][card])


def hovering(state: State, me: Player, frame: Turn) -> bool:
    """On a token that this move passes over (LG-10.8)."""
    return frame.over_tokens and frame.moved == 1 and bool(state.covered >> me.at & 1)


def _may_act(frame: Turn) -> bool:
    """Whether an Action card is left: the turn's own, one that a card allows, one for the move given up."""
    return bool(frame.acts or frame.more or (frame.carded and not frame.moved))


def _is_chained(parts: Parts, frame: Turn, card: int) -> bool:
    """Whether the card would allow more cards after one that does so already (LG-10.27)."""
    return bool(frame.more) and parts.cards.does[card] == "more-actions"


def _action_refusal(parts: Parts, state: State, seat: int, frame: Turn, card: int) -> Refusal | None:
    if hovering(state, state.players[seat], frame):
        return Refusal("stop-first", "LG-10.8")
    if not _may_act(frame):
        return Refusal("acted-already", "LG-3.2")
    if _is_chained(parts, frame, card):
        return Refusal("chain-again", "LG-10.27", {"card": parts.cards.text[card]})
    if _has_target(parts, state, seat, card):
        return None
    rule = _TARGETS[parts.cards.does[card]]
    return Refusal("card-no-target", rule, {"card": parts.cards.text[card]})


_TARGETS: Final[dict[str, str]] = {
    "steal": "LG-10.9",
    "recon": "LG-10.46",
    "haul": "LG-10.5",
    "haul-unrevealed": "LG-10.5",
}
"""By what a card does: the rule that says what it needs."""


def _has_target(parts: Parts, state: State, seat: int, card: int) -> bool:
    does = parts.cards.does[card]
    if does == "steal":
        return _any_robbable(state, seat)
    if does == "recon":
        return any_unseen_by(state.stacks, seat)
    if does in ("haul", "haul-unrevealed"):
        return bool(state.down & ~_shut_in(parts, state, seat) or _haulable(parts, state, seat, card))
    return True


def _specialty_refusal(parts: Parts, state: State, seat: int, frame: Turn, card: int) -> Refusal | None:
    """A plain Specialty is for its living character alone (LG-10.10, LG-10.11)."""
    args: dict[str, str | int] = {"card": parts.cards.text[card]}
    if not is_own(parts, state.players[seat], card):
        rule = "LG-10.10" if state.players[seat].dead else "LG-10.11"
        return Refusal("specialty-not-yours", rule, args)
    if parts.cards.does[card] == "look":
        seen = not any_unseen_by(state.stacks, seat)
        return Refusal("card-no-target", "LG-10.46", args) if seen else None
    if frame.moved == 2:
        return Refusal("moved-already", "LG-3.2")
    return Refusal("passing-already", "LG-7.5") if frame.over_tokens else None


def move_refusal(parts: Parts, state: State, seat: int, square: str) -> Refusal | None:
    """Why the token of this square cannot be moved without a card (LG-3.5)."""
    at = parts.field(state).index.get(square, -1)
    if at >= 0 and movable(parts, state, seat) >> at & 1:
        return None
    if at < 0 or not state.down >> at & 1:
        return Refusal("move-no-token", "LG-3.5", {"square": square})
    return Refusal("move-not-this", "LG-3.5", {"square": square})


def movable(parts: Parts, state: State, seat: int) -> int:
    """The squares whose uppermost token may be moved without a card."""
    me = state.players[seat]
    if me.dead or parts.roams[me.character]:
        return state.down & ~_shut_in(parts, state, seat)
    field = parts.board or parts.field_of(state.layout)
    return state.down & field.unbarred[field.ground.tile_of[me.at]]


def _shut_in(parts: Parts, state: State, seat: int) -> int:
    """The squares that lead only to the mover's own, where no token may come to rest (LG-10.5)."""
    at = state.players[seat].at
    return parts.field(state).shut_in[at] if at >= 0 else 0


def _haulable(parts: Parts, state: State, seat: int, card: int) -> int:
    """The squares whose uppermost token the card may move (LG-7.3, LG-7.6)."""
    free = state.down
    if parts.cards.does[card] == "haul":
        for stack in state.stacks:
            top = stack.tokens[-1]
            if not top.down and top.kind not in (HOLE, DEBRIS):
                free |= 1 << stack.square
    return free & ~_shut_in(parts, state, seat)


def _robbable(state: State, seat: int) -> tuple[int, ...]:
    """The living opponents with a card (LG-10.9)."""
    return tuple([n for n, other in enumerate(state.players) if n != seat and other.hand and not other.dead])


def _any_robbable(state: State, seat: int) -> bool:
    for n, other in enumerate(state.players):
        opposes = n != seat and not other.dead
        if opposes and other.hand:
            return True
    return False


def reached(parts: Parts, state: State, seat: int, frame: Declaring) -> int:
    """Where the token may be put; without a card off the mover's own tile (LG-3.5, LG-7.6, LG-10.10)."""
    me = state.players[seat]
    ground = (parts.board or parts.field_of(state.layout)).ground
    steps = PLAIN[-1] if frame.card == NO_CARD else parts.cards.number[frame.card]
    if frame.card == NO_CARD and not (me.dead or parts.roams[me.character]):
        return _past_pieces(ground, state, frame.square, steps, ground.tiles[ground.tile_of[me.at]])
    squares = _past_pieces(ground, state, frame.square, steps, 0)
    return squares & ~(1 << me.at) if me.at >= 0 else squares


def _past_pieces(ground: Ground, state: State, square: int, steps: int, barred: int) -> int:
    """What is reached where pieces stand, most often not in the way."""
    clear = ground.clear(square, steps, barred)
    near = clear.near
    for player in state.players:
        if player.at in near:
            return ground.reach(square, steps, barred, mask([p.at for p in state.players if p.at >= 0]))
    return clear.reached


def declaring_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """What the card still needs."""
    frame: Any = state.frames[-1]
    if frame.card == NO_CARD:
        on = (parts.board or parts.field_of(state.layout)).on
        return Choices((OnSquares("to", "", reached(parts, state, seat, frame), on["to"]),))
    card: int = frame.card
    does = parts.cards.does[card]
    if does == "steal":
        return tuple(OnSeat("on", other) for other in _robbable(state, seat))
    if does == "debris" and frame.square >= 0:
        hand = dict.fromkeys(state.players[seat].hand)
        table = parts.act["add"]
        return (*[table[card] for card in hand if parts.cards.value[card]], DONE)
    verb, squares = _squares(parts, state, seat, frame)
    return Choices((OnSquares(verb, "", squares, parts.field(state).on[verb]),))


def _squares(parts: Parts, state: State, seat: int, frame: Declaring) -> tuple[str, int]:
    """The verb and the squares that it may name."""
    if frame.card == NO_CARD or frame.square >= 0:
        return "to", reached(parts, state, seat, frame)
    does = parts.cards.does[frame.card]
    if does == "recon":
        return "look", unseen_by(state.stacks, seat)
    if does in ("haul", "haul-unrevealed"):
        return "move", _haulable(parts, state, seat, frame.card)
    squares = parts.field(state).ground.squares
    if does == "hole":
        for stack in state.stacks:
            if any(token.kind == HOLE and not token.down for token in stack.tokens):
                squares &= ~(1 << stack.square)
    return "at", squares


def declaring_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why the card cannot be declared so."""
    frame = state.frames[-1]
    assert isinstance(frame, Declaring)
    does = "" if frame.card == NO_CARD else parts.cards.does[frame.card]
    if does == "steal":
        if not isinstance(action, OnSeat) or action.verb != "on":
            return Refusal("declare-seat", "LG-10.1")
        return (
            None
            if action.seat in _robbable(state, seat)
            else Refusal("on-nobody", "LG-10.9", {"seat": action.seat})
        )
    if does == "debris" and frame.square >= 0:
        return _value_refusal(parts, state, seat, action)
    verb, squares = _squares(parts, state, seat, frame)
    if not isinstance(action, OnSquare) or action.verb != verb:
        return Refusal("declare-square", "LG-10.1", {"verb": verb})
    at = parts.field(state).index.get(action.square, -1)
    if at >= 0 and squares >> at & 1:
        return None
    code, rule = _NOT_THERE[verb]
    return Refusal(code, "LG-10.9" if does == "debris" else rule, {"square": action.square})


_NOT_THERE = {
    "to": ("to-not-there", "LG-10.5"),
    "look": ("look-not-there", "LG-10.46"),
    "move": ("haul-not-there", "LG-7.3"),
    "at": ("at-not-there", "LG-10.4"),
}


def _value_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    if action == DONE:
        return None
    if not isinstance(action, WithCard) or action.verb != "add":
        return Refusal("declare-value", "LG-4.3")
    return value_refusal(parts, state, seat, action.card)


def value_refusal(parts: Parts, state: State, seat: int, text: str) -> Refusal | None:
    """Only a Value card that is held will do."""
    refusal = not_held(parts, state, seat, text)
    if refusal is None and not parts.cards.value[parts.cards.by_text[text]]:
        return Refusal("card-no-value", "LG-5.1", {"card": text})
    return refusal


def begin_card(work: Work, seat: int, card: int) -> None:
    """A card is laid open in one's own turn; an Action card ends a move that is under way."""
    parts = work.parts
    if parts.in_turn[card] == "specialty":
        _play_specialty(work, seat, card)
        return
    if not close_move(work, seat):
        return
    turn = work.turn()
    if turn.acts:
        double = parts.decks[work.players[seat].character].specialty == "two-actions"
        turn = replace(turn, acts=0, carded=double and not work.players[seat].dead)
    elif turn.more:
        turn = replace(turn, more=turn.more - 1)
    else:
        turn = replace(turn, carded=False, moved=2)
    work.frames[0] = turn
    work.told.append(ev.Played(seat, parts.cards.text[card]))
    work.spend(seat, card)
    if parts.cards.does[card] == "more-actions":
        _ask(work, Playing(seat, card))
    else:
        work.frames.append(Declaring(seat, card))
    after_specialty(work, seat, card)


def _play_specialty(work: Work, seat: int, card: int) -> None:
    turn = work.turn()
    work.told.append(ev.Played(seat, work.parts.cards.text[card]))
    work.spend(seat, card)
    if work.parts.cards.does[card] == "look":
        work.frames.append(Looking(seat, work.parts.cards.number[card]))
    else:
        work.frames[0] = replace(turn, over_tokens=True)
    after_specialty(work, seat, card)


def begin_move(work: Work, seat: int, name: str) -> None:
    """A token is picked up, without a card; that ends a move that is under way."""
    if close_move(work, seat):
        work.frames[0] = replace(work.turn(), acts=0)
        work.told.append(ev.Chosen(seat, name))
        work.frames.append(Declaring(seat, NO_CARD, work.field.index[name]))


def declare(parts: Parts, state: State, seat: int, action: Action) -> Work:
    """One thing more about the card; the last one asks for Inaction."""
    work = Work(parts, state)
    frame = work.frames.pop()
    assert isinstance(frame, Declaring)
    if frame.card == NO_CARD:
        assert isinstance(action, OnSquare)
        move_token(work, seat, frame.square, work.field.index[action.square])
        return work
    text = parts.cards.text[frame.card]
    if isinstance(action, OnSeat):
        work.told.append(ev.Aimed(seat, text, target=action.seat))
        _ask(work, Playing(seat, frame.card, target=action.seat))
    elif isinstance(action, OnSquare):
        _aim(work, frame, action, text)
    else:
        value = -1
        if isinstance(action, WithCard):
            value = parts.cards.by_text[action.card]
            work.spend(seat, value)
            work.told.append(ev.Enhanced(seat, action.card))
        _ask(work, Playing(seat, frame.card, frame.square, value=value))
        if value >= 0:
            after_specialty(work, seat, value)
    return work


def _aim(work: Work, frame: Declaring, action: OnSquare, text: str) -> None:
    square = work.field.index[action.square]
    seat = frame.seat
    if action.verb == "to":
        work.told.append(ev.Aimed(seat, text, work.name(frame.square), action.square))
        _ask(work, Playing(seat, frame.card, frame.square, square))
        return
    if action.verb == "move" or work.parts.cards.does[frame.card] == "debris":
        work.frames.append(Declaring(seat, frame.card, square))
    else:
        _ask(work, Playing(seat, frame.card, square))
    work.told.append(ev.Aimed(seat, text, action.square))


def _ask(work: Work, playing: Playing) -> None:
    """Every living opponent not in a Hole is asked, from the actor's left (LG-7.1)."""
    left = [
        seat
        for seat in work.after(playing.seat)
        if not (work.players[seat].dead or work.players[seat].fallen)
    ]
    work.frames += [playing, Asking(tuple(left))]


def settle_declaring(work: Work) -> bool:
    """A card whose last token its own player has turned up is spent for nothing (LG-10.28)."""
    frame = work.frames[-1]
    assert isinstance(frame, Declaring)
    does = "" if frame.card == NO_CARD else work.parts.cards.does[frame.card]
    if does != "haul-unrevealed" or frame.square >= 0:
        return False
    if _haulable(work.parts, work.frozen(), frame.seat, frame.card):
        return False
    work.frames.pop()
    return True


def asking_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Any Inaction held, or pass."""
    table = parts.act["play"]
    does = parts.cards.does
    hand = dict.fromkeys(state.players[seat].hand)
    return (*[table[card] for card in hand if does[card] == "inaction"], PASS)


def asking_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Only Inaction answers here."""
    if action == PASS:
        return None
    if not isinstance(action, WithCard) or action.verb != "play":
        return Refusal("inaction-now", "LG-7.1")
    refusal = not_held(parts, state, seat, action.card)
    if refusal is None and parts.cards.does[parts.cards.by_text[action.card]] != "inaction":
        return Refusal("card-not-now", "LG-7.4", {"card": action.card})
    return refusal


def answer_asking(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """The first Inaction cancels; nobody else is asked then."""
    work = Work(parts, state)
    frame = work.frames.pop()
    assert isinstance(frame, Asking)
    if action == PASS:
        work.frames.append(Asking(frame.left[1:]))
        return work
    assert isinstance(action, WithCard)
    playing = work.frames.pop()
    assert isinstance(playing, Playing)
    work.spend(seat, parts.cards.by_text[action.card])
    work.told.append(ev.Cancelled(playing.seat, parts.cards.text[playing.card], seat))
    return work


def settle_asking(work: Work) -> bool:
    """Nobody is left to ask: the card takes effect."""
    frame = work.frames[-1]
    assert isinstance(frame, Asking)
    if frame.left:
        return False
    work.frames.pop()
    playing = work.frames.pop()
    assert isinstance(playing, Playing)
    carry_out(work, playing)
    return True

"""Wounds, what may keep them off, healing and death (LG-6)."""

from bisect import bisect
from collections.abc import Sequence

from msgspec.structs import replace

from ghoulash.core.game import Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth import memory
from ghoulash.games.last_game_on_earth.actions import PASS, Action, Parry, Rob, Take, WithCard
from ghoulash.games.last_game_on_earth.ending import all_dead
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Guarding, Robbing, Turn, Wounding
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.replenishing import drawn_from_deck, not_held
from ghoulash.games.last_game_on_earth.specialties import after_specialty, is_own
from ghoulash.games.last_game_on_earth.state import ALL, CIVILIAN, OUTSIDE, Memory, State, Token
from ghoulash.games.last_game_on_earth.work import Work


def deal(work: Work, seat: int, wounds: int, value: int = -1) -> None:
    """Wounds come; whoever may answer them is asked first, whatever the hand holds (LG-10.1)."""
    if _may_guard(work, seat, value):
        work.frames.append(Guarding(seat, wounds, value))
    else:
        work.frames.append(Wounding(seat, wounds))


def _may_guard(work: Work, seat: int, value: int) -> bool:
    me = work.players[seat]
    if me.dead or me.fallen:
        return False
    return value >= 0 or work.parts.has_hide[me.character]


def guarding_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Cards that keep wounds off, each Parry with the Value card it ignores; or pass."""
    frame = state.frames[-1]
    assert isinstance(frame, Guarding)
    me = state.players[seat]
    hand = dict.fromkeys(me.hand)
    does = parts.cards.does
    plays: list[Action] = [
        parts.act["play"][card] for card in hand if does[card] == "hide" and is_own(parts, me, card)
    ]
    if frame.value >= 0:
        text = parts.cards.text
        plays += [Parry(text[card], text[frame.value]) for card in hand if does[card] == "parry"]
    return (*plays, PASS)


def guarding_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this does not answer the wounds."""
    frame = state.frames[-1]
    assert isinstance(frame, Guarding)
    if action == PASS:
        return None
    if isinstance(action, Parry):
        against = (frame.value,) if frame.value >= 0 else ()
        return parry_refusal(parts, state, seat, action, against)
    if not isinstance(action, WithCard) or action.verb != "play":
        return Refusal("guard-now", "LG-10.1")
    refusal = not_held(parts, state, seat, action.card)
    if refusal is not None:
        return refusal
    card = parts.cards.by_text[action.card]
    if parts.cards.does[card] != "hide":
        return Refusal("card-not-now", "LG-7.4", {"card": action.card})
    if not is_own(parts, state.players[seat], card):
        return Refusal("specialty-not-yours", "LG-10.11", {"card": action.card})
    return None


def parry_refusal(
    parts: Parts, state: State, seat: int, action: Parry, against: tuple[int, ...]
) -> Refusal | None:
    """A Parry that is held, and a Value card that was played against its holder (LG-7.2)."""
    refusal = not_held(parts, state, seat, action.card)
    if refusal is not None:
        return refusal
    if parts.cards.does[parts.cards.by_text[action.card]] != "parry":
        return Refusal("card-not-now", "LG-7.4", {"card": action.card})
    if parts.cards.by_text.get(action.against, -1) in against:
        return None
    return Refusal("parry-not-against", "LG-7.2", {"card": action.against})


def guard(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """Some wounds are kept off, or they are taken."""
    work = Work(parts, state)
    frame = work.frames.pop()
    assert isinstance(frame, Guarding)
    if action == PASS:
        work.frames.append(Wounding(seat, frame.wounds))
        return work
    if isinstance(action, Parry):
        work.spend(seat, parts.cards.by_text[action.card])
        work.told.append(ev.Parried(seat, action.against))
        left = frame.wounds - parts.cards.value[frame.value]
        if left > 0:  # else a card before it has kept off the rest of the blow (LG-10.29)
            deal(work, seat, left)
        return work
    assert isinstance(action, WithCard)
    card = parts.cards.by_text[action.card]
    fewer = min(frame.wounds, parts.cards.number[card])
    work.told.append(ev.Played(seat, action.card))
    work.spend(seat, card)
    work.told.append(ev.Shrugged(seat, fewer))
    if frame.wounds > fewer:
        work.frames.append(replace(frame, wounds=frame.wounds - fewer))
    after_specialty(work, seat, card)
    return work


def settle_wounding(work: Work) -> bool:
    """Enough wounds; or one for which no card is left anywhere, which still counts (LG-6.3)."""
    frame = work.frames[-1]
    assert isinstance(frame, Wounding)
    if frame.left:
        me = work.players[frame.seat]
        if me.hand or any(me.deck) or any(me.discard):
            return False
        work.change(frame.seat, bare=me.bare + 1)
        work.told.append(ev.Wounded(frame.seat, "", me.hurt + 1, rule="LG-6.3"))
        work.swap(Wounding(frame.seat, frame.left - 1))
        if _is_dead(work, frame.seat):
            _die(work, frame.seat)
        return True
    work.frames.pop()
    return True


def wounding_chances(parts: Parts, state: State) -> tuple[tuple[Action, int], ...]:
    """A card of the hand, as often as it is there; then of the deck, then of the Discard Pile reshuffled."""
    frame = state.frames[-1]
    assert isinstance(frame, Wounding)
    me = state.players[frame.seat]
    table = parts.takes["lose"][frame.seat]
    if me.hand:
        return tuple([(table[card], me.hand.count(card)) for card in dict.fromkeys(me.hand)])
    pile = me.deck if any(me.deck) else me.discard
    first = parts.cards.first[me.character]
    return tuple([(table[card], count) for card, count in enumerate(pile, first) if count])


def robbing_chances(parts: Parts, state: State) -> tuple[tuple[Action, int], ...]:
    """Any card of the hand that is robbed (LG-7.3)."""
    frame = state.frames[-1]
    assert isinstance(frame, Robbing)
    hand = state.players[frame.victim].hand
    return tuple(
        [
            (Rob(frame.seat, frame.victim, parts.cards.text[card]), hand.count(card))
            for card in dict.fromkeys(hand)
        ]
    )


def wound(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """A card is a wound now; the one that reaches Health is the last (LG-10.10)."""
    assert isinstance(action, Take)
    work = Work(parts, state)
    frame = work.frames[-1]
    assert isinstance(frame, Wounding)
    hurt = frame.seat
    card = parts.cards.by_text[action.card]
    hand = work.players[hurt].hand
    if hand:
        at = hand.index(card)
        work.change(hurt, hand=hand[:at] + hand[at + 1 :])
    else:
        drawn_from_deck(work, hurt, card)
    pile = work.players[hurt].wounds
    at = bisect(pile, card)
    me = work.change(hurt, wounds=(*pile[:at], card, *pile[at:]))
    if work.memory and hand:
        work.remember(memory.hide(work.memory, parts.cards.deck, hurt, card))
    work.told.append(ev.Wounded(hurt, action.card, me.hurt))
    work.swap(Wounding(hurt, frame.left - 1))
    if _is_dead(work, hurt):
        _die(work, hurt)
    return work


def rob(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """A card changes hands; only thief and victim know which (LG-10.11)."""
    assert isinstance(action, Rob)
    work = Work(parts, state)
    work.frames.pop()
    card = parts.cards.by_text[action.card]
    hand = work.players[action.victim].hand
    at = hand.index(card)
    work.change(action.victim, hand=hand[:at] + hand[at + 1 :])
    hand = work.players[action.thief].hand
    at = bisect(hand, card)
    work.change(action.thief, hand=(*hand[:at], card, *hand[at:]))
    before = work.memory or (Memory(),) * len(work.players)
    work.remember(memory.rob(before, parts.cards.deck, action.thief, action.victim, card))
    work.told.append(ev.Robbed(action.victim, action.thief, action.card))
    return work


def heal(work: Work, seat: int) -> None:
    """All wound cards go to their owners' Discard Piles (LG-4.4, LG-6.1)."""
    pile = work.players[seat].wounds
    work.change(seat, wounds=(), bare=0)
    memories = work.memory
    for card in pile:
        work.go_home(card)
        memories = memory.show(memories, memory.wounds(seat), card, seat)
    if memories:  # only when all are shown: the pile is empty, and no place to narrow a fact by before
        work.remember(memories)
    if pile:
        work.told.append(ev.CameHome(seat, tuple([work.parts.cards.text[card] for card in pile])))


def _is_dead(work: Work, seat: int) -> bool:
    return work.players[seat].hurt >= work.deck_of(seat).health


def _die(work: Work, seat: int) -> None:
    """The rest of the blow is dropped; the piece, its things and the Ghouls won leave (LG-6.2, LG-10.34)."""
    assert isinstance(work.frames[-1], Wounding)
    work.frames.pop()
    work.told.append(ev.Died(seat))
    heal(work, seat)
    me = work.players[seat]
    if me.carrying:
        _drop(work, me.at, me.carrying, seat)
    work.change(
        seat, at=OUTSIDE, met=0, won=(), rescued=0, guns=0, charms=0, carrying=0, fallen=False, dead=True
    )
    turn = work.frames[0]
    if isinstance(turn, Turn) and turn.seat == seat:
        work.frames[0] = replace(turn, moved=2, steps=0, carded=False, on_pad=False)
    all_dead(work)


def _drop(work: Work, square: int, count: int, seat: int) -> None:
    """Civilians lie revealed on top; whoever stands there has not met them (LG-10.44)."""
    token = Token(CIVILIAN, down=False, seen=ALL)
    work.put_stack(square, (*work.tokens(square), *(token,) * count))
    work.told.append(ev.Dropped(seat, work.name(square), count))

"""Cards are thrown away and drawn (LG-3.1)."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ghoulash.core.chances import Counted
from ghoulash.core.game import CHANCE, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import DONE, Action, Take, WithCard
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Drawing, Turn
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import HAND_SIZE, State
from ghoulash.games.last_game_on_earth.work import Work


def replenishing_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Throw away any card, or be done."""
    table = parts.act["discard"]
    found: list[Action] = []
    last = -1
    for card in state.players[seat].hand:
        if card != last:  # a hand is sorted: equal cards are neighbours
            found.append(table[card])
            last = card
    found.append(DONE)
    return tuple(found)


def replenishing_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Only cards that are held can be thrown away."""
    if action == DONE:
        return None
    if isinstance(action, WithCard) and action.verb == "discard":
        return not_held(parts, state, seat, action.card)
    return Refusal("replenish-now", "LG-3.1")


def not_held(parts: Parts, state: State, seat: int, text: str) -> Refusal | None:
    """Why this card cannot be played by the seat at all; the plain way for every card."""
    card = parts.cards.by_text.get(text, -1)
    if card in state.players[seat].hand:
        return None
    return Refusal("veiled" if text.startswith("?") else "card-not-held", "LG-3.1", {"card": text})


def replenish(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """A card goes; or all that is missing is drawn."""
    if isinstance(action, WithCard):
        work = Work(parts, state)
        work.spend(seat, parts.cards.by_text[action.card])
        work.told.append(ev.Discarded(seat, action.card))
        return work
    return all_drawn(parts, state, seat)


def all_drawn(parts: Parts, state: State, seat: int) -> Step[State, Event]:
    """All that is missing will be drawn, then the turn begins."""
    player = state.players[seat]
    frames = state.frames[:-1]
    if not frames:  # else a Lucky Charm was spent, in mid-turn
        steps = 0 if player.dead else parts.decks[player.character].movement
        frames = (Turn(seat, steps, moved=2 if player.dead else 0),)
    first = parts.cards.first[player.character]
    size = parts.cards.size[player.character]
    missing = HAND_SIZE - (bisect_left(player.hand, first + size) - bisect_left(player.hand, first))
    if missing > 0 and (any(player.deck) or any(player.discard)):
        frames = (*frames, Drawing(seat, missing))
        return Step(replace(state, frames=frames, acting=(CHANCE,)), ())
    return Step(replace(state, frames=frames), ())


def drawing_chances(parts: Parts, state: State) -> Counted[Action]:
    """Each card of the deck, as often as it is there; of the Discard Pile, when the deck is empty."""
    frame: Any = state.frames[-1]
    seat: int = frame.seat
    player = state.players[seat]
    pile = player.deck
    left = sum(pile)
    if not left:
        pile = player.discard
        left = sum(pile)
    return Counted(parts.draws[seat][player.character], pile, left)


def drawing_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """The same for one card, without listing them all."""
    frame = state.frames[-1]
    assert isinstance(frame, Drawing)
    if isinstance(action, Take) and action.verb == "draw" and action.seat == frame.seat:
        player = state.players[frame.seat]
        card = parts.cards.by_text[action.card]
        if parts.cards.deck[card] == player.character and card < len(parts.texts):
            pile = player.deck if any(player.deck) else player.discard
            if pile[card - parts.cards.first[player.character]]:
                return None
    return Refusal("record-not-by-chance")


def draw(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """One card comes into the hand."""
    assert isinstance(action, Take)
    frame = state.frames[-1]
    assert isinstance(frame, Drawing)
    card = parts.cards.by_text[action.card]
    work = Work(parts, state)
    drawn_from_deck(work, frame.seat, card)
    work.change(frame.seat, hand=tuple(sorted((*work.players[frame.seat].hand, card))))
    work.told.append(ev.Drew(frame.seat, action.card))
    work.swap(Drawing(frame.seat, frame.left - 1))
    return work


def drawn_from_deck(work: Work, seat: int, card: int) -> None:
    """A card leaves the deck; an empty one is the Discard Pile, reshuffled there and then (LG-10.12)."""
    player = work.players[seat]
    deck, discard = player.deck, player.discard
    if not any(deck):
        deck, discard = discard, (0,) * len(discard)
        work.told.append(ev.Reshuffled(seat))
    at = card - work.parts.cards.first[player.character]
    work.change(seat, deck=(*deck[:at], deck[at] - 1, *deck[at + 1 :]), discard=discard)


def settle_drawing(work: Work) -> bool:
    """Enough drawn, or nothing left to draw."""
    frame = work.frames[-1]
    assert isinstance(frame, Drawing)
    player = work.players[frame.seat]
    if frame.left and (any(player.deck) or any(player.discard)):
        return False
    work.frames.pop()
    return True

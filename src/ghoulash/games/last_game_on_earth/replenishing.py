"""Cards are thrown away and drawn (LG-3.1)."""

from bisect import bisect
from collections.abc import Sequence

from ghoulash.core.game import Step
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
    return (*[table[card] for card in dict.fromkeys(state.players[seat].hand)], DONE)


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
    work = Work(parts, state)
    if isinstance(action, WithCard):
        work.spend(seat, parts.cards.by_text[action.card])
        work.told.append(ev.Discarded(seat, action.card))
        return work
    work.frames.pop()
    player = work.players[seat]
    if not work.frames:  # else a Lucky Charm was spent, in mid-turn
        steps = 0 if player.dead else work.deck_of(seat).movement
        work.frames.append(Turn(seat, steps, moved=2 if player.dead else 0))
    missing = HAND_SIZE - work.own_cards(seat)
    if missing > 0:
        work.frames.append(Drawing(seat, missing))
    return work


def drawing_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Any card that is left in the deck."""
    return tuple([action for action, _ in drawing_chances(parts, state)])


def drawing_chances(parts: Parts, state: State) -> tuple[tuple[Action, int], ...]:
    """Each card of the deck, as often as it is there; of the Discard Pile, when the deck is empty."""
    frame = state.frames[-1]
    assert isinstance(frame, Drawing)
    player = state.players[frame.seat]
    first = parts.cards.first[player.character]
    pile = player.deck if any(player.deck) else player.discard
    table = parts.takes["draw"][frame.seat]
    return tuple([(table[card], count) for card, count in enumerate(pile, first) if count])


def drawing_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """A card of this seat's that is still there."""
    if action in drawing_actions(parts, state, seat):
        return None
    return Refusal("not-now", "LG-3.1")


def draw(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """One card comes into the hand."""
    assert isinstance(action, Take)
    work = Work(parts, state)
    card = parts.cards.by_text[action.card]
    drawn_from_deck(work, action.seat, card)
    hand = work.players[action.seat].hand
    at = bisect(hand, card)
    work.change(action.seat, hand=(*hand[:at], card, *hand[at:]))
    work.told.append(ev.Drew(action.seat, action.card))
    frame = work.frames[-1]
    assert isinstance(frame, Drawing)
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

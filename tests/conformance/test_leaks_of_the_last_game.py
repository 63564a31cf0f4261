"""Leaks planted in The Last Game on Earth, in each thing that is hidden there: paired worlds find them."""

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from ghoulash.conformance import Budget, Violation, check_game
from ghoulash.core.game import Deed, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import PASS, Peek, Rob, Take
from ghoulash.games.last_game_on_earth.frames import Asking
from ghoulash.games.last_game_on_earth.layout import read_layout
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.state import Fact
from tests.games.last_game_on_earth.tiny import tiny

BUDGET = Budget(games=12, states=24)
SEATS = 3


class Board(LastGameOnEarth):
    """What the leaks have to know: the honest answers, and a secret of the last seat."""

    plain: ClassVar[LastGameOnEarth] = tiny("1 2 3 steal steal steal steal steal recon inaction parry")

    def secret(self, state: Any) -> bool:
        """Whether the first card of the last seat's hand has an odd number."""
        hand = state.players[-1].hand
        return bool(hand) and bool(hand[0] & 1)


def leaky(**overridden: Callable[..., Any]) -> LastGameOnEarth:
    """The game with some answers overridden."""
    kind: Any = type("Leaky", (Board,), overridden)
    return kind((), read_layout("yard"), decks_used=Board.plain.parts.decks)


def unveiled(*kinds: type) -> Callable[..., Any]:
    """`told` with deeds or events of these kinds whole for everybody."""

    def told(self, heard, seat):
        open_to_all = isinstance(heard.action if isinstance(heard, Deed) else heard, kinds)
        return heard if open_to_all else self.plain.told(heard, seat)

    return told


def viewed(change: Callable[..., Any]) -> Callable[..., Any]:
    """`view` with something changed in what seat 0 sees."""

    def view(self, state, seat):
        honest = self.plain.view(state, seat)
        hidden = seat == 0 and self.plain.outcome(state) is None
        return change(self, state, honest) if hidden else honest

    return view


def with_player(view, seat: int, **fields: Any):
    players = view.players
    return replace(view, players=(*players[:seat], replace(players[seat], **fields), *players[seat + 1 :]))


def hand_in_an_order_of_its_own(self, state, view):
    """As if the backs lay as the cards were drawn: where a stolen one lies among them tells its value."""
    cards = self.parts.cards
    held = sorted(state.players[1].hand, key=lambda card: (cards.value[card], card))
    return with_player(view, 1, hand=tuple(cards.veiled[cards.deck[card]] for card in held))


def deck_as_cards(self, state, view):
    return with_player(view, 1, bare=state.players[1].bare + sum(state.players[1].deck[:1]))


def wounds_as_cards(self, state, view):
    return with_player(view, 1, wounds=state.players[1].wounds)


def the_bag(self, state, view):
    return replace(view, unseen=state.bag)


def the_kind_of_a_token_that_another_saw(self, state, view):
    stacks = tuple(
        replace(
            seen,
            tokens=tuple(
                replace(shown, kind=token.kind)
                for shown, token in zip(seen.tokens, stack.tokens, strict=True)
            ),
        )
        for seen, stack in zip(view.stacks, state.stacks, strict=True)
    )
    return replace(view, stacks=stacks)


def the_facts_of_all(self, state, view):
    return replace(view, facts=tuple(sorted(fact for memory in state.memory for fact in memory.facts)))


def what_is_shown_is_as_sharp_as_the_fact(self, state, view):
    deck = self.parts.cards.deck
    shown = (tuple(sorted(Fact(deck[fact.card], fact.places) for fact in m.facts)) for m in state.memory)
    return replace(view, shown=tuple(shown))


def actions_backwards(self, state, seat):
    listed = tuple(self.plain.actions(state, seat))
    return listed[::-1] if self.secret(state) else listed


def illegal_hinted(self, state, seat, action):
    refusal = self.plain.refusal(state, seat, action)
    return Refusal("leak") if refusal is not None and self.secret(state) else refusal


def asked_only_if_it_can_cancel(self, state, seat, action):
    """Against LG-7.9: whoever holds no Inaction is passed over."""
    step = self.plain.apply(state, seat, action)
    events = step.events
    while isinstance(step.state.frames[-1], Asking):
        asked = step.state.acting[0]
        if any(self.parts.cards.does[card] == "inaction" for card in step.state.players[asked].hand):
            break
        step = self.plain.apply(step.state, asked, PASS)
        events += step.events
    return Step(step.state, events)


def an_event_more(self, state, seat, action):
    step = self.plain.apply(state, seat, action)
    return Step(step.state, step.events + step.events[-1:]) if self.secret(state) else step


LEAKS = {
    "a card drawn, in the event": ("told", {"told": unveiled(ev.Drew)}),
    "a card drawn, in the deed": ("told", {"told": unveiled(Take)}),
    "a wound, in the event": ("told", {"told": unveiled(ev.Wounded)}),
    "a stolen card, in the event": ("told", {"told": unveiled(ev.Robbed)}),
    "a stolen card, in the deed": ("told", {"told": unveiled(Rob)}),
    "a token looked at, in the event": ("told", {"told": unveiled(ev.Saw)}),
    "a token looked at, in the deed": ("told", {"told": unveiled(Peek)}),
    "a hand in the order drawn": ("view/public view/untold", {"view": viewed(hand_in_an_order_of_its_own)}),
    "a card of a Draw Deck": ("view/public view/untold", {"view": viewed(deck_as_cards)}),
    "wounds face-up": ("view/public view/untold", {"view": viewed(wounds_as_cards)}),
    "the bag": ("view/public view/untold", {"view": viewed(the_bag)}),
    "the kind of a token": (
        "view/public view/untold",
        {"view": viewed(the_kind_of_a_token_that_another_saw)},
    ),
    "the facts of another seat": ("view/public view/untold", {"view": viewed(the_facts_of_all)}),
    "how sharp a fact is": (
        "view/public view/untold",
        {"view": viewed(what_is_shown_is_as_sharp_as_the_fact)},
    ),
    "the order of actions": ("actions", {"actions": actions_backwards}),
    "a refusal": ("illegal try", {"refusal": illegal_hinted}),
    "a window for some": ("view/public view/told/to_act/untold", {"apply": asked_only_if_it_can_cancel}),
    "an event more": ("told", {"apply": an_event_more}),
}


@pytest.mark.rule("LG-7.9", "LG-10.11", "LG-10.12", "LG-10.16")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_in(leak: str):
    parts, overridden = LEAKS[leak]
    with pytest.raises(Violation) as found:
        check_game(leaky(**overridden), BUDGET, seats=SEATS, only={"pairs"})
    assert found.value.check == "pairs" and found.value.part in parts.split("/"), found.value


def test_without_a_leak_nothing_is_found():
    (report,) = check_game(leaky(), BUDGET, seats=SEATS, only={"pairs"})
    assert report.differing > 300

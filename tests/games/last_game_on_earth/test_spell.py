"""Gestures of The Last Game on Earth, spelt out from what a seat sees."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import ghoulash
from ghoulash.core.game import CHANCE
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.frames import Replenishing, Turn

GAME: Any = ghoulash.game("last-game-on-earth")
CARDS = GAME.parts.cards


def _reached(kind: type) -> Any:
    """The first position of a game in which such a frame asks, and no card is thrown away."""
    rng = Random(4)
    state = GAME.start(3)
    while not isinstance(state.frames[-1], kind):
        seat = state.acting[0]
        if seat == CHANCE:
            action = GAME.chances(state)[0][0]
        elif isinstance(state.frames[-1], Replenishing):
            action = GAME.read("done")
        else:
            action = rng.choice(list(GAME.actions(state, seat)))
        state = GAME.apply(state, seat, action).state
    return state


@pytest.fixture(scope="module")
def state() -> Any:
    return _reached(Turn)


def _spelt(state: Any, text: str) -> str:
    found = GAME.spell(GAME.view(state, state.acting[0]), text)
    return found.code if isinstance(found, Refusal) else "; ".join(map(str, found))


def _hand(state: Any) -> list[str]:
    return [CARDS.text[card] for card in state.players[state.acting[0]].hand]


def test_a_way_in_steps(state: Any):
    assert _spelt(state, "walk N2 e") == "walk N; walk N; walk E"


def test_a_way_to_a_square_goes_round_tokens_and_no_further_than_the_legs_carry(state: Any):
    seat = state.acting[0]
    field = GAME.parts.field(state)
    at = state.players[seat].at
    near = field.ground.distance_within(at, 3) & ~state.covered & ~(1 << at)
    for square in range(near.bit_length()):
        if not near >> square & 1:
            continue
        spelt = GAME.spell(GAME.view(state, seat), f"walk to {field.names[square]}")
        if isinstance(spelt, Refusal):
            assert spelt.code in ("walk-far-away", "walk-no-way")
            continue
        assert len(spelt) <= state.frames[-1].steps
        here = at
        for action in spelt:
            assert here == at or not state.covered >> here & 1
            here = field.exits[here][action.direction]
        assert here == square
    far = next(n for n in range(256) if field.ground.distance_within(at, 14) >> n & 1 == 0)
    assert _spelt(state, f"walk to {field.names[far]}") == "walk-far-away"
    assert _spelt(state, f"walk to {field.names[at]}") == "walk-there-already"
    assert _spelt(state, "walk to 99-Z") == "read-square"


def test_a_card_with_all_that_goes_with_it(state: Any):
    deck = GAME.parts.decks[state.players[state.acting[0]].character].id
    assert _spelt(state, f"play debris@{deck} at 9-j 3@{deck}") == (
        f"play debris@{deck}; at 9-J; add 3@{deck}"
    )
    assert _spelt(state, f"play haul@{deck} 12-H to 9-J") == f"play haul@{deck}; move 12-H; to 9-J"
    assert _spelt(state, f"play steal@{deck} on 2") == f"play steal@{deck}; on 2"
    assert _spelt(state, f"play recon@{deck} 7-H") == f"play recon@{deck}; look 7-H"
    assert _spelt(state, f"play hole@{deck} 7-H 8-H") == "read-long"
    assert _spelt(state, "move 12-H to 9-J") == "move 12-H; to 9-J"


def test_short_names_are_those_of_ones_own_hand(state: Any):
    held = _hand(state)[0]
    short = held.partition("@")[0]
    assert _spelt(state, f"discard {short}") == f"discard {held}"
    assert _spelt(state, "discard all") == "; ".join(f"discard {text}" for text in _hand(state))
    assert _spelt(state, "discard nonsense") == "read-card"
    gone = next(
        text for text in ("hole", "recon", "haul", "parry") if f"{text}@" not in " ".join(_hand(state))
    )
    assert _spelt(state, f"discard {gone}") == "card-not-held"


def test_two_decks_with_a_card_of_that_name_have_to_be_told_apart(state: Any):
    seat = state.acting[0]
    view = GAME.view(state, seat)
    threes = tuple(sorted(CARDS.by_text[f"3@{deck}"] for deck in ("lake", "zone")))
    players = tuple(replace(p, hand=threes) if n == seat else p for n, p in enumerate(view.players))
    refusal = GAME.spell(replace(view, players=players), "put 3")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "card-which"
    assert refusal.args["known"] == "3@lake, 3@zone"
    assert refusal.span == (4, 5)


def test_whoever_is_not_at_it_hears_so(state: Any):
    other = (state.acting[0] + 1) % 3
    refusal = GAME.spell(GAME.view(state, other), "walk to 9-J")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-your-turn"

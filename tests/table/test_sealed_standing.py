"""Answers left behind for slow games: tried in order, passed over where they do not fit, their owner's."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.state import State
from ghoulash.table.sealed import Kept, Sealed
from ghoulash.table.standing import Standing
from tests.table.earth import (
    EARTH,
    asked_for_aid,
    asked_for_inaction,
    asked_to_challenge,
    asked_to_guard,
    cards,
    do,
    first_turn,
    holding,
    table_at,
    with_player,
)
from tests.table.test_sealed import happens, opened, seal


def able(state: State) -> State:
    """Seats 1 to 3 hold Value cards, an Inaction and a Parry: none passes by itself."""
    for seat in (1, 2, 3):
        state = holding(state, seat, "1 2 inaction parry")
    return state


def away(state: Any, *orders: Standing, seats: tuple[int, ...] = (1, 2, 3)) -> Sealed:
    sealed = opened(able(state))
    for seat in seats:
        assert sealed.leave(seat, *orders) is None
    return sealed


@pytest.mark.parametrize("ask", [asked_to_challenge, asked_for_inaction, asked_to_guard])
def test_who_leaves_pass_for_all_questions_is_never_waited_for(ask: Any):
    sealed = away(ask(), Standing())
    window = sealed.window
    assert window is not None
    assert sealed.at(4) == ()
    assert happens(sealed.at(5)) == [f"{seat}: pass" for seat in window.seats]


def test_an_answer_for_one_kind_answers_no_other():
    sealed = away(asked_for_inaction(), Standing("challenge"))
    assert sealed.at(5) == () and sealed.thinking == 1
    sealed = away(asked_for_inaction(), Standing("inaction"))
    assert len(happens(sealed.at(5))) == 3


def test_the_first_answer_that_is_legal_is_given():
    state = able(asked_to_challenge())
    three, both = (f"challenge {cards(state, 2, names)}" for names in ("3", "1 2"))
    sealed = opened(state)
    sealed.leave(1, Standing("challenge"))
    sealed.leave(2, Standing("guard", "pass"), Standing("challenge", three), Standing("challenge", both))
    assert happens(sealed.at(5)) == ["1: pass", f"2: {both}"]


def test_what_is_left_for_once_is_spent_when_it_is_played_and_not_before():
    state = able(asked_to_challenge())
    both = f"challenge {cards(state, 2, '1 2')}"
    once = Standing("challenge", both, once=True)
    sealed = opened(state)
    sealed.leave(1, Standing("challenge", f"challenge {cards(state, 1, '1')}"))
    sealed.leave(2, once, Standing())
    sealed.at(5)
    assert sealed.standing.of(2) == (once, Standing()), "it did not come to seat 2"
    sealed = opened(state)
    sealed.leave(1, Standing())
    sealed.leave(2, once, Standing())
    sealed.at(5)
    assert sealed.standing.of(2) == (Standing(),)


def test_what_is_sealed_goes_before_what_was_left():
    sealed = away(asked_for_inaction(), Standing())
    action = f"play {cards(sealed.table.state, 2, 'inaction')}"
    assert seal(sealed, 2, action, 1) == ""
    assert happens(sealed.at(5)) == ["1: pass", f"2: {action}"]


def test_left_behind_it_answers_though_one_asked_to_be_asked_always():
    sealed = away(asked_for_inaction(), Standing())
    sealed.ask_always(2, ticked=True)
    assert len(happens(sealed.at(5))) == 3


def test_left_while_the_one_asked_is_thinking_it_goes_on():
    sealed = opened(able(asked_for_inaction()))
    sealed.at(5)
    assert sealed.thinking == 1
    sealed.leave(1, Standing("inaction"))
    assert happens(sealed.at(6)) == ["1: pass"]
    assert sealed.thinking == 2


def test_revoked_it_is_gone():
    sealed = away(asked_for_inaction(), Standing())
    sealed.leave(1)
    sealed.at(5)
    assert sealed.thinking == 1


def test_what_cannot_be_read_is_refused():
    sealed = opened(able(asked_for_inaction()))
    assert isinstance(sealed.leave(1, Standing(), Standing("inaction", "sing a song")), Refusal)
    assert sealed.standing.of(1) == ()


def test_until_my_next_turn():
    """Left in one's own turn it holds until the next; a question in between does not end it."""
    state = with_player(first_turn(), 1, fallen=False)
    sealed = Sealed(table_at(state), 5)
    sealed.at(0)
    until, forever = Standing(until_turn=True), Standing("guard")
    for seat in (0, 1, 2):
        sealed.leave(seat, until, forever)
    recon = do(EARTH, f"play {cards(state, 0, 'hole')}")
    sealed.act(0, recon, 1)
    assert sealed.standing.of(0) == (until, forever), "still the same turn"
    square = EARTH.actions(sealed.table.state, 0)[0]
    sealed.act(0, square, 2)
    assert sealed.window is not None and sealed.window.kind == "inaction"
    sealed.at(7)
    assert sealed.table.to_act() == (0,)
    assert sealed.standing.of(0) == (until, forever)
    sealed.act(0, do(EARTH, "end"), 8)
    assert sealed.table.to_act() == (1,)
    assert sealed.standing.of(0) == sealed.standing.of(2) == (until, forever)
    assert sealed.standing.of(1) == (forever,)


def test_only_the_owner_is_shown_what_would_be_played():
    sealed = away(asked_for_inaction(), Standing("inaction", "pass"), seats=(2,))
    plain = opened(able(asked_for_inaction()))
    for seat in (0, 1, 3, None):
        assert sealed.shown(seat) == plain.shown(seat)
    shown, other = sealed.shown(2), plain.shown(2)
    assert other is not None and shown == replace(other, otherwise="pass")


def test_it_can_be_stored():
    sealed = away(asked_for_aid(), Standing("aid", "use", once=True), Standing(until_turn=True))
    kept = msgspec.json.decode(msgspec.json.encode(sealed.kept()), type=Kept)
    again = Sealed(table_at(sealed.table.state), 5)
    again.take_up(kept, 3)
    assert again.kept() == sealed.kept()
    assert happens(again.at(5)) == ["1: use"]
    assert again.standing.of(1) == (Standing(until_turn=True),)

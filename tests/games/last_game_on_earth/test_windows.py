"""Which questions of The Last Game on Earth go round, and to whom (LG-7.9)."""

from typing import Any

import pytest
from msgspec.structs import replace

from ghoulash.core.game import Window
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.actions import DONE, LEAVE, PASS
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
    with_player,
)


def pending(frame: Any, seat: int) -> Any:
    """Seat 0 is at its turn, and this seat is asked this."""
    state = first_turn()
    return replace(state, frames=(*state.frames, frame), acting=(seat,))


@pytest.mark.rule("LG-7.9")
@pytest.mark.parametrize(
    ("state", "window"),
    [
        (asked_for_inaction(), Window("inaction", (1, 2, 3), PASS)),
        (asked_to_challenge(), Window("challenge", (1, 2, 3), PASS)),
        (asked_to_guard(), Window("guard", (1,), PASS)),
        (asked_for_aid(), Window("aid", (1, 2), LEAVE)),
        (pending(fr.Revealing(3), 3), Window("reveal", (3,), PASS)),
    ],
)
def test_whoever_may_react_is_reached_and_may_decline(state: Any, window: Window[Any]):
    assert EARTH.window(state) == window
    for seat in window.seats:
        assert EARTH.window(state) == Window(
            window.kind, window.seats[window.seats.index(seat) :], window.decline
        )
        state = EARTH.apply(state, seat, window.decline).state


@pytest.mark.rule("LG-7.9")
def test_to_guard_is_one_also_in_ones_own_turn():
    """Whether there is a Tough Hide to answer with is hidden."""
    assert EARTH.window(pending(fr.Guarding(0, 2), 0)) == Window("guard", (0,), PASS)


@pytest.mark.parametrize(
    "frame", [fr.Aiding(0, 0), fr.Revealing(0), fr.Looking(0, 2), fr.Battling(0, 0, 4, 1)]
)
def test_what_is_chosen_in_ones_own_turn_is_none(frame: Any):
    assert EARTH.window(pending(frame, 0)) is None


def test_a_battle_off_ones_turn_is_none():
    assert EARTH.window(pending(fr.Battling(2, 0, 4, 1), 2)) is None


def test_a_turn_and_the_set_up_are_none():
    assert EARTH.window(first_turn()) is None
    assert EARTH.window(EARTH.start(4)) is None


@pytest.mark.rule("LG-7.9")
def test_who_is_dead_or_in_a_hole_is_reached_as_the_rules_have_it():
    """The dead challenge and do not cancel; who is in a Hole does neither (LG-5.2, LG-7.1)."""
    state = with_player(with_player(holding(first_turn(), 0, "recon"), 2, dead=True), 3, fallen=True)
    fight = replace(asked_to_challenge(), players=state.players)
    fight = replace(fight, frames=(fight.frames[0], fr.Battling(0, 0, 4, 9)), acting=(0,))
    assert EARTH.window(EARTH.apply(fight, 0, DONE).state) == Window("challenge", (1, 2), PASS)
    played = EARTH.apply(state, 0, do(EARTH, f"play {cards(state, 0, 'recon')}")).state
    named = EARTH.apply(played, 0, EARTH.actions(played, 0)[0]).state
    assert EARTH.window(named) == Window("inaction", (1,), PASS)

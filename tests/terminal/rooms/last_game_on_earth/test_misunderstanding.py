"""What is answered to words that are nearly right: what to say instead."""

import pytest

from tests.locale.reading import is_sound
from tests.terminal.rooms.last_game_on_earth.keyboard import Sit

pytestmark = pytest.mark.usefixtures("nothing_missing")
SEATS = """
    Zone 5-A: 1 3 hole debris steal
    Gray 1-P: 2 3
"""
LIES = "16-P ?, 12-P ?, 8-C ?"


@pytest.mark.parametrize("confirm", [True, False])
@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["hole 1-M"], "To play that card, say “play hole 1-M”."),
        (["3"], "To play that card, say “play 3”."),
        (["play steal 2"], "Nobody here goes by a number"),
        (["play steal", "1"], "Nobody here goes by a number"),
        (["play inaction"], "You do not hold Inaction"),
        (["play 2"], "You do not hold Value 2"),
        (["joker"], "“joker” is nothing that is understood here"),
    ],
)
def test_what_is_nearly_right_is_answered_with_what_is(
    sit: Sit, lines: list[str], answer: str, *, confirm: bool
) -> None:
    here = sit(SEATS, LIES, confirm=confirm)
    here.says(*lines)
    assert here.written[-1].startswith(answer)
    assert not any(deed.startswith("on") for deed in here.heard)
    assert len(here.heard) < len(lines)


def test_a_number_is_answered_with_the_names_that_would_do(sit: Sit) -> None:
    here = sit(SEATS, LIES)
    here.says("play steal 1")
    assert here.written[-1].endswith("There is: Bo (Gray).")
    here.says("play steal Bo")
    assert here.heard == ["play steal@zone", "on 1"]


def test_before_the_turn_a_card_alone_is_told_how_to_go(sit: Sit) -> None:
    here = sit(SEATS, LIES, replenish=True)
    here.says("hole")
    assert here.written[-1] == "To throw that card away, say “discard hole”."


@pytest.mark.parametrize("confirm", [True, False])
@pytest.mark.parametrize(
    ("lines", "done"),
    [
        (["move 16-P", "move 16-P 15-P"], ["move 16-P", "to 15-P"]),
        (["move 16-P", "move 16-P to 15-P"], ["move 16-P", "to 15-P"]),
        (["move 16-P", "move 15-P"], ["move 16-P", "to 15-P"]),
        (["play hole", "play hole 9-E"], ["play hole@zone", "at 9-E"]),
        (["play steal", "play steal Bo"], ["play steal@zone", "on 1"]),
    ],
)
def test_what_is_said_again_with_the_rest_is_only_the_rest(
    sit: Sit, lines: list[str], done: list[str], *, confirm: bool
) -> None:
    here = sit(SEATS, LIES, confirm=confirm)
    here.says(*lines)
    assert here.heard == done


@pytest.mark.parametrize("line", ["trou 1-M", "joue vol 1", "joue parade", "déplace 3-B 8-F"])
def test_it_reads_well_in_french(sit: Sit, line: str) -> None:
    here = sit(SEATS, LIES, "fr")
    here.says(line)
    assert is_sound(here.written[-1], "fr")
    assert not here.heard

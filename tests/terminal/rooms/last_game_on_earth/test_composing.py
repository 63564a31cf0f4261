"""What is said bit by bit at a keyboard: a card without its square is told to nobody, and taken back."""

import pytest

from ghoulash.games.last_game_on_earth.frames import Battling, Declaring, Turn
from tests.locale.reading import is_sound
from tests.terminal.rooms.last_game_on_earth.keyboard import Keyboard, Sit
from tests.terminal.rooms.last_game_on_earth.typing import top

pytestmark = pytest.mark.usefixtures("own_home", "nothing_missing")
SEATS = """
    Zone 5-A: 1 3 3 hole debris steal
    Gray 1-P: 2 3
"""
LIES = "5-A ghoul-5, 16-P ?, 12-P ?"


@pytest.fixture(name="sit")
def at_the_position(sit: Sit) -> Sit:
    """The position of these tests."""

    def at(language: str = "en", *, confirm: bool = True, replenish: bool = False) -> Keyboard:
        return sit(SEATS, LIES, language, confirm=confirm, replenish=replenish)

    return at


def test_a_card_without_its_square_is_taken_back(sit: Sit) -> None:
    here = sit()
    before = here.session.view(0)
    asked = here.says("play hole")
    assert "Hole: on which square?" in asked
    assert "Not done yet, and told to nobody: play hole. “undo” takes back" in asked
    assert here.session.view(0) == before, "the table knows nothing of it"
    assert isinstance(top(here.session), Turn)
    asked = here.says("undo")
    assert here.written[-1] == "Taken back: play hole."
    assert "play Debris" in asked or "play Hole" in asked
    assert "told to nobody" not in asked
    assert not here.heard


def test_it_is_played_once_it_is_whole(sit: Sit) -> None:
    here = sit()
    here.says("play hole", "1-P")
    assert here.heard[:2] == ["play hole@zone", "at 1-P"]
    assert "told to nobody" not in here.says()


def test_it_is_the_same_with_a_token_and_in_three_pieces(sit: Sit) -> None:
    here = sit()
    assert "“undo”" in here.says("move 16-P")
    here.says("undo")
    asked = here.says("play debris", "1-P")
    assert "play debris, 1-P" in asked
    asked = here.says("undo")
    assert "Debris: on which square?" in asked
    here.says("9-E", "3")
    assert here.heard[:3] == ["play debris@zone", "at 9-E", "add 3@zone"]


def test_what_cannot_be_is_refused_and_the_rest_stays(sit: Sit) -> None:
    here = sit()
    asked = here.says("move 16-P", "1-A")
    assert "16-P" in asked and "told to nobody" in asked
    assert here.written and not here.heard
    here.says("15-P")
    assert here.heard == ["move 16-P", "to 15-P"]


def test_cards_put_down_in_a_battle_are_taken_back_before_done(sit: Sit) -> None:
    here = sit()
    here.says("face")
    asked = here.says("put 3", "put 1")
    assert "You are at 6, which beats it" in asked
    assert "put 3, put 1" in asked
    frame = top(here.session)
    assert isinstance(frame, Battling) and not frame.down
    assert "You are at 5, and need 1 more" in here.says("undo")
    here.says("hand")
    assert "Value 3" in "".join(here.written), "the other 3 is held still"
    here.says("put 3 done")
    assert here.heard == ["face", "put 3@zone", "put 3@zone", "done"]


def test_cards_are_thrown_away_when_the_hand_is_done(sit: Sit) -> None:
    here = sit(replenish=True)
    asked = here.says("discard 1", "discard hole")
    assert "discard 1, discard hole" in asked
    here.says("undo", "discard all")
    assert "You hold nothing" in here.says()
    for _ in range(5):
        here.says("undo")
    here.says("done")
    assert here.heard[:2] == ["discard 1@zone", "done"]


def test_a_word_of_another_kind_is_refused_and_what_is_begun_stays(sit: Sit) -> None:
    here = sit()
    asked = here.says("play hole", "walk E", "end")
    assert "told to nobody" in asked
    assert not here.heard


def test_in_a_pipe_every_line_is_done_at_once(sit: Sit) -> None:
    here = sit(confirm=False)
    here.says("play hole")
    assert isinstance(top(here.session), Declaring)
    assert here.heard == ["play hole@zone"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_reads_well(sit: Sit, language: str) -> None:
    here = sit(language=language)
    play, undo = here.session.words.typed("play hole"), here.session.words.typed("undo")
    assert is_sound(here.says(play), language)
    here.says(f"{here.session.words.typed('help')} {undo}")
    assert undo in here.written[-1]
    assert is_sound(here.written[-1], language)
    assert is_sound(here.says(undo), language)
    assert here.typed.room.help_about("undo") == "lg-help-undo"

import msgspec
import pytest
from hypothesis import given

from ghoulash.core.refusal import Refused
from ghoulash.games.last_game_on_earth.layout import DEFAULT, NAMED, Layout, read_layout
from tests.games.last_game_on_earth.boards import LAYOUTS


@given(LAYOUTS)
def test_a_board_reads_as_it_prints_and_travels(layout: Layout):
    assert read_layout(str(layout)) == layout
    assert msgspec.json.decode(msgspec.json.encode(layout), type=Layout) == layout


def test_a_board_is_typed_in_any_case_and_spacing():
    assert read_layout("  Square 1A0  2b1 3a2 4B3 ") == Layout("square", ("1a0", "2b1", "3a2", "4b3"))


@pytest.mark.rule("LG-1.1")
def test_boards_with_a_name_are_one_of_each_kind():
    kinds = [read_layout(name).shape.split("-")[0] for name in NAMED]
    assert kinds == ["square", "line", "t", "l", "s"]
    assert DEFAULT in NAMED
    for name, text in NAMED.items():
        assert str(read_layout(name)) == text


WRONG = [
    ("", "layout-unknown", ""),
    ("garden", "layout-unknown", "garden"),
    ("circle 1a0 2a0 3a0 4a0", "layout-shape", "circle"),
    ("square", "layout-count", 0),
    ("square 1a0 2a0 3a0", "layout-count", 3),
    ("square 1a0 2a0 3a0 4a0 1a0", "layout-twice", "1a0"),
    ("square 1a0 2a0 3a4 4a0", "layout-tile", "3a4"),
    ("square 1a0 2c0 3a0 4a0", "layout-tile", "2c0"),
    ("square 1a0 2a0 5a0 4a0", "layout-tile", "5a0"),
    ("square 1a0 2a0 3a00 4a0", "layout-tile", "3a00"),
    ("square 1a0 2a0 3a٣ 4a0", "layout-tile", "3a٣"),
    ("square 1a0 2a0 1b3 4a0", "layout-twice", "1b3"),
]


@pytest.mark.rule("LG-1.1")
@pytest.mark.parametrize(("text", "code", "found"), WRONG)
def test_a_wrong_board_is_refused_by_its_wrong_word(text: str, code: str, found: str | int):
    with pytest.raises(Refused) as caught:
        read_layout(text)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.args["found"]) == (code, found)


def test_a_wrong_board_does_not_arrive_by_wire_either():
    with pytest.raises(msgspec.ValidationError, match="layout-twice"):
        msgspec.json.decode(b'{"shape":"line","tiles":["1a0","1b0","2a0","3a0"]}', type=Layout)

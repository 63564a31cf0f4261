import json
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.wire import pack, unpack


class Box(msgspec.Struct, frozen=True):
    number: int
    squares: tuple[int, ...]
    name: str = ""
    open: bool = False


class Round(msgspec.Struct, frozen=True, tag="round"):
    size: int


class Square(msgspec.Struct, frozen=True, tag="square"):
    size: int
    name: str


class Shelf(msgspec.Struct, frozen=True):
    label: str
    labels: tuple[str, ...]
    by_name: dict[str, Round]
    item: Round | Square
    either: int | str
    both: tuple[int, str]
    anything: Any


class Maybe(msgspec.Struct, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Chain(msgspec.Struct, frozen=True):
    number: int
    after: "Chain | None" = None
    name: str = ""


@given(st.integers(0, 2**400), st.sampled_from(("0x0", "0xff", "0x", "0xno", "zero")))
def test_a_text_stays_a_text_whatever_it_looks_like(number: int, text: str):
    shelf = Shelf(
        label=text,
        labels=(text, "0x1"),
        by_name={text: Round(number)},
        item=Square(number, text),
        either=text,
        both=(number, text),
        anything=text,
    )
    assert unpack(json.loads(json.dumps(pack(shelf))), Shelf) == shelf


@pytest.mark.parametrize("value", [None, 3, 2**60])
def test_a_large_number_that_may_be_nothing_comes_back(value: int | None):
    assert unpack(pack(Maybe(value)), Maybe) == Maybe(value)


def test_a_value_within_its_like_comes_back():
    chain = Chain(2**70, Chain(1, None, "0x2"), "0x1")
    assert unpack(json.loads(json.dumps(pack(chain))), Chain) == chain


def test_a_number_alone_and_a_row_of_them_come_back():
    assert unpack(pack(2**80), int) == 2**80
    assert unpack(pack([2**80, 1]), list[int]) == [2**80, 1]
    assert unpack(pack("0x1"), str) == "0x1"


@pytest.mark.parametrize("text", ["0x", "0x_1", "0x1_0", "0xno", "0x-1", " 0x1", "0xFF", "1"])
def test_only_what_was_packed_is_a_number(text: str):
    with pytest.raises(msgspec.ValidationError):
        unpack(text, int)


@given(st.integers(0, 2**400), st.lists(st.integers(0, 2**400)), st.text(), st.booleans())
def test_a_value_comes_back_and_no_integer_is_too_large_for_a_browser(number, squares, name, is_open):
    box = Box(number, tuple(squares), name, is_open)
    data = json.loads(json.dumps(pack(box)))
    assert unpack(data, Box) == box
    assert all(n < 2**53 for n in [data["number"], *data["squares"]] if isinstance(n, int))


@given(st.integers(1 - 2**53, 2**53 - 1), st.lists(st.integers(1 - 2**53, 2**53 - 1)), st.text())
def test_what_a_browser_holds_needs_no_packing(number, squares, name):
    """The conformance kit sees to it that views and events are such."""
    box = Box(number, tuple(squares), name)
    assert msgspec.json.encode(box) == msgspec.json.encode(pack(box))


@pytest.mark.parametrize(
    "data", [{}, {"number": "0xno", "squares": []}, [], {"number": 1, "squares": [None]}]
)
def test_anything_else_is_refused(data: object):
    with pytest.raises(msgspec.ValidationError):
        unpack(data, Box)

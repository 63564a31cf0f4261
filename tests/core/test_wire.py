import json

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


@given(st.integers(0, 2**400), st.lists(st.integers(0, 2**400)), st.text(), st.booleans())
def test_a_value_comes_back_and_no_integer_is_too_large_for_a_browser(number, squares, name, is_open):
    box = Box(number, tuple(squares), name, is_open)
    if name.startswith("0x"):
        return
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

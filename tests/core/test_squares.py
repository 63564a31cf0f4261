from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.squares import each, from_hex, mask, nth, to_hex

sets = st.sets(st.integers(0, 600))


@given(sets)
def test_each_gives_the_squares_of_a_mask_from_the_lowest(squares: set[int]):
    assert list(each(mask(squares))) == sorted(squares)


@given(sets.filter(bool), st.data())
def test_nth_is_the_n_th_of_each(squares: set[int], data: st.DataObject):
    n = data.draw(st.integers(0, len(squares) - 1))
    assert nth(mask(squares), n) == sorted(squares)[n]


@given(sets)
def test_hexadecimal_text_comes_back(squares: set[int]):
    assert from_hex(to_hex(mask(squares))) == mask(squares)

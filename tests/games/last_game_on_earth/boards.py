"""Any board: what `hypothesis` draws for tests of this game."""

from hypothesis import strategies as st

from ghoulash.games.last_game_on_earth.layout import Layout
from ghoulash.games.last_game_on_earth.shapes import SHAPES


def _laid(shape: str, order: list[str], sides: list[str], turns: list[str]) -> Layout:
    return Layout(shape, tuple(map("".join, zip(order, sides, turns, strict=True))))


def _four(chars: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(chars), min_size=4, max_size=4)


LAYOUTS = st.builds(_laid, st.sampled_from(list(SHAPES)), st.permutations("1234"), _four("ab"), _four("0123"))

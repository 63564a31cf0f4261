"""The own hand in battle."""

from ghoulash.bots.last_game_on_earth import hand
from ghoulash.bots.last_game_on_earth.hand import Piece
from tests.bots.last_game_on_earth.asking import LANE, sight
from tests.rulebook.lg_stage import Play


def held(character: str, cards: str, more: str = "") -> list[int]:
    play = sight(Play(LANE, f"{character} 1-A: {cards}{more}\nLake 1-J: 1", "1-C ?"))
    return [hand.most(play, strength) for strength in (4, 6)]


def test_the_most_counts_value_cards_guns_and_marks() -> None:
    assert held("Zone", "1 3 parry hole") == [6, 6]
    assert held("Zone", "1 3", "; guns 2") == [8, 8]
    assert held("Gray", "1+ 3") == [6, 6]
    assert held("Zone", "3+@gray") == [5, 5]


def test_a_card_that_raises_combat_is_worth_what_is_missing() -> None:
    assert held("Gray", "right-ghoo 1") == [5, 7]
    assert held("Zone", "right-ghoo@gray 1") == [3, 3]


def test_the_least_that_is_enough_is_what_is_missed_least() -> None:
    pieces = [Piece(1, 1, 0.1), Piece(2, 2, 0.25), Piece(3, 3, 0.45), Piece(4, 3, 0.45)]
    assert [piece.card for piece in hand.least(pieces, 3)] == [2, 1]
    assert [piece.card for piece in hand.least(pieces, 4)] == [3, 1]
    assert hand.least(pieces, 10) == []
    assert hand.least(pieces, 0) == []

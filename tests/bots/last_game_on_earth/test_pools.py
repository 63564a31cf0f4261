"""Counting cards: what an opponent may hold is what the viewer has not seen."""

from ghoulash.bots.last_game_on_earth.pools import challenging, fighting
from tests.bots.last_game_on_earth.asking import LANE, sight
from tests.rulebook.lg_stage import Play


def test_the_discard_pile_and_what_one_holds_oneself_are_counted_out() -> None:
    all_ = sight(Play(LANE, "Zone 1-A: 1\nLake 1-J: 3 3", "1-C ?"))
    less = sight(Play(LANE, "Zone 1-A: 1 3@lake\nLake 1-J: 3 3; discard 3 3 specimen", "1-C ?"))
    assert challenging(all_, 1) == (17, 7, 7, 6, 3)
    assert challenging(less, 1) == (17, 7, 7, 3, 2)


def test_a_hidden_hand_makes_no_difference() -> None:
    one = Play(LANE, "Zone 1-A: 1\nLake 1-J: 3 3", "1-C ?")
    other = Play(LANE, "Zone 1-A: 1\nLake 1-J: 1 hole", "1-C ?")
    assert challenging(sight(one), 1) == challenging(sight(other), 1)


def test_cards_in_a_battle_are_counted_out() -> None:
    play = Play(LANE, "Zone 1-A: 1\nLake 1-J: 3 3 3", "1-J ghoul-5, 1-C ?", turn="Lake")
    list(play.act(1, "face"))
    list(play.act(1, "put 3 3"))
    assert challenging(sight(play), 1)[3] == 4


def test_a_parry_and_a_card_that_raises_combat_help_in_a_battle() -> None:
    play = sight(Play(LANE, "Zone 1-A: 1\nGray 1-J: 3", "1-C ?"))
    assert fighting(play, 1, 0)[0] == 18
    assert fighting(play, 1, 4, parries=3) == (13, 6, 7, 9, 5)

"""What is kept, and what goes before drawing."""

import pytest

from tests.bots.last_game_on_earth.asking import LANE, through
from tests.rulebook.lg_stage import Play


def discards(row: str) -> set[str]:
    said = through(Play(LANE, f"{row}\nLake 1-J: none", "1-C ?", replenish=True))
    return {text.split()[1] for text in said if text.startswith("discard")}


@pytest.mark.parametrize("card", ["3", "2", "air-support", "parry", "steal"])
def test_what_is_better_than_a_card_drawn_stays(card: str) -> None:
    assert discards(f"Zone 1-A: {card}") == set()


@pytest.mark.parametrize("card", ["recon", "hole strategic-intel"])
def test_what_is_of_little_use_goes(card: str) -> None:
    assert discards(f"Zone 1-A: {card}")


def test_a_third_card_of_a_sort_is_worth_less_than_the_first() -> None:
    assert discards("Zone 1-A: inaction inaction inaction 3")


def test_stolen_cards_are_not_made_good_and_stay() -> None:
    assert discards("Zone 1-A: recon@lake right-ghoo@gray") == set()


def test_the_dead_need_no_rescue_and_keep_what_spoils_fights() -> None:
    assert discards("Zone dead: parry inaction 3 2 strategic-intel") == {
        "parry",
        "inaction",
        "strategic-intel",
    }


def test_what_is_drawn_is_counted_from_what_is_left() -> None:
    """With nothing but Value 3 left to draw, everything less goes."""
    assert "2" in discards("Zone 1-A: 2 1; deck 3 3 3 3 3")
    assert "2" not in discards("Zone 1-A: 2 1; deck 1 1 1 1 1 1")

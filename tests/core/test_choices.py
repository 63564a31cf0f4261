import pytest

from ghoulash.core.choices import Choices, Offer, OnSquares

COINS = tuple(f"coin {n}" for n in range(20))
HOLES = tuple(f"hole {n}" for n in range(20))


@pytest.fixture
def choices() -> Choices[str]:
    return Choices((OnSquares("put", "coin", 0b1011, COINS), OnSquares("put", "hole", 1 << 17, HOLES)))


LISTED = ["coin 0", "coin 1", "coin 3", "hole 17"]


def test_a_lazy_sequence_reads_like_the_list(choices: Choices[str]):
    assert list(choices) == LISTED
    assert len(choices) == 4
    assert [choices[n] for n in range(-4, 4)] == LISTED + LISTED
    assert choices[1:3] == LISTED[1:3]
    assert choices == LISTED
    assert not choices != LISTED  # noqa: SIM202 - a struct has an own `!=`


@pytest.mark.parametrize("n", [4, 5, -5, -6])
def test_beyond_its_ends_there_is_nothing(choices: Choices[str], n: int):
    with pytest.raises(IndexError):
        choices[n]


def test_it_holds_its_actions_and_no_others(choices: Choices[str]):
    assert "coin 3" in choices
    assert "coin 2" not in choices
    assert 3 not in choices


def test_a_board_gets_the_groups(choices: Choices[str]):
    assert choices.offers() == (Offer("put", "coin", "0xb"), Offer("put", "hole", "0x20000"))


def test_an_empty_group_offers_nothing():
    empty = Choices((OnSquares("put", "coin", 0, COINS),))
    assert not empty
    assert empty.offers() == ()


def test_a_few_actions_without_squares_are_a_group_too(choices: Choices[str]):
    mixed = Choices((("stop", "face"), *choices.groups, ("end",)))
    listed = ["stop", "face", *LISTED, "end"]
    assert list(mixed) == [mixed[n] for n in range(len(mixed))] == listed
    assert "face" in mixed
    assert mixed.offers() == (
        Offer("", "", "0x0", ("stop", "face")),
        *choices.offers(),
        Offer("", "", "0x0", ("end",)),
    )
    assert Choices[str](((), *choices.groups)).offers() == choices.offers()

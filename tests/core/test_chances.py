import pytest

from ghoulash.core.chance import Chance
from ghoulash.core.chances import Counted, alike, pick, total

LETTERS = tuple("abcde")
LISTED = (("a", 2), ("c", 1), ("d", 4))


@pytest.fixture
def counted() -> Counted[str]:
    return Counted(LETTERS, (2, 0, 1, 4, 0), 7)


def test_it_reads_like_the_list_of_what_is_there(counted: Counted[str]):
    assert tuple(counted) == LISTED
    assert len(counted) == 3
    assert [counted[n] for n in range(-3, 3)] == [*LISTED, *LISTED]
    assert counted[1:] == LISTED[1:]
    assert counted == LISTED
    assert not counted != Counted(LETTERS[:4], (2, 0, 1, 4), 7)  # noqa: SIM202 - a struct has an own `!=`
    assert counted != LISTED[1:]


def test_what_is_picked_is_what_the_list_picks(counted: Counted[str]):
    assert total(counted) == total(LISTED) == 7
    assert [pick(counted, at) for at in range(7)] == [pick(LISTED, at) for at in range(7)] == list("aacdddd")


def test_a_table_draws_the_same_from_either(counted: Counted[str]):
    seed = bytes(range(32))
    assert [Chance(seed, n).draw(counted) for n in range(50)] == [
        Chance(seed, n).draw(LISTED) for n in range(50)
    ]


def test_beyond_all_weights_there_is_nothing(counted: Counted[str]):
    for chances in (counted, LISTED):
        with pytest.raises(IndexError):
            pick(chances, 7)


def test_alike_is_each_once():
    assert alike(LETTERS) == tuple((letter, 1) for letter in LETTERS)

import hashlib
import hmac
from collections import Counter

import pytest

from ghoulash.core.chance import Chance, commitment, fresh_seed, mix, seed_from_text

SEED = bytes(range(32))


def test_a_stranger_can_redo_the_draws():
    """The recipe in the module's first lines, followed by hand."""
    weights = [("a", 2), ("b", 3), ("c", 5)]
    chance = Chance(SEED)
    drawn = [chance.draw(weights) for _ in range(50)]
    for n, outcome in enumerate(drawn):
        x = int.from_bytes(hmac.new(SEED, f"{n}:0".encode(), hashlib.sha256).digest(), "big")
        assert x < 2**256 - 2**256 % 10
        assert outcome == "aabbbccccc"[x % 10]


def test_a_number_that_would_favour_the_first_outcomes_is_thrown_away():
    """With more weight than half of 2**256 every other number is too large."""
    total = 2**255 + 1
    first = [int.from_bytes(hmac.digest(SEED, b"%d:0" % n, "sha256"), "big") for n in range(64)]
    rejected = next(n for n, x in enumerate(first) if x >= 2**256 - 2**256 % total)
    x = int.from_bytes(hmac.digest(SEED, b"%d:1" % rejected, "sha256"), "big")
    assert x < total, "this seed's second number is good"
    chance = Chance(SEED, drawn=rejected)
    half = total // 2
    assert chance.draw([("low", half), ("high", total - half)]) == ("low" if x < half else "high")


@pytest.mark.parametrize("total", [7, 2**255 + 1, 3 * 2**253])
def test_a_number_below_the_largest_multiple_is_kept_and_no_other(total: int):
    low = total // 3
    for n in range(64):
        numbers = (int.from_bytes(hmac.digest(SEED, b"%d:%d" % (n, k), "sha256"), "big") for k in range(99))
        kept = next(x for x in numbers if x < 2**256 // total * total)
        drawn = Chance(SEED, drawn=n).draw([("low", low), ("high", total - low)])
        assert drawn == ("low" if kept % total < low else "high")


def test_frequencies_follow_the_weights():
    chance = Chance(SEED)
    counted = Counter(chance.draw([("a", 1), ("b", 3)]) for _ in range(4000))
    assert 2850 < counted["b"] < 3150


def test_what_weighs_nothing_is_never_drawn():
    chance = Chance(SEED)
    assert {chance.draw([("never", 0), ("always", 1), ("nor this", 0)]) for _ in range(50)} == {"always"}


def test_draws_go_on_where_they_stopped():
    weights = [(n, 1) for n in range(1000)]
    whole = Chance(SEED)
    first = [whole.draw(weights) for _ in range(6)]
    later = Chance(SEED, drawn=3)
    assert [later.draw(weights) for _ in range(3)] == first[3:]


def test_no_weight_at_all_is_an_error_of_the_game():
    with pytest.raises(ZeroDivisionError):
        Chance(SEED).draw([])


def test_seeds_differ_and_their_commitments_hide_them():
    assert fresh_seed() != fresh_seed()
    assert seed_from_text("7") == seed_from_text("7") != seed_from_text("8")
    assert commitment(SEED) != commitment(bytes(32))
    assert SEED.hex() not in commitment(SEED)


def test_what_people_add_is_mixed_in_as_it_is_written_down():
    ada, bo = b"a" * 16, b"b" * 20
    told = b"ghoulash mix " + SEED + b"0:16:" + ada + b"2:20:" + bo
    assert mix(SEED, {2: bo, 0: ada}) == mix(SEED, {0: ada, 2: bo}) == hashlib.sha256(told).digest()


def test_with_nothing_added_the_seed_itself_draws():
    assert mix(SEED, {}) == SEED


def test_no_two_ways_of_adding_mix_alike():
    ways = [{0: b"aa", 1: b"a"}, {0: b"a", 1: b"aa"}, {0: b"aa"}, {1: b"aa"}, {0: b"aa1:1:a"}, {0: b""}]
    assert len({mix(SEED, way) for way in ways}) == len(ways)


def test_draws_come_from_the_mixture_and_the_seed_shown_is_the_one_promised():
    weights = [(n, 1) for n in range(1000)]
    added = {0: b"a" * 16, 1: b"b" * 16}
    chance, plain = Chance(SEED, 2, added), Chance(mix(SEED, added), 2)
    assert [chance.draw(weights) for _ in range(5)] == [plain.draw(weights) for _ in range(5)]
    assert chance.seed == SEED

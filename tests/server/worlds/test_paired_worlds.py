"""Paired worlds over the wire: what a seat is sent follows from its views, byte for byte."""

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.server.serving import running
from tests.server.worlds.comparing import STOPS, difference, some_of, windows
from tests.server.worlds.pairing import GAMES, pairs
from tests.server.worlds.tables import placed
from tests.server.worlds.telling import in_secret

PLAYS = int(os.environ.get("GHOULASH_WORLDS", "0"))
"""Games played at random and compared whole: `make wire-worlds` takes some, `make test` parts of one."""


@pytest.mark.parametrize("number", range(max(1, PLAYS)))
def test_what_is_heard_is_the_same_in_worlds_that_look_the_same(tmp_path: Path, number: int) -> None:
    found = list(pairs(number, STOPS)) if PLAYS else some_of(number)
    both = placed(tmp_path, found, pause=0)
    with running(tmp_path, GHOULASH_LIMITS="1000") as server:
        for pair, true, other in both:
            where = difference(server, pair, true, other)
            assert where is None, (pair.game, pair.observer, where, true.world.happened, other.world.happened)
    differing = Counter(pair.game for pair in found if pair.differs)
    assert all(differing[game] >= 5 for game, _, _ in GAMES), differing
    assert {pair.observer for pair in found if pair.differs} >= {0, 1, None}


@pytest.mark.parametrize("number", range(max(1, PLAYS)))
def test_what_is_sealed_is_nobody_elses_until_it_is_due(tmp_path: Path, number: int) -> None:
    found = windows(number) if PLAYS else windows(number)[::4]
    both = placed(tmp_path, found, pause=3600)
    with running(tmp_path, GHOULASH_LIMITS="1000") as server:
        for pair, true, other in both:
            where = difference(server, pair, true, other, in_secret)
            assert where is None, (pair.game, pair.observer, where, true.world.state, other.world.state)
    assert len(found) >= 5

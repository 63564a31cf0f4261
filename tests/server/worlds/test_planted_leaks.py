"""Leaks planted in a real server on purpose: paired worlds must find every one, where it is."""

import re
from itertools import islice
from pathlib import Path

import pytest

from tests.server.worlds.comparing import difference, some_of
from tests.server.worlds.leaky import LEAKS
from tests.server.worlds.serving import leaking
from tests.server.worlds.tables import placed


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_in(tmp_path: Path, leak: str) -> None:
    found = [pair for pair in some_of(0) if pair.differs]
    both = placed(tmp_path, found, pause=0)
    with leaking(tmp_path, leak) as server:
        differences = (difference(server, *each) for each in both)
        where = next(islice((each for each in differences if each), 1), None)
    assert where is not None, "nothing was found"
    assert re.fullmatch(LEAKS[leak][0], where), where

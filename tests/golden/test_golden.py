from pathlib import Path

import pytest

from ghoulash.core.record import read
from ghoulash.games import REGISTRY, game_class
from ghoulash.table.replaying import verify
from tests.golden.retold import HERE, records, retell


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_golden_record_replays_and_every_seat_sees_and_hears_the_same(path: Path):
    assert "\n".join(retell(path)) + "\n" == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_golden_record_is_lawful_to_its_end(path: Path):
    reading = read(path)
    assert reading.header is not None
    game = game_class(reading.header.game).from_setup(reading.header.setup, reading.header.rules)
    verdict = verify(game, reading)
    assert verdict.ok and verdict.finished and verdict.draws_redone, verdict


def test_every_game_and_scenario_has_one():
    kept = {path.relative_to(HERE).with_suffix("").as_posix() for path in records()}
    assert kept >= {f"{name}/{scenario}" for name in REGISTRY for scenario in game_class(name).scenarios()}

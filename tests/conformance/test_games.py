"""Every registered game, scenario and number of seats, and the toy, held to the contract in a small run.

`python -m ghoulash.conformance` makes a whole run; `make conformance` calls it.
"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import ghoulash
from ghoulash.conformance import Budget, check_game, played
from ghoulash.core.wire import pack
from ghoulash.games import REGISTRY, game_class
from ghoulash.games.last_game_on_earth.about import BRIEFINGS
from tests.toy.cellar import Cellar

CHARTS = sorted((Path(__file__).parent / "charts").glob("*.toml"))
SCENARIOS = [
    (name, scenario, seats)
    for name in REGISTRY
    for kind in [game_class(name)]
    for scenario in kind.scenarios()
    for seats in range(kind.seats[0], kind.seats[1] + 1)
]


@pytest.mark.parametrize(("name", "scenario", "seats"), SCENARIOS)
def test_a_registered_game_keeps_the_contract(name: str, scenario: str, seats: int):
    (report,) = check_game(ghoulash.game(name, scenario=scenario), Budget(), seats=seats)
    assert report.pairs > 300
    assert report.differing > 100


@pytest.mark.parametrize(("name", "scenario", "seats"), SCENARIOS)
def test_its_views_go_to_a_browser_as_they_are(name: str, scenario: str, seats: int):
    game = ghoulash.game(name, scenario=scenario)
    for stop in played(game, seats).stops:
        for seat in (*range(seats), None):
            view = game.view(stop.state, seat)
            assert msgspec.json.encode(view) == msgspec.json.encode(pack(view))


@pytest.mark.parametrize("option", ["board=chance", "tokens=players"])
def test_so_does_a_board_laid_at_the_table(option: str):
    name, _, value = option.partition("=")
    game = ghoulash.game("last-game-on-earth", scenario="transporters+evacuation", **{name: value})
    (report,) = check_game(game, Budget(), seats=3)
    assert report.pairs > 300


def test_so_do_all_briefings_together():
    game = ghoulash.game("last-game-on-earth", scenario="+".join(BRIEFINGS))
    (report,) = check_game(game, Budget(), seats=4)
    assert report.pairs > 300


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.stem)
def test_on_a_small_chart_every_end_is_met(chart: Path):
    """Random play seldom wins in a large scenario; here it does."""
    (report,) = check_game(ghoulash.game("pen-and-paper", scenario=str(chart)), Budget(games=8))
    assert report.differing > 100
    assert "goal" in report.endings and len(report.endings) > 1


def test_the_toy_keeps_the_contract():
    (report,) = check_game(Cellar(), Budget(games=8))
    assert report.differing > 300


ORDER = """
import hashlib, ghoulash
from ghoulash.games import REGISTRY, game_class
for name in REGISTRY:
    for scenario in game_class(name).scenarios():
        game = ghoulash.game(name, scenario=scenario)
        state = game.start(game.seats[0])
        listed = [*game.vocabulary(), *(a for seat in game.to_act(state) for a in game.actions(state, seat))]
        print(scenario, hashlib.sha256("\\n".join(map(str, listed)).encode()).hexdigest())
"""


def test_the_order_of_actions_does_not_depend_on_the_process():
    """A set or a dictionary of strings in the way would show here."""
    orders = {
        subprocess.run(
            [sys.executable, "-c", ORDER],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(orders) == 1 and orders.pop().strip()

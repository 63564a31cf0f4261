"""What `ghoulash bench` says and counts; how fast it is belongs to no test."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ghoulash
from ghoulash.core.game import CHANCE, Game, Step
from ghoulash.lab import bench
from ghoulash.lab.bench import commands, measurements, peers, random_play, report, weight
from ghoulash.lab.bench.report import Target
from ghoulash.lab.bench.thinking import slowest_move

ROOT = Path(__file__).parents[2]


class Round(msgspec.Struct, frozen=True, gc=False):
    left: int
    deck: tuple[int, ...]
    mask: int


class ThreeKindsOfStep:
    """A stand-in game of `length` rounds: chance, then a choice of two, then a forced step."""

    id = "three-kinds"

    def __init__(self, length: int = 5) -> None:
        self.length = length
        self.deck = tuple(range(1000, 1100))
        self.memory: list[object] = []
        self.forgetful = True

    def start(self) -> Round:
        if not self.forgetful:
            self.memory.append(bytearray(100))
        return Round(self.length * 3, self.deck, 1 << 400)

    def to_act(self, state: Round) -> tuple[int, ...]:
        return () if not state.left else ((CHANCE,), (1, 0), (0,))[-state.left % 3]

    def actions(self, state: Round, seat: int) -> list[str]:
        return ["left", "right"] if seat == 1 else ["on"]

    def chances(self, state: Round) -> tuple[tuple[str, int], ...]:
        return (("never", 0), ("rain", 3), ("sun", 1))

    def apply(self, state: Round, seat: int, action: str) -> Step[Round, str]:
        assert action != "never"
        return Step(Round(state.left - 1, self.deck, state.mask + 1), (action,))

    def view(self, state: Round, seat: int | None) -> Round:
        return state


@pytest.fixture
def game() -> Any:
    return ThreeKindsOfStep()


def test_only_choices_between_two_or_more_are_counted(game: Game):
    assert random_play.play(game, Random(1)) == 5
    assert [seat for _, seat, _ in random_play.trace(game, Random(1))] == [1, 0] * 5


def test_a_block_is_whole_games(game: Game):
    block = random_play.block(game, Random(1), 0.001)
    assert block.games >= 1
    assert block.actions == 5 * block.games
    assert block.rate == pytest.approx(block.actions / block.seconds)
    assert random_play.block(game, Random(1), 0.0).games == 1


def test_chance_is_drawn_by_weight():
    rng = Random(1)
    drawn = [random_play.drawn((("a", 0), ("b", 3), ("c", 1)), rng.random) for _ in range(4000)]
    assert "a" not in drawn
    assert drawn.count("b") == pytest.approx(3000, rel=0.1)


def test_a_position_weighs_what_is_its_own(game: ThreeKindsOfStep):
    state = game.start()
    alone = weight.own_bytes(state, {})
    shared = weight.own_bytes(state, weight.reachable([game]))
    assert shared == sys.getsizeof(state) + sys.getsizeof(state.mask)  # 15 is everybody's
    assert alone == shared + sys.getsizeof(game.deck) + sum(map(sys.getsizeof, game.deck))


def test_what_a_game_leaves_behind_is_found(game: Any):
    assert measurements.kept(game, games=3).met
    game.forgetful = False
    leaking = measurements.kept(game, games=3)
    assert leaking.value >= 100
    assert leaking.met is False


def test_a_cache_in_a_module_of_ours_is_found(game: Any, monkeypatch: pytest.MonkeyPatch):
    cache: dict[object, object] = {}
    monkeypatch.setattr(random_play, "CACHE", cache, raising=False)
    before = weight.kept_bytes(game)
    cache[1] = bytearray(5000)
    assert weight.kept_bytes(game) >= before + 5000


@pytest.mark.parametrize(
    ("target", "value", "ratio", "met"),
    [
        (Target("ratio", ">=", 10), 1.0, 10.0, True),
        (Target("ratio", ">=", 10), 1.0, 9.9, False),
        (Target("ratio", ">=", 10), 1.0, None, None),
        (Target("ratio", "<=", 10), 1.0, 10.0, True),
        (Target("ratio", "<=", 10), 1.0, 10.1, False),
        (Target("value", "<", 4096), 4095.0, None, True),
        (Target("value", "<", 4096), 4096.0, None, False),
    ],
)
def test_targets(target: Target, value: float, ratio: float | None, met: bool | None):
    assert target.met(value, ratio) is met


def test_rows_divide_ours_by_theirs():
    row = report.row("n", 30.0, "u", peer=("p", 3.0), target=Target("ratio", ">=", 10))
    assert (row.ratio, row.met, row.target) == (10.0, True, "ratio >= 10")
    assert report.row("n", 30.0, "u").ratio is None


FAKE_PEER = """
import sys
print('{"name": "fake 1.0"}', flush=True)
for line in sys.stdin:
    print('{"actions": 10, "games": 1, "seconds": 2}', flush=True)
"""


def test_beside_a_peer(game: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(peers, "command", lambda peer: [sys.executable, "-c", FAKE_PEER])
    row = measurements.beside(game, "any", Target("ratio", ">=", 1), 0.012)
    assert (row.peer, row.peer_value) == ("fake 1.0", 5.0)
    assert row.ratio == pytest.approx(row.value / 5)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ('print(\'{"missing": "No module named x"}\')', "No module named x"),
        ("", "did not start"),
        ("print('not an answer')", "did not start"),
        ('print(\'{"name": "short-lived"}\')', "ended before"),
    ],
)
def test_without_a_peer_the_row_says_so(game: Game, monkeypatch: pytest.MonkeyPatch, script: str, why: str):
    monkeypatch.setattr(peers, "command", lambda peer: [sys.executable, "-c", script])
    row = measurements.beside(game, "any", Target("ratio", ">=", 1), 0.012)
    assert (row.peer, row.peer_value, row.ratio, row.met) == (None, None, None, None)
    assert row.value > 0
    assert why in row.note


def test_the_peers_script_says_what_is_missing():
    line = [sys.executable, str(ROOT / "bench" / "peers.py")]
    for _, _, rival, _ in measurements.RIVALS:
        done = subprocess.run([*line, rival], input="", capture_output=True, text=True, check=False)
        assert {"name", "missing"} & json.loads(done.stdout).keys()
    done = subprocess.run([*line, "nobody"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "catanatron-4" in done.stderr


def test_the_slowest_move_is_of_whole_games():
    slowest, moves = slowest_move(ghoulash.game("last-game-on-earth"), "random", 2, 0.0)
    assert slowest > 0
    assert moves > 100


def test_the_whole_report(monkeypatch: pytest.MonkeyPatch):
    def nowhere(peer: str) -> list[str]:
        raise peers.PeerMissingError("no peer: a test")

    monkeypatch.setattr(peers, "command", nowhere)
    monkeypatch.setattr(commands, "cpu_seconds", lambda *arguments: 0.1)
    monkeypatch.setattr(commands, "games_per_second", lambda bot, seconds: None if bot == "easy" else 12.0)
    heard: list[str] = []
    full = bench.measure(0.01, heard.append)
    assert heard

    said = json.loads(msgspec.json.encode(full))
    assert {"cpu", "cores", "python"} <= said["machine"].keys()
    columns = {"name", "value", "unit", "peer", "peer_value", "ratio", "target", "met"}
    assert all(columns <= row.keys() for row in said["rows"])
    rows = {row["name"]: row for row in said["rows"]}
    assert len(rows) == len(said["rows"])
    assert rows["a position of its own, at most"]["met"]
    assert rows["kept after a game"]["met"]
    assert rows["ghoulash --help"]["met"]
    assert "normal against itself" in rows
    assert any("easy" in note for note in said["notes"])

    lines = bench.table(full)
    assert all(name in lines for name in rows)
    assert "no peer: a test" in lines

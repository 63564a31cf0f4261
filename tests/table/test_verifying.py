"""A stranger's redo: the script on the page about verifying, which knows nothing of ours, on our records."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ghoulash
from ghoulash.core.chance import commitment
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.core.record import header_of, read_bytes, with_added
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import opened, played, verify
from tests.table.forging import lines_of, signed_again
from tests.table.lane import RandomBot, done, lane
from tests.toy.cellar import Cellar

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "verifying.md"
(SCRIPT,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
FIRST = [[("first 0", 1), ("first 1", 1)]]
SEED = bytes(range(32))


def record_of(game: AnyGame, path: Path, added: dict[int, bytes], seed: bytes = SEED) -> bytes:
    """A game at a table that commits, played at random to its end."""
    seats = game.seats[0]
    header = header_of(game, seats, ["Adaé"], commitment(seed))
    header = replace(with_added(header, added), charts=True)
    table = opened(game, header, seed, Journal.create(path, header))
    done(table.begin())
    bot = RandomBot(1)
    while acting := table.to_act():
        done(table.ask(acting[0], bot))
    table.say(0, "« bien joué »")
    return path.read_bytes()


def faults(lines: list[dict], draws: Any = FIRST) -> list[str]:
    names: dict[str, Any] = {"__name__": "verifying"}
    exec(compile(SCRIPT, str(GUIDE), "exec"), names)  # noqa: S102  our own page
    return list(names["faults"](lines, draws))


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[dict]:
    path: Path = tmp_path_factory.mktemp("records") / "game.jsonl"
    return lines_of(record_of(lane("chance"), path, {0: b"a" * 16, 1: b"b" * 32}))


def test_the_script_is_short():
    assert len(SCRIPT.splitlines()) < 60


@pytest.mark.parametrize("added", [{}, {1: b"b" * 16}, {0: b"a" * 16, 1: b"b" * 32}])
def test_run_by_a_stranger_who_has_nothing_of_ours_it_finds_all_well(tmp_path: Path, added: dict):
    script, record = tmp_path / "verifying.py", tmp_path / "game.jsonl"
    script.write_text(SCRIPT, "utf-8")
    record_of(lane("chance"), record, added)
    command = [sys.executable, "-I", "-S", str(script), str(record)]
    ran = subprocess.run(command, capture_output=True, check=True, text=True)
    assert (ran.stdout, ran.stderr) == ("It stands.\n", "")
    alone = subprocess.run([*command[:3], "-c", "import ghoulash"], capture_output=True, check=False)
    assert alone.returncode, "it could not have asked us"


@pytest.mark.parametrize(
    "game", [Cellar(), ghoulash.game("last-game-on-earth"), lane("0")], ids=lambda game: game.id
)
def test_it_redoes_the_draws_of_any_game_whose_weights_it_is_told(game: AnyGame, tmp_path: Path):
    record = record_of(game, tmp_path / "game.jsonl", {0: b"a" * 16, 1: b"b" * 32})
    steps, _ = played(game, read_bytes(record))
    asked = [game.chances(step.before) for step in steps if step.deed.seat == CHANCE]
    draws = [[(str(outcome), weight) for outcome, weight in chances] for chances in asked]
    assert faults(lines_of(record), draws) == []
    assert len(draws) > 1 or game.id == "pen-and-paper"


def changed(lines: list[dict], at: int, **fields: object) -> list[dict]:
    """Changed by a forger who makes the hashes anew."""
    forged = [dict(line) for line in lines]
    forged[at].update(fields)
    return lines_of(signed_again(forged))


def test_a_record_that_was_once_written_stands_for_ever():
    """Whoever changes how seeds are mixed or charts committed to has broken what others have kept."""
    kept = (Path(__file__).parent / "fair.jsonl").read_bytes()
    verdict = verify(lane("chance"), read_bytes(kept))
    assert (verdict.ok, verdict.draws_redone, verdict.finished, verdict.charts) == (True, True, True, 2)
    assert faults(lines_of(kept)) == []


def test_it_finds_what_our_own_finds(lines: list[dict]):
    first = next(n for n, line in enumerate(lines) if line.get("seat") == -1)
    end = next(n for n, line in enumerate(lines) if "end" in line)
    chart = next(n for n, line in enumerate(lines) if "chart" in line)
    other = "first 1" if lines[first]["do"] == "first 0" else "first 0"
    assert faults(changed(lines, first, do=other)) == ["another draw"]
    assert "another seed" in faults(changed(lines, end, seed="ff" * 32))
    assert faults(changed(lines, chart, chart="00" * 32)) == ["another chart of seat 0"]
    assert faults(changed(lines, 1, do=lines[1]["do"] + " ")) == ["another chart of seat 0"]
    texts = [json.loads(json.dumps(line)) for line in lines]
    texts[5]["seat"] = 0
    assert "line 6: altered" in faults(texts)


def test_had_somebody_added_something_else_it_would_show(tmp_path: Path):
    """Of eight games, one at least would have begun otherwise."""
    found: set[str] = set()
    for number in range(8):
        record = record_of(lane("chance"), tmp_path / f"{number}.jsonl", {0: b"a" * 16}, bytes([number]) * 32)
        found |= set(faults(changed(lines_of(record), 0, mixed=[[0, "62" * 16]])))
    assert found == {"another draw"}

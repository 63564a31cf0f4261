"""Many games at once: counted rightly, the same for a seed, refused before they start."""

import json
import os
import pickle
import signal
import subprocess
import sys
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ghoulash
from ghoulash.core.refusal import Refused
from ghoulash.lab import games_file, playing
from ghoulash.lab import simulate as module
from ghoulash.lab.jobs import played
from ghoulash.lab.order import Order
from ghoulash.lab.playing import Crash, Played
from ghoulash.lab.simulate import Simulation, simulate

GAME = "pen-and-paper"
SETUP = ghoulash.game(GAME).setup()


def order(*bots: str, seed: int = 1, fixed_seats: bool = False) -> Order:
    return Order(GAME, 1, SETUP, bots, seed, fixed_seats)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def without_time(simulation: Simulation) -> Simulation:
    return msgspec.structs.replace(simulation, seconds=0.0, actions_per_s=0.0)


def test_the_answer_has_the_shape_that_was_promised() -> None:
    answer = json.loads(msgspec.json.encode(simulate(GAME, games=6, bots=("easy", "random"), seed=1)))
    assert answer["game"] == GAME
    assert answer["scenario"] == "ghoul-and-plenty"
    assert answer["games"] == 6
    assert answer["bots"] == ["easy", "random"]
    assert sum(answer["wins"]) + answer["draws"] == 6
    assert sum(answer["endings"].values()) == 6
    assert answer["mean_actions"] > 60
    assert answer["actions_per_s"] > 0
    assert answer["seconds"] > 0


def test_the_command_prints_the_answer_and_nothing_else() -> None:
    line = f"simulate {GAME} --scenario finders --games 3 --bots easy,normal --seed 2 --jobs 2 --json"
    code = f"from ghoulash.cli import main; main({line.split()!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stderr == b""
    said = msgspec.json.decode(done.stdout, type=Simulation)
    alone = simulate(GAME, scenario="finders", games=3, bots=("easy", "normal"), seed=2)
    assert without_time(said) == without_time(alone)


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(jobs: int, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    alone = simulate(GAME, games=11, bots=("easy", "random"), seed=4, out=one)
    together = simulate(GAME, games=11, bots=("easy", "random"), seed=4, out=other, jobs=jobs)
    assert without_time(together) == without_time(alone)
    assert other.read_bytes() == one.read_bytes()


def test_a_game_does_not_hang_on_those_before_it() -> None:
    game = ghoulash.game(GAME)
    alone = playing.play(game, order("easy", "easy"), 7)
    after = [playing.play(game, order("easy", "easy"), index) for index in range(8)][7]
    assert alone == after


def test_seeds_are_all_different_and_without_one_a_fresh_one_is_told() -> None:
    seeds = {order("easy", "easy", seed=seed).seed_of(index) for seed in range(20) for index in range(20)}
    assert len(seeds) == 400
    one = simulate(GAME, games=2, bots=("random", "random"))
    again = simulate(GAME, games=2, bots=("random", "random"), seed=one.seed)
    assert without_time(one) == without_time(again)


def test_wins_go_by_the_bot_as_named_though_seats_change(tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    ended = simulate(GAME, games=10, bots=("random", "normal"), seed=1, out=out)
    assert ended.wins[1] > ended.wins[0]
    rows = json.loads(out.read_bytes())
    assert [row["seat_0"] for row in rows] == ["random", "normal"] * 5
    assert [row["bot_1_seat"] for row in rows] == [1, 0] * 5
    assert sum(row["winner"] == 1 for row in rows) == ended.wins[1]
    assert [row["index"] for row in rows] == list(range(10))


def test_seats_may_be_fixed(tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    simulate(GAME, games=4, bots=("random", "easy"), seed=1, out=out, fixed_seats=True)
    assert {row["seat_0"] for row in json.loads(out.read_bytes())} == {"random"}


def test_a_row_tells_what_the_game_was_like(tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    ended = simulate(GAME, games=8, bots=("normal", "easy"), seed=3, out=out)
    rows = json.loads(out.read_bytes())
    assert sum(row["actions"] for row in rows) == pytest.approx(ended.mean_actions * 8)
    assert {row["first"] for row in rows} == {0, 1}
    for row in rows:
        assert row["ending"] in ended.endings
        assert len(row["seed"]) == 64
        loser = 1 - row["winner"]
        assert (row[f"wounds_{loser}"] == 15) == (row["ending"] == "fifteen-wounds")
        assert row[f"carried_{row['winner']}"] == 1 or row["ending"] == "fifteen-wounds"
        assert row["turns"] % 2 == (row["first"] == row["winner"]) or row["ending"] == "fifteen-wounds"


def test_the_same_rows_as_parquet(tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    simulate(GAME, games=5, bots=("random", "random"), seed=1, out=tmp_path / "games.json")
    simulate(GAME, games=5, bots=("random", "random"), seed=1, out=tmp_path / "games.parquet")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert rows == json.loads((tmp_path / "games.json").read_bytes())
    assert names_in(tmp_path) == ["games.json", "games.parquet"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"bots": ("easy", "clever")}, "bot-unknown"),
        ({"bots": ("easy",)}, "simulate-bots"),
        ({"bots": ("easy", "easy", "easy")}, "simulate-bots"),
        ({"games": 0}, "simulate-games"),
        ({"games": -3}, "simulate-games"),
        ({"jobs": 0}, "simulate-jobs"),
        ({"scenario": "atlantis"}, "scenario-unknown"),
        ({"out": "games.csv"}, "out-format"),
        ({"out": "games"}, "out-format"),
        ({"out": "nowhere/games.json"}, "out-unwritable"),
        ({"out": "folder.json"}, "out-unwritable"),
    ],
)
def test_what_cannot_be_is_refused_before_the_first_game(
    asked: dict[str, Any], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_play_all", lambda *_: pytest.fail("a game was played"))
    (tmp_path / "folder.json").mkdir()
    if "out" in asked:
        asked = {"out": tmp_path / asked["out"]}
    with pytest.raises(Refused) as refused:
        simulate(GAME, **{"games": 5, "bots": ("easy", "random"), **asked})
    assert refused.value.refusal.code == code
    assert names_in(tmp_path) == ["folder.json"]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused):
        simulate("chess", games=1, bots=("random", "random"))


def test_without_pyarrow_parquet_is_refused_and_json_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> object:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return import_module(name)

    monkeypatch.setattr(games_file, "import_module", missing)
    with pytest.raises(Refused) as refused:
        simulate(GAME, games=1, bots=("random", "random"), out=tmp_path / "games.parquet")
    assert refused.value.refusal.code == "out-no-pyarrow"
    simulate(GAME, games=1, bots=("random", "random"), out=tmp_path / "games.json")


def test_a_file_that_cannot_be_written_in_the_end_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.json"
    out.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    file = games_file.GamesFile(out)
    monkeypatch.setattr(file, "_encode", full)
    with pytest.raises(Refused) as refused:
        file.write([], ("easy", "easy"))
    assert refused.value.refusal.code == "out-unwritable"
    assert out.read_text() == "old"
    assert names_in(tmp_path) == ["games.json"]


class Clumsy:
    """Plays on until it does something wrong."""

    def __init__(self, wrong: object) -> None:
        self.wrong = wrong
        self.left = 100

    def act(self, view: Any, remarks: Any, actions: Any) -> Any:
        self.left -= 1
        if self.left:
            return actions[0]
        if isinstance(self.wrong, Exception):
            raise self.wrong
        return self.wrong


@pytest.mark.parametrize(
    ("wrong", "why"),
    [(ZeroDivisionError("by nought"), "ZeroDivisionError: by nought"), ("fire 7", "IllegalAction")],
)
def test_a_game_that_breaks_off_is_named_with_its_seed(
    wrong: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = playing.make_bot
    breaks = order("random", "random", seed=9).seed_of(2)

    def make_bot(game: Any, name: str, rng: Any) -> Any:
        again = playing.rng_of_bot(breaks, 0).getstate() == rng.getstate()
        return (
            Clumsy(game.read(wrong) if isinstance(wrong, str) else wrong) if again else made(game, name, rng)
        )

    monkeypatch.setattr(playing, "make_bot", make_bot)
    with pytest.raises(Refused) as refused:
        simulate(GAME, games=5, bots=("random", "random"), seed=9)
    refusal = refused.value.refusal
    assert refusal.code == "simulate-crash"
    assert refusal.args["index"] == 2
    assert refusal.args["seed"] == 9
    assert refusal.args["own"] == breaks
    assert why in str(refusal.args["why"])


def test_a_bot_that_goes_round_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "ENDLESS", 50)
    ended = playing.play(ghoulash.game(GAME), order("easy", "easy"), 0)
    assert isinstance(ended, Crash)
    assert "50 actions" in ended.error


def test_a_crash_comes_home_from_another_process() -> None:
    ended = list(played(order("random", "nobody"), 4, 2))
    assert any(isinstance(result, Crash) and "bot-unknown" in result.error for result in ended)
    assert pickle.loads(pickle.dumps(ended)) == ended  # noqa: S301 - our own


def test_a_reader_that_stops_early_leaves_no_process_behind() -> None:
    games = played(order("random", "random"), 1000, 2)
    assert isinstance(next(games), Played)
    games.close()
    assert active_children() == []


def test_nothing_but_the_answer_is_said_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    simulate(GAME, games=2, bots=("random", "random"), seed=1)
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "")


def test_progress_is_shown_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("rich")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    simulate(GAME, games=3, bots=("random", "random"), seed=1)
    said = capsys.readouterr()
    assert said.out == ""
    assert "3/3" in said.err


def under_way(jobs: int, *more: str) -> subprocess.Popen[bytes]:
    """A run without end, of which the first game is over; each game writes a dot."""
    line = f"simulate {GAME} --games 1000000 --bots easy,random --jobs {jobs}".split()
    code = f"""
import sys
from ghoulash.cli import main
from ghoulash.lab.progress import Progress
if __name__ == "__main__":
    Progress.advance = lambda self: print(".", end="", file=sys.stderr, flush=True)
    main({[*line, *more]!r})
"""
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert process.stderr is not None
    assert process.stderr.read(1) == b"."
    return process


@pytest.mark.skipif(os.name == "nt", reason="process groups")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_it_without_a_word(jobs: int, tmp_path: Path) -> None:
    process = under_way(jobs, "--out", str(tmp_path / "g.json"))
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)  # returns when every process that could write there is gone
    assert process.returncode == 130
    assert out == b""
    assert err.strip(b".") == b""
    assert names_in(tmp_path) == []


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds its processes in /proc")
def test_a_process_that_is_killed_is_told_in_one_line() -> None:
    process = under_way(2)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    workers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(int(workers[0]), signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, b"")
    said = err.lstrip(b".")
    assert said.startswith(b"ghoulash: A process was ended from outside")
    assert said.count(b"\n") == 1


def test_more_games_than_could_ever_be_listed_begin_at_once() -> None:
    results = played(order("random", "random"), 10**15, 2)
    assert next(results)
    results.close()

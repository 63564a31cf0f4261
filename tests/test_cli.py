import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ghoulash.cli import main
from ghoulash.core.chance import commitment
from ghoulash.core.record import Line, header_of, with_added, write_header
from ghoulash.games.last_game_on_earth.about import BRIEFINGS
from ghoulash.lab.simulate import Simulation
from ghoulash.locale import words
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import opened
from ghoulash.terminal.counting import counted
from tests.table.lane import LANE, SEED, act, laid_out, lane, play_out

DATA = Path(__file__).parents[1] / "src/ghoulash/games/pen_and_paper/data"


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "C.UTF-8")

    def command(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as stopped:
            main([str(argument) for argument in arguments])
        code = stopped.value.code
        assert isinstance(code, int)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return command


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A whole game on the lane."""
    path = tmp_path / "game.jsonl"
    header = header_of(lane("chance"), 2, ["Ada", "Bo"], commitment(SEED))
    table = laid_out("chance", Journal.create(path, header))
    table.say(0, "good luck")
    play_out(table)
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.jsonl"
    table = laid_out("0", Journal.create(path, header_of(lane("0"), 2, ["Ada", "Bo"])))
    act(table, 0, "enter 1-A")
    return path


def test_without_arguments_there_is_help(run):
    ran = run()
    assert ran.code == 0
    assert "Example:" in ran.out


@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["play"],
        ["simulate"],
        ["replay"],
        ["verify"],
        ["bench"],
        ["scenario"],
        ["scenario", "check"],
    ],
)
def test_every_command_has_help_with_an_example(run, command: list[str]):
    ran = run(*command, "--help")
    assert ran.code == 0
    assert "Example: ghoulash" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["games", "--bogus"],
        ["play", "chess"],
        ["play", "--plain", "--scenario", "nowhere"],
        ["play", "--plain", "--scenario", "nowhere.toml"],
        ["play", "--plain", "--vs", "nobody"],
        ["play", "--plain", "--first", "maybe"],
        ["play", "--plain", "--seats", "7"],
        ["play", "--lang", "tlh"],
        ["play"],
        ["simulate", "pen-and-paper"],
        ["simulate", "pen-and-paper", "--games", "x", "--bots", "random,random"],
        ["simulate", "pen-and-paper", "--games", "0", "--bots", "random,random"],
        ["simulate", "pen-and-paper", "--games", "1", "--bots", "random"],
        ["simulate", "pen-and-paper", "--games", "1", "--bots", "random,nobody"],
        ["simulate", "pen-and-paper", "--games", "1", "--bots", "random,random", "--jobs", "0"],
        ["simulate", "pen-and-paper", "--games", "1", "--bots", "random,random", "--out", "games.xls"],
        ["simulate", "chess", "--games", "1", "--bots", "random,random"],
        ["replay", "nowhere.jsonl"],
        ["verify", "nowhere.jsonl"],
        ["bench", "--seconds", "-1"],
        ["scenario", "check"],
    ],
)
def test_a_bad_argument_gets_one_clear_line_and_exit_2(run, arguments: list[str], monkeypatch, tmp_path):
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("ghoulash")
    assert ran.err.count("\n") == 1
    assert len(ran.err) > 25


def test_games_lists_what_there_is(run):
    game, board_game = run("games", "--json").json
    assert game["id"] == "pen-and-paper"
    assert game["seats"] == [2, 2]
    assert game["scenarios"][0] == "ghoul-and-plenty"
    assert len(game["scenarios"]) == 8
    assert game["bots"] == board_game["bots"] == ["random", "easy", "normal"]
    assert (board_game["id"], board_game["seats"]) == ("last-game-on-earth", [2, 4])
    assert board_game["scenarios"] == ["standard", *BRIEFINGS]
    assert "ghoul-and-plenty" in run("games").out


def test_games_are_listed_in_words(run):
    assert run("games", "--lang", "en").out.startswith("pen-and-paper, for 2 players\n  scenarios: ghoul")
    assert run("games", "--lang", "fr").out.startswith("pen-and-paper, à 2 joueurs\n  scénarios\u00a0: ghoul")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            ["2 games, seed 7", "random won 0, 0.0% of those decided", "normal won 2, 100.0%", "no draws"],
        ),
        (
            "fr",
            ["2 parties, graine 7", "random 0 victoire, 0,0\u00a0% des", "normal 2 victoires, 100,0\u00a0%"],
        ),
    ],
)
def test_what_was_simulated_is_told_in_words(run, lang: str, lines: list[str]):
    command = "simulate pen-and-paper --games 2 --bots random,normal --seed 7 --lang"
    ran = run(*command.split(), lang)
    assert ran.code == 0
    assert [line for line in lines if line not in ran.out] == []


def test_draws_alone_leave_no_share():
    report = Simulation("g", "s", 2, ("a", "b"), 7, False, (0, 0), 2, {"turn-limit": 2}, 9.0, 4.4, 0.5)
    said = list(counted(report, words("en")))
    assert said[1:] == ["  a won 0", "  b won 0", "  2 draws", "  no turns left: 2", *said[-1:]]
    assert said[-1] == "  9.0 actions a game, 4 actions a second, 0.5 s"


def test_the_list_of_commands_is_whole(run):
    assert "..." not in run().out.partition("Commands:")[2]


def test_a_terminal_that_cannot_be_drawn_on_is_told_of_plain_lines(run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("ghoulash.terminal.app.play_app", lambda _: pytest.fail("it drew"))
    ran = run("play")
    assert (ran.code, ran.out) == (2, "")
    assert "ghoulash play --plain" in ran.err


def test_verify_says_that_all_is_well(run, kept: Path):
    assert run("verify", kept).code == 0
    document = run("verify", kept, "--json").json
    assert document["ok"] is True
    assert (document["draws_redone"], document["finished"], document["line"]) == (True, True, None)


@pytest.fixture
def served(tmp_path: Path) -> Path:
    """A whole game as a server keeps it: people's bytes in its seed, its charts committed to."""
    path = tmp_path / "served.jsonl"
    header = with_added(header_of(lane("chance"), 2, ["Ada", "Bo"], commitment(SEED)), {1: b"b" * 16})
    header = replace(header, charts=True)
    play_out(opened(lane("chance"), header, SEED, Journal.create(path, header)))
    return path


def test_verify_says_how_many_charts_are_proved(run, served: Path):
    document = run("verify", served, "--json").json
    assert (document["ok"], document["draws_redone"], document["charts"]) == (True, True, 2)
    assert "All 2 hidden charts are those that were committed to." in run("verify", served).out
    assert "Les 2 grilles cachées" in run("verify", served, "--lang", "fr").out
    served.write_text("".join(served.read_text().splitlines(keepends=True)[:9]))
    assert run("verify", served, "--json").json["charts"] == 0
    assert "committed" not in run("verify", served).out


def test_a_record_with_commitments_is_told_like_any_other(run, served: Path):
    whole = run("replay", served, "--json").json
    lines = [json.loads(line) for line in served.read_text().splitlines()]
    charts = [line["chart"] for line in lines if "chart" in line]
    assert [step["action"] for step in whole["steps"]] == [line["do"] for line in lines if "do" in line]
    assert len(charts) == 2
    for seat in (0, 1):
        told = run("replay", served, "--seat", seat)
        assert told.code == 0 and not any(chart in told.out for chart in charts)


def test_verify_names_the_line_that_was_altered(run, kept: Path):
    texts = kept.read_text().splitlines(keepends=True)
    texts[4] = texts[4].replace("hide", "hides")
    kept.write_text("".join(texts))
    ran = run("verify", kept)
    assert ran.code == 1
    assert f"{kept}:5:" in ran.out
    document = run("verify", kept, "--json").json
    assert (document["ok"], document["line"], document["code"]) == (False, 5, "record-altered")
    assert document["reason"]


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ('{"format":"ghoulash-record/2"}', "record-newer"),
        ('{"format":"ghoulash-record/1","game":"chess","rules":1,"seats":2,"setup":{}}', "game-unknown"),
        (
            '{"format":"ghoulash-record/1","game":"pen-and-paper","rules":1,"seats":2,"setup":{}}',
            "record-bad-setup",
        ),
        (
            '{"format":"ghoulash-record/1","game":"pen-and-paper","rules":99,"seats":2,"setup":{"new":1}}',
            "record-newer-rules",
        ),
        ("nothing of the kind", "record-not-json"),
    ],
)
def test_verify_refuses_a_header_it_cannot_use(run, tmp_path: Path, header: str, code: str):
    path = tmp_path / "other.jsonl"
    path.write_text(header + "\n")
    ran = run("verify", path, "--json")
    assert ran.code == 1
    assert (ran.json["ok"], ran.json["line"], ran.json["code"]) == (False, 1, code)
    assert run("verify", path).code == 1
    told = run("replay", path)
    assert (told.code, f"{path}:1:" in told.err) == (1, True)


def test_a_finished_game_is_replayed_whole(run, kept: Path):
    document = run("replay", kept, "--json").json
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    done = [(line["seat"], line["do"]) for line in lines if "do" in line]
    assert [(step["seat"], step["action"]) for step in document["steps"]] == done
    assert document["outcome"] == lines[-1]["end"]
    assert document["seat"] is None
    assert {"events", "view"} <= document["steps"][0].keys()
    text = run("replay", kept).out
    assert "good luck" in text
    assert "hides a Ghoul at 1-C." in text, "what happened says what was done"
    assert ": hide" not in text


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_its_own_set_up_only(run, kept: Path, seat: int):
    ran = run("replay", kept, "--seat", seat, "--json")
    hides = [step for step in ran.json["steps"] if (step["action"] or "").startswith("hide")]
    assert {step["seat"] for step in hides} == {seat}
    assert len(hides) == 3
    texts = run("replay", kept, "--seat", seat).out
    assert (texts.count("You hide"), texts.count(" hides ")) == (3, 0)


def test_steps_that_a_seat_cannot_notice_are_left_out(run, kept: Path):
    whole = len(run("replay", kept, "--json").json["steps"])
    told = len(run("replay", kept, "--json", "--seat", "0").json["steps"])
    assert told == whole - 2, "of the other's three things hidden, only the end of it is noticed"


def test_an_unfinished_game_is_replayed_as_anybody_may_see_it(run, unfinished: Path):
    ran = run("replay", unfinished, "--json")
    assert ran.code == 0
    assert "hide" not in ran.out.replace('"moment": "hide"', "")
    assert ran.json["outcome"] is None
    assert "hide" not in run("replay", unfinished).out


def test_of_a_record_cut_off_what_can_be_read_is_told_and_the_rest_named(run, kept: Path):
    data = kept.read_bytes()
    kept.write_bytes(data[: data.index(b'"first ') + 3])
    ran = run("replay", kept)
    assert ran.code == 1
    assert f"{kept}:8:" in ran.err
    ran = run("replay", kept, "--json")
    assert len(ran.json["steps"]) > 0


def test_replay_has_no_third_seat(run, kept: Path):
    assert run("replay", kept, "--seat", "2").code == 2


def test_seats_beyond_the_game_are_refused_before_anybody_is_given_a_name(
    run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    named: list[object] = []
    monkeypatch.setattr("ghoulash.terminal.retelling._names", lambda *_: named.append(1) or ())
    path = tmp_path / "crowd.jsonl"
    header = json.loads(write_header(header_of(lane(), 2, ()))[0])
    path.write_text(json.dumps({**header, "seats": 10**9, "hash": None}) + "\n")
    ran = run("replay", path, "--seat", 0)
    assert (ran.code, "1,000,000,000" in ran.err, named) == (1, True, [])


def test_replay_speaks_french(run, kept: Path):
    assert run("replay", kept, "--lang", "fr").out != run("replay", kept, "--lang", "en").out


@pytest.mark.parametrize("path", sorted(DATA.glob("*.toml")), ids=lambda path: path.stem)
def test_the_shipped_scenarios_can_be_played(run, path: Path):
    ran = run("scenario", "check", path, "--json")
    assert ran.code == 0
    assert (ran.json["ok"], ran.json["id"]) == (True, path.stem)


@pytest.mark.parametrize(
    ("change", "line", "code"),
    [
        (("count = 1\nwhere", "count = 3\nwhere"), 15, "scenario-few-squares"),
        (("where", "were"), 16, "scenario-unknown-key"),
        (("D\n", "\n"), 9, "map-uneven"),
        ((". . a a", ". .|a a"), 6, "scenario-unreachable"),
        (('do = "find"', 'do = "find"\ncount = 2'), 19, "scenario-goal-unreachable"),
        (("[goal]", "[goal"), 19, "scenario-not-toml"),
    ],
)
def test_a_scenario_with_an_error_is_refused_with_file_line_and_reason(run, tmp_path, change, line, code):
    path = tmp_path / "town.toml"
    path.write_text(LANE.replace(*change))
    ran = run("scenario", "check", path)
    assert ran.code == 1
    assert ran.err.startswith(f"ghoulash: {path}:{line}: ")
    assert ran.err.count("\n") == 1
    document = run("scenario", "check", path, "--json").json
    assert (document["code"], document["place"]) == (code, f"{path}:{line}")


DECKS = DATA.parents[1] / "last_game_on_earth" / "data" / "decks"


@pytest.mark.parametrize("path", sorted(DECKS.glob("*.toml")), ids=lambda path: path.stem)
def test_the_shipped_decks_can_be_played(run, path: Path):
    ran = run("scenario", "check", path, "--json")
    assert ran.code == 0
    assert (ran.json["ok"], ran.json["id"], ran.json["cards"]) == (True, path.stem, 40)
    assert "40" in run("scenario", "check", path).out


def test_a_deck_with_an_error_is_refused_with_file_line_and_reason(run, tmp_path):
    path = tmp_path / "lake.toml"
    path.write_text((DECKS / "lake.toml").read_text("utf-8").replace("count = 3", "count = 4", 1), "utf-8")
    ran = run("scenario", "check", path)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert ran.err.startswith(f"ghoulash: {path}:14: A deck is 40 cards, and these are 41")
    assert run("scenario", "check", path, "--json").json["code"] == "deck-size"


def test_a_deck_that_no_character_holds_is_refused_as_play_refuses_it(run, tmp_path):
    path = tmp_path / "brook.toml"
    path.write_text((DECKS / "lake.toml").read_text("utf-8").replace('id = "lake"', 'id = "brook"'), "utf-8")
    ran = run("scenario", "check", path)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"ghoulash: {path}:3: There is no character “brook”")


def test_a_pipe_that_closes_early_is_no_error(kept: Path):
    command = f"'{sys.executable}' -m ghoulash replay '{kept}' | head -n 1"
    ran = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in ran.stderr
    assert ran.stdout


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = command.replace("ghoulash", f"'{sys.executable}' -m ghoulash")
    env = {**os.environ, "LANG": "C.UTF-8", **environment}
    return subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False, env=env)


@pytest.mark.parametrize("command", ["games", "replay '{}'", "verify '{}'"])
def test_a_full_disk_under_the_output_is_said_in_one_line(kept: Path, command: str):
    ran = shell(f"ghoulash {command.format(kept)} > /dev/full")
    assert (ran.returncode, ran.stderr) == (1, "ghoulash: The system will not have it: the disk is full\n")


SIMULATE = "simulate pen-and-paper --games 1 --bots random,random"


@pytest.mark.parametrize(
    "command", ["play --plain --lang en", SIMULATE, f"{SIMULATE} --json", "games --json", "--help"]
)
def test_so_it_is_of_a_game_that_nobody_can_hear(tmp_path: Path, command: str):
    ran = shell(f"ghoulash {command} </dev/null >/dev/full", GHOULASH_HOME=str(tmp_path))
    assert ran.returncode == 1
    assert ran.stderr.endswith("ghoulash: The system will not have it: the disk is full\n")


def test_a_pipe_or_a_device_is_no_scenario_to_wait_for(run, tmp_path: Path):
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (pipe, "/dev/zero"):
        ran = run("scenario", "check", path, "--lang", "en")
        assert (ran.code, ran.err.count("\n")) == (1, 1)
        assert "it is no ordinary file" in ran.err


def test_links_that_lead_round_are_said_in_our_words(run, tmp_path: Path):
    path = tmp_path / "loop.toml"
    path.symlink_to(path)
    ran = run("scenario", "check", path, "--lang", "fr")
    assert ran.code == 1
    assert "tournent en rond" in ran.err


@pytest.mark.parametrize("closed", ["<&-", "</dev/null >&-", "<&- >&-"])
def test_closed_standard_files_are_empty_ones(tmp_path: Path, closed: str):
    ran = shell(f"ghoulash play --plain {closed}", GHOULASH_HOME=str(tmp_path))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert list(tmp_path.glob("games/*.jsonl"))


def test_nothing_in_a_refusal_steers_a_terminal(run, tmp_path: Path):
    for arguments in (
        ("play", "--plain", "--lang", "\x1b[2J"),
        ("play", "\x1b[2J", "--plain"),
        ("simulate", "\x1b[2J", "--games", 1, "--bots", "random,random"),
        ("play", "--plain", "--\x1b[2J"),
        ("play", "--plain", "--scenario", "\x1b[2J.toml"),
        ("scenario", "check", tmp_path / "\x1b[2J.toml"),
        ("verify", tmp_path / "\x1b[2J.jsonl"),
    ):
        ran = run(*arguments)
        assert ran.code in (1, 2)
        assert ran.err.count("\n") == 1 and "\x1b" not in ran.err


def test_nothing_in_a_record_steers_a_terminal(run, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(lane(), 2, ["A\x1b[2Jda", "B\u202eo"]))
    journal.keep([Line(seat=0, say="\x1b[2J\u202ehi")], turn_over=True)
    ran = run("replay", path)
    assert not any(sign in ran.out for sign in "\x1b\u202e")
    assert "A[2Jda says: [2Jhi" in ran.out


def test_brackets_without_end_are_refused(run, tmp_path: Path):
    path = tmp_path / "town.toml"
    path.write_text("id = " + "[" * 5000)
    ran = run("scenario", "check", path)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert run("scenario", "check", "/dev/zero").code == 1


def test_an_option_of_the_game_is_typed_with_its_name(tmp_path: Path):
    """It is read by its type, refused by its name, and told in the Briefing."""

    def play(*options: str) -> tuple[int, str, str]:
        command = [sys.executable, "-m", "ghoulash", "play", "--plain", "--lang", "en", *options]
        env = {**os.environ, "GHOULASH_HOME": str(tmp_path), "LANG": "C.UTF-8"}
        done = subprocess.run(command, input="", capture_output=True, text=True, env=env, check=False)
        return done.returncode, done.stdout, done.stderr

    code, said, _ = play("--option", "turn_limit=7", "--option", "first=1")
    assert code == 0 and "7 turns" in said
    for option, why in (
        ("turn_limit=0", "turn_limit"),
        ("turn_limit=soon", "turn_limit"),
        ("colour=red", "There is no option “colour”"),
        ("turn_limit", "“turn_limit” is no option of a game"),
    ):
        code, said, refused = play("--option", option)
        assert (code, said) == (2, "") and why in refused and refused.count("\n") == 1

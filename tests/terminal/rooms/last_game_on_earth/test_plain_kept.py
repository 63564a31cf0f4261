"""Games that are left in the middle, told again, or played by several people at one keyboard."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.terminal.opening import begin
from ghoulash.terminal.session import PlayOptions, Session
from tests.terminal.playing import environment, pipe, records
from tests.terminal.rooms.last_game_on_earth.typing import GAME, person, script, top

BRIEFINGS = "lock-and-load+lucky-charms"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of the program lie; the scripts of this process are written elsewhere."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "scripts"))
    return tmp_path / "home"


def in_battle(session: Session) -> bool:
    """Cards lie against a Ghoul, and more may come."""
    frame = top(session)
    return isinstance(frame, fr.Battling) and bool(frame.down)


def challenging(session: Session) -> bool:
    return isinstance(top(session), fr.Challenging)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("moment", [in_battle, challenging])
def test_a_game_left_in_the_middle_of_a_battle_goes_on_there(
    home: Path, language: str, moment: object
) -> None:
    stop = in_battle if moment is in_battle else challenging
    options = PlayOptions(game=GAME, lang=language, scenario=BRIEFINGS, seed="kept9", vs="random", seats=3)
    lines, _ = script(options, stop)
    whole, session = script(options)
    assert whole[: len(lines)] == lines
    table = ("--lang", language, "--scenario", BRIEFINGS, "--seed", "kept9", "--vs", "random", "--seats", "3")
    before = pipe(home, [*lines, "status"], GAME, *table)
    assert before.code == 0
    after = pipe(home, whole[len(lines) :], "--resume")
    assert after.code == 0
    question = before.text.rstrip().splitlines()[-2]
    assert question in after.text, "the question that was left open is asked again"
    (record,) = records(home)
    assert record.read_bytes() == session.path.read_bytes()


def test_two_at_one_keyboard_play_a_whole_game_by_a_pipe(home: Path) -> None:
    names = ("Ada", "Bo")
    options = PlayOptions(game=GAME, lang="en", seed="two9", vs="person", names=names, scenario="standard")
    lines, session = script(options)
    arguments = (GAME, "--lang", "en", "--seed", "two9", "--vs", "person", "--name", "Ada", "--name", "Bo")
    for extra in ((), ("--no-curtain",)):
        heard = pipe(home, lines, *arguments, "--scenario", "standard", *extra)
        assert heard.code == 0
    one, other = records(home)
    assert one.read_bytes() == other.read_bytes() == session.path.read_bytes()


def test_people_and_bots_mixed_at_four_seats(home: Path) -> None:
    names = ("Ada", "Bo")
    options = PlayOptions(
        game=GAME, lang="fr", seed="mixed3", vs="person,random", seats=4, names=names, scenario="standard"
    )
    lines, session = script(options)
    table = ("--lang", "fr", "--seed", "mixed3", "--vs", "person,random", "--seats", "4")
    heard = pipe(home, lines, GAME, *table, "--name", "Ada", "--name", "Bo", "--scenario", "standard")
    assert heard.code == 0
    (record,) = records(home)
    assert record.read_bytes() == session.path.read_bytes()


def test_whoever_the_rules_ask_is_asked_behind_a_curtain_whatever_they_hold(home: Path) -> None:
    """Three people: each battle that may be challenged and each Action card asks everybody in turn."""
    names = ("Ada", "Bo", "Cleo")
    options = PlayOptions(
        game=GAME, lang="en", seed="asked", vs="person", seats=3, names=names, scenario="standard"
    )
    asked: list[tuple[int, str]] = []
    lines: list[str] = []

    def stop(session: Session) -> bool:
        frame = top(session)
        if isinstance(frame, fr.Asking | fr.Challenging):
            seat = session.waiting()
            assert seat is not None
            asked.append((seat, type(frame).__name__))
            held = any("inaction" in str(action) for action in session.actions(seat))
            kinds.add((type(frame).__name__, held))
        return len(asked) > 60

    kinds: set[tuple[str, bool]] = set()
    session = begin(options)
    for _, line in person(session, stop):
        lines.append(line)
    session.close()
    assert {("Asking", True), ("Asking", False)} <= kinds, "also those who hold none are asked"
    heard = pipe(
        home,
        lines,
        *(GAME, "--lang", "en", "--seed", "asked", "--vs", "person", "--seats", "3"),
        *("--name", "Ada", "--name", "Bo", "--name", "Cleo", "--scenario", "standard"),
    )
    assert heard.code == 0
    questions = heard.text.count("Do you cancel it?") + heard.text.count("Do you challenge?")
    assert questions >= len(asked) - 1, "the last one stands behind a curtain that nobody opens"
    for name in names:
        assert f"{name}, this is for you alone" in heard.text


WRONG = [
    *("foo", "!!!", "pick", "pick brook", "9-J", "play", "play hole", "play joker", "put 3", "challenge"),
    *("walk", "walk up", "walk to", "walk to nowhere", "walk to 99-Z", "3", "done", "yes", "no", "undo"),
    *("clear", "remove", "draft", "auto", "on 9", "on lake", "look", "look 99-Z", "parry", "parry 3 3 3"),
    *("say", "save", "log x", "log 0", "help foo", "choices foo", "at", "at 99-Z", "map foo", "map 99"),
    *("tokens foo", "hand foo", "piles foo", "?@lake", "play ?@lake", "discard ?@zone", "first 0"),
    *("turn ghoul-4", "draw 0 3@lake", "rob 0 1 3@lake", "peek 0 hole", "x" * 3000, "\x1b[2J", "début"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_wrong_moves_the_game_on_or_breaks_it(home: Path, language: str) -> None:
    options = PlayOptions(game=GAME, lang=language, scenario=BRIEFINGS, seed="wrong", vs="random", seats=2)
    lines, _ = script(options, in_battle)
    table = ("--lang", language, "--scenario", BRIEFINGS, "--seed", "wrong", "--vs", "random", "--seats", "2")
    mixed: list[str] = []
    for n, line in enumerate(lines[:30]):
        mixed += [wrong for wrong in WRONG if wrong not in _RIGHT_SOMEWHERE][n % 7 :: 7]
        mixed.append(line)
    plain = pipe(home, lines[:30], GAME, *table)
    (first,) = records(home)
    kept = first.read_bytes()
    heard = pipe(home, mixed, GAME, *table)
    assert plain.code == heard.code == 0
    assert records(home)[-1].read_bytes() == kept
    assert not heard.errors


_RIGHT_SOMEWHERE = {"9-J", "play hole", "put 3", "3", "done", "walk up", "on lake"}
"""What is wrong at most moments, and right at some."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of three, to its end."""
    home = tmp_path_factory.mktemp("replay")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GHOULASH_HOME", str(home))
        options = PlayOptions(
            game=GAME, lang="en", scenario=BRIEFINGS, seed="told", vs="random", seats=3, names=("Ada",)
        )
        _, session = script(options)
    return session.path


def command(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "ghoulash", *arguments],
        capture_output=True,
        env=environment(Path("/nowhere")),
        check=True,
    )
    return done.stdout.decode()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", [(), ("--seat", "0"), ("--seat", "2")])
def test_a_record_is_told_again(record: Path, language: str, seat: tuple[str, ...]) -> None:
    told = command("replay", str(record), "--lang", language, *seat)
    bot = "Random bot" if language == "en" else "Robot au hasard"
    assert f"{bot} 1" in told and f"{bot} 2" in told, "bots are called as at the table"
    assert told.startswith("The Last Game on Earth"), "and what is played by its title"
    assert ": on " not in told and ": pick " not in told, "what happened says what was done"
    assert "lg-" not in told
    assert "@" not in told, "cards go by their names"
    drawn = "Ada draws a card" if language == "en" else "Ada pioche une carte"
    you = "You draw" if language == "en" else "Tu pioches"
    if seat:
        assert (you in told) and (drawn in told) == (seat[1] != "0")


def test_a_record_is_verified_and_given_as_data(record: Path) -> None:
    assert "lawful" in command("verify", str(record), "--lang", "en")
    data = json.loads(command("replay", str(record), "--json", "--seat", "1"))
    assert data["game"] == GAME and data["outcome"]
    assert all("view" in step for step in data["steps"])

"""What a server's record promises: a seed that people have added to, and set-ups committed to."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ghoulash.core.chance import Chance, commitment
from ghoulash.core.charts import chart_commitment
from ghoulash.core.game import CHANCE
from ghoulash.core.record import Header, Reading, header_of, read_bytes, with_added
from ghoulash.core.refusal import Refusal
from ghoulash.core.wire import pack
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import opened, played, resume, verify
from ghoulash.table.table import Table
from tests.table.forging import lines_of, signed_again, unsigned
from tests.table.lane import act, done, lane, lay, play_out

SEED = bytes(range(32))
ADDED = {0: b"a" * 16, 1: b"b" * 32}
CHART = ("hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F")
OTHER = ("hide hole 1-E", "hide ghoul 1-D", "hide treasure 1-F")
GAME = lane("chance")


def header() -> Header:
    made = header_of(GAME, 2, ["Ada", "Bo"], commitment(SEED))
    return msgspec.structs.replace(with_added(made, ADDED), charts=True)


def table_at(path: Path) -> Table:
    table = opened(GAME, header(), SEED, Journal.create(path, header()))
    done(table.begin())
    return table


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path: Path = tmp_path_factory.mktemp("records") / "game.jsonl"
    table = table_at(path)
    lay(table, 1, *CHART)
    lay(table, 0, *OTHER)
    table.say(0, "good luck")
    play_out(table)
    return path.read_bytes()


def verdict_of(record: bytes) -> tuple[bool, int | None, str | None]:
    verdict = verify(GAME, read_bytes(record))
    return verdict.ok, verdict.line, None if verdict.reason is None else verdict.reason.code


# As it is kept


def test_the_record_has_it_all(whole: bytes):
    lines = lines_of(whole)
    assert lines[0]["mixed"] == [[0, ADDED[0].hex()], [1, ADDED[1].hex()]]
    assert lines[0]["charts"] is True
    assert [line.get("do") for line in lines[1:4]] == list(CHART)
    assert {**lines[4], "hash": ""} == {"seat": 1, "chart": chart_commitment(SEED, 0, CHART), "hash": ""}
    assert {**lines[8], "hash": ""} == {"seat": 0, "chart": chart_commitment(SEED, 1, OTHER), "hash": ""}
    assert lines[9]["seat"] == -1, "a chart is committed to before chance is drawn"
    assert lines[-1]["seed"] == SEED.hex(), "what is shown is the seed that was promised, not the mixture"


def test_it_stands_and_says_how_much_is_proved(whole: bytes):
    verdict = verify(GAME, read_bytes(whole))
    assert (verdict.ok, verdict.draws_redone, verdict.finished, verdict.charts) == (True, True, True, 2)


def test_nothing_of_the_seed_is_in_it_before_the_end(whole: bytes):
    before = whole[: whole.rindex(b'{"end"')]
    assert SEED.hex().encode() not in before
    assert chart_commitment(SEED, 0, CHART).encode() in before


def test_all_see_a_commitment_as_soon_as_its_chart_is_confirmed(tmp_path: Path):
    table = table_at(tmp_path / "game.jsonl")
    assert table.commitments == {}
    lay(table, 1, *CHART)
    assert table.commitments == {1: chart_commitment(SEED, 0, CHART)}
    lay(table, 0, *CHART)
    assert table.commitments == {1: chart_commitment(SEED, 0, CHART), 0: chart_commitment(SEED, 1, CHART)}
    assert table.commitments[0] != table.commitments[1], "that both hid alike is nobody's business"


def test_a_bot_s_chart_is_committed_to_as_well(tmp_path: Path):
    table = table_at(tmp_path / "game.jsonl")
    play_out(table)
    assert set(table.commitments) == {0, 1}
    assert verify(GAME, read_bytes((tmp_path / "game.jsonl").read_bytes())).charts == 2


def test_a_table_that_is_not_asked_to_commits_to_nothing(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    plain = header_of(GAME, 2, [], commitment(SEED))
    table = opened(GAME, plain, SEED, Journal.create(path, plain))
    play_out(table)
    verdict = verify(GAME, read_bytes(path.read_bytes()))
    assert (verdict.ok, verdict.draws_redone, verdict.charts, table.commitments) == (True, True, 0, {})
    assert not {"mixed", "charts"} & lines_of(path.read_bytes())[0].keys()


def test_what_could_not_be_kept_is_committed_to_by_nobody():
    class Full:
        full = True

        def keep(self, lines: object, *, turn_over: bool) -> Refusal | None:
            return Refusal("record-not-kept", args={"why": "full"}) if self.full else None

    keeper = Full()
    table = opened(GAME, header(), SEED, keeper)
    draft = table.draft(0)
    assert draft is not None
    draft.add(*map(GAME.read, CHART))
    assert isinstance(table.confirm(0), Refusal)
    assert table.commitments == {}
    draft.clear()
    draft.add(*map(GAME.read, OTHER))
    keeper.full = False
    done(table.confirm(0))
    assert table.commitments == {0: chart_commitment(SEED, 0, OTHER)}


# As it is gone on with


@pytest.mark.parametrize("kept", [0, 4, 8, 9, 10, 11, 12])
def test_cut_off_after_any_line_it_goes_on_to_the_same_end(whole: bytes, tmp_path: Path, kept: int):
    """But within a set-up, which is written in one piece."""
    lines = lines_of(whole)
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[: kept + 1]))
    reading = read_bytes(path.read_bytes())
    assert reading.header is not None
    table = resume(GAME, reading, SEED, Journal.resume(path, reading.header, reading.lines))
    assert set(table.commitments) == {line["seat"] for line in lines[: kept + 1] if "chart" in line}
    for seat, chart in ((1, CHART), (0, OTHER)):
        if table.draft(seat) is not None:
            lay(table, seat, *chart)
    assert path.read_bytes().splitlines()[:9] == whole.splitlines()[:9]
    play_out(table)
    verdict = verify(GAME, read_bytes(path.read_bytes()))
    assert (verdict.ok, verdict.draws_redone, verdict.charts) == (True, True, 2)


def test_charts_behind_the_line_that_stops_it_are_not_counted(whole: bytes):
    lines = lines_of(whole)
    lines[6]["do"] = "walk N"
    table = resume(GAME, read_bytes(signed_again(lines)), SEED, None)
    assert table.commitments == {1: lines[4]["chart"]}
    assert table.remarks == []


def test_it_draws_on_from_the_mixture(whole: bytes):
    """The draw after the last set-up line is the one that the whole game had."""
    lines = lines_of(whole)
    cut = read_bytes(unsigned(lines[:5]))
    table = resume(GAME, cut, SEED, None)
    lay(table, 0, *OTHER)
    steps, _ = played(GAME, read_bytes(unsigned(lines[:10])))
    assert table.state == steps[-1].step.state


def test_a_game_from_a_position_commits_to_what_is_hidden_after_it(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    first = opened(GAME, header(), SEED, None)
    lay(first, 1, *CHART)
    placed = msgspec.structs.replace(header(), position=pack(first.state))
    table = opened(GAME, placed, SEED, Journal.create(path, placed))
    lay(table, 0, *OTHER)
    play_out(table)
    verdict = verify(GAME, read_bytes(path.read_bytes()))
    assert (verdict.ok, verdict.draws_redone, verdict.charts) == (True, True, 1)


# As it is doubted


def test_chance_hides_nothing_whatever_a_game_says_of_it(whole: bytes):
    """A game that asks `players[seat]` may answer for the last player."""

    class Careless(PenAndPaper):
        def drafts(self, state: Any, seat: int) -> bool:
            return super().drafts(state, seat) or (seat == CHANCE and self.to_act(state) == (CHANCE,))

    reading = read_bytes(whole)
    assert reading.header is not None
    assert verify(Careless.from_setup(reading.header.setup, 1), reading).ok


def test_before_the_end_a_commitment_is_not_opened_and_stands(whole: bytes):
    lines = lines_of(whole)
    for kept in range(4, 12):
        verdict = verify(GAME, read_bytes(signed_again(lines[: kept + 1])))
        assert (verdict.ok, verdict.charts, verdict.draws_redone) == (True, 0, False)
    lines[4]["chart"] = "00" * 32
    assert verdict_of(signed_again(lines[:-1])) == (True, None, None), "without the seed nobody can tell"


def test_another_chart_than_was_committed_to_is_found(whole: bytes):
    forged = lines_of(whole)
    forged[4]["chart"] = chart_commitment(SEED, 0, OTHER)
    assert verdict_of(signed_again(forged)) == (False, 5, "record-other-chart")
    forged = lines_of(whole)
    forged[4]["chart"], forged[8]["chart"] = forged[8]["chart"], forged[4]["chart"]
    assert verdict_of(signed_again(forged)) == (False, 5, "record-other-chart")


def test_a_chart_in_another_order_is_another(whole: bytes):
    lines = lines_of(whole)
    lines[1], lines[2] = lines[2], lines[1]
    assert verdict_of(signed_again(lines)) == (False, 5, "record-other-chart")


def test_a_commitment_that_is_missing_is_found(whole: bytes):
    lines = lines_of(whole)
    del lines[4]
    verdict = verify(GAME, read_bytes(signed_again(lines)))
    assert (verdict.ok, verdict.line) == (False, 5)
    assert verdict.reason == Refusal("record-no-chart", args={"seat": 1})


def test_set_ups_that_are_laid_out_by_turns_are_told_apart(whole: bytes):
    """No table writes them so, and the rules have nothing against it."""
    lines = lines_of(whole)
    lines[1:9] = [lines[n] for n in (1, 5, 2, 6, 7, 8, 3, 4)]
    lines[6]["chart"], lines[8]["chart"] = chart_commitment(SEED, 0, OTHER), chart_commitment(SEED, 1, CHART)
    assert verdict_of(signed_again(lines)) == (True, None, None)
    lines[6]["chart"] = chart_commitment(SEED, 1, OTHER)
    assert verdict_of(signed_again(lines)) == (False, 7, "record-other-chart")


def test_a_commitment_of_another_seat_is_none(whole: bytes):
    lines = lines_of(whole)
    lines[4]["seat"] = 0
    assert verdict_of(signed_again(lines)) == (False, 5, "record-no-chart")


@pytest.mark.parametrize("n", [2, 3, 6, 10, 13])
def test_a_commitment_out_of_place_is_found(whole: bytes, n: int):
    """Before the set-up, within it, a second one after it, and in the game."""
    lines = lines_of(whole)
    lines.insert(n - 1, {"seat": 1, "chart": "00" * 32})
    assert verdict_of(signed_again(lines)) == (False, n, "record-stray-chart")


def test_after_the_end_nothing_is_committed_to(whole: bytes):
    lines = [*lines_of(whole), {"seat": 1, "chart": "00" * 32}]
    assert verdict_of(signed_again(lines)) == (False, len(lines), "record-after-end")


def test_where_none_was_announced_a_commitment_is_out_of_place(whole: bytes):
    lines = lines_of(whole)
    del lines[0]["charts"]
    assert verdict_of(signed_again(lines)) == (False, 5, "record-stray-chart")


def test_of_several_faults_the_first_is_named(whole: bytes):
    lines = lines_of(whole)
    lines[6]["do"] = "walk N"
    lines[4]["seat"] = 0
    assert verdict_of(signed_again(lines)) == (False, 5, "record-no-chart")
    lines[4]["seat"] = 1
    assert verdict_of(signed_again(lines))[1] == 7
    lines = lines_of(whole)
    lines[0]["mixed"][0][1] = "cc" * 16
    lines[8]["chart"] = "00" * 32
    assert verdict_of(signed_again(lines)) == (False, 9, "record-other-chart")


@pytest.mark.parametrize("mixed", [[], [[0, "aa" * 16]], [[0, "bb" * 32], [1, "61" * 16]]])
def test_had_people_added_something_else_other_draws_would_have_come(mixed: list):
    """One draw of two outcomes may be the same by chance; of several games, one is not."""
    codes = set()
    for number in range(12):
        seed = bytes([number]) * 32
        made = msgspec.structs.replace(header(), commitment=commitment(seed))
        kept: list = []

        class Keeper:
            def keep(self, lines: Any, *, turn_over: bool, kept: list = kept) -> None:
                kept.extend(lines)

        table = opened(GAME, made, seed, Keeper())
        play_out(table)
        forged = msgspec.structs.replace(made, mixed=[tuple(pair) for pair in mixed])
        verdict = verify(GAME, Reading(forged, tuple(kept), None))
        codes.add(None if verdict.reason is None else verdict.reason.code)
    assert codes <= {None, "record-other-draw"} and "record-other-draw" in codes


def test_a_seed_shown_anywhere_but_at_the_end_is_none(whole: bytes):
    lines = lines_of(whole)
    lines[10]["seed"] = "ff" * 32
    verdict = verify(GAME, read_bytes(unsigned(lines)))
    assert (verdict.ok, verdict.draws_redone) == (True, True)
    lines[-1].pop("seed")
    verdict = verify(GAME, read_bytes(unsigned(lines)))
    assert (verdict.ok, verdict.draws_redone, verdict.charts) == (True, False, 0)


# As a stranger might send it


@pytest.mark.parametrize(
    "mixed",
    [
        [[2, "aa" * 16]],
        [[-1, "aa" * 16]],
        [[1, "aa" * 16], [0, "aa" * 16]],
        [[0, "aa" * 16], [0, "aa" * 16]],
        [[0, "aa" * 15]],
        [[0, "aa" * 33]],
        [[0, "a" * 33]],
        [[0, "AA" * 16]],
        [[0, "aa " * 16]],
        [[0, "gg" * 16]],
        [[0, "aa" * 16 + "\n"]],
        [[0, "\u0661" * 32]],
        [[0, ""]],
        [[0, "aa" * 400_000]],
        [[n, "aa" * 16] for n in range(20_000)],
    ],
)
def test_bytes_that_nobody_could_have_added_are_refused(whole: bytes, mixed: list):
    lines = lines_of(whole)
    lines[0]["mixed"] = mixed
    reading = read_bytes(unsigned(lines))
    assert reading.fault is not None and reading.header is None
    assert (reading.fault.line, reading.fault.refusal) == (
        1,
        Refusal("record-bad-header", args={"why": "mixed"}),
    )


@pytest.mark.parametrize(
    "mixed", [{}, "aa", [0], [[0]], [["0", "aa" * 16]], [[0, 5]], [[True, "aa" * 16]], 7]
)
def test_what_is_no_list_of_seats_and_bytes_is_refused(whole: bytes, mixed: object):
    lines = lines_of(whole)
    lines[0]["mixed"] = mixed
    assert verdict_of(unsigned(lines)) == (False, 1, "record-bad-header")


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 1, "chart": "00" * 31},
        {"seat": 1, "chart": "00" * 33},
        {"seat": 1, "chart": "0G" * 32},
        {"seat": 1, "chart": "0A" * 32},
        {"seat": 1, "chart": "00" * 32 + "\n"},
        {"seat": 1, "chart": ""},
        {"seat": 1, "chart": 5},
        {"seat": 1, "chart": None},
        {"seat": 1, "chart": "00" * 400_000},
        {"seat": -1, "chart": "00" * 32},
        {"seat": 2, "chart": "00" * 32},
        {"chart": "00" * 32},
        {"seat": 1, "chart": "00" * 32, "do": "stop"},
        {"seat": 1, "chart": "00" * 32, "say": "hi"},
        {"seat": 1, "chart": "00" * 32, "end": {"winners": [], "how": "goal", "rule": ""}},
        {"seat": 1, "charts": "00" * 32},
        {"seat": 1, "grille": "00" * 32},
    ],
)
def test_a_line_that_commits_to_nothing_is_refused(whole: bytes, line: dict):
    lines = lines_of(whole)
    lines[4] = line
    assert verdict_of(unsigned(lines)) == (False, 5, "record-bad-line")


def test_a_line_altered_is_found_as_any_other(whole: bytes):
    lines = lines_of(whole)
    lines[4]["chart"] = "00" * 32
    text = "".join(json.dumps(line) + "\n" for line in lines).encode()
    assert verdict_of(text) == (False, 5, "record-altered")


def test_the_table_knows_both_seeds_apart():
    table = opened(GAME, header(), SEED, None)
    again = Table(GAME, GAME.start(2), Chance(SEED, added=ADDED))
    for one in (table, again):
        for seat in (0, 1):
            lay(one, seat, *CHART)
    assert table.state == again.state
    act(table, table.to_act()[0], "enter 1-A")

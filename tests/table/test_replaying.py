import json
from pathlib import Path

import msgspec
import pytest

from ghoulash.core.chance import commitment
from ghoulash.core.record import Header, Reading, header_of, read, read_bytes, write_header
from ghoulash.core.refusal import Refused
from ghoulash.core.wire import pack
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import played, start_of, verify
from ghoulash.table.table import Table
from tests.table.forging import lines_of, signed_again, unsigned
from tests.table.lane import SEED, laid_out, lane, play_out


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path: Path = tmp_path_factory.mktemp("records") / "game.jsonl"
    game = lane("chance")
    header = header_of(game, 2, ["Ada", "Bo"], commitment(SEED))
    table = laid_out("chance", Journal.create(path, header))
    table.say(0, "good luck")
    play_out(table)
    return path.read_bytes()


def verdict_of(record: bytes) -> tuple[bool, int | None, str | None]:
    verdict = verify(lane("chance"), read_bytes(record))
    return verdict.ok, verdict.line, None if verdict.reason is None else verdict.reason.code


def test_a_whole_record_is_lawful(whole: bytes):
    verdict = verify(lane("chance"), read_bytes(whole))
    assert verdict.ok and verdict.draws_redone and verdict.finished and verdict.unsigned == 0


def test_hashes_may_be_left_out_and_it_is_said(whole: bytes):
    lines = lines_of(whole)
    verdict = verify(lane("chance"), read_bytes(unsigned(lines)))
    assert verdict.ok and verdict.unsigned == len(lines)


@pytest.mark.parametrize(("field", "value"), [("rules", -1), ("rules", 0), ("players", ["a", "b", "c"])])
def test_a_header_that_could_never_be_is_refused(whole: bytes, field: str, value: object):
    lines = lines_of(whole)
    lines[0][field] = value
    reading = read_bytes(unsigned(lines))
    assert reading.fault is not None
    assert (reading.fault.line, reading.fault.refusal.code) == (1, "record-bad-header")
    assert reading.fault.refusal.args == {"why": field}


def test_a_mark_before_the_first_character_does_no_harm(whole: bytes):
    """Some editors put one there."""
    assert verdict_of(b"\xef\xbb\xbf" + whole) == (True, None, None)


def test_only_some_hashes_left_out_still_bind_the_others(whole: bytes):
    lines = lines_of(whole)
    del lines[3]["hash"]
    record = "".join(json.dumps(line) + "\n" for line in lines).encode()
    assert verdict_of(record) == (True, None, None)
    n = next(i for i, line in enumerate(lines) if "say" in line)
    del lines[n]["hash"]
    lines[n]["say"] = "bad luck"
    record = "".join(json.dumps(line) + "\n" for line in lines).encode()
    assert verdict_of(record) == (False, n + 2, "record-altered")


@pytest.mark.parametrize("n", range(12))
def test_a_changed_line_is_found(whole: bytes, n: int):
    texts = whole.splitlines(keepends=True)
    texts[n] = texts[n].replace(b'":"', b'":" ', 1)
    ok, line, code = verdict_of(b"".join(texts))
    assert (ok, line, code) == (False, n + 1, "record-altered")


@pytest.mark.parametrize("n", range(1, 12))
def test_a_missing_line_is_found(whole: bytes, n: int):
    texts = whole.splitlines(keepends=True)
    del texts[n]
    assert verdict_of(b"".join(texts)) == (False, n + 1, "record-altered")


@pytest.mark.parametrize("at", range(50, 4000, 97))
def test_of_a_record_cut_off_all_before_the_cut_can_be_read(whole: bytes, at: int):
    if at >= len(whole):
        return
    reading = read_bytes(whole[:at])
    kept = whole[:at].count(b"\n")
    cut = whole[at - 1 : at] != b"\n"
    assert len(reading.lines) + (reading.header is not None) in {kept, kept + 1}
    if reading.fault is None:
        return
    assert cut
    assert reading.fault.line == kept + 1
    assert reading.fault.refusal.code == "record-cut-off"
    if reading.header is not None:
        steps, fault = played(lane("chance"), reading)
        assert fault == reading.fault
        assert len(steps) == sum(isinstance(line.do, str) for line in reading.lines)


def test_what_the_rules_refuse_is_found_and_what_stands_before_it_can_be_played(whole: bytes):
    lines = lines_of(whole)
    n = next(i for i, line in enumerate(lines) if str(line.get("do", "")).startswith("enter"))
    lines[n]["do"] = "walk N"
    forged = signed_again(lines)
    assert verdict_of(forged) == (False, n + 1, "walk-outside")
    steps, fault = played(lane("chance"), read_bytes(forged))
    assert fault is not None and fault.line == n + 1
    assert len(steps) == sum("do" in line for line in lines[:n])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"do": "first 1"}, "record-other-draw"),
        ({"do": "first 0"}, "record-other-draw"),
        ({"do": "fly to 1-B"}, "read-verb"),
        ({"do": "stop"}, "record-not-by-chance"),
    ],
)
def test_chance_cannot_be_helped(whole: bytes, change: dict, code: str):
    lines = lines_of(whole)
    n = next(i for i, line in enumerate(lines) if line.get("seat") == -1)
    if lines[n]["do"] == change["do"]:
        return
    lines[n].update(change)
    cut = lines[: n + 1]
    if code == "record-other-draw":
        cut.append({"end": lines[-1]["end"], "seed": lines[-1]["seed"]})
        reading = read_bytes(signed_again(lines[: n + 1]))
        other = Reading(reading.header, reading.lines, None)
        assert verify(lane("chance"), other).ok, "without the seed nobody can tell"
        return
    assert verdict_of(signed_again(cut))[1:] == (n + 1, code)


def test_another_seed_than_was_promised_is_found(whole: bytes):
    lines = lines_of(whole)
    lines[-1]["seed"] = "ff" * 32
    assert verdict_of(signed_again(lines)) == (False, len(lines), "record-other-seed")
    lines[-1]["seed"] = "no seed"
    assert verdict_of(signed_again(lines)) == (False, len(lines), "record-bad-seed")


def test_another_end_than_the_rules_say_is_found(whole: bytes):
    lines = lines_of(whole)
    lines[-1]["end"]["winners"] = [1 - lines[-1]["end"]["winners"][0]]
    assert verdict_of(signed_again(lines)) == (False, len(lines), "record-wrong-end")


def test_nothing_comes_after_the_end(whole: bytes):
    lines = lines_of(whole)
    lines.append({"seat": 0, "do": "stop"})
    assert verdict_of(signed_again(lines)) == (False, len(lines), "record-after-end")


def test_a_remark_after_the_end_is_one_all_the_same(whole: bytes):
    lines = [*lines_of(whole), {"seat": 1, "say": "well played"}]
    assert verdict_of(signed_again(lines)) == (True, None, None)
    lines[-2]["seed"] = "ff" * 32
    assert verdict_of(signed_again(lines)) == (False, len(lines) - 1, "record-other-seed")


@pytest.mark.parametrize(
    ("record", "line", "code"),
    [
        (b"", 1, "record-empty"),
        (b"\xff\xfe\n", 1, "record-not-text"),
        (b"hello\n", 1, "record-not-json"),
        (b"[]\n", 1, "record-not-json"),
        (b"{", 1, "record-cut-off"),
        (b"[" * 100_000 + b"\n", 1, "record-not-json"),
        (b'{"format":"ghoulash-record/2"}\n', 1, "record-newer"),
        (b'{"format":"chess"}\n', 1, "record-foreign"),
        (b'{"format":"ghoulash-record/1"}\n', 1, "record-bad-header"),
    ],
)
def test_what_is_no_record_of_ours_is_refused_with_line_and_reason(record: bytes, line: int, code: str):
    assert verdict_of(record) == (False, line, code)


@pytest.mark.parametrize(
    "line",
    [{}, {"do": "stop"}, {"seat": 0}, {"seat": 0, "do": "stop", "say": "both"}, {"seat": "x", "do": "stop"}],
)
def test_a_line_that_says_nothing_or_too_much_is_refused(whole: bytes, line: dict):
    lines = lines_of(whole)[:3]
    ok, number, code = verdict_of(unsigned([*lines, line]))
    assert (ok, number, code) == (False, 4, "record-bad-line")


def test_rules_newer_than_ours_are_refused(whole: bytes):
    lines = lines_of(whole)
    lines[0]["rules"] = lane().rules_version + 1
    with pytest.raises(Refused) as refused:
        verify(lane("chance"), read_bytes(unsigned(lines)))
    assert refused.value.refusal.code == "record-newer-rules"


def test_a_game_may_start_from_a_position_in_the_header():
    table = laid_out("0")
    table.act(0, table.game.read("enter 1-A"))
    header = header_of(table.game, 2, [])
    placed = msgspec.structs.replace(header, position=pack(table.state))
    again = msgspec.json.decode(write_header(placed)[0], type=Header)
    assert start_of(table.game, again) == table.state
    other = Table(table.game, start_of(table.game, again), table.chance)
    play_out(other)
    assert other.outcome() is not None


def test_a_position_that_is_none_is_refused():
    header = msgspec.structs.replace(header_of(lane(), 2, []), position={"moment": "lost"})
    with pytest.raises(Refused) as refused:
        start_of(lane(), header)
    assert refused.value.refusal.code == "record-bad-position"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"seat":7,"say":"hi"}', "record-bad-line"),
        ('{"seat":-1,"say":"hi"}', "record-bad-line"),
        ('{"seat":-2,"do":"walk N"}', "record-bad-line"),
        ('{"seat":0,"say":"\\ud800"}', "record-not-text"),
        ('{"a":' + "[" * 300 + "]" * 300 + ',"seat":0,"say":"hi"}', "record-not-json"),
        ('{"seat":0,"say":"' + "y" * 1_000_000 + '"}', "record-line-long"),
    ],
)
def test_a_hostile_line_is_refused(whole: bytes, line: str, code: str):
    header = whole.splitlines(keepends=True)[0]
    assert verdict_of(header + line.encode() + b"\n") == (False, 2, code)


def test_of_an_endless_file_only_so_much_is_read():
    assert read(Path("/dev/zero")).fault is not None


def test_a_long_record_is_read_in_the_time_that_its_length_takes(whole: bytes):
    header = whole.splitlines(keepends=True)[0]
    reading = read_bytes(header + b'{"seat":0,"say":"x"}\n' * 200_000)
    assert len(reading.lines) == 200_000, "in square time it would take an hour"


def test_a_position_for_more_seats_than_the_game_has_is_refused():
    header = header_of(lane(), 10**9, [])
    placed = msgspec.structs.replace(header, position=pack(lane().start(2)))
    with pytest.raises(Refused) as refused:
        start_of(lane(), placed)
    assert refused.value.refusal.code == "option-seats"

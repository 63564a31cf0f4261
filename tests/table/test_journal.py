import json
import os
from pathlib import Path

import pytest

from ghoulash.core.chance import commitment
from ghoulash.core.record import header_of, read
from ghoulash.core.refusal import Refusal
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import resume, verify
from ghoulash.table.table import Table
from tests.table.lane import SEED, act, done, laid_out, lane, new_table, play_out


def kept_table(path: Path, first: str = "chance") -> Table:
    return laid_out(first, Journal.create(path, header_of(lane(first), 2, ["Ada", "Bo"], commitment(SEED))))


def test_a_game_is_kept_line_by_line_as_it_goes(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    table = kept_table(path, "0")
    assert len(path.read_text().splitlines()) == 7
    act(table, 0, "enter 1-A")
    assert json.loads(path.read_text().splitlines()[-1])["do"] == "enter 1-A"


def test_what_was_kept_can_be_gone_on_with(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    table = kept_table(path)
    table.say(0, "here I go")
    reading = read(path)
    assert reading.fault is None and reading.header is not None
    again = resume(table.game, reading, SEED, Journal.resume(path, reading.header, reading.lines))
    assert again.state == table.state
    assert again.remarks == table.remarks
    assert again.chance.drawn == table.chance.drawn == 1
    play_out(again)
    verdict = verify(table.game, read(path))
    assert (verdict.ok, verdict.draws_redone, verdict.finished) == (True, True, True)


@pytest.mark.parametrize("cut", range(1, 52, 7))
def test_a_line_cut_off_by_a_crash_is_put_aside_and_the_game_goes_on(tmp_path: Path, cut: int):
    path = tmp_path / "game.jsonl"
    table = kept_table(path, "0")
    act(table, 0, "enter 1-A")
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    reading = read(path)
    assert reading.header is not None
    again = resume(table.game, reading, SEED, Journal.resume(path, reading.header, reading.lines))
    if cut > 1:
        assert path.with_suffix(".jsonl.broken").read_bytes() == whole[:-cut]
        act(again, 0, "enter 1-A")
    assert path.read_bytes() == whole
    assert again.state == table.state


def test_what_was_put_aside_before_is_not_lost(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    kept_table(path, "0")
    whole = path.read_bytes()
    for cut in (5, 6, 7):
        path.write_bytes(whole[:-cut])
        reading = read(path)
        assert reading.header is not None
        Journal.resume(path, reading.header, reading.lines)
    names = ("game.jsonl.broken-2", "game.jsonl.broken-3", "game.jsonl.broken")
    assert [(tmp_path / name).read_bytes() for name in names] == [whole[:-5], whole[:-6], whole[:-7]]


def test_a_full_disk_refuses_the_move_and_leaves_a_whole_record(tmp_path: Path, monkeypatch):
    path = tmp_path / "game.jsonl"
    table = kept_table(path, "0")
    before, state = path.read_bytes(), table.state

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    table.game.read("enter 1-A")
    monkeypatch.setattr(os, "fsync", full)
    act(table, 0, "enter 1-A")
    answer = table.act(0, table.game.read("stop"))
    assert isinstance(answer, Refusal) and answer.code == "record-not-kept"
    assert answer.args == {"why": "No space left on device"}
    assert [line.do for line in read(path).lines[-1:]] == ["enter 1-A"], (
        "a resume must not play what was refused"
    )
    monkeypatch.undo()
    assert table.state != state
    act(table, 0, "stop")
    reading = read(path)
    assert reading.fault is None
    assert [line.do for line in reading.lines[-2:]] == ["enter 1-A", "stop"]
    assert path.read_bytes().startswith(before)


def test_a_record_that_is_there_is_never_written_over(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    kept_table(path)
    with pytest.raises(FileExistsError):
        Journal.create(path, header_of(lane(), 2, []))


def test_the_seed_is_in_the_record_only_once_the_game_is_over(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    table = kept_table(path)
    secret = b"\1" * 32
    table.chance.seed = secret
    assert secret.hex() not in path.read_text()
    play_out(table)
    assert json.loads(path.read_text().splitlines()[-1])["seed"] == secret.hex()


def test_a_turn_is_synced_when_it_is_over(tmp_path: Path, monkeypatch):
    table = kept_table(tmp_path / "game.jsonl", "0")
    synced = []
    monkeypatch.setattr(os, "fsync", synced.append)
    act(table, 0, "enter 1-A")
    assert len(synced) == 0
    act(table, 0, "stop")
    assert len(synced) == 1


def test_a_turn_is_synced_also_where_the_other_s_is_lost(tmp_path: Path, monkeypatch):
    table = kept_table(tmp_path / "game.jsonl", "0")
    for seat, text in ((0, "enter 1-A"), (0, "walk E"), (1, "enter 1-A")):
        act(table, seat, text)
    synced = []
    monkeypatch.setattr(os, "fsync", synced.append)
    act(table, 1, "stop")
    assert table.to_act() == (1,)
    assert len(synced) == 1


def test_confirming_a_draft_writes_it_in_one_piece(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    table = new_table("0", Journal.create(path, header_of(lane("0"), 2, [])))
    done(table.begin())
    draft = table.draft(0)
    assert draft is not None
    for text in ("hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F"):
        draft.add(table.game.read(text))
        assert len(path.read_text().splitlines()) == 1
    done(table.confirm(0))
    assert len(path.read_text().splitlines()) == 4


def test_where_not_even_a_header_fits_no_file_is_left(tmp_path: Path, monkeypatch):
    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        Journal.create(tmp_path / "game.jsonl", header_of(lane(), 2, []))
    assert list(tmp_path.iterdir()) == []

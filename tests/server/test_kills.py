"""Three kills with -9 under load; `make kills` does a hundred."""

from pathlib import Path

from tests.server.kills import kill


def test_what_was_acknowledged_is_kept_and_done_once(tmp_path: Path) -> None:
    found = kill(tmp_path, kills=3, tables=3, seed=1)
    assert found["wrong"] == []
    assert found["verified"] == found["tables"] >= 3
    assert found["acknowledged"] > 50

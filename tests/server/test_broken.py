"""A fault of ours at a table: whoever asked is told, nothing of it stays, and the table goes on."""

from pathlib import Path
from typing import Any

import pytest

from ghoulash.server.live import live
from tests.server.indoors import indoors
from tests.server.test_clocks import in_play


async def test_a_deed_that_breaks_half_way_is_answered_and_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with indoors(tmp_path) as house:
        ada, bob = await in_play(house)
        before = ada.frame["board"]
        done = live.heard

        def breaks(at: Any, message: Any) -> Any:
            if message.id == "breaks":
                done(at, message)
                raise ZeroDivisionError
            return done(at, message)

        monkeypatch.setattr(live, "heard", breaks)
        do = (await ada.ask("list"))["do"][0]
        for _ in range(8):  # however often it is tried
            ada.wire.say(
                "act", table=ada.table, seat=ada.seat, id="breaks", do=[do], last=ada.frame["number"]
            )
            came = await ada.wire.until(lambda m: m.get("id") == "breaks")
            assert came["refusal"]["code"] == "broken"
        await ada.catch_up()
        assert ada.frame["board"] == before
        assert (await ada.act(do))["type"] == "frame"
        await bob.catch_up()
        assert bob.frame["number"] == ada.frame["number"]

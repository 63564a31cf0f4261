"""A log says what went wrong and where, and nothing of what it went wrong with."""

import asyncio
import json
import logging

import pytest

from ghoulash.server.logs import Lines, unexpected

HIDDEN = "hide ghoul 3-C"


def failed(text: str) -> None:
    try:
        raise KeyError(text)
    except KeyError as error:
        raise ValueError(text) from error


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [Lines().format(record) for record in caplog.records]


def test_an_error_is_its_kind_and_its_place(caplog: pytest.LogCaptureFixture) -> None:
    try:
        failed(HIDDEN)
    except ValueError:
        logging.getLogger("ghoulash.server").exception("request-failed", extra={"route": "/api/me"})
    (line,) = lines(caplog)
    assert HIDDEN not in line
    said = json.loads(line)
    assert said["code"] == "request-failed" and said["route"] == "/api/me"
    first, second = said["error"]
    assert first.startswith("ValueError < test_logs.py:") and "failed" in first
    assert second.startswith("KeyError < test_logs.py:")


def test_what_the_loop_finds_is_told_without_what_it_was_called_with(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(unexpected)
        loop.call_soon(failed, HIDDEN)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(run())
    (line,) = lines(caplog)
    assert HIDDEN not in line and "ValueError" in line

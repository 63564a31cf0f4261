"""Workers find the bots of these tests; the event loop is the server's, then Python's own."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import uvloop

from tests.server.thinking.asking import ROOT, Switchboard, switchboard


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"uvloop": uvloop.new_event_loop, "asyncio": asyncio.new_event_loop}


@pytest.fixture(autouse=True)
def _odd_bots_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
async def line() -> AsyncIterator[Switchboard]:
    async with switchboard() as board:
        yield board

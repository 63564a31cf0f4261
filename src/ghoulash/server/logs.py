"""Logs as lines of JSON: codes, ids and numbers; never an action, a key or a token."""

import asyncio
import json
import logging
import sys
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

_FRAMES: Final = 12
_CAUSES: Final = 4


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The code, and what was said with it."""
        said = {name: value for name, value in vars(record).items() if name not in _OWN}
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "code": record.getMessage(),
            **said,
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _where(error: BaseException | None) -> list[str]:
    """What kind of error and where, the first cause last: its words may hold a card, a key or a token."""
    found: list[str] = []
    while error is not None and len(found) < _CAUSES:
        frames = extract_tb(error.__traceback__)[-_FRAMES:]
        places = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in reversed(frames)]
        found.append(" < ".join([type(error).__name__, *places]))
        error = error.__cause__ or error.__context__
    return found


def unexpected(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody waits for has failed: the loop itself would write down what it was called with."""
    logging.getLogger("ghoulash.server").error("unexpected", exc_info=context.get("exception"))


def set_up_logs(level: str) -> None:
    """All of ours go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ghoulash").setLevel(level.upper())

"""Logs as lines of JSON: codes, ids and numbers; never an action, a key or a token."""

import json
import logging
import sys
from typing import Final

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


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
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """All of ours go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ghoulash").setLevel(level.upper())

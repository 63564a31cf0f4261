"""Prints what happened in the golden games with its sentences, for the browser app to tell it alike.

.venv/bin/python -m tests.golden.told
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ghoulash.core.record import read
from ghoulash.games import game_class
from ghoulash.locale import LANGUAGES, words
from ghoulash.table.replaying import played, start_of
from tests.golden.retold import NAMES, records

MOST = 3
"""Of one kind of event to one viewer in one game: more would be the same again."""


def told(path: Path) -> Iterator[dict[str, Any]]:
    """Each event as a viewer hears it, and its sentences; then the ending."""
    reading = read(path)
    assert reading.header is not None
    header = reading.header
    game = game_class(header.game).from_setup(header.setup, header.rules)
    names = NAMES[: header.seats]
    tongues = {language: words(language, header.game).at(header.setup) for language in LANGUAGES}
    seen: Counter[tuple[str, int | None]] = Counter()
    state = start_of(game, header)
    for step in played(game, reading)[0]:
        state = step.step.state
        for viewer in (*range(header.seats), None):
            for event in step.step.events:
                heard = game.told(event, viewer)
                key = str(event.__struct_config__.tag), viewer
                if heard is None or seen[key] == MOST:
                    continue
                seen[key] += 1
                yield {
                    "viewer": viewer,
                    "event": msgspec.to_builtins(heard),
                    "told": {each: tongue.tell(heard, viewer, names) for each, tongue in tongues.items()},
                }
    outcome = game.outcome(state)
    assert outcome is not None
    for viewer in (*range(header.seats), None):
        sentences = {
            each: tongue.describe_outcome(outcome, viewer, names) for each, tongue in tongues.items()
        }
        yield {"viewer": viewer, "outcome": msgspec.to_builtins(outcome), "told": sentences}


def main() -> None:
    """All of them, as one JSON document."""
    games: list[dict[str, Any]] = []
    for path in records():
        header = read(path).header
        assert header is not None
        games.append(
            {
                "record": f"{header.game}/{path.stem}",
                "game": header.game,
                "setup": header.setup,
                "names": NAMES[: header.seats],
                "told": list(told(path)),
            }
        )
    sys.stdout.buffer.write(msgspec.json.encode(games))


if __name__ == "__main__":
    main()

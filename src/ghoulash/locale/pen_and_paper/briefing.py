"""A scenario's Briefing, put into sentences from its data: so one written yesterday has one too."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ghoulash.core.grid import Grid, read_map
from ghoulash.core.refusal import Refused
from ghoulash.core.squares import each
from ghoulash.locale.catalogue import Catalogue
from ghoulash.locale.printable import printable

_OBSTACLES: Final = frozenset({"ghoul", "kit", "hole", "debris", "spores"})
_SQUARES: Final = ".abcdefghijklmnopqrstuvwxyzSC"
_DEFAULT_LIMIT: Final = 150


def briefing(words: Catalogue, scenario: Mapping[str, Any], turn_limit: int | None) -> tuple[str, ...]:
    """The sentences, in the order in which one needs them."""
    grid = _grid(str(scenario["map"]))
    limit = turn_limit or scenario.get("turn_limit") or _DEFAULT_LIMIT
    lines = [*_about(words, scenario), *_to_hide(words, scenario, grid), *_to_do(words, scenario, grid)]
    return tuple(line for line in (*lines, words.say("briefing-limit", n=limit)) if line)


def title(words: Catalogue, setup: Mapping[str, Any]) -> str:
    """The scenario's, as its author wrote it."""
    scenario: Mapping[str, Any] = setup["scenario"]
    return _own(words, scenario.get("title"))


def _about(words: Catalogue, scenario: Mapping[str, Any]) -> Iterator[str]:
    ours = "yes" if scenario.get("reconstructed") else "no"
    title = _own(words, scenario.get("title")) or str(scenario["id"])
    yield words.say("briefing-title", title=title, edition=scenario["edition"], ours=ours)
    yield _own(words, scenario.get("story"))


def _own(words: Catalogue, text: Mapping[str, str] | None) -> str:
    """What the author wrote, in this language or in another."""
    written = {language: line for language, line in (text or {}).items() if line}
    own = written.get(words.language) or next(iter(written.values()), "")
    return "\n".join(map(printable, own.expandtabs().splitlines()))


def _to_hide(words: Catalogue, scenario: Mapping[str, Any], grid: Grid | None) -> Iterator[str]:
    yield words.say("briefing-hide")
    for kind, hidden in scenario["hide"].items():
        where = hidden.get("where", "anywhere")
        most = hidden.get("per_area") or 0
        yield words.say("briefing-kind", kind=kind, n=hidden["count"], where=where, most=most)
    block = scenario.get("block")
    if block:
        offered = len(grid.doorways) if grid else 0
        yield words.say("briefing-block", n=block["count"], offered=offered)


def _to_do(words: Catalogue, scenario: Mapping[str, Any], grid: Grid | None) -> Iterator[str]:
    kind = next((kind for kind in scenario["hide"] if kind not in _OBSTACLES), "")
    yield _start(words, scenario, grid)
    yield _goal(words, scenario, kind)
    fight: Mapping[str, int] = scenario.get("fight") or {}
    dealt = fight.get("miss_when_carrying", 1)
    free = fight.get("free_misses_when_carrying", 0)
    if kind and dealt > 1:
        yield words.say("briefing-dear-miss", kind=kind, n=dealt)
    if kind and free:
        yield words.say("briefing-free-miss", kind=kind, n=free)
    if "spores" in scenario["hide"]:
        yield words.say("briefing-spores", n=fight.get("miss_with_spores", 1))
    if grid:
        for square in each(grid.drawn("C")):
            yield words.say("briefing-clinic", square=grid.names[square])


def _start(words: Catalogue, scenario: Mapping[str, Any], grid: Grid | None) -> str:
    if scenario["start"] == "shelter":
        square = next((grid.names[n] for n in each(grid.drawn("S"))), "") if grid else ""
        return words.say("briefing-start-shelter", square=square)
    doors = grid.doors if grid else ()
    named = [
        words.say("briefing-door", square=grid.names[door.square], direction=door.direction)
        for door in doors
        if grid
    ]
    return words.say("briefing-start-door", n=len(named), doors=", ".join(named))


def _goal(words: Catalogue, scenario: Mapping[str, Any], kind: str) -> str:
    goal = scenario["goal"]
    kind = "ghoul" if goal["do"] == "destroy" else kind
    count = goal.get("count", 1)
    hidden = scenario["hide"].get(kind, {}).get("count", count)
    much = "all" if hidden == count else "some"
    door = goal.get("door") or "either"
    return words.say(f"goal-{goal['do']}", kind=kind, n=count, hidden=hidden, much=much, door=door)


def _grid(text: str) -> Grid | None:
    try:
        return read_map(text, _SQUARES)
    except Refused:
        return None

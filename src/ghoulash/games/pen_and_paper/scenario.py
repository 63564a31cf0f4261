"""A scenario as its author writes it: a TOML file with a map, read and checked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ghoulash.core import toml_file
from ghoulash.core.bilingual import Words
from ghoulash.core.grid import Grid, read_map
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.squares import each
from ghoulash.games.pen_and_paper.about import DATA, shipped
from ghoulash.games.pen_and_paper.doorways import Doorways

SOUGHT: Final = ("isotope", "food", "survivor", "crate", "treasure", "keycard", "sample")
FIXED: Final = ("kit", "ghoul", "debris", "spores", "hole")
"""In the order of meeting, after what is sought (PP-4.1, PP-7.2)."""
AREAS: Final = "abcdefghijklmnopqrstuvwxyz"
SHELTER: Final = "S"
CLINIC: Final = "C"
STREET: Final = "."
_CLASSIC_COLUMNS: Final = 15
_CLASSIC_ROWS: Final = 12

Positive = Annotated[int, Meta(ge=1, le=999)]
Natural = Annotated[int, Meta(ge=0, le=99)]


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of a kind are hidden, and where (PP-2.3)."""

    count: Positive
    where: Literal["anywhere", "shaded", "street"] = "anywhere"
    per_area: Positive | None = None


class Blocks(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the offered doorways are blocked (PP-2.4)."""

    count: Positive


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What wins (PP-5.3)."""

    do: Literal["find", "return", "leave", "destroy"]
    count: Positive = 1
    door: Literal["opposite", "either"] | None = None


class Fight(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Briefing changes in a fight (PP-6.3)."""

    miss_when_carrying: Positive = 1
    free_misses_when_carrying: Natural = 0
    miss_with_spores: Positive = 1


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file, as `msgspec` reads it; `check` says whether it can be played."""

    format: Literal["ghoulash-scenario/1"]
    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z", max_length=60)]
    edition: Literal["classic", "advanced"]
    start: Literal["door", "shelter"]
    map: str
    hide: dict[str, Hidden]
    goal: Goal
    title: Words = Words()
    story: Words = Words()
    reconstructed: bool = False
    turn_limit: Positive = 150
    block: Blocks | None = None
    fight: Fight = Fight()

    def kinds(self) -> tuple[str, ...]:
        """The kinds hidden, in the order of meeting."""
        return tuple(kind for kind in (*SOUGHT, *FIXED) if kind in self.hide)

    def sought(self) -> str | None:
        """The kind that is looked for, if any."""
        return next((kind for kind in SOUGHT if kind in self.hide), None)


def named(name: str) -> Scenario:
    """A shipped scenario by its id, or one in a file whose name ends in `.toml`."""
    if name.endswith(".toml"):
        return read_file(Path(name))
    if name not in shipped():
        known = ", ".join(shipped())
        raise Refused(Refusal("scenario-unknown", args={"scenario": name, "known": known}))
    return read_text((DATA / f"{name}.toml").read_text("utf-8"), name)


def read_file(path: Path) -> Scenario:
    """The scenario in a file; raises `Refused` with file, line and reason."""
    return read_text(toml_file.read(path), str(path))


def read_text(text: str, place: str) -> Scenario:
    """The scenario in a text; `place` is what the text is called when it is refused."""
    return toml_file.decode(text, place, Scenario, check, drawn="map")


def from_setup(setup: Mapping[str, object]) -> Scenario:
    """The scenario as a record's header keeps it."""
    scenario = toml_file.convert(setup, Scenario, "scenario")
    check(scenario)
    return scenario


def facts(text: str, place: str) -> dict[str, str | int]:
    """What there is to say of a scenario that can be played."""
    scenario = read_text(text, place)
    grid = grid_of(scenario)
    return {"id": scenario.id, "columns": grid.columns, "rows": grid.rows}


def grid_of(scenario: Scenario) -> Grid:
    """The map, read; the place of what is wrong is a line of the map."""
    return read_map(scenario.map, STREET + AREAS + SHELTER + CLINIC)


def areas_of(grid: Grid) -> tuple[int, ...]:
    """The sets of shaded squares that are one area each (PP-1.3)."""
    return tuple(squares for letter in AREAS if (squares := grid.drawn(letter)))


def allowed(scenario: Scenario, grid: Grid, kind: str) -> int:
    """The squares a kind may be hidden in while the chart is empty (PP-2.3, PP-7.5)."""
    shaded = grid.drawn(AREAS)
    street = grid.drawn(STREET)
    return {"shaded": shaded, "street": street, "anywhere": shaded | street}[scenario.hide[kind].where]


def starts_of(scenario: Scenario, grid: Grid) -> tuple[int, ...]:
    """The squares where a traveller may first stand."""
    if scenario.start == "door":
        return tuple(door.square for door in grid.doors)
    return tuple(each(grid.drawn(SHELTER)))


def check(scenario: Scenario) -> None:
    """Raises `Refused`, its place a key of the file or a line of the map (PP-1.6)."""
    grid = grid_of(scenario)
    _check_places(scenario, grid)
    _check_kinds(scenario, grid)
    _check_goal(scenario, grid)
    if scenario.block is not None:
        most = _most_blocks(grid)
        if most < scenario.block.count:
            count = scenario.block.count
            raise _bad("scenario-few-doorways", "block.count", "PP-7.24", count=count, most=most)


def _check_places(scenario: Scenario, grid: Grid) -> None:
    if scenario.edition == "classic" and (grid.columns < _CLASSIC_COLUMNS or grid.rows < _CLASSIC_ROWS):
        raise _bad("scenario-map-small", "map", "PP-1.4", columns=_CLASSIC_COLUMNS, rows=_CLASSIC_ROWS)
    if scenario.edition == "classic" and scenario.start != "shelter":
        raise _bad("scenario-classic-start", "start", "PP-6.1")
    if scenario.start == "door" and not grid.doors:
        raise _bad("scenario-no-door", "start", "PP-1.5")
    if len({door.square for door in grid.doors}) < len(grid.doors):
        raise _bad("scenario-doors-share", "map", "PP-1.5")
    shelters = grid.drawn(SHELTER).bit_count()
    needed = scenario.start == "shelter" or scenario.goal.do == "return"
    if shelters > 1 or (needed and not shelters):
        raise _bad("scenario-one-shelter", "map", "PP-6.1", found=shelters)
    if len(grid) < 2:
        raise _bad("map-empty", "map")
    for start in starts_of(scenario, grid):
        lost = (1 << len(grid)) - 1 & ~grid.reachable(start)
        if lost:
            square = grid.names[next(each(lost))]
            raise _bad("scenario-unreachable", "map", "PP-1.6", square=square, start=grid.names[start])


def _check_kinds(scenario: Scenario, grid: Grid) -> None:
    known = ", ".join((*FIXED, *SOUGHT))
    sought = [kind for kind in scenario.hide if kind not in FIXED]
    for kind in sought:
        if kind not in SOUGHT:
            raise _bad("scenario-unknown-kind", f"hide.{kind}", kind=kind, known=known)
    if len(sought) > 1:
        raise _bad("scenario-two-sought", f"hide.{sought[1]}", kind=sought[1], other=sought[0])
    areas = areas_of(grid)
    for kind, hidden in scenario.hide.items():
        squares = allowed(scenario, grid, kind)
        most = squares.bit_count()
        if hidden.per_area is not None:
            spare = sum(max(0, (squares & area).bit_count() - hidden.per_area) for area in areas)
            most -= spare
        if most < hidden.count:
            raise _bad(
                "scenario-few-squares",
                f"hide.{kind}.count",
                "PP-2.3",
                kind=kind,
                count=hidden.count,
                most=most,
            )


def _check_goal(scenario: Scenario, grid: Grid) -> None:
    goal = scenario.goal
    if (goal.door is not None) != (goal.do == "leave"):
        raise _bad("scenario-goal-door", "goal.do")
    if goal.do == "leave" and len(grid.doors) < 1:
        raise _bad("scenario-no-door", "goal.do", "PP-5.3")
    if goal.door == "opposite" and (len(grid.doors) != 2 or scenario.start != "door"):
        raise _bad("scenario-opposite-door", "goal.door", "PP-5.2")
    kind = "ghoul" if goal.do == "destroy" else scenario.sought()
    count = scenario.hide[kind].count if kind and kind in scenario.hide else 0
    if count < goal.count:
        raise _bad("scenario-goal-unreachable", "goal", "PP-1.6", count=goal.count, hidden=count)


def _most_blocks(grid: Grid) -> int:
    """How many offered doorways can be blocked at once: all but a tree that joins the parts between them."""
    return len(grid.doorways) - (Doorways(grid).parts - 1)


def _bad(code: str, place: str, rule: str = "", **args: str | int) -> Refused:
    return Refused(Refusal(code, rule, dict(args)), place)

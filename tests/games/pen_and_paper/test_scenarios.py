"""The eight scenarios that come with the game, and every way in which a scenario file can be wrong."""

from pathlib import Path

import pytest

from ghoulash.core.grid import read_map
from ghoulash.core.refusal import Refused
from ghoulash.games.pen_and_paper.about import DEFAULT, shipped
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import (
    Fight,
    _most_blocks,  # pyright: ignore[reportPrivateUsage]
    areas_of,
    from_setup,
    grid_of,
    named,
    read_file,
    read_text,
)

# edition, start, what is hidden, goal
NUMBERS = {
    "ghoul-and-plenty": ("advanced", "door", "12 ghoul 5 kit 10 hole 4 debris 1 isotope", "leave 1 opposite"),
    "food-run": ("classic", "shelter", "8 ghoul 6 hole 5 debris 3 kit 1 food", "return 1"),
    "rescue": ("classic", "shelter", "8 ghoul 6 hole 5 debris 3 kit 1 survivor", "return 1"),
    "pest-control": ("advanced", "door", "8 ghoul 5 hole 5 debris 3 kit", "destroy 8"),
    "supply-line": ("classic", "shelter", "8 ghoul 6 hole 5 debris 3 kit 5 crate", "return 3"),
    "finders": ("classic", "shelter", "6 ghoul 8 hole 4 debris 2 kit 1 treasure", "find 1"),
    "lockdown": ("advanced", "door", "8 ghoul 6 hole 5 debris 3 kit 1 keycard", "leave 1 either"),
    "quarantine": ("advanced", "door", "8 ghoul 5 hole 5 spores 4 sample", "leave 3 either"),
}
FIGHTS = {
    "ghoul-and-plenty": Fight(miss_when_carrying=2),
    "rescue": Fight(free_misses_when_carrying=1),
    "quarantine": Fight(miss_with_spores=2),
}


def test_eight_are_shipped_and_the_given_one_comes_first() -> None:
    assert set(shipped()) == set(NUMBERS)
    assert shipped()[0] == DEFAULT == "ghoul-and-plenty"


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_a_shipped_scenario(name: str) -> None:
    scenario = named(name)
    edition, start, hidden, goal = NUMBERS[name]
    words = hidden.split()
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert (scenario.id, scenario.edition, scenario.start) == (name, edition, start)
    assert {kind: hide.count for kind, hide in scenario.hide.items()} == counts
    asked = scenario.goal
    assert " ".join(filter(None, (asked.do, str(asked.count), asked.door))) == goal
    assert scenario.fight == FIGHTS.get(name, Fight())
    assert scenario.turn_limit == 150
    assert scenario.reconstructed


@pytest.mark.parametrize("name", NUMBERS)
def test_where_a_shipped_scenario_hides_things(name: str) -> None:
    scenario = named(name)
    sought_where = "anywhere" if name == "ghoul-and-plenty" else "shaded"
    for kind, hide in scenario.hide.items():
        where = "shaded" if kind == "ghoul" else sought_where if kind == scenario.sought() else "anywhere"
        assert (hide.where, hide.per_area) == (where, 3 if kind == "ghoul" else None), kind


def test_lockdown_blocks_six_of_at_least_twelve_doorways() -> None:
    scenario = named("lockdown")
    assert scenario.block is not None and scenario.block.count == 6
    assert len(grid_of(scenario).doorways) >= 12
    assert [name for name in shipped() if named(name).block is not None] == ["lockdown"]


def test_quarantine_alone_has_a_clinic() -> None:
    clinics = {name: grid_of(named(name)).drawn("C").bit_count() for name in shipped()}
    assert clinics == {name: int(name == "quarantine") for name in shipped()}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_shipped_scenario_speaks_both_languages_and_its_areas_hang_together(name: str) -> None:
    scenario = named(name)
    for words in (scenario.title, scenario.story):
        assert words.en and words.fr
    grid = grid_of(scenario)
    for area in areas_of(grid):
        assert len(list(grid.rooms(area))) == 1


def test_a_name_that_is_not_shipped_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refused) as refused:
        named("ghoul-and-penny")
    refusal = refused.value.refusal
    assert refusal.code == "scenario-unknown"
    assert str(refusal.args["known"]).split(", ") == list(shipped())


def test_a_scenario_of_one_s_own_is_played_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    game = PenAndPaper.with_options({"scenario": str(path), "first": "1", "turn_limit": 3})
    assert (game.scenario, game.board.first, game.board.turn_limit) == ("mine", 1, 3)
    again = PenAndPaper.from_setup(game.setup(), game.rules_version)
    assert again.setup() == game.setup()
    assert read_file(path) == read_text(GOOD, "GOOD")
    path.write_text(f"\ufeff{GOOD}", "utf-8")
    assert read_file(path) == read_text(GOOD, "GOOD"), "as some editors begin a file"


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        read_file(tmp_path / "none.toml")
    assert (refused.value.refusal.code, refused.value.place) == (
        "file-unreadable",
        str(tmp_path / "none.toml"),
    )
    (tmp_path / "latin.toml").write_bytes("é".encode("latin-1"))
    with pytest.raises(Refused) as refused:
        read_file(tmp_path / "latin.toml")
    assert refused.value.refusal.code == "file-unreadable"


GOOD = """\
format = "ghoulash-scenario/1"
id = "mine"
edition = "advanced"
start = "door"
turn_limit = 40
map = '''
     A B C D E
    +-+-+-+-+-+
  3 |a a:. b b|
    + + + + +:+
  2 D. . S . .D
    + + + + + +
  1 |a a . b b|
    +-+-+-+-+-+
     A B C D E
'''
[title]
en = "Mine"

[hide.ghoul]
count = 2
where = "shaded"
per_area = 1

[hide.food]
count = 1

[block]
count = 1

[goal]
do = "leave"
door = "opposite"
"""


# Each case: its name, the code and the rule; the lines that go; those that come. `>` and `=` mark the line
# that the refusal must point at, a new one and an old one.
ERRORS = """
not TOML: scenario-not-toml
- [goal]
> [goal
a line with something after its end: scenario-not-toml
- per_area = 1
> per_area = 1 1
a key twice: scenario-not-toml
- turn_limit = 40
+ turn_limit = 40
> turn_limit = 40
a map without an end: scenario-not-toml
- '''
- [title]
+ [title]
= door = "opposite"

an unknown key: scenario-unknown-key
- turn_limit = 40
> turnlimit = 40
an unknown language: scenario-unknown-key
- en = "Mine"
> de = "Mein"
an unknown key of a kind: scenario-unknown-key
- per_area = 1
> per_zone = 1
an unknown key of the goal: scenario-unknown-key
- door = "opposite"
> exit = "opposite"
no id: scenario-missing-key
- id = "mine"
= format = "ghoulash-scenario/1"
nothing to do: scenario-missing-key
- do = "leave"
= [goal]
no count: scenario-missing-key
- [hide.food]
- count = 1
> [hide.food]

another format: scenario-bad-value
- format = "ghoulash-scenario/1"
> format = "ghoulash-scenario/2"
a name that is none: scenario-bad-value
- id = "mine"
> id = "Mine!"
another edition: scenario-bad-value
- edition = "advanced"
> edition = "deluxe"
another start: scenario-bad-value
- start = "door"
> start = "roof"
no turns: scenario-bad-value
- turn_limit = 40
> turn_limit = 0
another goal: scenario-bad-value
- do = "leave"
> do = "fly"
a count in words: scenario-bad-value
- count = 2
> count = "two"
another where: scenario-bad-value
- where = "shaded"
> where = "dark"
none in an area: scenario-bad-value
- per_area = 1
> per_area = 0
a kind without a table: scenario-bad-value
- [hide.food]
- count = 1
+ [hide]
> food = 1

an unknown kind: scenario-unknown-kind
- [hide.food]
> [hide.gold]
two things sought: scenario-two-sought
- [block]
> [hide.crate]
+ count = 1
+ [block]
too many for the areas: scenario-few-squares PP-2.3
- count = 2
> count = 3
too many doorways to block: scenario-few-doorways PP-7.24
- [block]
- count = 1
+ [block]
> count = 3

an uneven row: map-uneven
-   1 |a a . b b|
>   1 |a a . b b |
half a row: map-half-square
-   2 D. . S . .D
=     +-+-+-+-+-+
half a column: map-half-square
-     +-+-+-+-+-+
-   3 |a a:. b b|
>     +-+-+-+-+-
+   3 |a a:. b b|
no wall in the north: map-no-top-wall
-     +-+-+-+-+-+
-   3 |a a:. b b|
>      - - - - -
+   3 |a a:. b b|
words in the margin: map-margin
-   3 |a a:. b b|
> x 3 |a a:. b b|
a square drawn with no letter of ours: map-square
-   1 |a a . b b|
>   1 |a A . b b|
a Door for a square: map-square
-   1 |a a . b b|
>   1 |a a D b b|
a wall drawn with no sign of ours: map-wall
-   2 D. . S . .D
>   2 D.?. S . .D
a Door between two squares: map-wall
-   1 |a a . b b|
>   1 |a a . bDb|
a doorway in the outer wall: map-rim
-   2 D. . S . .D
>   2 :. . S . .D
a gap in the outer wall: map-rim
-   2 D. . S . .D
>   2  . . S . .D

no Door to start at: scenario-no-door PP-1.5
-   2 D. . S . .D
+   2 |. . S . .|
= start = "door"
no Door to leave by: scenario-no-door PP-5.3
- start = "door"
+ start = "shelter"
-   2 D. . S . .D
+   2 |. . S . .|
- door = "opposite"
+ door = "either"
= do = "leave"
one Door and an opposite one: scenario-opposite-door PP-5.2
-   2 D. . S . .D
+   2 D. . S . .|
= door = "opposite"
three Doors and an opposite one: scenario-opposite-door PP-5.2
-   3 |a a:. b b|
+   3 Da a:. b b|
= door = "opposite"
an opposite Door for those who start inside: scenario-opposite-door PP-5.2
- start = "door"
+ start = "shelter"
= door = "opposite"
two Doors on one square: scenario-doors-share PP-1.5
-     +-+-+-+-+-+
-   3 |a a:. b b|
+     +D+-+-+-+-+
+   3 Da a:. b b|
= map = '''
two Shelters: scenario-one-shelter PP-6.1
-   2 D. . S . .D
+   2 D. . S S .D
= map = '''
no Shelter to start in: scenario-one-shelter PP-6.1
- start = "door"
+ start = "shelter"
-   2 D. . S . .D
+   2 D. . . . .D
= map = '''
no Shelter to come back to: scenario-one-shelter PP-6.1
-   2 D. . S . .D
+   2 D. . . . .D
- do = "leave"
- door = "opposite"
+ do = "return"
= map = '''
a classic map without a 12-O: scenario-map-small PP-1.4
- edition = "advanced"
+ edition = "classic"
= map = '''
a square out of reach: scenario-unreachable PP-1.6
-     + + + + + +
-   1 |a a . b b|
+     + + + + +-+
+   1 |a a . b|b|
= map = '''

more to seek than is hidden: scenario-goal-unreachable PP-1.6
- do = "leave"
+ do = "leave"
+ count = 2
= [goal]
more Ghouls to destroy than are hidden: scenario-goal-unreachable PP-1.6
- do = "leave"
- door = "opposite"
+ do = "destroy"
+ count = 3
= [goal]
nothing to seek: scenario-goal-unreachable PP-1.6
- [hide.food]
- count = 1
+
= [goal]
which Door is not said: scenario-goal-door
- door = "opposite"
= do = "leave"
a Door where nobody leaves: scenario-goal-door
- do = "leave"
> do = "find"
"""


class Case:
    """One broken file: its text, how it is refused, and at which line."""

    def __init__(self, head: str, changes: list[str]) -> None:
        self.name, _, refusal = head.partition(": ")
        self.code, _, self.rule = refusal.partition(" ")
        self.text, self.line = GOOD, ""
        while changes:
            gone = _run(changes, "-")
            come = _run(changes, "+>")
            if gone:
                before = "\n".join(line[2:] for line in gone) + "\n"
                assert before in self.text, f"{self.name}: {before}"
                after = "".join(line[2:] + "\n" for line in come)
                self.text = self.text.replace(before, after, 1)
            marked = [line for line in come if line[0] == ">"] + _run(changes, "=")
            self.line = marked[0][2:] if marked else self.line

    def __repr__(self) -> str:
        return self.name


def _run(lines: list[str], signs: str) -> list[str]:
    """The lines with these signs that come next, taken off."""
    size = next((n for n, line in enumerate(lines) if line[0] not in signs), len(lines))
    taken, lines[:] = lines[:size], lines[size:]
    return taken


def cases() -> list[Case]:
    found: list[tuple[str, list[str]]] = []
    for line in filter(None, ERRORS.splitlines()):
        if line[0] in "-+>=":
            found[-1][1].append(line)
        else:
            found.append((line, []))
    return [Case(head, changes) for head, changes in found]


def test_the_scenario_that_the_errors_are_made_of_is_good() -> None:
    assert read_text(GOOD, "mine.toml").id == "mine"


@pytest.mark.rule("PP-1.6", "PP-7.24")
@pytest.mark.parametrize("case", cases(), ids=repr)
def test_a_scenario_with_an_error_is_refused_with_file_line_and_reason(case: Case) -> None:
    with pytest.raises(Refused) as refused:
        read_text(case.text, "mine.toml")
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    name, _, number = refused.value.place.partition(":")
    assert (name, case.text.splitlines()[int(number) - 1]) == ("mine.toml", case.line)


def test_a_setup_out_of_a_record_is_checked_like_a_file() -> None:
    setup = PenAndPaper(read_text(GOOD, "mine.toml")).setup()
    scenario = setup["scenario"]
    assert isinstance(scenario, dict)
    assert from_setup(scenario) == read_text(GOOD, "mine.toml")
    for key, value, code in (("map", "+-+", "map-empty"), ("start", 7, "scenario-bad-value")):
        with pytest.raises(Refused) as refused:
            from_setup({**scenario, key: value})
        assert refused.value.refusal.code == code


def test_of_doorways_everywhere_on_the_largest_map_a_tree_is_left() -> None:
    rows = ["+-" * 64 + "+"]
    for row in range(64):
        rows += ["|" + ":".join("." * 64) + "|", ("+:" if row < 63 else "+-") * 64 + "+"]
    grid = read_map("\n".join(rows), ".")
    assert _most_blocks(grid) == len(grid.doorways) - 4095, "a tree is left"

"""The eight scenarios that come with the game, and every way in which a scenario file can be wrong."""

from pathlib import Path

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.pen_and_paper import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import (
    DEFAULT,
    Fight,
    areas_of,
    from_setup,
    grid_of,
    named,
    read_file,
    read_text,
    shipped,
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


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        read_file(tmp_path / "none.toml")
    assert (refused.value.refusal.code, refused.value.place) == ("file-unreadable", str(tmp_path / "none.toml"))
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


# What is changed, into what; the code and the rule; the line of the changed text that is pointed at.
ERRORS = [
    pytest.param("[goal]", "[goal", "scenario-not-toml", "", "[goal", id="not TOML"),
    pytest.param("count = 1\n\n[block]", "count = 1 1\n\n[block]", "scenario-not-toml", "", "count = 1 1", id="junk"),
    pytest.param("[title]", "id = 'mine'\n[title]", "scenario-not-toml", "", "id = 'mine'", id="a key twice"),
    pytest.param("'''\n[title]", "[title]", "scenario-not-toml", "", "", id="a map without an end"),
    pytest.param("turn_limit", "turnlimit", "scenario-unknown-key", "", "turnlimit = 40", id="unknown key"),
    pytest.param("en =", "de =", "scenario-unknown-key", "", 'de = "Mine"', id="unknown language"),
    pytest.param("per_area", "per_zone", "scenario-unknown-key", "", "per_zone = 1", id="unknown key of a kind"),
    pytest.param("door = \"opp", "exit = \"opp", "scenario-unknown-key", "", 'exit = "opposite"', id="of the goal"),
    pytest.param('id = "mine"\n', "", "scenario-missing-key", "", 'format = "ghoulash-scenario/1"', id="no id"),
    pytest.param('do = "leave"\n', "", "scenario-missing-key", "", "[goal]", id="no do"),
    pytest.param("[hide.food]\ncount = 1", "[hide.food]", "scenario-missing-key", "", "[hide.food]", id="no count"),
    pytest.param("scenario/1", "scenario/2", "scenario-bad-value", "", 'format = "ghoulash-scenario/2"', id="format"),
    pytest.param('"mine"', '"Mine!"', "scenario-bad-value", "", 'id = "Mine!"', id="id"),
    pytest.param('"advanced"', '"deluxe"', "scenario-bad-value", "", 'edition = "deluxe"', id="edition"),
    pytest.param('"door"', '"roof"', "scenario-bad-value", "", 'start = "roof"', id="start"),
    pytest.param("= 40", "= 0", "scenario-bad-value", "", "turn_limit = 0", id="turn limit"),
    pytest.param('"leave"', '"fly"', "scenario-bad-value", "", 'do = "fly"', id="goal"),
    pytest.param("count = 2", 'count = "two"', "scenario-bad-value", "", 'count = "two"', id="no number"),
    pytest.param('"shaded"', '"dark"', "scenario-bad-value", "", 'where = "dark"', id="where"),
    pytest.param("per_area = 1", "per_area = 0", "scenario-bad-value", "", "per_area = 0", id="per area"),
    pytest.param("[hide.food]\ncount = 1", "[hide]\nfood = 1", "scenario-bad-value", "", "food = 1", id="no table"),
    pytest.param("[hide.food]", "[hide.gold]", "scenario-unknown-kind", "", "[hide.gold]", id="unknown kind"),
    pytest.param("[block]", "[hide.crate]\ncount = 1\n\n[block]", "scenario-two-sought", "", "[hide.crate]", id="two sought"),
    pytest.param("count = 2", "count = 3", "scenario-few-squares", "PP-2.3", "count = 3", id="too few in areas"),
    pytest.param("[block]\ncount = 1", "[block]\ncount = 3", "scenario-few-doorways", "PP-7.24", "count = 3", id="doorways"),
    pytest.param("3 |a a:. b", "3 |a a:.|b", "", "", "", id="a good change"),
    pytest.param("  1 |a a . b b|", "  1 |a a . b b |", "map-uneven", "", "  1 |a a . b b |", id="uneven"),
    pytest.param("  2 D. . S . .D\n", "", "map-half-square", "", "", id="half a row"),
    pytest.param("    +-+-+-+-+-+\n  3", "    +-+-+-+-+-\n  3", "map-half-square", "", "    +-+-+-+-+-", id="half a column"),
    pytest.param("    +-+-+-+-+-+\n  3", "     - - - - - \n  3", "map-no-top-wall", "", "     - - - - - ", id="no top wall"),
    pytest.param("  3 |a", "x 3 |a", "map-margin", "", "x 3 |a a:. b b|", id="margin"),
    pytest.param("|a a . b", "|a A . b", "map-square", "", "  1 |a A . b b|", id="a bad square"),
    pytest.param("2 D. . S", "2 D.?. S", "map-wall", "", "  2 D.?. S . .D", id="a bad wall"),
    pytest.param("D. . S", ":. . S", "map-rim", "", "  2 :. . S . .D", id="a bad outer wall"),
    pytest.param("|a a . b b|", "|a a D b b|", "map-square", "", "  1 |a a D b b|", id="a Door for a square"),
    pytest.param("1 |a a . b b|", "1 |a a . bDb|", "map-wall", "", "  1 |a a . bDb|", id="a Door inside"),
    pytest.param("2 D. . S . .D", "2 |. . S . .|", "scenario-no-door", "PP-1.5", 'start = "door"', id="no door"),
    pytest.param("2 D. . S . .D", "2 D. . S . .|", "scenario-opposite-door", "PP-5.2", 'door = "opposite"', id="one door"),
    pytest.param("3 |a a:", "3 Da a:", "scenario-opposite-door", "PP-5.2", 'door = "opposite"', id="three doors"),
    pytest.param('start = "door"', 'start = "shelter"', "scenario-opposite-door", "PP-5.2", 'door = "opposite"', id="not begun at"),
    pytest.param("    +-+-+-+-+-+\n  3 |", "    +D+-+-+-+-+\n  3 D", "scenario-doors-share", "PP-1.5", "map = '''", id="doors share"),
    pytest.param("S . .D", "S S .D", "scenario-one-shelter", "PP-6.1", "map = '''", id="two shelters"),
    pytest.param('start = "door"', 'start = "shelter"#S', "scenario-one-shelter", "PP-6.1", "map = '''", id="no shelter"),
    pytest.param('do = "leave"\ndoor = "opposite"', 'do = "return"#S', "scenario-one-shelter", "PP-6.1", "map = '''", id="no way back"),
    pytest.param('"advanced"', '"classic"', "scenario-map-small", "PP-1.4", "map = '''", id="a small classic map"),
    pytest.param("  1 |a a . b b|", "  1 |a a . b|b|#W", "scenario-unreachable", "PP-1.6", "map = '''", id="out of reach"),
    pytest.param('do = "leave"', 'do = "leave"\ncount = 2', "scenario-goal-unreachable", "PP-1.6", "[goal]", id="too much asked"),
    pytest.param('do = "leave"\ndoor = "opposite"', 'do = "destroy"\ncount = 3', "scenario-goal-unreachable", "PP-1.6", "[goal]", id="too many Ghouls asked"),
    pytest.param("[hide.food]\ncount = 1\n", "", "scenario-goal-unreachable", "PP-1.6", "[goal]", id="nothing to seek"),
    pytest.param('door = "opposite"', "", "scenario-goal-door", "", 'do = "leave"', id="which door"),
    pytest.param('"leave"', '"find"', "scenario-goal-door", "", 'do = "find"', id="a door for no reason"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "rule", "line"), ERRORS)
def test_a_scenario_with_an_error_is_refused_with_file_line_and_reason(
    old: str, new: str, code: str, rule: str, line: str
) -> None:
    assert GOOD.count(old) >= 1
    text = GOOD.replace(old, new.replace("#S", "").replace("#W", ""), 1)
    if "#S" in new:
        text = text.replace("D. . S", "D. . .")
    if "#W" in new:
        text = text.replace("+ + + + + +", "+ + + + +-+", 1)
    if not code:
        read_text(text, "mine.toml")
        return
    with pytest.raises(Refused) as refused:
        read_text(text, "mine.toml")
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule) == (code, rule)
    name, _, number = refused.value.place.partition(":")
    assert name == "mine.toml"
    lines = text.splitlines()
    assert 1 <= int(number) <= len(lines)
    if line:
        assert lines[int(number) - 1].startswith(line)

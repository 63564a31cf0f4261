"""Chapter 6 of docs/rules/pen-and-paper.md: editions."""

from pathlib import Path

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper import scenario
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.scenario import grid_of, named, read_text
from ghoulash.locale import words
from tests.rulebook.charts import CITY, Play

CLASSIC = ("finders", "food-run", "rescue", "supply-line")


@pytest.mark.rule("PP-6.1")
def test_classic_scenarios_are_cities_with_a_shelter_and_something_to_carry_home() -> None:
    assert {name for name in shipped() if named(name).edition == "classic"} == set(CLASSIC)
    for name in CLASSIC:
        scenario = named(name)
        assert (scenario.start, grid_of(scenario).drawn("S").bit_count()) == ("shelter", 1)
        assert scenario.sought() in {"food", "survivor", "crate", "treasure"}
        assert scenario.goal.do == ("find" if name == "finders" else "return")


@pytest.mark.rule("PP-6.1")
def test_the_classic_edition_is_played_in_french_as_well_as_in_english() -> None:
    for name in CLASSIC:
        for text in (named(name).title, named(name).story):
            assert text.en and text.fr and text.en != text.fr
            assert (text.text("en"), text.text("fr")) == (text.en, text.fr)
    attack = ev.GhoulAttack(0, "12-O")
    names = ("1", "2")
    assert "Attaque de goule" in (words("fr").tell(attack, viewer=0, names=names) or "")
    assert "Ghoul attack" in (words("en").tell(attack, viewer=0, names=names) or "")


EDITIONS = pytest.mark.parametrize("edition", ["classic", "advanced"])


@EDITIONS
@pytest.mark.rule("PP-6.2")
def test_both_editions_have_coordinates_and_shared_squares(edition: str) -> None:
    play = Play(CITY, "12-N XO, 1-A F", edition=edition).given(0, at="12-O")
    play.goes("""
        0> walk W
             W to 12-N
             debris at 12-N
             1 more, wounds 1
             hole at 12-N
             1 to walk
    """)


@EDITIONS
@pytest.mark.rule("PP-6.2")
def test_both_editions_have_blocked_doorways(edition: str) -> None:
    play = Play(CITY, "1-A F", blocked="11-N E", edition=edition).given(0, at="11-O")
    play.goes("""
        0> walk W
             blocked W of 11-O    PP-2.4
             1 to walk
    """)


@EDITIONS
@pytest.mark.rule("PP-6.2")
def test_both_editions_have_odd_ways_of_healing(edition: str) -> None:
    play = Play(CITY, "1-A F", edition=edition).given(0, at="1-N", wounds=2)
    play.goes("""
        0> walk E
             E to 1-O
             clinic at 1-O, 2 healed
             1 to walk
    """)


WARD = """
     A B C D E
    +-+-+-+-+-+
  2 |. . . . .|
    + + + + + +
  1 D. . . . .D
    +-+-+-+-+-+
"""


@pytest.mark.rule("PP-6.3")
def test_a_briefing_may_add_an_obstacle() -> None:
    play = (
        Play(WARD, "1-B ~, 1-C G, 1-D G, 1-E F", fight={"miss_with_spores": 2})
        .given(0, at="1-A")
        .given(1, at="2-A")
    )
    play.goes("""
        0> walk E
             E to 1-B
             spores at 1-B        PP-6.3
             1 to walk
        0= spored yes, wounds 0
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             ghoul at 1-C
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             2 more, wounds 2
        0> fire 6
             fires 6: hit
             ghoul dead at 1-C, 1 in all
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-D
             ghoul at 1-D
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             1 more, wounds 3
        0> fire 6
             fires 6: hit
             ghoul dead at 1-D, 2 in all
             1 to walk
        1> ...
             0 to walk
        # An obstacle stays.
        0> walk N W W S
             N to 2-D
             W to 2-C
             W to 2-B
             S to 1-B
             spores at 1-B
             1 to walk
    """)


@pytest.mark.rule("PP-6.3")
def test_what_the_briefing_does_not_change_stays_as_it_is() -> None:
    play = Play(WARD, "1-B FG, 1-C ~, 1-E F", goal="find 2").given(0, at="1-A", spored=True)
    play.goes("""
        0> walk E
             E to 1-B
             food at 1-B, carries 1
             ghoul at 1-B
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             1 more, wounds 1
    """)


@pytest.mark.rule("PP-6.3")
def test_a_briefing_may_add_another_way_of_healing() -> None:
    play = Play(WARD.replace("1 D. .", "1 D. C"), "1-E F").given(0, at="1-A", wounds=7)
    play.goes("""
        0> walk E
             E to 1-B
             clinic at 1-B, 7 healed    PP-6.3
             1 to walk
        0= wounds 0, meters 1
    """)


@pytest.mark.rule("PP-6.3")
def test_a_briefing_may_make_the_first_miss_of_each_fight_free() -> None:
    play = (
        Play(
            WARD,
            "1-B G, 1-C F, 1-D G, 1-E G",
            goal="leave either",
            fight={"free_misses_when_carrying": 1},
        )
        .given(0, at="1-A")
        .given(1, at="2-A")
    )
    play.goes("""
        0> walk E
             E to 1-B
             ghoul at 1-B
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             1 more, wounds 1
        0> fire 6
             fires 6: hit
             ghoul dead at 1-B, 1 in all
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-C
             food at 1-C, carries 1
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-D
             ghoul at 1-D
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             costs nothing        PP-6.3
        0> fire 1
             refused fire-again PP-4.6
        0> fire 2
             fires 2: miss
             1 more, wounds 2
        0> fire 6
             fires 6: hit
             ghoul dead at 1-D, 2 in all
             1 to walk
        1> ...
             0 to walk
        0> walk E
             E to 1-E
             ghoul at 1-E
        1> weak 6
             picks 6
        0> fire 1
             fires 1: miss
             costs nothing
    """)


@pytest.mark.rule("PP-6.1")
def test_a_classic_scenario_starts_from_its_shelter() -> None:
    text = (Path(scenario.__file__).parent / "data" / "finders.toml").read_text("utf-8")
    read_text(text, "finders.toml")
    with pytest.raises(Refused) as refused:
        read_text(text.replace('start = "shelter"', 'start = "door"'), "finders.toml")
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("scenario-classic-start", "PP-6.1")

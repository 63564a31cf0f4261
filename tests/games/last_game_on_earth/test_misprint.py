"""Every way in which a deck file can be wrong, and the line that is said of it."""

from pathlib import Path

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.last_game_on_earth.decks import read_file, read_text
from ghoulash.locale import words

GOOD = """\
format = "ghoulash-deck/1"
id = "gray"
combat = 1
movement = 6
health = 7
specialty = "marked"
title = { en = "Mine" }

[[card]]
id = "1"
count = 20
kind = "value"
value = 1

[[card]]
id = "1+"
count = 1
kind = "value"
value = 1
bonus = 2

[[card]]
id = "haul"
count = 10
kind = "action"
does = "haul"
reach = 5

[[card]]
id = "parry"
count = 5
kind = "rescue"
does = "parry"

[[card]]
id = "air-support"
count = 4
kind = "specialty-value"
value = 4
title = { en = "Air Support" }
"""

# Each case: its name, the code and the rule; the lines that go; those that come. `>` and `=` mark the line
# that the refusal must point at, a new one and an old one. `#n` is the n-th line like it, counted from 1.
CASES = """
not TOML: scenario-not-toml
- [[card]]
> [[card]
no TOML at all: scenario-not-toml
- format = "ghoulash-deck/1"
> Lake's deck
a number that has no end: scenario-long-number
- health = 7
> health = 7{0}

another format: scenario-bad-value
- format = "ghoulash-deck/1"
> format = "ghoulash-deck/2"
no format: scenario-missing-key
- format = "ghoulash-deck/1"
= id = "gray"
cards and one thing more: scenario-unknown-key
- [[card]] #5
> [[cart]]
one card that is no list: scenario-not-toml
- [[card]] #2
> [card]
an unknown key: scenario-unknown-key
- health = 7
+ health = 7
> luck = 7
an unknown key of a card: scenario-unknown-key
- value = 1 #2
> valu = 1
an unknown language: scenario-unknown-key
- title = { en = "Air Support" }
> title = { de = "Luftwaffe" }
a card without a name: scenario-missing-key
- id = "parry"
= [[card]] #4
a card without a count: scenario-missing-key
- count = 10
= [[card]] #3
a deck without a Health: scenario-missing-key
- health = 7
= format = "ghoulash-deck/1"
a character's name that is none: scenario-bad-value
- id = "gray"
> id = "Agent Gray"
a name with an end of line: scenario-bad-value
- id = "gray"
> id = "gray\\n"
Combat in words: scenario-bad-value
- combat = 1
> combat = "one"
Combat below nothing: scenario-bad-value
- combat = 1
> combat = -1
no Movement: scenario-bad-value
- movement = 6
> movement = 0
no Health: scenario-bad-value
- health = 7
> health = 0
another specialty: scenario-bad-value
- specialty = "marked"
> specialty = "flying"
no cards of a kind: scenario-bad-value
- count = 10
> count = 0
half a card: scenario-bad-value
- count = 5
> count = 5.5
more than a deck: scenario-bad-value
- count = 4
> count = 41
another kind: scenario-bad-value
- kind = "rescue"
> kind = "rescued"
no value: scenario-bad-value
- value = 4
> value = 0
a card does another thing: scenario-bad-value
- does = "parry"
> does = "fly"
no way to go: scenario-bad-value
- reach = 5
> reach = 0

39 cards: deck-size LG-1.4
- count = 4
+ count = 3
= [[card]]
41 cards: deck-size LG-1.4
- count = 4
+ count = 5
= [[card]]
a name with a capital: deck-card-name
- id = "parry"
> id = "Parry"
a name with a deck's: deck-card-name
- id = "parry"
> id = "parry@lake"
a name of nothing: deck-card-name
- id = "parry"
> id = ""
a name with an end of line: deck-card-name
- id = "parry"
> id = "parry\\n"
a veiled name: deck-card-name
- id = "parry"
> id = "?"
two of one name: deck-card-twice
- id = "parry"
> id = "haul"
a Value card without a value: deck-card-lacks
- value = 1
= [[card]]
a Specialty Value without a value: deck-card-lacks
- value = 4
= [[card]] #5
an Action that does nothing: deck-card-lacks
- does = "haul"
- reach = 5
= [[card]] #3
a Haul without its reach: deck-card-lacks
- reach = 5
= [[card]] #3
a Rescue with a value: deck-card-spare
- does = "parry"
+ does = "parry"
> value = 2
a Value card that does something: deck-card-spare
- value = 4
+ value = 4
> does = "haul"
a Specialty Value with a bonus: deck-card-spare
- value = 4
+ value = 4
> bonus = 1
a Parry with a reach: deck-card-spare
- does = "parry"
+ does = "parry"
> reach = 5
a Haul with wounds: deck-card-spare
- reach = 5
+ reach = 5
> wounds = 2
a Rescue that hauls: deck-does LG-7.4
- does = "parry"
> does = "haul"
an Action that parries: deck-does LG-7.4
- does = "haul"
> does = "parry"
a plain Specialty that hauls: deck-does LG-7.4
- kind = "action"
+ kind = "specialty"
= does = "haul"
a bonus where none is marked: deck-not-marked LG-7.7
- specialty = "marked"
+ specialty = "reveal"
= bonus = 2
"""


def place_of(lines: list[str], wanted: str) -> int:
    """Where a line stands, or the n-th of those like it."""
    text, _, nth = wanted.partition(" #")
    return [n for n, line in enumerate(lines) if line == text][int(nth or 1) - 1]


class Case:
    """One broken file: its text, how it is refused, and at which line."""

    def __init__(self, block: str) -> None:
        head, *changes = block.splitlines()
        self.name, _, refusal = head.partition(": ")
        self.code, _, self.rule = refusal.partition(" ")
        lines: list[str] = list(GOOD.splitlines())
        at, self.line = 0, 0
        for change in changes:
            sign, text = change[0], change[2:]
            if sign == "-":
                at = place_of(lines, text)
                lines.pop(at)
            elif sign == "=":
                self.line = place_of(lines, text) + 1
            else:
                lines.insert(at, text.replace("{0}", "0" * 5000))
                at += 1
                self.line = at if sign == ">" else self.line
        self.text = "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"{self.name} {self.code}"


def cases() -> list[Case]:
    blocks: list[str] = []
    for line in filter(None, CASES.splitlines()):
        if line[0] in "-+>=":
            blocks[-1] += f"\n{line}"
        else:
            blocks.append(line)
    return [Case(block) for block in blocks]


def test_the_deck_that_the_errors_are_made_of_is_good():
    deck = read_text(GOOD, "mine.toml")
    assert [card.id for card in deck.cards] == ["1", "1+", "haul", "parry", "air-support"]


@pytest.mark.rule("LG-1.4", "LG-7.4")
@pytest.mark.parametrize("case", cases(), ids=repr)
def test_a_deck_with_an_error_is_refused_with_file_line_and_reason(case: Case):
    with pytest.raises(Refused) as refused:
        read_text(case.text, "mine.toml")
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    assert refused.value.place == f"mine.toml:{case.line}"
    for language in ("en", "fr"):
        assert "[" not in words(language).refusal(refusal).replace("[table]", "")


def test_a_deck_without_cards_is_refused():
    with pytest.raises(Refused) as refused:
        read_text(GOOD.partition("[[card]]")[0], "mine.toml")
    assert refused.value.refusal.code == "scenario-missing-key"
    assert refused.value.refusal.args == {"key": "card"}


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path):
    with pytest.raises(Refused) as refused:
        read_file(tmp_path / "none.toml")
    assert (refused.value.refusal.code, refused.value.place) == (
        "file-unreadable",
        str(tmp_path / "none.toml"),
    )


def test_the_choices_are_offered():
    for key, choice in (("specialty", "own-tile"), ("kind", "specialty-action"), ("does", "more-actions")):
        text = GOOD.replace(f'{key} = "', f'{key} = "x', 1)
        with pytest.raises(Refused) as refused:
            read_text(text, "mine.toml")
        assert choice in words("en").refusal(refused.value.refusal), key

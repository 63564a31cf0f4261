"""Lines of keys in files written in all the ways that TOML allows."""

import pytest

from ghoulash.core.toml_lines import line_of, line_within

TEXT = """\
map = '''
[goal]
count = 9
'''
title.en = "Mine"
"quoted" = 1
[hide.ghoul] # twelve of them
count = 2
[ hide . food ]
count = 3
[[card]]
id = "a"
[card.title]
en = "A"
[[card]]  # the second
id = "b"
count = 2
[card.title]
fr = "B"
[goal]
do = "find"
"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("map", 1),
        ("title.en", 5),
        ("title", 1),
        ("quoted", 6),
        ("hide.ghoul", 7),
        ("hide.ghoul.count", 8),
        ("hide.food.count", 10),
        ("hide.kit.count", 1),
        ("card", 11),
        ("card[0]", 11),
        ("card[0].id", 12),
        ("card[0].count", 11),
        ("card[0].title.en", 14),
        ("card[1]", 15),
        ("card[1].count", 17),
        ("card[1].title.fr", 19),
        ("card[1].title.en", 18),
        ("card[7].count", 1),
        ("goal.do", 21),
        ("goal.count", 20),
        ("", 1),
        ("a." * 500_000, 1),
    ],
    ids=lambda value: str(value)[:20],
)
def test_where_a_key_stands(key: str, line: int):
    assert line_of(TEXT, key) == line


def test_cards_in_a_list_have_the_line_of_the_list():
    assert line_of('id = "a"\ncard = [\n  { id = "a" },\n]\n', "card[0].id") == 2


def test_a_line_within_a_text():
    assert line_within(TEXT, "map", 2) == 3
    assert line_within("id = 'a'\nmap = '''+-+\n| |\n+-+'''\n", "map", 2) == 3
    assert line_within("map = '+-+'\n", "map", 1) == 1

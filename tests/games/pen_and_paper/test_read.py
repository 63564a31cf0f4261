"""Reading actions: what a person may type, and a finger on the first wrong word of what they may not."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.actions import (
    Action,
    Block,
    Enter,
    Fire,
    First,
    Hide,
    Leave,
    Stop,
    Use,
    Walk,
    Weak,
)
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import named

LOCKDOWN = PenAndPaper(named("lockdown"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hide ghoul 10-J", Hide("ghoul", "10-J")),
        ("hide keycard 1-A", Hide("keycard", "1-A")),
        ("block 9-J N", Block("9-J", "N")),
        ("block 10-J S", Block("9-J", "N")),
        ("first 1", First(1)),
        ("enter 1-J", Enter("1-J")),
        ("walk N", Walk("N")),
        ("stop", Stop()),
        ("use", Use()),
        ("leave", Leave()),
        ("weak 3", Weak(3)),
        ("weak ?", Weak(0)),
        ("fire 6", Fire(6)),
    ],
)
def test_every_kind_of_action(text: str, action: Action) -> None:
    assert LOCKDOWN.read(text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  HIDE   Ghoul\t10j ", Hide("ghoul", "10-J")),
        ("hide ghoul 010-j", Hide("ghoul", "10-J")),
        ("Walk n", Walk("N")),
        ("\nstop\n", Stop()),
        ("fire 03", Fire(3)),
    ],
)
def test_case_and_spacing_are_forgiven(text: str, action: Action) -> None:
    assert LOCKDOWN.read(text) == action


@pytest.mark.parametrize(
    ("text", "code", "wrong"),
    [
        ("", "read-nothing", ""),
        ("   ", "read-nothing", ""),
        ("jump N", "read-verb", "jump"),
        ("hide", "read-short", ""),
        ("hide ghoul", "read-short", ""),
        ("hide ghost 10-J", "read-kind", "ghost"),
        ("hide isotope 10-J", "read-kind", "isotope"),
        ("hide ghoul 14-A", "read-square", "14-A"),
        ("hide ghoul 1-T", "read-square", "1-T"),
        ("hide ghoul 0-A", "read-square", "0-A"),
        ("hide ghoul A-1", "read-square", "A-1"),
        ("hide ghoul 10--J", "read-square", "10--J"),
        ("hide ghoul 1-A 2-A", "read-long", "2-A"),
        ("block 9-J NW", "read-direction", "NW"),
        ("walk north", "read-direction", "north"),
        ("walk N N", "read-long", "N"),
        ("stop now", "read-long", "now"),
        ("fire", "read-short", ""),
        ("fire 0", "read-number", "0"),
        ("fire 7", "read-number", "7"),
        ("fire -1", "read-number", "-1"),
        ("fire ?", "read-number", "?"),
        ("fire ³", "read-number", "³"),
        ("fire 0001234", "read-number", "0001234"),
        ("weak 7", "read-number", "7"),
        ("first 2", "read-number", "2"),
    ],
)
def test_a_refusal_points_at_the_first_wrong_word(text: str, code: str, wrong: str) -> None:
    refusal = LOCKDOWN.read(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.args["found"]) == (code, wrong)
    assert refusal.span is not None
    start, end = refusal.span
    assert text[start:end] == wrong
    assert refusal.args["at"] == start + 1
    assert start == (text.rindex(wrong) if wrong else len(text))


@pytest.mark.parametrize("number", ["9" * 5000, "0003" + "1" * 5000, "0" * 5000])
@pytest.mark.parametrize("text", ["fire {}", "enter {}A", "hide ghoul {}-A", "first {}"])
def test_numbers_without_end_are_refused_like_any_other(text: str, number: str) -> None:
    assert isinstance(LOCKDOWN.read(text.format(number)), Refusal)


@pytest.mark.parametrize("scenario", shipped())
def test_whatever_can_be_done_reads_as_it_prints(scenario: str) -> None:
    game = PenAndPaper(named(scenario))
    vocabulary = list(game.vocabulary())
    assert [game.read(str(action)) for action in vocabulary] == vocabulary
    assert len(set(map(str, vocabulary))) == len(vocabulary)


SOME = """hide block first enter walk stop use leave weak fire ghoul kit keycard N e south
          1-A 13s 7-G 9-J 99-Z 0 1 6 7 -1 ? ² ٣ 1-Ⅳ ｆｉｒｅ"""
WORDS = st.sampled_from(SOME.split())
TEXTS = st.text() | st.lists(WORDS | st.text(max_size=4), max_size=4).map(" ".join)


@given(TEXTS)
def test_any_text_is_an_action_or_a_refusal_and_an_action_reads_as_it_prints(text: str) -> None:
    answer = LOCKDOWN.read(text)
    if isinstance(answer, Refusal):
        assert answer.span is not None
        start, end = answer.span
        assert text[start:end] == answer.args["found"]
    else:
        assert isinstance(answer, get_args(Action))
        assert LOCKDOWN.read(str(answer)) == answer

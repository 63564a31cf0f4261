"""Reading actions: what a person may type, and a finger on the first wrong word of what they may not."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import actions as act
from ghoulash.games.last_game_on_earth.actions import Action
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth

GAME = LastGameOnEarth.with_options({})
ANY_BOARD = LastGameOnEarth.with_options({"board": "chance"})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("first 3", act.OnSeat("first", 3)),
        ("pick gray", act.Named("pick", "gray")),
        ("shape t-up", act.Named("shape", "t-up")),
        ("tile 2b3", act.Named("tile", "2b3")),
        ("token 8-A", act.OnSquare("token", "8-A")),
        ("pad 8-A", act.OnSquare("pad", "8-A")),
        ("start 1-AF", act.OnSquare("start", "1-AF")),
        ("draw 0 2+@gray", act.Take("draw", 0, "2+@gray")),
        ("discard 3@lake", act.WithCard("discard", "3@lake")),
        ("done", act.DONE),
        ("walk N", act.Walk("N")),
        ("stop", act.STOP),
        ("face", act.FACE),
        ("jump 2-B", act.OnSquare("jump", "2-B")),
        ("play hole@zone", act.WithCard("play", "hole@zone")),
        ("at 9-J", act.OnSquare("at", "9-J")),
        ("add 3@zone", act.WithCard("add", "3@zone")),
        ("move 9-J", act.OnSquare("move", "9-J")),
        ("to 9-J", act.OnSquare("to", "9-J")),
        ("on 2", act.OnSeat("on", 2)),
        ("look 9-J", act.OnSquare("look", "9-J")),
        ("reveal 9-J", act.OnSquare("reveal", "9-J")),
        ("put specimen@lake", act.WithCard("put", "specimen@lake")),
        ("challenge 2@lake 3@lake", act.Challenge(("2@lake", "3@lake"))),
        ("parry parry@zone 3@lake", act.Parry("parry@zone", "3@lake")),
        ("lose 1 3@lake", act.Take("lose", 1, "3@lake")),
        ("rob 0 1 ?@lake", act.Rob(0, 1, "?@lake")),
        ("turn ghoul-4", act.TurnUp("ghoul-4")),
        ("peek 2 ?", act.Peek(2, "?")),
        ("pass", act.PASS),
        ("use", act.USE),
        ("leave", act.LEAVE),
        ("charm", act.CHARM_SPENT),
        ("end", act.END),
    ],
)
def test_every_kind_of_action(text: str, action: Action) -> None:
    assert GAME.read(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  MOVE \t 9j ", act.OnSquare("move", "9-J")),
        ("to 09-j", act.OnSquare("to", "9-J")),
        ("start 1af", act.OnSquare("start", "1-AF")),
        ("Walk n", act.Walk("N")),
        ("Play HOLE@Zone", act.WithCard("play", "hole@zone")),
        ("challenge 3@lake 2@lake", act.Challenge(("2@lake", "3@lake"))),
        ("challenge 1@zone 1@lake", act.Challenge(("1@lake", "1@zone"))),
        ("\nend\n", act.END),
    ],
)
def test_case_spacing_and_order_are_forgiven(text: str, action: Action) -> None:
    assert GAME.read(text) == action


@pytest.mark.parametrize(
    ("text", "code", "wrong"),
    [
        ("", "read-nothing", ""),
        ("  ", "read-nothing", ""),
        ("hide 9-J", "read-verb", "hide"),
        ("move", "read-short", ""),
        ("move 9-J 9-K", "read-long", "9-K"),
        ("end now", "read-long", "now"),
        ("move 0-A", "read-square", "0-A"),
        ("move 33-A", "read-square", "33-A"),
        ("move 1-AG", "read-square", "1-AG"),
        ("move 32-Z", "read-square", "32-Z"),
        ("move A-1", "read-square", "A-1"),
        ("move ٣-A", "read-square", "٣-A"),
        ("play hole", "read-card", "hole"),
        ("play 4@zone", "read-card", "4@zone"),
        ("play specimen@zone", "read-card", "specimen@zone"),
        ("challenge 3@zone 4@zone", "read-card", "4@zone"),
        ("challenge", "read-short", ""),
        ("challenge 1@zone 1@zone 1@zone", "read-long", "1@zone"),
        ("parry parry@zone", "read-short", ""),
        ("walk north", "read-direction", "north"),
        ("pick ada", "read-word", "ada"),
        ("shape circle", "read-word", "circle"),
        ("tile 5a0", "read-word", "5a0"),
        ("turn ?", "read-word", "?"),
        ("peek 0 ghoul-7", "read-word", "ghoul-7"),
        ("on 4", "read-number", "4"),
        ("on -1", "read-number", "-1"),
        ("first ²", "read-number", "²"),
        ("draw 0 joker@zone", "read-card", "joker@zone"),
        ("rob 0 1", "read-short", ""),
    ],
)
def test_a_refusal_points_at_the_first_wrong_word(text: str, code: str, wrong: str) -> None:
    refusal = GAME.read(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.args["found"]) == (code, wrong)
    assert refusal.span is not None
    start, end = refusal.span
    assert text[start:end] == wrong
    assert refusal.args["at"] == start + 1
    assert start == (text.rindex(wrong) if wrong else len(text))


@pytest.mark.parametrize("text", ["move {}-A", "on {}", "draw {} 1@zone", "play {}@zone", "walk {}"])
def test_numbers_without_end_are_refused_like_any_other(text: str) -> None:
    assert isinstance(GAME.read(text.format("9" * 5000)), Refusal)


@pytest.mark.parametrize("game", [GAME, ANY_BOARD], ids=["yard", "chance"])
def test_whatever_can_be_done_reads_as_it_prints(game: LastGameOnEarth) -> None:
    vocabulary = list(game.vocabulary())
    assert [game.read(str(action)) for action in vocabulary] == vocabulary
    assert len(set(map(str, vocabulary))) == len(vocabulary)


SOME = f"""{" ".join((*act.BARE, *act.WITH_SQUARE, *act.WITH_CARD, *act.WITH_NAME))} walk challenge parry
    draw lose rob turn peek first on 1@zone ?@lake parry@gray ghoul-4 ? 9-J 33-A 1-AF 0 3 4 ² N e"""
WORDS = st.sampled_from(SOME.split())
TEXTS = st.text() | st.lists(WORDS | st.text(max_size=4), max_size=5).map(" ".join)


@given(TEXTS)
def test_any_text_is_an_action_or_a_refusal_and_an_action_reads_as_it_prints(text: str) -> None:
    answer = GAME.read(text)
    if isinstance(answer, Refusal):
        assert answer.span is not None
        start, end = answer.span
        assert text[start:end] == answer.args["found"]
    else:
        assert isinstance(answer, get_args(Action))
        assert GAME.read(str(answer)) == answer

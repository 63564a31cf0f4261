"""What a table may choose, and how a bad choice is refused."""

from pathlib import Path

import pytest

import ghoulash
from ghoulash.core.options import read_options
from ghoulash.core.refusal import Refused
from ghoulash.games.last_game_on_earth.about import BRIEFINGS
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth

DECKS = Path(__file__).parents[3] / "src/ghoulash/games/last_game_on_earth/data/decks"
GAME = "last-game-on-earth"


def test_briefings_combine_in_one_order_however_they_are_named():
    game = ghoulash.game(GAME, scenario="blackout+lock-and-load")
    assert game.scenario == "lock-and-load+blackout"
    assert ghoulash.game(GAME).scenario == "standard"
    assert ghoulash.game(GAME, scenario="+".join(reversed(BRIEFINGS))).scenario == "+".join(BRIEFINGS)


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("scenario", "monsoon", "briefing-unknown"),
        ("scenario", "standard+blackout", "briefing-unknown"),
        ("scenario", "blackout+", "briefing-unknown"),
        ("scenario", "blackout+blackout", "briefing-twice"),
        ("scenario", "", "briefing-unknown"),
        ("board", "castle", "layout-unknown"),
        ("board", "square 1a0 1b1 3a2 4b3", "layout-twice"),
        ("tokens", "nobody", "option-bad"),
        ("decks", ("nowhere.toml",), "file-unreadable"),
        ("weather", "fog", "option-unknown"),
    ],
)
def test_a_bad_choice_is_refused(option: str, value: object, code: str):
    with pytest.raises(Refused) as refused:
        ghoulash.game(GAME, **{option: value})
    assert refused.value.refusal.code == code


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int):
    with pytest.raises(Refused, match="option-seats"):
        ghoulash.game(GAME).start(seats)


def test_options_as_a_person_types_them(tmp_path: Path):
    own = tmp_path / "lake.toml"
    own.write_text((DECKS / "lake.toml").read_text("utf-8").replace("health = 8", "health = 3"), "utf-8")
    typed = {"board": "mile", "tokens": "players", "decks": str(own)}
    game = LastGameOnEarth.with_options(read_options(LastGameOnEarth, typed))
    assert str(game.parts.layout).startswith("line ")
    assert not game.parts.by_chance
    assert game.parts.decks[game.parts.cards.by_id["lake"]].health == 3
    again = LastGameOnEarth.from_setup(game.setup(), game.rules_version)
    assert again.setup() == game.setup()
    assert again.parts.decks == game.parts.decks


def test_a_board_by_chance_is_laid_at_the_table():
    game = ghoulash.game(GAME, board="chance")
    state = game.start(2)
    while state.layout is None:
        seat = state.acting[0]
        action = game.chances(state)[-1][0] if seat < 0 else game.actions(state, seat)[0]
        state = game.apply(state, seat, action).state
    assert str(state.layout) == "z-tall 4b3 3b3 2b3 1b3"
    assert game.setup()["board"] == "chance"

"""Bots by name; a bot's code is loaded when it is asked for."""

import subprocess
import sys
from random import Random

import pytest

import ghoulash
from ghoulash.bots import bots_for, make_bot
from ghoulash.core.refusal import Refused


def test_bots_of_a_game_weakest_first() -> None:
    assert bots_for("pen-and-paper") == ("random", "easy", "normal")
    assert bots_for("last-game-on-earth") == ("random", "easy", "normal")


def test_random_plays_any_game() -> None:
    assert bots_for("a-game-of-yours") == ("random",)


def test_a_name_nobody_has_is_refused_with_the_names_there_are() -> None:
    game = ghoulash.game("pen-and-paper")
    with pytest.raises(Refused) as refused:
        make_bot(game, "clever", 1)
    assert refused.value.refusal.code == "bot-unknown"
    assert refused.value.refusal.args["known"] == "random, easy, normal"


@pytest.mark.parametrize("name", bots_for("pen-and-paper"))
def test_a_seed_or_what_is_drawn_from(name: str) -> None:
    game = ghoulash.game("pen-and-paper")
    state = game.start()
    view, actions = game.view(state, 0), game.actions(state, 0)
    one, other = make_bot(game, name, 5), make_bot(game, name, Random(5))
    assert one.act(view, (), actions) == other.act(view, (), actions)


def test_the_names_alone_load_no_game() -> None:
    code = (
        "import sys; from ghoulash.bots import bots_for; bots_for('pen-and-paper');"
        "sys.exit(any('pen_and_paper' in name for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

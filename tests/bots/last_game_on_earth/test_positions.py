"""Whatever has happened, the bots choose what is legal, and from the view alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ghoulash
from ghoulash.bots import make_bot
from ghoulash.core.chance import Chance
from ghoulash.core.game import CHANCE
from ghoulash.games.last_game_on_earth.about import BRIEFINGS, shipped
from ghoulash.games.last_game_on_earth.state import Player, Stack, State, Token
from ghoulash.table.table import Table
from tests.bots.test_views_alone import act_alike_while_worlds_look_alike, reached, sent

GAME = "last-game-on-earth"
BOTS = ("easy", "normal")
ALL = "+".join(BRIEFINGS)
SECRET = (State, Player, Stack, Token, Table)


def positions(game: Any, bots: tuple[str, ...], seed: int, most: int = 3000) -> Iterator[tuple[Any, int]]:
    """Each position of a game in which a seat acts, and that seat."""
    players = [make_bot(game, bot, seed + n) for n, bot in enumerate(bots)]
    rng = Random(seed)
    state = game.start(len(bots))
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            return
        seat = acting[0]
        if seat == CHANCE:
            actions, weights = zip(*game.chances(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            yield state, seat
            action = players[seat].act(game.view(state, seat), (), game.actions(state, seat))
        state = game.apply(state, seat, action).state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tokens", ["chance", "players"])
@pytest.mark.parametrize("bot", BOTS)
def test_legal_in_every_position_of_random_games_with_all_briefings(
    bot: str, tokens: str, seats: int
) -> None:
    """Another bot for every action: none knows what was planned."""
    game = ghoulash.game(GAME, scenario=ALL, board="chance", tokens=tokens)
    for n, (state, seat) in enumerate(positions(game, ("random",) * seats, seats)):
        action = make_bot(game, bot, n).act(game.view(state, seat), (), game.actions(state, seat))
        assert game.refusal(state, seat, action) is None


@pytest.mark.parametrize("scenario", [*shipped(), ALL])
def test_whole_games_of_every_mix_of_bots_end(scenario: str) -> None:
    game = ghoulash.game(GAME, scenario=scenario, board="chance")
    for bots in (("easy", "normal"), ("normal", "random", "normal"), ("easy", "normal", "normal", "easy")):
        last = list(positions(game, bots, 5, 20_000))[-1][0]
        assert last.turns < 200 * len(bots) - 1


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_choice_from_a_view_after_json_and_in_every_world_that_looks_the_same(bot: str) -> None:
    game = ghoulash.game(GAME, scenario=ALL)
    rng, differing = Random(bot), 0
    for here, seat in positions(game, (bot, "normal", "easy"), 3):
        if rng.random() > 0.2:
            continue
        there = game.imagine(game.view(here, seat), rng)
        differing += there != here
        act_alike_while_worlds_look_alike(game, bot, seat, (here, there), rng.random())
    assert differing > 5


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_holds_no_position(bot: str) -> None:
    game = ghoulash.game(GAME, scenario=ALL)
    bots = [make_bot(game, bot, 1), make_bot(game, "easy", 2)]
    table = Table(game, game.start(2), Chance(b"1"))
    table.begin()
    for _ in range(120):
        if table.to_act():
            table.ask(table.to_act()[0], bots[table.to_act()[0]])
    assert not any(isinstance(thing, SECRET) for thing in reached(vars(bots[0])))


def test_one_that_holds_a_position_would_be_found() -> None:
    game = ghoulash.game(GAME)
    state = game.start(2)
    for hold in ({"state": state}, {"last": [lambda: state]}, {"far": {1: (state.players,)}}):
        assert any(isinstance(thing, SECRET) for thing in reached(hold))


def test_a_bot_that_knew_another_game_is_not_led_astray() -> None:
    games = [ghoulash.game(GAME), ghoulash.game(GAME)]
    bot = make_bot(games[0], "normal", 1)
    several = zip(
        positions(games[0], ("normal",) * 2, 1), positions(games[1], ("easy",) * 4, 2), strict=False
    )
    for both in several:
        for game, (state, seat) in zip(games, both, strict=True):
            assert sent(game.view(state, seat)) == game.view(state, seat)
            action = bot.act(game.view(state, seat), (), game.actions(state, seat))
            assert game.refusal(state, seat, action) is None

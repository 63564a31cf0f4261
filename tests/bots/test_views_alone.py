"""A bot chooses by its view: worlds that look alike to its seat make no difference to it."""

import gc
from collections.abc import Iterator
from random import Random
from types import FunctionType
from typing import Any

import msgspec
import pytest

import ghoulash
from ghoulash.bots import bots_for, make_bot
from ghoulash.core.chance import Chance
from ghoulash.core.game import CHANCE
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.state import Chart, Sheet, State, Traveller
from ghoulash.table.table import Table

BOTS = bots_for("pen-and-paper")
FEW = ("ghoul-and-plenty", "lockdown", "quarantine", "supply-line")
SECRET = (State, Chart, Sheet, Traveller, Table)


def positions(game: Any, bot: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Each position of a game in which a seat acts, and that seat."""
    bots = [make_bot(game, bot, seed), make_bot(game, bot, seed + 1)]
    rng = Random(seed)
    state = game.start()
    while acting := game.to_act(state):
        if acting == (CHANCE,):
            state = game.apply(state, CHANCE, rng.choice(game.chances(state))[0]).state
            continue
        seat = rng.choice(acting)
        yield state, seat
        action = bots[seat].act(game.view(state, seat), (), game.actions(state, seat))
        state = game.apply(state, seat, action).state


def sent(view: Any) -> Any:
    """A view as a bot in another process gets it."""
    return msgspec.json.decode(msgspec.json.encode(view), type=type(view))


def act_alike_while_worlds_look_alike(
    game: Any, bot: str, seat: int, worlds: tuple[Any, Any], seed: float
) -> None:
    one, other = make_bot(game, bot, Random(seed)), make_bot(game, bot, Random(seed))
    here, there = worlds
    for _ in range(30):
        view = game.view(here, seat)
        if view != game.view(there, seat) or seat not in game.to_act(here):
            break
        action = one.act(view, (), game.actions(here, seat))
        again = other.act(sent(view), (), [game.read(str(a)) for a in game.actions(there, seat)])
        assert str(again) == str(action)
        here = game.apply(here, seat, action).state
        there = game.apply(there, seat, action).state


@pytest.mark.parametrize("scenario", FEW)
@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_is_the_same_in_every_world_that_looks_the_same(bot: str, scenario: str) -> None:
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    rng = Random(f"{bot} {scenario}")
    differing = 0
    for here, seat in positions(game, bot, 3):
        if rng.random() > 0.1:
            continue
        there = game.imagine(game.view(here, seat), rng)
        differing += there != here
        act_alike_while_worlds_look_alike(game, bot, seat, (here, there), rng.random())
    assert differing > 5


def reached(start: object) -> Iterator[object]:
    """All that an object holds, however deep; types, modules and what a module's functions see aside."""
    seen: set[int] = set()
    waiting: list[object] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type(gc) | type):
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, FunctionType):  # its globals lead on to whatever else runs here, tests too
            waiting += [thing.__defaults__, thing.__kwdefaults__, thing.__closure__, thing.__dict__]
            continue
        waiting += gc.get_referents(thing)
        if isinstance(thing, msgspec.Struct):  # those without gc do not say what they refer to
            waiting += [getattr(thing, name) for name in thing.__struct_fields__]


def holds_a_secret(bot: object) -> bool:
    return any(isinstance(thing, SECRET) for thing in reached(vars(bot)))


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_holds_no_position(bot: str) -> None:
    game = ghoulash.game("pen-and-paper")
    bots = [make_bot(game, bot, 1), make_bot(game, "easy", 2)]
    table = Table(game, game.start(), Chance(b"1"))
    table.begin()
    for n in range(150):
        if not table.to_act():
            break
        assert n % 10 or not holds_a_secret(bots[0])
        seat = table.to_act()[0]
        table.ask(seat, bots[seat])
    assert not holds_a_secret(bots[0])


def test_a_position_held_on_the_sly_is_found() -> None:
    game = ghoulash.game("pen-and-paper")
    bot = make_bot(game, "normal", 1)
    bot.__dict__["notes"] = {"deep": [(game.start().charts[0],)]}
    assert holds_a_secret(bot)


@pytest.mark.parametrize("scenario", shipped())
@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_a_bot_plays_on_from_any_view(bot: str, scenario: str) -> None:
    """Another bot for every action: none knows what was planned."""
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    for n, (state, seat) in enumerate(positions(game, bot, 7)):
        fresh = make_bot(game, bot, n)
        action = fresh.act(sent(game.view(state, seat)), (), game.actions(state, seat))
        assert game.refusal(state, seat, action) is None


def test_a_bot_that_knew_another_game_is_not_led_astray() -> None:
    games = [ghoulash.game("pen-and-paper"), ghoulash.game("pen-and-paper")]
    bot = make_bot(games[0], "normal", 1)
    for one, other in zip(positions(games[0], "normal", 1), positions(games[1], "easy", 2), strict=False):
        for game, (state, seat) in zip(games, (one, other), strict=True):
            action = bot.act(game.view(state, seat), (), game.actions(state, seat))
            assert game.refusal(state, seat, action) is None

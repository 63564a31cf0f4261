"""One game between bots, at a table that nobody keeps a record of."""

import traceback
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from ghoulash.bots import make_bot
from ghoulash.core.chance import Chance
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.core.refusal import IllegalAction, Refusal
from ghoulash.lab.facts import facts
from ghoulash.lab.order import Order, rng_of_bot, seed_of_chance
from ghoulash.table.table import Happened, Table

ENDLESS: Final = 1_000_000
"""Actions after which a game is given up: no game lasts so long, a bot has lost its way."""


class Played(Struct, frozen=True):
    """One game that came to its end."""

    index: int
    seed: str
    seating: tuple[int, ...]
    """For each seat, the place among the bots of who sat there."""
    winners: tuple[int, ...]
    """Places among the bots; nobody: a draw."""
    ending: str
    rule: str
    actions: int
    """Of seats; chance is not counted."""
    facts: Mapping[str, int | None]


class Crash(Struct, frozen=True):
    """One game that broke off, and what it takes to break it again."""

    index: int
    seed: str
    error: str
    trace: str


def play(game: AnyGame, order: Order, index: int) -> Played | Crash:
    """The game of this number; what breaks it off is told, not raised, so that it can cross processes."""
    seed = order.seed_of(index)
    try:
        return _play(game, order, index, seed)
    except Exception as error:  # noqa: BLE001 - any fault of a game or a bot is to be told with its seed
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return Crash(index, seed, why, traceback.format_exc())


def _play(game: AnyGame, order: Order, index: int, seed: str) -> Played:
    seating = order.seating(index)
    bots = [make_bot(game, order.bots[place], rng_of_bot(seed, place)) for place in seating]
    table = Table(game, game.start(len(bots)), Chance(seed_of_chance(seed)), seats=len(bots))
    actions = _count(table.begin())
    while acting := table.to_act():
        seat = acting[0]
        actions += _count(table.ask(seat, bots[seat]))
        if actions > ENDLESS:
            raise RuntimeError(f"more than {ENDLESS} actions")
    outcome = table.outcome()
    assert outcome is not None
    return Played(
        index,
        seed,
        seating,
        tuple(seating[seat] for seat in outcome.winners),
        outcome.how,
        outcome.rule,
        actions,
        facts(order.game, table.view(None), seating),
    )


def _count(happened: tuple[Happened, ...] | Refusal) -> int:
    if isinstance(happened, Refusal):
        raise IllegalAction(happened)
    return sum(item.deed is not None and item.deed.seat != CHANCE for item in happened)

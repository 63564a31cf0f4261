"""All the measurements, one after the other, on one core."""

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from random import Random
from statistics import mean, median
from time import process_time
from typing import TypeVar

import msgspec.json

import ghoulash
from ghoulash.core.game import Game
from ghoulash.games.last_game_on_earth.about import BRIEFINGS
from ghoulash.lab.bench import commands, peers, weight
from ghoulash.lab.bench.random_play import block, play, trace
from ghoulash.lab.bench.report import Report, Row, Target, machine, row
from ghoulash.lab.bench.thinking import slowest_move

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")

PAPER = ("pen-and-paper", "ghoul-and-plenty")
RIVALS = (
    (*PAPER, "catanatron-4", Target("ratio", ">=", 10)),
    (*PAPER, "catanatron-2", Target("ratio", ">=", 10)),
    (*PAPER, "liars-dice", Target("ratio", ">=", 0.5)),
    ("last-game-on-earth", "standard", "catanatron-4", Target("ratio", ">=", 5)),
)
"""What is played, the peers of `bench/peers.py`, and how many times their actions a second ours are to be."""

ROUNDS = 5


def measure(seconds: float = 30.0, say: Callable[[str], None] = lambda _: None) -> Report:
    """Everything, in about this long; `say` hears what is measured next."""
    game = ghoulash.game(PAPER[0], scenario=PAPER[1])
    rows: list[Row] = []
    notes: list[str] = []
    with one_core() as pinned:
        for name, scenario, peer, target in RIVALS:
            say(f"random play of {name} beside {peer}")
            played = ghoulash.game(name, scenario=scenario)
            rows.append(beside(played, peer, target, seconds / len(RIVALS)))
        say("views and positions")
        rows += [view_cost(game, seconds / 10), own_size(game), kept(game)]
        for argument in ("--help", "games"):
            say(f"ghoulash {argument}")
            spent = commands.cpu_seconds(argument)
            if spent is None:
                notes.append(f"ghoulash {argument}: it failed, or this system does not tell CPU seconds")
            else:
                rows.append(row(f"ghoulash {argument}", spent, "CPU s", target=Target("value", "<", 1 / 3)))
        for bot in ("easy", "normal"):
            say(f"games of {bot}")
            rate = commands.games_per_second(bot, seconds / 10)
            if rate is None:
                notes.append(f"games of {bot}: no such bot, or it failed")
            else:
                rows.append(row(f"{bot} against itself", rate, "games/s"))
        say("the slowest move")
        rows.append(thought("last-game-on-earth", "+".join(BRIEFINGS), 4, seconds / 10))
    return Report(machine(pinned=pinned), tuple(rows), tuple(notes))


def thought(name: str, scenario: str, seats: int, seconds: float) -> Row:
    """The slowest move of `normal`, in whole games at this table."""
    slowest, moves = slowest_move(ghoulash.game(name, scenario=scenario), "normal", seats, seconds)
    return row(
        f"a move of normal in {name}, at most",
        slowest * 1000,
        "ms",
        target=Target("value", "<=", 150),
        note=f"over {moves:,} moves at {seats} seats, all Briefings",
    )


@contextmanager
def one_core() -> Generator[bool]:
    """Keeps this process and those it starts on one core, where the system lets us choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield False
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield True
    finally:
        os.sched_setaffinity(0, before)


def beside(game: Game[S, A, V, E], peer: str, target: Target, seconds: float) -> Row:
    """Random play, ours and a peer's in turn, a block each; the medians."""
    name, unit, rng = f"random {game.id} beside {peer}", "actions/s", Random(1)
    part = seconds / (2 * ROUNDS + 2)
    try:
        with peers.Peer(peers.command(peer)) as rival:
            block(game, rng, part)  # warm
            rival.block(part)
            pairs = [(block(game, rng, part).rate, rival.block(part).rate) for _ in range(ROUNDS)]
    except peers.PeerMissingError as missing:
        ours = median(block(game, rng, part).rate for _ in range(ROUNDS))
        return row(name, ours, unit, target=target, note=str(missing))
    ours, theirs = (median(rates) for rates in zip(*pairs, strict=True))
    return row(name, ours, unit, peer=(rival.name, theirs), target=target)


def view_cost(game: Game[S, A, V, E], seconds: float) -> Row:
    """Microseconds for the acting seat's view as JSON, beside those for an apply, over whole games."""
    rng, encode = Random(2), msgspec.json.Encoder().encode
    views: list[float] = []
    applies: list[float] = []
    end = process_time() + seconds
    while process_time() < end or not views:
        steps = [step for _ in range(4) for step in trace(game, rng)]
        started = process_time()
        for state, seat, action in steps:
            game.apply(state, seat, action)
        between = process_time()
        for state, seat, _ in steps:
            encode(game.view(state, seat))
        applies.append((between - started) / len(steps) * 1e6)
        views.append((process_time() - between) / len(steps) * 1e6)
    return row(
        "a view as JSON",
        median(views),
        "µs",
        peer=("an apply", median(applies)),
        target=Target("ratio", "<=", 10),
    )


def own_size(game: Game[S, A, V, E], games: int = 5) -> Row:
    """The most bytes that a position held of its own, among those of some games."""
    rng = Random(3)
    play(game, rng)  # what the scenario works out once is the scenario's
    sizes: list[int] = []
    for _ in range(games):
        steps = trace(game, rng)
        shared = weight.reachable([game])
        sizes += [weight.own_bytes(state, shared) for state, _, _ in steps]
    return row(
        "a position of its own, at most",
        max(sizes),
        "B",
        target=Target("value", "<", 4096),
        note=f"mean {mean(sizes):,.0f} B over {len(sizes):,} positions",
    )


def kept(game: Game[S, A, V, E], games: int = 50) -> Row:
    """What a game leaves behind in the game object and our modules: less than any one thing takes."""
    rng = Random(4)
    for _ in range(games):
        play(game, rng)
    before = weight.kept_bytes(game)
    for _ in range(games):
        play(game, rng)
    grown = (weight.kept_bytes(game) - before) / games
    return row("kept after a game", grown, "B", target=Target("value", "<", 16))

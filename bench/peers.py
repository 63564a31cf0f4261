"""Random play of one peer, by the interpreter of .venv-peers: `python bench/peers.py catanatron-4`.

It first says in one line of JSON who it is (or why it is missing). Then, for every line of stdin,
a number of CPU seconds, it plays whole games for that long and answers with a line of JSON: how many
actions and games, and the CPU seconds they took. An action is: ask for the legal actions, pick one
uniformly, apply it. Chance is played and not counted; every action counts, a forced one too.
"""

import json
import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from math import floor
from time import process_time
from typing import Any

Play = Callable[[], tuple[int, int]]
"""Plays some whole games: how many actions, how many games."""


def catanatron_loop(seats: int) -> tuple[str, Play]:
    """Catan, driven from here: the actions listed, one picked, executed with its check."""
    of_game, of_player = import_module("catanatron.game"), import_module("catanatron.models.player")
    colors: Sequence[Any] = list(of_player.Color)[:seats]
    limit: int = of_game.TURNS_LIMIT

    def play() -> tuple[int, int]:
        game = of_game.Game([of_player.RandomPlayer(color) for color in colors])
        state, execute, over, pick = game.state, game.execute, game.winning_color, random.random
        actions = 0
        while state.num_turns < limit and over() is None:
            legal = state.playable_actions
            execute(legal[floor(pick() * len(legal))])
            actions += 1
        return actions, 1

    return f"catanatron {version('catanatron')}, {seats} seats, own loop", play


def catanatron_play(seats: int) -> tuple[str, Play]:
    """Catan, driven by its own `Game.play()`."""
    of_game, of_player = import_module("catanatron.game"), import_module("catanatron.models.player")
    colors: Sequence[Any] = list(of_player.Color)[:seats]

    def play() -> tuple[int, int]:
        game = of_game.Game([of_player.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions), 1

    return f"catanatron {version('catanatron')}, {seats} seats, play()", play


def open_spiel(name: str) -> tuple[str, Play]:
    """A game of OpenSpiel's in C++ whose seats act one after the other, driven from Python."""
    game: Any = import_module("pyspiel").load_game(name)
    several = range(100)  # its games are so short that reading the clock after each would tell

    def drawn(outcomes: Sequence[tuple[int, float]]) -> int:
        at = random.random()
        for outcome, chance in outcomes:
            at -= chance
            if at < 0:
                return outcome
        return outcomes[-1][0]

    def play() -> tuple[int, int]:
        pick, actions = random.random, 0
        for _ in several:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes()))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[floor(pick() * len(legal))])
                    actions += 1
        return actions, len(several)

    return f"OpenSpiel {version('open-spiel')}, {name} (C++) from Python", play


PEERS: dict[str, Callable[[], tuple[str, Play]]] = {
    "catanatron-4": lambda: catanatron_loop(4),
    "catanatron-2": lambda: catanatron_play(2),
    "liars-dice": lambda: open_spiel("liars_dice"),
}


def block(play: Play, seconds: float) -> dict[str, float]:
    """Whole games until the budget is spent."""
    actions = games = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not games:
        more_actions, more_games = play()
        actions += more_actions
        games += more_games
    return {"actions": actions, "games": games, "seconds": spent}


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PEERS:
        print(f"usage: python bench/peers.py PEER; one of: {', '.join(PEERS)}", file=sys.stderr)
        return 2
    try:
        name, play = PEERS[arguments[0]]()
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), flush=True)
        return 1
    random.seed(1)
    print(json.dumps({"name": name}), flush=True)
    for line in sys.stdin:
        print(json.dumps(block(play, float(line))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

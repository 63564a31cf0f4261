"""How long a bot thinks: the slowest move of whole games."""

from random import Random
from time import process_time

from ghoulash.bots import make_bot
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.lab.bench.random_play import drawn


def slowest_move(game: AnyGame, bot: str, seats: int, seconds: float) -> tuple[float, int]:
    """The most CPU seconds of one move, over whole games for about so long; and how many moves there were."""
    slowest, moves, number = 0.0, 0, 0
    end = process_time() + seconds
    while process_time() < end or not number:
        number += 1
        rng = Random(number)
        players = [make_bot(game, bot, rng.randrange(1 << 32)) for _ in range(seats)]
        state = game.start(seats)
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = drawn(game.chances(state), rng.random)
            else:
                view, actions = game.view(state, seat), game.actions(state, seat)
                begun = process_time()
                action = players[seat].act(view, (), actions)
                slowest = max(slowest, process_time() - begun)
                moves += 1
            state = game.apply(state, seat, action).state
    return slowest, moves

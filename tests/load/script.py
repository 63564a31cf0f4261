"""A game known beforehand: both charts are ours, and with a given first player nothing is drawn."""

from random import Random
from typing import NamedTuple

import ghoulash

GAME = "pen-and-paper"
OPTIONS = {"first": "0"}
_LONGEST = 4000


class Script(NamedTuple):
    """What each seat hides, and then who does what."""

    hidden: tuple[list[str], list[str]]
    moves: list[tuple[int, str]]


def script(seed: int) -> Script:
    """A game of random moves."""
    rng = Random(seed)
    game = ghoulash.game(GAME, **OPTIONS)
    state = game.start(2)
    played = Script(([], []), [])
    while game.outcome(state) is None and len(played.moves) < _LONGEST:
        seat = game.to_act(state)[0]
        action = rng.choice(game.actions(state, seat))
        if game.drafts(state, seat):
            played.hidden[seat].append(str(action))
        else:
            played.moves.append((seat, str(action)))
        state = game.apply(state, seat, action).state
    return played

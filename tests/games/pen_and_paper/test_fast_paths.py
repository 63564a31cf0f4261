"""Every table and shortcut of the engine says what the plain way says."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ghoulash.core.choices import Choices
from ghoulash.core.game import CHANCE
from ghoulash.core.refusal import IllegalAction
from ghoulash.games.pen_and_paper import PenAndPaper
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import Action, Block, Enter, Fire, Hide, Walk, Weak
from ghoulash.games.pen_and_paper.scenario import named, shipped
from ghoulash.games.pen_and_paper.state import OUTSIDE, Hiding, Over, State
from ghoulash.games.pen_and_paper.walking import walking_refusal
from tests.rulebook.charts import tiny

GAMES = {name: PenAndPaper(named(name)) for name in shipped()}

# All that a game can have, close together: Doors, doorways, a Shelter, a Clinic, every kind of thing.
EVERYTHING = PenAndPaper(
    tiny(
        """
             A B C D
            +-+-+-+-+
          3 |a:a . .D
            +:+ +:+-+
          2 D. C|. .|
            + + + +:+
          1 |. .:b b|
            +-+-+-+-+
        """,
        """
        turn_limit = 12
        [hide.sample]
        count = 3
        [hide.kit]
        count = 2
        [hide.ghoul]
        count = 3
        where = "shaded"
        per_area = 2
        [hide.debris]
        count = 2
        [hide.spores]
        count = 2
        [hide.hole]
        count = 2
        [block]
        count = 2
        [goal]
        do = "leave"
        count = 2
        door = "opposite"
        [fight]
        miss_when_carrying = 2
        free_misses_when_carrying = 1
        miss_with_spores = 3
        """,
    )
)


def positions(game: PenAndPaper, rng: Random, most: int = 10_000) -> Iterator[tuple[State, int]]:
    """The positions of a random game, and who does something in each."""
    state = game.start()
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            return
        seat = rng.choice(acting)
        yield state, seat
        actions = game.actions(state, seat) if seat != CHANCE else [a for a, _ in game.chances(state)]
        state = game.apply(state, seat, actions[rng.randrange(len(actions))]).state


def plain(game: PenAndPaper, state: State, seat: int) -> list[Action]:
    return [action for action in game.vocabulary() if game.refusal(state, seat, action) is None]


@given(st.randoms(use_true_random=False))
def test_what_is_offered_is_what_is_not_refused(rng: Random) -> None:
    for state, _ in positions(EVERYTHING, rng):
        for seat in (CHANCE, 0, 1):
            assert list(EVERYTHING.actions(state, seat)) == plain(EVERYTHING, state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_what_is_not_refused_in_a_shipped_scenario(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    places = list(positions(game, rng, 400))
    for state, seat in rng.sample(places, 12):
        assert list(game.actions(state, seat)) == plain(game, state, seat)


@pytest.mark.parametrize("game", [*GAMES.values(), EVERYTHING], ids=[*GAMES, "everything"])
def test_the_tables_of_steps(game: PenAndPaper) -> None:
    board = game.board
    state = game.start()
    walks = [Walk(direction) for direction in "NESW"]
    for square in [*range(len(board.grid)), OUTSIDE]:
        walker = msgspec.structs.replace(state.travellers[0], at=square)
        here = msgspec.structs.replace(state, travellers=(walker, walker))
        steps = [walk for walk in walks if walking_refusal(board, here, 0, walk) is None]
        first, following = board.first_steps[square], board.next_steps[square]
        if square == OUTSIDE:
            assert steps == [] and first == board.enters
        elif first is None:
            assert following is None
        else:
            assert list(first) == steps
            assert list(following or ()) == [*steps, *game.actions(here, 2), *plain_stop(board)]
        for seat in (0, 1):
            for direction, beyond in board.exits[square].items():
                name = board.grid.names[beyond]
                assert board.walked[seat][square][direction] == (ev.Walked(seat, name, direction),)


def plain_stop(board: Any) -> list[Action]:
    return [action for action in board.next_steps[0] or () if str(action) == "stop"] or [game_stop()]


def game_stop() -> Action:
    return next(action for action in EVERYTHING.vocabulary() if str(action) == "stop")

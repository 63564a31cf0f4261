"""What can be asked: a view, and never a position."""

from typing import Any, get_type_hints

import msgspec
import pytest

import ghoulash
from ghoulash.core.bot import Remark
from ghoulash.core.chance import Chance
from ghoulash.games import REGISTRY
from ghoulash.server.thinking.question import LATEST_REMARKS, Mind, Premise, Question
from ghoulash.server.thinking.wire import Put
from ghoulash.table.table import Table
from tests.server.thinking.asking import pool, walking

GAMES = tuple(REGISTRY)
MIND = Mind("random", b"seed")


@pytest.mark.parametrize("name", GAMES)
def test_a_question_takes_no_position(name: str) -> None:
    game = ghoulash.game(name)
    state = game.start()
    table = Table(game, state, Chance(b"seed"))
    for secret in (state, table, game, vars(table), msgspec.to_builtins(state), None):
        with pytest.raises(TypeError):
            Question.of(Premise.of(game), MIND, 0, secret)


def test_a_question_takes_no_view_of_another_game() -> None:
    one, other = map(ghoulash.game, GAMES[:2])
    with pytest.raises(TypeError):
        Question.of(Premise.of(one), MIND, 0, other.view(other.start(), 0))


@pytest.mark.parametrize("name", GAMES)
def test_no_position_is_read_as_a_view(name: str) -> None:
    game = ghoulash.game(name)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(game.start()), type=game.view_type)


@pytest.mark.parametrize("name", GAMES)
async def test_a_worker_reads_no_position(name: str) -> None:
    """Not even where somebody goes round the front door."""
    game = ghoulash.game(name)
    view = msgspec.json.encode(game.start())
    async with pool() as thinkers:
        answer = await thinkers.ask("a", Question(Premise.of(game), MIND, 0, view, 0, ()))
        assert answer.failures == ("raised",) * 3


def test_what_travels_is_of_plain_types() -> None:
    plain: set[Any] = {str, int, bytes, bytes | None, tuple[Remark, ...]}
    assert set(get_type_hints(Put).values()) <= plain


def test_a_view_survives_the_way() -> None:
    game = ghoulash.game("pen-and-paper")
    view = game.view(game.start(), 1)
    question = Question.of(Premise.of(game), MIND, 1, view)
    assert msgspec.json.decode(question.view, type=game.view_type) == view


def test_the_latest_remarks_go_along() -> None:
    game = ghoulash.game("pen-and-paper")
    said = [Remark(0, str(n)) for n in range(LATEST_REMARKS + 20)]
    question = Question.of(Premise.of(game), MIND, 0, game.view(game.start(), 0), remarks=said)
    assert question.remarks == tuple(said[20:])


def test_no_two_minds_have_the_same_seed() -> None:
    seeds = {Mind.fresh("easy").seed for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_a_premise_is_known_by_all_that_it_holds() -> None:
    games = [ghoulash.game("pen-and-paper", turn_limit=limit) for limit in (5, 6, 6)]
    keys = [Premise.of(game).key for game in games]
    assert keys[0] != keys[1] == keys[2]
    assert walking("easy").premise.key not in keys

"""What a worker makes of a question: what is legal, the same for the same question, a set-up as a whole."""

from random import Random
from typing import Any

import pytest

import ghoulash
from ghoulash.bots import bots_for, make_bot
from ghoulash.core.refusal import Refusal
from ghoulash.games import game_class
from ghoulash.server.thinking.answering import Answering, NotLegal
from ghoulash.server.thinking.process import put_of
from ghoulash.server.thinking.question import Mind, Premise, Question
from ghoulash.server.thinking.wire import MINDS, PREMISES, Put
from ghoulash.table.draft import Draft
from tests.server.thinking import odd_bots
from tests.server.thinking.asking import walking

SCENARIOS = game_class("pen-and-paper").scenarios()


def put(game: Any, view: Any, bot: str, seat: int, number: int = 0, seed: bytes = b"seed") -> Put:
    question = Question.of(Premise.of(game), Mind(bot, seed), seat, view, number)
    return put_of(question, bot, known=False)


def laid_out(game: Any, start: Any, seat: int, bot: Any) -> list[str]:
    """A set-up one by one, as a table asks for it."""
    draft = Draft(game, start, seat)
    while not draft.finished:
        assert draft.add(bot.act(draft.view(), (), draft.actions())) is None
    return [str(action) for action in draft.listed]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bot", bots_for("pen-and-paper"))
def test_a_set_up_in_one_answer_is_that_of_many(bot: str, scenario: str, seat: int) -> None:
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    state = game.start()
    once = Answering(lambda game, name, _: make_bot(game, name, 7))
    texts = once.answer(put(game, game.view(state, seat), bot, seat))
    assert list(texts) == laid_out(game, state, seat, make_bot(game, bot, 7))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_set_up_fits_after_the_other_is_done_and_is_gone_on_with(scenario: str) -> None:
    """The truth is another world than the imagined one, and takes it all the same."""
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    state = game.start()
    for action in laid_out(game, state, 0, make_bot(game, "random", 3)):
        state = game.apply(state, 0, game.read(action)).state
    draft = Draft(game, state, 1)
    begun = [game.read(text) for text in laid_out(game, state, 1, make_bot(game, "random", 4))]
    assert draft.add(*begun[: len(begun) // 2]) is None
    texts = Answering(make_bot).answer(put(game, draft.view(), "normal", 1))
    assert len(texts) == len(begun) - len(begun) // 2
    assert draft.add(*map(game.read, texts)) is None
    assert draft.finished


def positions(game: Any, seats: int, seed: int) -> list[tuple[Any, int]]:
    """Some of a whole game, and who acts in them."""
    rng = Random(seed)
    bots = [make_bot(game, "easy", rng.randrange(1 << 30)) for _ in range(seats)]
    state, met = game.start(seats), []
    while acting := game.to_act(state):
        seat = acting[0]
        if seat < 0:
            outcomes, weights = zip(*game.chances(state), strict=True)
            action = rng.choices(outcomes, weights)[0]
        else:
            met.append((state, seat))
            action = bots[seat].act(game.view(state, seat), (), game.actions(state, seat))
        state = game.apply(state, seat, action).state
    return [met[n] for n in sorted(rng.sample(range(len(met)), min(len(met), 60)))]


EVERY = [(name, bot) for name in ("pen-and-paper", "last-game-on-earth") for bot in bots_for(name)]


@pytest.mark.parametrize(("name", "bot"), EVERY)
def test_every_answer_is_legal_and_the_same_again(name: str, bot: str) -> None:
    game = ghoulash.game(name)
    for number, (state, seat) in enumerate(positions(game, 2, 5)):
        asked = put(game, game.view(state, seat), bot, seat, number)
        texts = Answering(make_bot).answer(asked)
        action = game.read(texts[0])
        assert not isinstance(action, Refusal)
        assert game.refusal(state, seat, action) is None
        assert Answering(make_bot).answer(asked) == texts


def test_another_seed_or_number_leads_elsewhere() -> None:
    """The same view again need not lead to the same again: nobody walks to and fro for ever."""
    game = ghoulash.game("pen-and-paper")
    view = game.view(game.start(), 0)
    charts = {
        Answering(make_bot).answer(put(game, view, "random", 0, n, s)) for n in (1, 2) for s in (b"a", b"b")
    }
    assert len(charts) == 4


def counts(answering: Answering, *numbers: int, seed: bytes = b"seed") -> list[int]:
    question = walking("counts")
    found = []
    for number in numbers:
        asked = put_of(walking("counts", number=number, seed=seed), "counts", known=False)
        answering.answer(asked)
        found.append(answering._minds.get((seed, "counts", question.premise.key))[1].asked)  # type: ignore[index]
    return found


def test_a_bot_is_remembered_while_questions_follow_on() -> None:
    answering = Answering(odd_bots.make_bot)
    assert counts(answering, 1, 2, 5) == [1, 2, 3]
    assert counts(answering, 5, 6, 2) == [1, 2, 1]
    assert counts(answering, 9, seed=b"another") == [1]


def test_the_latest_bots_are_remembered() -> None:
    answering = Answering(odd_bots.make_bot)
    for n in range(MINDS + 1):
        counts(answering, 1, seed=b"%d" % n)
    assert len(answering._minds) == MINDS
    assert counts(answering, 2, seed=b"1") == [2]
    assert counts(answering, 2, seed=b"0") == [1]


def test_the_latest_games_are_kept() -> None:
    answering = Answering(make_bot)
    for limit in range(1, PREMISES + 3):
        game = ghoulash.game("pen-and-paper", turn_limit=limit)
        answering.answer(put(game, game.view(game.start(), 0), "easy", 0))
    assert len(answering._games) == PREMISES


def test_what_is_not_legal_is_not_answered() -> None:
    answering = Answering(odd_bots.make_bot)
    for bot in ("cheats", "out_of_turn"):
        with pytest.raises(NotLegal):
            answering.answer(put_of(walking(bot), bot, known=False))

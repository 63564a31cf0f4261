"""How the bots hide: lawfully, and so that it cannot be read."""

from collections import Counter
from itertools import pairwise
from math import log2
from random import Random

import pytest

import ghoulash
from ghoulash.bots import make_bot
from ghoulash.core.game import AnyGame
from ghoulash.core.squares import each, from_hex
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.table.draft import Draft

CHARTS = 200


def chart(game: AnyGame, bot: str, seed: int) -> tuple[int, ...]:
    """Where each kind lies on a chart that a bot has hidden."""
    draft = Draft(game, game.start(), 0)
    hider = make_bot(game, bot, seed)
    while not draft.finished:
        assert draft.add(hider.act(draft.view(), (), draft.actions())) is None
    return tuple(map(from_hex, draft.view().charts[1].lies))


def bits(counts: Counter[int]) -> float:
    """The entropy of what was counted."""
    total = sum(counts.values())
    return -sum(n / total * log2(n / total) for n in counts.values())


@pytest.mark.parametrize("scenario", shipped())
def test_normal_hides_nothing_where_it_could_be_read(scenario: str) -> None:
    game = ghoulash.game("pen-and-paper", scenario=scenario)
    board = game.board  # pyright: ignore[reportAttributeAccessIssue]
    where = [Counter[int]() for _ in board.kinds]
    for seed in range(CHARTS):
        for kind, lies in enumerate(chart(game, "normal", seed)):
            where[kind].update(each(lies))
    forced = {door.square for door in board.grid.doors}
    for kind, counts in enumerate(where):
        fair = board.counts[kind] / board.room[kind].bit_count()
        for square, times in counts.items():
            if square not in forced:  # a Hole at a Door is met whoever knows of it
                assert times / CHARTS <= max(0.1, 4 * fair), board.grid.names[square]
        free = Counter({square: times for square, times in counts.items() if square not in forced})
        most = min(board.room[kind].bit_count(), free.total())  # no more can be seen in so few charts
        assert bits(free) >= log2(most) - 1, board.kinds[kind]


def test_no_two_charts_are_alike() -> None:
    game = ghoulash.game("pen-and-paper")
    assert len({chart(game, "normal", seed) for seed in range(100)}) == 100


def test_a_chart_begun_by_another_is_finished() -> None:
    game = ghoulash.game("pen-and-paper", scenario="lockdown")
    rng = Random(3)
    for seed in range(5):
        draft = Draft(game, game.start(), 1)
        for _ in range(12):
            draft.add(rng.choice(draft.actions()))
        begun = draft.listed
        helper = make_bot(game, "normal", seed)
        while not draft.finished:
            assert draft.add(helper.act(draft.view(), (), draft.actions())) is None
        assert draft.listed[:12] == begun


def test_what_is_taken_back_meanwhile_does_not_confuse() -> None:
    game = ghoulash.game("pen-and-paper")
    draft = Draft(game, game.start(), 0)
    hider = make_bot(game, "normal", 1)
    rng = Random(1)
    for _ in range(200):
        if draft.finished:
            break
        assert draft.add(hider.act(draft.view(), (), draft.actions())) is None
        if rng.random() < 0.2:
            draft.remove(rng.choice(draft.listed))
            draft.add(rng.choice(draft.actions()))
    assert draft.finished


def test_weak_spots_of_normal_are_all_alike_and_follow_no_pattern() -> None:
    game = ghoulash.game("pen-and-paper")
    hider = make_bot(game, "normal", 11)
    spots = [hider.weak_spot() for _ in range(3600)]  # pyright: ignore[reportAttributeAccessIssue]
    assert bits(Counter(spots)) > 2.57
    pairs = Counter(first * 10 + then for first, then in pairwise(spots))
    assert len(pairs) == 36
    assert bits(pairs) > 5.14


def test_a_beginner_can_learn_the_weak_spots_of_easy() -> None:
    game = ghoulash.game("pen-and-paper")
    hider = make_bot(game, "easy", 11)
    assert {hider.weak_spot() for _ in range(300)} == {2, 3, 4, 5}  # pyright: ignore[reportAttributeAccessIssue]

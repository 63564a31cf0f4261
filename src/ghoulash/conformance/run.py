"""The run: every check over one game, every number of seats, as far as the budget goes."""

from collections.abc import Callable, Collection, Iterator
from time import process_time
from typing import Any, Final

from ghoulash.conformance.at_once import check_commute
from ghoulash.conformance.browser import check_browser
from ghoulash.conformance.budget import Budget
from ghoulash.conformance.drafting import check_drafts
from ghoulash.conformance.drawing import check_chances, check_draws
from ghoulash.conformance.ending import check_acting
from ghoulash.conformance.imagined import check_imagine
from ghoulash.conformance.laziness import check_lazy
from ghoulash.conformance.legality import check_actions, check_apply
from ghoulash.conformance.pairs import check_pairs
from ghoulash.conformance.play import Play, Stop
from ghoulash.conformance.recording import check_record
from ghoulash.conformance.references import check_references
from ghoulash.conformance.report import Report, report_of
from ghoulash.conformance.robots import check_bots
from ghoulash.conformance.setting_up import check_setup, check_vocabulary
from ghoulash.conformance.tally import Tally
from ghoulash.conformance.telling import check_told
from ghoulash.conformance.values import check_state, check_view
from ghoulash.conformance.violation import Place
from ghoulash.conformance.windows import check_window
from ghoulash.conformance.wording import check_read, check_spell, check_text
from ghoulash.core.game import AnyGame

Progress = Callable[[str], None]

OF_THE_GAME: Final[dict[str, Callable[[Play], None]]] = {
    "setup": check_setup,
    "vocabulary": check_vocabulary,
    "text": check_text,
    "read": check_read,
}
OF_A_PLAY: Final[dict[str, Callable[[Play], None]]] = {
    "record": check_record,
}
OF_A_POSITION: Final[dict[str, Callable[[Play, Stop], None]]] = {
    "acting": check_acting,
    "actions": check_actions,
    "apply": check_apply,
    "lazy": check_lazy,
    "spell": check_spell,
    "view": check_view,
    "browser": check_browser,
    "state": check_state,
    "chances": check_chances,
    "draws": check_draws,
    "commute": check_commute,
    "told": check_told,
    "draft": check_drafts,
    "window": check_window,
    "references": check_references,
    "imagine": check_imagine,
    "bots": check_bots,
}
OF_THE_RUN: Final[dict[str, Callable[[Tally, Budget], str | None]]] = {
    "truth": Tally.too_true,
    "likely": lambda tally, _: tally.unfair(),
    "differing": Tally.too_few,
}
_EVERY_DAY: Final = Budget()
CHECKS: Final = (*OF_THE_GAME, "end", *OF_A_PLAY, *OF_A_POSITION, "pairs", *OF_THE_RUN)
"""Every law, by the name that its `Violation` bears."""


def check_game(
    game: AnyGame,
    budget: Budget = _EVERY_DAY,
    *,
    seats: int | None = None,
    only: Collection[str] = CHECKS,
    progress: Progress = lambda _: None,
) -> tuple[Report, ...]:
    """Hold a game to the contract; raises `Violation` at the first law it breaks, else says what was seen.

    Every number of seats, or one; all checks, or some of `CHECKS`.
    """
    least, most = game.seats
    counts = range(least, most + 1) if seats is None else (seats,)
    return tuple(_check_seats(game, budget, count, only, progress) for count in counts)


def _check_seats(
    game: AnyGame, budget: Budget, seats: int, only: Collection[str], progress: Progress
) -> Report:
    begun = process_time()
    tally = Tally((*range(seats), None))
    vocabulary = tuple(game.vocabulary())
    first = _new_play(game, budget, seats, 0, vocabulary, tally)
    for check in _asked_for(OF_THE_GAME, only):
        with first.checking(check):
            OF_THE_GAME[check](first)
    for number in range(budget.first, budget.first + budget.games):
        progress(
            f"{game.id}/{game.scenario}, {seats} seats: game {number - budget.first + 1} of {budget.games}"
        )
        _check_play(_new_play(game, budget, seats, number, vocabulary, tally), budget, only)
    for check in _asked_for(OF_THE_RUN, only):
        why = OF_THE_RUN[check](tally, budget)
        if why is not None:
            raise first.violation(check, f"{why} (over {budget.games} games)")
    return report_of(game, seats, budget.games, tally, process_time() - begun)


def _new_play(
    game: AnyGame, budget: Budget, seats: int, number: int, vocabulary: tuple[Any, ...], tally: Tally
) -> Play:
    return Play(game, Place(game.id, game.scenario, seats, budget.seed, number), vocabulary, tally)


def _check_play(play: Play, budget: Budget, only: Collection[str]) -> None:
    with play.checking("end"):
        play.run()
    for check in _asked_for(OF_A_PLAY, only):
        with play.checking(check):
            OF_A_PLAY[check](play)
    for stop in play.chosen(budget.states):
        play.tally.states += 1
        for check in _asked_for(OF_A_POSITION, only):
            with play.checking(check, stop.step):
                OF_A_POSITION[check](play, stop)
        if "pairs" in only:
            with play.checking("pairs", stop.step):
                check_pairs(play, stop, budget.pairs)


def _asked_for(checks: Collection[str], only: Collection[str]) -> Iterator[str]:
    return (check for check in checks if check in only)

"""Many games between bots: `simulate` plays them and counts how they end."""

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from secrets import randbits
from time import perf_counter

from msgspec import Struct

import ghoulash
from ghoulash.bots import bots_for
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.lab.games_file import GamesFile
from ghoulash.lab.jobs import played
from ghoulash.lab.order import Order
from ghoulash.lab.playing import AnyGame, Crash, Played
from ghoulash.lab.progress import Progress


class Simulation(Struct, frozen=True):
    """The answer of `ghoulash simulate --json`.

    The k-th figure of `wins` belongs to the k-th bot as they were named, wherever it sat: bots change
    seats from game to game unless the seats are fixed, and then that is seat k.
    """

    game: str
    scenario: str
    games: int
    bots: tuple[str, ...]
    seed: int
    fixed_seats: bool
    wins: tuple[int, ...]
    draws: int
    endings: dict[str, int]
    mean_actions: float
    """Actions of seats in a game; chance is not counted."""
    actions_per_s: float
    seconds: float


def simulate(  # noqa: PLR0913 - the options of the command, one for one
    game: str,
    *,
    scenario: str | None = None,
    games: int,
    bots: Sequence[str],
    seed: int | None = None,
    jobs: int = 1,
    out: Path | None = None,
    fixed_seats: bool = False,
    progress: bool = True,
) -> Simulation:
    """Play so many games; the same seed gives the same games, whatever the jobs.

    Without a seed a fresh one is taken, and told. Raises `Refused` before the first game for whatever
    can be known by then, and for a game that breaks off, with its number and seed.
    """
    playing = ghoulash.game(game) if scenario is None else ghoulash.game(game, scenario=scenario)
    _check(playing, games, bots, jobs)
    file = None if out is None else GamesFile(out)
    chosen = randbits(32) if seed is None else seed
    order = Order(game, playing.rules_version, playing.setup(), tuple(bots), chosen, fixed_seats)
    begun = perf_counter()
    ended = _play_all(order, games, jobs, progress=progress)
    seconds = perf_counter() - begun
    if file is not None:
        file.write(ended, order.bots)
    return _counted(playing.scenario, order, ended, seconds)


def _check(game: AnyGame, games: int, bots: Sequence[str], jobs: int) -> None:
    least, most = game.seats
    if not least <= len(bots) <= most:
        args: dict[str, str | int] = {"least": least, "most": most, "bots": len(bots)}
        raise Refused(Refusal("simulate-bots", args=args), "--bots")
    known = bots_for(game.id)
    for bot in bots:
        if bot not in known:
            args = {"bot": bot, "game": game.id, "known": ", ".join(known)}
            raise Refused(Refusal("bot-unknown", args=args), "--bots")
    if games < 1:
        raise Refused(Refusal("simulate-games", args={"games": games}), "--games")
    if jobs < 1:
        raise Refused(Refusal("simulate-jobs", args={"jobs": jobs}), "--jobs")


def _play_all(order: Order, games: int, jobs: int, *, progress: bool) -> list[Played]:
    ended: list[Played] = []
    with Progress(games, shown=progress) as shown, closing(played(order, games, jobs)) as results:
        for result in results:
            if isinstance(result, Crash):
                raise _broken_off(order, result)
            ended.append(result)
            shown.advance()
    return sorted(ended, key=lambda game: game.index)


def _broken_off(order: Order, crash: Crash) -> Refused:
    args: dict[str, str | int] = {
        "index": crash.index,
        "seed": order.seed,
        "own": crash.seed,
        "why": crash.error,
    }
    refused = Refused(Refusal("simulate-crash", args=args))
    refused.add_note(crash.trace)
    return refused


def _counted(scenario: str, order: Order, ended: list[Played], seconds: float) -> Simulation:
    wins = Counter(place for game in ended for place in game.winners)
    actions = sum(game.actions for game in ended)
    return Simulation(
        game=order.game,
        scenario=scenario,
        games=len(ended),
        bots=order.bots,
        seed=order.seed,
        fixed_seats=order.fixed_seats,
        wins=tuple(wins[place] for place in range(len(order.bots))),
        draws=sum(not game.winners for game in ended),
        endings=dict(sorted(Counter(game.ending for game in ended).items())),
        mean_actions=actions / len(ended),
        actions_per_s=actions / seconds if seconds else 0.0,
        seconds=seconds,
    )

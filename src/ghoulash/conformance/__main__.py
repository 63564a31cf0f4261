"""The kit from the command line: `python -m ghoulash.conformance pen-and-paper --games 50`."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import NoReturn

from msgspec.structs import replace

from ghoulash.conformance.budget import WHOLE, Budget
from ghoulash.conformance.run import AnyGame, check_game
from ghoulash.conformance.violation import Violation
from ghoulash.core.refusal import Refused
from ghoulash.games import REGISTRY, game_class


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    """Every game and scenario asked for; 1 when a law is broken, 2 for a bad argument."""
    parser = _new_parser()
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.names if name not in REGISTRY]
    if unknown:
        parser.error(f"no game is called {unknown[0]}; there are: {', '.join(REGISTRY)}")
    games = [game for name in asked.names or REGISTRY for game in _games(parser, name, asked.scenario)]
    for game in games:
        least, most = game.seats
        if asked.seats is not None and not least <= asked.seats <= most:
            parser.error(f"{game.id} has {least} to {most} seats, not {asked.seats}")
    held = [_hold(game, _budget(asked), asked.seats) for game in games]
    return 0 if all(held) else 1


def _games(parser: ArgumentParser, name: str, scenario: str | None) -> list[AnyGame]:
    kind = game_class(name)
    try:
        return [
            kind.with_options({"scenario": one}) for one in ([scenario] if scenario else kind.scenarios())
        ]
    except Refused as refused:
        known = refused.refusal.args.get("known")
        parser.error(f"{scenario}: {refused}" + (f"; there are: {known}" if known else ""))


def _budget(asked: Namespace) -> Budget:
    if asked.game is not None:
        return replace(WHOLE, seed=asked.seed, first=asked.game, games=1, differing=0, other=0.0)
    return replace(WHOLE, seed=asked.seed, games=asked.games, differing=3 * asked.games)


def _hold(game: AnyGame, budget: Budget, seats: int | None) -> bool:
    broken = False
    try:
        found = "\n".join(map(str, check_game(game, budget, seats=seats, progress=_progress)))
    except Violation as violation:
        found, broken = str(violation), True
    _progress("")
    sys.stdout.write(f"{found}\n")
    sys.stdout.flush()
    return not broken


def _progress(line: str) -> None:
    """One line that is written over, where somebody watches."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()


def _new_parser() -> ArgumentParser:
    parser = _Parser(
        prog="python -m ghoulash.conformance",
        description="Hold games to the contract: random play, paired worlds, round trips.",
        epilog="Example: python -m ghoulash.conformance pen-and-paper --scenario finders --games 50 --seed 7",
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="all when left out")
    parser.add_argument("--scenario", help="one of the game's, or a file; all when left out")
    parser.add_argument("--seats", type=int, help="one number of seats; every number when left out")
    parser.add_argument(
        "--games", type=_positive, default=WHOLE.games, help="for each scenario (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=WHOLE.seed, help="which games are played (%(default)s)")
    parser.add_argument("--game", type=int, help="one game of the run alone, by its number")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())

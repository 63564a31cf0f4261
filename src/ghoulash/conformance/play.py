"""A random game played to its end, and the places in it where the checks stop."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from ghoulash.conformance.tally import Tally
from ghoulash.conformance.violation import Place, Violation
from ghoulash.core.game import CHANCE, AnyGame, Deed, Step

LONGEST: Final = 20_000
"""Actions after which a game is taken to have no end."""
_FULL: Final = 4
"""One position in so many is looked at in full."""


class Stop(Struct, frozen=True):
    """One position of a game, and what was done in it; nothing at the end."""

    step: int
    state: Any
    deed: Deed[Any] | None = None
    after: Step[Any, Any] | None = None
    full: bool = False
    """Whether to look at every single action here, and not at some."""


class Play:
    """One game, from the first position to the last."""

    def __init__(self, game: AnyGame, place: Place, vocabulary: Sequence[Any], tally: Tally) -> None:
        self.game = game
        self.seats = place.seats
        self.observers: tuple[int | None, ...] = (*range(place.seats), None)
        self.vocabulary = vocabulary
        self.place = place
        self.tally = tally
        self.stops: list[Stop] = []
        self.common: frozenset[int] = frozenset()
        """What hangs on the game itself, by identity: known once it was asked for."""

    def rng(self, *purpose: object) -> Random:
        """Random numbers of their own for each purpose, so that one check never shifts another."""
        return Random(f"{self.place} {purpose}")

    def run(self) -> None:
        """Play to the end, whatever is legal, all alike."""
        rng = self.rng("play")
        state = self.game.start(self.place.seats)
        for step in count():
            deed = random_deed(self.game, state, rng)
            if deed is None:
                self.stops.append(Stop(step, state))
                outcome = self.game.outcome(state)
                how = outcome.how if outcome is not None else ""
                self.tally.endings[how] = self.tally.endings.get(how, 0) + 1
                return
            if step == LONGEST:
                raise self.violation("end", f"not over after {LONGEST} actions", step)
            after = self.game.apply(state, deed.seat, deed.action)
            self.stops.append(Stop(step, state, deed, after))
            state = after.state

    def chosen(self, most: int) -> list[Stop]:
        """The last position and some others, every verb as often as any other."""
        rng = self.rng("chosen")
        by_verb: dict[str, list[Stop]] = {}
        for stop in self.stops[:-1]:
            assert stop.deed is not None
            by_verb.setdefault(verb_of(stop.deed.action), []).append(stop)
        for stops in by_verb.values():
            rng.shuffle(stops)
        found = [self.stops[-1]]
        while by_verb and len(found) < most:
            for verb in tuple(by_verb):
                found.append(by_verb[verb].pop())
                if not by_verb[verb]:
                    del by_verb[verb]
        marked = [replace(stop, full=n % _FULL == 0) for n, stop in enumerate(found[:most])]
        return sorted(marked, key=lambda stop: stop.step)

    def violation(self, check: str, why: str, step: int | None = None, part: str = "") -> Violation:
        """What to raise when a law is broken here."""
        place = self.place
        return Violation(
            check, why, Place(place.game, place.scenario, place.seats, place.seed, place.number, step), part
        )

    @contextmanager
    def checking(self, check: str, step: int | None = None) -> Generator[None]:
        """Whatever a game raises where it should answer breaks the law that was looked at."""
        try:
            yield
        except Violation:
            raise
        except Exception as error:
            raise self.violation(check, f"raised {type(error).__name__}: {error}", step) from error


def played(game: AnyGame, seats: int, seed: int = 1, number: int = 0) -> Play:
    """One game of a run, by its number, played to its end."""
    place = Place(game.id, game.scenario, seats, seed, number)
    play = Play(game, place, tuple(game.vocabulary()), Tally((*range(seats), None)))
    play.run()
    return play


def random_deed(game: AnyGame, state: Any, rng: Random) -> Deed[Any] | None:
    """Something that somebody may do now, chance by its weights; None when the game is over."""
    acting = game.to_act(state)
    if not acting:
        return None
    seat = rng.choice(acting)
    if seat == CHANCE:
        outcomes, weights = zip(*game.chances(state), strict=True)
        return Deed(seat, rng.choices(outcomes, weights)[0])
    legal = game.actions(state, seat)
    return Deed(seat, legal[rng.randrange(len(legal))])


def verb_of(action: object) -> str:
    """The first word of an action."""
    return str(action).split(maxsplit=1)[0]

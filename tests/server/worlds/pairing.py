"""Two worlds that look the same to somebody, and in each a deed after which they still do."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final

from msgspec import Struct

import ghoulash
from ghoulash.conformance.at_once import whole_turn
from ghoulash.conformance.encoded import encoded
from ghoulash.conformance.play import Play, Stop, played
from ghoulash.core.chance import Chance
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.core.refusal import Refusal
from ghoulash.games import game_class
from ghoulash.table.sealed import Sealed
from ghoulash.table.table import Happened, Table

Viewer = int | None
GAMES: Final = (
    ("pen-and-paper", "ghoul-and-plenty", 2),
    ("pen-and-paper", "pest-control", 2),
    ("last-game-on-earth", "standard", 3),
    ("last-game-on-earth", "lucky-charms", 4),
)
_TRIED: Final = 24
_SEEDS: Final = 12


class World(Struct, frozen=True):
    """A position, the seed of its table, and what is done there."""

    state: Any
    seed: bytes
    actor: int
    do: tuple[str, ...]
    """One action, or a whole set-up."""
    happened: tuple[str, ...]
    """All that comes of it, chance included: for us, not for whoever watches."""


class Pair(Struct, frozen=True):
    """The true world and an imagined one, the same to the observer before and after."""

    game: str
    rules: int
    setup: dict[str, Any]
    seats: int
    observer: Viewer
    true: World
    other: World
    tries: tuple[str, ...]
    """Actions of any kind, to be tried by the observer."""

    @property
    def rulebook(self) -> AnyGame:
        """The game that is played."""
        return game_class(self.game).from_setup(self.setup, self.rules)

    @property
    def differs(self) -> bool:
        """Whether the hidden act, or what chance made of it, is not the same."""
        return self.true.happened != self.other.happened


def entropy(seat: int) -> str:
    """The same in both worlds: it is the seat's own."""
    return sha256(b"entropy %d" % seat).hexdigest()[:32]


def sealed_at(game: AnyGame, state: Any, seats: int, seed: bytes, pause: float = 0) -> Sealed:
    """As the server has it, all asked always."""
    added = {seat: bytes.fromhex(entropy(seat)) for seat in range(seats)}
    table = Table(game, state, Chance(seed, 0, added), None, seats)
    table.commits = True
    sealed = Sealed(table, pause, range(seats))
    sealed.at(0)
    return sealed


def pairs(number: int, stops: int) -> Iterator[Pair]:
    """Of one random play of each game, from some of its positions, for every seat and the public."""
    for name, scenario, seats in GAMES:
        play = played(ghoulash.game(name, scenario=scenario), seats, seed=7, number=number)
        for stop in play.chosen(stops):
            acting = play.game.to_act(stop.state)
            if not acting or CHANCE in acting:
                continue
            for observer in play.observers:
                found = _pair(play, stop, observer)
                if found is not None:
                    yield found


def _pair(play: Play, stop: Stop, observer: Viewer) -> Pair | None:
    game, rng = play.game, play.rng("wire", stop.step, observer)
    imagined = game.imagine(game.view(stop.state, observer), rng)
    true = _anything(play, stop, observer, rng)
    if true is None:
        return None
    sight = _sight(play, true, observer)
    for other in _alike(play, imagined, true, observer, rng):
        if _sight(play, other, observer) == sight:
            tries = tuple(map(str, rng.sample(play.vocabulary, min(12, len(play.vocabulary)))))
            return Pair(game.id, game.rules_version, game.setup(), play.seats, observer, true, other, tries)
    return None


def _anything(play: Play, stop: Stop, observer: Viewer, rng: Random) -> World | None:
    """Something that somebody does in the true world: one whom we can have done it over the wire."""
    sealed = sealed_at(play.game, stop.state, play.seats, b"")
    window = sealed.window
    acting = [window.seats[0]] if window is not None else list(play.game.to_act(stop.state))
    others = [seat for seat in acting if seat != observer]
    actor = rng.choice(others or acting)
    return _done(play, stop.state, actor, rng.randbytes(32), _deed(play, stop.state, actor, rng))


def _alike(play: Play, world: Any, true: World, observer: Viewer, rng: Random) -> Iterator[World]:
    """What may be done in the other world: other acts first, then the same; with one seed and another."""
    acts = [_deed(play, world, true.actor, rng) for _ in range(_TRIED)]
    for do in [*([] if true.actor == observer else acts), true.do]:
        for n in range(_SEEDS):
            done = _done(play, world, true.actor, rng.randbytes(32), do)
            if done is not None:
                yield done
            if done is None or (n == 0 and not _drew(done)):
                break


def _deed(play: Play, state: Any, seat: int, rng: Random) -> tuple[str, ...]:
    return tuple(str(deed.action) for deed in whole_turn(play, state, seat, rng))


def _done(play: Play, state: Any, actor: int, seed: bytes, do: tuple[str, ...]) -> World | None:
    """What comes of it at a table; None where it may not be done there."""
    sealed = sealed_at(play.game, state, play.seats, seed)
    answer = carried_out(sealed, actor, do)
    if isinstance(answer, Refusal):
        return None
    deeds = tuple(f"{item.deed.seat}: {item.deed.action}" for item in answer if item.deed is not None)
    return World(state, seed, actor, do, deeds)


def carried_out(sealed: Sealed, actor: int, do: tuple[str, ...]) -> tuple[Happened, ...] | Refusal:
    """A set-up handed in, or one action done."""
    table = sealed.table
    actions = [table.game.read(text) for text in do]
    draft = table.draft(actor)
    if draft is None:
        return sealed.act(actor, actions[0], 0)
    return draft.add(*actions) or sealed.confirm(actor, 0)


def _drew(world: World) -> bool:
    return any(text.startswith(f"{CHANCE}:") for text in world.happened)


def _sight(play: Play, world: World, observer: Viewer) -> bytes:
    """All that the observer sees when it is done."""
    sealed = sealed_at(play.game, world.state, play.seats, world.seed)
    carried_out(sealed, world.actor, world.do)
    shown = [
        part
        for viewer in {observer, None}
        for part in (sealed.view(viewer), sealed.shown(viewer), sealed.table.outcome())
    ]
    return b"\n".join(map(encoded, shown))

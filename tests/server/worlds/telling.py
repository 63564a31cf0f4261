"""The same done at two tables that look alike to somebody, and what they heard of it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from tests.server.serving import Server
from tests.server.worlds.pairing import Pair
from tests.server.worlds.tables import Placed
from tests.server.worlds.watching import Doer, Heard, Watch, watching


def heard(server: Server, pair: Pair, placed: Placed) -> Heard:
    """All that the observer and the public get of one world, from the first question to the last."""
    rng = Random(placed.world.seed)
    world = placed.world
    with watching(server, pair, placed) as watches, _doing(server, pair, placed) as doers:
        for watch in watches:
            watch.asks()
        for doer in doers:
            _stir(doer, pair, rng)
        _all_listen(watches, "while the others are busy")
        if world.actor == pair.observer:
            watches[0].wish("act", do=world.do, last=watches[0].line.frame["number"])
        else:
            actor = next(doer for doer in doers if doer.seat == world.actor)
            _do(actor, world.do)
        _all_listen(watches, "when it is done")
        for watch in watches:
            watch.comes_back()
        return [each for watch in watches for each in watch.heard]


def in_secret(server: Server, pair: Pair, placed: Placed) -> Heard:
    """All that they get while a question stays open, whatever the others seal, change and take back."""
    rng = Random(placed.world.seed)
    with watching(server, pair, placed) as watches, _doing(server, pair, placed) as doers:
        for watch in watches:
            watch.asks()
        for _ in range(3):
            for doer in doers:
                _seal(doer, rng)
            _all_listen(watches, "while the others seal")
        for watch in watches:
            watch.asks()
        return [each for watch in watches for each in watch.heard]


def _all_listen(watches: Sequence[Watch], what: str) -> None:
    for watch in watches:
        watch.listen(what)


@contextmanager
def _doing(server: Server, pair: Pair, placed: Placed) -> Iterator[list[Doer]]:
    doers = [Doer(server, placed, seat) for seat in range(pair.seats) if seat != pair.observer]
    try:
        yield doers
    finally:
        for doer in doers:
            doer.close()


def _stir(doer: Doer, pair: Pair, rng: Random) -> None:
    """What nobody else may notice: as many messages as they like, other ones in each world."""
    for _ in range(rng.randrange(4)):
        drafted = doer.frame["board"]["draft"]
        listed = doer.wish("list")["do"]
        if drafted is not None and listed:
            doer.wish("lay", do=[rng.choice(listed)])
        doer.wish(rng.choice(("clear", "take-back")))
        doer.wish("spell", text=rng.choice(pair.tries))
        doer.wish("leave-answers", orders=[{"kind": "x"}] * rng.randrange(3))
        doer.wish("ask-always", ticked=True)
    if doer.frame["board"]["draft"] is not None:
        doer.wish("clear")
    doer.wish("say", text="Well?")


def _do(actor: Doer, do: tuple[str, ...]) -> None:
    if actor.frame["board"]["draft"] is None:
        done = actor.wish("act", do=do, last=actor.frame["number"])
    else:
        actor.wish("lay", do=do)
        done = actor.wish("confirm")
    assert done["type"] == "frame" or done["refusal"] is None, done


def _seal(doer: Doer, rng: Random) -> None:
    if rng.random() < 0.3:
        doer.wish("withdraw")
        return
    listed = doer.wish("list")["do"]
    if listed:
        doer.wish("act", do=[rng.choice(listed)], last=doer.frame["number"])
    doer.wish("ask-always", ticked=rng.random() < 0.5)

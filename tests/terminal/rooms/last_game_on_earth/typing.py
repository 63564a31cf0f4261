"""What a person types who plays The Last Game on Earth like a bot: the lines, and the session they make."""

from collections.abc import Callable, Iterator
from random import Random

from ghoulash.games.last_game_on_earth.frames import Frame
from ghoulash.terminal.opening import begin
from ghoulash.terminal.session import PlayOptions, Session
from tests.terminal.playing import turns

GAME = "last-game-on-earth"
_HURRY = 0.9
"""How often a card is kept that chance would have thrown away."""


def typed(session: Session, action: str) -> str:
    """One action in the language of the session; a card keeps the name of its deck, a square stands alone."""
    verb, *rest = action.split(" ")
    if verb in ("at", "to"):
        return rest[0]
    return " ".join((session.words.typed(verb), *(_noun(session, word) for word in rest)))


def _noun(session: Session, word: str) -> str:
    name, at, deck = word.partition("@")
    return f"{name}{at}{deck}" if at else session.words.typed(word)


def person(session: Session, stop: Callable[[Session], bool] = lambda _: False) -> Iterator[tuple[int, str]]:
    """Seat and line, one after the other, until the game is over: a random choice, in some hurry."""
    rng = Random(11)
    for seat in turns(session):
        if stop(session):
            return
        actions = session.actions(seat)
        action = actions[rng.randrange(len(actions))]
        if str(action).startswith("discard") and rng.random() < _HURRY:
            action = actions[len(actions) - 1]
        assert session.do(seat, (action,)) is None
        yield seat, typed(session, str(action))


def script(
    options: PlayOptions, stop: Callable[[Session], bool] = lambda _: False
) -> tuple[list[str], Session]:
    """The lines of a whole game, or until `stop`, and the session as it then stands."""
    session = begin(options)
    lines = [line for _, line in person(session, stop)]
    session.close()
    return lines, session


def top(session: Session) -> Frame:
    """What is asked now."""
    seat = session.waiting()
    assert seat is not None
    return session.view(seat).frames[-1]

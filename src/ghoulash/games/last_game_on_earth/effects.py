"""What Action cards do once nobody has cancelled them, and where a moved token ends (LG-7.3, LG-10.6)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ghoulash.core.game import CHANCE
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.frames import Facing, Peeking, Playing, Robbing, Striking, Turning
from ghoulash.games.last_game_on_earth.state import ALL, DEBRIS, HOLE, KINDS, Token
from ghoulash.games.last_game_on_earth.work import Work


def carry_out(work: Work, playing: Playing) -> None:
    """The card takes effect."""
    _EFFECTS[work.parts.cards.does[playing.card]](work, playing)


def _strike(work: Work, playing: Playing) -> None:
    """The token is laid; whoever stands there is struck, in play order from the actor, who comes last."""
    kind = HOLE if work.parts.cards.does[playing.card] == "hole" else DEBRIS
    worth = 0 if playing.value < 0 else work.parts.cards.value[playing.value]
    work.lay(playing.square, Token(kind, down=False, seen=ALL))
    work.told.append(ev.Laid(playing.seat, KINDS[kind], work.name(playing.square)))
    struck = work.standing(playing.square, playing.seat)
    wounds = 1 + worth if kind == DEBRIS else 0
    work.frames.append(Striking(kind, playing.square, struck, wounds, playing.value, playing.seat))


def _steal(work: Work, playing: Playing) -> None:
    work.frames.append(Robbing(playing.seat, playing.target))


def _haul(work: Work, playing: Playing) -> None:
    move_token(work, playing.seat, playing.square, playing.to)


def _recon(work: Work, playing: Playing) -> None:
    work.frames.append(Peeking(playing.seat, playing.square))


def _more_actions(work: Work, playing: Playing) -> None:
    work.frames[0] = replace(work.turn(), more=work.parts.cards.number[playing.card])


_EFFECTS: Final[dict[str, Callable[[Work, Playing], None]]] = {
    "hole": _strike,
    "debris": _strike,
    "steal": _steal,
    "haul": _haul,
    "haul-unrevealed": _haul,
    "recon": _recon,
    "more-actions": _more_actions,
}


def move_token(work: Work, seat: int, square: int, to: int) -> None:
    """The uppermost token of a square goes to another; whoever stands there faces it at once."""
    tokens = work.tokens(square)
    token = tokens[-1]
    work.remove(square, len(tokens) - 1)
    work.lay(to, token)
    work.told.append(ev.Moved(seat, work.name(square), work.name(to)))
    there = work.standing(to, seat)
    if there:
        work.frames.append(Facing(to, len(work.tokens(to)) - 1, there))
        if token.down:
            work.frames.append(Turning(to, len(work.tokens(to)) - 1))


def settle_turning(work: Work) -> bool:
    """A token that somebody has looked at is no matter of chance any more."""
    frame = work.frames[-1]
    assert isinstance(frame, Turning)
    token = work.tokens(frame.square)[frame.index]
    if not token.kind:
        return False
    turn_up(work, frame, token.kind)
    return True


def turn_up(work: Work, frame: Turning, kind: int) -> None:
    """All see what it is; of two Holes in a square, the uppermost is taken away (LG-4.1)."""
    work.frames.pop()
    work.replace_token(frame.square, frame.index, Token(kind, down=False, seen=ALL))
    work.told.append(ev.TurnedUp(CHANCE, work.name(frame.square), KINDS[kind]))
    if kind != HOLE:
        return
    holes = [n for n, t in enumerate(work.tokens(frame.square)) if t.kind == HOLE and not t.down]
    if len(holes) > 1:
        work.remove(frame.square, holes[-1])
        work.told.append(ev.SecondHole(CHANCE, work.name(frame.square)))


def settle_peeking(work: Work) -> bool:
    """So too for a private look."""
    frame = work.frames[-1]
    assert isinstance(frame, Peeking)
    token = work.tokens(frame.square)[-1]
    if not token.kind:
        return False
    see(work, frame, token)
    return True


def see(work: Work, frame: Peeking, token: Token) -> None:
    """One seat knows the token now; that it looked, all know."""
    work.frames.pop()
    index = len(work.tokens(frame.square)) - 1
    work.replace_token(frame.square, index, Token(token.kind, token.down, token.seen | 1 << frame.seat))
    work.told.append(ev.Looked(frame.seat, work.name(frame.square)))
    work.told.append(ev.Saw(frame.seat, work.name(frame.square), KINDS[token.kind]))

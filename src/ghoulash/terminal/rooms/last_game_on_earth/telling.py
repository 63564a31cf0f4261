"""What a seat heard, with many small things of one kind told in one line."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any, Protocol

from ghoulash.core.bot import Remark
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.locale import Words
from ghoulash.terminal.legs import legs
from ghoulash.terminal.rooms.last_game_on_earth.joining import Declared, Joining, ParriedAt
from ghoulash.terminal.rooms.last_game_on_earth.side import Side
from ghoulash.terminal.session import Entry, Session


class Telling(Protocol):
    """Whom something is told: a plain room, or a desk of the app."""

    session: Session
    seat: int
    words: Words


def told(side: Side, entries: Iterable[Entry]) -> Iterator[str]:
    """Sentences, in the order of what happened."""
    pieces = list(_without_echoes(_joined(side, list(entries))))
    for (kind, seat), run in groupby(pieces, _kind):
        several = list(run)
        if len(several) > 1 and kind in _TOGETHER:
            yield _TOGETHER[kind](side, seat, several)
        else:
            for piece in several:
                yield from _sentences(side, piece)


def _kind(piece: Any) -> tuple[type, int]:
    """What happened, and to whom: those alike may be told together."""
    return piece.__class__, piece.seat


def _joined(side: Side, entries: Sequence[Entry]) -> list[Any]:
    """All that is to be told of these, what belongs together as one; a battle may have begun before them."""
    joining = Joining(side.parts)
    if any(isinstance(piece, ev.Parried) for piece in _pieces(entries)):
        heard = takewhile(lambda entry: entry is not entries[0], side.session.heard(side.seat))
        for piece in _pieces(heard):
            joining.hear(piece)
    found: list[Any] = []
    for piece in _pieces(entries):
        told_of, anew = joining.hear(piece)
        if anew and found:
            found.pop()
        found.append(told_of)
    return found


def _pieces(entries: Iterable[Entry]) -> Iterator[Any]:
    for entry in entries:
        if isinstance(entry, Remark):
            yield entry
        else:
            yield from entry.events


def _without_echoes(pieces: Iterable[Any]) -> Iterator[Any]:
    """What the very next thing says better is left out."""
    before: Any = None
    for piece in pieces:
        if before is not None and not _says_better(piece, before):
            yield before
        before = piece
    if before is not None:
        yield before


def _says_better(piece: Any, before: Any) -> bool:
    if isinstance(before, ev.TurnOver):
        return isinstance(piece, ev.TurnBegun)
    if isinstance(before, ev.Chosen):
        return isinstance(piece, ev.Moved)
    if isinstance(before, ev.Looked):
        return isinstance(piece, ev.Saw)
    return isinstance(before, ev.Aimed) and isinstance(piece, ev.Aimed) and bool(piece.to)


def _sentences(side: Side, piece: Any) -> Iterator[str]:
    if isinstance(piece, Remark):
        yield side.say("play-said", name=side.name(piece.seat), text=piece.text)
    elif isinstance(piece, Declared):
        yield declared(side, piece)
    elif isinstance(piece, ParriedAt):
        yield parried(side, piece)
    elif sentence := side.words.tell(piece, side.seat, side.session.names):
        yield sentence


def declared(desk: Telling, piece: Declared) -> str:
    """A card with all that has been said of it, in one line."""
    words, names = desk.words, desk.session.names
    return words.say(
        "lg-told-played",
        who=_who(desk, piece.seat),
        name=names[piece.seat],
        card=words.named("card", piece.card),
        square=piece.square or "none",
        to=piece.to or "none",
        here="no",
        target_who="nobody" if piece.target < 0 else _who(desk, piece.target),
        target="" if piece.target < 0 else names[piece.target],
        value=words.named("card", piece.value) if piece.value else "none",
    )


def parried(desk: Telling, piece: ParriedAt) -> str:
    """What is ignored, and what the battle comes to by it."""
    return desk.words.say(
        "lg-told-parried",
        who=_who(desk, piece.seat),
        name=desk.session.names[piece.seat],
        card=desk.words.named("card", piece.card),
        total=piece.total,
    )


def _who(desk: Telling, seat: int) -> str:
    return "you" if seat == desk.seat else "other"


def _drawn(side: Side, seat: int, run: list[ev.Drew]) -> str:
    cards = _counted(side, run) if seat == side.seat else ""
    return side.say("lg-told-drew", who=side.who(seat), name=side.name(seat), n=len(run), cards=cards)


def _discarded(side: Side, seat: int, run: list[ev.Discarded]) -> str:
    cards = _counted(side, run)
    return side.say("lg-told-discarded", who=side.who(seat), name=side.name(seat), cards=cards)


def _counted(side: Side, run: list[Any]) -> str:
    """The cards of some events, of one seat; those that are hidden by their backs."""
    return side.counted((side.cards.by_text[event.card] for event in run), run[0].seat if run else None)


def _wounded(side: Side, seat: int, run: list[ev.Wounded]) -> str:
    cards = _counted(side, [event for event in run if event.card])
    return side.say(
        "lg-told-wounded",
        who=side.who(seat),
        name=side.name(seat),
        n=len(run),
        cards=cards or side.say("lg-nothing"),
        total=run[-1].total,
    )


def _walked(side: Side, seat: int, run: list[ev.Walked]) -> str:
    way = legs(side.words, (step.direction for step in run))
    return side.say("plain-walk", who=side.who(seat), name=side.name(seat), way=way, square=run[-1].square)


def _laid(side: Side, seat: int, run: list[ev.TokenLaid]) -> str:
    return side.say("lg-told-laid", n=len(run), squares=_in_order(side, run))


def _pads(side: Side, seat: int, run: list[ev.PadLaid]) -> str:
    return side.say("lg-told-pads", squares=_in_order(side, run))


def _in_order(side: Side, run: Iterable[ev.TokenLaid | ev.PadLaid]) -> str:
    """By row from the south, and in a row from the west: chance names them as it draws them."""
    index = {} if side.ground is None else side.ground.grid.index
    return ", ".join(sorted((event.square for event in run), key=lambda square: index.get(square, 0)))


_TOGETHER: dict[type, Any] = {
    ev.Drew: _drawn,
    ev.Discarded: _discarded,
    ev.Wounded: _wounded,
    ev.Walked: _walked,
    ev.TokenLaid: _laid,
    ev.PadLaid: _pads,
}
"""What is told of several in a row, of one seat."""

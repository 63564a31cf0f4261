"""What a seat heard, with many small things of one kind told in one line."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from ghoulash.core.bot import Remark
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.terminal.legs import legs
from ghoulash.terminal.rooms.last_game_on_earth.side import Side
from ghoulash.terminal.session import Entry


def told(side: Side, entries: Iterable[Entry]) -> Iterator[str]:
    """Sentences, in the order of what happened."""
    pieces = list(_without_echoes(_pieces(entries)))
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
    elif sentence := side.words.tell(piece, side.seat, side.session.names):
        yield sentence


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
    squares = ", ".join(event.square for event in run)
    return side.say("lg-told-laid", n=len(run), squares=squares)


def _pads(side: Side, seat: int, run: list[ev.PadLaid]) -> str:
    return side.say("lg-told-pads", squares=", ".join(event.square for event in run))


_TOGETHER: dict[type, Any] = {
    ev.Drew: _drawn,
    ev.Discarded: _discarded,
    ev.Wounded: _wounded,
    ev.Walked: _walked,
    ev.TokenLaid: _laid,
    ev.PadLaid: _pads,
}
"""What is told of several in a row, of one seat."""

"""Big gestures as small actions, from what the seat knows."""

import re
from typing import Final

from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import from_hex
from ghoulash.games.pen_and_paper.actions import Action, Enter
from ghoulash.games.pen_and_paper.board import WALKS, Board
from ghoulash.games.pen_and_paper.read import read
from ghoulash.games.pen_and_paper.state import OUTSIDE
from ghoulash.games.pen_and_paper.view import View

_STEPS: Final = re.compile(r"([NESW])([1-9]\d?)?", re.IGNORECASE | re.ASCII)
_WORD: Final = re.compile(r"\S+")
Word = re.Match[str]


def spell(board: Board, view: View, text: str) -> tuple[Action, ...] | Refusal:
    """`walk to 10-J`, `walk N3 E`, `hide ghoul 3-A 4-C`; any single action stands for itself."""
    found = list(_WORD.finditer(text))
    words = [word[0] for word in found]
    verb = words[0].lower() if words else ""
    if verb == "walk" and len(words) == 3 and words[1].lower() == "to":
        return _walk_to(board, view, found[2])
    if verb == "walk" and len(words) > 1 and all(_STEPS.fullmatch(word) for word in words[1:]):
        return _walk_steps(words[1:])
    if verb == "hide" and len(words) > 2:
        return _hide_many(board, text[: found[1].end()], found[2:])
    action = read(board, text)
    return action if isinstance(action, Refusal) else (action,)


def _walk_steps(words: list[str]) -> tuple[Action, ...]:
    steps: list[Action] = []
    for word in words:
        found = _STEPS.fullmatch(word)
        assert found is not None
        steps += [WALKS[found[1].upper()]] * int(found[2] or 1)
    return tuple(steps)


def _hide_many(board: Board, kind: str, squares: list[Word]) -> tuple[Action, ...] | Refusal:
    """Each square is read where it stands, so that a refusal points at it."""
    hides: list[Action] = []
    for square in squares:
        action = read(board, kind.ljust(square.start()) + square[0].rstrip(","))
        if isinstance(action, Refusal):
            return action
        hides.append(action)
    return tuple(hides)


def _walk_to(board: Board, view: View, word: Word) -> tuple[Action, ...] | Refusal:
    """A shortest way that enters nothing known to stop it; of these, one over squares already walked."""
    seat = view.turn
    goal = board.grid.read_square(word[0])
    if goal is None:
        args = {"found": word[0], "last": board.grid.names[-1], "at": word.start() + 1}
        return Refusal("read-square", args=args, span=word.span())
    if view.moment != "walk" or view.seat != seat:
        return _asked_first(view)
    at = view.travellers[seat].at
    if at == goal:
        return Refusal("walk-there-already", "PP-3.2", {"square": board.grid.names[goal]})
    if at == OUTSIDE:
        ways = [way for door in board.enters if (way := _way_in(board, view, door, goal)) is not None]
        return min(ways, key=len) if ways else _no_way(board, goal)
    way = path(board, view, at, goal)
    return _no_way(board, goal) if way is None else tuple(WALKS[d] for d in way)


def _way_in(board: Board, view: View, enter: Action, goal: int) -> tuple[Action, ...] | None:
    assert isinstance(enter, Enter)
    way = path(board, view, board.grid.index[enter.square], goal)
    return None if way is None else (enter, *(WALKS[d] for d in way))


def path(board: Board, view: View, start: int, goal: int) -> tuple[str, ...] | None:
    """The way a traveller would take who knows what this view knows."""
    chart = view.charts[view.turn]
    stops = 0
    for lies in chart.lies:
        stops |= from_hex(lies)
    walker = view.travellers[view.turn]
    if walker.wounds or walker.spored:
        stops |= board.clinic
    closed = board.closed(from_hex(chart.bumped))
    unknown = board.everything & ~from_hex(chart.known)
    return board.grid.path(start, goal, avoid=stops, dislike=unknown, closed=closed)


def _asked_first(view: View) -> Refusal:
    """What a seat has to do before it may walk; most often, wait."""
    if view.seat not in view.acting:
        return Refusal("not-your-turn", "PP-3.1")
    first = {
        "hide": Refusal("hide-first", "PP-2.1"),
        "kit": Refusal("kit-now", "PP-4.3"),
        "weak": Refusal("spot-now", "PP-4.6"),
    }
    return first.get(view.moment, Refusal("fire-now", "PP-4.6"))


def _no_way(board: Board, goal: int) -> Refusal:
    return Refusal("walk-no-way", "PP-3.1", {"square": board.grid.names[goal]})

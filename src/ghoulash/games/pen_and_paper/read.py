"""Reading an action from the text that it prints as, forgiving about case and spacing."""

import re
from collections.abc import Callable
from typing import Final

from ghoulash.core.grid import DIRECTIONS
from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.actions import (
    Action,
    Block,
    Enter,
    Fire,
    First,
    Hide,
    Leave,
    Stop,
    Use,
    Walk,
    Weak,
)
from ghoulash.games.pen_and_paper.board import Board

_WORD: Final = re.compile(r"\S+")
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
Word = re.Match[str]


class _Unread(Exception):
    def __init__(self, code: str, word: Word | None, end: int, **args: str | int) -> None:
        span = word.span() if word else (end, end)
        found = word[0] if word else ""
        self.refusal = Refusal(code, args={"found": found, "at": span[0] + 1, **args}, span=span)


def read(board: Board, text: str) -> Action | Refusal:
    """The action, or a refusal that points at the first word that is wrong."""
    words = list(_WORD.finditer(text))
    try:
        return _read(board, words, len(text))
    except _Unread as unread:
        return unread.refusal


def _read(board: Board, words: list[Word], end: int) -> Action:
    if not words:
        raise _Unread("read-nothing", None, end)
    verb = words[0][0].lower()
    if verb not in _VERBS:
        raise _Unread("read-verb", words[0], end, known=", ".join(_VERBS))
    size, make = _VERBS[verb]
    if len(words) <= size:
        raise _Unread("read-short", None, end, verb=verb)
    if len(words) > size + 1:
        raise _Unread("read-long", words[size + 1], end, verb=verb)
    return make(board, words)


def _square(board: Board, word: Word) -> str:
    square = board.grid.read_square(word[0])
    if square is None:
        last = board.grid.names[-1]
        raise _Unread("read-square", word, 0, last=last)
    return board.grid.names[square]


def _direction(word: Word) -> str:
    direction = word[0].upper()
    if direction not in DIRECTIONS:
        raise _Unread("read-direction", word, 0)
    return direction


def _number(word: Word, least: int, most: int) -> int:
    if not _NUMBER.fullmatch(word[0]) or not least <= int(word[0]) <= most:
        raise _Unread("read-number", word, 0, least=least, most=most)
    return int(word[0])


def _hide(board: Board, words: list[Word]) -> Action:
    kind = words[1][0].lower()
    if kind not in board.kind_index:
        raise _Unread("read-kind", words[1], 0, known=", ".join(board.kinds))
    return Hide(kind, _square(board, words[2]))


def _block(board: Board, words: list[Word]) -> Action:
    square, direction = _square(board, words[1]), _direction(words[2])
    doorway = board.doorway_at.get((board.grid.index[square], direction))
    return Block(square, direction) if doorway is None else board.block_actions[doorway]


_VERBS: Final[dict[str, tuple[int, Callable[[Board, list[Word]], Action]]]] = {
    "hide": (2, _hide),
    "block": (2, _block),
    "first": (1, lambda _, words: First(_number(words[1], 0, 1))),
    "enter": (1, lambda board, words: Enter(_square(board, words[1]))),
    "walk": (1, lambda _, words: Walk(_direction(words[1]))),
    "stop": (0, lambda _, words: Stop()),
    "use": (0, lambda _, words: Use()),
    "leave": (0, lambda _, words: Leave()),
    "weak": (1, lambda _, words: Weak(0 if words[1][0] == "?" else _number(words[1], 1, 6))),
    "fire": (1, lambda _, words: Fire(_number(words[1], 1, 6))),
}

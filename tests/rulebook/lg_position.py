"""A position of The Last Game on Earth out of rows of text; `lg_stage.py` says how they are written."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.cards import Cards
from ghoulash.games.last_game_on_earth.frames import Frame, Replenishing, Turn
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import KINDS, OUTSIDE, Player, Stack, State
from tests.rulebook.lg_board import stacks_of
from tests.rulebook.lg_words import Words

_ROW = re.compile(r"(?:(?P<name>\w+) as )?(?P<character>\w+) (?P<at>[\w-]+):? *(?P<hand>[^;]*)(?P<rest>.*)")
_COUNTS = ("bare", "guns", "charms", "carrying", "rescued")
Squares = Mapping[str, int]


class Row:
    """One seat as it is written."""

    def __init__(self, text: str) -> None:
        found = _ROW.fullmatch(" ".join(text.split()))
        assert found is not None, f"not a seat of the stage: {text!r}"
        self.character = found["character"].lower()
        self.name = found["name"] or found["character"]
        self.at = found["at"]
        self.hand = found["hand"]
        words = [part.split() for part in found["rest"].split(";") if part.strip()]
        self.more = {name: " ".join(said) for name, *said in words}


def rows_of(text: str) -> list[Row]:
    """The seats, in play order."""
    return [Row(line) for line in text.splitlines() if line.strip()]


def position(
    parts: Parts,
    squares: Squares,
    words: Words,
    rows: Sequence[Row],
    lies: str,
    *,
    pads: Iterable[str] = (),
    bag: str | None = None,
    turns: int = 0,
) -> State:
    """All but what is pending."""
    stacks = tuple(
        sorted(
            (Stack(squares[at], tokens) for at, tokens in stacks_of(lies, words.seats)),
            key=lambda stack: stack.square,
        )
    )
    players = [_player(parts.cards, words, seat, row, squares, stacks) for seat, row in enumerate(rows)]
    players = _dealt(parts.cards, words, rows, players)
    return State(
        (),
        (),
        tuple(players),
        parts.layout,
        sum(1 << stack.square for stack in stacks),
        sum(1 << stack.square for stack in stacks if stack.tokens[-1].down),
        stacks,
        _bag(parts, stacks, players, bag),
        sum(1 << squares[at] for at in pads),
        turns=turns,
    )


def turn_of(parts: Parts, state: State, seat: int, *, replenish: bool) -> State:
    """It is this seat's turn, from its beginning on or from when it has replenished."""
    me = state.players[seat]
    frame: Frame = Turn(seat, 0, moved=2) if me.dead else Turn(seat, parts.decks[me.character].movement)
    return replace(state, frames=(Replenishing(seat) if replenish else frame,), acting=(seat,))


def _player(
    cards: Cards, words: Words, seat: int, row: Row, squares: Squares, stacks: tuple[Stack, ...]
) -> Player:
    """A seat, its deck not yet dealt."""
    at = OUTSIDE if row.at in ("dead", "outside") else squares[row.at]
    here = next((stack.tokens for stack in stacks if stack.square == at), ())
    open_here = sum(1 << n for n, token in enumerate(here) if not token.down)
    counts: dict[str, Any] = {name: int(row.more.get(name, 0)) for name in _COUNTS}
    return Player(
        cards.by_id[row.character],
        at,
        0 if "unmet" in row.more else open_here,
        hand=_held(cards, words, seat, row.hand),
        wounds=_held(cards, words, seat, row.more.get("wounds", "")),
        won=tuple(sorted(map(KINDS.index, row.more.get("won", "").split()))),
        fallen="fallen" in row.more,
        dead=row.at == "dead",
        **counts,
    )


def _held(cards: Cards, words: Words, seat: int, said: str) -> tuple[int, ...]:
    texts = [words.full(seat, card) for card in said.split() if card != "none"]
    return tuple(sorted(cards.by_text[text] for text in texts))


def _dealt(cards: Cards, words: Words, rows: Sequence[Row], players: Sequence[Player]) -> list[Player]:
    """What is named nowhere is the Draw Deck, or the Discard Pile beside a Draw Deck that is named."""
    out = Counter(card for player in players for card in (*player.hand, *player.wounds))
    dealt: list[Player] = []
    for seat, (player, row) in enumerate(zip(players, rows, strict=True)):
        mine = cards.of(player.character)
        left = Counter(dict(zip(mine, cards.counts[player.character], strict=True))) - out
        piles = {
            name: Counter(_held(cards, words, seat, row.more[name]))
            for name in ("deck", "discard")
            if name in row.more
        }
        deck = piles.get("deck", left - piles.get("discard", Counter()))
        discard = piles.get("discard", left - deck)
        dealt.append(
            replace(player, deck=tuple(deck[c] for c in mine), discard=tuple(discard[c] for c in mine))
        )
    return dealt


def _bag(
    parts: Parts, stacks: tuple[Stack, ...], players: Sequence[Player], bag: str | None
) -> tuple[int, ...]:
    """As it is named; else all that is neither seen on the board nor won."""
    if bag is not None:
        count = Counter(KINDS.index(kind) for kind in bag.split())
        return tuple(count[kind] for kind in range(len(KINDS)))
    gone = Counter(token.kind for stack in stacks for token in stack.tokens)
    gone += Counter(kind for player in players for kind in player.won)
    return tuple(max(0, n - gone[kind]) for kind, n in enumerate(parts.tokens))

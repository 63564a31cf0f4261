"""Windows of The Last Game on Earth, with hands as a test wants them, for the tests of sealed answers.

Seat 0 is at its turn, the others are Lake, Zone and Cornealius.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from ghoulash.conformance.play import random_deed
from ghoulash.core.chance import Chance
from ghoulash.core.game import AnyGame
from ghoulash.core.record import Line
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.state import ALL, FIRST_AID, GHOUL_4, State, Token
from ghoulash.games.last_game_on_earth.work import Work
from ghoulash.table.table import Table

EARTH = LastGameOnEarth.with_options({})
CARDS = EARTH.parts.cards
SETTING_UP = ("first 0", "pick gray", "pick lake", "pick zone", "pick cornealius")


@cache
def first_turn() -> State:
    """Set up at random, but for who plays whom."""
    rng, state = Random(1), EARTH.start(4)
    for text in SETTING_UP:
        action = EARTH.read(text)
        assert not isinstance(action, Refusal)
        state = EARTH.apply(state, EARTH.to_act(state)[0], action).state
    while not isinstance(state.frames[-1], fr.Turn):
        deed = random_deed(EARTH, state, rng)
        assert deed is not None
        state = EARTH.apply(state, deed.seat, deed.action).state
    for seat in range(4):
        state = holding(state, seat, "hole hole debris")
    return state


def holding(state: State, seat: int, names: str) -> State:
    """The seat's hand is put back into its own deck, and these of its cards are taken: `1 1 parry`."""
    me = state.players[seat]
    first, deck = CARDS.first[me.character], list(me.deck)
    for card in me.hand:
        deck[card - first] += 1
    hand = sorted(CARDS.by_text[card] for card in cards(state, seat, names).split())
    for card in hand:
        deck[card - first] -= 1
        assert deck[card - first] >= 0, "not as often in the deck"
    return with_player(state, seat, hand=tuple(hand), deck=tuple(deck))


def with_player(state: State, seat: int, **changes: Any) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def cards(state: State, seat: int, names: str) -> str:
    """Cards of the seat's own deck as actions name them: `1 parry` is `1@lake parry@lake`."""
    mine = {
        text.partition("@")[0]: text
        for text, deck in zip(CARDS.text, CARDS.deck, strict=False)
        if deck == state.players[seat].character and not text.startswith("?")
    }
    return " ".join(mine[name] for name in names.split())


def lying(state: State, square: int, kind: int) -> State:
    """A token lies open there, alone."""
    work = Work(EARTH.parts, state)
    work.put_stack(square, (Token(kind, down=False, seen=ALL),))
    return work.frozen()


def asked_to_challenge() -> State:
    """Seat 0 fights a Ghoul of 4 with 9; the others are asked, from its left."""
    state = first_turn()
    state = lying(state, state.players[0].at, GHOUL_4)
    pending = (*state.frames, fr.Battling(0, 0, 4, 9, stage=1), fr.Challenging((1, 2, 3)))
    return replace(state, frames=pending, acting=(1,))


def asked_for_inaction() -> State:
    """Seat 0 has played Recon; the others are asked, from its left."""
    state = first_turn()
    square = (state.down & -state.down).bit_length() - 1
    recon = CARDS.by_text[cards(state, 0, "recon")]
    pending = (*state.frames, fr.Playing(0, recon, square), fr.Asking((1, 2, 3)))
    return replace(state, frames=pending, acting=(1,))


def asked_to_guard() -> State:
    """Debris with a 2 has struck seats 1 and 2; seat 1 is asked first, the other when that is settled."""
    state = first_turn()
    state = with_player(state, 2, at=state.players[1].at)
    square = state.players[1].at
    two = CARDS.by_text[cards(state, 0, "2")]
    striking = fr.Striking(6, square, (2,), 3, two, 0)
    return replace(state, frames=(*state.frames, striking, fr.Guarding(1, 3, two)), acting=(1,))


def asked_for_aid() -> State:
    """First-Aid was moved onto seats 1 and 2, both wounded."""
    state = first_turn()
    square = state.players[1].at
    state = lying(with_player(with_player(state, 1, bare=1), 2, bare=1, at=square), square, FIRST_AID)
    return replace(state, frames=(*state.frames, fr.Aiding(1, 0, (2,))), acting=(1,))


class Lines:
    """A keeper that shows what a record would hold."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.full = False

    def keep(self, lines: Sequence[Line], *, turn_over: bool) -> Refusal | None:
        if self.full:
            return Refusal("record-not-kept")
        self.lines += lines
        return None

    @property
    def texts(self) -> list[str]:
        return [f"{line.seat}: {line.do}" for line in self.lines]


def table_at(state: Any, game: AnyGame = EARTH, keeper: Lines | None = None) -> Table:
    return Table(game, state, Chance(bytes(32)), keeper, len(state.players))


def do(game: AnyGame, text: str) -> Any:
    """The action, which can be read."""
    action = game.read(text)
    assert not isinstance(action, Refusal), text
    return action

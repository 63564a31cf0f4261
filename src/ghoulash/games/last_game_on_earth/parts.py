"""The parts of one game made ready for play (LG-1): cards, Briefings, and tables that no game changes."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from ghoulash.core.squares import each
from ghoulash.games.last_game_on_earth import actions as act
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare, WithCard
from ghoulash.games.last_game_on_earth.cards import Cards
from ghoulash.games.last_game_on_earth.deck import Deck
from ghoulash.games.last_game_on_earth.ground import Ground, ground_of
from ghoulash.games.last_game_on_earth.layout import Layout
from ghoulash.games.last_game_on_earth.shapes import EVERY_NAME, SHAPES
from ghoulash.games.last_game_on_earth.state import (
    FIRST_AID,
    GHOUL_4,
    GHOUL_5,
    GHOUL_6,
    HOLE,
    KINDS,
    State,
)

SEATS: Final = range(4)
CORE: Final = {GHOUL_6: 6, GHOUL_5: 6, GHOUL_4: 8, HOLE: 2, FIRST_AID: 2}
"""LG-1.2."""
TILES: Final = tuple(f"{tile}{side}{turn}" for tile in "1234" for side in "ab" for turn in "0123")
BY_CARD: Final = ("discard", "play", "add", "put")


class Field:
    """A board with the actions that name its squares: the action for square n stands at n."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.names = ground.grid.names
        self.index = ground.grid.index
        self.real_names = tuple(name for n, name in enumerate(self.names) if ground.squares >> n & 1)
        self.on = {verb: tuple(OnSquare(verb, name) for name in self.names) for verb in act.WITH_SQUARE}
        self.exits = ground.exits
        self.walks = tuple(tuple(walk for d, walk in act.WALKS.items() if d in ways) for ways in self.exits)
        self.unbarred = tuple(
            sum(1 << n for n in range(len(self.names)) if ground.neighbours[n] & ~tile) & ~tile
            for tile in ground.tiles
        )
        """For each tile, the squares off it from which a token can go to a square off it."""
        self.shut_in = tuple(
            sum(1 << near for near in each(around) if ground.neighbours[near] == 1 << n)
            for n, around in enumerate(ground.neighbours)
        )
        """For each square, those that lead nowhere else."""


class Parts:
    """What a table plays with, and the answers that never change."""

    def __init__(
        self,
        decks: tuple[Deck, ...],
        layout: Layout | None,
        briefings: tuple[str, ...] = (),
        extra: Iterable[tuple[int, int]] = (),
        *,
        has_pads: bool = False,
        by_chance: bool = True,
    ) -> None:
        self.decks = decks
        self.cards = Cards(decks)
        self.layout = layout
        """The board to play on; None: chance lays it."""
        self.briefings = briefings
        self.has_pads = has_pads
        """Whether a transporter pad lies on each tile."""
        self.by_chance = by_chance
        """Whether chance lays the tokens; else the players do, in turn (LG-2.1)."""
        self.tokens = [0] * len(KINDS)
        for kind, count in (*CORE.items(), *extra):
            self.tokens[kind] += count
        self.kinds = tuple(kind for kind, count in enumerate(self.tokens) if count)
        self.board = None if layout is None else Field(ground_of(layout))
        """The board made ready; None: chance lays it."""
        self._list_cards()

    def _list_cards(self) -> None:
        cards = self.cards
        self.texts = cards.text[: len(cards)]
        self.act = {verb: tuple(WithCard(verb, text) for text in self.texts) for verb in BY_CARD}
        self.values = tuple(card for card in range(len(cards)) if cards.is_value[card])
        pairs = [(card,) for card in self.values]
        pairs += list(combinations_with_replacement(self.values, 2))
        self.challenges = {pair: act.Challenge(tuple(cards.text[card] for card in pair)) for pair in pairs}
        self.challenge_order = {pair: n for n, pair in enumerate(self.challenges)}
        self.parries = tuple(card for card in range(len(cards)) if cards.does[card] == "parry")
        self.takes = {
            verb: tuple(tuple(act.Take(verb, seat, text) for text in self.texts) for seat in SEATS)
            for verb in ("draw", "lose")
        }
        self.draws = tuple(
            tuple(tuple(table[card] for card in cards.of(deck)) for deck in range(len(self.decks)))
            for table in self.takes["draw"]
        )
        """By seat and character, a draw for each card of its deck."""
        self.place = tuple(
            {self.texts[card]: (n, card) for n, card in enumerate(cards.of(deck))}
            for deck in range(len(self.decks))
        )
        """By character and text, the place of each card in its deck, and the card."""
        self.in_turn = tuple(_use(cards, card) for card in range(len(cards)))
        self.roams = tuple(deck.specialty == "own-tile" for deck in self.decks)
        """Whether a character moves tokens on, from and onto the own tile too (LG-7.6)."""
        self.has_hide = tuple(any(card.does == "hide" for card in deck.cards) for deck in self.decks)
        """Whether a character's deck holds cards that ignore wounds."""
        self.turns = {kind: act.TurnUp(KINDS[kind]) for kind in self.kinds}

    def field(self, state: State) -> Field:
        """The board of a position."""
        return self.board or self.field_of(state.layout)

    def field_of(self, layout: Layout | None) -> Field:
        """A board as it was laid."""
        if self.board is not None:
            return self.board
        assert layout is not None
        return _field_of(layout)

    def vocabulary(self) -> Iterator[Action]:
        """Every action, by verb, then what it names."""
        texts = self.texts
        names = EVERY_NAME if self.board is None else self.board.real_names
        yield from (act.OnSeat("first", seat) for seat in SEATS)
        yield from (act.Named("pick", deck.id) for deck in self.decks)
        yield from (act.Named("shape", shape) for shape in SHAPES)
        yield from (act.Named("tile", tile) for tile in TILES)
        for verb in ("token", "pad", "start"):
            yield from (OnSquare(verb, name) for name in names)
        for table in self.takes["draw"]:
            yield from table
        yield from self.act["discard"]
        yield from act.WALKS.values()
        yield from (act.STOP, act.FACE)
        yield from (OnSquare("jump", name) for name in names)
        yield from self.act["play"]
        yield from (act.Parry(texts[a], texts[b]) for a in self.parries for b in self.values)
        for verb in ("move", "to", "at"):
            yield from (OnSquare(verb, name) for name in names)
        yield from (act.OnSeat("on", seat) for seat in SEATS)
        for verb in ("look", "reveal"):
            yield from (OnSquare(verb, name) for name in names)
        for verb in ("add", "put"):
            yield from (self.act[verb][card] for card in self.values)
        yield from self.challenges.values()
        for table in self.takes["lose"]:
            yield from table
        yield from (act.Rob(a, b, text) for a in SEATS for b in SEATS if a != b for text in texts)
        yield from self.turns.values()
        yield from (act.Peek(seat, KINDS[kind]) for seat in SEATS for kind in self.kinds)
        yield from (act.CHARM_SPENT, act.USE, act.LEAVE, act.PASS, act.DONE, act.END)


def _use(cards: Cards, card: int) -> str:
    """What a card can be played as in one's own turn, between steps."""
    if cards.is_action[card]:
        return "action"
    return "specialty" if cards.does[card] in ("pass-over", "look") else ""


@lru_cache(maxsize=16)
def _field_of(layout: Layout) -> Field:
    """A board that chance has laid; a few are kept."""
    return Field(ground_of(layout))

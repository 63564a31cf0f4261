"""A position in the making: what an action changes, one thing at a time, until it is a value again."""

from typing import Any, final

from msgspec.structs import replace

from ghoulash.core.game import CHANCE, Outcome, Step
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth import memory
from ghoulash.games.last_game_on_earth.deck import Deck
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Frame, Over, Turn
from ghoulash.games.last_game_on_earth.memory import Memories
from ghoulash.games.last_game_on_earth.parts import Field, Parts
from ghoulash.games.last_game_on_earth.state import (
    OUTSIDE,
    TO_WIN,
    Player,
    Stack,
    State,
    Token,
)


@final
class Work:
    """One action's worth of changes. Nothing here decides anything: the rules do."""

    __slots__ = (
        "acting",
        "bag",
        "covered",
        "down",
        "first",
        "frames",
        "layout",
        "memory",
        "pads",
        "parts",
        "players",
        "stacks",
        "told",
        "turns",
    )

    def __init__(self, parts: Parts, state: State) -> None:
        self.parts = parts
        self.frames: list[Frame] = list(state.frames)
        self.acting = state.acting
        self.players = list(state.players)
        self.layout = state.layout
        self.covered = state.covered
        self.down = state.down
        self.stacks = state.stacks
        self.bag = state.bag
        self.pads = state.pads
        self.first = state.first
        self.turns = state.turns
        self.memory = state.memory
        self.told: list[Event] = []

    def frozen(self) -> State:
        """The position as it stands."""
        return State(
            tuple(self.frames),
            self.acting,
            tuple(self.players),
            self.layout,
            self.covered,
            self.down,
            self.stacks,
            self.bag,
            self.pads,
            self.first,
            self.turns,
            self.memory,
        )

    def step(self) -> Step[State, Event]:
        return Step(self.frozen(), tuple(self.told))

    @property
    def field(self) -> Field:
        return self.parts.field_of(self.layout)

    # --- players ---

    def change(self, seat: int, **fields: Any) -> Player:
        """One player with some fields replaced."""
        player = self.players[seat] = replace(self.players[seat], **fields)
        return player

    def deck_of(self, seat: int) -> Deck:
        """The seat's character, as its deck file has it."""
        return self.parts.decks[self.players[seat].character]

    def name(self, square: int) -> str:
        return self.field.names[square]

    def after(self, seat: int) -> tuple[int, ...]:
        """The other seats, from the left of one on."""
        count = len(self.players)
        return tuple([(seat + n) % count for n in range(1, count)])

    def standing(self, square: int, actor: int) -> tuple[int, ...]:
        """Who stands in a square, in play order from the actor, who comes last (LG-10.1)."""
        count = len(self.players)
        order = [(actor + n) % count for n in range(1, count + 1)]
        return tuple([seat for seat in order if self.players[seat].at == square])

    def pieces(self, but: int = OUTSIDE) -> int:
        """The squares with a piece, but for one seat's."""
        found = 0
        for seat, player in enumerate(self.players):
            if player.at != OUTSIDE and seat != but:
                found |= 1 << player.at
        return found

    # --- cards ---

    def spend(self, seat: int, card: int) -> None:
        """A card goes openly from a hand to its owner's Discard Pile (LG-3.1)."""
        self.take_out(seat, card)
        self.go_home(card)

    def take_out(self, seat: int, card: int) -> None:
        """A card leaves a hand, openly."""
        hand = self.players[seat].hand
        at = hand.index(card)
        self.change(seat, hand=hand[:at] + hand[at + 1 :])
        self.remember_shown(memory.hand(seat), card, seat)

    def remember_shown(self, place: int, card: int, holder: int) -> None:
        """A card has left a hand, or a pile of wounds, for all to see."""
        of = self.parts.cards.deck
        if self.memory and not memory.is_unmoved(self.memory, of, place, of[card]):
            self.remember(memory.show(self.memory, place, card, holder))

    def remember(self, memories: Memories) -> None:
        """What the seats remember now, as far as it can still be so."""
        cards = self.parts.cards
        self.memory = memory.narrowed(memories, cards.deck, len(cards.decks), self.players)

    def go_home(self, card: int) -> None:
        """A card goes to its owner's Discard Pile; one whose owner does not play is nowhere to be had."""
        deck = self.parts.cards.deck[card]
        at = card - self.parts.cards.first[deck]
        for seat, player in enumerate(self.players):
            if player.character == deck:
                pile = player.discard
                self.change(seat, discard=(*pile[:at], pile[at] + 1, *pile[at + 1 :]))
                return

    # --- tokens ---

    def tokens(self, square: int) -> tuple[Token, ...]:
        """From the lowest to the uppermost."""
        if not self.covered >> square & 1:
            return ()
        return self.stacks[(self.covered & (1 << square) - 1).bit_count()].tokens

    def put_stack(self, square: int, tokens: tuple[Token, ...]) -> None:
        """What lies in a square now; nothing: the square is free."""
        bit = 1 << square
        at = (self.covered & bit - 1).bit_count()
        held = bool(self.covered & bit)
        entry = (Stack(square, tokens),) if tokens else ()
        self.stacks = self.stacks[:at] + entry + self.stacks[at + held :]
        self.covered = self.covered | bit if tokens else self.covered & ~bit
        self.down = self.down | bit if tokens and tokens[-1].down else self.down & ~bit

    def lay(self, square: int, token: Token) -> None:
        """A token comes on top; whoever stands there has met it at once (LG-10.7)."""
        tokens = self.tokens(square)
        self.put_stack(square, (*tokens, token))
        for seat, player in enumerate(self.players):
            if player.at == square:
                self.change(seat, met=player.met | 1 << len(tokens))

    def remove(self, square: int, index: int) -> None:
        """A token goes; those above it come down by one."""
        tokens = self.tokens(square)
        self.put_stack(square, tokens[:index] + tokens[index + 1 :])
        low = (1 << index) - 1
        for seat, player in enumerate(self.players):
            if player.at == square and player.met:
                self.change(seat, met=player.met & low | player.met >> 1 & ~low)

    def replace_token(self, square: int, index: int, token: Token) -> None:
        """A token, turned or looked at."""
        tokens = self.tokens(square)
        self.put_stack(square, (*tokens[:index], token, *tokens[index + 1 :]))

    def meet(self, seat: int, index: int) -> None:
        """The piece knows this token of its square (LG-10.7)."""
        self.change(seat, met=self.players[seat].met | 1 << index)

    # --- what is pending ---

    def swap(self, frame: Frame) -> None:
        """The last frame becomes another."""
        self.frames[-1] = frame

    def turn(self) -> Turn:
        """The turn that all else is pending in."""
        frame = self.frames[0]
        assert isinstance(frame, Turn)
        return frame

    def finish(self, outcome: Outcome) -> None:
        """The game is over; whatever is pending lapses (LG-10.13), and all cards lie open."""
        self.frames = [Over(outcome)]
        self.memory = ()
        self.told.append(ev.Ended(CHANCE, outcome.winners, outcome.how, outcome.rule))

    @property
    def over(self) -> bool:
        return type(self.frames[-1]) is Over

    def score(self, seat: int) -> bool:
        """Whether the seat has the points to win at once (LG-8.1)."""
        if self.players[seat].points < TO_WIN:
            return False
        self.finish(Outcome((seat,), "ten-points", "LG-8.1"))
        return True

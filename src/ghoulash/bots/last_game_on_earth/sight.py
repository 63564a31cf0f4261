"""What a view says, made ready to be weighed: the board, the pieces, the cards not seen."""

from functools import cached_property

from ghoulash.core.squares import from_hex
from ghoulash.games.last_game_on_earth.frames import Battling, Turn
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.view import PlayerView, TokenView, View


class Sight:
    """One seat's view, once the board lies."""

    def __init__(self, parts: Parts, view: View) -> None:
        assert view.seat is not None
        self.parts = parts
        self.cards = parts.cards
        self.view = view
        self.seat = view.seat
        self.me = view.players[view.seat]
        count = len(view.players)
        self.others = tuple((self.seat + n) % count for n in range(1, count))
        """The other seats, from the left."""

    @cached_property
    def field(self):
        """The board."""
        return self.parts.field_of(self.view.layout)

    @property
    def ground(self):
        return self.field.ground

    @cached_property
    def stacks(self) -> dict[int, tuple[TokenView, ...]]:
        """The tokens by square."""
        return {stack.square: stack.tokens for stack in self.view.stacks}

    @cached_property
    def covered(self) -> int:
        """The squares with a token."""
        return sum(1 << square for square in self.stacks)

    @cached_property
    def pieces(self) -> int:
        """The squares with a piece."""
        found = 0
        for player in self.view.players:
            if player.at >= 0:
                found |= 1 << player.at
        return found

    @cached_property
    def pads(self) -> int:
        return from_hex(self.view.pads)

    @property
    def turn(self) -> Turn | None:
        """The turn that all else is pending in."""
        frame = self.view.frames[0]
        return frame if isinstance(frame, Turn) else None

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def deck(self, seat: int):
        """The seat's character, as its deck file has it."""
        return self.parts.decks[self.view.players[seat].character]

    def hurt(self, seat: int) -> int:
        player = self.view.players[seat]
        return len(player.wounds) + player.bare

    def left(self, seat: int) -> int:
        """Wounds until death."""
        return self.deck(seat).health - self.hurt(seat)

    def combat(self, seat: int) -> int:
        """Initial Combat."""
        return self.deck(seat).combat + self.view.players[seat].guns

    def value(self, card: int) -> int:
        """What a card of the own hand counts in an own battle (LG-7.7)."""
        cards = self.cards
        return cards.value[card] + (cards.bonus[card] if cards.deck[card] == self.me.character else 0)

    @cached_property
    def unseen(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, how many of each card of its deck lie where the viewer does not see them."""
        cards = self.cards
        seen: dict[int, int] = {}
        piles = [player.hand for player in self.view.players] + [p.wounds for p in self.view.players]
        for frame in self.view.frames:
            if isinstance(frame, Battling):
                piles += [frame.down, frame.against, frame.parried]
        for pile in piles:
            for card in pile:
                seen[card] = seen.get(card, 0) + 1
        found: list[tuple[int, ...]] = []
        for player in self.view.players:
            deck = player.character
            first = cards.first[deck]
            gone = player.discard
            found.append(
                tuple(n - gone[i] - seen.get(first + i, 0) for i, n in enumerate(cards.counts[deck]))
            )
        return tuple(found)

    def token_odds(self) -> tuple[tuple[int, float], ...]:
        """What a token that the viewer has not seen may be, and how likely."""
        count = sum(self.view.unseen)
        return tuple((kind, n / count) for kind, n in enumerate(self.view.unseen) if n)

    def kinds_of(self, token: TokenView) -> tuple[tuple[int, float], ...]:
        """What a token may be."""
        return ((token.kind, 1.0),) if token.kind else self.token_odds()

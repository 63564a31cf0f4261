"""One person's side of the board and the cards: what all pages of the room look at."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ghoulash.games.last_game_on_earth.frames import Frame
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.state import KINDS
from ghoulash.games.last_game_on_earth.view import PlayerView, TokenView, View
from ghoulash.terminal.room import PlainRoom
from ghoulash.terminal.rooms.last_game_on_earth.composing import Composition
from ghoulash.terminal.session import Session

ORDER: Final = ("value", "specialty-value", "action", "specialty-action", "rescue", "specialty")
"""How a hand is laid out, by the kinds of its cards."""


class Side(PlainRoom):
    """The game as this seat knows it."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        assert isinstance(session.game, LastGameOnEarth)
        self.parts: Parts = session.game.parts
        self.cards = self.parts.cards
        self.composition = Composition(session, seat)
        self._asked: tuple[int, str] | None = None

    @property
    def view(self) -> View:
        """What the seat may know, with what it has begun and told to nobody."""
        return self.composition.view

    def actions(self) -> Sequence[Any]:
        """What the seat may do next."""
        return self.composition.choices()

    @property
    def frame(self) -> Frame:
        """What is asked now."""
        return self.view.frames[-1]

    @property
    def me(self) -> PlayerView:
        """The player in this seat."""
        return self.view.players[self.seat]

    @property
    def ground(self) -> Ground | None:
        """The board, once it is laid."""
        view = self.view
        laid = self.parts.layout if view.layout is None else view.layout
        return None if laid is None else self.parts.field_of(laid).ground

    def asked_again(self) -> bool:
        """Whether the question before was of the same kind, in the same turn; from now on it was."""
        now = (self.view.turns, type(self.frame).__name__)
        before, self._asked = self._asked, now
        return before == now

    # Names

    def say(self, message: str, /, **args: str | float) -> str:
        """A message of the catalogues."""
        return self.words.say(message, **args)

    def square(self, square: int) -> str:
        """`9-J`; nothing for a piece that is not on the board."""
        ground = self.ground
        return "" if ground is None or square < 0 else ground.grid.names[square]

    def who(self, seat: int) -> str:
        """`you` or `other`, for a message to choose by."""
        return "you" if seat == self.seat else "other"

    def name(self, seat: int) -> str:
        """What the player is called."""
        return self.session.names[seat]

    def character(self, seat: int) -> str:
        """Whom the player plays; nothing before that is settled."""
        played = self.view.players[seat].character
        return "" if played < 0 else self.words.named("character", self.parts.decks[played].id)

    def full_name(self, seat: int) -> str:
        """Name and character."""
        character = self.character(seat)
        if not character:
            return self.name(seat)
        return self.say("lg-named", name=self.name(seat), character=character)

    def card(self, card: int, holder: int | None = None) -> str:
        """A card's title; one that is not of its holder's own deck says whose it is."""
        title = self.words.named("card", self.cards.text[card])
        deck = self.cards.deck[card]
        own = self.view.players[self.seat if holder is None else holder].character
        if deck == own or card >= len(self.cards):
            return title
        return self.say(
            "lg-card-of", card=title, deck=self.words.named("character", self.parts.decks[deck].id)
        )

    def counted(self, cards: Iterable[int], holder: int | None = None) -> str:
        """Cards in the order of a hand, equal ones together: `Value 3 (2), Hole`."""
        counts = Counter(cards)
        return ", ".join(
            self.say("lg-so-many", what=self.card(card, holder), n=counts[card])
            for card in sorted(counts, key=self._place)
        )

    def _place(self, card: int) -> tuple[int, int, int]:
        kind = self.cards.kind[card]
        return (ORDER.index(kind) if kind in ORDER else len(ORDER), -self.cards.value[card], card)

    def values(self, hand: Sequence[int]) -> list[int]:
        """The Value cards among them, best first."""
        return sorted((c for c in hand if self.cards.value[c]), key=lambda c: (-self.cards.value[c], c))

    def does(self, hand: Sequence[int], does: str) -> list[int]:
        """The cards among them that do this."""
        return [card for card in hand if self.cards.does[card] == does]

    # The board

    def stack(self, square: int) -> tuple[TokenView, ...]:
        """The tokens of a square, from the lowest to the uppermost."""
        return next((stack.tokens for stack in self.view.stacks if stack.square == square), ())

    def token(self, token: TokenView) -> str:
        """What this seat knows of a token."""
        if not token.down:
            return self.say("lg-token", token=KINDS[token.kind])
        return self.say("lg-down", token=KINDS[token.kind], known="yes" if token.kind else "no")

    def standing(self, square: int) -> list[int]:
        """Whose pieces stand in a square."""
        return [seat for seat, player in enumerate(self.view.players) if player.at == square]

    def others(self) -> list[int]:
        """The other seats, from the left on."""
        count = len(self.view.players)
        return [(self.seat + n) % count for n in range(1, count)]

    def distances(self) -> dict[int, int]:
        """How many steps each square is away from this seat's piece, were there nothing but walls."""
        ground = self.ground
        if ground is None or self.me.at < 0:
            return {}
        far = {self.me.at: 0}
        edge = [self.me.at]
        while edge:
            beyond: set[int] = {to for at in edge for to in ground.exits[at].values()} - far.keys()
            far |= dict.fromkeys(beyond, far[edge[0]] + 1)
            edge = sorted(beyond)
        return far

"""One person's side of the board: what every mode of this game asks for."""

from typing import Any, NamedTuple

from ghoulash.core.squares import each, from_hex
from ghoulash.games.last_game_on_earth.battle import total
from ghoulash.games.last_game_on_earth.frames import Battling, Frame, Turn
from ghoulash.games.last_game_on_earth.parts import Field
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.state import NOBODY, OUTSIDE
from ghoulash.games.last_game_on_earth.view import PlayerView, TokenView, View
from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.session import Session


class Held(NamedTuple):
    """A card of a hand, and how many like it."""

    card: int
    many: int


class BoardDesk(Desk):
    """The session as one player uses it."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        assert isinstance(session.game, LastGameOnEarth)
        self.game = session.game
        self.parts = session.game.parts
        self.cards = self.parts.cards
        self.cursor = OUTSIDE
        """The square looked at; OUTSIDE: where the own piece stands."""
        self.kept_out: dict[int, int] = {}
        """Cards laid out in a battle, while another question is put in between."""

    # What the seat knows

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.session.view(self.seat)

    @property
    def me(self) -> PlayerView:
        """The seat's own player."""
        return self.view.players[self.seat]

    @property
    def frame(self) -> Frame:
        """What is asked now."""
        return self.view.frames[-1]

    @property
    def asked(self) -> bool:
        """Whether this seat is asked."""
        return not self.session.over and self.session.waiting() == self.seat

    def actions(self) -> Any:
        """What the seat may do."""
        return self.session.actions(self.seat)

    # The board

    @property
    def field(self) -> Field | None:
        """The board, once it is laid."""
        layout = self.view.layout
        return None if layout is None else self.parts.field_of(layout)

    def name(self, square: int) -> str:
        """What a square is called."""
        field = self.field
        return "" if field is None or square < 0 else field.names[square]

    def square(self, name: str) -> int:
        """The square of this name."""
        field = self.field
        return OUTSIDE if field is None else field.index.get(name, OUTSIDE)

    @property
    def looked_at(self) -> int:
        """The square that the panel tells of, and that the board's window shows."""
        if self.cursor >= 0:
            return self.cursor
        battle = self.battle
        if battle is not None:
            return self.view.players[battle.seat].at
        if self.me.at >= 0:
            return self.me.at
        field = self.field
        return OUTSIDE if field is None else max(each(field.ground.squares), default=OUTSIDE)

    @property
    def pads(self) -> int:
        """The squares with a pad."""
        return from_hex(self.view.pads)

    def stack(self, square: int) -> tuple[TokenView, ...]:
        """The tokens of a square, from the lowest."""
        return next((stack.tokens for stack in self.view.stacks if stack.square == square), ())

    # Players and cards

    def character(self, seat: int) -> str:
        """What the seat's character is called; nothing before it is picked."""
        number = self.view.players[seat].character
        if number == NOBODY:
            return ""
        return self.words.named("character", self.parts.decks[number].id)

    def letter(self, seat: int) -> str:
        """The letter of a piece."""
        return self.character(seat)[:1].upper() or str(seat + 1)

    def hand(self) -> tuple[Held, ...]:
        """The own hand, equal cards together."""
        hand = self.me.hand
        return tuple(Held(card, hand.count(card)) for card in dict.fromkeys(hand))

    # What is pending

    @property
    def turn(self) -> Turn | None:
        """The turn that all else is pending in."""
        frame = self.view.frames[0]
        return frame if isinstance(frame, Turn) else None

    @property
    def battle(self) -> Battling | None:
        """The battle that is on."""
        return next((f for f in reversed(self.view.frames) if isinstance(f, Battling)), None)

    def total(self, battle: Battling) -> int:
        """What the battler comes to."""
        return total(self.parts, self.view.players, battle)

"""Cards are laid out in front of one, seen by nobody else, and go together when one says so."""

from abc import abstractmethod
from collections.abc import Mapping

from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import BoardMode


class LayingOut(BoardMode):
    """A figure lays one more card of a kind out; after the last of them it takes all of that kind back."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self.out: dict[int, int] = {}

    @property
    def on_board(self) -> bool:
        return False

    @abstractmethod
    def most(self, card: int) -> int:
        """How many of a card may lie there now."""

    @abstractmethod
    def send(self) -> None:
        """Do what was laid out."""

    def laid(self) -> tuple[int, ...]:
        """The cards that lie there, one by one."""
        return tuple(card for card, count in self.out.items() for _ in range(count))

    def chosen(self) -> Mapping[int, int]:
        return self.out

    def usable(self) -> frozenset[int]:
        return frozenset(held.card for held in self.desk.hand() if self.most(held.card))

    def press(self, key: str) -> bool:
        if key in ("escape", "backspace"):
            had = bool(self.out)
            self.out = {}
            return had
        if key in ("enter", "d"):
            self.send()
            return True
        card = self.card_at(key)
        if card is not None:
            return self._lay(card)
        return self.look_around(key)

    def _lay(self, card: int) -> bool:
        count = self.out.pop(card, 0)
        if count < self.most(card):
            self.out[card] = count + 1
        return True

"""Cards are thrown away before new ones are drawn (LG-3.1)."""

from ghoulash.games.last_game_on_earth.actions import DONE, Action
from ghoulash.games.last_game_on_earth.state import HAND_SIZE
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.laying_out import LayingOut


class Replenishing(LayingOut):
    """Any of the hand, any number."""

    def most(self, card: int) -> int:
        return self.desk.me.hand.count(card)

    def send(self) -> None:
        discard = self.desk.parts.act["discard"]
        actions: tuple[Action, ...] = tuple(discard[card] for card in self.laid())
        self.desk.do((*actions, DONE))
        self.out = {}

    def prompt(self) -> str:
        desk = self.desk
        kept = list(desk.me.hand)
        for card in self.laid():
            kept.remove(card)
        own = sum(desk.cards.deck[card] == desk.me.character for card in kept)
        draws = max(0, HAND_SIZE - own)
        return desk.words.say("lg-app-replenish", away=len(self.laid()), draws=draws)

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        return [
            Hint("", "1–9", say("lg-app-key-throw")),
            Hint("a", "a", say("lg-app-key-all")),
            Hint("d", "d", say("lg-app-key-draw")),
        ]

    def press(self, key: str) -> bool:
        if key == "a":
            every = {held.card: held.many for held in self.desk.hand()}
            self.out = {} if self.out == every else every
            return True
        return super().press(key)

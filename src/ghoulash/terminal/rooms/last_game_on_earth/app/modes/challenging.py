"""Whether to challenge somebody's battle, and with which one or two Value cards (LG-5.2)."""

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.actions import PASS, Challenge
from ghoulash.games.last_game_on_earth.frames import Battling
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import Choice, Question
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.laying_out import LayingOut
from ghoulash.terminal.rooms.last_game_on_earth.app.why import why

MOST = 2


class Challenging(LayingOut):
    """One or two cards are laid out, or none and one passes."""

    def planned(self) -> Battling:
        """The battle as it would stand with what is laid out."""
        battle = self.desk.battle
        assert battle is not None
        return replace(battle, against=self.laid())

    def most(self, card: int) -> int:
        if not self.desk.cards.value[card]:
            return 0
        others = sum(count for other, count in self.out.items() if other != card)
        return min(self.desk.me.hand.count(card), MOST - others)

    def send(self) -> None:
        laid = sorted(self.laid())
        if laid:
            self.desk.do((Challenge(tuple(self.desk.cards.text[card] for card in laid)),))
            self.out = {}
        else:
            self.desk.note = self.desk.words.say("lg-app-challenge-none")

    def press(self, key: str) -> bool:
        if key == "p":
            self.desk.do((PASS,))
            self.out = {}
            return True
        return super().press(key)

    def prompt(self) -> str:
        planned = self.planned()
        total = self.desk.total(planned)
        return self.desk.words.say(
            "lg-app-challenge",
            name=self.desk.session.names[planned.seat],
            count=len(self.laid()),
            total=total,
            strength=planned.strength,
            holds="yes" if total > planned.strength else "no",
        )

    def question(self) -> Question | None:
        say = self.desk.words.say
        return Question(
            why(self.desk),
            (
                Choice("", say("lg-app-challenge-with")),
                Choice("enter", say("lg-app-key-challenge")),
                Choice("p", say("lg-app-do-bare", word="pass")),
            ),
        )

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        return [
            Hint("", "1–9", say("lg-app-key-put")),
            Hint("enter", "⏎", say("lg-app-key-challenge")),
            Hint("p", "p", say("lg-app-do-bare", word="pass")),
        ]

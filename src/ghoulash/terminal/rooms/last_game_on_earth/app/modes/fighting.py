"""A battle: cards against the Ghoul, and the one answer to a challenge (LG-5)."""

from itertools import combinations

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.actions import CHARM_SPENT, DONE, Action, Parry
from ghoulash.games.last_game_on_earth.frames import Battling
from ghoulash.games.last_game_on_earth.state import POINTS_AGAINST
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import word_of
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import Choice, Question
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.laying_out import LayingOut


class Fighting(LayingOut):
    """Cards are laid out and the total grows with them; they are put down together."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self.sure = False
        """Whether the fight would be lost, and that was said."""
        self._ignored: dict[int, tuple[int, ...]] = {}
        """For each kind of Parry laid out, the cards it ignores."""
        kept, desk.kept_out = desk.kept_out, {}
        self.out = {
            card: count
            for card, count in kept.items()
            if 0 < count <= self.most(card) and desk.cards.does[card] != "parry"
        }

    @property
    def battle(self) -> Battling:
        """As it stands at the table."""
        frame = self.desk.frame
        assert isinstance(frame, Battling)
        return frame

    def planned(self) -> Battling:
        """As it would stand with what is laid out."""
        battle, cards = self.battle, self.desk.cards
        down = list(battle.down)
        against = list(battle.against)
        for _, other in self._parries():
            against.remove(other)
        for card in self.laid():
            if cards.value[card]:
                down.append(card)
            elif cards.does[card] == "combat":
                battle = replace(battle, combat=battle.strength)
        return replace(battle, down=tuple(down), against=tuple(against))

    # Parry, and what it ignores

    def _parries(self) -> list[tuple[int, int]]:
        """Each Parry laid out, with the card that it ignores."""
        return [(parry, other) for parry, ignored in self._ignored.items() for other in ignored]

    def _highest(self) -> tuple[int, ...]:
        """All that was played against one, the highest first."""
        return tuple(sorted(self.battle.against, key=lambda card: -self.desk.cards.value[card]))

    def _ways(self, parry: int) -> list[tuple[int, ...]]:
        """All that the Parries of this kind could ignore: nothing first, then one by one, then together."""
        left = list(self._highest())
        for other, ignored in self._parries():
            if other != parry:
                left.remove(ignored)
        most = min(self.desk.me.hand.count(parry), len(left))
        return [way for count in range(most + 1) for way in dict.fromkeys(combinations(left, count))]

    def _next_way(self, parry: int) -> tuple[int, ...]:
        ways, now = self._ways(parry), self._ignored.get(parry, ())
        return ways[(ways.index(now) + 1) % len(ways)] if now in ways else ()

    def _lay(self, card: int) -> bool:
        """A Parry's figure goes from one card that it may ignore to the next."""
        if self.desk.cards.does[card] != "parry" or not self.battle.against:
            return super()._lay(card)
        way = self._next_way(card)
        self._ignored[card] = way
        self.out[card] = len(way)
        if not way:
            del self.out[card], self._ignored[card]
        return True

    def question(self) -> Question | None:
        """What each key of a Parry does next, where there is more than one card to ignore."""
        say, cards = self.desk.words.say, self.desk.cards
        if len(dict.fromkeys(self.battle.against)) < 2:
            return None
        choices = [
            Choice(
                str(n),
                say(
                    "lg-app-parry-next",
                    now=self._named(self._ignored.get(held.card, ())),
                    next=self._named(self._next_way(held.card)),
                ),
            )
            for n, held in enumerate(self.desk.hand()[:9], 1)
            if cards.does[held.card] == "parry" and len(self._ways(held.card)) > 1
        ]
        return Question(say("lg-app-parry-which"), tuple(choices)) if choices else None

    def _named(self, cards: tuple[int, ...]) -> str:
        return " + ".join(word_of(self.desk, self.desk.cards.text[card]) for card in cards) or "none"

    # Cards

    def most(self, card: int) -> int:
        cards = self.desk.cards
        held = self.desk.me.hand.count(card)
        if cards.value[card]:
            return held
        if cards.does[card] == "combat":
            return min(1, held) if self.desk.parts.act["play"][card] in self.desk.actions() else 0
        return min(held, len(self.battle.against)) if cards.does[card] == "parry" else 0

    def send(self) -> None:
        """Done, with what is laid out; a fight lost by it is said first."""
        planned = self.planned()
        if self.desk.total(planned) <= planned.strength and not self.sure:
            self.sure = True
            return
        before = self.desk.me.hand
        for actions in self._gestures():
            if not self.desk.asked or not isinstance(self.desk.frame, Battling):
                break
            if not self.desk.do(actions):
                break
        if self.desk.battle is not None:
            after = self.desk.me.hand
            left = {card: n - before.count(card) + after.count(card) for card, n in self.out.items()}
            self.desk.kept_out = left
        self.out = {}
        self._ignored = {}
        self.sure = False

    def _gestures(self) -> list[tuple[Action, ...]]:
        """A Parry is news, and ends a gesture; so each goes by itself, and the rest after them."""
        cards, act = self.desk.cards, self.desk.parts.act
        found: list[tuple[Action, ...]] = [
            (Parry(cards.text[parry], cards.text[other]),) for parry, other in self._parries()
        ]
        found += [(act["play"][card],) for card in self.laid() if cards.does[card] == "combat"]
        puts = tuple(act["put"][card] for card in self.laid() if cards.value[card])
        return [*found, (*puts, DONE)]

    def press(self, key: str) -> bool:
        if key == "c" and CHARM_SPENT in self.desk.actions():
            self.desk.do((CHARM_SPENT,))
            return True
        if key not in ("enter", "d"):
            self.sure = False
        if key in ("escape", "backspace"):
            self._ignored = {}
        return super().press(key)

    def prompt(self) -> str:
        planned = self.planned()
        total = self.desk.total(planned)
        wounds = POINTS_AGAINST[planned.strength]
        wins = "yes" if total > planned.strength else "no"
        return self.desk.words.say(
            "lg-app-fight",
            sure="yes" if self.sure else "no",
            answering="yes" if self.battle.stage else "no",
            wins=wins,
            total=total,
            strength=planned.strength,
            lacks=planned.strength + 1 - total,
            wounds=wounds,
        )

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        charm = [Hint("c", "c", say("lg-app-key-charm"))] if CHARM_SPENT in self.desk.actions() else []
        return [
            Hint("", "1–9", say("lg-app-key-put")),
            *charm,
            Hint("d", "d", say("lg-app-key-done")),
            Hint("escape", "Esc", say("lg-app-key-take-back")),
        ]

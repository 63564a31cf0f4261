"""A battle: cards against the Ghoul, and the one answer to a challenge (LG-5)."""

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.actions import CHARM_SPENT, DONE, Action, Parry
from ghoulash.games.last_game_on_earth.frames import Battling
from ghoulash.games.last_game_on_earth.state import POINTS_AGAINST
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.laying_out import LayingOut


class Fighting(LayingOut):
    """Cards are laid out and the total grows with them; they are put down together."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self.sure = False
        """Whether the fight would be lost, and that was said."""
        kept, desk.kept_out = desk.kept_out, {}
        self.out = {card: count for card, count in kept.items() if 0 < count <= self.most(card)}

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
        for card in self.laid():
            if cards.value[card]:
                down.append(card)
            elif cards.does[card] == "combat":
                battle = replace(battle, combat=battle.strength)
            elif against:
                against.remove(max(against, key=lambda other: cards.value[other]))
        return replace(battle, down=tuple(down), against=tuple(against))

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
        self.sure = False

    def _gestures(self) -> list[tuple[Action, ...]]:
        """A Parry is news, and ends a gesture; so each goes by itself, and the rest after them."""
        cards, act = self.desk.cards, self.desk.parts.act
        against = sorted(self.battle.against, key=lambda card: cards.value[card], reverse=True)
        parries = [card for card in self.laid() if cards.does[card] == "parry"]
        found: list[tuple[Action, ...]] = [
            (Parry(cards.text[parry], cards.text[other]),)
            for parry, other in zip(parries, against, strict=False)
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

"""The six places of a Ghoul: the hider picks one, the traveller fires at them."""

from abc import abstractmethod
from typing import Any

from ghoulash.games.pen_and_paper.actions import SPOTS, Fire, Weak
from ghoulash.games.pen_and_paper.view import FightView
from ghoulash.terminal.app.keys import ARROWS, figure
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.modes.chart_mode import ChartMode


class AtTheGhoul(ChartMode):
    """Six places, one of them pointed at."""

    def __init__(self, desk: ChartDesk) -> None:
        super().__init__(desk)
        self.spot = self.open_spots()[0]

    @abstractmethod
    def action(self, spot: int) -> Any:
        """What choosing a place does."""

    @property
    def fight(self) -> FightView:
        """The fight, as the seat sees it."""
        fight = self.desk.view.fight
        assert fight is not None
        return fight

    def missed(self) -> tuple[int, ...]:
        """The places fired at in vain."""
        return tuple(spot for spot in SPOTS if self.fight.missed >> spot & 1)

    def open_spots(self) -> tuple[int, ...]:
        """The places that can be chosen."""
        return tuple(spot for spot in SPOTS if spot not in self.missed())

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        return [Hint("", "1–6", say("app-key-place")), Hint("enter", "⏎", say("app-key-this-place"))]

    def press(self, key: str) -> bool:
        if key in ARROWS:
            self._move(1 if key in ("right", "down") else -1)
        elif key in ("enter", " "):
            self.choose(self.spot)
        elif figure(key) in SPOTS:
            self.choose(figure(key))
        else:
            return False
        return True

    def choose(self, spot: int) -> None:
        """A place, by its number."""
        self.spot = spot
        if self.desk.do((self.action(spot),)) and self.desk.view.fight is not None:
            self._move(0)

    def _move(self, by: int) -> None:
        places = self.open_spots()
        at = places.index(self.spot) if self.spot in places else 0
        self.spot = places[(at + by) % len(places)]


class Firing(AtTheGhoul):
    """The traveller looks for the weak spot."""

    @property
    def chart(self) -> int:
        return self.desk.seat

    def action(self, spot: int) -> Fire:
        return Fire(spot)

    def prompt(self) -> str:
        fight = self.fight
        return self.desk.words.say(
            "app-fire",
            spot=self.spot,
            place=self.desk.words.spot(self.spot),
            cost=fight.dealt,
            free=fight.free,
        )


class PickingSpot(AtTheGhoul):
    """The hider picks the weak spot."""

    silent = True

    @property
    def chart(self) -> int:
        return self.desk.other

    def action(self, spot: int) -> Weak:
        return Weak(spot)

    def prompt(self) -> str:
        words = self.desk.words
        name = self.desk.session.names[self.desk.other]
        return words.say("app-weak", spot=self.spot, place=words.spot(self.spot), name=name)

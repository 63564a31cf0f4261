"""What the bots here share: each question goes to a method of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ghoulash.bots.last_game_on_earth import starting
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.core.bot import Remark
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.actions import Action
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.view import View

Actions = Sequence[Action]


class Player(ABC):
    """Holds the cards and boards, which everybody knows; all else is in the view."""

    def __init__(self, game: LastGameOnEarth, rng: Random) -> None:
        self.parts = game.parts
        self.rng = rng
        self._ask: dict[type, Callable[[Sight, Any, Actions], Action]] = {
            fr.Picking: self.pick,
            fr.Scattering: self.anything,
            fr.Starting: self.start,
            fr.Replenishing: self.replenish,
            fr.Turn: self.turn,
            fr.Declaring: self.declare,
            fr.Asking: self.cancel,
            fr.Guarding: self.guard,
            fr.Aiding: self.aid,
            fr.Battling: self.fight,
            fr.Challenging: self.challenge,
            fr.Revealing: self.reveal,
            fr.Looking: self.look,
        }

    def act(self, view: View, remarks: Sequence[Remark], actions: Actions) -> Action:
        """One of the actions."""
        if len(actions) == 1:
            return actions[0]
        frame = view.frames[-1]
        return self._ask[type(frame)](Sight(self.parts, view), frame, actions)

    def anything(self, sight: Sight, frame: fr.Frame, actions: Actions) -> Action:
        """Any, all alike."""
        return actions[self.rng.randrange(len(actions))]

    def pick(self, sight: Sight, frame: fr.Picking, actions: Actions) -> Action:
        """A character."""
        return self.anything(sight, frame, actions)

    def start(self, sight: Sight, frame: fr.Starting, actions: Actions) -> Action:
        """Where the left neighbour begins: far from everything."""
        return starting.farthest(sight, actions)

    @abstractmethod
    def replenish(self, sight: Sight, frame: fr.Replenishing, actions: Actions) -> Action:
        """What to throw away."""

    @abstractmethod
    def turn(self, sight: Sight, frame: fr.Turn, actions: Actions) -> Action:
        """Move and act."""

    @abstractmethod
    def declare(self, sight: Sight, frame: fr.Declaring, actions: Actions) -> Action:
        """What goes with a card, or where a token goes."""

    @abstractmethod
    def cancel(self, sight: Sight, frame: fr.Asking, actions: Actions) -> Action:
        """Inaction, or pass."""

    @abstractmethod
    def guard(self, sight: Sight, frame: fr.Guarding, actions: Actions) -> Action:
        """What keeps wounds off, or pass."""

    @abstractmethod
    def aid(self, sight: Sight, frame: fr.Aiding, actions: Actions) -> Action:
        """First-Aid, used or left."""

    @abstractmethod
    def fight(self, sight: Sight, frame: fr.Battling, actions: Actions) -> Action:
        """What to put down."""

    @abstractmethod
    def challenge(self, sight: Sight, frame: fr.Challenging, actions: Actions) -> Action:
        """A challenge, or pass."""

    @abstractmethod
    def reveal(self, sight: Sight, frame: fr.Revealing, actions: Actions) -> Action:
        """A token on the own tile, or none."""

    @abstractmethod
    def look(self, sight: Sight, frame: fr.Looking, actions: Actions) -> Action:
        """A token to look at, or none."""

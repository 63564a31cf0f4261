"""What the bots here share: each question goes to a method of its own, and a plan is kept while it fits."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from ghoulash.bots.pen_and_paper.layout import Layout
from ghoulash.bots.pen_and_paper.sight import Sight
from ghoulash.bots.pen_and_paper.ways import Ways
from ghoulash.core.bot import Remark
from ghoulash.games.pen_and_paper.actions import Action, Enter, Fire, Leave, Use, Weak
from ghoulash.games.pen_and_paper.board import STOP, WALKS
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.view import View


class Player(ABC):
    """Holds the board, which everybody knows, and its own plans; all else is in the view."""

    def __init__(self, game: PenAndPaper, rng: Random) -> None:
        self.board = game.board
        self.rng = rng
        self.ways = Ways(game.board)
        self._layout: Layout | None = None
        self._way: list[int] = []
        """The squares still to be walked this turn, the last one first."""
        self._fits: tuple[int, int] = (-1, -1)
        """The turn, and where the traveller must stand, for the way to be walked on."""

    def act(self, view: View, remarks: Sequence[Remark], actions: Sequence[Action]) -> Action:
        """One of the actions."""
        if view.moment == "hide":
            return self._hide(view)
        if view.moment == "walk":
            return self._walk(view, actions)
        if view.moment == "kit":
            return Use() if self.uses_kit(Sight(self.board, view)) else Leave()
        if view.moment == "weak":
            return Weak(self.weak_spot())
        return Fire(self.aim([action.spot for action in actions if isinstance(action, Fire)]))

    @abstractmethod
    def lay_out(self, layout: Layout) -> None:
        """Hide all that is left to hide."""

    @abstractmethod
    def way(self, sight: Sight, *, stepped: bool) -> list[int]:
        """The squares to walk, the last one first; none: stop here, if one may."""

    @abstractmethod
    def uses_kit(self, sight: Sight) -> bool:
        """Whether to use the First-Aid Kit met."""

    @abstractmethod
    def weak_spot(self) -> int:
        """Where the Ghoul can be hit."""

    @abstractmethod
    def aim(self, left: list[int]) -> int:
        """Which of the places left to fire at."""

    def _hide(self, view: View) -> Action:
        assert view.seat is not None
        chart = view.charts[1 - view.seat]
        action = self._layout.next_after(chart) if self._layout is not None else None
        if action is None:
            self._layout = Layout(self.board, chart)
            self.lay_out(self._layout)
            action = self._layout.next_after(chart)
        assert action is not None
        return action

    def _walk(self, view: View, actions: Sequence[Action]) -> Action:
        at = view.travellers[view.turn].at
        if not view.stepped or self._fits != (view.finished, at):
            self._way = []
        if not self._way:
            if isinstance(actions[0], Enter):
                return self.rng.choice(actions)
            sight = Sight(self.board, view)
            if sight.has_enough():
                for square, direction in sight.ways_out():
                    if square == at:
                        return WALKS[direction]
            self._way = self.way(sight, stepped=view.stepped)
        if self._way:
            step = WALKS[self.ways.direction(at, self._way[-1])]
            if step in actions:
                self._fits = (view.finished, self._way.pop())
                return step
            self._way = []
        return STOP if view.stepped else self.rng.choice(actions)

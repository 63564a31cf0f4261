"""The Action of a turn: the cards that may be played, the tokens that may be moved, by what they bring."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ghoulash.bots.last_game_on_earth import strikes
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.tokens import PLAIN, Push, Pushes
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.actions import END, Action, OnSquare, WithCard
from ghoulash.games.last_game_on_earth.state import DEBRIS, HOLE

CARD_COST: Final = 0.12
"""An Action card is missed a little."""
RECON: Final = 0.08


class Act(NamedTuple):
    """An Action, and what it brings."""

    worth: float
    action: Action
    does: str
    seat: int = -1
    """The victim, of a Hole."""


class Acts:
    """What the Action of this turn may be."""

    def __init__(self, sight: Sight, stakes: Stakes) -> None:
        self._sight = sight
        self._stakes = stakes
        self.pushes = Pushes(sight, stakes)

    def all(self, actions: Sequence[Action]) -> list[Act]:
        """Those that are legal, each as well aimed as can be."""
        sight = self._sight
        found: list[Act] = []
        plain: dict[int, Action] = {}
        for action in actions:
            if isinstance(action, WithCard) and action.verb == "play":
                card = sight.cards.by_text[action.card]
                if sight.parts.in_turn[card] == "action":
                    found.append(self._card(card, action))
            elif isinstance(action, OnSquare) and action.verb == "move":
                plain[sight.field.index[action.square]] = action
        push = self.pushes.best(plain, PLAIN, closed=self.closed())
        if push is not None:
            found.append(Act(push.worth, plain[push.square], ""))
        return found

    def closed(self) -> int:
        """The tile that a token moved without a card may not touch (LG-3.5)."""
        sight = self._sight
        me = sight.me
        if me.dead or sight.deck(sight.seat).specialty == "own-tile":
            return 0
        return sight.ground.tiles[sight.ground.tile_of[me.at]]

    def _card(self, card: int, action: Action) -> Act:
        sight, stakes = self._sight, self._stakes
        does = sight.cards.does[card]
        worth, victim = 0.0, -1
        if does == "steal":
            worth = max(strikes.steal(sight, stakes, seat) for seat in sight.others)
        elif does == "debris":
            worth = strikes.debris(sight, stakes, self.debris_square())[0]
        elif does == "hole":
            victim = self.hole_victim()
            worth = strikes.hole(sight, stakes, sight.player(victim).at)
        elif does in ("haul", "haul-unrevealed"):
            push = self.hauled(card)
            worth = push.worth if push is not None else -1.0
        elif does == "recon":
            worth = RECON
        elif does == "more-actions":
            worth = self._two_more()
        return Act(worth - CARD_COST, action, does, victim)

    def _two_more(self) -> float:
        """What two other cards bring that the best one alone does not (LG-7.5)."""
        cards = self._sight.cards
        others = [
            self._card(card, END).worth
            for card in self._sight.me.hand
            if cards.is_action[card] and cards.does[card] != "more-actions"
        ]
        others = sorted((worth for worth in others if worth > 0), reverse=True)[:2]
        return others[1] if len(others) > 1 else -1.0

    def hauled(self, card: int) -> Push | None:
        """The best that a card can do that moves a token."""
        sight = self._sight
        any_ = sight.cards.does[card] == "haul"
        squares = [
            square
            for square, tokens in sight.stacks.items()
            if tokens[-1].down or (any_ and tokens[-1].kind not in (HOLE, DEBRIS))
        ]
        return self.pushes.best(squares, sight.cards.number[card], closed=0)

    def debris_square(self) -> int:
        """Where Debris hurts most."""
        squares = [at for seat in self._sight.others if (at := self._sight.player(seat).at) >= 0]
        return max(
            squares,
            key=lambda square: strikes.debris(self._sight, self._stakes, square)[0],
            default=-1,
        )

    def hole_victim(self) -> int:
        """Whom a Hole keeps most quiet."""
        return max(
            self._sight.others,
            key=lambda seat: strikes.hole(self._sight, self._stakes, self._sight.player(seat).at),
        )

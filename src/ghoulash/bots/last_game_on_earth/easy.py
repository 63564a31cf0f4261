"""A bot for beginners to beat: it walks to what is nearest, fights with what it has, spoils little."""

from typing import Final

from ghoulash.bots.last_game_on_earth import battle, hand
from ghoulash.bots.last_game_on_earth.player import Actions, Player
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.way import Way
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.actions import (
    DONE,
    END,
    FACE,
    LEAVE,
    PASS,
    STOP,
    USE,
    Action,
    Challenge,
    OnSeat,
    OnSquare,
    WithCard,
)
from ghoulash.games.last_game_on_earth.state import (
    DEBRIS,
    FIRST_AID,
    GHOUL_6,
    HOLE,
    POINTS,
    STRENGTH,
    UNDECIDED,
)

CHALLENGES: Final = 0.2
"""How often it spoils a fight that it can."""
DAWDLES: Final = 0.12
"""How often it stays where it is."""
FEW: Final = 2
"""Value cards that it wants to hold."""
CANCELS: Final = 0.3
PLAYS: Final = 0.3
"""How often an Action card is played, when there is one."""
PUSHES: Final = 0.15
"""How often it pushes a token about."""
HURT: Final = 4
"""Wounds at which it remembers First-Aid."""


class Easy(Player):
    """Goes for the nearest token that it can hope to beat."""

    def replenish(self, sight: Sight, frame: fr.Replenishing, actions: Actions) -> Action:
        """It keeps everything, unless there is hardly anything to fight with."""
        cards = sight.cards
        idle = [card for card in sight.me.hand if not cards.value[card]]
        if len(sight.me.hand) - len(idle) >= FEW or not idle:
            return DONE
        return sight.parts.act["discard"][self.rng.choice(idle)]

    def turn(self, sight: Sight, frame: fr.Turn, actions: Actions) -> Action:
        """Walk and fight; then, at times, a card or a token at random."""
        if frame.moved == 1 or (not frame.moved and self.rng.random() >= DAWDLES):
            step = self._step(sight, frame)
            if step is not None:
                return step
        if frame.moved == 1 and STOP in actions:
            return STOP
        acts = [
            a for a in actions if isinstance(a, WithCard) and sight.parts.in_turn[_card(sight, a)] == "action"
        ]
        if acts and self.rng.random() < PLAYS:
            return self.rng.choice(acts)
        moves = [a for a in actions if isinstance(a, OnSquare) and a.verb == "move"]
        if moves and self.rng.random() < PUSHES:
            return self.rng.choice(moves)
        return END

    def _step(self, sight: Sight, frame: fr.Turn) -> Action | None:
        """To face what lies here, or towards the nearest that it wants."""
        me = sight.me
        tokens = sight.stacks.get(me.at)
        if tokens and not frame.moved and tokens[-1].kind in STRENGTH and self._hopes(sight, tokens[-1].kind):
            return FACE
        if not frame.steps and not frame.on_pad:
            return None
        way = Way(sight, frame, over=sight.covered if frame.over_tokens else 0)
        wanted = [
            square
            for square, stack in sight.stacks.items()
            if square != me.at and square in way and self._hopes(sight, stack[-1].kind)
        ]
        if not wanted:
            return None
        return way.first(min(wanted, key=lambda square: (way.steps(square), square)))

    def _hopes(self, sight: Sight, kind: int) -> bool:
        """What lies face-down is worth a try while it is not badly hurt."""
        if kind in STRENGTH:
            return hand.most(sight, STRENGTH[kind]) > STRENGTH[kind]
        if kind == UNDECIDED and sight.left(sight.seat) <= POINTS[GHOUL_6]:
            return hand.most(sight, STRENGTH[GHOUL_6]) > STRENGTH[GHOUL_6]
        if kind == FIRST_AID:
            return sight.hurt(sight.seat) >= HURT
        return kind not in (HOLE, DEBRIS)

    def declare(self, sight: Sight, frame: fr.Declaring, actions: Actions) -> Action:
        """On an opponent, where it can; else anywhere."""
        theirs = [sight.player(seat).at for seat in sight.others]
        there = {sight.field.names[at] for at in theirs if at >= 0}
        for action in actions:
            if isinstance(action, OnSquare) and action.verb in ("at", "to") and action.square in there:
                return action
        if isinstance(actions[0], OnSeat):
            return self.rng.choice(actions)
        return DONE if DONE in actions else self.anything(sight, frame, actions)

    def cancel(self, sight: Sight, frame: fr.Asking, actions: Actions) -> Action:
        """At times, when it is played on this seat."""
        playing = sight.view.frames[-2]
        mine = isinstance(playing, fr.Playing) and (
            playing.target == sight.seat or sight.me.at in (playing.square, playing.to)
        )
        return actions[0] if mine and self.rng.random() < CANCELS else PASS

    def guard(self, sight: Sight, frame: fr.Guarding, actions: Actions) -> Action:
        """With the first card that helps."""
        return actions[0]

    def aid(self, sight: Sight, frame: fr.Aiding, actions: Actions) -> Action:
        """When badly hurt."""
        return USE if sight.hurt(sight.seat) >= HURT else LEAVE

    def fight(self, sight: Sight, frame: fr.Battling, actions: Actions) -> Action:
        """Just enough."""
        return battle.fought(sight, frame, battle.missing(sight, frame))

    def challenge(self, sight: Sight, frame: fr.Challenging, actions: Actions) -> Action:
        """Seldom, with one card that breaks it."""
        fought = sight.view.frames[-2]
        assert isinstance(fought, fr.Battling)
        over = 1 - battle.missing(sight, fought)
        value = sight.cards.value
        breaking = [
            a
            for a in actions
            if isinstance(a, Challenge)
            and len(a.cards) == 1
            and value[sight.cards.by_text[a.cards[0]]] >= over
        ]
        return breaking[0] if breaking and self.rng.random() < CHALLENGES else PASS

    def reveal(self, sight: Sight, frame: fr.Revealing, actions: Actions) -> Action:
        """Whatever."""
        return self.anything(sight, frame, actions)

    def look(self, sight: Sight, frame: fr.Looking, actions: Actions) -> Action:
        """Whatever."""
        return self.anything(sight, frame, actions)


def _card(sight: Sight, action: WithCard) -> int:
    return sight.cards.by_text[action.card]

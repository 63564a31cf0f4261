"""A bot that counts cards, fights by the odds, challenges whoever leads, and moves tokens with intent."""

from typing import Final

from ghoulash.bots.last_game_on_earth import (
    battle,
    challenges,
    guarding,
    hand,
    looking,
    replenishing,
    strikes,
)
from ghoulash.bots.last_game_on_earth.acts import Act, Acts
from ghoulash.bots.last_game_on_earth.buffer import buffer
from ghoulash.bots.last_game_on_earth.going import Aim, Going
from ghoulash.bots.last_game_on_earth.hand import KEEP_PARRY
from ghoulash.bots.last_game_on_earth.player import Actions, Player
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.tokens import PLAIN
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.actions import (
    CHARM_SPENT,
    DONE,
    END,
    LEAVE,
    PASS,
    STOP,
    USE,
    Action,
    Named,
    OnSeat,
    OnSquare,
    Parry,
)
from ghoulash.games.last_game_on_earth.state import GHOUL_5, STRENGTH

LIKES: Final = ("two-actions", "marked", "reveal", "own-tile")
"""Characters by their specialty, the best last."""
FIRST: Final = 0.35
"""What an Action must add to a fight to come before it."""
RECON_FIRST: Final = 0.2
"""With nothing better than this to do, Recon before the move."""
WORTH_IT: Final = 0.05
TOUGH: Final = 0.45
"""What it costs to be without Tough Hide."""
OVER: Final = 0.5
"""What a card that passes over tokens must gain."""


class Normal(Player):
    """Weighs everything in points."""

    def pick(self, sight: Sight, frame: fr.Picking, actions: Actions) -> Action:
        """By the specialty."""
        decks = {deck.id: LIKES.index(deck.specialty) for deck in self.parts.decks}
        return max(actions, key=lambda a: decks[a.name] if isinstance(a, Named) else -1)

    def replenish(self, sight: Sight, frame: fr.Replenishing, actions: Actions) -> Action:
        """Whatever is worth less than a card drawn goes."""
        card = replenishing.discarded(sight)
        return DONE if card is None else self.parts.act["discard"][card]

    def turn(self, sight: Sight, frame: fr.Turn, actions: Actions) -> Action:
        """Move first, unless an Action makes the fight better; then act."""
        stakes = Stakes(sight)
        acts = sorted(Acts(sight, stakes).all(actions), key=lambda act: -act.worth)
        if frame.moved < 2:
            going = Going(sight, stakes, frame)
            aim = going.best()
            early = None
            if not frame.moved:
                early = self._prepared(sight, going, aim, actions) or self._early(
                    sight, stakes, frame, going, acts
                )
            if early is not None:
                return early
            if aim.barred and acts and acts[0].worth > WORTH_IT:
                return acts[0].action
            if aim.action is not None:
                over = self._over(sight, stakes, frame, actions, aim)
                return over or aim.action
        if acts and acts[0].worth > WORTH_IT:
            return acts[0].action
        return STOP if frame.moved == 1 and STOP in actions else END

    def _prepared(self, sight: Sight, going: Going, aim: Aim, actions: Actions) -> Action | None:
        """A look around before the move; a Charm for a hand that can beat nothing."""
        does = sight.cards.does
        for card in dict.fromkeys(sight.me.hand):
            play = self.parts.act["play"][card]
            if does[card] == "look" and looking.undecided(sight, going.way, going.steps) and play in actions:
                return play
        poor = hand.most(sight, STRENGTH[GHOUL_5]) <= STRENGTH[GHOUL_5]
        return CHARM_SPENT if poor and not aim.now and CHARM_SPENT in actions else None

    def _early(
        self, sight: Sight, stakes: Stakes, frame: fr.Turn, going: Going, acts: list[Act]
    ) -> Action | None:
        """An Action before the move: against who could spoil the fight, or for the second of two."""
        aim = going.best()
        cards = [act for act in acts if act.does]
        if frame.carded and not frame.acts and cards and cards[0].worth > max(aim.worth, WORTH_IT):
            return cards[0].action
        if self._two(sight) and frame.acts and len(cards) > 1 and cards[1].worth > max(aim.worth, WORTH_IT):
            return cards[0].action
        for act in cards:
            if act.does == "hole" and act.seat >= 0:
                without = Going(sight, stakes, frame, but=act.seat).best()
                if without.now and act.worth + without.worth > aim.worth + FIRST:
                    return act.action
            if act.does == "steal" and act.worth > WORTH_IT and act == acts[0]:
                return act.action
            if act.does == "recon" and aim.now and acts[0].worth < RECON_FIRST:
                return act.action if looking.undecided(sight, going.way, going.steps) > 1 else None
        return None

    def _two(self, sight: Sight) -> bool:
        """Whether the move can be given up for a second card (LG-7.5)."""
        return sight.deck(sight.seat).specialty == "two-actions" and not sight.me.dead

    def _over(
        self, sight: Sight, stakes: Stakes, frame: fr.Turn, actions: Actions, aim: Aim
    ) -> Action | None:
        """A card that passes over tokens, if that leads to something better."""
        if frame.over_tokens:
            return None
        for card in dict.fromkeys(sight.me.hand):
            if sight.cards.does[card] == "pass-over":
                play = self.parts.act["play"][card]
                better = Going(sight, stakes, frame, over=True).best().worth > aim.worth + OVER
                return play if better and play in actions else None
        return None

    def declare(self, sight: Sight, frame: fr.Declaring, actions: Actions) -> Action:
        """As it was meant when the card was played."""
        stakes = Stakes(sight)
        acts = Acts(sight, stakes)
        on = sight.field.on
        if frame.card < 0:
            push = acts.pushes.best([frame.square], PLAIN, closed=acts.closed())
            return on["to"][push.to] if push is not None else actions[0]
        does = sight.cards.does[frame.card]
        if does == "steal":
            return max(
                actions, key=lambda a: strikes.steal(sight, stakes, a.seat) if isinstance(a, OnSeat) else -9
            )
        if does == "debris":
            if frame.square < 0:
                square = acts.debris_square()
                return on["at"][square] if square >= 0 else actions[0]
            card = strikes.debris(sight, stakes, frame.square)[1]
            return DONE if card is None else self.parts.act["add"][card]
        if does == "hole":
            action = on["at"][sight.player(acts.hole_victim()).at]
            return action if action in actions else actions[0]
        if does == "recon":
            return looking.nearest(sight, actions)
        return self._haul(acts, frame, actions, on)

    def _haul(
        self, acts: Acts, frame: fr.Declaring, actions: Actions, on: dict[str, tuple[OnSquare, ...]]
    ) -> Action:
        if frame.square < 0:
            push = acts.hauled(frame.card)
            return on["move"][push.square] if push is not None else actions[0]
        push = acts.pushes.best([frame.square], self.parts.cards.number[frame.card], closed=0)
        return on["to"][push.to] if push is not None else actions[0]

    def cancel(self, sight: Sight, frame: fr.Asking, actions: Actions) -> Action:
        """When the card would hurt more than an Inaction is worth."""
        playing = sight.view.frames[-2]
        assert isinstance(playing, fr.Playing)
        hurts = guarding.harm(sight, Stakes(sight), playing)
        return actions[0] if hurts > guarding.CANCELLING else PASS

    def guard(self, sight: Sight, frame: fr.Guarding, actions: Actions) -> Action:
        """The card that keeps off most for what it is worth."""
        stakes = Stakes(sight)
        best, most = PASS, 0.0
        for action in actions:
            if action == PASS:
                continue
            if isinstance(action, Parry):
                fewer, cost = sight.cards.value[frame.value], KEEP_PARRY
            else:
                fewer, cost = 2, TOUGH
            gain = guarding.hides(sight, stakes, frame.wounds, fewer) - cost
            if gain > most:
                best, most = action, gain
        return best

    def aid(self, sight: Sight, frame: fr.Aiding, actions: Actions) -> Action:
        """Not for a scratch."""
        return USE if guarding.aid_now(sight) else LEAVE

    def fight(self, sight: Sight, frame: fr.Battling, actions: Actions) -> Action:
        """Just enough, and a little over where it may keep challengers off."""
        needed = battle.missing(sight, frame)
        if frame.stage == 0:
            return battle.fought(sight, frame, needed + buffer(sight, frame))
        return battle.fought(sight, frame, needed)

    def challenge(self, sight: Sight, frame: fr.Challenging, actions: Actions) -> Action:
        """The least that breaks what should be broken."""
        return challenges.best(sight, Stakes(sight), frame, actions)

    def reveal(self, sight: Sight, frame: fr.Revealing, actions: Actions) -> Action:
        """What is nearest."""
        return looking.nearest(sight, actions)

    def look(self, sight: Sight, frame: fr.Looking, actions: Actions) -> Action:
        """What it may walk to, or push onto somebody."""
        return looking.nearest(sight, actions)

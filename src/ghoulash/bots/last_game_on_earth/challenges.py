"""Whether to challenge, and with what: the least that breaks a battle, and is worth its cards."""

from collections.abc import Sequence
from typing import Final

from ghoulash.bots.last_game_on_earth import battle
from ghoulash.bots.last_game_on_earth.hand import KEEP
from ghoulash.bots.last_game_on_earth.odds import all_together, at_least
from ghoulash.bots.last_game_on_earth.pools import fighting
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.actions import PASS, Action, Challenge
from ghoulash.games.last_game_on_earth.frames import Battling, Challenging
from ghoulash.games.last_game_on_earth.state import POINTS_AGAINST

SPEND: Final = 0.8
"""What a card spent on a challenge is missed, in the measure of one put down."""
CHARMED: Final = 0.3
"""How often a challenge works on somebody with a Charm."""


def stake(stakes: Stakes, frame: Battling) -> float:
    """What it means that the battle is lost and not won."""
    points = POINTS_AGAINST[frame.strength]
    return stakes.change(frame.seat, wounds=points) - stakes.change(frame.seat, points=points)


def breaks(sight: Sight, frame: Battling, cards: Sequence[int]) -> float:
    """How likely these cards break the battle, for all that may still be in the battler's hand."""
    value = sight.cards.value
    off = sum(value[card] for card in cards)
    needed = battle.missing(sight, frame) + off
    if needed <= 0:
        return 0.0
    battler = sight.player(frame.seat)
    pool = fighting(sight, frame.seat, frame.strength - frame.combat, max(value[card] for card in cards))
    broken = 1 - at_least(all_together(pool, len(battler.hand)), needed)
    return broken * CHARMED if battler.charms else broken


def best(sight: Sight, stakes: Stakes, frame: Challenging, actions: Sequence[Action]) -> Action:
    """The challenge that gains most, or pass."""
    fought = sight.view.frames[-2]
    assert isinstance(fought, Battling)
    gain = stake(stakes, fought)
    best, most = PASS, 0.05
    by_text, value = sight.cards.by_text, sight.cards.value
    tried: dict[tuple[int, ...], float] = {}
    for action in actions:
        if not isinstance(action, Challenge):
            continue
        cards = [by_text[text] for text in action.cards]
        alike = tuple(sorted(value[card] for card in cards))
        if alike not in tried:
            cost = SPEND * sum(KEEP[min(worth, len(KEEP) - 1)] for worth in alike)
            tried[alike] = gain * breaks(sight, fought, cards) - cost
            if tried[alike] > most:
                best, most = action, tried[alike]
    return best

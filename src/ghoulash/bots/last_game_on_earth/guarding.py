"""Rescue cards, First-Aid and what else keeps harm off, with sense."""

from typing import Final

from ghoulash.bots.last_game_on_earth.meeting import Meetings
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.strikes import struck
from ghoulash.bots.last_game_on_earth.worth import Stakes
from ghoulash.games.last_game_on_earth.frames import Playing

CANCELLING: Final = 0.35
"""What an Inaction is worth that is kept."""
ROBBED: Final = 0.4
MUTED: Final = 0.4
MORE: Final = 0.6
"""What a card is worth to an opponent that allows two others."""


def harm(sight: Sight, stakes: Stakes, playing: Playing) -> float:
    """What an Action card as declared would cost this seat."""
    cards, me = sight.cards, sight.me
    does = cards.does[playing.card]
    if does == "steal":
        return ROBBED if playing.target == sight.seat else 0.0
    if does == "more-actions":
        return MORE * stakes.weights[playing.seat]
    if does == "debris":
        value = cards.value[playing.value] if playing.value >= 0 else 0
        return -struck(sight, stakes, playing.square, 1 + value)
    if does == "hole":
        return MUTED if me.at == playing.square and me.hand else 0.0
    if does in ("haul", "haul-unrevealed") and playing.to == me.at and playing.square in sight.stacks:
        token = sight.stacks[playing.square][-1]
        return -Meetings(sight, stakes).token(token)
    return 0.0


def aid_now(sight: Sight) -> bool:
    """Whether First-Aid is used: not for a scratch, unless another who needs it more could have it."""
    mine = sight.hurt(sight.seat)
    return mine >= 2 or any(sight.hurt(seat) > 3 for seat in sight.others)


def hides(sight: Sight, stakes: Stakes, wounds: int, fewer: int) -> float:
    """What it is worth to ignore some of the wounds."""
    seat = sight.seat
    kept = max(wounds - fewer, 0)
    return stakes.change(seat, wounds=kept) - stakes.change(seat, wounds=wounds)

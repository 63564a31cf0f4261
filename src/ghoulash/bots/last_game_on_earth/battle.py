"""A battle as it stands: what is missing, and what helps, for whoever fights it."""

from typing import Final

from ghoulash.bots.last_game_on_earth import hand
from ghoulash.bots.last_game_on_earth.hand import KEEP_PARRY, Piece
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.games.last_game_on_earth.actions import CHARM_SPENT, DONE, Action, Parry
from ghoulash.games.last_game_on_earth.battle import total
from ghoulash.games.last_game_on_earth.frames import Battling

CHARM: Final = -1
KEEP_CHARM: Final = 0.9


def missing(sight: Sight, frame: Battling) -> int:
    """How much more it takes to win."""
    return frame.strength + 1 - total(sight.parts, sight.view.players, frame)


def can_add(sight: Sight, frame: Battling) -> list[Piece]:
    """All that the own hand can still do in this battle."""
    value = sight.cards.value
    pieces = hand.values(sight) + hand.raising(sight, frame.strength - frame.combat)
    if frame.against:
        against = sorted(frame.against, key=lambda card: -value[card])
        held = [card for card in sight.me.hand if sight.cards.does[card] == "parry"]
        pieces += [Piece(card, value[other], KEEP_PARRY) for card, other in zip(held, against, strict=False)]
        if sight.me.charms:
            pieces.append(Piece(CHARM, sum(value[card] for card in against), KEEP_CHARM))
    return pieces


def played(sight: Sight, frame: Battling, piece: Piece) -> Action:
    """The action that brings it in."""
    parts, cards = sight.parts, sight.cards
    if piece.card == CHARM:
        return CHARM_SPENT
    if cards.value[piece.card]:
        return parts.act["put"][piece.card]
    if cards.does[piece.card] == "parry":
        other = max(frame.against, key=lambda card: cards.value[card])
        return Parry(cards.text[piece.card], cards.text[other])
    return parts.act["play"][piece.card]


def fought(sight: Sight, frame: Battling, needed: int) -> Action:
    """The best part of the cheapest that is needed, or done."""
    chosen = hand.least(can_add(sight, frame), needed)
    if not chosen:
        return DONE
    return played(sight, frame, max(chosen, key=lambda piece: (piece.adds, piece.card)))

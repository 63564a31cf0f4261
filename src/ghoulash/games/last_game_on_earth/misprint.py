"""What can be wrong with a deck beside the shape of its file."""

import re
from typing import Final

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games.last_game_on_earth.deck import CARDS, DOES, NUMBERS, VALUES, Card, Deck

_ID: Final = re.compile(r"[a-z0-9][a-z0-9+-]*")


def check(deck: Deck) -> None:
    """Raises `Refused`, its place a key of the file (LG-1.4)."""
    seen: set[str] = set()
    for n, card in enumerate(deck.cards):
        place = f"card[{n}]"
        if not _ID.fullmatch(card.id):
            raise _bad("deck-card-name", f"{place}.id", card=card.id)
        if card.id in seen:
            raise _bad("deck-card-twice", f"{place}.id", card=card.id)
        seen.add(card.id)
        _check_card(card, place)
        if card.bonus is not None and deck.specialty != "marked":
            raise _bad("deck-not-marked", f"{place}.bonus", "LG-7.7")
    found = sum(card.count for card in deck.cards)
    if found != CARDS:
        raise _bad("deck-size", "card", "LG-1.4", found=found, wanted=CARDS)


def _check_card(card: Card, place: str) -> None:
    """Everything that goes with its kind is there, and nothing else (LG-7.4)."""
    known = DOES.get(card.kind, ())
    if card.does is not None and known and card.does not in known:
        raise _bad(
            "deck-does", f"{place}.does", "LG-7.4", card=card.id, does=card.does, known=", ".join(known)
        )
    wanted = {"value"} if card.kind in VALUES else {"does", NUMBERS.get(card.does or "", "does")}
    allowed = wanted | {"bonus"} if card.kind == "value" else wanted
    for key in ("value", "does", "bonus", "reach", "tokens", "wounds", "cards"):
        written = getattr(card, key) is not None
        if key in wanted and not written:
            raise _bad("deck-card-lacks", place, card=card.id, key=key)
        if written and key not in allowed:
            raise _bad("deck-card-spare", f"{place}.{key}", card=card.id, key=key)


def _bad(code: str, place: str, rule: str = "", **args: str | int) -> Refused:
    return Refused(Refusal(code, rule, dict(args)), place)

"""How The Last Game on Earth is written down in transcripts: cards, and what happens."""

from typing import Any

from msgspec.structs import asdict

PHRASES = {
    "drew": "draws {card}",
    "wounded": "wound {card}, {total} in all",
    "robbed": "robbed of {card} by {by}",
    "saw": "sees {token} at {square}",
    "looked": "looks at {square}",
    "first-chosen": "begins",
    "picked": "picks {character}",
    "board-laid": "the board is {layout}",
    "token-laid": "token at {square}",
    "pad-laid": "pad at {square}",
    "placed": "starts at {square}, put by {by}",
    "turn-begun": "to play{climbed}",
    "discarded": "discards {card}",
    "reshuffled": "reshuffles",
    "walked": "{direction} to {square}",
    "jumped": "jumps to {square}",
    "stopped": "stops at {square}",
    "faced": "faces {square}",
    "turned-up": "{square} is {token}",
    "second-hole": "second hole gone from {square}",
    "chosen": "picks up {square}",
    "moved": "moves {square} to {to}",
    "played": "plays {card}",
    "aimed": "aims {card} {where}",
    "enhanced": "adds {card}",
    "cancelled": "{card} cancelled by {by}",
    "laid": "lays {token} at {square}",
    "fell": "falls at {square}",
    "struck": "struck at {square} for {wounds}",
    "parried": "parries {card}",
    "shrugged": "shrugs off {wounds}",
    "died": "dies",
    "came-home": "home go {cards}",
    "aid-found": "first-aid at {square}",
    "aid-used": "heals {healed} at {square}",
    "aid-left": "leaves first-aid at {square}",
    "took": "takes {token} at {square}",
    "dropped": "drops {count} at {square}",
    "rescued": "rescued {count}, {points} points",
    "charm-spent": "spends a charm on the {use}",
    "battle-begun": "fights {strength} at {square}, starts at {combat}",
    "helpless": "helpless at {square}, {wounds} wounds",
    "put-down": "puts {card}, makes {total}",
    "combat-raised": "plays {card}, makes {total}",
    "challenged": "challenges with {cards}, leaves {total}",
    "battle-won": "wins {token}, {total} points",
    "battle-lost": "loses, {wounds} wounds",
    "darkened": "dark at {square}",
    "turn-over": "turn over",
    "ended": "game over, {how}: {winners}",
}
_ABOUT_NOBODY = {"turned-up", "second-hole", "darkened", "ended", "token-laid", "pad-laid", "board-laid"}


class Words:
    """Names of seats, and of cards as their holder calls them: `2` for one of one's own deck, `2@gray`."""

    def __init__(self, names: list[str], characters: list[str]) -> None:
        self.names = names
        self.characters = characters
        self.seats = {name: n for n, name in enumerate(names)} | {"*": -1}

    def short(self, seat: int, card: str) -> str:
        """A card as this seat calls it."""
        return card.removesuffix(f"@{self.characters[seat]}") if seat >= 0 else card

    def full(self, seat: int, card: str) -> str:
        """The same, as an action names it."""
        return card if "@" in card or seat < 0 else f"{card}@{self.characters[seat]}"

    def phrase(self, event: Any, actor: int) -> str:
        """The line for an event; it begins with who is meant, unless that is who acts."""
        tag = str(event.__struct_config__.tag)
        fields = asdict(event)
        seat: int = fields["seat"]
        if "card" in fields:
            fields["card"] = self.short(seat, event.card) or "nothing"
        if "cards" in fields:
            fields["cards"] = " ".join(self.short(seat, card) for card in event.cards)
        if "by" in fields:
            fields["by"] = self.names[event.by]
        if tag == "aimed":
            who = self.names[event.target] if event.target >= 0 else ""
            fields["where"] = " to ".join(part for part in (who, event.square, event.to) if part)
        if tag == "turn-begun":
            fields["climbed"] = ", climbs out" if event.climbed else ""
        if tag == "ended":
            fields["winners"] = " ".join(self.names[n] for n in event.winners) or "nobody"
        phrase = PHRASES[tag].format(**fields)
        return phrase if seat in (actor, -1) or tag in _ABOUT_NOBODY else f"{self.names[seat]} {phrase}"

"""Events and endings as sentences: `event-<tag>` and `ending-<how>`, by who reads them.

Each message gets the event's fields as they stand, and besides
- `$who`: `you` to the seat it happened to (or who did it, or who won), `other` to another player,
  `nobody` where it is nobody's, `public` to anybody else;
- `$name`: the name of that seat; `$other`: the name of the opponent.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict

from ghoulash.core.game import Outcome
from ghoulash.locale.catalogue import Catalogue


def tell(words: Catalogue, event: Struct, viewer: int | None, names: Sequence[str]) -> str | None:
    """The sentence for an event; None for one that the catalogues have no words for."""
    tag = event.__struct_config__.tag
    fields = asdict(event)
    seat = fields.pop("seat", -1)
    if tag == "ended":
        winners = () if seat < 0 else (seat,)
        return describe_outcome(words, Outcome(winners, str(fields["how"]), ""), viewer, names)
    message = f"event-{tag}"
    if not words.has(message):
        return None
    args = {name: _plain(value) for name, value in fields.items()}
    return words.say(message, **args, **_people(words, seat, viewer, names))


def describe_outcome(words: Catalogue, outcome: Outcome, viewer: int | None, names: Sequence[str]) -> str:
    """The sentence for an ending; a plain one for an ending that the catalogues do not know."""
    winner = outcome.winners[0] if outcome.winners else -1
    message = f"ending-{outcome.how}"
    if not words.has(message):
        message = "ending-unknown"
    return words.say(message, **_people(words, winner, viewer, names))


def _people(words: Catalogue, seat: int, viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
    if seat < 0:
        who = "nobody"
    elif viewer is None:
        who = "public"
    else:
        who = "you" if viewer == seat else "other"
    return {"who": who, "name": _name(words, seat, names), "other": _name(words, 1 - seat, names)}


def _name(words: Catalogue, seat: int, names: Sequence[str]) -> str:
    known = 0 <= seat < len(names) and names[seat]
    return known or words.say("play-player", number=max(seat, 0) + 1)


def _plain(value: object) -> str | int:
    """Fluent chooses by numbers and words; a yes or no is a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)

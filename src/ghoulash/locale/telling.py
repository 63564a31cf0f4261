"""Events and endings as sentences: `event-<tag>` and `ending-<how>`, by who reads them.

Each message gets the event's fields as they stand, and besides
- `$who`: `you` to the seat it happened to (or who did it, or who won), `other` to another player,
  `nobody` where it is nobody's, `public` to anybody else;
- `$name`: the name of that seat; between two players, `$other`: the name of the opponent;
- for each further field that names a seat, such as `target`, its name instead, and `$target_who`.

A game may call its messages otherwise, and says which of its fields are seats: see `Tongue`.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict

from ghoulash.core.game import Outcome
from ghoulash.locale.catalogue import Catalogue
from ghoulash.locale.tongue import Titles, Tongue


def tell(
    words: Catalogue,
    tongue: Tongue,
    event: Struct,
    viewer: int | None,
    names: Sequence[str],
    titles: Titles = (),
) -> str | None:
    """The sentence for an event; None for one that the catalogues have no words for."""
    tag = str(event.__struct_config__.tag)
    fields = asdict(event)
    seat = fields.pop("seat", -1)
    if tag == "ended":
        winners = tuple(fields.get("winners", () if seat < 0 else (seat,)))
        return describe_outcome(words, tongue, Outcome(winners, str(fields["how"]), ""), viewer, names)
    message = tongue.event(tag)
    if not words.has(message):
        return None
    args = {name: _plain(tongue.shown(words, titles, name, value)) for name, value in fields.items()}
    for field in tongue.seats & fields.keys():
        args[field] = _name(words, fields[field], names)
        args[f"{field}_who"] = _who(fields[field], viewer)
    return words.say(message, **args, **_people(words, seat, viewer, names))


def describe_outcome(
    words: Catalogue, tongue: Tongue, outcome: Outcome, viewer: int | None, names: Sequence[str]
) -> str:
    """The sentence for an ending; a plain one for an ending that the catalogues do not know.

    Where several have won, `$name` names them all, and `$winners` counts them.
    """
    winners = outcome.winners
    seat = winners[0] if winners else -1
    message = tongue.ending(outcome.how)
    if not words.has(message):
        message = "ending-unknown"
    people = _people(words, viewer if viewer is not None and viewer in winners else seat, viewer, names)
    if len(winners) > 1:
        people["name"] = ", ".join(_name(words, winner, names) for winner in winners)
    return words.say(message, winners=len(winners), **people)


def _people(words: Catalogue, seat: int, viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
    people: dict[str, str | int] = {"who": _who(seat, viewer), "name": _name(words, seat, names)}
    if len(names) <= 2:
        people["other"] = _name(words, 1 - seat, names)
    return people


def _who(seat: int, viewer: int | None) -> str:
    if seat < 0:
        return "nobody"
    if viewer is None:
        return "public"
    return "you" if viewer == seat else "other"


def _name(words: Catalogue, seat: int, names: Sequence[str]) -> str:
    known = 0 <= seat < len(names) and names[seat]
    return known or words.say("play-player", number=max(seat, 0) + 1)


def _plain(value: object) -> str | int:
    """Fluent chooses by numbers and words; a yes or no is a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)

"""Who sits where: from `--vs`, `--seats` and `--name` to a player for each seat."""

from typing import Final

from ghoulash.bots import bots_for
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games import game_class
from ghoulash.terminal.saved import BotSeat, Person, Player
from ghoulash.terminal.session import PlayOptions, clean

PEOPLE: Final = ("person", "friend")
"""What somebody at the same keyboard is called, where a bot might be named."""
USUAL_BOT: Final = "easy"
LONGEST_NAME: Final = 30


def seating(options: PlayOptions) -> tuple[Player, ...]:
    """A player for each seat; raises `Refused`.

    The first seat is a person's. The others are filled in order by those named; where there are more seats
    than names, the last one named fills the rest. Without a number of seats, there are as many as are named,
    and at least as many as the game needs.
    """
    others = _named(options)
    least, most = game_class(options.game).seats
    seats = max(least, len(others) + 1) if options.seats is None else options.seats
    if not least <= seats <= most:
        raise Refused(Refusal("option-seats", args={"least": least, "most": most, "seats": seats}), "--seats")
    if len(others) >= seats:
        raise Refused(Refusal("vs-too-many", args={"named": len(others), "seats": seats}), "--vs")
    others += others[-1:] * (seats - 1 - len(others))
    names = _names(options, 1 + sum(other in PEOPLE for other in others))
    players: list[Player] = [Person(names.pop(0))]
    players += (Person(names.pop(0)) if other in PEOPLE else BotSeat(other) for other in others)
    return tuple(players)


def _named(options: PlayOptions) -> list[str]:
    """All that were named, of whom each must be known; the usual bot where nobody was."""
    bots = bots_for(options.game)
    named = [name.strip() for name in options.vs.split(",")] if options.vs else []
    for name in named:
        if name not in (*PEOPLE, *bots):
            known = ", ".join((*bots, PEOPLE[0]))
            args: dict[str, str | int] = {"bot": clean(name), "game": options.game, "known": known}
            raise Refused(Refusal("bot-unknown", args=args), "--vs")
    return named or [USUAL_BOT if USUAL_BOT in bots else bots[0]]


def _names(options: PlayOptions, people: int) -> list[str]:
    names = [clean(name)[:LONGEST_NAME] for name in options.names]
    if len(names) > people:
        raise Refused(Refusal("names-too-many", args={"names": len(names), "people": people}), "--name")
    return names + [""] * (people - len(names))

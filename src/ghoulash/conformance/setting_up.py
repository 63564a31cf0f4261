"""The game as a whole: its options, its set-up, its number of seats, and its vocabulary."""

import json

from ghoulash.conformance.play import Play
from ghoulash.core.refusal import Refused

_NO_OPTION = "no-such-option"


def check_setup(play: Play) -> None:
    """A set-up written to a record and read back is the same game; what cannot be is refused."""
    game, seats = play.game, play.seats
    again = type(game).from_setup(json.loads(json.dumps(game.setup())), game.rules_version)
    if again.setup() != game.setup():
        raise play.violation("setup", "the set-up read back from JSON is another one")
    if again.scenario != game.scenario or again.start(seats) != game.start(seats):
        raise play.violation("setup", "the game made from its own set-up starts otherwise")
    if game.start(seats) != game.start(seats):
        raise play.violation("setup", "two starts differ: nothing may be drawn before chance is asked")
    try:
        type(game).with_options({_NO_OPTION: 1})
    except Refused as refused:
        if _NO_OPTION not in (refused.place, *refused.refusal.args.values()):
            raise play.violation(
                "setup", f"an unknown option is refused, but not by name: {refused}"
            ) from None
    else:
        raise play.violation("setup", "an unknown option is taken without a word")
    least, most = game.seats
    for wrong in (least - 1, most + 1):
        try:
            game.start(wrong)
        except Refused:
            continue
        raise play.violation("setup", f"starts with {wrong} seats, and seats {least} to {most}")


def check_vocabulary(play: Play) -> None:
    """Every action once, in an order that never changes, and no two of them in the same words."""
    words = play.vocabulary
    again = type(play.game).from_setup(play.game.setup(), play.game.rules_version)
    if tuple(play.game.vocabulary()) != words or tuple(again.vocabulary()) != words:
        raise play.violation("vocabulary", "asked twice, it comes in another order")
    texts: dict[str, object] = {}
    for action in words:
        text = str(action)
        if text in texts:
            raise play.violation("vocabulary", f"`{text}` stands for {texts[text]!r} and for {action!r}")
        texts[text] = action

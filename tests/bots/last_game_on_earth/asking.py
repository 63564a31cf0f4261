"""What a bot chooses in a position of the stage (`tests/rulebook/lg_stage.py`)."""

from ghoulash.bots import make_bot
from ghoulash.bots.last_game_on_earth.sight import Sight
from ghoulash.bots.last_game_on_earth.worth import Stakes
from tests.rulebook.lg_stage import Play

LANE = """
     A B C D E F G H I J
    +-+-+-+-+-+-+-+-+-+-+
  2 |a a a a a b b b b b|
    + + + + + + + + + + +
  1 |a a a a a b b b b b|
    +-+-+-+-+-+-+-+-+-+-+
"""
PEN = """
     A B C D E F G H I J
    +-+-+-+-+-+-+-+-+-+-+
  2 |a|a a a a b b b b b|
    +-+ + + + + + + + + +
  1 |a|a a a a b b b b b|
    +-+-+-+-+-+-+-+-+-+-+
"""
CORRIDOR = """
     A B C D E F G H I J
    +-+-+-+-+-+-+-+-+-+-+
  1 |a a a a a b b b b b|
    +-+-+-+-+-+-+-+-+-+-+
"""


def chosen(play: Play, bot: str = "normal") -> str:
    """What whoever is to act does, as it is written there."""
    seat = play.game.to_act(play.state)[0]
    actions = play.game.actions(play.state, seat)
    action = make_bot(play.game, bot, 1).act(play.game.view(play.state, seat), (), actions)
    assert play.game.refusal(play.state, seat, action) is None
    verb, *words = str(action).split()
    if verb == "on":
        return f"on {play.words.names[int(words[0])]}"
    return " ".join([verb, *(play.words.short(seat, word) for word in words)])


def through(play: Play, bot: str = "normal") -> list[str]:
    """All that a seat chooses, until somebody else or chance is to act."""
    seat, said = play.game.to_act(play.state)[0], list[str]()
    while play.game.to_act(play.state) == (seat,):
        said.append(chosen(play, bot))
        list(play.act(seat, said[-1]))
    return said


def sight(play: Play, seat: int = 0) -> Sight:
    """What a seat sees."""
    return Sight(play.parts, play.game.view(play.state, seat))


def stakes(play: Play, seat: int = 0) -> Stakes:
    """What is at stake for it."""
    return Stakes(sight(play, seat))

"""A lane of six squares, small enough to know by heart: what the tests of the table play on."""

from random import Random

from ghoulash.core.chance import Chance
from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import read_text
from ghoulash.table.table import Happened, Keeper, Table

LANE = """
format = "ghoulash-scenario/1"
id = "lane"
edition = "advanced"
start = "door"
map = '''
    A B C D E F
   +-+-+-+-+-+-+
 1 D. . a a . .D
   +-+-+-+-+-+-+
'''
[hide.treasure]
count = 1
[hide.ghoul]
count = 1
where = "shaded"
[hide.hole]
count = 1
[goal]
do = "find"
"""
SEED = bytes(32)


def lane(first: str = "0") -> PenAndPaper:
    return PenAndPaper(read_text(LANE, "lane"), first)


def new_table(first: str = "0", keeper: Keeper | None = None) -> Table:
    game = lane(first)
    return Table(game, game.start(), Chance(SEED), keeper)


def done(answer: tuple[Happened, ...] | Refusal) -> tuple[Happened, ...]:
    assert not isinstance(answer, Refusal), answer
    return answer


def lay(table: Table, seat: int, *texts: str) -> None:
    """Hide all this for the other, and hand it in."""
    draft = table.draft(seat)
    assert draft is not None
    for text in texts:
        action = table.game.read(text)
        assert draft.add(action) is None, text
    done(table.confirm(seat))


def laid_out(first: str = "0", keeper: Keeper | None = None) -> Table:
    """Seat 0 walks into a Hole at 1-B, a Ghoul at 1-C, the treasure at 1-F; seat 1 likewise."""
    table = new_table(first, keeper)
    done(table.begin())
    for seat in (0, 1):
        lay(table, seat, "hide hole 1-B", "hide ghoul 1-C", "hide treasure 1-F")
    return table


def act(table: Table, seat: int, text: str) -> tuple[Happened, ...]:
    return done(table.act(seat, table.game.read(text)))


class RandomBot:
    """Any legal action; on the lane it finds the treasure in the end."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def act(self, view: object, remarks: object, actions):
        return actions[self.rng.randrange(len(actions))]


def play_out(table: Table, seed: int = 1) -> None:
    bots = (RandomBot(seed), RandomBot(seed + 1))
    while seats := table.to_act():
        done(table.ask(seats[0], bots[seats[0]]))

"""What the unknown squares may hold, and what entering one of them costs."""

from typing import Final, NamedTuple

from ghoulash.bots.pen_and_paper.sight import Sight, shaded
from ghoulash.bots.pen_and_paper.ways import Tier
from ghoulash.games.pen_and_paper.state import METER

TURN: Final = 100
"""All costs are in hundredths of a turn; a step over clear ground costs 1."""
WOUND: Final = 15
"""A wound that does not kill: the part it has in the way to the next Kit."""
LOSS: Final = 4000
"""The fifteenth wound."""
SHOTS: Final = 6


class Part(NamedTuple):
    """Unknown squares alike in what they may hold: for each kind, how likely it is in one of them."""

    squares: int
    odds: tuple[float, ...]


def parts(sight: Sight) -> list[Part]:
    """The unknown squares: street, shaded where a Ghoul may lie, shaded where none can."""
    board = sight.board
    shade = shaded(board)
    where = [sight.where(kind) for kind in range(len(board.kinds))]
    left = [sight.left(kind) for kind in range(len(board.kinds))]
    ghouls = where[board.ghoul] if board.ghoul >= 0 else 0
    cut = (sight.unknown & ~shade & ~ghouls, sight.unknown & ghouls, sight.unknown & shade & ~ghouls)
    return [
        Part(
            squares,
            tuple(
                n * (may & squares).bit_count() / (may.bit_count() * squares.bit_count()) if may else 0.0
                for n, may in zip(left, where, strict=True)
            ),
        )
        for squares in cut
        if squares
    ]


def fight_cost(sight: Sight) -> float:
    """What meeting a Ghoul costs, beside the turn."""
    fight = sight.board.scenario.fight
    dealt, free = 1, 0
    if sight.carried:
        dealt, free = fight.miss_when_carrying, fight.free_misses_when_carrying
    if sight.spored:
        dealt = max(dealt, fight.miss_with_spores)
    cost = 0.0
    for misses in range(SHOTS):
        wounds = max(0, misses - free) * dealt
        cost += LOSS if sight.wounds + wounds >= METER else wounds * WOUND
    return cost / SHOTS


def costs(sight: Sight) -> dict[str, float]:
    """What each kind costs whoever steps into it, its share of the turn lost included."""
    fall = LOSS if sight.wounds + 1 >= METER else WOUND
    return {
        "kit": TURN,
        "ghoul": TURN + fight_cost(sight),
        "debris": TURN + fall,
        "spores": TURN + 3 * WOUND,
        "hole": 2 * TURN,
    }


def tiers(sight: Sight, unknown: list[Part]) -> list[Tier]:
    """Every square that may be entered, by what it costs."""
    board = sight.board
    of_kind = costs(sight)
    dear = [of_kind.get(kind, 0.0) for kind in board.kinds]
    made = [Tier(sight.clear, 1)]
    for squares, odds in unknown:
        cost = sum(chance * price for chance, price in zip(odds, dear, strict=True))
        made.append(Tier(squares, 1 + round(min(cost, LOSS))))
    taken = 0
    for kind in sorted(range(len(dear)), key=lambda kind: -dear[kind]):
        squares = sight.lies[kind] & ~taken
        taken |= squares
        made.append(Tier(squares, 1 + round(dear[kind] or TURN)))
    made.append(Tier(sight.clinic & ~taken, 1 + TURN))
    return made

"""Boards of The Last Game on Earth small enough to draw, and what lies on them.

A drawing has a letter for each square: that of its tile, a to d, a capital where the square is shaded;
`~` is no square at all. Walls are drawn as everywhere: `|` and `-`, a space where one may pass.
"""

from collections.abc import Iterator

from ghoulash.core.grid import DIRECTIONS, read_map
from ghoulash.core.squares import mask
from ghoulash.games.last_game_on_earth.ground import VOID, Ground, ground_of
from ghoulash.games.last_game_on_earth.layout import read_layout
from ghoulash.games.last_game_on_earth.state import ALL, KINDS, UNDECIDED, Token
from tests.rulebook.charts import list_of

TILES = "abcd"


class Drawn(Ground):
    """The ground of a drawing: two tiles or more, of any size."""

    def __init__(self, drawing: str) -> None:
        self.layout = read_layout("yard")
        self.grid = read_map(drawing, TILES + TILES.upper() + VOID)
        count, self._columns = len(self.grid), self.grid.columns
        tiles = [self.grid.drawn(letter + letter.upper()) for letter in TILES]
        self.tiles = tuple(tile for tile in tiles if tile)
        self.squares = sum(self.tiles)
        self.shaded = self.grid.drawn(TILES.upper())
        self.tile_of = tuple(
            next((n for n, tile in enumerate(self.tiles) if tile >> square & 1), -1)
            for square in range(count)
        )
        self._west_column = mask(range(0, count, self._columns))
        self._east_column = self._west_column << self._columns - 1
        self.rim = self._on_rim()
        self.exits = self.grid.exits
        self._ways = tuple(
            mask(n for n in range(count) if direction in self.exits[n]) for direction in DIRECTIONS
        )
        self.neighbours = tuple(mask(ways.values()) for ways in self.exits)
        self._clear = {}
        self._bars = frozenset((0, *self.tiles))


def ground(board: str) -> Ground:
    """A drawing's, or that of a board with a name."""
    return Drawn(board) if "\n" in board else ground_of(read_layout(board))


def stacks_of(text: str, seats: dict[str, int]) -> Iterator[tuple[str, tuple[Token, ...]]]:
    """`1-C ghoul-5 ?, 2-D hole`: the tokens of each square, from the lowest to the uppermost."""
    for entry in list_of(text):
        square, *tokens = entry.split()
        yield square, tuple(_token(word, seats) for word in tokens)


def _token(word: str, seats: dict[str, int]) -> Token:
    """`ghoul-5` lies open; `?` is face-down; `?hole=Zone+Gray`, `?hole=all`: and these know what it is."""
    if not word.startswith("?"):
        return Token(KINDS.index(word), down=False, seen=ALL)
    kind, _, who = word[1:].partition("=")
    if not kind:
        return Token(UNDECIDED, down=True)
    seen = ALL if who == "all" else sum(1 << seats[name] for name in who.split("+"))
    return Token(KINDS.index(kind), down=True, seen=seen)


def token_text(token: Token) -> str:
    """How a token is written here, but for who has seen it."""
    kind = "" if token.down and not token.kind else KINDS[token.kind]
    return f"?{kind}" if token.down else kind

"""What `map`, `at`, `hand`, `tokens` and `piles` answer."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce

from ghoulash.core.grid import column_letters
from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import each, from_hex
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.state import KINDS
from ghoulash.games.last_game_on_earth.view import StackView, TokenView
from ghoulash.terminal.room import Answer
from ghoulash.terminal.rooms.last_game_on_earth.drawing import drawn
from ghoulash.terminal.rooms.last_game_on_earth.side import ORDER, Side
from ghoulash.terminal.rooms.last_game_on_earth.turning import pads


def about_table(side: Side) -> Mapping[str, Answer]:
    """The words that ask, for one seat."""
    answers = _Answers(side)
    return {
        "map": answers.map,
        "at": answers.at,
        "hand": answers.hand,
        "tokens": answers.tokens,
        "piles": answers.piles,
    }


class _Answers:
    def __init__(self, side: Side) -> None:
        self._side = side
        self._say = side.say

    # The board

    def map(self, rest: list[str], line: str) -> Iterable[str]:
        """Drawn; with any word behind it, in words; with a row or a column, that one square by square."""
        ground = self._side.ground
        if ground is None:
            return [self._say("lg-no-board")]
        named = _line_named(ground, rest)
        if named:
            return self._line(ground, named)
        return self._words(ground) if rest else drawn(self._side, ground)

    def _words(self, ground: Ground) -> Iterator[str]:
        side = self._side
        for n, tile in enumerate(ground.tiles):
            found = [
                self._say("lg-at-square", square=side.square(square), what=self._all_of(square))
                for square in each(tile)
                if side.stack(square) or side.standing(square)
            ]
            yield self._tile(ground, n, found)
        if side.view.pads != "0x0":
            yield self._say("lg-pads", squares=", ".join(pads(side)))
        yield self._say("lg-map-more")

    def _tile(self, ground: Ground, n: int, found: list[str]) -> str:
        """A tile by its first and last square, and what was found on it."""
        side = self._side
        squares = list(each(ground.tiles[n]))
        here = "yes" if side.me.at >= 0 and ground.tile_of[side.me.at] == n else "no"
        return self._say(
            "lg-tile",
            first=side.square(squares[0]),
            last=side.square(squares[-1]),
            here=here,
            what=self._in_turn(found),
        )

    def _in_turn(self, parts: list[str]) -> str:
        """One thing after the other, with the language's own sign between them."""
        if not parts:
            return self._say("lg-nothing")
        return reduce(lambda before, after: self._say("plain-then", before=before, after=after), parts)

    def _all_of(self, square: int) -> str:
        side = self._side
        parts = [
            self._say("lg-piece", who=side.who(seat), name=side.full_name(seat))
            for seat in side.standing(square)
        ]
        parts += [side.token(token) for token in reversed(side.stack(square))]
        return ", ".join(parts)

    def _line(self, ground: Ground, squares: list[int]) -> Iterator[str]:
        """Square by square: what lies there, and where there is a way out."""
        for square in squares:
            yield self._place(ground, square)

    def _place(self, ground: Ground, square: int) -> str:
        side = self._side
        ways = ", ".join(side.words.direction(way) for way in ground.exits[square])
        if from_hex(side.view.pads) >> square & 1:
            kind = "pad"
        else:
            kind = "shaded" if ground.shaded >> square & 1 else "plain"
        rim = "yes" if ground.rim >> square & 1 else "no"
        what = self._all_of(square) or self._say("lg-nothing")
        return self._say("lg-place", square=side.square(square), kind=kind, rim=rim, ways=ways, what=what)

    def at(self, rest: list[str], line: str) -> Iterable[str] | Refusal:
        """A square, or where one stands: the stack from the top, and who knows what lies face-down."""
        side, ground = self._side, self._side.ground
        if ground is None:
            return [self._say("lg-no-board")]
        square = ground.grid.read_square("".join(rest)) if rest else side.me.at
        if square is None or (square >= 0 and not ground.squares >> square & 1):
            last = side.square(ground.squares.bit_length() - 1)
            return Refusal("read-square", args={"found": rest[-1], "last": last})
        if square < 0:
            return [self._say("lg-no-piece")]
        steps = side.distances().get(square, -1)
        far = [self._say("lg-steps-away", n=steps)] if steps > 0 else []
        stack = side.stack(square)
        known = [line for token in reversed(stack) for line in self._knowers(token)]
        return [self._place(ground, square), *known, *far]

    def _knowers(self, token: TokenView) -> Iterator[str]:
        side = self._side
        if not token.down:
            return
        seats = range(len(side.view.players))
        names = [side.name(n) for n in seats if token.seen >> n & 1 and n != side.seat]
        mine = "yes" if token.kind else "no"
        if names or mine == "yes":
            what = self._say("lg-token", token=KINDS[token.kind])
            yield self._say("lg-known-by", mine=mine, what=what, names=", ".join(names) or "none")

    # Cards and tokens

    def hand(self, rest: list[str], line: str) -> Iterator[str]:
        """One's own cards by their kinds, then one's wounds."""
        side = self._side
        hand = side.me.hand
        if not hand:
            yield self._say("lg-hand-empty")
        for kind in ORDER:
            cards = [card for card in hand if side.cards.kind[card] == kind]
            if cards:
                yield self._say("lg-hand", kind=kind, cards=side.counted(cards))
        if side.me.wounds:
            yield self._say("lg-hand-wounds", cards=side.counted(side.me.wounds))
        yield from self._remembered()

    def _remembered(self) -> Iterator[str]:
        """Cards that one was robbed of, and where they may be now."""
        side = self._side
        for fact in side.view.facts:
            places = [
                self._say("lg-place-of-card", where="wounds" if n >= 4 else "hand", name=side.name(n % 4))
                for n in range(8)
                if fact.places >> n & 1
            ]
            yield self._say("lg-remembered", card=side.card(fact.card), places=", ".join(places))

    def tokens(self, rest: list[str], line: str) -> Iterator[str]:
        """Every token by tile, the nearest first; then what is still unseen."""
        side, ground = self._side, self._side.ground
        if ground is None:
            yield self._say("lg-no-board")
            return
        far = side.distances()
        for n, tile in enumerate(ground.tiles):
            stacks = [stack for stack in side.view.stacks if tile >> stack.square & 1]
            stacks.sort(key=lambda stack: (far.get(stack.square, 0), stack.square))
            yield self._tile(ground, n, [self._far(stack, far) for stack in stacks])
        unseen = [
            self._say("lg-briefing-count", n=n, token=KINDS[kind])
            for kind, n in enumerate(side.view.unseen)
            if n and kind
        ]
        yield self._say("lg-unseen", tokens=", ".join(unseen) or self._say("lg-nothing"))

    def _far(self, stack: StackView, far: Mapping[int, int]) -> str:
        side = self._side
        return self._say(
            "lg-token-at",
            square=side.square(stack.square),
            what=", ".join(side.token(token) for token in reversed(stack.tokens)),
            steps=far.get(stack.square, -1),
        )

    def piles(self, rest: list[str], line: str) -> Iterator[str]:
        """What has been discarded, which is open to all (LG-10.12)."""
        side = self._side
        for seat in (side.seat, *side.others()):
            player = side.view.players[seat]
            if player.character < 0:
                continue
            first = side.cards.first[player.character]
            cards = [first + n for n, count in enumerate(player.discard) for _ in range(count)]
            yield self._say(
                "lg-pile",
                who=side.who(seat),
                name=side.full_name(seat),
                left=player.deck,
                cards=_titles(side, cards) or self._say("lg-nothing"),
            )


def _titles(side: Side, cards: list[int]) -> str:
    """Cards of one deck, whose it is having been said."""
    return ", ".join(
        side.say("lg-so-many", what=side.words.named("card", side.cards.text[card]), n=cards.count(card))
        for card in dict.fromkeys(cards)
    )


def _line_named(ground: Ground, rest: list[str]) -> list[int]:
    """The squares of the row or column that the last word names."""
    word = rest[-1].upper() if rest else ""
    grid = ground.grid
    if word.isdecimal() and 1 <= int(word) <= grid.rows:
        squares = range((int(word) - 1) * grid.columns, int(word) * grid.columns)
    else:
        letters = [column_letters(n) for n in range(grid.columns)]
        if word not in letters:
            return []
        column = letters.index(word)
        squares = range(len(grid) - grid.columns + column, -1, -grid.columns)
    return [square for square in squares if ground.squares >> square & 1]

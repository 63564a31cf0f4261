"""What a seat may know of a position, put together field by field.

A hidden card is the back of its deck, `cards.veiled`: who holds how many of which deck is open (LG-10.16).
The frames are told to all as they are: nothing that is pending is a secret in this game.
"""

from msgspec import Struct

from ghoulash.core.squares import to_hex
from ghoulash.games.last_game_on_earth.frames import Frame, Over
from ghoulash.games.last_game_on_earth.layout import Layout
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import PUBLIC, UNDECIDED, Fact, Player, State


class TokenView(Struct, frozen=True, gc=False):
    """A token as the viewer knows it; kind 0: unknown. Who has looked at it, everybody knows."""

    kind: int
    down: bool
    seen: int


class StackView(Struct, frozen=True, gc=False):
    """The tokens of one square, from the lowest to the uppermost."""

    square: int
    tokens: tuple[TokenView, ...]


class PlayerView(Struct, frozen=True, gc=False):
    """A player; of cards that the viewer may not see, the backs."""

    character: int
    at: int
    met: int
    hand: tuple[int, ...]
    deck: int
    """How many cards are left to draw."""
    discard: tuple[int, ...]
    wounds: tuple[int, ...]
    bare: int
    won: tuple[int, ...]
    guns: int
    charms: int
    carrying: int
    rescued: int
    points: int
    fallen: bool
    dead: bool


class View(Struct, frozen=True, gc=False):
    """All that a seat may know; a value that survives JSON."""

    seat: int | None
    scenario: str
    layout: Layout | None
    frames: tuple[Frame, ...]
    acting: tuple[int, ...]
    players: tuple[PlayerView, ...]
    stacks: tuple[StackView, ...]
    unseen: tuple[int, ...]
    """How many tokens of each kind there are that the viewer has not seen."""
    pads: str
    first: int
    turns: int
    facts: tuple[Fact, ...]
    """What the viewer knows of a card that it was robbed of: it is in one of these places."""
    shown: tuple[tuple[Fact, ...], ...]
    """For each seat, what everybody can follow of such a card: its deck, and where it may be."""


def view(parts: Parts, state: State, seat: int | None, scenario: str) -> View:
    """The allow-list; once the game is over the cards and tokens are open."""
    over = type(state.frames[-1]) is Over
    bit = 1 << (PUBLIC if seat is None else seat)
    unseen = list(state.bag)
    stacks: list[StackView] = []
    for stack in state.stacks:
        tokens: list[TokenView] = []
        for token in stack.tokens:
            known = over or not token.down or token.seen & bit
            tokens.append(TokenView(token.kind if known else UNDECIDED, token.down, token.seen))
            if not known and token.kind:
                unseen[token.kind] += 1
        stacks.append(StackView(stack.square, tuple(tokens)))
    memory = state.memory
    return View(
        seat,
        scenario,
        state.layout,
        state.frames,
        state.acting,
        tuple([_player(parts, player, known=over or n == seat) for n, player in enumerate(state.players)]),
        tuple(stacks),
        tuple(unseen),
        to_hex(state.pads),
        state.first,
        state.turns,
        memory[seat].facts if memory and seat is not None else (),
        tuple([memory_of.shown for memory_of in memory]),
    )


def _player(parts: Parts, player: Player, *, known: bool) -> PlayerView:
    return PlayerView(
        player.character,
        player.at,
        player.met,
        player.hand if known else backs(parts, player.hand),
        sum(player.deck),
        player.discard,
        player.wounds if known else backs(parts, player.wounds),
        player.bare,
        player.won,
        player.guns,
        player.charms,
        player.carrying,
        player.rescued,
        player.points,
        player.fallen,
        player.dead,
    )


def backs(parts: Parts, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards seen from behind; sorted, since a hand is, deck by deck."""
    deck, veiled = parts.cards.deck, parts.cards.veiled
    return tuple([veiled[deck[card]] for card in cards])

"""A whole position that fits what a seat knows.

Measure: the cards that the seat does not see are dealt to the backs that it sees and to the Draw Decks,
every card as marked and every way alike, among those ways that fit what it remembers. A token that somebody
else has looked at is any of those it has not seen, by their number; the rest is the bag. What others remember
of a card they were robbed of names one that lies, in the imagined deal, where all know that theirs may lie.
"""

from collections.abc import Iterator
from random import Random

from ghoulash.core.squares import from_hex
from ghoulash.games.last_game_on_earth.frames import Battling
from ghoulash.games.last_game_on_earth.memory import hand, own_places, wounds
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import (
    NOBODY,
    UNDECIDED,
    Fact,
    Memory,
    Player,
    Stack,
    State,
    Token,
)
from ghoulash.games.last_game_on_earth.view import PlayerView, View

Piles = list[list[int]]
"""The cards of each place: the seats' hands, then their wounds; a back where one is not known."""


def imagine(parts: Parts, view: View, rng: Random) -> State:
    """Draws what the seat cannot see; the rest is in the view."""
    count = len(view.players)
    piles: Piles = [list(p.hand) for p in view.players] + [list(p.wounds) for p in view.players]
    decks = _deal(parts, view, piles, rng)
    players = tuple(
        _player(p, tuple(sorted(piles[n])), tuple(sorted(piles[count + n])), decks[n])
        for n, p in enumerate(view.players)
    )
    stacks, bag = _tokens(view, rng)
    return State(
        view.frames,
        view.acting,
        players,
        view.layout,
        sum(1 << stack.square for stack in stacks),
        sum(1 << stack.square for stack in stacks if stack.tokens[-1].down),
        stacks,
        bag,
        from_hex(view.pads),
        view.first,
        view.turns,
        tuple(_memories(parts, view, piles, rng)),
    )


def _player(p: PlayerView, cards: tuple[int, ...], wounded: tuple[int, ...], deck: tuple[int, ...]) -> Player:
    return Player(
        p.character,
        p.at,
        p.met,
        cards,
        deck,
        p.discard,
        wounded,
        p.bare,
        p.won,
        p.guns,
        p.charms,
        p.carrying,
        p.rescued,
        p.fallen,
        p.dead,
    )


def _deal(parts: Parts, view: View, piles: Piles, rng: Random) -> list[tuple[int, ...]]:
    """Puts cards in place of backs; what is left of each deck is there to be drawn."""
    cards = parts.cards
    decks: list[tuple[int, ...]] = [()] * len(view.players)
    for seat, player in enumerate(view.players):
        deck = player.character
        if deck == NOBODY:
            continue
        first = cards.first[deck]
        left = list(cards.counts[deck])
        for n, count in enumerate(player.discard):
            left[n] -= count
        for card in _open_cards(view, piles):
            if card < len(cards) and cards.deck[card] == deck:
                left[card - first] -= 1
        slots = [
            (pile, n)
            for pile, held in enumerate(piles)
            for n, c in enumerate(held)
            if c == cards.veiled[deck]
        ]
        facts = [fact for fact in view.facts if cards.deck[fact.card] == deck]
        for (pile, n), fact in zip(_fitting(facts, slots, len(view.players), rng), facts, strict=True):
            piles[pile][n] = fact.card
            slots.remove((pile, n))
            left[fact.card - first] -= 1
        unknown = [card for card, count in enumerate(left, first) for _ in range(count)]
        rng.shuffle(unknown)
        for pile, n in slots:
            card = unknown.pop()
            piles[pile][n] = card
            left[card - first] -= 1
        decks[seat] = tuple(left)
    return decks


def _open_cards(view: View, piles: Piles) -> Iterator[int]:
    """The cards that the viewer sees by name, wherever they are, but for Discard Piles."""
    for held in piles:
        yield from held
    for frame in view.frames:
        if isinstance(frame, Battling):
            yield from (*frame.down, *frame.against, *frame.parried)


def _fitting(
    facts: list[Fact], slots: list[tuple[int, int]], seats: int, rng: Random
) -> list[tuple[int, int]]:
    """A back for each remembered card, every way alike: drawn until no two share one."""
    may = [[slot for slot in slots if fact.places & _place(slot[0], seats)] for fact in facts]
    while True:
        drawn = [rng.choice(slots) for slots in may]
        if len(set(drawn)) == len(drawn):
            return drawn


def _place(pile: int, seats: int) -> int:
    return hand(pile) if pile < seats else wounds(pile - seats)


def _tokens(view: View, rng: Random) -> tuple[tuple[Stack, ...], tuple[int, ...]]:
    """Kinds for the tokens that others have looked at, out of those not seen; what is left is the bag."""
    bag = list(view.unseen)
    unseen = [kind for kind, count in enumerate(bag) for _ in range(count)]
    rng.shuffle(unseen)
    stacks: list[Stack] = []
    for stack in view.stacks:
        tokens: list[Token] = []
        for token in stack.tokens:
            kind = token.kind
            if kind == UNDECIDED and token.seen:
                kind = unseen.pop()
                bag[kind] -= 1
            tokens.append(Token(kind, token.down, token.seen))
        stacks.append(Stack(stack.square, tuple(tokens)))
    return tuple(stacks), tuple(bag)


def _memories(parts: Parts, view: View, piles: Piles, rng: Random) -> Iterator[Memory]:
    """The viewer's own facts; for the others, a card for each that all know of, where there is one."""
    for seat, shown in enumerate(view.shown):
        if seat == view.seat:
            yield Memory(view.facts, shown)
            continue
        used: set[tuple[int, int]] = set()
        facts: list[Fact] = []
        for fact in shown:
            places = fact.places & ~own_places(seat)
            could = [
                (pile, n)
                for pile, held in enumerate(piles)
                if places & _place(pile, len(view.players))
                for n, card in enumerate(held)
                if parts.cards.deck[card] == fact.card and (pile, n) not in used
            ]
            if could:
                pile, n = rng.choice(could)
                used.add((pile, n))
                facts.append(Fact(piles[pile][n], places))
        yield Memory(tuple(sorted(facts)), shown)

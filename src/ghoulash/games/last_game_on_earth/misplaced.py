"""Whether a position read from a file can be played from: a hand may have written anything into it."""

from collections.abc import Iterator
from typing import Final

from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.misplaced_frames import SETTING_UP, are_frames, squares_of
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.phases import PHASES
from ghoulash.games.last_game_on_earth.state import (
    ALL,
    DEBRIS,
    KINDS,
    NOBODY,
    OUTSIDE,
    POINTS,
    UNDECIDED,
    Fact,
    Player,
    State,
    Token,
)

_LAYING: Final = SETTING_UP[:3]
_MOST: Final = 99
"""More of anything that is counted one by one no game has."""


def misplaced(parts: Parts, state: State, seats: int) -> str | None:
    """The first field that could never be so, or None."""
    count = len(state.players)
    if count != seats:
        return "players"
    if not state.frames or len(state.frames) > _MOST:
        return "frames"
    if state.first not in range(count) or state.turns < 0:
        return "first" if state.turns >= 0 else "turns"
    if not _is_laid(parts, state):
        return "layout"
    if not _are_stacks(parts, state):
        return "stacks"
    for seat, player in enumerate(state.players):
        if not _is_player(parts, state, player):
            return f"players[{seat}]"
    if not _are_cards_counted(parts, state):
        return "players"
    if not _is_remembered(parts, state):
        return "memory"
    if not are_frames(parts, state):
        return "frames"
    phase = PHASES.get(type(state.frames[-1]))
    acting = () if phase is None else (phase.asks(state.frames[-1]),)
    return None if state.acting == acting else "acting"


def _is_laid(parts: Parts, state: State) -> bool:
    """A board lies, unless nobody has got so far."""
    if parts.layout is not None:
        return state.layout == parts.layout
    return state.layout is not None or isinstance(state.frames[-1], _LAYING)


def _are_stacks(parts: Parts, state: State) -> bool:
    squares = squares_of(parts, state)
    if state.pads & ~squares or state.pads < 0 or (state.pads and not parts.has_pads):
        return False
    covered = down = 0
    for stack in state.stacks:
        if stack.square < 0 or not squares >> stack.square & 1 or covered >> stack.square or not stack.tokens:
            return False
        covered |= 1 << stack.square
        down |= stack.tokens[-1].down << stack.square
        if not all(map(_is_token, stack.tokens)):
            return False
    return (covered, down) == (state.covered, state.down) and _is_bag(parts, state)


def _is_token(token: Token) -> bool:
    """One that is up all have seen; one that nobody has looked at is nothing yet."""
    if token.kind not in range(len(KINDS)) or not 0 <= token.seen <= ALL:
        return False
    if not token.down:
        return token.kind != UNDECIDED and token.seen == ALL
    return (token.kind == UNDECIDED) == (token.seen == 0) and token.kind != DEBRIS


def _is_bag(parts: Parts, state: State) -> bool:
    """As many kinds as there are tokens that nobody has looked at."""
    bag = state.bag
    if len(bag) != len(KINDS) or any(not 0 <= n <= most for n, most in zip(bag, parts.tokens, strict=True)):
        return False
    undecided = sum(token.kind == UNDECIDED for stack in state.stacks for token in stack.tokens)
    laying = isinstance(state.frames[-1], (*_LAYING, fr.Scattering))
    return laying or sum(bag) == undecided


def _is_player(parts: Parts, state: State, me: Player) -> bool:
    if me.character == NOBODY:
        return me == Player() and isinstance(state.frames[-1], fr.FirstFrame | fr.Picking)
    if me.character not in range(len(parts.decks)):
        return False
    cards = parts.cards
    counts = cards.counts[me.character]
    if len(me.deck) != len(counts) or len(me.discard) != len(counts):
        return False
    if min((*me.deck, *me.discard)) < 0 or not (_is_pile(parts, me.hand) and _is_pile(parts, me.wounds)):
        return False
    return _is_piece(parts, state, me) and _is_sheet(parts, me)


def _is_pile(parts: Parts, pile: tuple[int, ...]) -> bool:
    return all(0 <= card < len(parts.texts) for card in pile) and tuple(sorted(pile)) == pile


def _is_piece(parts: Parts, state: State, me: Player) -> bool:
    """On a square of the board, unless dead or not yet placed."""
    if me.at == OUTSIDE:
        return me.met == 0 and not me.fallen and (me.dead or isinstance(state.frames[-1], SETTING_UP))
    if me.dead or me.at < 0 or not squares_of(parts, state) >> me.at & 1 or me.met < 0:
        return False
    held = 0
    if state.covered >> me.at & 1:
        held = len(state.stacks[(state.covered & (1 << me.at) - 1).bit_count()].tokens)
    return me.met < 1 << held


def _is_sheet(parts: Parts, me: Player) -> bool:
    """Wounds short of Health, points short of ten, and nothing with the dead."""
    numbers = (me.bare, me.guns, me.charms, me.carrying, me.rescued)
    if not all(0 <= number <= _MOST for number in numbers):
        return False
    if any(kind not in POINTS for kind in me.won) or tuple(sorted(me.won)) != me.won:
        return False
    if me.dead:
        return not (me.won or me.wounds or me.fallen or any(numbers))
    return me.hurt < parts.decks[me.character].health


def _are_cards_counted(parts: Parts, state: State) -> bool:
    """Every deck's cards are all somewhere, and no card is where its deck does not play."""
    cards = parts.cards
    left = {p.character: list(cards.counts[p.character]) for p in state.players if p.character != NOBODY}
    if len(left) != sum(p.character != NOBODY for p in state.players):
        return False
    open_cards = [
        card
        for frame in state.frames
        if isinstance(frame, fr.Battling)
        for card in (*frame.down, *frame.against, *frame.parried)
    ]
    if not all(0 <= card < len(parts.texts) for card in open_cards):
        return False
    for player in state.players:
        if player.character == NOBODY:
            continue
        for n, (a, b) in enumerate(zip(player.deck, player.discard, strict=True)):
            left[player.character][n] -= a + b
        open_cards += (*player.hand, *player.wounds)
    for card in open_cards:
        deck = cards.deck[card]
        if deck not in left:
            return False
        left[deck][card - cards.first[deck]] -= 1
    return not any(count for counts in left.values() for count in counts)


def _is_remembered(parts: Parts, state: State) -> bool:
    """Facts about cards that there are, in places that there are."""
    if state.memory and len(state.memory) != len(state.players):
        return False
    places = sum(1 << seat | 1 << 4 + seat for seat in range(len(state.players)))
    for memory in state.memory:
        for facts, known in ((memory.facts, len(parts.texts)), (memory.shown, len(parts.decks))):
            if len(facts) > _MOST or tuple(sorted(facts)) != facts:
                return False
            if any(not (0 <= f.card < known and f.places > 0 and not f.places & ~places) for f in facts):
                return False
        if not _are_placed(state, memory.facts):
            return False
    return True


def _are_placed(state: State, facts: tuple[Fact, ...]) -> bool:
    """Whether each remembered card can be another one, where it is remembered to be: no two the same."""
    taken: dict[tuple[int, int], int] = {}

    def place(fact: int, tried: set[tuple[int, int]]) -> bool:
        for slot in _slots(state, facts[fact]):
            if slot not in tried:
                tried.add(slot)
                if slot not in taken or place(taken[slot], tried):
                    taken[slot] = fact
                    return True
        return False

    return all(place(fact, set()) for fact in range(len(facts)))


def _slots(state: State, fact: Fact) -> Iterator[tuple[int, int]]:
    """Where such a card lies: a place, and which of the cards there."""
    for seat, player in enumerate(state.players):
        for place, pile in ((seat, player.hand), (seat + 4, player.wounds)):
            if fact.places >> place & 1:
                yield from ((place, n) for n, card in enumerate(pile) if card == fact.card)

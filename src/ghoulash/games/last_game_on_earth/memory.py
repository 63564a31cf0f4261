"""What a robbed player remembers of the card, and what all can follow of that (decision 0002, S9 and S11).

A place is a hand or a pile of wounds. A fact says: one card like this is in one of these places. It widens
when an unseen card of that deck goes from one of its places to another, narrows when a place holds no card of
that deck any more, and ends when a card like it is shown from one of them; it may grow vague, never false.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.state import Fact, Memory, Player

_WOUNDS = 4
Memories = tuple[Memory, ...]
"""Of all seats; empty where nobody remembers anything."""


def hand(seat: int) -> int:
    """The place that is a seat's hand."""
    return 1 << seat


def wounds(seat: int) -> int:
    """The place that is a seat's pile of wounds."""
    return 1 << _WOUNDS + seat


def own_places(seat: int) -> int:
    """What a seat sees itself."""
    return hand(seat) | wounds(seat)


def rob(memories: Memories, of: Sequence[int], thief: int, victim: int, card: int) -> Memories:
    """A card goes from a hand to another, and those two see it; `of` says whose deck a card is of."""
    before, after = hand(victim), hand(thief)
    found: list[Memory] = []
    for seat, memory in enumerate(memories):
        facts, shown = memory.facts, _shown_widened(memory.shown, of[card], before, after)
        if seat == thief:
            facts = _ended(facts, card, before)
        elif seat == victim:
            facts = tuple(sorted((*facts, Fact(card, after))))
            shown = tuple(sorted((*shown, Fact(of[card], after))))
        else:
            facts = _widened(facts, of, card, before, after)
        found.append(Memory(facts, shown))
    return tuple(found)


def hide(memories: Memories, of: Sequence[int], seat: int, card: int) -> Memories:
    """A card goes from a hand to its holder's wounds, seen by the holder alone."""
    before, after = hand(seat), wounds(seat)
    return tuple(
        Memory(
            memory.facts if other == seat else _widened(memory.facts, of, card, before, after),
            _shown_widened(memory.shown, of[card], before, after),
        )
        for other, memory in enumerate(memories)
    )


def show(memories: Memories, place: int, card: int, holder: int) -> Memories:
    """A card leaves a place for all to see."""
    return tuple(
        memory if seat == holder else replace(memory, facts=_ended(memory.facts, card, place))
        for seat, memory in enumerate(memories)
    )


def is_unmoved(memories: Memories, of: Sequence[int], place: int, deck: int) -> bool:
    """Whether a card of this deck may leave the place for all to see, and nobody remembers less."""
    for memory in memories:
        for fact in memory.facts:
            if fact.places & place and of[fact.card] == deck:
                return False
        for fact in memory.shown:
            if fact.places & place and fact.card == deck:
                return False
    return True


def _widened(
    facts: tuple[Fact, ...], of: Sequence[int], card: int, before: int, after: int
) -> tuple[Fact, ...]:
    """A remembered card that may be the one that moved may lie in either place now."""
    return tuple(
        sorted(
            Fact(f.card, f.places | after) if of[f.card] == of[card] and f.places & before else f
            for f in facts
        )
    )


def _shown_widened(shown: tuple[Fact, ...], deck: int, before: int, after: int) -> tuple[Fact, ...]:
    return tuple(
        sorted(Fact(deck, f.places | after) if f.card == deck and f.places & before else f for f in shown)
    )


def _ended(facts: tuple[Fact, ...], card: int, place: int) -> tuple[Fact, ...]:
    """One fact goes that the card may have been; if there are two, another one takes in its places."""
    could = [fact for fact in facts if fact.card == card and fact.places & place]
    if not could:
        return facts
    left = list(facts)
    left.remove(could[0])
    if len(could) > 1:
        left.remove(could[1])
        left.append(Fact(card, could[0].places | could[1].places))
    return tuple(sorted(left))


def narrowed(memories: Memories, of: Sequence[int], decks: int, players: Sequence[Player]) -> Memories:
    """No fact points to a place without a card of its deck, nor to what its owner sees anyhow."""
    held = [0] * decks
    for seat, player in enumerate(players):
        for card in player.hand:
            held[of[card]] |= hand(seat)
        for card in player.wounds:
            held[of[card]] |= wounds(seat)
    found: list[Memory] = []
    for seat, memory in enumerate(memories):
        own = own_places(seat)
        facts = [Fact(f.card, f.places & held[of[f.card]] & ~own) for f in memory.facts]
        shown = [Fact(f.card, f.places & held[f.card]) for f in memory.shown]
        found.append(
            Memory(
                tuple(sorted(fact for fact in facts if fact.places)),
                tuple(sorted(fact for fact in shown if fact.places & ~own)),
            )
        )
    return tuple(found) if any(m.facts or m.shown for m in found) else ()

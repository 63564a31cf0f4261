"""What a robbed player remembers of the card, and what everybody can follow of that (decision 0002, S9 and S11).

A place is a hand or a pile of wounds. A fact says: one card like this is in one of these places. It widens when
an unseen card of that deck goes from one of its places to another, narrows when a place holds no card of that
deck any more, and ends when a card like it is shown from one of its places; so it may grow vague, never false.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.state import Fact, Memory

if TYPE_CHECKING:
    from ghoulash.games.last_game_on_earth.work import Work

_WOUNDS = 4


def hand(seat: int) -> int:
    """The place that is a seat's hand."""
    return 1 << seat


def wounds(seat: int) -> int:
    """The place that is a seat's pile of wounds."""
    return 1 << _WOUNDS + seat


def own_places(seat: int) -> int:
    """What a seat sees itself."""
    return hand(seat) | wounds(seat)


def rob(work: "Work", thief: int, victim: int, card: int) -> None:
    """A card has gone from a hand to another; those two saw it."""
    if not work.memory:
        work.memory = (Memory(),) * len(work.players)
    deck = work.parts.cards.deck[card]
    before, after = hand(victim), hand(thief)
    memories: list[Memory] = []
    for seat, memory in enumerate(work.memory):
        facts, shown = memory.facts, _widened(memory.shown, deck, before, after)
        if seat == thief:
            facts = _ended(facts, card, before)
        elif seat == victim:
            facts = tuple(sorted((*facts, Fact(card, after))))
            shown = tuple(sorted((*shown, Fact(deck, after))))
        else:
            facts = _widened(facts, deck, before, after, work)
        memories.append(Memory(facts, shown))
    work.memory = tuple(memories)
    _narrow(work)


def hide(work: "Work", seat: int, card: int) -> None:
    """A card has gone from a hand to its holder's wounds, seen by the holder alone."""
    deck = work.parts.cards.deck[card]
    before, after = hand(seat), wounds(seat)
    work.memory = tuple(
        Memory(
            memory.facts if other == seat else _widened(memory.facts, deck, before, after, work),
            _widened(memory.shown, deck, before, after),
        )
        for other, memory in enumerate(work.memory)
    )
    _narrow(work)


def show(work: "Work", place: int, card: int, holder: int) -> None:
    """A card has left a place for all to see."""
    work.memory = tuple(
        memory if seat == holder else replace(memory, facts=_ended(memory.facts, card, place))
        for seat, memory in enumerate(work.memory)
    )
    _narrow(work)


def _widened(
    facts: tuple[Fact, ...], deck: int, before: int, after: int, work: "Work | None" = None
) -> tuple[Fact, ...]:
    """Those of this deck that may have lain before may lie after; with no work given, a fact names its deck."""
    found: list[Fact] = []
    for fact in facts:
        of = fact.card if work is None else work.parts.cards.deck[fact.card]
        found.append(Fact(fact.card, fact.places | after) if of == deck and fact.places & before else fact)
    return tuple(sorted(found))


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


def _narrow(work: "Work") -> None:
    """No fact points to a place without a card of its deck, nor to what its owner sees anyhow."""
    held = [0] * len(work.parts.decks)
    deck_of = work.parts.cards.deck
    for seat, player in enumerate(work.players):
        for card in player.hand:
            held[deck_of[card]] |= hand(seat)
        for card in player.wounds:
            held[deck_of[card]] |= wounds(seat)
    memories: list[Memory] = []
    for seat, memory in enumerate(work.memory):
        facts = [Fact(f.card, f.places & held[deck_of[f.card]] & ~own_places(seat)) for f in memory.facts]
        shown = [Fact(f.card, f.places & held[f.card]) for f in memory.shown]
        own = own_places(seat)
        memories.append(
            Memory(
                tuple(sorted(fact for fact in facts if fact.places)),
                tuple(sorted(fact for fact in shown if fact.places & ~own)),
            )
        )
    work.memory = tuple(memories) if any(m.facts or m.shown for m in memories) else ()

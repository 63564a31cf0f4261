"""What the robbed remember: facts begin, widen, narrow, merge and end; and what all can follow of them."""

from collections.abc import Mapping

import pytest

from ghoulash.games.last_game_on_earth import memory
from ghoulash.games.last_game_on_earth.memory import Memories, hand, own_places, wounds
from ghoulash.games.last_game_on_earth.state import Fact, Memory, Player
from tests.rulebook.lg_stage import Play

A, B, C, OTHER = 0, 1, 2, 3
"""Cards: A, B and C of deck 0, the other of deck 1."""
OF = (0, 0, 0, 1)
NOTHING = (Memory(), Memory(), Memory())


def knows(seat: int, *facts: Fact) -> Memories:
    """One seat remembers these, and all can follow as much of them."""
    shown = tuple(sorted(Fact(OF[fact.card], fact.places) for fact in facts))
    return tuple(Memory(tuple(sorted(facts)), shown) if n == seat else Memory() for n in range(3))


def facts(memories: Memories, seat: int) -> set[tuple[int, int]]:
    return {(fact.card, fact.places) for fact in memories[seat].facts}


def shown(memories: Memories, seat: int) -> list[tuple[int, int]]:
    return [(fact.card, fact.places) for fact in memories[seat].shown]


def test_a_place_is_a_hand_or_a_pile_of_wounds() -> None:
    places = [place(seat) for place in (hand, wounds) for seat in range(4)]
    assert len(set(places)) == 8 and sum(places) == 0xFF
    assert own_places(2) == hand(2) | wounds(2)


def test_the_victim_knows_where_the_card_went_and_the_thief_sees_it_anyhow() -> None:
    after = memory.rob(NOTHING, OF, thief=1, victim=0, card=A)
    assert facts(after, 0) == {(A, hand(1))}
    assert facts(after, 1) == facts(after, 2) == set()
    assert shown(after, 0) == [(0, hand(1))]
    assert shown(after, 1) == shown(after, 2) == []


def test_a_fact_widens_when_a_card_of_its_deck_goes_from_one_of_its_places_to_another_unseen() -> None:
    after = memory.hide(knows(0, Fact(A, hand(1))), OF, seat=1, card=B)
    assert facts(after, 0) == {(A, hand(1) | wounds(1))}
    assert shown(after, 0) == [(0, hand(1) | wounds(1))]


def test_a_theft_between_two_others_widens_it_as_well() -> None:
    after = memory.rob(knows(0, Fact(A, hand(1))), OF, thief=2, victim=1, card=B)
    assert facts(after, 0) == {(A, hand(1) | hand(2))}


@pytest.mark.parametrize(
    ("seat", "card"), [(1, OTHER), (2, B)], ids=["a card of another deck", "from another place"]
)
def test_nothing_widens_for_what_has_no_part_in_it(seat: int, card: int) -> None:
    before = knows(0, Fact(A, hand(1)))
    assert memory.hide(before, OF, seat, card) == before


def test_who_sees_the_move_keeps_a_sharp_memory_and_what_all_follow_widens() -> None:
    """Seat 1 loses a card to a wound, and sees that it is not the one it was robbed of."""
    before = knows(1, Fact(A, hand(1) | hand(2)))
    after = memory.hide(before, OF, seat=1, card=B)
    assert facts(after, 1) == {(A, hand(1) | hand(2))}
    assert shown(after, 1) == [(0, hand(1) | hand(2) | wounds(1))]


def test_a_fact_ends_when_a_card_like_it_is_shown_from_one_of_its_places() -> None:
    after = memory.show(knows(0, Fact(A, hand(1))), hand(1), A, holder=1)
    assert facts(after, 0) == set()


def test_that_it_has_ended_is_the_knower_s_secret() -> None:
    after = memory.show(knows(0, Fact(A, hand(1))), hand(1), A, holder=1)
    assert shown(after, 0) == [(0, hand(1))]
    assert shown(after, 0) == shown(memory.show(knows(0, Fact(B, hand(1))), hand(1), A, holder=1), 0)


@pytest.mark.parametrize(("card", "place"), [(B, hand(1)), (A, hand(2)), (A, wounds(1))])
def test_it_does_not_end_for_another_card_or_from_elsewhere(card: int, place: int) -> None:
    before = knows(0, Fact(A, hand(1)))
    assert memory.show(before, place, card, holder=1) == before


def test_of_two_facts_that_it_may_have_been_one_goes_and_the_other_takes_both_places() -> None:
    before = knows(0, Fact(A, hand(1)), Fact(A, hand(1) | hand(2)))
    after = memory.show(before, hand(1), A, holder=1)
    assert facts(after, 0) == {(A, hand(1) | hand(2))}
    assert len(after[0].facts) == 1


def test_the_thief_s_own_fact_ends_when_it_takes_the_card_back() -> None:
    after = memory.rob(knows(0, Fact(A, hand(1))), OF, thief=0, victim=1, card=A)
    assert facts(after, 0) == set()
    assert facts(after, 1) == {(A, hand(0))}


def players(
    held: Mapping[int, tuple[int, ...]], hurt: Mapping[int, tuple[int, ...]] | None = None
) -> list[Player]:
    return [Player(hand=held.get(n, ()), wounds=(hurt or {}).get(n, ())) for n in range(3)]


def test_a_fact_narrows_when_a_place_holds_no_card_of_its_deck_any_more() -> None:
    before = knows(0, Fact(A, hand(1) | hand(2) | wounds(1)))
    after = memory.narrowed(before, OF, 2, players({1: (OTHER,), 2: (B,)}, {1: (A,)}))
    assert facts(after, 0) == {(A, hand(2) | wounds(1))}
    assert shown(after, 0) == [(0, hand(2) | wounds(1))]


def test_a_fact_without_a_place_is_gone_and_with_the_last_all_memory() -> None:
    before = knows(0, Fact(A, hand(1)))
    assert memory.narrowed(before, OF, 2, players({1: (OTHER,)})) == ()


def test_what_its_owner_sees_anyhow_is_no_fact_but_all_follow_it() -> None:
    before = knows(0, Fact(A, hand(0) | hand(1)))
    after = memory.narrowed(before, OF, 2, players({0: (B,), 1: (A,)}))
    assert facts(after, 0) == {(A, hand(1))}
    assert shown(after, 0) == [(0, hand(0) | hand(1))]


def test_facts_are_sorted_so_that_the_order_of_learning_is_not_kept() -> None:
    one = memory.rob(memory.rob(NOTHING, OF, 1, 0, B), OF, 1, 0, A)
    other = memory.rob(memory.rob(NOTHING, OF, 1, 0, A), OF, 1, 0, B)
    assert one == other


LANE = """
     A B C D E
    +-+-+-+-+-+
  1 |a a b b b|
    +-+-+-+-+-+
"""


def test_told_in_play() -> None:
    """Zone steals Gray's 3, falls on debris, plays the 3: what Gray knows at each moment."""
    play = Play(LANE, "Zone 1-A: steal 1 1@gray\nGray 1-E: 3\nLake 1-E: 2", "1-B debris, 1-D ?")
    zone, piled = hand(0), wounds(0)
    three = play.cards.by_text["3@gray"]
    assert play.state.memory == ()
    play.goes("""
        Zone> play steal, on Gray
             plays steal
             aims steal Gray
        all> pass
        *> rob 3
             Gray robbed of 3 by Zone
    """)
    gray = play.cards.by_id["gray"]
    assert [view.facts for view in map(play.view, ("Gray", "Lake", "Zone", ""))] == [
        (Fact(three, zone),),
        (),
        (),
        (),
    ]
    assert {play.view(name).shown for name in ("Zone", "Gray", "Lake", "")} == {((), (Fact(gray, zone),), ())}
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 1@gray
             Zone wound 1@gray, 1 in all
    """)
    assert play.view("Gray").facts == (Fact(three, zone | piled),)
    assert play.view("Lake").shown[1] == (Fact(gray, zone | piled),)
    play.goes("""
        Zone> end
             turn over
             Gray to play
        Gray> ...
             Lake to play
        Lake> ...
             Zone to play
        Zone> discard 3@gray
             discards 3@gray
    """)
    assert play.view("Gray").facts == ()
    assert play.view("Lake").shown[1] == (Fact(gray, piled),), "a back of Gray's still lies there"

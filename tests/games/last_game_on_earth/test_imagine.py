"""`imagine` against exact counts: whole games with tiny decks, and views made by hand."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from ghoulash.conformance import check_fair
from ghoulash.conformance.chi_squared import surprise
from ghoulash.games.last_game_on_earth.memory import hand, wounds
from ghoulash.games.last_game_on_earth.state import KINDS, Fact, Memory, Player, State
from tests.games.last_game_on_earth.tiny import led, tiny
from tests.rulebook.lg_stage import Play

LANE = """
     A B C D E
    +-+-+-+-+-+
  1 |a a b b b|
    +-+-+-+-+-+
"""
EAGER = ("play steal", "play recon", "on", "walk")
EIGHT = "1 steal debris recon parry inaction hole haul"
TEN = "1 2 3 steal debris parry inaction hole haul"


@pytest.mark.parametrize(
    ("seats", "cards", "number", "observer"),
    [(2, TEN, 2, 0), (2, EIGHT, 2, None), (3, EIGHT, 0, 0), (3, EIGHT, 1, 2)],
)
def test_every_world_that_fits_the_history_is_imagined_as_often_as_it_should_be(
    seats: int, cards: str, number: int, observer: int | None
) -> None:
    """Hands, Draw Decks, tokens looked at, cards stolen: as long as no deck is reshuffled."""
    play = led(tiny(cards), seats, number, eager=EAGER)
    dealt = 24 + len(cards.split()) * seats
    found = check_fair(play, observer, [stop.step for stop in play.stops if stop.step > dealt][::7])
    assert max(found.values()) > 30


def tally(play: Play, seat: str, part: Callable[[State], Hashable], draws: int = 3000) -> Counter[Hashable]:
    """How often a part of the world is imagined so."""
    rng = Random("tally")
    view = play.view(seat)
    return Counter(part(play.game.imagine(view, rng)) for _ in range(draws))


def texts(play: Play, cards: tuple[int, ...]) -> str:
    return " ".join(play.cards.text[card].partition("@")[0] for card in cards)


def test_equal_cards_are_dealt_as_marked_ones() -> None:
    """Of 1 1 2 3, two are in Gray's hand and one is her wound; every order of the four is as likely."""
    play = Play(LANE, "Zone 1-A:\nGray 1-E: 1 2; wounds 1; deck 3; discard none", "1-C ?")
    play.parts.cards.counts = tuple(
        tuple(2 * (card.id == "1") + (card.id in ("2", "3")) for card in deck.cards)
        for deck in play.parts.decks
    )
    weights: Counter[Hashable] = Counter(
        (" ".join(sorted(order[:2])), order[2]) for order in permutations("1123")
    )

    def part(state: State) -> Hashable:
        gray = state.players[1]
        return texts(play, gray.hand), texts(play, gray.wounds)

    assert surprise(tally(play, "Zone", part), weights) < 6
    own = tally(play, "Gray", part, 20)
    assert own == {("1 2", "1"): 20}


def test_what_nobody_holds_lies_in_the_draw_deck() -> None:
    play = Play(LANE, "Zone 1-A: 2@gray\nGray 1-E: 1 2 hole; wounds 3 1@zone; discard 3 3", "1-C ?")
    world = play.game.imagine(play.view("Zone"), Random(1))
    for n, player in enumerate(world.players):
        of_this_deck = [
            card
            for other in world.players
            for card in (*other.hand, *other.wounds)
            if play.cards.deck[card] == player.character
        ]
        assert len(of_this_deck) + sum(player.deck) + sum(player.discard) == 40, n
        assert min(player.deck) >= 0


def test_the_cards_of_a_battle_are_seen_and_are_nowhere_else() -> None:
    play = Play(LANE, "Zone 1-A: 3 3 3 3 3 3\nGray 1-E: 3", "1-A ghoul-4, 1-C ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> put 3 3 3 3 3 3
             puts 3, makes 5
             puts 3, makes 8
             puts 3, makes 11
             puts 3, makes 14
             puts 3, makes 17
             puts 3, makes 20
    """)
    threes = play.cards.by_text["3@zone"] - play.cards.first[play.cards.by_id["zone"]]
    for seed in range(20):
        world = play.game.imagine(play.view("Gray"), Random(seed))
        assert world.players[0].deck[threes] == 0


def remembering(places: int, *more: Fact) -> Play:
    """Lake was robbed of a 3, which may lie in these places; Zone holds two backs of Lake's, one lost."""
    play = Play(LANE, "Zone 1-A: 3@lake 1@lake 1; wounds 2@lake\nGray 1-E: 1@lake\nLake 1-D: 1", "1-C ?")
    card = play.cards.by_text["3@lake"]
    facts = tuple(sorted((Fact(card, places), *more)))
    shown = tuple(sorted(Fact(play.cards.deck[fact.card], fact.places) for fact in facts))
    play.state = replace(play.state, memory=(Memory(), Memory(), Memory(facts, shown)))
    return play


def places_of(play: Play, text: str) -> Callable[[State], Hashable]:
    card = play.cards.by_text[text]

    def held(player: Player) -> tuple[int, int]:
        return player.hand.count(card), player.wounds.count(card)

    return lambda state: tuple(held(player) for player in state.players)


def test_a_card_that_was_robbed_lies_where_the_fact_says() -> None:
    play = remembering(hand(0))
    card = play.cards.by_text["3@lake"]
    for seed in range(50):
        assert card in play.game.imagine(play.view("Lake"), Random(seed)).players[0].hand


def test_every_back_that_it_may_be_is_as_likely() -> None:
    """Two backs of Lake's in Zone's hand, one among his wounds; and all other 3s are seen."""
    play = remembering(hand(0) | wounds(0))
    lake = play.state.players[2]
    first = play.cards.first[lake.character]
    three = play.cards.by_text["3@lake"] - first
    moved = lake.deck[three]
    deck = tuple(0 if n == three else count for n, count in enumerate(lake.deck))
    discard = tuple(moved if n == three else count for n, count in enumerate(lake.discard))
    players = (*play.state.players[:2], replace(lake, deck=deck, discard=discard))
    play.state = replace(play.state, players=players)
    found = tally(play, "Lake", places_of(play, "3@lake"))
    none = (0, 0)
    assert surprise(found, {((1, 0), none, none): 2, ((0, 1), none, none): 1}) < 6


def test_two_facts_never_share_a_back() -> None:
    play = remembering(hand(0))
    one = Fact(play.cards.by_text["1@lake"], hand(0) | hand(1))
    play = remembering(hand(0), one)
    for seed in range(50):
        world = play.game.imagine(play.view("Lake"), Random(seed))
        assert play.cards.by_text["3@lake"] in world.players[0].hand
        ones = sum(player.hand.count(one.card) for player in world.players[:2])
        assert ones >= 1


def test_what_others_remember_is_a_card_that_lies_there() -> None:
    play = remembering(hand(0) | wounds(0))
    for seat in ("Zone", "Gray"):
        world = play.game.imagine(play.view(seat), Random(3))
        (fact,) = world.memory[2].facts
        assert play.cards.deck[fact.card] == play.cards.by_id["lake"]
        assert fact.card in (*world.players[0].hand, *world.players[0].wounds)
        assert world.memory[2].shown == play.state.memory[2].shown


def test_a_token_that_another_has_looked_at_is_any_that_one_has_not_seen_by_their_number() -> None:
    bag = "ghoul-4 ghoul-4 ghoul-4 hole"
    play = Play(LANE, "Zone 1-A:\nGray 1-E:", "1-B ?, 1-C ?hole=Gray, 1-D ?ghoul-5=Zone", bag=bag)

    def part(state: State) -> Hashable:
        return KINDS[state.stacks[1].tokens[0].kind], KINDS[state.stacks[2].tokens[0].kind]

    fours = ("ghoul-4", "ghoul-5")
    assert surprise(tally(play, "Zone", part), {fours: 3, ("hole", "ghoul-5"): 2}) < 6
    public = tally(play, "", part)
    assert set(public) == {
        fours,
        ("hole", "ghoul-5"),
        ("ghoul-5", "ghoul-4"),
        ("hole", "ghoul-4"),
        ("ghoul-4", "ghoul-4"),
        ("hole", "hole"),
        ("ghoul-4", "hole"),
        ("ghoul-5", "hole"),
    }
    world = play.game.imagine(play.view("Zone"), Random(2))
    assert world.stacks[0].tokens[0].kind == 0, "nobody has looked: chance has not decided"
    assert sum(world.bag) == 4


def test_what_is_imagined_looks_the_same() -> None:
    play = remembering(hand(0) | wounds(0))
    for seat in ("Zone", "Gray", "Lake", ""):
        view = play.view(seat)
        for seed in range(10):
            world = play.game.imagine(view, Random(seed))
            assert play.game.view(world, play.seat(seat) if seat else None) == view

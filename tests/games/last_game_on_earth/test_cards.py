"""The tables of a game's cards."""

import pytest

from ghoulash.games.last_game_on_earth.cards import Cards
from ghoulash.games.last_game_on_earth.decks import shipped

CARDS = Cards(shipped())


def named(*texts: str) -> list[int]:
    return [CARDS.by_text[text] for text in texts]


def test_the_cards_stand_deck_after_deck_as_in_their_files():
    assert len(CARDS) == 13 + 16 + 13 + 13
    assert (CARDS.first, CARDS.size) == ((0, 13, 29, 42), (13, 16, 13, 13))
    for n, deck in enumerate(shipped()):
        own = CARDS.of(n)
        assert [CARDS.card[card] for card in own] == list(deck.cards)
        assert [CARDS.text[card] for card in own] == [f"{card.id}@{deck.id}" for card in deck.cards]
        assert {CARDS.deck[card] for card in own} == {n} == {CARDS.by_id[deck.id]}


@pytest.mark.rule("LG-1.4")
def test_a_deck_s_counts_are_its_forty_cards():
    for n, counts in enumerate(CARDS.counts):
        assert len(counts) == CARDS.size[n]
        assert sum(counts) == 40
    (specimen,) = named("specimen@lake")
    assert CARDS.counts[0][specimen - CARDS.first[0]] == 3


def test_a_text_is_one_card_s():
    assert len(CARDS.by_text) == len(CARDS.text) == len(CARDS) + 4
    for n, text in enumerate(CARDS.text):
        assert CARDS.by_text[text] == n
    assert "3" not in CARDS.by_text


def test_a_veiled_card_shows_its_deck_and_nothing_else():
    assert CARDS.veiled == (55, 56, 57, 58)
    assert named("?@lake", "?@gray", "?@cornealius", "?@zone") == list(CARDS.veiled)
    for n, card in enumerate(CARDS.veiled):
        assert CARDS.deck[card] == n
        for table in (CARDS.kind, CARDS.value, CARDS.bonus, CARDS.does, CARDS.number):
            assert not table[card]
        for is_such in (CARDS.is_value, CARDS.is_action, CARDS.is_rescue, CARDS.is_specialty):
            assert is_such[card] is False


@pytest.mark.rule("LG-7.4")
@pytest.mark.parametrize(
    ("text", "words", "value", "bonus", "does", "number"),
    [
        ("3@lake", "value", 3, 0, "", 0),
        ("3+@gray", "value", 3, 1, "", 0),
        ("steal@zone", "action", 0, 0, "steal", 0),
        ("haul@cornealius", "action", 0, 0, "haul", 5),
        ("inaction@gray", "rescue", 0, 0, "inaction", 0),
        ("field-notes@lake", "specialty", 0, 0, "look", 2),
        ("tough-hide@cornealius", "specialty", 0, 0, "hide", 2),
        ("right-ghoo@gray", "specialty", 0, 0, "combat", 0),
        ("malectoplasm-lure@lake", "specialty action", 0, 0, "haul-unrevealed", 10),
        ("chain-of-command@zone", "specialty action", 0, 0, "more-actions", 2),
        ("specimen@lake", "specialty value", 4, 0, "", 0),
    ],
)
def test_what_a_card_is(text: str, words: str, value: int, bonus: int, does: str, number: int):
    (card,) = named(text)
    assert CARDS.kind[card] == words.replace(" ", "-")
    assert (CARDS.value[card], CARDS.bonus[card], CARDS.does[card], CARDS.number[card]) == (
        *(value, bonus, does, number),
    )
    is_such = {
        "value": CARDS.is_value,
        "action": CARDS.is_action,
        "rescue": CARDS.is_rescue,
        "specialty": CARDS.is_specialty,
    }
    assert {word for word, table in is_such.items() if table[card]} == set(words.split())

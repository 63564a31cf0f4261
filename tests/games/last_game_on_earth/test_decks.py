"""The four decks that come with the game, in numbers, and an owner's own in their place."""

from pathlib import Path

import msgspec
import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.last_game_on_earth import decks
from ghoulash.games.last_game_on_earth.deck import Deck
from ghoulash.games.last_game_on_earth.decks import (
    CHARACTERS,
    decks_named,
    from_setup,
    read_file,
    shipped,
    to_setup,
)

DECKS = {deck.id: deck for deck in shipped()}
DATA = Path(decks.__file__).parent / "data" / "decks"

# Combat, Movement, Health
CHARACTER_CARDS = {
    "lake": (1, 6, 8),
    "gray": (1, 6, 7),
    "cornealius": (2, 5, 8),
    "zone": (2, 5, 8),
}
VALUES = {1: 7, 2: 7, 3: 6}
ACTIONS = {"hole": 2, "debris": 2, "steal": 2, "haul": 1, "recon": 1}
RESCUES = {"inaction": 3, "parry": 3}
SPECIALTIES = {
    "lake": """
        1 field-notes        specialty         look 2
        2 malectoplasm-lure  specialty-action  haul-unrevealed 10
        3 specimen           specialty-value   4
        """,
    "gray": """
        2 ready-for-anything specialty         pass-over
        2 right-ghoo         specialty         combat
        2 double-dose        specialty-value   4
        """,
    "cornealius": """
        2 heavy-artillery    specialty         combat
        2 tough-hide         specialty         hide 2
        2 point-blank        specialty-value   4
        """,
    "zone": """
        2 strategic-intel    specialty         pass-over
        2 chain-of-command   specialty-action  more-actions 2
        2 air-support        specialty-value   4
        """,
}
ABLE = {"lake": "own-tile", "gray": "marked", "cornealius": "reveal", "zone": "two-actions"}


def counted(deck: Deck, kind: str) -> dict[str, int]:
    return {card.id: card.count for card in deck.cards if card.kind == kind}


@pytest.mark.rule("LG-1.3")
def test_four_characters_in_the_order_of_the_rule():
    assert tuple(DECKS) == tuple(CHARACTER_CARDS) == CHARACTERS
    for deck in shipped():
        assert deck.title.en and deck.title.fr
        assert deck.reconstructed


@pytest.mark.rule("LG-1.3")
@pytest.mark.parametrize("name", CHARACTERS)
def test_combat_movement_and_health(name: str):
    deck = DECKS[name]
    assert (deck.combat, deck.movement, deck.health) == CHARACTER_CARDS[name]


@pytest.mark.rule("LG-1.4")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_deck_is_40_cards(name: str):
    deck = DECKS[name]
    assert sum(card.count for card in deck.cards) == 40
    values: dict[int, int] = {}
    for card in deck.cards:
        if card.kind == "value":
            assert card.value
            values[card.value] = values.get(card.value, 0) + card.count
    assert values == VALUES
    assert counted(deck, "action") == ACTIONS
    assert counted(deck, "rescue") == RESCUES
    assert sum(card.count for card in deck.cards if card.kind.startswith("specialty")) == 6


@pytest.mark.rule("LG-1.4")
def test_actions_and_rescues_are_alike_in_all_decks():
    shared = [[card for card in deck.cards if card.kind in {"action", "rescue"}] for deck in shipped()]
    assert all(cards == shared[0] for cards in shared)


@pytest.mark.rule("LG-7.3")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_card_that_all_have_does_what_it_is_called(name: str):
    for card in DECKS[name].cards:
        if card.kind in {"action", "rescue"}:
            assert card.does == card.id
            assert card.number() == (5 if card.id == "haul" else 0)


@pytest.mark.rule("LG-7.5", "LG-7.6", "LG-7.7", "LG-7.8")
@pytest.mark.parametrize("name", CHARACTERS)
def test_the_specialties_of_each(name: str):
    deck = DECKS[name]
    assert deck.specialty == ABLE[name]
    cards = [card for card in deck.cards if card.kind.startswith("specialty")]
    found = [
        [str(card.count), card.id, card.kind, str(card.value or card.does), str(card.number() or "")]
        for card in cards
    ]
    wanted = [line.split() for line in SPECIALTIES[name].strip().splitlines()]
    assert [list(filter(None, line)) for line in found] == wanted
    for card in cards:
        assert card.title.en and card.title.fr


@pytest.mark.rule("LG-7.7")
def test_gray_alone_has_marked_cards_one_of_each_value_and_one_more():
    marked = {
        name: [(card.id, card.count, card.value, card.bonus) for card in deck.cards if card.bonus]
        for name, deck in DECKS.items()
    }
    assert marked.pop("gray") == [("1+", 1, 1, 1), ("2+", 1, 2, 1), ("3+", 1, 3, 1)]
    assert not any(marked.values())


@pytest.mark.rule("LG-7.5", "LG-7.6", "LG-7.7", "LG-7.8")
def test_what_is_ours_among_the_specialties_says_so():
    ours = {card.id for deck in shipped() for card in deck.cards if card.reconstructed}
    assert ours == {
        *("air-support", "chain-of-command", "double-dose", "field-notes"),
        *("malectoplasm-lure", "point-blank", "specimen", "tough-hide"),
    }


@pytest.mark.parametrize("deck", shipped(), ids=lambda deck: deck.id)
def test_a_deck_survives_a_record(deck: Deck):
    kept = msgspec.json.decode(msgspec.json.encode(to_setup(deck)))
    assert from_setup(kept) == deck
    assert {"id": "1", "count": deck.cards[0].count, "kind": "value", "value": 1} in kept["card"]


def test_a_setup_out_of_a_record_is_checked_like_a_file():
    setup = to_setup(shipped()[0])
    for key, value, code in (
        ("combat", "x", "scenario-bad-value"),
        ("card", [], "deck-size"),
        ("id", "lake\n", "scenario-bad-value"),
    ):
        with pytest.raises(Refused) as refused:
            from_setup({**setup, key: value})
        assert refused.value.refusal.code == code


def changed(path: Path, old: str, new: str) -> str:
    text = (DATA / "lake.toml").read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return str(path)


def test_a_deck_of_one_s_own_takes_the_place_of_its_character_s(tmp_path: Path):
    mine = changed(tmp_path / "mine.toml", "combat = 1", "combat = 2")
    lake, *others = decks_named([mine])
    assert lake == read_file(Path(mine)) != shipped()[0]
    assert lake.combat == 2
    assert tuple(others) == shipped()[1:]
    assert decks_named([]) == shipped()


@pytest.mark.rule("LG-1.3")
def test_a_fifth_character_is_refused_by_name(tmp_path: Path):
    mine = changed(tmp_path / "mine.toml", 'id = "lake"', 'id = "brook"')
    with pytest.raises(Refused) as refused:
        decks_named([mine])
    assert (refused.value.refusal.code, refused.value.place) == ("deck-unknown", f"{mine}:3")
    assert refused.value.refusal.args == {"deck": "brook", "known": "lake, gray, cornealius, zone"}


def test_two_files_for_one_deck_are_refused(tmp_path: Path):
    mine = changed(tmp_path / "mine.toml", "combat = 1", "combat = 2")
    with pytest.raises(Refused) as refused:
        decks_named([mine, mine])
    assert (refused.value.refusal.code, refused.value.place) == ("deck-given-twice", f"{mine}:3")

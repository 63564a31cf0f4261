"""Chapter 1 of docs/rules/last-game-on-earth.md: the parts, held to the tables of the rulebook itself."""

from collections import Counter
from pathlib import Path

import pytest

import ghoulash
from ghoulash.core.refusal import Refused
from ghoulash.games.last_game_on_earth.decks import shipped
from ghoulash.games.last_game_on_earth.shapes import SHAPES
from ghoulash.games.last_game_on_earth.state import KINDS, POINTS, STRENGTH
from ghoulash.games.last_game_on_earth.tiles import SIDES
from tests.rulebook.lg_stage import Opening, Play

BOOKS = {lang: Path(f"docs/rules/{lang}last-game-on-earth.md") for lang in ("", "fr/")}
DECKS = {deck.title.en: deck for deck in shipped()}
"""By the characters' names, which are the same in both languages."""
LANE = """
     A B C D E
    +-+-+-+-+-+
  1 |a a b b b|
    +-+-+-+-+-+
"""


def table(lang: str, columns: int, after: str) -> list[list[str]]:
    """The rows of the first table of so many columns that comes after a text."""
    text = BOOKS[lang].read_text("utf-8").partition(after)[2]
    assert text, after
    rows: list[list[str]] = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == columns:
            rows.append(cells)
        elif rows:
            break
    return rows[2:]


@pytest.mark.rule("LG-1.1")
def test_the_board_is_four_tiles_in_any_shape_that_four_can_make() -> None:
    opening = Opening("chance", "Zone Gray")
    opening.goes("""
        *> first Zone
             Zone begins
        Zone> pick zone
             picks zone
        Gray> pick gray
             picks gray
    """)
    assert opening.choices(-1) == [f"shape {shape}" for shape in SHAPES]
    assert len(SHAPES) == 19  # bar 2, block 1, L and J 8, T 4, S and Z 4
    opening.goes("*> shape tower")
    tiles = [f"{side}{turn}" for side in SIDES for turn in range(4)]
    assert opening.choices(-1) == [f"tile {tile}" for tile in tiles]
    assert {weight for _, weight in opening.game.chances(opening.state)} == {1}
    opening.goes("""
        *> tile 3b2
        *> tile 3a0
             refused set-up-now LG-10.15
        *> tile 1a0 4b1 2b3
             the board is tower 3b2 1a0 4b1 2b3  LG-1.1
    """)
    assert opening.field.ground.squares.bit_count() == 4 * 64


@pytest.mark.rule("LG-1.1")
@pytest.mark.parametrize(
    ("board", "code"),
    [
        ("square 1a0 1b0 2a0 3a0", "layout-twice"),
        ("square 1a0 2b0 3a0", "layout-count"),
        ("circle 1a0 2b0 3a0 4a0", "layout-shape"),
    ],
)
def test_each_tile_lies_there_once_with_one_side_up(board: str, code: str) -> None:
    with pytest.raises(Refused) as found:
        ghoulash.game("last-game-on-earth", board=board)
    assert (found.value.refusal.code, found.value.refusal.rule) == (code, "LG-1.1")


@pytest.mark.rule("LG-1.2")
def test_the_core_tokens_are_twenty_four() -> None:
    state = Opening("yard", "Zone Gray").state
    bag = {KINDS[kind]: count for kind, count in enumerate(state.bag) if count}
    assert bag == {"ghoul-6": 6, "ghoul-5": 6, "ghoul-4": 8, "hole": 2, "first-aid": 2}
    assert sum(bag.values()) == 24


@pytest.mark.rule("LG-1.2")
@pytest.mark.parametrize("lang", BOOKS)
def test_what_the_rulebook_s_table_says_of_them_is_so(lang: str) -> None:
    rows = table(lang, 4, "The tokens" if not lang else "Les jetons")
    ghouls = {int(row[0][-1]): (int(row[1]), int(next(c for c in row[2] if c.isdigit()))) for row in rows[:3]}
    bag = Opening("yard", "Zone Gray").state.bag
    assert ghouls == {STRENGTH[kind]: (bag[kind], POINTS[kind]) for kind in STRENGTH}


@pytest.mark.rule("LG-1.2")
def test_the_tokens_that_cards_lay_are_spare_ones() -> None:
    play = Play(LANE, "Zone 1-A: hole debris\nGray 1-E:", "1-C ?")
    bag = play.state.bag
    play.goes("""
        Zone> play hole, at 1-C
             plays hole
             aims hole 1-C
        Gray> pass
             Zone lays hole at 1-C
        Zone> play debris, at 1-C, done
             plays debris
             aims debris 1-C
        Gray> pass
             Zone lays debris at 1-C
        1-C= ? hole debris
    """)
    assert play.state.bag == bag


@pytest.mark.rule("LG-1.2")
def test_a_face_down_token_is_any_of_those_nobody_has_seen_each_alike() -> None:
    play = Play(LANE, "Zone 1-B:\nGray 1-E: 1; won ghoul-5", "1-C ?, 1-A ghoul-6, 1-D ?hole=Gray")
    play.goes("""
        Zone> walk E
             E to 1-C
    """)
    weights = {str(action): weight for action, weight in play.game.chances(play.state)}
    assert weights == {
        "turn ghoul-4": 8,
        "turn ghoul-5": 5,
        "turn ghoul-6": 5,
        "turn hole": 1,
        "turn first-aid": 2,
    }


@pytest.mark.rule("LG-1.3")
@pytest.mark.parametrize("lang", BOOKS)
def test_the_characters_are_as_the_rulebook_s_table_has_them(lang: str) -> None:
    rows = table(lang, 5, "The characters" if not lang else "Les personnages")
    found = {name: (int(combat), int(moves), int(health)) for name, combat, moves, health, _ in rows}
    assert found == {name: (deck.combat, deck.movement, deck.health) for name, deck in DECKS.items()}


@pytest.mark.rule("LG-1.4")
@pytest.mark.parametrize("lang", BOOKS)
def test_the_cards_of_every_deck_are_as_the_rulebook_s_table_has_them(lang: str) -> None:
    rows = table(lang, 3, "The cards of every deck" if not lang else "Les cartes de tous les paquets")
    shared = [int(count) for _, count, _ in rows]
    for deck in DECKS.values():
        values: Counter[int] = Counter()
        for card in deck.cards:
            if card.kind == "value":
                values[card.value or 0] += card.count
        others = [card.count for card in deck.cards if card.kind in ("action", "rescue")]
        assert [*(values[n] for n in (1, 2, 3)), *others] == shared


@pytest.mark.rule("LG-1.4")
@pytest.mark.parametrize("lang", BOOKS)
def test_the_specialty_cards_are_as_the_rulebook_s_table_has_them(lang: str) -> None:
    rows = table(lang, 5, "The Specialty cards" if not lang else "Les cartes Spécialité")
    kinds = {
        "SPECIALTY": "specialty",
        "SPECIALTY VALUE": "specialty-value",
        "SPECIALTY ACTION": "specialty-action",
        "SPÉCIALITÉ": "specialty",
        "SPÉCIALITÉ VALEUR": "specialty-value",
        "SPÉCIALITÉ ACTION": "specialty-action",
    }
    said = sorted((who, name, int(count), kinds[kind]) for who, name, count, kind, _ in rows)
    assert said == sorted(
        (who, card.title.fr if lang else card.title.en, card.count, card.kind)
        for who, deck in DECKS.items()
        for card in deck.cards
        if card.kind.startswith("specialty")
    )


@pytest.mark.rule("LG-1.4")
def test_a_deck_is_forty_cards() -> None:
    assert {sum(card.count for card in deck.cards) for deck in DECKS.values()} == {40}

"""Every event and ending of The Last Game on Earth, to everybody who may read it, in both languages."""

import itertools
from random import Random
from typing import get_type_hints

import pytest
from msgspec import structs

import ghoulash
from ghoulash.core.game import CHANCE, Outcome
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.events import Happening
from ghoulash.locale import LANGUAGES, Words
from ghoulash.locale import words as words_of
from tests.locale.reading import is_sound

pytestmark = pytest.mark.usefixtures("nothing_missing")
GAME = ghoulash.game("last-game-on-earth", scenario="lock-and-load+evacuation")
NAMES = ("Ada", "Bo", "Cleo")
SQUARES = ("9-J",)
VALUES: dict[str, tuple[object, ...]] = {
    "card": ("3@lake", "2+@gray", "?@zone", "hole@zone", "right-ghoo@gray"),
    "cards": (("3@lake",), ("3@lake", "specimen@lake"), ("1@zone", "2@zone", "?@gray")),
    "square": SQUARES,
    "to": ("10-K",),
    "by": (1, 2),
    "target": (1, 2, -1),
    "token": ("ghoul-4", "hole", "first-aid", "debris", "gun", "charm", "civilian"),
    "character": ("lake", "cornealius"),
    "layout": ("square 1a0 2a0 3a0 4a0", "t-up 2b1 1b0 3a0 4b2", "j-up 1a0 2a0 3a0 4a0", "s-wide 1a0 2a0"),
    "direction": ("N", "E", "S", "W"),
    "use": ("hand", "challenge"),
    "climbed": (False, True),
    "rule": ("LG-1.1",),
}
NUMBERS = (1, 2, 12)
KINDS = [kind for kind in Happening.__subclasses__() if kind is not ev.Ended]


def words(language: str) -> Words:
    return words_of(language, GAME.id).at(GAME.setup())


def every(kind: type[Happening]) -> list[Happening]:
    """Events of this kind, to seat 0, with all that its fields may be."""
    fields = [field.name for field in structs.fields(kind) if field.name != "seat"]
    hints = get_type_hints(kind)
    values = [VALUES.get(name, NUMBERS if hints[name] is int else ()) for name in fields]
    return [kind(0, **dict(zip(fields, row, strict=True))) for row in itertools.product(*values)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_for_everybody(kind: type[Happening], language: str):
    events = every(kind)
    assert events
    for event in events:
        for viewer in (0, 1, 2, None):
            told = words(language).tell(event, viewer, NAMES)
            assert told is not None
            assert is_sound(told, language)
            assert "@" not in told
            assert viewer is None or NAMES[viewer] not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wound_without_a_card_and_an_aim_without_a_target_are_told(language: str):
    for event in (
        ev.Wounded(0, "", 8, rule="LG-6.3"),
        ev.Aimed(0, "hole@zone", "9-J"),
        ev.Aimed(0, "haul@zone", "9-J", "10-K"),
        ev.Aimed(0, "steal@zone", target=1),
    ):
        for viewer in (0, 1, None):
            assert is_sound(words(language).tell(event, viewer, NAMES) or "", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("how", "winners"),
    [
        ("ten-points", (0,)),
        ("nothing-left", (0,)),
        ("nothing-left", (0, 2)),
        ("last-round", (1,)),
        ("last-round", (0, 1, 2)),
        ("all-dead", ()),
    ],
)
def test_every_ending_is_described(how: str, winners: tuple[int, ...], language: str):
    outcome = Outcome(winners, how, "LG-8.2")
    told = [words(language).describe_outcome(outcome, viewer, NAMES) for viewer in (0, 1, 2, None)]
    assert all(is_sound(text, language) for text in told)
    assert (len(set(told)) > 1) == bool(winners)


def test_a_card_goes_by_its_title_and_a_hidden_one_by_its_back():
    played = ev.Played(0, "right-ghoo@gray")
    assert words("en").tell(played, 1, NAMES) == "Ada plays The Right Ghoo for the Job."
    assert words("fr").tell(played, 0, NAMES) == "Tu joues Le Ghoo qu’il faut."
    robbed = ev.Robbed(0, 1, "3@lake")
    assert words("en").tell(robbed.heard(1), 1, NAMES) == "You take Value 3 out of the hand of Ada."
    assert (
        words("en").tell(robbed.heard(2), 2, NAMES)
        == "Bo takes a card of Lake’s deck out of the hand of Ada."
    )


def test_an_owners_deck_brings_its_own_titles():
    setup = GAME.setup()
    decks = [dict(deck) for deck in setup["decks"]]  # type: ignore[attr-defined]
    lake = next(deck for deck in decks if deck["id"] == "lake")
    lake["card"] = [
        {**card, "title": {"en": "Net", "fr": "Filet"}} if card["id"] == "specimen" else card
        for card in lake["card"]
    ]
    own = words_of("fr", GAME.id).at({**setup, "decks": decks})
    assert own.tell(ev.Played(0, "specimen@lake"), 0, NAMES) == "Tu joues Filet."
    assert own.canonical("défie filet 3") == "challenge specimen 3"
    assert own.typed("challenge specimen@lake") == "défie filet"


def test_a_whole_game_is_told():
    rng = Random(7)
    state = GAME.start(3)
    said: set[str] = set()
    while seats := GAME.to_act(state):
        seat = seats[0]
        actions = [a for a, _ in GAME.chances(state)] if seat == CHANCE else GAME.actions(state, seat)
        step = GAME.apply(state, seat, actions[rng.randrange(len(actions))])
        state = step.state
        for event, viewer in itertools.product(step.events, (0, 1, None)):
            heard = GAME.told(event, viewer)
            if heard is None:
                continue
            for language in LANGUAGES:
                told = words(language).tell(heard, viewer, NAMES) or ""
                if told not in said:
                    assert is_sound(told, language)
                    said.add(told)
    assert len(said) > 500

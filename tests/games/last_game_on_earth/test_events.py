"""Who hears what: every event is whole for everybody but those that a short list veils."""

from typing import Any, get_type_hints

import pytest

from ghoulash.core.game import Deed
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import Action, Peek, Rob, Take
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth

GAME = LastGameOnEarth.with_options({})
EVERYBODY = (0, 1, 2, 3, None)
VEILED = {"drew", "wounded", "robbed", "saw"}
SAMPLES: dict[Any, Any] = {
    int: 1,
    str: "3@lake",
    bool: True,
    tuple[str, ...]: ("3@lake",),
    tuple[int, ...]: (1,),
}


def event(kind: type[ev.Happening]) -> ev.Happening:
    """One with something in every field."""
    hints = get_type_hints(kind)
    return kind(**{name: SAMPLES[hints[name]] for name in kind.__struct_fields__})


KINDS = sorted(ev.Happening.__subclasses__(), key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_event_is_open_to_all_unless_it_is_named_here(kind: type[ev.Happening]) -> None:
    sample = event(kind)
    whole = all(GAME.told(sample, seat) == sample for seat in EVERYBODY)
    assert whole == (kind.__struct_config__.tag not in VEILED)


@pytest.mark.rule("LG-10.16")
@pytest.mark.parametrize("kind", [ev.Drew, ev.Wounded, ev.Robbed])
def test_of_a_hidden_card_the_others_hear_whose_deck_it_is_of(kind: type[ev.Happening]) -> None:
    sample = event(kind)
    for seat in EVERYBODY:
        heard: Any = GAME.told(sample, seat)
        assert heard.card == ("3@lake" if seat == 1 else "?@lake")
        assert type(heard) is kind and heard.seat == sample.seat


@pytest.mark.rule("LG-10.11")
def test_thief_and_victim_hear_what_was_stolen() -> None:
    robbed = ev.Robbed(2, by=0, card="3@lake")
    deed: Deed[Action] = Deed(-1, Rob(0, 2, "3@lake"))
    for seat in EVERYBODY:
        card = "3@lake" if seat in (0, 2) else "?@lake"
        assert GAME.told(robbed, seat) == ev.Robbed(2, by=0, card=card)
        assert GAME.told(deed, seat) == Deed(-1, Rob(0, 2, card))


@pytest.mark.rule("LG-7.3")
def test_what_was_seen_only_who_looked_hears_and_that_they_looked_all() -> None:
    for seat in EVERYBODY:
        saw = ev.Saw(1, "9-J", "hole")
        assert GAME.told(saw, seat) == (saw if seat == 1 else None)
        looked = ev.Looked(1, "9-J")
        assert GAME.told(looked, seat) == looked
        token = "hole" if seat == 1 else "?"
        assert GAME.told(Deed(-1, Peek(1, "hole")), seat) == Deed(-1, Peek(1, token))


@pytest.mark.parametrize("verb", ["draw", "lose"])
def test_chance_s_deeds_are_veiled_like_the_events(verb: str) -> None:
    for seat in EVERYBODY:
        card = "3@lake" if seat == 1 else "?@lake"
        assert GAME.told(Deed(-1, Take(verb, 1, "3@lake")), seat) == Deed(-1, Take(verb, 1, card))


def test_a_wound_without_a_card_has_no_back() -> None:
    bare = ev.Wounded(1, "", 8, "LG-6.3")
    assert all(GAME.told(bare, seat) == bare for seat in EVERYBODY)

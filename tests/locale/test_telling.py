"""Every event and every ending, to everybody who may read it, in both languages."""

import itertools
from random import Random
from typing import get_args

import pytest
from msgspec import Struct, structs

import ghoulash
from ghoulash.core.game import CHANCE, Outcome
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.events import Event
from ghoulash.games.pen_and_paper.scenario import FIXED, SOUGHT
from ghoulash.locale import LANGUAGES
from tests.locale.reading import is_sound, words

pytestmark = pytest.mark.usefixtures("nothing_missing")
NAMES = ("Ada", "Bo")
VALUES = {
    "kind": (*SOUGHT, *FIXED),
    "square": ("10-J",),
    "direction": ("N", "E", "S", "W"),
    "carried": (1, 2, 3),
    "healed": (0, 1, 14),
    "spot": (0, 1, 2, 3, 4, 5, 6),
    "hit": (False, True),
    "killed": (1, 2, 12),
    "wounds": (1, 2),
    "total": (1, 15),
    "how": ("goal", "fifteen-wounds", "turn-limit"),
    "rule": ("PP-1.1",),
}
KINDS_OF_EVENT = get_args(Event)


def every(kind: type[Struct]) -> list[Struct]:
    """Events of this kind, to seat 0, with all that its fields may be."""
    fields = [field.name for field in structs.fields(kind) if field.name != "seat"]
    values = itertools.product(*(VALUES[name] for name in fields))
    return [kind(seat=0, **dict(zip(fields, row, strict=True))) for row in values]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS_OF_EVENT, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_for_everybody(kind: type[Struct], language: str):
    for event in every(kind):
        for viewer in (0, 1, None):
            told = words(language).tell(event, viewer, NAMES)
            assert told is not None
            assert is_sound(told, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS_OF_EVENT, ids=lambda kind: kind.__name__)
def test_you_are_not_called_by_your_name(kind: type[Struct], language: str):
    for event in every(kind):
        assert "Ada" not in (words(language).tell(event, 0, NAMES) or "")
        assert "Bo" not in (words(language).tell(event, 1, NAMES) or "")


@pytest.mark.parametrize("scenario", shipped())
def test_a_whole_game_is_told(scenario: str):
    game = ghoulash.game("pen-and-paper", scenario=scenario, turn_limit=30)
    rng = Random(7)
    state = game.start()
    while seats := game.to_act(state):
        seat = seats[0]
        actions = [a for a, _ in game.chances(state)] if seat == CHANCE else game.actions(state, seat)
        step = game.apply(state, seat, actions[rng.randrange(len(actions))])
        state = step.state
        for event, viewer, language in itertools.product(step.events, (0, 1, None), LANGUAGES):
            heard = game.told(event, viewer)
            if heard is not None:
                assert is_sound(words(language).tell(heard, viewer, NAMES) or "", language)


def test_the_attack_is_announced_as_in_2006():
    for viewer in (0, 1, None):
        told = words("fr").tell(ev.GhoulAttack(0, "10-J"), viewer, NAMES)
        assert told is not None
        assert told.startswith("«\u00a0Attaque de goule\u00a0!\u00a0» ")


def test_what_you_did_and_what_another_did_read_differently():
    fall = ev.FellInHole(0, "10-J")
    mine, theirs, anybody = (words("en").tell(fall, viewer, NAMES) or "" for viewer in (0, 1, None))
    assert mine.startswith("You ")
    assert theirs.startswith("Ada ") and "you left there" in theirs
    assert anybody.startswith("Ada ") and "you" not in anybody


def test_a_spot_nobody_told_is_not_named():
    picked = ev.SpotPicked(1, 3)
    assert "3" in (words("en").tell(picked, 1, NAMES) or "")
    for viewer in (0, None):
        told = words("en").tell(picked.heard(viewer), viewer, NAMES)
        assert told is not None
        assert not any(str(n) in told for n in range(7))


def test_who_has_no_name_is_a_player_with_a_number():
    assert words("en").tell(ev.TurnBegun(1), None) == "It is Player 2’s turn to walk."
    assert words("fr").tell(ev.TurnBegun(1), None, ("Ada", "")) == "C’est à Joueur 2 de marcher."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("how", "winners"),
    [("goal", (0,)), ("goal", (1,)), ("fifteen-wounds", (0,)), ("turn-limit", ())],
)
def test_every_ending_is_described(how: str, winners: tuple[int, ...], language: str):
    outcome = Outcome(winners, how, "PP-5.1")
    told = [words(language).describe_outcome(outcome, viewer, NAMES) for viewer in (0, 1, None)]
    assert all(is_sound(text, language) for text in told)
    assert len(set(told)) == (3 if winners else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_tells_the_same_ending(language: str):
    outcome = Outcome((1,), "fifteen-wounds", "PP-4.7")
    ended = ev.Ended(1, "fifteen-wounds", "PP-4.7")
    for viewer in (0, 1, None):
        told = words(language).tell(ended, viewer, NAMES)
        assert told == words(language).describe_outcome(outcome, viewer, NAMES)


def test_what_the_catalogues_do_not_know_is_silent_or_plain():
    class Sneezed(Struct, tag="sneezed"):
        seat: int

    assert words("en").tell(Sneezed(0), 0, NAMES) is None
    assert (
        words("en").describe_outcome(Outcome((0,), "boredom", ""), 1, NAMES) == "The game is over. Ada wins."
    )

"""Leaks planted on purpose, one in each kind of output: paired worlds must find every one of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ghoulash
from ghoulash.conformance import Budget, Violation, check_game
from ghoulash.core.game import AnyGame, Deed, Outcome, Step
from ghoulash.core.refusal import Refusal
from ghoulash.core.squares import from_hex, to_hex
from ghoulash.games.pen_and_paper.actions import Hide, Weak
from ghoulash.games.pen_and_paper.events import SpotPicked
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from tests.toy.cellar import Cellar

PESTS = str(Path(__file__).parent / "charts" / "pests.toml")
BUDGET = Budget(games=8)


class Paper(PenAndPaper):
    """What the leaks have to know of pen-and-paper."""

    plain = ghoulash.game("pen-and-paper", scenario=PESTS)
    counter = "finished"

    def secret(self, state) -> bool:
        """Whether the Kit on the chart that seat 0 walks lies in an even square: seat 1 alone knows."""
        return bool(state.charts[0].hid[0] & 0x5555)

    def is_veiled(self, heard) -> bool:
        return isinstance(heard, SpotPicked) or (isinstance(heard, Deed) and isinstance(heard.action, Weak))

    def is_set_up(self, deed) -> bool:
        return isinstance(deed.action, Hide)

    def showing(self, state, view):
        chart = view.charts[0]
        kits = to_hex(state.charts[0].hid[0] & ~from_hex(chart.gone[0]))
        chart = replace(chart, lies=(kits, *chart.lies[1:]))
        return replace(view, charts=(chart, view.charts[1])) if chart.done else view


class Toy(Cellar):
    """What the leaks have to know of the toy."""

    plain = Cellar()
    counter = "turn"

    def secret(self, state) -> bool:
        """Whether the 3 lies in the cellar of seat 2."""
        return bool(state.players[2].cellar & 1 << 3)

    def is_veiled(self, heard) -> bool:
        if isinstance(heard, Deed):
            return heard.action.verb == "lose"
        return heard.kind == "lost"

    def is_set_up(self, deed) -> bool:
        return deed.action.verb == "place"

    def showing(self, state, view):
        cellar = state.players[2].cellar if view.players[2].cards < 5 else 0
        return replace(view, players=(*view.players[:2], replace(view.players[2], cellar=cellar)))


def leaky(base: type, **overridden: Callable[..., Any]) -> AnyGame:
    """The game with some answers overridden; `self.plain` still gives the honest ones."""
    kind: Any = type("Leaky", (base,), overridden)
    return kind.with_options({"scenario": PESTS} if base is Paper else {})


def view_counts(self, state, seat):
    view = self.plain.view(state, seat)
    more = 1000 * self.secret(state) if seat == 0 else 0
    return replace(view, **{self.counter: getattr(view, self.counter) + more})


def public_view_counts(self, state, seat):
    view = self.plain.view(state, seat)
    more = 1000 * self.secret(state) if seat is None else 0
    return replace(view, **{self.counter: getattr(view, self.counter) + more})


def view_shows(self, state, seat):
    view = self.plain.view(state, seat)
    return self.showing(state, view) if seat == 0 else view


def actions_backwards(self, state, seat):
    listed = tuple(self.plain.actions(state, seat))
    return listed[::-1] if self.secret(state) else listed


def plain_actions(self, state, seat):
    return self.plain.actions(state, seat)


def plain_apply(self, state, seat, action):
    return self.plain.apply(state, seat, action)


def legal_refused(self, state, seat, action):
    refusal = self.plain.refusal(state, seat, action)
    return Refusal("leak") if refusal is None and self.secret(state) else refusal


def illegal_hinted(self, state, seat, action):
    refusal = self.plain.refusal(state, seat, action)
    return Refusal("leak") if refusal is not None and self.secret(state) else refusal


def illegal_hinted_by_size(self, state, seat, action):
    refusal = self.plain.refusal(state, seat, action)
    return replace(refusal, args={**refusal.args, "": ""}) if refusal and self.secret(state) else refusal


def to_act_backwards(self, state):
    acting = self.plain.to_act(state)
    return acting[::-1] if self.secret(state) else acting


def outcome_early(self, state):
    return Outcome((), "leak", "X") if self.secret(state) else self.plain.outcome(state)


def view_remembered(self, state, seat):
    self.remembered = state
    return self.plain.view(state, seat)


def spell_from_memory(self, view, text):
    return Refusal("leak") if self.secret(self.remembered) else self.plain.spell(view, text)


def deed_unveiled(self, heard, seat):
    whole = isinstance(heard, Deed) and self.is_veiled(heard)
    return heard if whole else self.plain.told(heard, seat)


def event_unveiled(self, heard, seat):
    whole = not isinstance(heard, Deed) and self.is_veiled(heard)
    return heard if whole else self.plain.told(heard, seat)


def set_up_overheard(self, heard, seat):
    whole = isinstance(heard, Deed) and self.is_set_up(heard)
    return heard if whole else self.plain.told(heard, seat)


def with_events(change: Callable[[tuple[Any, ...]], tuple[Any, ...]]) -> Callable[..., Any]:
    """`apply` with other events when the secret says so."""

    def apply(self, state, seat, action):
        step = self.plain.apply(state, seat, action)
        return Step(step.state, change(step.events)) if self.secret(state) else step

    return apply


LEAKS = {
    "its view": ("view/public view/untold", {"view": view_counts}),
    "the view of the public": ("view/public view", {"view": public_view_counts}),
    "a view that shows what imagine then believes": ("untold", {"view": view_shows}),
    "the order of its actions": ("actions", {"actions": actions_backwards}),
    "the refusal of a legal try": (
        "legal try",
        {"refusal": legal_refused, "actions": plain_actions, "apply": plain_apply},
    ),
    "the refusal of an illegal try": ("illegal try", {"refusal": illegal_hinted}),
    "the size of a refusal": ("illegal try", {"refusal": illegal_hinted_by_size}),
    "who is to act": ("to_act", {"to_act": to_act_backwards}),
    "the outcome": ("outcome", {"outcome": outcome_early}),
    "a text spelt out": ("spell", {"view": view_remembered, "spell": spell_from_memory}),
    "a deed told": ("told", {"told": deed_unveiled}),
    "an event told": ("told", {"told": event_unveiled}),
    "a deed told that nobody can notice": ("unnoticed/told", {"told": set_up_overheard}),
    "an event more": ("told", {"apply": with_events(lambda events: events + events[-1:])}),
    "an event less": ("told", {"apply": with_events(lambda events: events[:-1])}),
    "the order of events": ("told", {"apply": with_events(lambda events: events[::-1])}),
}


@pytest.mark.parametrize("base", [Paper, Toy])
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_in(leak: str, base: type):
    parts, overridden = LEAKS[leak]
    with pytest.raises(Violation) as found:
        check_game(leaky(base, **overridden), BUDGET, only={"pairs"})
    assert found.value.check == "pairs" and found.value.part in parts.split("/"), found.value


@pytest.mark.parametrize("base", [Paper, Toy])
def test_without_a_leak_nothing_is_found(base: type):
    for report in check_game(leaky(base, view=view_remembered, apply=with_events(lambda e: e)), BUDGET):
        assert report.differing > 300


def test_a_message_says_where_and_how_to_see_it_again():
    _, overridden = LEAKS["an event told"]
    with pytest.raises(Violation) as found:
        check_game(leaky(Toy, **overridden), Budget(seed=3), only={"pairs"})
    place = found.value.place
    text = str(found.value)
    assert text.startswith("pairs (told): ")
    assert f"at toy/cellar, 3 seats, seed 3, game {place.number}, step {place.step}\n" in text
    assert text.endswith(f"again: Budget(seed=3, first={place.number}, games=1), seats=3")
    alone = Budget(seed=place.seed, first=place.number, games=1)
    with pytest.raises(Violation) as again:
        check_game(leaky(Toy, **overridden), alone, seats=place.seats, only={"pairs"})
    assert str(again.value) == text

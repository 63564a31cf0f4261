"""The laws within each check: a game that breaks one of them alone is found out, and told which."""

# Broken on purpose, also in its types.
# pyright: reportIncompatibleMethodOverride=false, reportArgumentType=false, reportCallIssue=false

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ghoulash.conformance import Budget, Violation, check_game, robots
from ghoulash.core.choices import Choices, OnSquares
from ghoulash.core.game import CHANCE, Step
from ghoulash.core.refusal import IllegalAction, Refusal
from ghoulash.core.squares import mask
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from tests.toy.cellar import VERBS, WORDS, Cellar, Do, Event, State

PESTS = str(Path(__file__).parent / "charts" / "pests.toml")


class StartsOtherwiseFromItsSetup(Cellar):
    @classmethod
    def from_setup(cls, setup, version):
        return StartsLater()


class StartsLater(Cellar):
    def start(self, seats=3):
        return replace(super().start(seats), turn=1)


class StartsOtherwiseOnce(Cellar):
    begun = count()

    def start(self, seats=3):
        return replace(super().start(seats), turn=int(next(self.begun) == 3))


class ShufflesItsWords(Cellar):
    rng = Random(1)

    def vocabulary(self):
        return iter(self.rng.sample(WORDS, len(WORDS)))


class ReadsWhatItCannotSay(Cellar):
    def read(self, text):
        return Do("raid", card=9) if text == "" else super().read(text)


class SpellsAList(Cellar):
    def spell(self, view, text):
        spelt = super().spell(view, text)
        return list(spelt) if isinstance(spelt, tuple) else spelt


class ActsOutOfTurn(Cellar):
    def actions(self, state, seat):
        return super().actions(state, seat) or (WORDS[0],)


class SetsUpForEver(Cellar):
    def drafts(self, state, seat):
        return state.moment == "place"


class WonSomehow(Cellar):
    def outcome(self, state):
        outcome = super().outcome(state)
        return outcome and replace(outcome, rule="")


class RefusesInTwoWays(Cellar):
    def apply(self, state, seat, action):
        if self.refusal(state, seat, action):
            raise IllegalAction(Refusal("no"))
        return self.advance(state, seat, action)


class ReplaysOtherPositions(Cellar):
    @classmethod
    def from_setup(cls, setup, version):
        return LaysNothingOpen()


class LaysNothingOpen(Cellar):
    """Plays on as it should: who has guarded is nowhere asked for but in the position itself."""

    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        return Step(step.state.but(seat, shown=0), step.events) if action.verb == "guard" else step


class ReplaysOtherDeeds(Cellar):
    @classmethod
    def from_setup(cls, setup, version):
        return ReadsAnotherType()


class Say(Do, frozen=True):
    pass


class ReadsAnotherType(Cellar):
    def read(self, text):
        do = super().read(text)
        return Say(do.verb) if isinstance(do, Do) and do.verb == "raid" else do


class RedrawsOtherwise(Cellar):
    @classmethod
    def from_setup(cls, setup, version):
        return DrawsBackwards()


class DrawsBackwards(Cellar):
    def chances(self, state):
        return super().chances(state)[::-1]


class Later(State, frozen=True):
    pass


class LeadsToAnotherType(Cellar):
    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        s = step.state
        return Step(Later(s.players, s.moment, s.acting, s.turn), step.events)


class SaysItIsEmpty(tuple):
    __slots__ = ()

    def __bool__(self):
        return False


class ForwardsOnly(tuple):
    __slots__ = ()

    def __reversed__(self):
        return iter(self)


class Misses(tuple):
    __slots__ = ()

    def __contains__(self, action: object):
        return False


class GoesRound(tuple):
    __slots__ = ()

    def __getitem__(self, at: Any):
        return super().__getitem__(at if isinstance(at, slice) or not self else at % len(self))


class SlicesTooMuch(tuple):
    __slots__ = ()

    def __getitem__(self, at: Any):
        return tuple(self) if isinstance(at, slice) else super().__getitem__(at)


class HoldsNothing(tuple):
    __slots__ = ()

    def __contains__(self, action: object):
        return action is None or super().__contains__(action)


def listed_as(kind: type) -> type[Cellar]:
    class ListsOddly(Cellar):
        def actions(self, state, seat):
            return kind(super().actions(state, seat))

    return ListsOddly


class OffersOtherSquares(Choices[Any], frozen=True):
    def offers(self):
        return super().offers()[1:]


class GroupsWrongly(Cellar):
    def actions(self, state, seat):
        table = super().actions(state, seat)
        words = {do.verb for do in table}
        return OffersOtherSquares(
            tuple(
                OnSquares(verb, "", mask(n for n, do in enumerate(table) if do.verb == verb), table)
                for verb in sorted(words)
            )
        )


class ListsByObject(Cellar):
    """Seats alone, so that chance is found out by nothing else."""

    def actions(self, state, seat):
        known = seat == CHANCE or any(state.moment is moment for moment in VERBS)
        return super().actions(state, seat) if known else ()


class DisownsItsPositions(Cellar):
    def misplaced(self, state, seats):
        return "turn" if state.turn else None


class LeadsByObject(Cellar):
    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        if any(state.moment is moment for moment in VERBS):
            return step
        return Step(step.state, (*step.events, Event("odd", "T-1", seat)))


class ForgetsAnOutcome(Cellar):
    def chances(self, state):
        return super().chances(state)[:1]


class NamesAnOutcomeTwice(Cellar):
    def chances(self, state):
        return super().chances(state) * 2


class AlwaysTakesAChance(Cellar):
    def chances(self, state):
        return super().chances(state) or ((WORDS[0], 1),)


class TellsWhoWasFirst(Cellar):
    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        first = state.moment == "place" and len(state.acting) == 3 > len(step.state.acting)
        return Step(step.state, (*step.events, Event("first", "T-1", seat))) if first else step


class Rumour(Event, frozen=True):
    pass


class TellsInAnotherType(Cellar):
    def told(self, heard, seat):
        told = super().told(heard, seat)
        if isinstance(told, Event) and seat != heard.seat:
            return Rumour(told.kind, told.rule, told.seat)
        return told


class TellsThePublicWhatItSaw(Cellar):
    def told(self, heard, seat):
        return heard if seat is None and isinstance(heard, Event) else super().told(heard, seat)


class MayInterrupt(Cellar):
    def interrupts(self, event):
        return None


class VeilsLegally(Cellar):
    def refusal(self, state, seat, action):
        refusal = super().refusal(state, seat, action)
        return None if refusal and refusal.code == "veiled" else refusal


class Marked(list):
    of: Any = None


class HandsOverAHand(Cellar):
    def actions(self, state, seat):
        listed = Marked(super().actions(state, seat))
        listed.of = state.players[0]
        return listed


class ImaginesAnotherType(Cellar):
    def imagine(self, view, rng):
        world = super().imagine(view, rng)
        return Later(world.players, world.moment, world.acting, world.turn)


class ImaginesEmptyHands(Cellar):
    """What cannot be played on from, and looks as it should."""

    def imagine(self, view, rng):
        world = super().imagine(view, rng)
        hands = [p if n == view.seat else replace(p, hand=0) for n, p in enumerate(world.players)]
        return replace(world, players=tuple(hands))


class Turns(Cellar):
    """Counts its turns from somewhere else."""

    first = 0

    def view(self, state, seat):
        view = super().view(state, seat)
        return replace(view, turn=view.turn + self.first)


class CountsFromTheFirstLost(Turns):
    first = 1 << 53


class CountsFromFarBelow(Turns):
    first = -1 << 54


class CountsUpToTheLastHeld(Turns):
    first = (1 << 53) - 3


LAWS: dict[type[Cellar], tuple[str, str]] = {
    StartsOtherwiseFromItsSetup: ("setup", "from its own set-up starts otherwise"),
    StartsOtherwiseOnce: ("setup", "two starts differ"),
    ShufflesItsWords: ("vocabulary", "another order"),
    ReadsWhatItCannotSay: ("read", "does not read back"),
    SpellsAList: ("spell", "is spelt as"),
    ActsOutOfTurn: ("acting", "has actions while"),
    SetsUpForEver: ("acting", "is at its set-up, and may not act"),
    WonSomehow: ("acting", "names its ending and its rule"),
    RefusesInTwoWays: ("apply", "and applied as"),
    ReplaysOtherPositions: ("record", "a position differs"),
    RedrawsOtherwise: ("record", "does not stand"),
    ReplaysOtherDeeds: ("record", "other things are done"),
    LeadsToAnotherType: ("apply", "leads to a Later"),
    listed_as(SaysItIsEmpty): ("lazy", "when read"),
    listed_as(ForwardsOnly): ("lazy", "backwards"),
    listed_as(Misses): ("lazy", "is not in them"),
    listed_as(GoesRound): ("lazy", "is no IndexError"),
    listed_as(SlicesTooMuch): ("lazy", "is not that of the list"),
    listed_as(HoldsNothing): ("lazy", "None is in them"),
    GroupsWrongly: ("lazy", "group"),
    DisownsItsPositions: ("state", "would be refused for its `turn`"),
    ListsByObject: ("state", "other actions of seat"),
    LeadsByObject: ("state", "leads elsewhere"),
    ForgetsAnOutcome: ("chances", "not the actions of chance"),
    NamesAnOutcomeTwice: ("chances", "stands there twice"),
    CountsFromTheFirstLost: ("browser", "the view of seat 0 holds 9007199254740992, too large"),
    CountsFromFarBelow: ("browser", "the view of seat 0 holds -18014398509481984, too large"),
    AlwaysTakesAChance: ("chances", "not chance's turn"),
    TellsWhoWasFirst: ("commute", "other things are told"),
    TellsInAnotherType: ("told", "another type"),
    TellsThePublicWhatItSaw: ("told", "told to the public, and not to every seat"),
    MayInterrupt: ("told", "no yes or no"),
    VeilsLegally: ("told", "is a veiled"),
    HandsOverAHand: ("references", "lead to a Player"),
    ImaginesAnotherType: ("imagine", "gives a Later"),
    ImaginesEmptyHands: ("imagine", "raised"),
}


@pytest.mark.parametrize(("kind", "check", "words"), [(kind, *law) for kind, law in LAWS.items()])
def test_is_found_out_by_its_own_law(kind: type[Cellar], check: str, words: str):
    with pytest.raises(Violation, match=words) as found:
        check_game(kind(), Budget(games=6), only={check})
    assert found.value.check == check


def test_the_largest_number_that_a_browser_holds_may_be_sent():
    check_game(CountsUpToTheLastHeld(), Budget(games=2), only={"browser"})


def test_a_bot_that_does_what_it_may_not_is_found_out(monkeypatch: pytest.MonkeyPatch):
    class Cheat:
        def act(self, view: object, remarks: object, actions: object) -> Do:
            return Do("raid", 9)

    monkeypatch.setattr(robots, "make_bot", lambda game, name, seed: Cheat())
    with pytest.raises(Violation, match="which is not legal"):
        check_game(Cellar(), Budget(games=1), only={"bots"})


def split_by_secret(self: PenAndPaper, state: Any, seat: int) -> Any:
    """The same list, in one group more where the Kit on the other chart lies in an even square."""
    listed = PenAndPaper.actions(self, state, seat)
    if not isinstance(listed, Choices) or seat or not state.charts[0].hid[0] & 0x5555:
        return listed
    first, *others = listed.groups
    assert isinstance(first, OnSquares)
    low = first.squares & -first.squares
    halves = (low, first.squares & ~low)
    parts = (OnSquares(first.verb, first.piece, part, first.table) for part in halves)
    return Choices((*parts, *others))


def test_a_leak_in_the_groups_alone_is_found():
    leaky: Callable[..., Any] = type("Leaky", (PenAndPaper,), {"actions": split_by_secret}).with_options
    with pytest.raises(Violation, match="its actions in groups") as found:
        check_game(leaky({"scenario": PESTS}), Budget(games=8, states=40), only={"pairs"})
    assert found.value.part == "actions"

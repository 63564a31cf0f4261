"""A game broken on purpose, once for each of the kit's checks: each is found out, by that check."""

# Broken on purpose, also in its types.
# pyright: reportIncompatibleMethodOverride=false, reportArgumentType=false, reportCallIssue=false

from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import ghoulash
from ghoulash.conformance import CHECKS, Budget, Violation, check_fair, check_game, played
from ghoulash.core.game import CHANCE, Deed, Outcome, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.state import Fighting
from tests.toy.cellar import BY_TEXT, GUARD, VERBS, WORDS, Cellar, Do, Event, Player, State, View

LANE = str(Path(__file__).parent / "charts" / "lane.toml")


class ForgetsItsSetup(Cellar):
    def setup(self):
        return {"asked": id(self)}


class TakesAnyOption(Cellar):
    @classmethod
    def with_options(cls, options):
        return cls()


class TakesAnyNumberOfSeats(Cellar):
    def start(self, seats=3):
        return super().start(3)


class SaysOneThingTwice(Cellar):
    def vocabulary(self):
        return iter([*WORDS, Do("raid", -2)])


class ReadsOneThingAsAnother(Cellar):
    def read(self, text):
        return Do("raid") if text == "pass" else super().read(text)


class TripsOverTypedThings(Cellar):
    def read(self, text):
        return BY_TEXT.get(text.lower()) or Refusal("read-verb", span=(0, int(text.split()[-1])))


class NeverEnds(Cellar):
    def advance(self, state, seat, action):
        return super().advance(state, seat, replace(action, verb="pass") if action.verb == "lose" else action)


class ReplaysByOtherRules(Cellar):
    @classmethod
    def from_setup(cls, setup, version):
        return Backwards()


class Backwards(Cellar):
    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        if step.state.moment == "turn" and step.state.turn == 1:
            return Step(replace(step.state, turn=2, acting=(2,)), step.events)
        return step


class AsksASeatTwice(Cellar):
    def to_act(self, state):
        return state.acting * 2


class EndsWithoutEnding(Cellar):
    def outcome(self, state):
        return Outcome((0,), "enough", "T-5")


class WonByNobodyThere(Cellar):
    def outcome(self, state):
        outcome = super().outcome(state)
        return outcome and replace(outcome, winners=(3,))


class ForgetsAnAction(Cellar):
    def actions(self, state, seat):
        return super().actions(state, seat)[: 2 if state.moment == "place" else None]


class ListsInAnotherOrder(Cellar):
    def actions(self, state, seat):
        return super().actions(state, seat)[::-1]


class AppliesWhatIsRefused(Cellar):
    def apply(self, state, seat, action):
        return Step(state, ()) if self.refusal(state, seat, action) else self.advance(state, seat, action)


class AppliesOtherwiseEachTime(Cellar):
    turns = cycle([0, 1, 2])

    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        return Step(replace(step.state, turn=next(self.turns)), step.events)


class Miscounted(tuple):
    __slots__ = ()

    def __getitem__(self, at: Any):
        return super().__getitem__(0 if at == -1 else at)


class CountsFromTheWrongEnd(Cellar):
    def actions(self, state, seat):
        return Miscounted(super().actions(state, seat))


class SpellsBlindly(Cellar):
    def spell(self, view, text):
        return (BY_TEXT[text],)


class HugeView(Cellar):
    def view(self, state, seat):
        return replace(super().view(state, seat), turn=1 << 60)


class HugeEvent(Cellar):
    def told(self, heard, seat):
        told = super().told(heard, seat)
        return replace(told, cards=-1 << 53) if isinstance(told, Event) else told


class HugeWord(Cellar):
    def told(self, heard, seat):
        told = super().told(heard, seat)
        return Deed(told.seat, replace(told.action, card=1 << 53)) if isinstance(told, Deed) else told


class ListInView(Cellar):
    def view(self, state, seat):
        view = super().view(state, seat)
        return replace(view, acting=list(view.acting))


class NoPublicView(Cellar):
    def view(self, state, seat):
        return super().view(state, state.players.index(state.players[seat]))


class LeansOnObjects(Cellar):
    def actions(self, state, seat):
        return super().actions(state, seat) if any(state.moment is moment for moment in VERBS) else ()


class LosesInTheWire(Cellar):
    def start(self, seats=3):
        return replace(super().start(seats), players=(Player(cards=5.0),) * 3)


class WeighsNothing(Cellar):
    def chances(self, state):
        chances = super().chances(state)
        return tuple((do, 1 if n or len(chances) == 1 else 0) for n, (do, _) in enumerate(chances))


class WeighsHalves(Cellar):
    def chances(self, state):
        return tuple((do, 0.5) for do, _ in super().chances(state))


class LoadsTheDice(Cellar):
    loads = cycle([1, 9])

    def chances(self, state):
        load = next(self.loads)
        return tuple((do, load if n else 1) for n, (do, _) in enumerate(super().chances(state)))


class FirstComeFirstServed(Cellar):
    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        if state.moment == "place" and step.state.moment == "turn":
            return Step(replace(step.state, turn=seat, acting=(seat,)), step.events)
        return step


class OneAnswerIsEnough(Cellar):
    def advance(self, state, seat, action):
        step = super().advance(state, seat, action)
        enough = action.verb == "guard" and step.state.moment == "spared"
        return step.state.then(*step.events) if enough else step


class TellsNobodyItsOwn(Cellar):
    def told(self, heard, seat):
        return super().told(heard, (seat + 1) % 3 if seat is not None else None)


class TellsThePublicMore(Cellar):
    def told(self, heard, seat):
        return heard if seat is None else super().told(heard, seat)


class CannotTellThePublic(Cellar):
    def told(self, heard, seat):
        return super().told(heard, range(3)[seat])


class VeilsUnreadably(Cellar):
    def told(self, heard, seat):
        told = super().told(heard, seat)
        if isinstance(told, Deed) and told != heard:
            return Deed(told.seat, Do("lose", told.action.seat, 99))
        return told


class ShowsADraft(Cellar):
    def view(self, state, seat):
        view = super().view(state, seat)
        players = [
            replace(seen, cards=min(seen.cards, player.hand.bit_count()))
            for seen, player in zip(view.players, state.players, strict=True)
        ]
        return replace(view, players=tuple(players))


class TellsADraft(Cellar):
    def told(self, heard, seat):
        placing = isinstance(heard, Deed) and heard.action.verb == "place"
        return heard if placing else super().told(heard, seat)


class AsksOnlyWhoCanGuard(Cellar):
    def window(self, state):
        window = super().window(state)
        able = window and tuple(seat for seat in window.seats if state.players[seat].hand & GUARD)
        return replace(window, seats=able) if able else window


class AsksWhoeverRaidsToo(Cellar):
    def window(self, state):
        window = super().window(state)
        return window and replace(window, seats=(*window.seats, state.turn))


class ForgetsTheSecond(Cellar):
    def window(self, state):
        window = super().window(state)
        return window and replace(window, seats=window.seats[:1])


class DeclinesByGuarding(Cellar):
    def window(self, state):
        window = super().window(state)
        return window and replace(window, decline=Do("guard"))


class CallsItAnotherQuestion(Cellar):
    def window(self, state):
        window = super().window(state)
        return window and replace(window, kind=f"for-{window.seats[0]}")


class OneGuardIsEnough(Cellar):
    def refusal(self, state, seat, action):
        if action.verb == "guard" and state.moment == "spared":
            return Refusal("not-now", "T-3")
        return super().refusal(state, seat, action)


class PassesWithAnOpenHand(Cellar):
    """What the first shows by passing the second would be shown before that."""

    def advance(self, state, seat, action):
        if action.verb == "pass":
            state = state.but(seat, shown=state.players[seat].hand)
        return super().advance(state, seat, action)


class Lazily(list):
    def __init__(self, actions, game, state):
        super().__init__(actions)
        self.again = lambda: game.actions(state, 0)


class HandsOverTheState(Cellar):
    def actions(self, state, seat):
        return Lazily(super().actions(state, seat), self, state)


class ImaginesOtherTurns(Cellar):
    def imagine(self, view, rng):
        return replace(super().imagine(view, rng), turn=rng.randrange(3))


class ImaginesByItself(Cellar):
    rng = Random(1)

    def imagine(self, view, rng):
        return super().imagine(view, self.rng)


class TemptsBots(Cellar):
    """Lists its actions by what the third seat has put away."""

    def actions(self, state, seat):
        listed = super().actions(state, seat)
        return listed[::-1] if state.players[2].cellar & 1 << 3 else listed


class SeesThroughCards(Cellar):
    def view(self, state, seat):
        return View(state.players, state.moment, state.acting, state.turn, seat)

    def imagine(self, view, rng):
        return State(view.players, view.moment, view.acting, view.turn)


class ImaginesTheSameAlways(Cellar):
    def imagine(self, view, rng):
        return super().imagine(view, Random(1))


class NeverImaginesAFive(Cellar):
    """Fair but for the 5, which it never puts into a cellar."""

    def imagine(self, view, rng):
        while True:
            world = super().imagine(view, rng)
            if not any(p.cellar >> 5 & 1 for n, p in enumerate(world.players) if n != view.seat):
                return world


class OpenCards(SeesThroughCards):
    def start(self, seats=3):
        return State((Player(0b110, 0b111000, cards=3),) * 3, "turn", (0,))

    def told(self, heard, seat):
        return heard


BROKEN = {
    "setup": (ForgetsItsSetup, TakesAnyOption, TakesAnyNumberOfSeats),
    "vocabulary": (SaysOneThingTwice,),
    "text": (ReadsOneThingAsAnother,),
    "read": (TripsOverTypedThings,),
    "end": (NeverEnds,),
    "record": (ReplaysByOtherRules,),
    "acting": (AsksASeatTwice, EndsWithoutEnding, WonByNobodyThere),
    "actions": (ForgetsAnAction, ListsInAnotherOrder),
    "apply": (AppliesWhatIsRefused, AppliesOtherwiseEachTime),
    "lazy": (CountsFromTheWrongEnd,),
    "spell": (SpellsBlindly,),
    "view": (ListInView, NoPublicView),
    "browser": (HugeView, HugeEvent, HugeWord),
    "state": (LeansOnObjects, LosesInTheWire),
    "chances": (WeighsNothing, WeighsHalves),
    "draws": (LoadsTheDice,),
    "commute": (FirstComeFirstServed, OneAnswerIsEnough),
    "told": (TellsNobodyItsOwn, TellsThePublicMore, CannotTellThePublic, VeilsUnreadably),
    "draft": (ShowsADraft, TellsADraft),
    "window": (
        AsksOnlyWhoCanGuard,
        AsksWhoeverRaidsToo,
        ForgetsTheSecond,
        DeclinesByGuarding,
        CallsItAnotherQuestion,
        OneGuardIsEnough,
        PassesWithAnOpenHand,
    ),
    "references": (HandsOverTheState,),
    "imagine": (ImaginesOtherTurns, ImaginesByItself),
    "bots": (TemptsBots,),
    "pairs": (TemptsBots,),  # test_planted_leaks.py has one for each kind of output
    "truth": (SeesThroughCards,),
    "likely": (ImaginesTheSameAlways,),
    "differing": (OpenCards,),
}
CASES = [(check, kind) for check, kinds in BROKEN.items() for kind in kinds]
KINDS = {kind.__name__: kind for kinds in BROKEN.values() for kind in kinds}


def test_there_is_a_broken_game_for_every_check():
    assert set(BROKEN) == set(CHECKS)


@pytest.mark.parametrize(("check", "kind"), CASES)
def test_is_found_out(check: str, kind: type[Cellar]):
    needed = {"truth": "imagine", "likely": "imagine", "differing": "pairs"}.get(check, check)
    with pytest.raises(Violation) as found:
        check_game(kind(), Budget(games=10), only={check, needed})
    assert found.value.check == check, found.value


@pytest.mark.parametrize("name", KINDS)
def test_does_not_pass_the_whole(name: str):
    with pytest.raises(Violation):
        check_game(KINDS[name](), Budget(games=10))


def test_unfair_imagining_is_found_out_by_the_exact_count():
    play = played(NeverImaginesAFive(), 3)
    turn = next(stop.step for stop in play.stops if stop.state.moment == "turn")
    with pytest.raises(Violation, match="too often"):
        check_fair(play, 0, [turn])


def test_one_of_few_worlds_never_imagined_is_found_out_by_the_exact_count():
    class NeverTheHead(PenAndPaper):
        def imagine(self, view, rng):
            world = super().imagine(view, rng)
            if isinstance(world.moment, Fighting) and view.fight and not view.fight.spot:
                left = [spot for spot in range(2, 7) if not world.moment.missed >> spot & 1]
                return replace(world, moment=replace(world.moment, spot=rng.choice(left or [1])))
            return world

    play = played(NeverTheHead.with_options({"scenario": LANE}), 2, 5)
    fights = [stop for stop in play.stops if isinstance(stop.state.moment, Fighting)]
    stop = next(stop for stop in fights if not stop.state.moment.missed & 1 << 1)
    with pytest.raises(Violation, match="too often"):
        check_fair(play, stop.state.turn, [stop.step])


def test_imagining_what_cannot_be_is_found_out_by_the_exact_count():
    class Forgetful(Cellar):
        def imagine(self, view, rng):
            return super().imagine(replace(view, players=tuple(map(unseen, view.players))), rng)

    def unseen(player: Player) -> Player:
        return replace(player, cellar=0) if player.hand == 0 else player

    play = played(Forgetful(), 3)
    looked = [stop.step for stop in play.stops if stop.state.moment == "turn" and stop.state.players[1].seen]
    with pytest.raises(Violation, match="does not fit"):
        check_fair(play, 0, looked[:1])


def test_a_weak_spot_always_imagined_the_same_is_found_out():
    class AlwaysTheLowest(PenAndPaper):
        def imagine(self, view, rng):
            world = super().imagine(view, rng)
            if isinstance(world.moment, Fighting) and not (view.fight and view.fight.spot):
                left = [spot for spot in range(1, 7) if not world.moment.missed >> spot & 1]
                return replace(world, moment=replace(world.moment, spot=left[0]))
            return world

    game = AlwaysTheLowest.with_options({"scenario": LANE})
    honest = ghoulash.game("pen-and-paper", scenario=LANE)
    budget = Budget(games=12, states=24)
    check_game(honest, budget, only={"imagine", "likely"})
    with pytest.raises(Violation, match=r"moment\.spot"):
        check_game(game, budget, only={"imagine", "likely"})


def test_an_exception_is_a_violation_that_names_the_check():
    class Raises(Cellar):
        def chances(self, state):
            return super().chances(state) if state.acting == (CHANCE,) else ({}["chance"],)

    with pytest.raises(Violation, match="chances: raised KeyError"):
        check_game(Raises(), only={"chances"})

"""For each frame: whom it asks, what it allows, refuses and leads to, and what settles itself."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from ghoulash.core.game import CHANCE, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import (
    battle,
    declaring,
    effects,
    landing,
    meeting,
    replenishing,
    setting_up,
    shortcuts,
    specialties,
    turns,
    wounds,
)
from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth import tokens_by_chance as by_chance
from ghoulash.games.last_game_on_earth.actions import Action
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.state import State
from ghoulash.games.last_game_on_earth.work import Work

Chances = Sequence[tuple[Action, int]]


class Phase(Struct, frozen=True):
    """What a frame on top allows, refuses and leads to."""

    asks: Callable[[Any], int]
    actions: Callable[[Parts, State, int], Sequence[Action]]
    refusal: Callable[[Parts, State, int, Action], Refusal | None]
    advance: Callable[[Parts, State, int, Action], Step[State, Event] | Work]
    short: Callable[[Parts, State, Any, Action], Step[State, Event] | None] | None = None
    """Refusal, advance and settling in one, where that is quick; None: the plain way."""


_seat: Final[Callable[[Any], int]] = attrgetter("seat")


def _next(frame: Any) -> int:
    return frame.left[0]


def _chance(frame: Any) -> int:
    return CHANCE


def _by_chance(
    chances: Callable[[Parts, State], Chances],
    advance: Callable[[Parts, State, int, Action], Step[State, Event] | Work],
    refusal: Callable[[Parts, State, int, Action], Refusal | None] | None = None,
    short: Callable[[Parts, State, Any, Action], Step[State, Event] | None] | None = None,
) -> Phase:
    def actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
        return tuple([action for action, _ in chances(parts, state)])

    def plain(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
        drawn = any(outcome == action for outcome, _ in chances(parts, state))
        return None if drawn else Refusal("record-not-by-chance")

    return Phase(_chance, actions, refusal or plain, advance, short)


_SETTING_UP: Final = (
    setting_up.setting_up_actions,
    setting_up.setting_up_refusal,
    setting_up.set_up,
)
_CHOOSING: Final = (specialties.choosing_actions, specialties.choosing_refusal, specialties.choose)
PHASES: Final[dict[type, Phase]] = {
    fr.FirstFrame: Phase(_chance, *_SETTING_UP),
    fr.Picking: Phase(_seat, *_SETTING_UP),
    fr.Laying: Phase(_chance, *_SETTING_UP),
    fr.Scattering: Phase(_seat, *_SETTING_UP),
    fr.Padding: Phase(_chance, *_SETTING_UP),
    fr.Starting: Phase(_seat, *_SETTING_UP),
    fr.Drawing: _by_chance(
        replenishing.drawing_chances, replenishing.draw, replenishing.drawing_refusal, shortcuts.draw
    ),
    fr.Replenishing: Phase(
        _seat,
        replenishing.replenishing_actions,
        replenishing.replenishing_refusal,
        replenishing.replenish,
        shortcuts.replenish,
    ),
    fr.Turn: Phase(_seat, turns.turn_actions, turns.turn_refusal, turns.take_turn, shortcuts.take_turn),
    fr.Declaring: Phase(
        _seat, declaring.declaring_actions, declaring.declaring_refusal, declaring.declare, shortcuts.declare
    ),
    fr.Asking: Phase(
        _next,
        declaring.asking_actions,
        declaring.asking_refusal,
        declaring.answer_asking,
        shortcuts.ask_on,
    ),
    fr.Guarding: Phase(_seat, wounds.guarding_actions, wounds.guarding_refusal, wounds.guard),
    fr.Wounding: _by_chance(wounds.wounding_chances, wounds.wound),
    fr.Robbing: _by_chance(wounds.robbing_chances, wounds.rob),
    fr.Turning: _by_chance(by_chance.turning_chances, by_chance.turn),
    fr.Peeking: _by_chance(by_chance.peeking_chances, by_chance.peek),
    fr.Aiding: Phase(_seat, meeting.aiding_actions, meeting.aiding_refusal, meeting.answer_aid),
    fr.Battling: Phase(_seat, battle.battling_actions, battle.battling_refusal, battle.fight),
    fr.Challenging: Phase(
        _next, battle.challenging_actions, battle.challenging_refusal, battle.answer_challenging
    ),
    fr.Revealing: Phase(_seat, *_CHOOSING),
    fr.Looking: Phase(_seat, *_CHOOSING),
}
CHANCES: Final[dict[type, Callable[[Parts, State], Chances]]] = {
    fr.FirstFrame: setting_up.setting_up_chances,
    fr.Laying: setting_up.setting_up_chances,
    fr.Scattering: setting_up.setting_up_chances,
    fr.Padding: setting_up.setting_up_chances,
    fr.Drawing: replenishing.drawing_chances,
    fr.Wounding: wounds.wounding_chances,
    fr.Robbing: wounds.robbing_chances,
    fr.Turning: by_chance.turning_chances,
    fr.Peeking: by_chance.peeking_chances,
}
SETTLED: Final[dict[type, Callable[[Work], bool]]] = {
    fr.Drawing: replenishing.settle_drawing,
    fr.Turn: turns.settle_turn,
    fr.Declaring: declaring.settle_declaring,
    fr.Asking: declaring.settle_asking,
    fr.Striking: meeting.settle_striking,
    fr.Wounding: wounds.settle_wounding,
    fr.Turning: effects.settle_turning,
    fr.Peeking: effects.settle_peeking,
    fr.Facing: meeting.settle_facing,
    fr.Landing: landing.settle_landing,
    fr.Entering: meeting.settle_entering,
    fr.Challenging: battle.settle_challenging,
    fr.Revealing: specialties.settle_revealing,
    fr.Looking: specialties.settle_looking,
}
"""What a frame does when it needs no answer; False: it waits for one."""


def settled(work: Work) -> Step[State, Event]:
    """Everything that follows by itself has happened; the last frame asks somebody."""
    while (settle := SETTLED.get(type(work.frames[-1]))) is not None and settle(work):
        pass
    frame = work.frames[-1]
    phase = PHASES.get(type(frame))
    work.acting = () if phase is None else (phase.asks(frame),)
    return work.step()

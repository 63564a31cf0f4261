"""Pen-and-paper Ghoulash: the contract, answered phase by phase."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, Self, overload

import msgspec
from msgspec import Meta, Struct

from ghoulash.core.game import Deed, Game, Outcome, Step
from ghoulash.core.refusal import IllegalAction, Refusal, Refused
from ghoulash.games.pen_and_paper import about, hiding, meeting, walking
from ghoulash.games.pen_and_paper.actions import Action, Block, First, Hide, Weak
from ghoulash.games.pen_and_paper.board import STOP, WALKS, Board
from ghoulash.games.pen_and_paper.events import Blocked, Entered, Event, Hidden, Walked
from ghoulash.games.pen_and_paper.imagine import imagine
from ghoulash.games.pen_and_paper.misplaced import misplaced
from ghoulash.games.pen_and_paper.read import read
from ghoulash.games.pen_and_paper.scenario import Scenario, from_setup, named
from ghoulash.games.pen_and_paper.spell import spell
from ghoulash.games.pen_and_paper.state import (
    Drawing,
    Fighting,
    Hiding,
    KitOffered,
    Over,
    PickingSpot,
    Sheet,
    State,
    Traveller,
    Walking,
)
from ghoulash.games.pen_and_paper.view import View, view


class Phase(NamedTuple):
    """What a moment of the game allows, refuses and leads to."""

    actions: Callable[[Board, State, int], Sequence[Action]]
    refusal: Callable[[Board, State, int, Action], Refusal | None]
    advance: Callable[[Board, State, int, Action], Step[State, Event]]


_PHASES: Final[dict[type, Phase]] = {
    Hiding: Phase(hiding.hiding_actions, hiding.hiding_refusal, hiding.hide),
    Drawing: Phase(hiding.drawing_actions, hiding.drawing_refusal, hiding.draw_first),
    Walking: Phase(walking.walking_actions, walking.walking_refusal, walking.walk),
    KitOffered: Phase(meeting.kit_actions, meeting.kit_refusal, meeting.answer_kit),
    PickingSpot: Phase(meeting.spot_actions, meeting.spot_refusal, meeting.pick_spot),
    Fighting: Phase(meeting.fight_actions, meeting.fight_refusal, meeting.fire),
}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    scenario: str = about.DEFAULT
    first: Literal["chance", "0", "1"] = "chance"
    """Who moves first (PP-2.5)."""
    turn_limit: Annotated[int, Meta(ge=1, le=999)] | None = None
    """Turns each before a draw (PP-3.5); None: as the scenario says."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a record's header keeps of a game."""

    scenario: dict[str, Any]
    first: Literal["chance", "0", "1"]
    turn_limit: int


_SECRET: Final = (Hide, Block)
"""What nobody else is told of."""
_QUIET: Final = (Walked, Entered, Hidden, Blocked)
"""Events after which a walk goes on."""


class PenAndPaper(Game[State, Action, View, Event]):
    """Two players, two charts, each hidden from the one who walks it."""

    id: ClassVar[str] = about.ID
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = about.SEATS
    state_type: ClassVar[type[State]] = State
    view_type: ClassVar[type[View]] = View
    options_type: ClassVar[type[Options]] = Options

    def __init__(self, scenario: Scenario, first: str = "chance", turn_limit: int | None = None) -> None:
        self.first = first
        self.board = Board(
            scenario, turn_limit or scenario.turn_limit, None if first == "chance" else int(first)
        )

    @classmethod
    def scenarios(cls) -> tuple[str, ...]:
        """The files in `data`."""
        return about.shipped()

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        """A bad option is refused by name."""
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise _bad_option(str(error)) from error
        return cls(named(chosen.scenario), chosen.first, chosen.turn_limit)

    @classmethod
    def from_setup(cls, setup: Mapping[str, object], version: int) -> Self:
        """The header holds the scenario itself, so a record needs no file of ours."""
        try:
            kept = msgspec.convert(dict(setup), Setup)
        except msgspec.ValidationError as error:
            raise Refused(Refusal("record-bad-setup", args={"why": str(error)})) from error
        return cls(from_setup(kept.scenario), kept.first, kept.turn_limit)

    @property
    def scenario(self) -> str:
        """The scenario's id."""
        return self.board.scenario.id

    def setup(self) -> dict[str, object]:
        """The scenario with its map, and the options."""
        scenario = msgspec.to_builtins(self.board.scenario)
        return {"scenario": scenario, "first": self.first, "turn_limit": self.board.turn_limit}

    def start(self, seats: int = 2) -> State:
        """Two empty charts."""
        if seats != 2:
            raise Refused(Refusal("option-seats", args={"least": 2, "most": 2, "seats": seats}))
        board = self.board
        chart = hiding.empty_chart(board)
        sheet = Sheet(gone=(0,) * len(board.kinds))
        known = 0 if board.start < 0 else 1 << board.start
        traveller = Traveller(board.start, known, 0, sheet)
        return State(hiding.HIDING, (0, 1), 0, 0, (chart, chart), (traveller, traveller))

    def misplaced(self, state: State, seats: int) -> str | None:
        """Field by field."""
        return misplaced(self.board, state)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Kept in the state."""
        return state.acting

    def read(self, text: str) -> Action | Refusal:
        """`hide ghoul 10-J`, `walk N`, `fire 3`."""
        return read(self.board, text)

    def vocabulary(self) -> Iterator[Action]:
        """By verb, then piece, then square."""
        board = self.board
        for table in board.hides:
            yield from table
        yield from board.block_actions
        yield from (First(0), First(1))
        yield from board.enters
        yield from WALKS.values()
        yield STOP
        yield from meeting.KIT_ANSWERS
        yield from meeting.WEAK_SPOTS
        yield from meeting.SHOTS

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """What the moment allows."""
        if seat not in state.acting:
            return ()
        return _PHASES[state.moment.__class__].actions(self.board, state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """What the moment refuses."""
        if seat not in state.acting:
            return _not_acting(state)
        return _PHASES[state.moment.__class__].refusal(self.board, state, seat, action)

    def advance(self, state: State, seat: int, action: Action) -> Step[State, Event]:
        """What the moment leads to."""
        return _PHASES[state.moment.__class__].advance(self.board, state, seat, action)

    def apply(self, state: State, seat: int, action: Action) -> Step[State, Event]:
        """The contract's `apply`, its two calls looked up once."""
        if seat not in state.acting:
            raise IllegalAction(_not_acting(state))
        _, refusal_of, advance = _PHASES[state.moment.__class__]
        refusal = refusal_of(self.board, state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return advance(self.board, state, seat, action)

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """Only who moves first is left to chance."""
        return ((First(0), 1), (First(1), 1)) if isinstance(state.moment, Drawing) else ()

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may know."""
        return view(self.board, state, seat)

    @overload
    def told(self, heard: Event, seat: int | None) -> Event | None: ...
    @overload
    def told(self, heard: Deed[Action], seat: int | None) -> Deed[Action] | None: ...
    def told(self, heard: Event | Deed[Action], seat: int | None) -> Event | Deed[Action] | None:
        """An event says itself who hears it; so does a deed, by its action."""
        if not isinstance(heard, Deed):
            return heard.heard(seat)
        if seat == heard.seat:
            return heard
        if isinstance(heard.action, _SECRET):
            return None
        return Deed(heard.seat, Weak(0)) if isinstance(heard.action, Weak) else heard

    def drafts(self, state: State, seat: int) -> bool:
        """A chart is hidden as a draft."""
        return isinstance(state.moment, Hiding) and seat in state.acting

    def interrupts(self, event: Event) -> bool:
        """All but a step and a thing hidden."""
        return not isinstance(event, _QUIET)

    def spell(self, view: View, text: str) -> tuple[Action, ...] | Refusal:
        """`walk to 10-J`, `walk N N E`."""
        return spell(self.board, view, text)

    def imagine(self, view: View, rng: Random) -> State:
        """Every chart that fits is as likely as any other."""
        return imagine(self.board, view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Known once the game is over."""
        return state.moment.outcome if isinstance(state.moment, Over) else None


def _not_acting(state: State) -> Refusal:
    return Refusal("game-over") if isinstance(state.moment, Over) else Refusal("not-your-turn", "PP-3.1")


def _bad_option(message: str) -> Refused:
    if "unknown field" in message:
        name = message.split("`")[1]
        known = ", ".join(Options.__struct_fields__)
        return Refused(Refusal("option-unknown", args={"option": name, "known": known}), name)
    why, _, place = message.partition(" - at `$.")
    name = place.rstrip("`")
    return Refused(Refusal("option-bad", args={"option": name, "why": why}), name)

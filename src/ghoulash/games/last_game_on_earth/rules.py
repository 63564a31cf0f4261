"""The Last Game on Earth: the contract, answered frame by frame."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Annotated, Any, ClassVar, Literal, Self, overload

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from ghoulash.core.game import CHANCE, Deed, Game, Outcome, Step, Window
from ghoulash.core.refusal import IllegalAction, Refusal, Refused
from ghoulash.games.last_game_on_earth import about, decks, setting_up
from ghoulash.games.last_game_on_earth.actions import Action, Peek, Rob, Take
from ghoulash.games.last_game_on_earth.briefings import BRIEFINGS, Briefing
from ghoulash.games.last_game_on_earth.deck import Deck
from ghoulash.games.last_game_on_earth.events import SMALL, Event, veiled
from ghoulash.games.last_game_on_earth.frames import Over
from ghoulash.games.last_game_on_earth.imagine import imagine
from ghoulash.games.last_game_on_earth.layout import DEFAULT, Layout, read_layout
from ghoulash.games.last_game_on_earth.misplaced import misplaced
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.phases import CHANCES, PHASES, settled
from ghoulash.games.last_game_on_earth.read import read
from ghoulash.games.last_game_on_earth.spell import spell
from ghoulash.games.last_game_on_earth.state import KINDS, UNDECIDED, State
from ghoulash.games.last_game_on_earth.view import View, view
from ghoulash.games.last_game_on_earth.windows import window
from ghoulash.games.last_game_on_earth.work import Work

BY_CHANCE = "chance"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    scenario: str = about.STANDARD
    """`standard`, or Briefings joined by `+` (LG-9)."""
    board: Annotated[str, Meta(max_length=60)] = DEFAULT
    """A board's name, its shape and tiles, or `chance` (LG-1.1)."""
    tokens: Literal["chance", "players"] = BY_CHANCE
    """Who lays them (LG-2.1)."""
    decks: tuple[str, ...] = ()
    """Deck files of one's own, by path."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a record's header keeps of a game."""

    briefings: list[str]
    board: str
    tokens: Literal["chance", "players"]
    decks: list[dict[str, Any]]


class LastGameOnEarth(Game[State, Action, View, Event]):
    """Two to four players hunt Ghouls on four tiles, for ten points."""

    id: ClassVar[str] = about.ID
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = about.SEATS
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[type[State]] = State
    view_type: ClassVar[type[View]] = View

    def __init__(
        self,
        briefings: Sequence[Briefing] = (),
        layout: Layout | None = None,
        tokens: str = BY_CHANCE,
        decks_used: Sequence[Deck] = (),
    ) -> None:
        self.tokens = tokens
        used = tuple(decks_used) or decks.shipped()
        names = tuple(briefing.id for briefing in briefings)
        extra = [more for briefing in briefings for more in briefing.tokens]
        has_pads = any(briefing.pads for briefing in briefings)
        by_chance = tokens == BY_CHANCE
        self.parts = Parts(used, layout, names, extra, has_pads=has_pads, by_chance=by_chance)
        self._scenario = "+".join(names) or about.STANDARD

    @classmethod
    def scenarios(cls) -> tuple[str, ...]:
        """No Briefing, and each of the five by itself."""
        return about.shipped()

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        """A bad option is refused by name."""
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise _bad_option(str(error)) from error
        names = [] if chosen.scenario == about.STANDARD else chosen.scenario.split("+")
        return cls(_briefings(names), _layout(chosen.board), chosen.tokens, decks.decks_named(chosen.decks))

    @classmethod
    def from_setup(cls, setup: Mapping[str, object], version: int) -> Self:
        """The header holds the decks themselves, so a record needs no file of ours."""
        try:
            kept = msgspec.convert(dict(setup), Setup)
        except msgspec.ValidationError as error:
            raise Refused(Refusal("record-bad-setup", args={"why": str(error)})) from error
        used = tuple(decks.from_setup(deck) for deck in kept.decks)
        return cls(_briefings(kept.briefings), _layout(kept.board), kept.tokens, used)

    @property
    def scenario(self) -> str:
        """The Briefings, joined by `+`."""
        return self._scenario

    def setup(self) -> dict[str, object]:
        """The Briefings, the board, and the decks whole."""
        layout = self.parts.layout
        return {
            "briefings": list(self.parts.briefings),
            "board": BY_CHANCE if layout is None else str(layout),
            "tokens": self.tokens,
            "decks": [decks.to_setup(deck) for deck in self.parts.decks],
        }

    def start(self, seats: int = 4) -> State:
        """Nobody has anything yet; chance says who is first."""
        least, most = self.seats
        if not least <= seats <= most:
            raise Refused(Refusal("option-seats", args={"least": least, "most": most, "seats": seats}))
        return setting_up.beginning(self.parts, seats)

    def misplaced(self, state: State, seats: int) -> str | None:
        """Field by field."""
        return misplaced(self.parts, state, seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Kept in the state."""
        return state.acting

    def read(self, text: str) -> Action | Refusal:
        """`play hole@zone`, `walk N`, `challenge 2@lake 3@lake`."""
        return read(self.parts, text)

    def vocabulary(self) -> Iterator[Action]:
        """By verb, then what it names."""
        return self.parts.vocabulary()

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """What the frame on top allows."""
        if seat not in state.acting:
            return ()
        return PHASES[type(state.frames[-1])].actions(self.parts, state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """What the frame on top refuses."""
        if seat not in state.acting:
            return _not_acting(state)
        return PHASES[type(state.frames[-1])].refusal(self.parts, state, seat, action)

    def advance(self, state: State, seat: int, action: Action) -> Step[State, Event]:
        """What the frame on top leads to, and all that follows by itself."""
        done = PHASES[type(state.frames[-1])].advance(self.parts, state, seat, action)
        return settled(done) if type(done) is Work else done

    def apply(self, state: State, seat: int, action: Action) -> Step[State, Event]:
        """The contract's `apply`, its two calls looked up once; what happens most has a short way."""
        if seat not in state.acting:
            raise IllegalAction(_not_acting(state))
        frame = state.frames[-1]
        phase = PHASES[type(frame)]
        short = phase.short
        if short is not None:
            step = short(self.parts, state, frame, action)
            if step is not None:
                return step
        refusal = phase.refusal(self.parts, state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        done = phase.advance(self.parts, state, seat, action)
        return settled(done) if type(done) is Work else done

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        """Cards, tokens, and what the set-up leaves to chance."""
        if CHANCE not in state.acting:
            return ()
        return CHANCES[type(state.frames[-1])](self.parts, state)

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may know."""
        return view(self.parts, state, seat, self._scenario)

    @overload
    def told(self, heard: Event, seat: int | None) -> Event | None: ...
    @overload
    def told(self, heard: Deed[Action], seat: int | None) -> Deed[Action] | None: ...
    def told(self, heard: Event | Deed[Action], seat: int | None) -> Event | Deed[Action] | None:
        """An event says itself who hears it; chance names who may see a card or a token."""
        if not isinstance(heard, Deed):
            return heard.heard(seat)
        action = heard.action
        if isinstance(action, Take) and seat != action.seat:
            return Deed(heard.seat, replace(action, card=veiled(action.card)))
        if isinstance(action, Rob) and seat not in (action.thief, action.victim):
            return Deed(heard.seat, replace(action, card=veiled(action.card)))
        if isinstance(action, Peek) and seat != action.seat:
            return Deed(heard.seat, replace(action, token=KINDS[UNDECIDED]))
        return heard

    def drafts(self, state: State, seat: int) -> bool:
        """Nothing is set up in secret."""
        return False

    def window(self, state: State) -> Window[Action] | None:
        """Inaction, challenges, what keeps wounds off; off one's turn First-Aid and a reveal too."""
        return window(state)

    def interrupts(self, event: Event) -> bool:
        """All but the small things that a gesture is made of."""
        return not isinstance(event, SMALL)

    def spell(self, view: View, text: str) -> tuple[Action, ...] | Refusal:
        """`walk to 9-J`, `play hole 9-J`, `put 3 2 done`."""
        return spell(self.parts, view, text)

    def imagine(self, view: View, rng: Random) -> State:
        """Every deal that fits is as likely as any other."""
        return imagine(self.parts, view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Known once the game is over."""
        frame = state.frames[-1]
        return frame.outcome if isinstance(frame, Over) else None


def _briefings(names: Sequence[str]) -> tuple[Briefing, ...]:
    """In one order, however they are named; each once."""
    for name in names:
        if name not in BRIEFINGS:
            args: dict[str, str | int] = {"briefing": name, "known": ", ".join(BRIEFINGS)}
            raise Refused(Refusal("briefing-unknown", "LG-9.2", args), "scenario")
        if names.count(name) > 1:
            raise Refused(Refusal("briefing-twice", "LG-9.2", {"briefing": name}), "scenario")
    return tuple(briefing for name, briefing in BRIEFINGS.items() if name in names)


def _layout(board: str) -> Layout | None:
    return None if board.strip().lower() == BY_CHANCE else read_layout(board)


def _not_acting(state: State) -> Refusal:
    over = isinstance(state.frames[-1], Over)
    return Refusal("game-over") if over else Refusal("not-your-turn", "LG-3.2")


def _bad_option(message: str) -> Refused:
    if "unknown field" in message:
        name = message.split("`")[1]
        known = ", ".join(Options.__struct_fields__)
        return Refused(Refusal("option-unknown", args={"option": name, "known": known}), name)
    why, _, place = message.partition(" - at `$.")
    name = place.rstrip("`")
    return Refused(Refusal("option-bad", args={"option": name, "why": why}), name)

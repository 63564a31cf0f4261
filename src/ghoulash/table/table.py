"""One game in progress: who acts, what chance draws, what is kept, and what each seat hears."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import UNSET, Struct

from ghoulash.core.bot import Bot, Remark
from ghoulash.core.chance import Chance
from ghoulash.core.charts import chart_commitment
from ghoulash.core.game import CHANCE, AnyGame, Deed, Outcome
from ghoulash.core.record import Line
from ghoulash.core.refusal import Refusal
from ghoulash.table.draft import Draft

LONGEST_REMARK = 500


class Happened(Struct, frozen=True, gc=False):
    """A deed and its events, as the table knows them or as one seat was told."""

    deed: Deed[Any] | None
    events: tuple[Any, ...]


class Keeper(Protocol):
    """Whoever keeps the record: a file, a database, nobody."""

    def keep(self, lines: Sequence[Line], *, turn_over: bool) -> Refusal | None:
        """Keep these lines, all or none; a refusal when they could not be kept."""
        ...


class Table:
    """The one place where a position changes."""

    def __init__(
        self, game: AnyGame, state: Any, chance: Chance, keeper: Keeper | None = None, seats: int = 2
    ) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.seats = seats
        self.remarks: list[Remark] = []
        self.commits = False
        """Whether each set-up is committed to as it is confirmed, as the record's header says."""
        self.charts: list[tuple[int, str]] = []
        """Whose set-ups have been committed to, and how, in order."""
        self._keeper = keeper
        self._drafts: dict[int, Draft] = {}

    def begin(self) -> tuple[Happened, ...] | Refusal:
        """Draw what chance has to say before anybody acts."""
        return self._settle(self.state, [], [])

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    def view(self, seat: int | None) -> Any:
        """What a seat may know; with its draft, where it has one."""
        draft = self._drafts.get(seat) if seat is not None else None
        return draft.view() if draft is not None else self.game.view(self.state, seat)

    def actions(self, seat: int) -> Sequence[Any]:
        """What a seat may do; in a draft, what it may lay out next."""
        draft = self.draft(seat)
        return self.game.actions(self.state, seat) if draft is None else draft.actions()

    def outcome(self) -> Outcome | None:
        """None, or how the game ended."""
        return self.game.outcome(self.state)

    @property
    def commitments(self) -> dict[int, str]:
        """What each seat's set-up is committed to with, once it is confirmed: for all to see."""
        return dict(self.charts)

    def draft(self, seat: int) -> Draft | None:
        """The seat's secret set-up, while it is in the making."""
        if not self.game.drafts(self.state, seat):
            return None
        if seat not in self._drafts:
            self._drafts[seat] = Draft(self.game, self.state, seat)
        return self._drafts[seat]

    def drafts(self) -> dict[int, tuple[str, ...]]:
        """By seat, what has been laid out so far: a secret of the table's, to be stored beside the record."""
        return {seat: tuple(map(str, draft.listed)) for seat, draft in self._drafts.items() if draft.listed}

    def confirm(self, seat: int) -> tuple[Happened, ...] | Refusal:
        """Hand the draft in: whole, or not at all."""
        draft = self.draft(seat)
        if draft is None:
            return Refusal("draft-none")
        if not draft.finished:
            return Refusal("draft-unfinished")
        charts = [(seat, self._committed(draft.listed))] if self.commits else []
        answer = self._play(seat, draft.listed, charts)
        if not isinstance(answer, Refusal):
            self.charts += charts
        return answer

    def act(self, seat: int, action: Any) -> tuple[Happened, ...] | Refusal:
        """One action, and all that chance has to say after it."""
        if self.game.drafts(self.state, seat):
            return Refusal("draft-first")
        return self._play(seat, (action,))

    def gesture(self, seat: int, actions: Sequence[Any]) -> tuple[Happened, ...] | Refusal:
        """A big gesture, one action at a time; the rest is dropped as soon as anything comes between."""
        happened: tuple[Happened, ...] = ()
        for action in actions:
            answer = self.act(seat, action)
            if isinstance(answer, Refusal):
                return happened or answer
            happened += answer
            events = [event for item in answer for event in item.events]
            if self.to_act() != (seat,) or any(self.game.interrupts(event) for event in events):
                break
        return happened

    def say(self, seat: int, text: str) -> Refusal | None:
        """A remark: kept in the record, no action of the game."""
        if seat not in range(self.seats):
            return Refusal("remark-no-seat", args={"seat": seat, "seats": self.seats})
        whole = text.encode("utf-8", "replace").decode()  # half a character could not be written down
        words = " ".join(whole.split())[:LONGEST_REMARK]
        if not words:
            return Refusal("remark-empty")
        refusal = self._keep([Line(seat=seat, say=words)], turn_over=False)
        if refusal is None:
            self.remarks.append(Remark(seat, words))
        return refusal

    def ask(self, seat: int, bot: Bot[Any, Any]) -> tuple[Happened, ...] | Refusal:
        """Let a bot do what its seat has to do: one action, or its whole set-up."""
        draft = self.draft(seat)
        if draft is None:
            view, actions = self.view(seat), self.actions(seat)
            return self.act(seat, bot.act(view, tuple(self.remarks), actions))
        while not draft.finished:
            refusal = draft.add(bot.act(draft.view(), tuple(self.remarks), draft.actions()))
            if refusal is not None:
                return refusal
        return self.confirm(seat)

    def told(self, happened: Sequence[Happened], seat: int | None) -> tuple[Happened, ...]:
        """What a seat hears of what happened; nothing of what it cannot notice."""
        return told(self.game, happened, seat)

    def _committed(self, actions: Sequence[Any]) -> str:
        return chart_commitment(self.chance.seed, len(self.charts), map(str, actions))

    def _play(
        self, seat: int, actions: Sequence[Any], charts: Sequence[tuple[int, str]] = ()
    ) -> tuple[Happened, ...] | Refusal:
        state = self.state
        happened: list[Happened] = []
        lines: list[Line] = []
        for action in actions:
            refusal = self.game.refusal(state, seat, action)
            if refusal is not None:
                return refusal
            step = self.game.apply(state, seat, action)
            state = step.state
            happened.append(Happened(Deed(seat, action), step.events))
            lines.append(Line(seat=seat, do=str(action)))
        lines += (Line(seat=owner, chart=chart) for owner, chart in charts)
        return self._settle(state, happened, lines)

    def _settle(
        self, state: Any, happened: list[Happened], lines: list[Line]
    ) -> tuple[Happened, ...] | Refusal:
        """Draw chance, keep the lines, and only then change the position."""
        drawn = self.chance.drawn
        while self.game.to_act(state) == (CHANCE,):
            outcome = self.chance.draw(self.game.chances(state))
            step = self.game.apply(state, CHANCE, outcome)
            state = step.state
            happened.append(Happened(Deed(CHANCE, outcome), step.events))
            lines.append(Line(seat=CHANCE, do=str(outcome)))
        end = self.game.outcome(state)
        if end is not None and lines:
            lines.append(Line(end=end, seed=self.chance.seed.hex() if self.chance.seed else UNSET))
        turn_over = self._is_turn_over(state, happened)
        refusal = self._keep(lines, turn_over=turn_over) if lines else None
        if refusal is not None:
            self.chance.drawn = drawn
            return refusal
        self.state = state
        self._drafts = {seat: draft for seat, draft in self._drafts.items() if self.game.drafts(state, seat)}
        for draft in self._drafts.values():
            draft.move_to(state)
        return tuple(happened)

    def _is_turn_over(self, state: Any, happened: Sequence[Happened]) -> bool:
        """Somebody else is to act, or the same seat anew: the other's turn may pass by itself."""
        if self.game.to_act(state) != self.game.to_act(self.state):
            return True
        return any(self.game.interrupts(event) for item in happened for event in item.events)

    def _keep(self, lines: Sequence[Line], *, turn_over: bool) -> Refusal | None:
        return None if self._keeper is None else self._keeper.keep(lines, turn_over=turn_over)


def told(game: AnyGame, happened: Sequence[Happened], seat: int | None) -> tuple[Happened, ...]:
    """What a seat hears: the deed and the events, each as far as it is for that seat."""
    heard: list[Happened] = []
    for item in happened:
        deed = None if item.deed is None else game.told(item.deed, seat)
        events = [e for event in item.events if (e := game.told(event, seat)) is not None]
        if deed is not None or events:
            heard.append(Happened(deed, tuple(events)))
    return tuple(heard)

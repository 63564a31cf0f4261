"""The toy's room in the plain terminal, and its tongue: as small as a room can be."""

from collections.abc import Iterable, Iterator, Mapping

import pytest

from ghoulash import games
from ghoulash.core.bot import Remark
from ghoulash.core.squares import each
from ghoulash.games import Entry
from ghoulash.locale import tongue
from ghoulash.locale.tongue import Tongue
from ghoulash.terminal import finding
from ghoulash.terminal.finding import Rooms
from ghoulash.terminal.room import Answer, PlainRoom
from ghoulash.terminal.session import Entry as Heard
from tests.toy.cellar import Event, View

TONGUE = Tongue(verbs={verb: verb for verb in ("place", "look", "raid", "guard", "pass")})
ROOMS = Rooms(
    plain=("tests.terminal.rooms.cellar.plain", "CellarRoom"),
    app=("tests.terminal.rooms.cellar.app", "CellarApp"),
)
ASKED = {"place": "Put two cards into your cellar.", "turn": "Look or raid?", "react": "Guard or pass?"}
ASKED["spared"] = ASKED["react"]


class CellarRoom(PlainRoom):
    view: View  # pyright: ignore[reportIncompatibleMethodOverride, reportIncompatibleVariableOverride]

    def welcome(self) -> Iterator[str]:
        yield f"Cellar: {', '.join(self.session.names)}."

    def ending(self) -> Iterator[str]:
        yield "All cellars are open."

    def question(self) -> str:
        hand = self._cards(self.view.players[self.seat].hand)
        done = self.session.draft(self.seat)
        asked = "Done?" if done is not None and done.finished else ASKED[self.view.moment]
        return f"{asked} Your hand: {hand}."

    def status(self) -> Iterator[str]:
        for seat, player in enumerate(self.view.players):
            yield f"{self.session.names[seat]} holds {player.cards}."

    def help(self) -> Iterator[str]:
        yield "Place, look, raid, guard, pass."

    def answers(self) -> Mapping[str, Answer]:
        return {
            "map": lambda rest, line: [f"Your cellar: {self._cards(self.view.players[self.seat].cellar)}."]
        }

    def told(self, entries: Iterable[Heard]) -> Iterator[str]:
        for entry in entries:
            if isinstance(entry, Remark):
                yield from super().told([entry])
                continue
            if entry.deed is not None and entry.deed.seat >= 0 and entry.deed.action.verb != "place":
                yield f"{self.session.names[entry.deed.seat]}: {entry.deed.action}."
            yield from map(self._event, entry.events)

    def _event(self, event: Event) -> str:
        who = "Somebody" if event.seat < 0 else self.session.names[event.seat]
        return f"{who} {event.kind} {self._cards(event.cards)}".strip() + "."

    def _cards(self, cards: int) -> str:
        return " ".join(map(str, each(cards)))


@pytest.fixture
def toy_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy stands on the shelf, and has its room and its tongue."""
    entry = Entry((3, 3), lambda: ("cellar",), ("tests.toy.cellar", "Cellar"))
    monkeypatch.setitem(games.REGISTRY, "toy", entry)
    monkeypatch.setitem(finding.ROOMS, "toy", ROOMS)
    monkeypatch.setitem(tongue.TONGUES, "toy", ("tests.terminal.rooms.cellar.plain", "TONGUE"))

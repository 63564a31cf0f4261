"""Cellar, a toy: most of what makes hidden information hard, in three seats and fifteen cards.

T-1. Each seat holds the cards 1 to 5 and puts two of them into its cellar: in secret, all at once.
T-2. In turn, each looks into the next seat's cellar, once in a game, or raids that seat.
T-3. A raid asks both others at once: guard, which takes a 5 in hand and lays it open, or pass.
T-4. If nobody guards, the raided seat loses a card of its hand, drawn at random; it alone sees which.
T-5. An empty hand ends the game; whoever still holds a card has won.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from ghoulash.core.game import CHANCE, Deed, Game, Outcome, Step, Window
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.squares import mask

SEATS, DRAW, CARDS, ALL, GUARD = (0, 1, 2), (CHANCE,), (1, 2, 3, 4, 5), 0b111110, 0b100000
VERBS = {"place": "place", "turn": "look raid", "react": "guard pass", "spared": "guard pass", "lose": "lose"}


class Do(Struct, frozen=True):
    verb: str
    seat: int = -1
    card: int = -1  # 0 is a card that the hearer may not see

    def __str__(self) -> str:
        return self.verb + f" {self.seat}" * (self.seat >= 0) + f" {self.card or '?'}" * (self.card >= 0)


WORDS = [*(Do("place", card=card) for card in CARDS), *map(Do, ("look", "raid", "guard", "pass"))]
WORDS += [Do("lose", seat, card) for seat in SEATS for card in CARDS]
BY_TEXT = {str(do): do for do in [*WORDS, *(Do("lose", seat, 0) for seat in SEATS)]}


class Event(Struct, frozen=True):
    kind: str
    rule: str
    seat: int
    cards: int = 0


class Player(Struct, frozen=True):
    cellar: int = 0
    hand: int = ALL
    shown: int = 0
    seen: bool = False  # the seat before has looked into the cellar: everybody knows that it did
    cards: int = 5  # in hand, as everybody knows: a set-up counts when it is whole


class Position(Struct, frozen=True):
    players: tuple[Player, ...]
    moment: str
    acting: tuple[int, ...]
    turn: int = 0


class State(Position, frozen=True):
    def but(self, seat: int, **changes: int) -> "State":
        player = replace(self.players[seat], **changes)
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def then(self, *told: Event) -> Step["State", Event]:
        turn = (self.turn + 1) % 3
        if all(player.hand for player in self.players):
            return Step(replace(self, moment="turn", acting=(turn,), turn=turn), told)
        return Step(replace(self, moment="over", acting=()), (*told, Event("ended", "T-5", -1)))


class View(Position, frozen=True):
    seat: int | None = None


class Cellar(Game[State, Do, View, Event]):
    id, rules_version, seats = "toy", 1, (3, 3)
    state_type, view_type = State, View
    scenario = "cellar"  # pyright: ignore[reportIncompatibleMethodOverride, reportAssignmentType]

    @classmethod
    def scenarios(cls) -> tuple[str, ...]:
        return ("cellar",)

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        for name in options:
            raise Refused(Refusal("option-unknown", args={"option": name, "known": ""}), name)
        return cls()

    @classmethod
    def from_setup(cls, setup: Mapping[str, object], version: int) -> Self:
        return cls()

    def setup(self) -> dict[str, object]:
        return {}

    def start(self, seats: int = 3) -> State:
        if seats != 3:
            raise Refused(Refusal("option-seats", args={"least": 3, "most": 3, "seats": seats}))
        return State((Player(),) * 3, "place", SEATS)

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.acting

    def drafts(self, state: State, seat: int) -> bool:
        return state.moment == "place" and seat in state.acting

    def read(self, text: str) -> Do | Refusal:
        unread = Refusal("read-verb", args={"found": text, "known": ", ".join(BY_TEXT)}, span=(0, len(text)))
        return BY_TEXT.get(" ".join(text.lower().split()), unread)

    def spell(self, view: View, text: str) -> tuple[Do, ...] | Refusal:
        return (do,) if isinstance(do := self.read(text), Do) else do

    def vocabulary(self) -> Iterator[Do]:
        return iter(WORDS)

    def actions(self, state: State, seat: int) -> tuple[Do, ...]:
        return tuple(do for do in WORDS if self.refusal(state, seat, do) is None)

    def chances(self, state: State) -> tuple[tuple[Do, int], ...]:
        return tuple((do, 1) for do in self.actions(state, CHANCE))

    def refusal(self, state: State, seat: int, action: Do) -> Refusal | None:
        if seat not in state.acting or action.verb not in VERBS[state.moment].split():
            return Refusal("not-now", "T-2")
        if not action.card:
            return Refusal("veiled", "T-4")
        after = (state.turn + 1) % 3
        if action.verb == "look" and state.players[after].seen:
            return Refusal("seen-before", "T-2")
        if action.verb == "lose" and action.seat != after:
            return Refusal("not-raided", "T-4")
        card = GUARD if action.verb == "guard" else ALL & 1 << max(action.card, 0)
        return Refusal("not-in-hand", "T-1") if card & ~state.players[max(action.seat, seat)].hand else None

    def advance(self, state: State, seat: int, action: Do) -> Step[State, Event]:
        bit, after, me = 1 << max(action.card, 0), (state.turn + 1) % 3, state.players[max(action.seat, seat)]
        left = tuple(other for other in state.acting if other != seat)
        if action.verb == "place":
            state = state.but(seat, cellar=me.cellar | bit, hand=me.hand & ~bit, cards=3 if me.cellar else 5)
            if me.cellar:
                state = replace(state, acting=left) if left else replace(state, moment="turn", acting=(0,))
            return Step(state, (Event("ready", "T-1", seat),) if me.cellar else ())
        if action.verb == "look":
            saw = Event("saw", "T-2", seat, state.players[after].cellar)
            return state.but(after, seen=True).then(Event("looked", "T-2", seat), saw)
        if action.verb == "raid":  # asks whoever the rules let react, whatever they hold
            return Step(replace(state, moment="react", acting=SEATS[:seat] + SEATS[seat + 1 :]), ())
        if action.verb == "lose":
            state = state.but(after, hand=me.hand & ~bit, cards=me.cards - 1)
            return state.then(Event("lost", "T-4", after, bit))
        if action.verb == "guard":
            state = state.but(seat, hand=me.hand & ~GUARD, shown=GUARD, cards=me.cards - 1)
            state = replace(state, moment="spared")
        if not left and state.moment == "spared":
            return state.then(Event("spared", "T-3", after))
        return Step(replace(state, acting=left) if left else replace(state, moment="lose", acting=DRAW), ())

    def window(self, state: State) -> Window[Do] | None:
        return Window("raid", state.acting, Do("pass")) if state.moment in ("react", "spared") else None

    def view(self, state: State, seat: int | None) -> View:
        players = tuple(p if n == seat else _seen(p, n, seat) for n, p in enumerate(state.players))
        return View(players, state.moment, state.acting, state.turn, seat)

    def told(self, heard: Any, seat: int | None) -> Any:
        if isinstance(heard, Event):
            return heard if seat == heard.seat else None if heard.kind == "saw" else replace(heard, cards=0)
        if heard.action.verb == "lose" and seat != heard.action.seat:
            return Deed(heard.seat, Do("lose", heard.action.seat, 0))
        return None if heard.action.verb == "place" and seat != heard.seat else heard

    def interrupts(self, event: Event) -> bool:
        return True

    def imagine(self, view: View, rng: Random) -> State:
        players = tuple(p if n == view.seat else _dealt(p, rng) for n, p in enumerate(view.players))
        return State(players, view.moment, view.acting, view.turn)

    def outcome(self, state: State) -> Outcome | None:
        winners = tuple(seat for seat in SEATS if state.players[seat].hand)
        return Outcome(winners, "empty-hand", "T-5") if state.moment == "over" else None


def _seen(player: Player, at: int, seat: int | None) -> Player:
    known = player.cellar if player.seen and seat == (at - 1) % 3 else 0
    return Player(known, 0, player.shown, player.seen, player.cards)


def _dealt(player: Player, rng: Random) -> Player:
    if player.cards == 5:  # how far another's set-up is, nobody knows
        placed = rng.choice([0, *(1 << card for card in CARDS)])
        return Player(placed, ALL & ~placed)
    left = [card for card in rng.sample(CARDS, 5) if not (player.cellar | player.shown) >> card & 1]
    cellar = player.cellar or mask(left.pop() for _ in "12")
    return replace(player, cellar=cellar, hand=mask(left[: player.cards]))

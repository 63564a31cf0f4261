"""A card, or a token to move, is named with all that goes with it, step by step, before anything is sent."""

from typing import Any, Final

from ghoulash.core.squares import mask
from ghoulash.games.last_game_on_earth.actions import DONE, Action, OnSeat, OnSquare, WithCard
from ghoulash.games.last_game_on_earth.frames import Declaring
from ghoulash.terminal.app.keys import figure
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.drawing import Overlay
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import word_of
from ghoulash.terminal.rooms.last_game_on_earth.app.gesture import Gesture
from ghoulash.terminal.rooms.last_game_on_earth.app.labels import label
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import (
    BoardMode,
    Choice,
    Question,
    next_target,
    on_squares,
)

_FEW: Final = 40
"""Squares at most among which the cursor looks for the nearest by itself."""
_MOST: Final = 150
"""Squares at most that are marked: where nearly all will do, marks say nothing."""


class Composing(BoardMode):
    """What the table has asked for already is not taken back; the rest is."""

    def __init__(self, desk: BoardDesk, opening: tuple[Action, ...] = ()) -> None:
        super().__init__(desk)
        self.gesture = Gesture(desk)
        self._opening = opening
        """What the gesture may begin with; nothing where the table asks already."""
        self.left = False
        """Whether nothing came of it."""
        self._came_from = desk.cursor
        self._look_at_first()

    def begin(self, action: Action) -> bool:
        """With this; False, and a note, where it cannot be."""
        self.left = not self.gesture.add(action)
        self._look_at_first()
        return not self.left

    # What is named next

    def choices(self) -> tuple[Any, ...]:
        """What may be named next."""
        if self.gesture.actions or not self._opening:
            return tuple(self.gesture.choices())
        return self._opening

    def targets(self) -> dict[int, OnSquare]:
        """The squares that may be named next."""
        return on_squares(self.desk, self.choices())

    @property
    def on_board(self) -> bool:
        return self.gesture.complete or bool(self.targets())

    def prompt(self) -> str:
        say = self.desk.words.say
        said = self._said()
        choices = self.choices()
        if self.gesture.complete:
            return say("lg-app-compose-ready", what=said)
        first = choices[0] if choices else None
        if isinstance(first, OnSquare):
            here = self.desk.looked_at
            fits = "yes" if here in self.targets() else "no"
            square = self.desk.name(here)
            return say("lg-app-compose-square", what=said, verb=first.verb, square=square, fits=fits)
        if isinstance(first, OnSeat):
            return say("lg-app-compose-seat", what=said)
        return say("lg-app-compose-value", what=said)

    def _said(self) -> str:
        """What is named already."""
        desk = self.desk
        frame = desk.frame
        parts: list[str] = []
        card = getattr(frame, "card", -1)
        if not self._opening and not self.gesture.actions[:1] and card >= 0:
            parts.append(word_of(desk, desk.cards.text[card]))
        for action in self.gesture.actions:
            if isinstance(action, WithCard):
                parts.append(word_of(desk, action.card))
            elif isinstance(action, OnSquare):
                parts.append(f"→ {action.square}" if action.verb == "to" else action.square)
            elif isinstance(action, OnSeat):
                parts.append(desk.session.names[action.seat])
        if parts and card < 0 and self._is_of_token:
            parts.insert(0, f"{desk.words.say('lg-app-a-token')},")
        return " ".join(parts) or desk.words.say("lg-app-a-token")

    @property
    def _is_of_token(self) -> bool:
        """Whether a token is moved without a card."""
        first = self.gesture.actions[0]
        return isinstance(first, OnSquare) and first.verb in ("move", "to")

    def question(self) -> Question | None:
        choices = self.choices()
        say = self.desk.words.say
        if self.gesture.complete:
            return Question(
                say("lg-app-compose-play", what=self._said()),
                (Choice("enter", say("lg-app-key-play")), Choice("escape", say("lg-app-key-not"))),
            )
        if choices and isinstance(choices[0], OnSeat):
            listed = [Choice(str(n), label(self.desk, action)) for n, action in enumerate(choices, 1)]
            return Question(say("lg-app-compose-whom", what=self._said()), tuple(listed))
        if DONE in choices:
            alone = Choice("d", say("lg-app-key-alone"))
            return Question(say("lg-app-compose-value", what=self._said()), (alone,))
        return None

    def hints(self) -> list[Hint]:
        say = self.desk.words.say
        back = [Hint("escape", "Esc", say("app-key-back"))]
        if self.gesture.complete:
            return [Hint("enter", "⏎", say("lg-app-key-play")), *back]
        if self.targets():
            return [
                Hint("enter", "⏎", say("lg-app-key-this-square")),
                Hint("tab", "Tab", say("lg-app-key-next")),
                *back,
            ]
        if DONE in self.choices():
            return [Hint("", "1–9", say("lg-app-key-card")), Hint("d", "d", say("lg-app-key-alone")), *back]
        return [Hint("", "1–4", say("lg-app-key-player")), *back]

    def overlay(self) -> Overlay:
        named = (
            self.desk.square(action.square) for action in self.gesture.actions if isinstance(action, OnSquare)
        )
        frame_square = getattr(self.desk.frame, "square", -1)
        targets = self.targets()
        if len(targets) > _MOST:
            targets = {}
        chosen = (*named, *((frame_square,) if frame_square >= 0 else ()))
        return Overlay(cursor=self.desk.cursor, targets=mask(targets), chosen=chosen)

    def usable(self) -> frozenset[int]:
        return frozenset(
            self.desk.cards.by_text[action.card] for action in self.choices() if isinstance(action, WithCard)
        )

    def chosen(self) -> dict[int, int]:
        return {
            self.desk.cards.by_text[action.card]: 1
            for action in self.gesture.actions
            if isinstance(action, WithCard)
        }

    # Keys and clicks

    def press(self, key: str) -> bool:
        if key in ("escape", "backspace"):
            return self._back()
        if self.gesture.complete:
            return self._send() if key in ("enter", " ") else False
        choices = self.choices()
        if key in ("tab", "shift+tab") and self.targets():
            found = next_target(self.desk, self.targets(), 1 if key == "tab" else -1)
            self.desk.cursor = self.desk.cursor if found is None else found
            return True
        if self.targets() and self.look_around(key):
            return True
        if key in ("enter", " ") and self.targets():
            return self.point(self.desk.looked_at)
        if key in ("d", "enter") and DONE in choices:
            return self._add(DONE)
        if choices and isinstance(choices[0], OnSeat) and 0 < figure(key) <= len(choices):
            return self._add(choices[figure(key) - 1])
        card = self.card_at(key)
        if card is not None and card in self.usable():
            return self._add(
                next(a for a in choices if isinstance(a, WithCard) and a.card == self.desk.cards.text[card])
            )
        return False

    def point(self, square: int) -> bool:
        if self.gesture.complete:
            named = [a for a in self.gesture.actions if isinstance(a, OnSquare)]
            again = bool(named) and self.desk.square(named[-1].square) == square
            return self._send() if again else super().point(square)
        self.desk.cursor = square
        action = self.targets().get(square)
        if action is None:
            self.desk.note = self.desk.words.say("lg-app-not-there", square=self.desk.name(square))
            return True
        return self._add(action)

    def _add(self, action: Action) -> bool:
        self.gesture.add(action)
        self._look_at_first()
        return True

    def _look_at_first(self) -> None:
        """To the nearest of few squares that may be named; of many, to a rival's and not to one's own."""
        targets = self.targets()
        players = self.desk.view.players
        rivals = [p.at for n, p in enumerate(players) if n != self.desk.seat and p.at in targets]
        if targets and self.desk.looked_at not in targets and len(targets) <= _FEW:
            self.desk.cursor = min(targets, key=lambda square: _distance(self.desk, square))
        elif rivals and self.desk.looked_at == players[self.desk.seat].at:
            self.desk.cursor = min(rivals, key=lambda square: _distance(self.desk, square))
        elif targets:
            self.desk.cursor = self.desk.looked_at

    def _back(self) -> bool:
        """One thing less; with nothing left, nothing comes of it, unless the table waits for this."""
        if self.gesture.actions:
            self.gesture.back()
            self.left = not (self.gesture.actions or self._opening or isinstance(self.desk.frame, Declaring))
        else:
            self.left = bool(self._opening)
            if not self.left:
                return False
        if self.left:
            self.desk.cursor = self._came_from
        return True

    def _send(self) -> bool:
        self.desk.do(tuple(self.gesture.actions))
        self.left = True
        self.desk.cursor = self._came_from
        return True


def _distance(desk: BoardDesk, square: int) -> int:
    field = desk.field
    assert field is not None
    columns = field.ground.grid.columns
    (a, b), (c, d) = divmod(desk.looked_at, columns), divmod(square, columns)
    return abs(a - c) + abs(b - d)

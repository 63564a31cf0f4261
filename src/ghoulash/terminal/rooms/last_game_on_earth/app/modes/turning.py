"""One's own turn: walk, face, play a card, move a token, in whatever order the rules allow."""

from collections.abc import Callable, Mapping
from typing import Any

from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.actions import (
    CHARM_SPENT,
    END,
    FACE,
    STOP,
    WALKS,
    Action,
    OnSquare,
    Walk,
    WithCard,
)
from ghoulash.games.last_game_on_earth.frames import Turn
from ghoulash.terminal.app.keys import ARROWS, SHIFTED
from ghoulash.terminal.app.modes.mode import Hint
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.drawing import Overlay
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import (
    BoardMode,
    Question,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.composing import Composing

_KEYS = {"s": STOP, "f": FACE, "c": CHARM_SPENT, "e": END}


class Turning(BoardMode):
    """Walking with the arrows; what a card needs is put together by another mode, within this one."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self.way: tuple[Any, ...] = ()
        """A walk that waits to be confirmed."""
        self.pointing = False
        """Whether the arrows move what is looked at."""
        self.composing: Composing | None = None
        self.ending = False
        """Whether the end of the turn waits to be confirmed."""
        desk.cursor = -1

    @property
    def frame(self) -> Turn:
        """The turn."""
        frame = self.desk.frame
        assert isinstance(frame, Turn)
        return frame

    # What is said

    def prompt(self) -> str:
        if self.composing is not None:
            return self.composing.prompt()
        say, desk, frame = self.desk.words.say, self.desk, self.frame
        if self.ending:
            return say("lg-app-end-sure", left=self._left())
        if self.way:
            return say("app-walk-confirm", square=desk.name(self._squares()[-1]), steps=len(self.way))
        if self._at_own_feet:
            return say("lg-app-face", square=desk.name(desk.looked_at))
        if self.pointing:
            return say("app-walk-point", square=desk.name(desk.looked_at))
        moving = ("ready", "going", "over")[frame.moved] if not desk.me.dead else "dead"
        standing = "yes" if FACE in desk.actions() else "no"
        return say("lg-app-turn", moving=moving, steps=frame.steps, standing=standing, acts=self._acts())

    def _acts(self) -> str:
        """What may still be acted: `yes`, `cards`, `instead` of moving, `no`."""
        frame = self.frame
        if frame.acts:
            return "yes"
        if frame.more:
            return "cards"
        return "instead" if frame.carded and not frame.moved else "no"

    def _left(self) -> str:
        """What would be left undone: `move`, `act`, `both` or nothing."""
        unmoved = not self.frame.moved and not self.desk.me.dead
        if unmoved:
            return "both" if self.frame.acts else "move"
        return "act" if self.frame.acts else "none"

    def hints(self) -> list[Hint]:
        if self.composing is not None:
            return self.composing.hints()
        say = self.desk.words.say
        if self.ending:
            return [Hint("e", "e", say("lg-app-key-end")), Hint("escape", "Esc", say("app-key-back"))]
        if self.way or self.pointing:
            text = say("app-key-go" if self.way else "app-key-way")
            return [Hint("enter", "⏎", text), Hint("escape", "Esc", say("app-key-back"))]
        actions = self.desk.actions()
        found: list[Hint] = []
        if any(isinstance(action, Walk) for action in actions):
            found.append(Hint("", "←↑↓→", say("app-key-step")))
        if FACE in actions:
            found.append(Hint("f", "f", say("lg-app-key-face")))
        if STOP in actions:
            found.append(Hint("s", "s", say("app-key-stop")))
        if self._of("jump"):
            found.append(Hint("j", "j", say("lg-app-key-jump")))
        if self.usable():
            found.append(Hint("", "1–9", say("lg-app-key-card")))
        if self._of("move"):
            found.append(Hint("m", "m", say("lg-app-key-token")))
        if CHARM_SPENT in actions:
            found.append(Hint("c", "c", say("lg-app-key-charm")))
        if END in actions:
            found.append(Hint("e", "e", say("lg-app-key-end")))
        return [*found, Hint(" ", say("app-key-space"), say("app-key-point"))]

    @property
    def on_board(self) -> bool:
        return self.composing is None or self.composing.on_board

    def question(self) -> Question | None:
        return None if self.composing is None else self.composing.question()

    def overlay(self) -> Overlay:
        if self.composing is not None:
            return self.composing.overlay()
        return Overlay(cursor=self.desk.cursor, way=self._squares())

    def usable(self) -> frozenset[int]:
        if self.composing is not None:
            return self.composing.usable()
        by_text = self.desk.cards.by_text
        return frozenset(
            by_text[action.card]
            for action in self.desk.actions()
            if isinstance(action, WithCard) and action.verb == "play"
        )

    def chosen(self) -> Mapping[int, int]:
        return {} if self.composing is None else self.composing.chosen()

    # Keys and clicks

    def press(self, key: str) -> bool:
        if self.composing is not None:
            return self._compose(lambda composing: composing.press(key))
        if key in ("escape", "backspace"):
            had = self.pointing or bool(self.way) or self.ending
            self._forget()
            return had
        if key == "e" and (self.ending or self._left() == "none" or END not in self.desk.actions()):
            return self._do((END,))
        if key == "e":
            self._forget()
            self.ending = True
            return True
        if self.ending:
            self._forget()
        if key in SHIFTED or (key in ARROWS and self.pointing):
            self.pointing = True
            self.way = ()
            return self.look_around(key)
        if key in ARROWS:
            return self._do((WALKS[ARROWS[key]],))
        if key == " " and not self.pointing:
            self.pointing = True
            self.desk.cursor = self.desk.looked_at
            return True
        if key in ("enter", " "):
            return self._choose()
        if key in _KEYS:
            return self._do((_KEYS[key],))
        if key in ("m", "j"):
            return self._open("move" if key == "m" else "jump")
        card = self.card_at(key)
        return card is not None and self._play(card)

    def point(self, square: int) -> bool:
        if self.composing is not None:
            return self._compose(lambda composing: composing.point(square))
        if self.way and self._squares()[-1] == square:
            return self._do(self.way)
        if self._at_own_feet and square == self.desk.cursor:
            return self._do((FACE,))
        self._forget()
        if square == self.desk.me.at:
            self.desk.cursor = square
            self.pointing = FACE in self.desk.actions()
            return True
        self._show(square)
        return True

    def _choose(self) -> bool:
        if self.way:
            return self._do(self.way)
        if self._at_own_feet:
            return self._do((FACE,))
        if self.pointing:
            self._show(self.desk.looked_at)
            return True
        return False

    @property
    def _at_own_feet(self) -> bool:
        """Whether what one stands on is pointed at, and can be faced."""
        here = self.pointing and self.desk.looked_at == self.desk.me.at
        return here and FACE in self.desk.actions()

    def _show(self, square: int) -> None:
        """Spell the way to a square; without one, only look there."""
        desk = self.desk
        self.way = ()
        desk.cursor = square
        answer = desk.game.spell(desk.view, f"walk to {desk.name(square)}")
        if isinstance(answer, Refusal):
            desk.take(answer)
            self.pointing = True
            return
        desk.note = ""
        self.way = answer

    def _of(self, verb: str) -> tuple[Action, ...]:
        return tuple(a for a in self.desk.actions() if isinstance(a, OnSquare) and a.verb == verb)

    def _open(self, verb: str) -> bool:
        """Choose a token to move, or a pad to go on from."""
        opening = self._of(verb)
        self._forget()
        if opening:
            self.composing = Composing(self.desk, opening)
            return True
        here = self.desk.name(self.desk.me.at)
        return self._do((OnSquare(verb, here),)) if here else False

    def _play(self, card: int) -> bool:
        """Begin with a card; what it needs is named before anything is sent."""
        self._forget()
        composing = Composing(self.desk)
        action = self.desk.parts.act["play"][card]
        if composing.begin(action):
            self.composing = composing
        return True

    def _compose(self, step: Callable[[Composing], bool]) -> bool:
        assert self.composing is not None
        done = step(self.composing)
        if self.composing.left:
            self.composing = None
        return done

    def _do(self, actions: tuple[Action, ...]) -> bool:
        self._forget()
        self.desk.do(actions)
        return True

    def _forget(self) -> None:
        self.way = ()
        self.pointing = False
        self.ending = False
        self.desk.cursor = -1

    def _squares(self) -> tuple[int, ...]:
        """The squares of the way."""
        field = self.desk.field
        if field is None or not self.way:
            return ()
        at = self.desk.me.at
        found: list[int] = []
        for action in self.way:
            if isinstance(action, Walk):
                at = field.exits[at].get(action.direction, at)
            elif isinstance(action, OnSquare):
                at = field.index.get(action.square, at)
            found.append(at)
        return tuple(found)

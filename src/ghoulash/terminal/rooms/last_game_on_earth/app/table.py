"""The table of the board game: four tiles, the players, the battle, the question, the hand."""

from collections.abc import Callable
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Container
from textual.widget import Widget

from ghoulash.games.last_game_on_earth.frames import Battling
from ghoulash.terminal.app.modes.mode import Hint, Mode
from ghoulash.terminal.app.screens.table import TableScreen
from ghoulash.terminal.app.widgets.log import Log
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import face_of, word_of
from ghoulash.terminal.rooms.last_game_on_earth.app.layout import (
    FOOT,
    GAP,
    LEAST_LOG,
    NARROW,
    SHORT,
    Lines,
    Plan,
    plan,
    share,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.modes import mode_of
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.answering import Answering
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.board_mode import BoardMode, Question
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.challenging import Challenging
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.fighting import Fighting
from ghoulash.terminal.rooms.last_game_on_earth.app.modes.resting import Waiting
from ghoulash.terminal.rooms.last_game_on_earth.app.standing import banner, sight, standings, table_of
from ghoulash.terminal.rooms.last_game_on_earth.app.story import StoryOfTheBoard
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.asked import Asked
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.board import BoardView
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.fight import Battle, Fight
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.hand import Hand, Shown
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.players import Players
from ghoulash.terminal.rooms.last_game_on_earth.app.widgets.spot import Spot
from ghoulash.terminal.session import Session

_TALL = 30
"""Lines from which on there is room for all that a card says."""
_FEW = 7
"""Cards that a small screen shows in full."""


class TableOfTiles(TableScreen[BoardDesk], inherit_bindings=False):
    """As one player sees it."""

    CSS_PATH = "table.tcss"
    talk_key = "t"  # `m` is for tokens
    mode: BoardMode  # pyright: ignore[reportIncompatibleVariableOverride]  (only `mode_now` makes one)

    def __init__(self, session: Session, seat: int, pace: float) -> None:
        desk = BoardDesk(session, seat)
        self._asked_before: object = None
        self._listing = False
        self._overfull = False
        """Whether even what must be answered does not all fit."""
        super().__init__(desk, StoryOfTheBoard(desk), pace)

    def mode_now(self, before: Mode[Any] | None) -> BoardMode:
        mine = before if isinstance(before, BoardMode) else None
        frames = self.desk.view.frames
        if self._listing and self.desk.asked and frames == self._asked_before:
            return mine if isinstance(mine, Answering) else Answering(self.desk)
        if mine is not None and isinstance(mine, Answering) and frames == self._asked_before:
            mine = None
        self._listing = False
        mode = mode_of(self.desk, mine, self._asked_before)
        if isinstance(mode, Waiting) and not isinstance(before, Waiting):
            self.desk.cursor = -1
        self._asked_before = frames
        return mode

    def banner(self) -> tuple[str, str]:
        return banner(self.desk)

    # The widgets

    def compose_board(self) -> ComposeResult:
        with Container(id="ground"):
            yield BoardView(id="board")

    def compose_standing(self) -> ComposeResult:
        yield Players(id="players")
        yield Fight(id="fight")
        yield Asked(id="asked")
        yield Hand(id="hand")
        yield Spot(id="spot")

    @property
    def _plan(self) -> Plan:
        field = self.desk.field
        columns, rows = (16, 16) if field is None else (field.ground.grid.columns, field.ground.grid.rows)
        return plan(max(20, self.size.width), max(10, self.size.height), columns, rows)

    @property
    def _narrow(self) -> bool:
        """Whether either the board or a panel of any use fits on the screen."""
        return self.size.width < NARROW

    @property
    def _short(self) -> bool:
        """Whether there is room for what must be answered, and little more."""
        return self.size.height < SHORT or self._narrow

    @property
    def _tall(self) -> bool:
        """Whether there is room for frames, and for all that a card says."""
        return self.size.height >= _TALL and not (self._plan.below or self._narrow)

    # Keys and clicks

    def own_keys(self) -> dict[str, Callable[[], None]]:
        return {
            "0": self._list,
            "escape": self._unlist,
            "pageup": lambda: self._scrolled.scroll_page_up(animate=False),
            "pagedown": lambda: self._scrolled.scroll_page_down(animate=False),
        }

    def own_hints(self) -> list[Hint]:
        more = Hint("pagedown", "PgDn", self.desk.words.say("lg-app-key-more"))
        return [more] if self._overfull else []

    @property
    def _scrolled(self) -> Widget:
        """What does not all fit."""
        return self.query_one("#standing") if self._overfull else self.query_one(Log)

    def _common_hints(self) -> list[Hint]:
        key = "app-key-back" if self._listing else "lg-app-key-list"
        listed = [Hint("0", "0", self.desk.words.say(key))] if self.desk.asked else []
        return [*listed, *super()._common_hints()]

    def _list(self) -> None:
        """All that can be done, as a list; or back from it."""
        self._listing = self.desk.asked and not self._listing
        self._go_on()

    def _unlist(self) -> None:
        if self._listing:
            self._list()

    @on(BoardView.Pointed)
    def _pointed(self, message: BoardView.Pointed) -> None:
        self.act(lambda: self.mode.point(message.square))

    @on(Hand.Taken)
    def _taken(self, message: Hand.Taken) -> None:
        self.press(message.key)

    @on(Asked.Answered)
    def _answered(self, message: Asked.Answered) -> None:
        self.press(message.key)

    # What is seen

    def show_board(self) -> None:
        desk = self.desk
        field = desk.field
        self.set_class(self._plan.below, "below")
        self.set_class(not self._tall, "low")
        self.set_class(self._short, "short")
        board = self.query_one(BoardView)
        board.display = field is not None and (self.mode.on_board or not self._narrow)
        if field is not None:
            board.show(field.ground, table_of(desk), self.mode.overlay(), self._plan, desk.looked_at)
        say = desk.words.say
        heads = say("lg-app-head-points"), say("lg-app-head-wounds"), say("lg-app-head-hand")
        self.query_one(Players).show(standings(desk), heads)
        self._title(Players, say("lg-app-panel-players"))
        self._title(Hand, say("lg-app-hand", deck=desk.me.deck))
        self._title(Log, say("lg-app-panel-log"))
        tall = self._tall
        battle = self._battle()
        self.query_one(Fight).show(battle, tall=tall and self.size.height > _TALL + 4)
        question = self._question()
        self.query_one(Asked).show(question)
        crowded = not tall and (battle is not None or question is not None or len(desk.hand()) > _FEW)
        title = "" if tall else say("lg-app-hand", deck=desk.me.deck)
        self.query_one(Hand).show(title, self._hand(), close=crowded)
        self._make_room(crowded=crowded)

    def _question(self) -> Question | None:
        """What stands in the panel; on a small screen, no more than the prompt does not say."""
        question = self.mode.question()
        lean = not self._tall and self.desk.battle is not None and isinstance(self.mode, Challenging)
        if question is None or lean or (self._narrow and self.mode.on_board):
            return None
        said = self._short and question.text == self.mode.prompt()
        return question._replace(text="") if said else question

    def _make_room(self, *, crowded: bool) -> None:
        """All that asks for an answer is seen whole, then the players, the square looked at, the log."""
        below, tall, height = self._plan.below, self._tall, self.size.height - FOOT
        board = self.query_one(BoardView).display and not below
        width = self.size.width - (self._plan.width + GAP + 1 if board else 0)
        if below:
            width, height = (self.size.width - 2) // 2, height - self._plan.height
        panels = [self.query_one(kind) for kind in (Players, Fight, Asked, Hand)]
        panels[0].display = True
        spot = self.query_one(Spot)
        most = 6 if tall or below else 1 if crowded else 2
        wanted = Lines(
            *(panel.lines(width) for panel in panels),
            spot=spot.show(sight(self.desk), most=most, width=width),
            log=0 if below else LEAST_LOG,
        )
        height -= 1 if self._short else 2  # the banner
        got = share(height, wanted)
        self._overfull = got.fight + got.asked + got.hand > height
        panels[0].display = bool(got.players)
        while most and spot.show(sight(self.desk), most=most, width=width) > got.spot:
            most -= 1
        spot.display = most > 0 and spot.display and (tall or below or self.desk.battle is None)
        self.query_one(Log).display = below or got.log >= LEAST_LOG

    def _title(self, panel: type[Widget], title: str) -> None:
        """A panel's title, where it has a frame to stand on."""
        self.query_one(panel).border_title = title if self._tall else None

    def _hand(self) -> list[Shown]:
        desk, mode = self.desk, self.mode
        usable, chosen = mode.usable(), mode.chosen()
        found: list[Shown] = []
        for n, held in enumerate(desk.hand(), 1):
            face = face_of(desk, held.card)
            found.append(
                Shown(
                    key=str(n) if n < 10 else "0",
                    word=face.word,
                    does=face.does,
                    kind=face.kind,
                    many=held.many,
                    chosen=chosen.get(held.card, 0),
                    usable=held.card in usable,
                    owner=face.owner,
                )
            )
        return found

    def _battle(self) -> Battle | None:
        desk, say = self.desk, self.desk.words.say
        battle = desk.battle
        if battle is None:
            return None
        planned = self.mode.planned() if isinstance(self.mode, Fighting | Challenging) else battle
        total, after = desk.total(battle), desk.total(planned)
        names = desk.session.names
        return Battle(
            title=say("lg-app-battle", square=desk.name(desk.view.players[battle.seat].at)),
            ghoul=say("lg-app-ghoul"),
            strength=battle.strength,
            battler=names[battle.seat],
            total=total,
            planned=after,
            verdict="✓" if after > battle.strength else "✗",
            cards=self._cards_of(planned),
        )

    def _cards_of(self, battle: Battling) -> str:
        desk = self.desk

        def listed(cards: tuple[int, ...]) -> str:
            return " + ".join(word_of(desk, desk.cards.text[card]) for card in cards)

        return desk.words.say(
            "lg-app-battle-cards",
            combat=battle.combat,
            down=listed(battle.down),
            puts=len(battle.down),
            against=listed(battle.against),
            takes=len(battle.against),
            parried=listed(battle.parried),
            saved=len(battle.parried),
        )

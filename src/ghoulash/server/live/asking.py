"""Bots at a table: each is asked, in another process, with what its seat may know."""

from asyncio import Future, TimerHandle, get_running_loop
from functools import partial
from typing import Any, Final

from ghoulash.core.refusal import Refusal
from ghoulash.server.live.absent import helper
from ghoulash.server.live.at_hand import AtHand
from ghoulash.server.live.game import LiveGame
from ghoulash.server.live.heard import Heard
from ghoulash.server.store.rows import SeatRow
from ghoulash.server.thinking.question import Answer, Failure, Mind, Premise, Question

_Thought = Answer | Failure
_PATIENCE: Final = 30.0
"""Seconds until a bot is asked again where none could answer."""


class Asking:
    """One table's questions to its bots."""

    def __init__(self, live: AtHand) -> None:
        self._live = live
        self._asked: dict[int, Future[_Thought]] = {}
        self._minds: dict[int, Mind] = {}
        self._premise: Premise | None = None
        self._again: TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody thinks."""
        return bool(self._asked)

    def forget(self) -> None:
        """What has been asked is of no interest any more."""
        if self._again is not None:
            self._again.cancel()
        for future in self._asked.values():
            future.cancel()
        self._asked.clear()

    def look(self) -> None:
        """Ask each bot that is to act, or that an open question can reach."""
        game = self._live.game
        if game is None or not any(map(_bot, self._live.sitters)) or game.table.outcome() is not None:
            return
        for seat in self._to_answer(game):
            bot = _bot(self._live.sitters[seat])
            if not bot or seat in self._asked:
                continue
            draft = game.table.draft(seat)
            if draft is not None and draft.finished:
                # The person laid it out and went away: there is nothing left to think about.
                self._live.happened(game.sealed.confirm(seat, self._live.house.now()))
                return
            self._ask(game, seat, bot)

    def _to_answer(self, game: LiveGame) -> list[int]:
        window = game.sealed.window
        if window is not None:
            return [seat for seat in window.seats if game.sealed.answer(seat) is None]
        return [seat for seat in game.table.to_act() if seat >= 0]

    def _ask(self, game: LiveGame, seat: int, bot: str) -> None:
        mind = self._minds.get(seat)
        if mind is None or mind.bot != bot:
            mind = self._minds[seat] = Mind.fresh(bot)
        future = self._think(game, seat, mind)
        self._asked[seat] = future
        future.add_done_callback(partial(self._thought, seat, game, game.number))

    def _think(self, game: LiveGame, seat: int, mind: Mind) -> "Future[_Thought]":
        if self._premise is None:
            self._premise = Premise.of(game.table.game)
        view = game.sealed.view(seat)
        told = game.story.number(seat)
        question = Question.of(self._premise, mind, seat, view, told, game.table.remarks)
        return self._live.house.thinkers.ask(self._live.about.id, question)

    def _thought(self, seat: int, game: LiveGame, number: int, future: "Future[_Thought]") -> None:
        if future.cancelled() or self._asked.get(seat) is not future:
            return
        self._live.do(partial(self._act, seat, game, number, future))

    def _act(self, seat: int, game: LiveGame, number: int, future: "Future[_Thought]") -> None:
        """Do what the bot has thought of, if the table is still the one it thought of."""
        if self._asked.get(seat) is not future:
            return
        del self._asked[seat]
        thought = future.result()
        if isinstance(thought, Failure):
            self._again = get_running_loop().call_later(_PATIENCE, self._live.do, self.look)
            return
        if game is not self._live.game or not _bot(self._live.sitters[seat]):
            return
        if number != game.number:
            self.look()
            return
        actions = _read(game, thought)
        now = self._live.house.now()
        draft = game.table.draft(seat)
        if draft is None:
            self._live.happened(game.sealed.act(seat, actions[0], now))
            return
        if not draft.finished:
            draft.add(*actions)
        self._live.happened(game.sealed.confirm(seat, now))

    async def hide(self, seat: int) -> Refusal | Heard:
        """Lay out the rest of a person's set-up, a different way each time; nothing is confirmed by it."""
        game = self._live.game
        assert game is not None
        thought = await self._think(game, seat, Mind.fresh(helper(self._live.about.game)))
        draft = game.table.draft(seat)
        if isinstance(thought, Failure) or draft is None:
            return Refusal("bot-failed")
        return draft.add(*_read(game, thought)) or Heard()


def _bot(sitter: SeatRow) -> str:
    """The bot that plays a seat, if one does."""
    return (sitter.bot if sitter.kind == "bot" else sitter.stand_in) or ""


def _read(game: LiveGame, thought: Answer) -> list[Any]:
    return [game.table.game.read(text) for text in thought.actions]

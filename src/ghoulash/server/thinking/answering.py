"""In a worker: a bot and its game, made from what came through the pipe."""

import hmac
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from ghoulash.bots import AnyBot
from ghoulash.core.game import AnyGame
from ghoulash.games import game_class
from ghoulash.server.thinking.wire import MINDS, PREMISES, Put, Recent

MakeBot = Callable[[AnyGame, str, int | Random], AnyBot]


class NotLegal(Exception):
    """The bot answered what the rules refuse."""


class Answering:
    """The games and bots that this worker knows."""

    def __init__(self, make_bot: MakeBot) -> None:
        self._make_bot = make_bot
        self._games: Recent[str, AnyGame] = Recent(PREMISES)
        self._minds: Recent[tuple[bytes, str, str], tuple[int, AnyBot]] = Recent(MINDS)

    def answer(self, put: Put) -> tuple[str, ...]:
        """One action; in a secret set-up all of it, laid out in the imagined world from view to view."""
        game = self._game(put)
        view = msgspec.json.decode(put.view, type=game.view_type)
        world = game.imagine(view, _random(put, b"world"))
        bot = self._bot(game, put)
        texts: list[str] = []
        while True:
            actions = game.actions(world, put.seat)
            action: Any = bot.act(view, put.remarks, actions)
            if game.refusal(world, put.seat, action) is not None:
                raise NotLegal
            texts.append(str(action))
            if not game.drafts(world, put.seat):
                return tuple(texts)
            world = game.apply(world, put.seat, action).state
            if not game.drafts(world, put.seat):
                return tuple(texts)
            view = game.view(world, put.seat)

    def _game(self, put: Put) -> AnyGame:
        game = self._games.get(put.key)
        if game is None:
            assert put.setup is not None
            game = game_class(put.game).from_setup(msgspec.json.decode(put.setup), put.rules)
            self._games.put(put.key, game)
        return game

    def _bot(self, game: AnyGame, put: Put) -> AnyBot:
        """The one that knows its plans; a new one where the question does not follow on."""
        key = (put.seed, put.bot, put.key)
        known = self._minds.get(key)
        bot = known[1] if known is not None and known[0] < put.number else None
        if bot is None:
            bot = self._make_bot(game, put.bot, _random(put, b"bot"))
        self._minds.put(key, (put.number, bot))
        return bot


def _random(put: Put, what: bytes) -> Random:
    """From the seed, and other for every question."""
    text = b"%s %d " % (what, put.number) + put.view
    return Random(hmac.digest(put.seed, text, "sha256"))  # noqa: S311 - secret seed, to be repeated

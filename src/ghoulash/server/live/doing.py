"""What each message does to a table in memory; whether it may was checked, what it may the game says."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ghoulash.core.refusal import Refusal
from ghoulash.server.live.absent import Absent
from ghoulash.server.live.asking import Asking
from ghoulash.server.live.at_hand import AtHand
from ghoulash.server.live.frames import listed
from ghoulash.server.live.game import LiveGame
from ghoulash.server.live.heard import Comes, Heard, Reply
from ghoulash.server.messages import (
    Act,
    AskAlways,
    Block,
    Clear,
    ComeBack,
    Confirm,
    HideForMe,
    Lay,
    Leave,
    ListActions,
    Say,
    Spell,
    TakeBack,
    Vote,
    Wish,
    Withdraw,
)

MOST_ACTIONS: Final = 200
"""In one gesture, or laid out at once: a whole set-up is less than half of it."""
_MOST_ORDERS: Final = 20


@dataclass(frozen=True)
class At:
    """The table that a message is for, and those who do what is not the game's."""

    live: AtHand
    game: LiveGame
    absent: Absent
    asking: Asking


def _act(at: At, message: Act) -> Comes:
    if message.last < at.game.story.number(message.seat):
        return Refusal("stale")
    actions = _read(at.game, message.do)
    if isinstance(actions, Refusal):
        return actions
    now = at.live.house.now()
    if len(actions) == 1:
        answer = at.game.sealed.act(message.seat, actions[0], now)
    else:
        answer = at.game.sealed.gesture(message.seat, actions, now)
    return answer if isinstance(answer, Refusal) else Heard(answer)


def _withdraw(at: At, message: Withdraw) -> Comes:
    return at.game.sealed.withdraw(message.seat, at.live.house.now()) or Heard()


def _ask_always(at: At, message: AskAlways) -> Comes:
    at.game.sealed.ask_always(message.seat, ticked=message.ticked)
    return Heard()


def _leave(at: At, message: Leave) -> Comes:
    if len(message.orders) > _MOST_ORDERS:
        return Refusal("too-many")
    return at.game.sealed.leave(message.seat, *message.orders) or Heard()


def _spell(at: At, message: Spell) -> Comes:
    spelled = at.game.table.game.spell(at.game.sealed.view(message.seat), message.text)
    return spelled if isinstance(spelled, Refusal) else Reply(tuple(map(str, spelled)))


def _list(at: At, message: ListActions) -> Comes:
    return Reply(listed(at.game.sealed, message.seat, message.verb, message.piece))


def _lay(at: At, message: Lay) -> Comes:
    actions = _read(at.game, message.do)
    if isinstance(actions, Refusal):
        return actions
    draft = at.game.table.draft(message.seat)
    if draft is None:
        return Refusal("draft-none")
    return draft.add(*actions) or Heard()


def _take_back(at: At, message: TakeBack) -> Comes:
    draft = at.game.table.draft(message.seat)
    if draft is None:
        return Refusal("undo-told")
    if not message.do:
        return Refusal("undo-nothing") if draft.undo() is None else Heard()
    action = at.game.table.game.read(message.do)
    return action if isinstance(action, Refusal) else draft.remove(action) or Heard()


def _clear(at: At, message: Clear) -> Comes:
    draft = at.game.table.draft(message.seat)
    if draft is None:
        return Refusal("draft-none")
    draft.clear()
    return Heard()


def _hide_for_me(at: At, message: HideForMe) -> Comes:
    draft = at.game.table.draft(message.seat)
    if draft is None:
        return Refusal("draft-none")
    if draft.finished:
        return Refusal("draft-full")
    return at.asking.hide(message.seat)


def _confirm(at: At, message: Confirm) -> Comes:
    answer = at.game.sealed.confirm(message.seat, at.live.house.now())
    return answer if isinstance(answer, Refusal) else Heard(answer, news=True)


def _say(at: At, message: Say) -> Comes:
    if not at.live.about.options.chat:
        return Refusal("chat-off")
    before = len(at.game.table.remarks)
    refusal = at.game.table.say(message.seat, message.text)
    if refusal is not None:
        return refusal
    return Heard(remarks=((at.game.table.remarks[-1], before + 1),))


def _block(at: At, message: Block) -> Comes:
    return at.absent.block(message.seat, message.whom, blocked=message.blocked)


def _vote(at: At, message: Vote) -> Comes:
    return at.absent.vote(message.seat, message.whom)


def _come_back(at: At, message: ComeBack) -> Comes:
    return at.absent.come_back(message.seat)


def _read(game: LiveGame, texts: tuple[str, ...]) -> tuple[Any, ...] | Refusal:
    """The actions that these texts name, or why one of them names none."""
    if not 0 < len(texts) <= MOST_ACTIONS:
        return Refusal("too-many")
    actions: list[Any] = []
    for text in texts:
        action = game.table.game.read(text)
        if isinstance(action, Refusal):
            return action
        actions.append(action)
    return tuple(actions)


_DOING: Mapping[type[Wish], Callable[[At, Any], Comes]] = {
    Act: _act,
    Withdraw: _withdraw,
    AskAlways: _ask_always,
    Leave: _leave,
    Spell: _spell,
    ListActions: _list,
    Lay: _lay,
    TakeBack: _take_back,
    Clear: _clear,
    HideForMe: _hide_for_me,
    Confirm: _confirm,
    Say: _say,
    Block: _block,
    Vote: _vote,
    ComeBack: _come_back,
}

_PLAYING: Final = frozenset({Act, Withdraw, Lay, TakeBack, Clear, HideForMe, Confirm})
"""What nobody does beside the bot that plays for them."""


def heard(at: At, message: Wish) -> Comes:
    """What comes of a message."""
    kind = type(message)
    if kind in _PLAYING and at.live.sitters[message.seat].stand_in:
        return Refusal("stand-in")
    return _DOING[kind](at, message)

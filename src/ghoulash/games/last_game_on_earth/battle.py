"""Ghoul Battles (LG-5)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from ghoulash.core.game import Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import (
    CHARM_SPENT,
    DONE,
    PASS,
    Action,
    Challenge,
    Parry,
    WithCard,
)
from ghoulash.games.last_game_on_earth.declaring import value_refusal
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import Battling, Challenging
from ghoulash.games.last_game_on_earth.parts import Parts
from ghoulash.games.last_game_on_earth.replenishing import not_held
from ghoulash.games.last_game_on_earth.specialties import after_specialty, is_own
from ghoulash.games.last_game_on_earth.state import KINDS, POINTS, STRENGTH, Player, State
from ghoulash.games.last_game_on_earth.view import PlayerView
from ghoulash.games.last_game_on_earth.work import Work
from ghoulash.games.last_game_on_earth.wounds import deal, parry_refusal

PUTTING: Final = 0
CHALLENGED: Final = 1
"""A challenge may come."""
ANSWERING: Final = 2


def begin_battle(work: Work, seat: int, index: int, kind: int) -> None:
    """A Ghoul is fought, with Initial Combat and what is put down."""
    combat = work.deck_of(seat).combat + work.players[seat].guns
    work.told.append(ev.BattleBegun(seat, work.name(work.players[seat].at), STRENGTH[kind], combat))
    work.frames.append(Battling(seat, index, STRENGTH[kind], combat))


def total(parts: Parts, players: Sequence[Player | PlayerView], frame: Battling) -> int:
    """Initial Combat, cards put down, less the challenge (LG-5.1, LG-5.2, LG-7.7)."""
    value, bonus = parts.cards.value, parts.cards.bonus
    me = players[frame.seat].character
    deck = parts.cards.deck
    put = sum([value[card] + (bonus[card] if deck[card] == me else 0) for card in frame.down])
    return frame.combat + put - sum([value[card] for card in frame.against])


def battling_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """Put down, raise Initial Combat, answer a challenge, or be done."""
    frame = state.frames[-1]
    assert isinstance(frame, Battling)
    me = state.players[seat]
    hand = dict.fromkeys(me.hand)
    value, text = parts.cards.value, parts.cards.text
    plays: list[Action] = [parts.act["play"][card] for card in hand if _raises(parts, state, frame, card)]
    if frame.against:
        against = dict.fromkeys(frame.against)
        does = parts.cards.does
        plays += [Parry(text[a], text[b]) for a in hand if does[a] == "parry" for b in sorted(against)]
    puts = [parts.act["put"][card] for card in hand if value[card]]
    charm = (CHARM_SPENT,) if me.charms and frame.against else ()
    return (*plays, *puts, *charm, DONE)


def _raises(parts: Parts, state: State, frame: Battling, card: int) -> bool:
    """Whether the card makes Initial Combat the Ghoul's strength, and that would raise it (LG-10.31)."""
    mine = parts.cards.does[card] == "combat" and is_own(parts, state.players[frame.seat], card)
    return mine and frame.combat < frame.strength


def battling_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this does not help in a battle."""
    frame = state.frames[-1]
    assert isinstance(frame, Battling)
    if action == DONE:
        return None
    if isinstance(action, Parry):
        return parry_refusal(parts, state, seat, action, frame.against)
    if action == CHARM_SPENT:
        return _charm_refusal(state, seat, frame)
    if not isinstance(action, WithCard) or action.verb not in ("put", "play"):
        return Refusal("battle-now", "LG-5.1")
    if action.verb == "put":
        return value_refusal(parts, state, seat, action.card)
    refusal = not_held(parts, state, seat, action.card)
    if refusal is not None:
        return refusal
    card = parts.cards.by_text[action.card]
    args: dict[str, str | int] = {"card": action.card}
    if parts.cards.does[card] != "combat":
        return Refusal("card-not-now", "LG-7.4", args)
    if not is_own(parts, state.players[seat], card):
        return Refusal("specialty-not-yours", "LG-10.11", args)
    return None if frame.combat < frame.strength else Refusal("combat-raised", "LG-10.31", args)


def _charm_refusal(state: State, seat: int, frame: Battling) -> Refusal | None:
    if not state.players[seat].charms:
        return Refusal("no-charm", "LG-9.2")
    return None if frame.against else Refusal("charm-no-challenge", "LG-10.42")


def fight(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """One card more, or the reckoning."""
    work = Work(parts, state)
    frame = work.frames[-1]
    assert isinstance(frame, Battling)
    if isinstance(action, WithCard):
        _put(work, frame, seat, action)
    elif isinstance(action, Parry):
        work.spend(seat, parts.cards.by_text[action.card])
        at = frame.against.index(parts.cards.by_text[action.against])
        parried = (*frame.parried, frame.against[at])
        work.swap(replace(frame, against=frame.against[:at] + frame.against[at + 1 :], parried=parried))
        work.told.append(ev.Parried(seat, action.against))
    elif action == CHARM_SPENT:
        work.change(seat, charms=work.players[seat].charms - 1)
        work.swap(replace(frame, against=(), parried=(*frame.parried, *frame.against)))
        work.told.append(ev.CharmSpent(seat, "challenge"))
    elif total(parts, work.players, frame) <= frame.strength:
        _lose(work, frame)
    elif frame.stage == PUTTING:
        left = tuple([other for other in work.after(seat) if not work.players[other].fallen])
        work.swap(replace(frame, stage=CHALLENGED))
        work.frames.append(Challenging(left))
    else:
        _win(work, frame)
    return work


def _put(work: Work, frame: Battling, seat: int, action: WithCard) -> None:
    card = work.parts.cards.by_text[action.card]
    work.take_out(seat, card)
    if action.verb == "put":
        frame = replace(frame, down=(*frame.down, card))
        work.told.append(ev.PutDown(seat, action.card, total(work.parts, work.players, frame)))
    else:
        work.go_home(card)
        frame = replace(frame, combat=frame.strength)
        work.told.append(ev.CombatRaised(seat, action.card, total(work.parts, work.players, frame)))
    work.swap(frame)
    after_specialty(work, seat, card)


def challenging_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """One or two Value cards, or pass."""
    cards = [card for card in state.players[seat].hand if parts.cards.value[card]]
    pairs = {(card,) for card in cards} | set(combinations(cards, 2))
    order = parts.challenge_order
    return (*[parts.challenges[pair] for pair in sorted(pairs, key=order.__getitem__)], PASS)


def challenging_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this is no challenge."""
    if action == PASS:
        return None
    if not isinstance(action, Challenge):
        return Refusal("challenge-now", "LG-5.2")
    for text in action.cards:
        refusal = value_refusal(parts, state, seat, text)
        if refusal is not None:
            return refusal
    hand = state.players[seat].hand
    for text in action.cards:
        if hand.count(parts.cards.by_text[text]) < action.cards.count(text):
            return Refusal("card-held-once", "LG-5.2", {"card": text})
    return None


def answer_challenging(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """The first who challenges is the only one (LG-5.2)."""
    work = Work(parts, state)
    frame = work.frames.pop()
    assert isinstance(frame, Challenging)
    if action == PASS:
        work.frames.append(Challenging(frame.left[1:]))
        return work
    assert isinstance(action, Challenge)
    cards = tuple([parts.cards.by_text[text] for text in action.cards])
    for card in cards:
        work.take_out(seat, card)
    battle = work.frames[-1]
    assert isinstance(battle, Battling)
    battle = replace(battle, against=cards, stage=ANSWERING)
    work.swap(battle)
    work.told.append(ev.Challenged(seat, action.cards, total(parts, work.players, battle)))
    for card in cards:
        after_specialty(work, seat, card)
    return work


def settle_challenging(work: Work) -> bool:
    """Nobody has challenged: the battle is won."""
    frame = work.frames[-1]
    assert isinstance(frame, Challenging)
    if frame.left:
        return False
    work.frames.pop()
    battle = work.frames[-1]
    assert isinstance(battle, Battling)
    _win(work, battle)
    return True


def _clear(work: Work, frame: Battling) -> None:
    """All Value cards of the battle are discarded, won or lost (LG-10.2)."""
    work.frames.pop()
    for card in (*frame.down, *frame.against, *frame.parried):
        work.go_home(card)


def _win(work: Work, frame: Battling) -> None:
    _clear(work, frame)
    me = work.players[frame.seat]
    kind = work.tokens(me.at)[frame.index].kind
    work.remove(me.at, frame.index)
    me = work.change(frame.seat, won=tuple(sorted((*me.won, kind))))
    work.told.append(ev.BattleWon(frame.seat, KINDS[kind], POINTS[kind], me.points))
    work.score(frame.seat)


def _lose(work: Work, frame: Battling) -> None:
    _clear(work, frame)
    wounds = POINTS[work.tokens(work.players[frame.seat].at)[frame.index].kind]
    work.told.append(ev.BattleLost(frame.seat, wounds))
    deal(work, frame.seat, wounds)

"""The question of the moment, for every frame that asks somebody."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ghoulash.games.last_game_on_earth import frames as fr
from ghoulash.games.last_game_on_earth.battle import ANSWERING, total
from ghoulash.games.last_game_on_earth.state import POINTS_AGAINST
from ghoulash.terminal.rooms.last_game_on_earth.side import Side
from ghoulash.terminal.rooms.last_game_on_earth.turning import ask_turn


def question(side: Side) -> str:
    """Who is asked what, why, and what there is to say."""
    frame = side.frame
    return _ASKED[type(frame)](side, frame)


def _pick(side: Side, frame: fr.Picking) -> str:
    taken = {player.character for player in side.view.players}
    left = [
        side.say(
            "lg-character",
            name=side.words.named("character", deck.id),
            combat=deck.combat,
            movement=deck.movement,
            health=deck.health,
            does=deck.specialty,
        )
        for n, deck in enumerate(side.parts.decks)
        if n not in taken
    ]
    return side.say("lg-ask-pick", characters=" ".join(left), example=_first_named(side))


def _scatter(side: Side, frame: fr.Scattering) -> str:
    return side.say("lg-ask-token", left=frame.left, square=_first_named(side))


def _start(side: Side, frame: fr.Starting) -> str:
    left = (frame.seat + 1) % len(side.view.players)
    return side.say("lg-ask-start", name=side.full_name(left), square=_first_named(side))


def _first_named(side: Side) -> str:
    """The first thing that may be answered, without its verb."""
    return str(side.actions()[0]).partition(" ")[2]


def _replenish(side: Side, frame: fr.Replenishing) -> str:
    """At length the first time in a turn, in short after each card thrown away."""
    hand = side.counted(side.me.hand) or side.say("lg-nothing")
    asked = side.asked_again()
    return side.say("lg-ask-replenish-more" if asked else "lg-ask-replenish", hand=hand)


def _declare(side: Side, frame: fr.Declaring) -> str:
    """What a card, or a token picked up, still needs."""
    card = "" if frame.card < 0 else side.card(frame.card)
    does = "" if frame.card < 0 else side.cards.does[frame.card]
    if does == "steal":
        victims = ", ".join(_victims(side))
        return side.say("lg-ask-victim", card=card, victims=victims)
    if does == "debris" and frame.square >= 0:
        values = side.counted(side.values(side.me.hand))
        return side.say(
            "lg-ask-value", square=side.square(frame.square), values=values or side.say("lg-nothing")
        )
    if frame.card < 0 or frame.square >= 0:
        return _where_to(side, frame.square)
    if does in ("hole", "debris"):
        pieces = ", ".join(_pieces(side))
        return side.say("lg-ask-at", card=card, does=does, pieces=pieces)
    return side.say("lg-ask-token-for", card=card, does=does)


def _where_to(side: Side, square: int) -> str:
    """Where a token may go, and whom it would reach."""
    actions = side.actions()
    names = {str(action).partition(" ")[2] for action in actions}
    near = [
        side.say("lg-piece-at", who=side.who(seat), name=side.full_name(seat), square=side.square(player.at))
        for seat, player in enumerate(side.view.players)
        if side.square(player.at) in names
    ]
    return side.say(
        "lg-ask-to",
        square=side.square(square),
        token=side.token(side.stack(square)[-1]),
        n=len(actions),
        pieces=", ".join(near) or "none",
    )


def others(side: Side) -> str:
    """Everybody else, as one may name them."""
    return ", ".join(side.full_name(seat) for seat in side.others())


def _victims(side: Side) -> Iterator[str]:
    for action in side.actions():
        seat: int = action.seat
        yield side.say(
            "lg-victim",
            character=side.character(seat),
            name=side.name(seat),
            n=len(side.view.players[seat].hand),
        )


def _pieces(side: Side) -> Iterator[str]:
    """Where everybody stands, oneself last."""
    for seat in (*side.others(), side.seat):
        at = side.view.players[seat].at
        if at >= 0:
            yield side.say(
                "lg-piece-at", who=side.who(seat), name=side.full_name(seat), square=side.square(at)
            )


def _ask_inaction(side: Side, frame: fr.Asking) -> str:
    playing = side.view.frames[-2]
    assert isinstance(playing, fr.Playing)
    held = len(side.does(side.me.hand, "inaction"))
    return side.say("lg-ask-inaction", n=held, what=_declared(side, playing))


def _declared(side: Side, playing: fr.Playing) -> str:
    """The card as it was declared."""
    target = playing.target
    return side.say(
        "lg-declared",
        name=side.full_name(playing.seat),
        card=side.card(playing.card, playing.seat),
        square=side.square(playing.square) or "none",
        to=side.square(playing.to) or "none",
        target_who="nobody" if target < 0 else side.who(target),
        target="" if target < 0 else side.full_name(target),
        value="none" if playing.value < 0 else side.card(playing.value, playing.seat),
        here="yes" if playing.square >= 0 and playing.square == side.me.at else "no",
    )


def _guard(side: Side, frame: fr.Guarding) -> str:
    hand = side.me.hand
    parries = len(side.does(hand, "parry")) if frame.value >= 0 else 0
    hides = side.counted(side.does(hand, "hide"))
    value = "none" if frame.value < 0 else side.card(frame.value)
    return side.say(
        "lg-ask-guard",
        wounds=frame.wounds,
        value=value,
        typed="" if frame.value < 0 else side.words.typed(side.cards.text[frame.value]),
        parries=parries,
        hides=hides or "none",
    )


def _aid(side: Side, frame: fr.Aiding) -> str:
    return side.say("lg-ask-aid", square=side.square(side.me.at), wounds=len(side.me.wounds) + side.me.bare)


def _battle(side: Side, frame: fr.Battling) -> str:
    if frame.stage == ANSWERING:
        return _answer(side, frame)
    return side.say(
        "lg-ask-battle",
        square=side.square(side.me.at),
        strength=frame.strength,
        points=POINTS_AGAINST[frame.strength],
        total=_total(side, frame),
        short=max(0, 1 - _margin(side, frame)),
        down=side.counted(frame.down) or "none",
        values=side.counted(side.values(side.me.hand)) or "none",
        raises=_raising(side, frame),
    )


def _answer(side: Side, frame: fr.Battling) -> str:
    return side.say(
        "lg-ask-answer",
        strength=frame.strength,
        points=POINTS_AGAINST[frame.strength],
        total=_total(side, frame),
        short=max(0, 1 - _margin(side, frame)),
        against=side.counted(frame.against) or "none",
        parries=len(side.does(side.me.hand, "parry")) if frame.against else 0,
        charms=side.me.charms if frame.against else 0,
        values=side.counted(side.values(side.me.hand)) or "none",
        raises=_raising(side, frame),
    )


def _margin(side: Side, frame: fr.Battling) -> int:
    """How far the battler is above the Ghoul's strength; 0 or less: the battle is being lost."""
    return _total(side, frame) - frame.strength


def _total(side: Side, frame: fr.Battling) -> int:
    return total(side.parts, side.view.players, frame)


def _raising(side: Side, frame: fr.Battling) -> str:
    cards = [
        card
        for card in side.does(side.me.hand, "combat")
        if side.cards.deck[card] == side.me.character and frame.combat < frame.strength
    ]
    return side.card(cards[0]) if cards else "none"


def _challenge(side: Side, frame: fr.Challenging) -> str:
    battle = side.view.frames[-2]
    assert isinstance(battle, fr.Battling)
    player = side.view.players[battle.seat]
    return side.say(
        "lg-ask-challenge",
        name=side.full_name(battle.seat),
        square=side.square(player.at),
        strength=battle.strength,
        points=POINTS_AGAINST[battle.strength],
        has=player.points,
        total=_total(side, battle),
        need=_margin(side, battle),
        most=sum([side.cards.value[card] for card in side.values(side.me.hand)[:2]]),
        values=side.counted(side.values(side.me.hand)) or "none",
    )


def _reveal(side: Side, frame: fr.Revealing) -> str:
    return side.say("lg-ask-reveal", squares=_squares(side))


def _look(side: Side, frame: fr.Looking) -> str:
    return side.say("lg-ask-look", n=frame.left)


def _squares(side: Side) -> str:
    names = [str(action).partition(" ")[2] for action in side.actions()]
    return ", ".join(filter(None, names))


_ASKED: Final[dict[type, Callable[[Side, Any], str]]] = {
    fr.Picking: _pick,
    fr.Scattering: _scatter,
    fr.Starting: _start,
    fr.Replenishing: _replenish,
    fr.Turn: ask_turn,
    fr.Declaring: _declare,
    fr.Asking: _ask_inaction,
    fr.Guarding: _guard,
    fr.Aiding: _aid,
    fr.Battling: _battle,
    fr.Challenging: _challenge,
    fr.Revealing: _reveal,
    fr.Looking: _look,
}
"""Every frame that may ask a person; the others ask chance, or nobody."""
ASKED: Final = frozenset(_ASKED)

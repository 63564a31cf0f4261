"""How everybody does: points, wounds, hands, where they stand."""

from collections import Counter
from collections.abc import Iterator

from ghoulash.games.last_game_on_earth.frames import Replenishing, Turn
from ghoulash.terminal.rooms.last_game_on_earth.side import Side


def status(side: Side) -> Iterator[str]:
    """Whose turn it is, then this seat, then the others from the left."""
    view = side.view
    turn = view.frames[0] if view.frames else None
    if isinstance(turn, Turn | Replenishing):
        seat = turn.seat
        number = view.turns // len(view.players) + 1
        yield side.say("lg-status-turn", n=number, who=side.who(seat), name=side.full_name(seat))
    for other in (side.seat, *side.others()):
        yield standing(side, other)


def standing(side: Side, seat: int) -> str:
    """One player, in a line."""
    return side.say(
        "lg-status",
        who=side.who(seat),
        name=side.full_name(seat),
        character=side.character(seat),
        how=", ".join(_parts(side, seat)),
    )


def _parts(side: Side, seat: int) -> Iterator[str]:
    say, player = side.say, side.view.players[seat]
    if player.character < 0:
        yield say("lg-status-unpicked")
        return
    deck = side.parts.decks[player.character]
    yield say("lg-status-points", points=player.points)
    if player.dead:
        yield say("lg-status-dead")
    else:
        yield say("lg-status-wounds", wounds=len(player.wounds) + player.bare, most=deck.health)
        if player.at >= 0:
            yield say("lg-status-at", square=side.square(player.at))
        if player.fallen:
            yield say("lg-status-fallen")
    yield say("lg-status-hand", n=len(player.hand), stolen=stolen(side, seat), left=player.deck)
    if player.guns:
        yield say("lg-status-guns", n=player.guns)
    if player.charms:
        yield say("lg-status-charms", n=player.charms)
    if player.carrying:
        yield say("lg-status-carrying", n=player.carrying)
    if player.rescued:
        yield say("lg-status-rescued", n=player.rescued)


def stolen(side: Side, seat: int) -> str:
    """Of which other decks a hand holds cards, which their backs show to all."""
    player = side.view.players[seat]
    decks = Counter(side.cards.deck[card] for card in player.hand)
    named = [
        side.say("lg-of-deck", n=n, deck=side.words.named("character", side.parts.decks[deck].id))
        for deck, n in sorted(decks.items())
        if deck != player.character
    ]
    return ", ".join(named) or "none"

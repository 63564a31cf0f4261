"""Games of The Last Game on Earth with short decks, small enough to go through."""

from collections.abc import Sequence
from itertools import count
from random import Random

from msgspec.structs import replace

from ghoulash.conformance import Play, played
from ghoulash.conformance.play import Stop
from ghoulash.core.game import CHANCE, Deed
from ghoulash.games.last_game_on_earth.actions import DONE, PASS, Action
from ghoulash.games.last_game_on_earth.decks import shipped
from ghoulash.games.last_game_on_earth.frames import Replenishing
from ghoulash.games.last_game_on_earth.layout import read_layout
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.state import State

CARDS = "1 2 3 steal debris recon parry inaction hole haul"


def tiny(cards: str = CARDS) -> LastGameOnEarth:
    """Each character has just these cards; if none is named twice, all deals are as likely."""
    names = cards.split()
    decks = [
        replace(
            deck,
            cards=tuple(replace(card, count=names.count(card.id)) for card in deck.cards if card.id in names),
        )
        for deck in shipped()
    ]
    return LastGameOnEarth((), read_layout("yard"), decks_used=decks)


def led(game: LastGameOnEarth, seats: int, number: int, *, eager: Sequence[str], most: int = 400) -> Play:
    """A game in which nobody discards, and everybody does what they are eager to do, at random else.

    It breaks off where a deck is reshuffled: from there on a perfect memory knows more than a view.
    """
    play = played(game, seats, 7, number)
    play.stops = []
    rng = Random(f"led {number}")
    state = game.start(seats)
    for step in count():
        deed = _deed(game, state, eager, rng)
        after = game.apply(state, deed.seat, deed.action)
        if step == most or any(event.__struct_config__.tag == "reshuffled" for event in after.events):
            play.stops.append(Stop(step, state))
            return play
        play.stops.append(Stop(step, state, deed, after))
        state = after.state
    raise AssertionError


def _deed(game: LastGameOnEarth, state: State, eager: Sequence[str], rng: Random) -> Deed[Action]:
    (seat,) = game.to_act(state)
    if seat == CHANCE:
        outcomes, weights = zip(*game.chances(state), strict=True)
        return Deed(seat, rng.choices(outcomes, weights)[0])
    legal = game.actions(state, seat)
    if isinstance(state.frames[-1], Replenishing):
        return Deed(seat, DONE)
    wanted = [action for action in legal if str(action).startswith(tuple(eager))]
    if not wanted and PASS in legal:
        return Deed(seat, PASS)
    return Deed(seat, rng.choice(wanted or list(legal)))

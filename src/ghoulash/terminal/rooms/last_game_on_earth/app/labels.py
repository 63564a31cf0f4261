"""Every action as a choice to be read: what it does, in a few words."""

from ghoulash.games.last_game_on_earth.actions import (
    Action,
    Bare,
    Challenge,
    Named,
    OnSeat,
    OnSquare,
    Parry,
    Walk,
    WithCard,
)
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import word_of


def label(desk: BoardDesk, action: Action) -> str:
    """What choosing this does."""
    say = desk.words.say
    if isinstance(action, Bare):
        return say("lg-app-do-bare", word=action.word)
    if isinstance(action, Walk):
        return say("lg-app-do-walk", direction=action.direction)
    if isinstance(action, OnSquare):
        return say("lg-app-do-square", verb=action.verb, square=action.square)
    if isinstance(action, WithCard):
        return say("lg-app-do-card", verb=action.verb, card=word_of(desk, action.card))
    if isinstance(action, OnSeat):
        return desk.session.names[action.seat]
    if isinstance(action, Challenge):
        cards = " + ".join(word_of(desk, text) for text in action.cards)
        return say("lg-app-do-challenge", cards=cards)
    if isinstance(action, Parry):
        return say("lg-app-do-parry", card=word_of(desk, action.against))
    if isinstance(action, Named):
        return character_line(desk, action.name)
    return desk.words.typed(str(action))


def character_line(desk: BoardDesk, name: str) -> str:
    """A character to be picked, in one line."""
    deck = next((deck for deck in desk.parts.decks if deck.id == name), None)
    if deck is None:
        return name
    say = desk.words.say
    return say(
        "lg-app-character",
        name=desk.words.named("character", name),
        combat=deck.combat,
        movement=deck.movement,
        health=deck.health,
        specialty=say("lg-app-specialty", specialty=deck.specialty),
    )

"""What stands on a card: one big number or word, and one line of what it does."""

from typing import NamedTuple

from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk


class Face(NamedTuple):
    """One card."""

    word: str
    does: str
    kind: str
    """`value`, `action`, `rescue` or `specialty`: the word that its colour and its place stand for."""
    value: int
    owner: str
    """The letter of the deck that it was stolen from; nothing on one's own."""


def face_of(desk: BoardDesk, card: int, holder: int | None = None) -> Face:
    """A card, in the holder's hand; without one, in the seat's own."""
    say = desk.words.say
    cards, number = desk.cards, desk.cards.number[card]
    value, does = cards.value[card], cards.does[card]
    seat = desk.seat if holder is None else holder
    own = cards.deck[card] == desk.view.players[seat].character
    deck = cards.decks[cards.deck[card]]
    owner = "" if own else desk.words.named("character", deck.id)[:1].upper()
    title = cards.card[card].title.text(desk.words.language) if card < len(cards) else "?"
    bonus = cards.bonus[card] if own else 0
    if value:
        word = f"{value}+{bonus}" if bonus else str(value)
        text = say("lg-app-does-value", title=title or "none", value=value, bonus=bonus)
        return Face(word, text, _kind(desk, card), value, owner)
    word = title or say("lg-card", card=does)
    return Face(word, say("lg-app-does", does=does, number=number), _kind(desk, card), 0, owner)


def _kind(desk: BoardDesk, card: int) -> str:
    return desk.cards.kind[card].split("-", maxsplit=1)[0]


def word_of(desk: BoardDesk, text: str) -> str:
    """What a card is called in a sentence, by the text that names it in an action: `Hole`, `3`."""
    card = desk.cards.by_text.get(text, -1)
    if not 0 <= card < len(desk.cards):
        return "?"
    title = desk.cards.card[card].title.text(desk.words.language)
    value = desk.cards.value[card]
    if value:
        return f"{title} ({value})" if title else str(value)
    return title or desk.words.say("lg-card", card=desk.cards.does[card])

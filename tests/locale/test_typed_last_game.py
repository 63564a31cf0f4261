"""What may be typed at a table of The Last Game on Earth, in both languages."""

import pytest

import ghoulash
from ghoulash.locale import LANGUAGES, Words, words
from ghoulash.locale.last_game_on_earth.tongue import ASKS, VERBS
from ghoulash.locale.typed import META, lexicon

pytestmark = pytest.mark.usefixtures("nothing_missing")
GAME = ghoulash.game("last-game-on-earth")
CARDS = sorted({text.partition("@")[0] for text in GAME.parts.cards.text if "?" not in text})  # type: ignore[attr-defined]

ENGLISH = {
    "play a Hole on 9-J": "play hole 9-J",
    "play debris on 9-J with a 3": "play debris 9-J 3",
    "play haul 12-H to 9-J": "play haul 12-H 9-J",
    "play The Right Ghoo for the Job": "play right-ghoo",
    "play right ghoo for the job": "play right-ghoo",
    "move the token from 12-H to 9-J": "move 12-H 9-J",
    "put down 3 and 2, done": "put 3 2 done",
    "throw away 1, hole": "discard 1 hole",
    "discard everything": "discard all",
    "I challenge with a 3 and a Specimen": "challenge 3 specimen",
    "challenge 3 of Lake's deck": "challenge 3@lake",
    "put marked 3": "put 3+",
    "put 3+ 2": "put 3+ 2",
    "fight": "face",
    "end of turn": "end",
    "what is at 10-J": "at 10-J",
    "look 7-H": "look 7-H",
    "look at 7-H": "at 7-H",
    "my cards": "hand",
    "N": "walk N",
    "go to 9-J": "walk to 9-J",
    "no": "no",
}
FRENCH = {
    "joue un trou en 9-J": "play hole 9-J",
    "joue Débris sur 9-J avec un 3": "play debris 9-J 3",
    "joue treuil 12-H vers 9-J": "play haul 12-H 9-J",
    "joue Le Ghoo qu’il faut": "play right-ghoo",
    "joue à bout portant": "play point-blank",
    "déplace le jeton de 12-H en 9-J": "move 12-H 9-J",
    "pose 3, 2, fini": "put 3 2 done",
    "défausse 1 et trou": "discard 1 hole",
    "défausse tout": "discard all",
    "je te défie avec un 3 et Spécimen": "challenge 3 specimen",
    "défie 3 de Lake": "challenge 3@lake",
    "pose la Valeur 3 marquée": "put 3+",
    "affronte": "face",
    "fin du tour": "end",
    "fin": "end",
    "fini": "done",
    "qu'y a-t-il en 10-J ?": "at 10-J",
    "regarde 7-H": "at 7-H",
    "espionne 7-H": "look 7-H",
    "ma main": "hand",
    "ouest": "walk W",
    "va en 9-J": "walk to 9-J",
    "choisis Cornealius": "pick cornealius",
    "play hole 9-J": "play hole 9-J",
}


def at_table(language: str) -> Words:
    return words(language, GAME.id).at(GAME.setup())


@pytest.mark.parametrize(("typed", "meant"), ENGLISH.items())
def test_english(typed: str, meant: str):
    assert at_table("en").canonical(typed) == meant


@pytest.mark.parametrize(("typed", "meant"), FRENCH.items())
def test_french(typed: str, meant: str):
    assert at_table("fr").canonical(typed) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_we_show_is_understood(language: str):
    shown = at_table(language)
    for word in (*VERBS, *ASKS, *META):
        if word not in ("to", "say", "save"):
            assert shown.canonical(shown.typed(word)).split(" ")[0] == word, word
    for card in CARDS:
        for verb in ("play", "discard"):
            action = f"{verb} {card}"
            assert shown.canonical(shown.typed(action)) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_record_says_is_understood(language: str):
    """A bot's choice, pasted in: the action language works in every language."""
    for action in ("play hole@zone", "put 3+@gray", "challenge 2@lake specimen@lake", "walk N", "move 9-J"):
        assert at_table(language).canonical(action) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_game_is_lost_to_another(language: str):
    meanings = lexicon(language, GAME.id).commands
    assert set(VERBS) | set(ASKS) | set(META) == set(meanings.values())

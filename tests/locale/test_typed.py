"""What may be typed, in both languages."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ghoulash
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.scenario import FIXED, SOUGHT
from ghoulash.locale import LANGUAGES
from ghoulash.locale.pen_and_paper.tongue import ASKS, KINDS, VERBS
from ghoulash.locale.typed import META, lexicon
from tests.locale.reading import GAME, words

pytestmark = pytest.mark.usefixtures("nothing_missing")
OTHERWISE = {"place": "hide", "bar": "block", "barre": "block", "barres": "status"}
"""English words that are something else in French, and French ones of two meanings."""

ENGLISH = {
    "hide a ghoul at 10-J": "hide ghoul 10-J",
    "Hide kits in 3-A and 4-B.": "hide kit 3-A 4-B",
    "put the first-aid kit into 3-A": "hide kit 3-A",
    "block the doorway north of 10-J": "block 10-J N",
    "come in by the Door at 1-A": "enter 1-A",
    "n": "walk N",
    "north, north, then east": "walk N N E",
    "go up 3": "walk N3",
    "walk n3 w": "walk N3 W",
    "go to 10-J": "walk to 10-J",
    "walk 10-J": "walk to 10-J",
    "go to the north": "walk N",
    "use the kit": "use",
    "leave it": "leave",
    "weak spot 3": "weak 3",
    "I fire at two!": "fire 2",
    "shoot at the heart": "fire 3",
    "What is at 10-J?": "at 10-J",
    "what’s at 10-j": "at 10-j",
    "?": "help",
    "help hide": "help hide",
    "hide for me": "auto",
    "remove ghoul 10-J": "remove ghoul 10-J",
    "remove hide ghoul 10-J": "remove hide ghoul 10-J",
    "say Go to the north,  friend!": "say Go to the north,  friend!",
    "save My games/North.jsonl": "save My games/North.jsonl",
}
FRENCH = {
    "cache une goule en 10-J": "hide ghoul 10-J",
    "Cache des débris en 3-A, 4-C et 5-D.": "hide debris 3-A 4-C 5-D",
    "cache debris 3-A": "hide debris 3-A",
    "pose la carte d’accès en 3-B": "hide keycard 3-B",
    "bloque 10-J O": "block 10-J W",
    "bloque le passage à l'ouest de 10-J": "block 10-J W",
    "j’entre par la Porte en 1-A": "enter 1-A",
    "nord": "walk N",
    "o": "walk W",
    "à l’ouest puis au nord": "walk W N",
    "marche à l’ouest puis au nord": "walk W N",
    "marche N3 O2": "walk N3 W2",
    "marche vers 10-J": "walk to 10-J",
    "va jusqu’à 10-j": "walk to 10-j",
    "va en 10-O": "walk to 10-O",
    "marche vers le nord": "walk N",
    "je m’arrête": "stop",
    "ARRETE": "stop",
    "utilise la trousse": "use",
    "laisse la trousse de premiers soins": "leave",
    "le point faible : 4": "weak 4",
    "point faible 4": "weak 4",
    "tire 3": "fire 3",
    "Je tire sur le trois !": "fire 3",
    "je vise le coeur": "fire 3",
    "Qu’y a-t-il en 10-J ?": "at 10-J",
    "aide": "help",
    "aide cache": "help hide",
    "annule": "undo",
    "carte": "map",
    "cache pour moi": "auto",
    "dis Attention au nord, l’ami !": "say Attention au nord, l’ami !",
    "sauve Mes parties/À l’est.jsonl": "save Mes parties/À l’est.jsonl",
    "sauvegarde partie": "save partie",
    "oui": "yes",
    "hide ghoul 10-J": "hide ghoul 10-J",
    "fire at the heart": "fire 3",
}


def vocabulary(scenario: str) -> list[str]:
    return [str(action) for action in ghoulash.game("pen-and-paper", scenario=scenario).vocabulary()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", shipped())
def test_every_action_has_a_wording_that_means_it(scenario: str, language: str):
    shared = words(language)
    for action in vocabulary(scenario):
        assert shared.canonical(shared.typed(action)) == action
        assert shared.canonical(shared.typed(action).upper()).lower() == action.lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", shipped())
def test_what_is_canonical_stays_as_it_is(scenario: str, language: str):
    extra = [*META, *ASKS, "walk to 10-J", "walk N3 E W", "at 10-J", "weak ?", "hide ghoul 3-A 4-C"]
    for action in (*vocabulary(scenario), *extra):
        assert words(language).canonical(action) == action


def test_english_shows_the_action_language_itself():
    for action in (*vocabulary("lockdown"), *META, *ASKS, "walk to 10-J"):
        assert words("en").typed(action) == action


def test_french_shows_french():
    shown = {"hide keycard 3-A": "cache carte 3-A", "walk W": "marche O", "walk to 3-A": "marche vers 3-A"}
    for action, text in shown.items():
        assert words("fr").typed(action) == text


@pytest.mark.parametrize(("text", "meant"), ENGLISH.items())
def test_english_wordings(text: str, meant: str):
    assert words("en").canonical(text) == meant


@pytest.mark.parametrize(("text", "meant"), FRENCH.items())
def test_french_wordings(text: str, meant: str):
    assert words("fr").canonical(text) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_synonym_means_its_command(language: str):
    for phrase, meaning in lexicon("en", GAME).commands.items() | lexicon(language, GAME).commands.items():
        text = " ".join(phrase)
        assert words(language).canonical(text) == OTHERWISE.get(text, meaning)


def test_no_word_of_a_language_stands_under_two_commands():
    for language, message in itertools.product(LANGUAGES, ("command", "word")):
        known: dict[str, str] = {}
        names = (*VERBS, *META, *ASKS) if message == "command" else KINDS
        for name in names:
            for word in words(language).say(f"{message}-{name}").split(", "):
                assert known.setdefault(word, name) == name


def test_all_kinds_have_words():
    assert set(KINDS) == {*SOUGHT, *FIXED}


PIECES = ("hide", "cache", "10-J", "N", "o", "'", "?", "to", "vers", "say", "l'", ",", "3")


@given(text=st.text() | st.lists(st.sampled_from(PIECES)).map(" ".join))
def test_nothing_typed_raises(text: str):
    for language in LANGUAGES:
        canonical = words(language).canonical(text)
        assert words(language).typed(canonical) is not None


def test_what_nobody_understands_comes_back():
    for text in ("", " ", "'", "''", "dance on 3-A", "10-J", "3", "walker", "\0", "«"):
        for language in LANGUAGES:
            assert words(language).canonical(text) == text

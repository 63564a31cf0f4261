"""What a person types at this moment, and what the game reads: short words, bare answers, names for seats."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ghoulash.core.refusal import Refusal
from ghoulash.terminal.opening import begin
from ghoulash.terminal.rooms.last_game_on_earth.plain import LastGameOnEarthPlain
from ghoulash.terminal.session import PlayOptions, Session
from tests.terminal.rooms.last_game_on_earth.typing import GAME

PEOPLE = PlayOptions(
    game=GAME,
    vs="person",
    seats=3,
    names=("Ada", "Bo", "Cleo"),
    seed="typing",
    lang="en",
    scenario="standard",
)


Begin = Callable[[str], Session]


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Begins games in a language, and leaves them at the end."""
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path))
    sessions: list[Session] = []

    def begin_in(language: str) -> Session:
        sessions.append(begin(structs.replace(PEOPLE, lang=language)))
        return sessions[-1]

    yield begin_in
    for session in sessions:
        session.close()


@pytest.fixture
def dealt(begun: Begin) -> Begin:
    """Games whose pieces are placed: the first player is asked for their hand."""

    def deal(language: str) -> Session:
        session = begun(language)
        do(session, "lake", "gray", "zone")
        for _ in range(3):
            seat = session.waiting()
            assert seat is not None
            do(session, str(session.actions(seat)[0]).partition(" ")[2])
        return session

    return deal


def read(session: Session, line: str) -> tuple[str, ...] | str:
    """The actions that a line means to whoever is asked; or the code of what is refused."""
    seat = session.waiting()
    assert seat is not None
    spelt: Any = session.spell(seat, LastGameOnEarthPlain(session, seat).completed(line))
    return spelt.code if isinstance(spelt, Refusal) else tuple(map(str, spelt))


def do(session: Session, *lines: str) -> None:
    for line in lines:
        seat = session.waiting()
        assert seat is not None
        spelt = session.spell(seat, LastGameOnEarthPlain(session, seat).completed(line))
        assert not isinstance(spelt, Refusal), (line, spelt)
        assert session.do(seat, spelt) is None, line


@pytest.mark.parametrize("line", ["lake", "Lake", "pick lake", "I am Lake.", "choose Lake"])
def test_a_character_is_picked_by_its_name(begun: Begin, line: str):
    assert read(begun("en"), line) == ("pick lake",)


@pytest.mark.parametrize("line", ["9-J", "9j"])
def test_a_bare_square_is_the_one_asked_for(begun: Begin, line: str):
    session = begun("en")
    do(session, "lake", "gray", "zone")
    assert read(session, line) == ("start 9-J",)


def test_cards_go_by_short_names(dealt: Begin):
    session = dealt("en")
    seat = session.waiting()
    assert seat is not None
    card = str(session.actions(seat)[0]).removeprefix("discard ")
    assert read(session, f"discard {card.partition('@')[0]}") == (f"discard {card}",)
    assert read(session, "discard joker") == "read-card"


TURN = {
    "en": {
        "north": ("walk N",),
        "walk N2 E": ("walk N", "walk N", "walk E"),
        "end my turn": ("end",),
        "move 12-H to 9-J": ("move 12-H", "to 9-J"),
        "push 12-H 9-J": ("move 12-H", "to 9-J"),
    },
    "fr": {
        "nord": ("walk N",),
        "marche N2 E": ("walk N", "walk N", "walk E"),
        "fin du tour": ("end",),
        "fin": ("end",),
        "déplace 12-H vers 9-J": ("move 12-H", "to 9-J"),
        "pousse le jeton de 12-H en 9-J": ("move 12-H", "to 9-J"),
    },
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_turn_in_words(dealt: Begin, language: str):
    session = dealt(language)
    do(session, session.words.typed("done"))
    for line, meant in TURN[language].items():
        assert read(session, line) == meant, line


def test_a_victim_goes_by_character_or_name(dealt: Begin):
    session = dealt("en")
    seat = session.waiting()
    assert seat is not None
    room = LastGameOnEarthPlain(session, seat)
    bo = next(n for n, name in enumerate(session.names) if name == "Bo")
    played = room.character(bo).lower()
    for line in (f"play steal {played}", "play steal from Bo", "play steal Bo"):
        assert room.completed(line) == f"play steal {bo}", line


def test_parade_is_a_card_and_a_deed(dealt: Begin):
    session = dealt("fr")
    seat = session.waiting()
    assert seat is not None
    room = LastGameOnEarthPlain(session, seat)
    for line in ("pare 3", "parade 3", "joue parade 3", "joue Parade contre le 3"):
        assert room.completed(line) == "parry 3", line


def test_a_gesture_that_would_break_off_is_not_begun(dealt: Begin):
    """Else a token would be picked up that goes nowhere, and the Action would be gone."""
    session = dealt("en")
    do(session, "done")
    seat = session.waiting()
    assert seat is not None
    room = LastGameOnEarthPlain(session, seat)
    move = next(str(action) for action in session.actions(seat) if str(action).startswith("move "))
    far = "1-A" if move.startswith("move 1") else "16-P"
    spelt = session.spell(seat, room.completed(f"{move} to {far}"))
    assert not isinstance(spelt, Refusal)
    refused = room.foreseen(spelt)
    assert refused is not None and refused.code == "to-not-there"
    assert room.foreseen(spelt[:1]) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_only_squares_are_asked_for_the_choices_list_them_all(begun: Begin, language: str):
    session = begun(language)
    do(session, "lake", "gray", "zone")
    seat = session.waiting()
    assert seat is not None
    (listed,) = LastGameOnEarthPlain(session, seat).choices([])
    assert "1-A" in listed, "the question says that they do"
    assert "16-C" in listed


def test_taking_back_is_refused_without_a_word_of_another_game(dealt: Begin):
    session = dealt("en")
    seat = session.waiting()
    assert seat is not None
    refusal = session.undo(seat)
    assert isinstance(refusal, Refusal)
    assert "chart" not in session.words.refusal(refusal)

"""Who sits where: one reading of `--vs` and `--seats` for games of any number."""

from typing import Any

import pytest

from ghoulash import games
from ghoulash.core.refusal import Refused
from ghoulash.games import Entry
from ghoulash.terminal.saved import BotSeat, Person
from ghoulash.terminal.seating import seating
from ghoulash.terminal.session import PlayOptions

ME = Person()


@pytest.fixture(autouse=True)
def four(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game for two to four, with the bots of pen-and-paper."""
    entry = Entry((2, 4), tuple, ("tests.terminal.test_seating", "Four"))
    monkeypatch.setitem(games.REGISTRY, "pen-and-paper", entry)


class Four:
    seats = (2, 4)


def seated(**options: Any) -> tuple[Any, ...]:
    return tuple(
        "me" if player == ME else player.bot if isinstance(player, BotSeat) else player.name
        for player in seating(PlayOptions(**options))
    )


@pytest.mark.parametrize(
    ("vs", "seats", "players"),
    [
        (None, None, "me easy"),
        (None, 3, "me easy easy"),
        ("normal", None, "me normal"),
        ("normal", 4, "me normal normal normal"),
        ("person", 4, "me me me me"),
        ("friend", None, "me me"),
        ("person,easy,normal", None, "me me easy normal"),
        ("easy, person", None, "me easy me"),
        ("person,random", 4, "me me random random"),
    ],
)
def test_the_seats_are_filled(vs: str | None, seats: int | None, players: str) -> None:
    assert " ".join(seated(vs=vs, seats=seats)) == players


def test_names_go_to_people_in_the_order_of_seats() -> None:
    assert seated(vs="easy,person", names=("Ada", "Bo")) == ("Ada", "easy", "Bo")
    assert seated(vs="person", seats=3, names=("Ada",)) == ("Ada", "me", "me")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"vs": "easy,nobody"}, "bot-unknown"),
        ({"vs": "easy,,easy"}, "bot-unknown"),
        ({"vs": "easy,easy", "seats": 2}, "vs-too-many"),
        ({"vs": "easy,easy,easy,easy"}, "option-seats"),
        ({"seats": 1}, "option-seats"),
        ({"seats": 5}, "option-seats"),
        ({"vs": "easy", "names": ("A", "B")}, "names-too-many"),
    ],
)
def test_what_cannot_be_seated_is_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        seating(PlayOptions(**options))
    assert refused.value.refusal.code == code

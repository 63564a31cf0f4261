"""Every question of the game, to whoever may be asked it, in both languages: in whole sentences."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import pytest

import ghoulash
from ghoulash.core.game import CHANCE, AnyGame
from ghoulash.games.last_game_on_earth.phases import PHASES
from ghoulash.games.last_game_on_earth.state import State
from ghoulash.locale import LANGUAGES, Words, words
from ghoulash.terminal.room import PlainRoom
from ghoulash.terminal.rooms.last_game_on_earth.asking import ASKED
from ghoulash.terminal.rooms.last_game_on_earth.plain import LastGameOnEarthPlain
from tests.locale.reading import is_sound

NAMES = ("Ada", "Bo", "Cleo", "Dan")
ALL = "lock-and-load+transporters+lucky-charms+blackout+evacuation"
EACH = 3


class Sitting:
    """As much of a session as a room looks at, over a position of its own."""

    def __init__(self, game: AnyGame, state: State, language: str) -> None:
        self.game = game
        self.state = state
        self.words: Words = words(language, game.id).at(game.setup())
        self.names = NAMES[: len(state.players)]

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def actions(self, seat: int) -> Sequence[Any]:
        return self.game.actions(self.state, seat)


def room(game: AnyGame, state: State, seat: int, language: str) -> PlainRoom:
    return LastGameOnEarthPlain(cast("Any", Sitting(game, state, language)), seat)


def moments() -> Iterator[tuple[AnyGame, State, int]]:
    """Positions in which a seat is asked, a few of every kind of question."""
    met: Counter[object] = Counter()
    rng = Random(5)
    for seats, tokens in ((4, "chance"), (3, "players"), (2, "chance")):
        game = ghoulash.game("last-game-on-earth", scenario=ALL, tokens=tokens)
        state = game.start(seats)
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                actions, weights = zip(*game.chances(state), strict=True)
                action = rng.choices(actions, weights)[0]
            else:
                frame = state.frames[-1]
                square, stage = getattr(frame, "square", -1) >= 0, getattr(frame, "stage", 0)
                kind = (type(frame), getattr(frame, "moved", 0), stage, getattr(frame, "card", 0), square)
                met[kind] += 1
                if met[kind] <= EACH:
                    yield game, state, seat
                legal = game.actions(state, seat)
                action = legal[rng.randrange(len(legal))]
            state = game.apply(state, seat, action).state


@pytest.fixture(scope="module")
def asked() -> list[tuple[AnyGame, State, int]]:
    return list(moments())


def test_every_frame_that_may_ask_a_person_has_its_question():
    by_seat = {frame for frame, phase in PHASES.items() if getattr(phase.asks, "__name__", "") != "_chance"}
    assert by_seat == ASKED


@pytest.mark.usefixtures("nothing_missing")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_reads_well(asked: list[tuple[AnyGame, State, int]], language: str):
    met = {type(state.frames[-1]) for _, state, _ in asked}
    assert met == ASKED
    for game, state, seat in asked:
        here = room(game, state, seat, language)
        assert is_sound(here.question(), language)
        lines = [*here.help(), *here.status(), *here.choices([])]
        assert all(is_sound(line, language) for line in lines)
        assert not any("@" in line for line in lines)


@pytest.mark.usefixtures("nothing_missing")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_one_may_ask_is_answered_well(asked: list[tuple[AnyGame, State, int]], language: str):
    for game, state, seat in asked[::7]:
        here = room(game, state, seat, language)
        answers = here.answers()
        for word, rest in (("hand", []), ("tokens", []), ("piles", []), ("map", ["words"]), ("map", ["9"])):
            told = answers[word](rest, "")
            assert all(is_sound(line, language) for line in cast("list[str]", list(cast("Any", told))))
        for square in ("9-J", "16-P", "1-A"):
            told = answers["at"]([square], "")
            assert all(is_sound(line, language) for line in cast("list[str]", list(cast("Any", told))))
        drawn = list(cast("list[str]", answers["map"]([], "")))
        assert max(map(len, drawn[:-1])) <= 40
        assert is_sound(drawn[-1].replace(" :", "").replace(" !", "").replace(" ?", ""), language)


@pytest.mark.usefixtures("nothing_missing")
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_knows_every_word_and_every_card(asked: list[tuple[AnyGame, State, int]], language: str):
    game, state, seat = asked[0]
    here = room(game, state, seat, language)
    shown = words(language, game.id).at(game.setup())
    for word in (
        "walk",
        "play",
        "move",
        "put",
        "challenge",
        "parry",
        "discard",
        "pass",
        "end",
        "hand",
        "map",
    ):
        assert is_sound(shown.say(here.help_about(word)), language)
    for card in ("3", "hole", "debris", "steal", "haul", "recon", "inaction", "parry"):
        about = here.help_about(shown.typed(card).split(" ")[0])
        assert is_sound(shown.say(about), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_tells_nothing_of_what_others_hold(asked: list[tuple[AnyGame, State, int]], language: str):
    """All that a room says follows from the seat's view: an imagined world that fits it sounds the same."""
    rng = Random(3)
    for game, state, seat in asked[::5]:
        other = game.imagine(game.view(state, seat), rng)
        for here, there in ((room(game, state, seat, language), room(game, other, seat, language)),):
            assert here.question() == there.question()
            assert list(here.status()) == list(there.status())
            for word in ("hand", "tokens", "piles", "map"):
                one = list(cast("Any", here.answers()[word]([], "")))
                assert one == list(cast("Any", there.answers()[word]([], "")))

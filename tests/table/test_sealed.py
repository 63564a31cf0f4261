"""A question goes round: answers sealed early, late, changed, dropped, played in order when it is due."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ghoulash.core.refusal import Refusal
from ghoulash.table.sealed import Asked, Kept, Sealed
from ghoulash.table.standing import Standing
from ghoulash.table.table import Happened
from tests.table.earth import (
    EARTH,
    Lines,
    asked_for_aid,
    asked_for_inaction,
    asked_to_challenge,
    asked_to_guard,
    cards,
    do,
    first_turn,
    holding,
    table_at,
)
from tests.toy.cellar import Cellar, Player, State

PAUSE = 5
ABLE, UNABLE = Player(0b110, 0b111000, cards=3), Player(0b100010, 0b11100, cards=3)
"""Of the toy: with a 5 in hand, and with the 5 in the cellar."""


def opened(state: Any, *, always: tuple[int, ...] = (), game: Any = EARTH, pause: float = PAUSE) -> Sealed:
    sealed = Sealed(table_at(state, game, Lines()), pause, always)
    assert sealed.at(0) == ()
    return sealed


def lines(sealed: Sealed) -> list[str]:
    keeper = sealed.table._keeper
    assert isinstance(keeper, Lines)
    return [line for line in keeper.texts if not line.startswith("-1")]


def happens(answer: tuple[Happened, ...] | Refusal) -> list[str]:
    """The deeds of seats, chance left out."""
    assert not isinstance(answer, Refusal), answer
    return [f"{h.deed.seat}: {h.deed.action}" for h in answer if h.deed is not None and h.deed.seat >= 0]


def seal(sealed: Sealed, seat: int, text: str, now: float) -> str:
    refusal = sealed.seal(seat, do(sealed.table.game, text), now)
    return "" if refusal is None else refusal.code


def raided(*players: Player) -> State:
    """Seat 0 has raided seat 1; the two others are asked."""
    return State(players, "react", (1, 2), 0)


@pytest.fixture
def challengers() -> tuple[Any, dict[int, str]]:
    """Each of those asked holds a 2 and a 1, and what it is called to challenge with both."""
    state = asked_to_challenge()
    for seat in (1, 2, 3):
        state = holding(state, seat, "1 2 hole")
    return state, {seat: f"challenge {cards(state, seat, '1 2')}" for seat in (1, 2, 3)}


@pytest.mark.rule("LG-7.9")
def test_answers_are_played_in_the_rules_order_when_the_question_is_due(challengers: Any):
    state, both = challengers
    sealed = opened(state)
    assert seal(sealed, 3, both[3], 1) == ""
    assert seal(sealed, 2, "pass", 2) == ""
    assert seal(sealed, 1, "pass", 4) == ""
    assert sealed.at(4.9) == () and sealed.table.state is state and lines(sealed) == []
    assert happens(sealed.at(5)) == ["1: pass", "2: pass", f"3: {both[3]}"]
    assert lines(sealed) == ["1: pass", "2: pass", f"3: {both[3]}"]
    assert sealed.window is None


def test_answers_that_the_question_does_not_come_to_are_dropped_unseen(challengers: Any):
    state, both = challengers
    sealed, other = opened(state), opened(state)
    for seat in (2, 3):
        assert seal(sealed, seat, both[seat], 1) == ""
    for each in (sealed, other):
        seal(each, 1, both[1], 1)
    assert happens(sealed.at(5)) == [f"1: {both[1]}"] == lines(sealed)
    other.at(5)
    assert sealed.table.state == other.table.state
    assert [sealed.answer(seat) for seat in (1, 2, 3)] == [None] * 3


def test_who_overruns_the_time_is_seen_to_think_and_then_it_goes_on(challengers: Any):
    state, both = challengers
    sealed = opened(state)
    assert seal(sealed, 1, "pass", 1) == seal(sealed, 3, both[3], 1) == ""
    assert sealed.thinking is None
    assert happens(sealed.at(5)) == ["1: pass"]
    assert sealed.thinking == 2
    assert sealed.shown(None) == Asked("challenge", (2, 3), 5, 2)
    assert sealed.at(9) == ()
    assert happens(sealed.act(2, do(EARTH, "pass"), 11)) == ["2: pass", f"3: {both[3]}"]
    assert sealed.thinking is None


def test_one_after_the_other_is_seen_to_think_and_never_two(challengers: Any):
    sealed = opened(challengers[0])
    for seat in (1, 2, 3):
        sealed.at(7)
        assert sealed.thinking == seat
        assert happens(sealed.act(seat, do(EARTH, "pass"), 7 + seat)) == [f"{seat}: pass"]
    assert sealed.window is None and sealed.thinking is None


def test_what_is_sealed_may_be_changed_and_withdrawn_until_it_is_due(challengers: Any):
    state, both = challengers
    sealed = opened(state)
    assert seal(sealed, 1, both[1], 1) == ""
    assert seal(sealed, 1, "pass", 2) == ""
    assert str(sealed.answer(1)) == "pass"
    assert sealed.withdraw(1, 3) is None
    assert sealed.answer(1) is None
    assert sealed.withdraw(1, 3) == Refusal("sealed-nothing")
    assert seal(sealed, 2, both[2], 4) == ""
    sealed.at(5)
    assert sealed.thinking == 1
    assert seal(sealed, 2, "pass", 6) == "sealed-late"
    assert sealed.withdraw(2, 6) == Refusal("sealed-late")
    assert happens(sealed.act(1, do(EARTH, "pass"), 7)) == ["1: pass", f"2: {both[2]}"]


def test_nobody_may_seal_whom_the_question_does_not_reach(challengers: Any):
    sealed = opened(challengers[0])
    game_says = EARTH.refusal(sealed.table.state, 0, do(EARTH, "pass"))
    assert game_says is not None and sealed.seal(0, do(EARTH, "pass"), 1) == game_says
    assert sealed.view(0) == sealed.table.view(0)
    turn = opened(first_turn())
    assert seal(turn, 0, "end", 1) == "sealed-no-question"
    assert turn.shown(0) is None


@pytest.mark.parametrize("text", ["end", "challenge 3@zone", "challenge 1@zone 1@zone", "play inaction@zone"])
def test_what_the_game_would_refuse_then_is_refused_at_sealing_with_its_own_words(
    challengers: Any, text: str
):
    sealed = opened(challengers[0])
    asked = table_at(challengers[0])
    asked.act(1, do(EARTH, "pass"))
    refusal = asked.act(2, do(EARTH, text))
    assert isinstance(refusal, Refusal)
    assert sealed.seal(2, do(EARTH, text), 1) == refusal
    assert sealed.answer(2) is None


def test_only_the_seat_itself_is_shown_what_it_sealed(challengers: Any):
    state, both = challengers
    sealed = opened(state)
    before = [sealed.shown(seat) for seat in (0, 1, 3, None)]
    seal(sealed, 2, both[2], 1)
    assert [sealed.shown(seat) for seat in (0, 1, 3, None)] == before
    shown = sealed.shown(2)
    assert shown is not None and shown.sealed == both[2]
    assert "2@zone" not in str([sealed.view(seat) for seat in (0, 1, 3, None)])


def test_a_seat_with_nothing_to_play_passes_by_itself_unless_it_is_to_be_asked_always():
    state = holding(asked_for_inaction(), 2, "inaction")
    sealed = opened(state)
    assert [sealed.passes_by_itself(seat) for seat in range(4)] == [False, True, False, True]
    assert happens(sealed.at(5)) == ["1: pass"]
    assert sealed.thinking == 2
    assert happens(sealed.act(2, do(EARTH, "pass"), 6)) == ["2: pass", "3: pass"]

    sealed = opened(state)
    sealed.ask_always(3, ticked=True)
    sealed.ask_always(1, ticked=True)
    sealed.ask_always(1, ticked=False)
    assert sealed.asks_always(3) and not sealed.passes_by_itself(3)
    seal(sealed, 2, "pass", 1)
    assert happens(sealed.at(5)) == ["1: pass", "2: pass"]
    assert sealed.thinking == 3


def test_declined_it_looks_the_same_however_it_was():
    """By itself, sealed early or in the last moment, changed, by a standing answer, by a bot."""
    state = holding(asked_for_inaction(), 2, "inaction")
    told = set()
    for how in ("early", "late", "changed", "bot", "standing"):
        sealed = opened(state)
        if how == "early":
            for seat in (3, 2, 1):
                seal(sealed, seat, "pass", 0)
        elif how == "changed":
            seal(sealed, 2, f"play {cards(state, 2, 'inaction')}", 1)
            seal(sealed, 2, "pass", 4)
        elif how == "bot":
            for seat in (2, 3, 1):
                assert sealed.ask(seat, Last(), 1) == ()
        elif how == "standing":
            sealed.leave(2, Standing())
        else:
            for seat in (1, 2, 3):
                seal(sealed, seat, "pass", 4.99)
        seen = [sealed.at(now) for now in (1, 2, 3, 4, 4.99)]
        played = sealed.at(5)
        assert not isinstance(played, Refusal)
        heard = [sealed.table.told(played, seat) for seat in (*range(4), None)]
        told.add(repr((seen, heard, sealed.window, sealed.thinking)))
    assert len(told) == 1


class Last:
    """A bot that passes: the last action listed."""

    def act(self, view: Any, remarks: Any, actions: Any) -> Any:
        assert view.acting == (view.seat,), "it is shown the question as it will come to it"
        return actions[-1]


def test_two_windows_in_a_row_are_two_questions():
    """Debris strikes two who stand together: the second is asked when the first has its wounds."""
    sealed = opened(asked_to_guard())
    assert sealed.shown(None) == Asked("guard", (1,), 5, None)
    assert seal(sealed, 2, "pass", 1) == "not-your-turn"
    sealed.at(5)
    assert sealed.shown(None) == Asked("guard", (2,), 10, None), "from when it was asked"
    assert len(sealed.table.state.players[1].wounds) == 3
    assert seal(sealed, 2, "pass", 7) == ""
    assert sealed.at(9.9) == ()
    sealed.at(10)
    assert sealed.window is None and sealed.table.to_act() == (0,)


def test_the_next_question_counts_from_the_late_answer():
    state = holding(asked_to_guard(), 1, "parry")
    sealed = opened(state)
    sealed.at(5)
    assert sealed.thinking == 1
    sealed.act(1, do(EARTH, "pass"), 30)
    assert sealed.due == 35 and sealed.thinking is None


def test_first_aid_off_ones_turn_goes_round():
    sealed = opened(asked_for_aid())
    assert seal(sealed, 2, "use", 1) == seal(sealed, 1, "leave", 2) == ""
    assert happens(sealed.at(5)) == ["1: leave", "2: use"]
    assert not sealed.table.state.players[2].bare


def test_ten_points_while_a_question_is_open_end_it_all():
    """Nobody challenges: the Ghoul is won, and what else was sealed is nobody's business (LG-10.13)."""
    state = asked_to_challenge()
    me = replace(state.players[0], won=(3, 3, 3))
    sealed = opened(replace(state, players=(me, *state.players[1:])))
    assert happens(sealed.at(5)) == ["1: pass", "2: pass", "3: pass"]
    outcome = sealed.table.outcome()
    assert outcome is not None and outcome.winners == (0,)
    assert sealed.window is None and sealed.at(99) == () and sealed.shown(1) is None


def test_without_a_pause_and_asked_always_it_is_the_table_of_today(challengers: Any):
    state, both = challengers
    sealed, table = opened(state, always=(0, 1, 2, 3), pause=0), table_at(state, keeper=Lines())
    for seat, text in ((1, "pass"), (2, both[2])):
        assert sealed.thinking == seat
        assert sealed.act(seat, do(EARTH, text), 0) == table.act(seat, do(EARTH, text))
        assert sealed.table.state == table.state
    assert sealed.act(0, do(EARTH, "done"), 0) == table.act(0, do(EARTH, "done"))
    assert sealed.table.state == table.state


def test_taken_up_from_the_record_in_the_middle_of_a_window(challengers: Any):
    """What was kept goes on; without it the sealed answers are lost, and all are asked again."""
    state, both = challengers
    sealed = opened(state, always=(1,))
    seal(sealed, 3, both[3], 1)
    kept = msgspec.json.decode(msgspec.json.encode(sealed.kept()), type=Kept)
    again = Sealed(table_at(state, keeper=Lines()), PAUSE)
    again.take_up(kept, 100)
    assert again.due == 5 and str(again.answer(3)) == both[3] and again.asks_always(1)
    assert again.kept() == kept
    lost = Sealed(table_at(state), PAUSE)
    lost.at(100)
    assert lost.due == 105 and lost.answer(3) is None


def test_a_full_disk_changes_nothing_and_what_is_sealed_stays(challengers: Any):
    state, both = challengers
    sealed = opened(state)
    for seat in (1, 2, 3):
        seal(sealed, seat, both[seat], 1)
    keeper = sealed.table._keeper
    assert isinstance(keeper, Lines)
    keeper.full = True
    assert sealed.at(5) == Refusal("record-not-kept")
    assert sealed.table.state is state and sealed.answer(3) is not None
    keeper.full = False
    assert happens(sealed.at(5.5)) == [f"1: {both[1]}"]


# The toy asks both others at once, and goes on with the second whatever the first has answered.


def test_asked_at_once_they_are_played_in_order_all_the_same():
    sealed = opened(raided(ABLE, ABLE, ABLE), game=Cellar())
    assert seal(sealed, 2, "guard", 1) == ""
    sealed.at(5)
    assert sealed.thinking == 1 and sealed.table.state.players[2].cards == 3
    assert happens(sealed.act(1, do(Cellar(), "guard"), 6)) == ["1: guard", "2: guard"]
    assert sealed.table.state.moment == "turn"


def test_what_is_refused_when_it_comes_to_it_is_dropped_and_asked_anew():
    """A game that keeps to the contract never does this."""

    class OneGuardIsEnough(Cellar):
        def refusal(self, state: State, seat: int, action: Any) -> Refusal | None:
            late = action.verb == "guard" and state.moment == "spared"
            return Refusal("not-now", "T-3") if late else super().refusal(state, seat, action)

    sealed = opened(raided(ABLE, ABLE, ABLE), game=OneGuardIsEnough(), always=(2,))
    for seat in (1, 2):
        assert seal(sealed, seat, "guard", 1) == ""
    assert happens(sealed.at(5)) == ["1: guard"]
    assert sealed.thinking == 2


def test_both_pass_by_themselves_and_chance_speaks_at_the_same_time():
    sealed = opened(raided(ABLE, UNABLE, UNABLE), game=Cellar())
    assert sealed.at(4.9) == ()
    assert happens(sealed.at(5)) == ["1: pass", "2: pass"]
    assert sealed.table.state.moment == "turn" and sealed.table.state.players[1].cards == 2

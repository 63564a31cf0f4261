"""Secret set-up: whole or not at all, and unseen until it is whole."""

from typing import Any

from ghoulash.conformance.at_once import whole_turn
from ghoulash.conformance.encoded import encoded, heard
from ghoulash.conformance.play import Play, Stop
from ghoulash.core.chance import Chance
from ghoulash.core.refusal import Refusal
from ghoulash.table.draft import Draft
from ghoulash.table.table import Table


class _Full:
    """A keeper whose disk is full."""

    def keep(self, lines: object, *, turn_over: bool) -> Refusal:
        return Refusal("record-not-kept")


def check_drafts(play: Play, stop: Stop) -> None:
    """For each seat at its set-up: laying out, taking back, handing in."""
    for seat in range(play.seats):
        if play.game.drafts(stop.state, seat):
            _check_taking_back(play, stop, seat)
            _check_handing_in(play, stop, seat)
            _check_others_done(play, stop, seat)
            _check_unseen(play, stop, seat)


def _check_taking_back(play: Play, stop: Stop, seat: int) -> None:
    rng = play.rng("draft", stop.step)
    draft = Draft(play.game, stop.state, seat)
    whole = [deed.action for deed in whole_turn(play, stop.state, seat, rng)]
    begin = encoded(draft.view())
    for action in whole[: len(whole) // 2]:
        draft.add(action)
    half, view = draft.listed, encoded(draft.view())
    if draft.add(*whole[len(half) :], *whole) is None or (draft.listed, encoded(draft.view())) != (
        half,
        view,
    ):
        raise play.violation(
            "draft", f"seat {seat}: a list with too much in it is not refused whole", stop.step
        )
    if draft.add(*whole[len(half) :]) is not None or not draft.finished:
        raise play.violation("draft", f"seat {seat}: a list that was legal once is refused", stop.step)
    for _ in whole[len(half) :]:
        draft.undo()
    if (draft.listed, encoded(draft.view())) != (half, view):
        raise play.violation("draft", f"seat {seat}: taken back, a draft is not as before", stop.step)
    draft.clear()
    if draft.listed or encoded(draft.view()) != begin:
        raise play.violation("draft", f"seat {seat}: cleared, a draft is not as before", stop.step)


def _check_handing_in(play: Play, stop: Stop, seat: int) -> None:
    rng = play.rng("hand in", stop.step)
    table = Table(play.game, stop.state, Chance(bytes(32)), None, play.seats)
    whole = [deed.action for deed in whole_turn(play, stop.state, seat, rng)]
    draft = table.draft(seat)
    assert draft is not None
    draft.add(*whole[:-1])
    if not isinstance(table.confirm(seat), Refusal) or table.state != stop.state:
        raise play.violation("draft", f"seat {seat}: a draft is taken that is not whole", stop.step)
    if not isinstance(table.act(seat, whole[0]), Refusal) or table.state != stop.state:
        raise play.violation(
            "draft", f"seat {seat}: one action of its set-up goes to the game alone", stop.step
        )
    draft.add(whole[-1])
    lost = Table(play.game, stop.state, Chance(bytes(32)), _Full(), play.seats)
    lost_draft = lost.draft(seat)
    assert lost_draft is not None
    lost_draft.add(*whole)
    if not isinstance(lost.confirm(seat), Refusal) or lost.state != stop.state or lost.chance.drawn:
        raise play.violation("draft", f"seat {seat}: taken, though it could not be kept", stop.step)
    if isinstance(table.confirm(seat), Refusal) or play.game.drafts(table.state, seat):
        raise play.violation("draft", f"seat {seat}: a whole draft is not taken", stop.step)


def _check_others_done(play: Play, stop: Stop, seat: int) -> None:
    """Who is still at it sees that another is done, and loses nothing laid out."""
    rng = play.rng("others", stop.step)
    table = Table(play.game, stop.state, Chance(bytes(32)), None, play.seats)
    others = [other for other in range(play.seats) if other != seat and play.game.drafts(stop.state, other)]
    mine = [deed.action for deed in whole_turn(play, stop.state, seat, rng)][:-1]
    draft = table.draft(seat)
    assert draft is not None
    draft.add(*mine)
    for other in others:
        theirs = table.draft(other)
        assert theirs is not None
        theirs.add(*(deed.action for deed in whole_turn(play, table.state, other, rng)))
        table.confirm(other)
    state = table.state
    for action in mine:
        state = play.game.apply(state, seat, action).state
    if draft.listed != tuple(mine) or encoded(table.view(seat)) != encoded(play.game.view(state, seat)):
        raise play.violation("draft", f"seat {seat} does not see in its draft who else is done", stop.step)


def _check_unseen(play: Play, stop: Stop, seat: int) -> None:
    """While a set-up is not whole, nobody else notices anything of it."""
    state: Any = stop.state
    for deed in whole_turn(play, state, seat, play.rng("unseen", stop.step)):
        step = play.game.apply(state, seat, deed.action)
        if play.game.drafts(step.state, seat):
            for other in play.observers:
                if other == seat:
                    continue
                seen = encoded(play.game.view(state, other)) != encoded(play.game.view(step.state, other))
                if seen or heard(play.game, other, deed, step.events):
                    notices = "sees" if seen else "hears"
                    raise play.violation(
                        "draft", f"seat {other} {notices} `{deed.action}` of seat {seat}'s draft", stop.step
                    )
        state = step.state

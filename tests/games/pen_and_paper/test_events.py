"""Events: who hears them, and which of them end a big gesture."""

from typing import get_args

import pytest

from ghoulash.core.game import Deed
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import Action, Block, Hide, Weak
from ghoulash.games.pen_and_paper.events import Event
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import named

GAME = PenAndPaper(named("lockdown"))
SECRET = {ev.Hidden, ev.Blocked}
LIKE_A_STEP = {ev.Walked, ev.Entered}


def one(kind: type[Event]) -> Event:
    """An event of this kind, of seat 1."""
    values = {"seat": 1, "square": "10-J", "direction": "N", "kind": "ghoul", "how": "goal", "hit": True}
    return kind(**{name: values.get(name, 3) for name in kind.__struct_fields__ if name != "rule"})


@pytest.mark.parametrize("kind", get_args(Event))
def test_who_hears_an_event(kind: type[Event]) -> None:
    event = one(kind)
    assert GAME.told(event, 1) == event
    for seat in (0, None):
        heard = GAME.told(event, seat)
        if kind is ev.SpotPicked:
            assert heard == ev.SpotPicked(1, 0)
        else:
            assert heard == (None if kind in SECRET else event)


@pytest.mark.parametrize("kind", get_args(Event))
def test_what_ends_a_big_gesture(kind: type[Event]) -> None:
    assert GAME.interrupts(one(kind)) == (kind not in SECRET | LIKE_A_STEP)


@pytest.mark.parametrize("action", list(dict.fromkeys(type(a) for a in GAME.vocabulary())))
def test_who_is_told_of_a_deed(action: type[Action]) -> None:
    deed = Deed(1, next(a for a in GAME.vocabulary() if type(a) is action))
    assert GAME.told(deed, 1) == deed
    for seat in (0, None):
        if action in (Hide, Block):
            assert GAME.told(deed, seat) is None
        elif action is Weak:
            assert GAME.told(deed, seat) == Deed(1, Weak(0))
        else:
            assert GAME.told(deed, seat) == deed

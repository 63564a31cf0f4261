"""The one place where a table is turned into something that is sent: by views, and what is told, alone."""

from collections.abc import Callable, Sequence
from typing import Any

from ghoulash.core.choices import Choices, Offer, OnSquares
from ghoulash.server.live.story import Viewer
from ghoulash.server.messages import Board, Drafted
from ghoulash.table.sealed import Sealed


def boards(sealed: Sealed) -> Callable[[Viewer], Board]:
    """For each viewer, the table as that viewer may know it now."""
    acting = tuple([seat for seat in sealed.table.to_act() if seat >= 0])
    outcome = sealed.table.outcome()

    def board(viewer: Viewer) -> Board:
        question = sealed.shown(viewer)
        if viewer is None:
            return Board(acting, sealed.view(None), (), question, outcome=outcome)
        return Board(
            acting,
            sealed.view(viewer),
            _offers(sealed, viewer, acting),
            question,
            _drafted(sealed, viewer),
            sealed.standing.of(viewer),
            sealed.asks_always(viewer),
            outcome,
        )

    return board


def listed(sealed: Sealed, seat: int, verb: str, piece: str) -> tuple[str, ...]:
    """What the offers of a verb and a piece stand for, action by action; of neither: all of them."""
    if seat not in sealed.table.to_act() and not sealed.reaches(seat):
        return ()
    actions: Sequence[Any] = sealed.actions(seat)
    if not (verb or piece):
        return tuple(map(str, actions))
    groups = actions.groups if isinstance(actions, Choices) else ()
    wanted = (group for group in groups if isinstance(group, OnSquares))
    return tuple(
        str(action) for group in wanted if (group.verb, group.piece) == (verb, piece) for action in group
    )


def _offers(sealed: Sealed, seat: int, acting: Sequence[int]) -> tuple[Offer, ...]:
    if seat not in acting and not sealed.reaches(seat):
        return ()
    actions: Sequence[Any] = sealed.actions(seat)
    if isinstance(actions, Choices):
        return actions.offers()
    return (Offer("", "", "0x0", tuple(map(str, actions))),) if actions else ()


def _drafted(sealed: Sealed, seat: int) -> Drafted | None:
    draft = sealed.table.draft(seat)
    return None if draft is None else Drafted(tuple(map(str, draft.listed)), draft.finished)

"""How each traveller does, in words for the meters; and the banner: whose turn it is."""

from ghoulash.games.pen_and_paper.state import OUTSIDE
from ghoulash.terminal.rooms.pen_and_paper.app.desk import ChartDesk
from ghoulash.terminal.rooms.pen_and_paper.app.widgets.meter import Standing

_CROSSED_SHOWN = 2


def standing(desk: ChartDesk, seat: int) -> Standing:
    """One seat's traveller, as it stands on the panel."""
    say = desk.words.say
    view, board = desk.view, desk.board
    traveller = view.travellers[seat]
    name = say("app-you", name=desk.session.names[seat]) if seat == desk.seat else desk.session.names[seat]
    notes: list[str] = []
    if traveller.at == OUTSIDE:
        notes.append(say("app-outside"))
    else:
        notes.append(say("app-at", square=desk.name(traveller.at)))
    if traveller.carried and board.sought >= 0:
        kind = board.kinds[board.sought]
        notes.append(f"{desk.marks.letter(kind)} {desk.words.counted(kind, traveller.carried)}")
    if board.scenario.goal.do == "destroy":
        notes.append(say("app-destroyed", killed=traveller.killed, count=board.scenario.goal.count))
    if traveller.fallen:
        notes.append(say("app-fallen"))
    if traveller.spored:
        notes.append(say("app-spored"))
    more = max(0, traveller.meters - _CROSSED_SHOWN)
    return Standing(
        name=name,
        wounds=traveller.wounds,
        meters=traveller.meters,
        notes=" · ".join(notes),
        more=say("app-more-meters", count=more) if more else "",
        turn=view.moment not in ("hide", "first", "over") and view.turn == seat,
    )


def banner(desk: ChartDesk) -> tuple[str, str]:
    """Whose turn it is, and of what game."""
    say = desk.words.say
    session, view = desk.session, desk.view
    title = desk.board.scenario.title.text(desk.words.language) or desk.board.scenario.id
    if session.over:
        return say("app-banner-over"), title
    if session.draft(desk.seat) is not None:
        return say("app-banner-hide"), title
    turn = say("app-turn", title=title, turn=view.finished // 2 + 1, limit=desk.board.turn_limit)
    if session.waiting() == desk.seat:
        return say("app-banner-mine" if view.turn == desk.seat else "app-banner-asked"), turn
    name = session.names[desk.other]
    return say("app-banner-answering" if view.turn == desk.seat else "app-banner-other", name=name), turn

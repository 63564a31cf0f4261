"""A table as all may know it, before, during and after the game."""

from ghoulash.server.live.absent import Absent
from ghoulash.server.live.at_hand import AtHand
from ghoulash.server.messages import Sitter, TableNews


def news(live: AtHand, absent: Absent) -> TableNews:
    """Who sits here and how the table is played."""
    about = live.about
    here = {looking.viewer for looking in live.looking.values()}
    sitters = tuple(
        Sitter(
            seat,
            sitter.kind,
            sitter.name,
            sitter.bot or "",
            seat in here,
            sitter.stand_in or "",
            bool(sitter.entropy),
        )
        for seat, sitter in enumerate(live.sitters)
    )
    charts = {} if live.game is None else dict(live.game.table.commitments)
    options = about.options
    return TableNews(
        about.id,
        about.game,
        about.header.setup,
        about.fate,
        sitters,
        about.header.commitment,
        charts,
        options.chat,
        options.slow,
        options.clock,
        options.pause,
        absent.votes(),
        about.rematch,
    )

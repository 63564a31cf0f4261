"""The end of a move, and what the Briefings say of it (LG-3.2, LG-10.43)."""

from msgspec.structs import replace

from ghoulash.games.last_game_on_earth.briefings import in_play
from ghoulash.games.last_game_on_earth.frames import Landing
from ghoulash.games.last_game_on_earth.work import Work


def close_move(work: Work, seat: int) -> bool:
    """A move under way is over, with nothing left to meet; False when that has ended the game."""
    turn = work.turn()
    if turn.moved == 1:
        work.frames[0] = replace(turn, moved=2, on_pad=False)
        land(work, seat)
    return not work.over


def land(work: Work, seat: int) -> None:
    """The piece has come to rest."""
    me = work.players[seat]
    if not me.dead and not me.fallen:
        for briefing in in_play(work):
            briefing.move_ended(work, seat)


def settle_landing(work: Work) -> bool:
    """A move has ended, and all met there is settled."""
    frame = work.frames.pop()
    assert isinstance(frame, Landing)
    land(work, frame.seat)
    return True

"""The five Briefings, one small object each; any or all may be combined (LG-9)."""

from typing import ClassVar, Final

from ghoulash.core.game import CHANCE
from ghoulash.core.squares import each
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.state import CHARM, CIVILIAN, GUN, STRENGTH, Token
from ghoulash.games.last_game_on_earth.work import Work

LIT: Final = 3
"""Steps from a piece within which a Ghoul stays revealed (LG-10.17)."""


class Briefing:
    """What a Briefing adds; by itself, nothing."""

    id: ClassVar[str]
    tokens: ClassVar[tuple[tuple[int, int], ...]] = ()
    """More tokens, by kind."""
    pads: ClassVar[bool] = False
    """Whether a transporter pad lies on each tile."""

    def move_ended(self, work: Work, seat: int) -> None:
        """A piece has come to rest after its own move."""

    def turn_ended(self, work: Work) -> None:
        """A turn is over."""


class LockAndLoad(Briefing):
    """Three Ghoo Guns, each +1 Initial Combat for good (LG-9.1)."""

    id = "lock-and-load"
    tokens = ((GUN, 3),)


class Transporters(Briefing):
    """From one pad to any other, at no cost."""

    id = "transporters"
    pads = True


class LuckyCharms(Briefing):
    """Three; spend one on a new hand, or against a challenge."""

    id = "lucky-charms"
    tokens = ((CHARM, 3),)


class Blackout(Briefing):
    """A Ghoul far from every piece is turned face-down."""

    id = "blackout"

    def turn_ended(self, work: Work) -> None:
        """All of them, covered ones too (LG-10.17)."""
        lit = 0
        ground = work.field.ground
        for square in each(work.pieces()):
            lit |= ground.distance_within(square, LIT)
        for stack in work.stacks:
            dark = [n for n, t in enumerate(stack.tokens) if t.kind in STRENGTH and not t.down]
            if dark and not lit >> stack.square & 1:
                for n in dark:
                    token = stack.tokens[n]
                    work.replace_token(stack.square, n, Token(token.kind, down=True, seen=token.seen))
                work.told.append(ev.Darkened(CHANCE, work.name(stack.square)))


class Evacuation(Briefing):
    """Three civilians to be brought to the rim of the board, a point each."""

    id = "evacuation"
    tokens = ((CIVILIAN, 3),)

    def move_ended(self, work: Work, seat: int) -> None:
        """On an outermost square, those led are out."""
        me = work.players[seat]
        if me.carrying and work.field.ground.rim >> me.at & 1:
            me = work.change(seat, carrying=0, rescued=me.rescued + me.carrying)
            work.told.append(ev.Rescued(seat, me.rescued, me.points))
            work.score(seat)


BRIEFINGS: Final = {
    briefing.id: briefing
    for briefing in (LockAndLoad(), Transporters(), LuckyCharms(), Blackout(), Evacuation())
}


def in_play(work: Work) -> list[Briefing]:
    """The Briefings of this table."""
    return [BRIEFINGS[name] for name in work.parts.briefings]

"""Who is not there: a bot plays for them from what their seat knows, until they come back."""

from typing import Final

from msgspec import structs

from ghoulash.bots import bots_for
from ghoulash.core.refusal import Refusal
from ghoulash.server.live.at_hand import AtHand
from ghoulash.server.live.heard import Heard
from ghoulash.server.store.rows import SeatRow

_HELPER: Final = "normal"


def helper(game: str) -> str:
    """The bot that plays, or hides, for a person."""
    bots = bots_for(game)
    return _HELPER if _HELPER in bots else bots[-1]


class Absent:
    """One table's."""

    def __init__(self, live: AtHand) -> None:
        self._live = live
        self._votes: dict[int, set[int]] = {}

    def votes(self) -> dict[int, tuple[int, ...]]:
        """By seat that a bot may take, who has voted for it."""
        return {seat: tuple(sorted(voters)) for seat, voters in self._votes.items() if voters}

    def is_back(self, seat: int) -> None:
        """Whoever looks on from their seat is not away: votes from before that are void."""
        self._votes.pop(seat, None)

    def _is_here(self, seat: int) -> bool:
        return any(looking.viewer == seat for looking in self._live.looking.values())

    async def vote(self, seat: int, whom: int) -> Refusal | Heard:
        """For a bot in the place of somebody who is away; it sits down when all others here agree."""
        sitters = self._live.sitters
        if whom not in range(len(sitters)) or whom == seat or sitters[whom].kind != "person":
            return Refusal("vote-whom")
        if sitters[whom].stand_in:
            return Refusal("vote-done")
        if self._is_here(whom):
            return Refusal("vote-here")
        voters = self._votes.setdefault(whom, set())
        voters.add(seat)
        others = {
            other
            for other, sitter in enumerate(sitters)
            if other != whom and sitter.kind == "person" and not sitter.stand_in and self._is_here(other)
        }
        if others <= voters:
            await self._change(whom, helper(self._live.about.game))
        return Heard(news=True)

    async def out_of_time(self, seat: int) -> None:
        """The clock has run out: a bot plays on."""
        await self._change(seat, helper(self._live.about.game))

    async def come_back(self, seat: int) -> Refusal | Heard:
        """The person plays again."""
        if not self._live.sitters[seat].stand_in:
            return Refusal("stand-in-none")
        await self._change(seat, None)
        return Heard(news=True)

    async def block(self, seat: int, whom: int, *, blocked: bool) -> Refusal | Heard:
        """Whose remarks this seat does not hear."""
        sitters = self._live.sitters
        if whom not in range(len(sitters)) or whom == seat:
            return Refusal("block-whom")
        others = set(sitters[seat].blocked) - {whom}
        heard = tuple(sorted(others | {whom} if blocked else others))
        await self._live.house.store.block(self._live.about.id, seat, heard)
        self._replace(seat, structs.replace(sitters[seat], blocked=heard))
        return Heard()

    async def _change(self, seat: int, bot: str | None) -> None:
        self._votes.pop(seat, None)
        await self._live.house.store.stand_in(self._live.about.id, seat, bot)
        self._replace(seat, structs.replace(self._live.sitters[seat], stand_in=bot))

    def _replace(self, seat: int, sitter: SeatRow) -> None:
        sitters = list(self._live.sitters)
        sitters[seat] = sitter
        self._live.sitters = tuple(sitters)

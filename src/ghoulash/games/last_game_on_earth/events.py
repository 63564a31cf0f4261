"""What happened, for telling: the view alone is for knowing. Squares and cards are names, ready to say."""

from typing import Self

from msgspec import Struct
from msgspec.structs import replace


class Happening(Struct, frozen=True, gc=False):
    """Open to all, unless a kind of event says otherwise."""

    seat: int
    """Whom it happened to, or who did it; -1: nobody."""

    def heard(self, seat: int | None) -> "Happening | None":
        """What this seat hears of it."""
        return self


class Drew(Happening, frozen=True, gc=False, tag="drew"):
    """A card was drawn; the others see its back."""

    card: str
    rule: str = "LG-3.1"

    def heard(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=veiled(self.card))


class Wounded(Happening, frozen=True, gc=False, tag="wounded"):
    """A card is a wound now; the others see its back. No card: none was left (LG-6.3)."""

    card: str
    total: int
    rule: str = "LG-6.1"

    def heard(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=veiled(self.card))


class Robbed(Happening, frozen=True, gc=False, tag="robbed"):
    """The seat was robbed by another; the two know of what."""

    by: int
    card: str
    rule: str = "LG-7.3"

    def heard(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.by) else replace(self, card=veiled(self.card))


class Saw(Happening, frozen=True, gc=False, tag="saw"):
    """What the seat saw; nobody else hears of it."""

    square: str
    token: str
    rule: str = "LG-7.3"

    def heard(self, seat: int | None) -> Self | None:
        return self if seat == self.seat else None


class Looked(Happening, frozen=True, gc=False, tag="looked"):
    """The seat has looked at a token."""

    square: str
    rule: str = "LG-7.3"


class FirstChosen(Happening, frozen=True, gc=False, tag="first-chosen"):
    """Who plays first."""

    rule: str = "LG-10.15"


class Picked(Happening, frozen=True, gc=False, tag="picked"):
    """A character was picked."""

    character: str
    rule: str = "LG-10.15"


class BoardLaid(Happening, frozen=True, gc=False, tag="board-laid"):
    """The four tiles lie."""

    layout: str
    rule: str = "LG-1.1"


class TokenLaid(Happening, frozen=True, gc=False, tag="token-laid"):
    """A token lies face-down; the seat that laid it, or nobody."""

    square: str
    rule: str = "LG-2.1"


class PadLaid(Happening, frozen=True, gc=False, tag="pad-laid"):
    """A transporter pad lies."""

    square: str
    rule: str = "LG-9.2"


class Placed(Happening, frozen=True, gc=False, tag="placed"):
    """The seat's piece stands where another put its Start token."""

    by: int
    square: str
    rule: str = "LG-2.2"


class TurnBegun(Happening, frozen=True, gc=False, tag="turn-begun"):
    """It is this seat's turn."""

    climbed: bool = False
    """Out of a Hole."""
    rule: str = "LG-3.1"


class Discarded(Happening, frozen=True, gc=False, tag="discarded"):
    """A card was thrown away."""

    card: str
    rule: str = "LG-3.1"


class Reshuffled(Happening, frozen=True, gc=False, tag="reshuffled"):
    """The Discard Pile is the Draw Deck again."""

    rule: str = "LG-3.1"


class Walked(Happening, frozen=True, gc=False, tag="walked"):
    """One step."""

    square: str
    direction: str
    rule: str = "LG-3.3"


class Jumped(Happening, frozen=True, gc=False, tag="jumped"):
    """From a transporter pad to another."""

    square: str
    rule: str = "LG-9.2"


class Stopped(Happening, frozen=True, gc=False, tag="stopped"):
    """The move is over."""

    square: str
    rule: str = "LG-3.3"


class Faced(Happening, frozen=True, gc=False, tag="faced"):
    """Turns to what lies in the own square."""

    square: str
    rule: str = "LG-3.4"


class TurnedUp(Happening, frozen=True, gc=False, tag="turned-up"):
    """A token is revealed."""

    square: str
    token: str
    rule: str = "LG-3.3"


class SecondHole(Happening, frozen=True, gc=False, tag="second-hole"):
    """Of two Holes in one square the uppermost is taken away."""

    square: str
    rule: str = "LG-4.1"


class Chosen(Happening, frozen=True, gc=False, tag="chosen"):
    """A token is picked up to be moved."""

    square: str
    rule: str = "LG-3.5"


class Moved(Happening, frozen=True, gc=False, tag="moved"):
    """A token was moved."""

    square: str
    to: str
    rule: str = "LG-3.5"


class Played(Happening, frozen=True, gc=False, tag="played"):
    """A card is laid open; what it is aimed at is told next."""

    card: str
    rule: str = "LG-10.1"


class Aimed(Happening, frozen=True, gc=False, tag="aimed"):
    """What a card is declared for: a square, a token and a square, a seat, a token to look at."""

    card: str
    square: str = ""
    to: str = ""
    target: int = -1
    rule: str = "LG-10.1"


class Enhanced(Happening, frozen=True, gc=False, tag="enhanced"):
    """A Value card goes with the Debris."""

    card: str
    rule: str = "LG-4.3"


class Cancelled(Happening, frozen=True, gc=False, tag="cancelled"):
    """The seat's card does nothing: another has played Inaction."""

    card: str
    by: int
    rule: str = "LG-7.1"


class Laid(Happening, frozen=True, gc=False, tag="laid"):
    """A Hole or Debris token lies in a square."""

    token: str
    square: str
    rule: str = "LG-4.5"


class Fell(Happening, frozen=True, gc=False, tag="fell"):
    """Into a Hole, until the own next turn."""

    square: str
    rule: str = "LG-4.2"


class Struck(Happening, frozen=True, gc=False, tag="struck"):
    """Debris comes down: so many wounds, before anything is parried."""

    square: str
    wounds: int
    rule: str = "LG-4.3"


class Parried(Happening, frozen=True, gc=False, tag="parried"):
    """A Value card played against the seat is ignored."""

    card: str
    rule: str = "LG-7.2"


class Shrugged(Happening, frozen=True, gc=False, tag="shrugged"):
    """Wounds ignored by a Specialty card."""

    wounds: int
    rule: str = "LG-7.8"


class Died(Happening, frozen=True, gc=False, tag="died"):
    """The piece and the Ghouls won leave."""

    rule: str = "LG-6.2"


class CameHome(Happening, frozen=True, gc=False, tag="came-home"):
    """These cards, wounds until now, are in their owners' Discard Piles."""

    cards: tuple[str, ...]
    rule: str = "LG-6.1"


class AidFound(Happening, frozen=True, gc=False, tag="aid-found"):
    """First-Aid is met."""

    square: str
    rule: str = "LG-4.4"


class AidUsed(Happening, frozen=True, gc=False, tag="aid-used"):
    """All wounds are healed, the token is gone."""

    square: str
    healed: int
    rule: str = "LG-4.4"


class AidLeft(Happening, frozen=True, gc=False, tag="aid-left"):
    """First-Aid stays where it is."""

    square: str
    rule: str = "LG-4.4"


class Took(Happening, frozen=True, gc=False, tag="took"):
    """A Ghoo Gun, a Lucky Charm or a civilian is taken."""

    token: str
    square: str
    rule: str


class Dropped(Happening, frozen=True, gc=False, tag="dropped"):
    """Civilians stay behind where their guide died."""

    square: str
    count: int
    rule: str = "LG-9.2"


class Rescued(Happening, frozen=True, gc=False, tag="rescued"):
    """Civilians are out; so many points the seat has now."""

    count: int
    points: int
    rule: str = "LG-9.2"


class CharmSpent(Happening, frozen=True, gc=False, tag="charm-spent"):
    """A Lucky Charm is gone: a new hand, or a challenge that counts for nothing."""

    use: str
    rule: str = "LG-9.2"


class BattleBegun(Happening, frozen=True, gc=False, tag="battle-begun"):
    """A Ghoul is fought."""

    square: str
    strength: int
    combat: int
    rule: str = "LG-5.1"


class Helpless(Happening, frozen=True, gc=False, tag="helpless"):
    """A Ghoul on somebody in a Hole: it wounds, unfought."""

    square: str
    wounds: int
    rule: str = "LG-4.2"


class PutDown(Happening, frozen=True, gc=False, tag="put-down"):
    """A Value card against the Ghoul; the battler's total now."""

    card: str
    total: int
    rule: str = "LG-5.1"


class CombatRaised(Happening, frozen=True, gc=False, tag="combat-raised"):
    """Initial Combat is the Ghoul's strength now."""

    card: str
    total: int
    rule: str = "LG-10.3"


class Challenged(Happening, frozen=True, gc=False, tag="challenged"):
    """The seat has put Value cards against the battler; the battler's total now."""

    cards: tuple[str, ...]
    total: int
    rule: str = "LG-5.2"


class BattleWon(Happening, frozen=True, gc=False, tag="battle-won"):
    """The Ghoul is destroyed; so many points the seat has now."""

    token: str
    points: int
    total: int
    rule: str = "LG-5.4"


class BattleLost(Happening, frozen=True, gc=False, tag="battle-lost"):
    """The Ghoul stays; so many wounds it deals."""

    wounds: int
    rule: str = "LG-5.4"


class Darkened(Happening, frozen=True, gc=False, tag="darkened"):
    """A Ghoul is face-down again."""

    square: str
    rule: str = "LG-9.2"


class TurnOver(Happening, frozen=True, gc=False, tag="turn-over"):
    """The seat's turn has ended."""

    rule: str = "LG-3.2"


class Ended(Happening, frozen=True, gc=False, tag="ended"):
    """The game is over; these have won, or nobody."""

    winners: tuple[int, ...]
    how: str
    rule: str


def veiled(card: str) -> str:
    """The back of a card: it shows its deck, and no more (LG-10.16)."""
    return f"?{card[card.index('@') :]}" if card else ""


Event = Happening
"""Any of these."""

SMALL = (Discarded, Walked, PutDown, Played, Chosen, Aimed, Enhanced)
"""What a big gesture goes on after."""

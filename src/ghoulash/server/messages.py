"""All that goes over the socket, both ways; `docs/guide/protocol.md` explains it to who writes a client."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ghoulash.core.choices import Offer
from ghoulash.core.game import Outcome
from ghoulash.core.refusal import Refusal
from ghoulash.table.sealed import Asked
from ghoulash.table.standing import Standing

Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
"""What a browser can count to."""

# From a client


class Sit(Struct, frozen=True, tag="sit"):
    """Be sent a table as one of its seats sees it, or as anybody does; in place of the seat before."""

    table: str
    seat: int | None = None
    last: Count = 0
    """The number of the last frame seen as this seat; 0: none."""
    said: Count = 0
    """The number of the last remark seen."""
    entropy: str = ""
    """Bytes of one's own for chance, in hexadecimal; before the game begins each person brings some."""
    key: str = ""
    """Of a link to watch by, where the table is not public."""


class Rise(Struct, frozen=True, tag="rise"):
    """Be sent this table no longer."""

    table: str


class FromSeat(Struct, frozen=True, kw_only=True):
    """Something that a seat wants: the one that this client sits at."""

    table: str
    seat: int
    id: str
    """The client's own name for this message: however often it arrives, it is done once."""


class Act(FromSeat, frozen=True, tag="act"):
    """Do this; several texts: a gesture that was confirmed. Where a question is open it is sealed."""

    do: tuple[str, ...]
    last: Count
    """The number of the last frame seen: after a later one this was meant for another board."""


class Withdraw(FromSeat, frozen=True, tag="withdraw"):
    """Take back what is sealed."""


class AskAlways(FromSeat, frozen=True, tag="ask-always"):
    """Whether to be asked also where one can only decline."""

    ticked: bool


class Leave(FromSeat, frozen=True, tag="leave-answers"):
    """Leave these standing answers in place of any before."""

    orders: tuple[Standing, ...]


class Spell(FromSeat, frozen=True, tag="spell"):
    """What a typed text, or a big gesture, means as small actions."""

    text: str


class ListActions(FromSeat, frozen=True, tag="list"):
    """Which actions the offers of one verb and piece stand for; of neither: all that this seat may do."""

    verb: str = ""
    piece: str = ""


class Lay(FromSeat, frozen=True, tag="lay"):
    """Lay these out in one's secret set-up, all or none."""

    do: tuple[str, ...]


class TakeBack(FromSeat, frozen=True, tag="take-back"):
    """Take one thing out of one's set-up; empty: the last."""

    do: str = ""


class Clear(FromSeat, frozen=True, tag="clear"):
    """Take everything out of one's set-up."""


class HideForMe(FromSeat, frozen=True, tag="hide-for-me"):
    """Let a bot lay out the rest of one's set-up, to be looked at before it is confirmed."""


class Confirm(FromSeat, frozen=True, tag="confirm"):
    """Hand one's set-up in: from here on it stands."""


class Say(FromSeat, frozen=True, tag="say"):
    """A remark to the table."""

    text: str


class Block(FromSeat, frozen=True, tag="block"):
    """Hear a seat's remarks no longer, or again."""

    whom: int
    blocked: bool


class Vote(FromSeat, frozen=True, tag="vote"):
    """Let a bot play for a seat whose person is not there."""

    whom: int


class ComeBack(FromSeat, frozen=True, tag="come-back"):
    """Play one's seat oneself again."""


class Ping(Struct, frozen=True, tag="ping"):
    """Asks whether the server is there; to be sent now and then, for who is silent is taken to be gone."""

    n: Count = 0


Wish = (
    Act
    | Withdraw
    | AskAlways
    | Leave
    | Spell
    | ListActions
    | Lay
    | TakeBack
    | Clear
    | HideForMe
    | Confirm
    | Say
    | Block
    | Vote
    | ComeBack
)
FromClient = Sit | Rise | Ping | Wish

# To a client


class Told(Struct, frozen=True, gc=False):
    """One thing done, and what this viewer hears of it."""

    number: int
    seat: int | None
    """Who did it; -1: chance; None: that is not told."""
    do: str
    events: tuple[Any, ...]


class Drafted(Struct, frozen=True):
    """One's own secret set-up in the making."""

    listed: tuple[str, ...]
    finished: bool


class Board(Struct, frozen=True, gc=False):
    """A table as one viewer may know it now; never a part of it."""

    acting: tuple[int, ...]
    view: Any
    offers: tuple[Offer, ...] = ()
    """What this seat may do, or seal, or lay out."""
    question: Asked | None = None
    draft: Drafted | None = None
    standing: tuple[Standing, ...] = ()
    ask_always: bool = False
    outcome: Outcome | None = None


class Frame(Struct, frozen=True, gc=False, tag="frame"):
    """What a viewer was told since the frame before, and the table as it is now."""

    table: str
    seat: int | None
    number: int
    """Counts what was told to this viewer."""
    told: tuple[Told, ...]
    whole: bool
    """Whether `told` goes back to the frame that the client named; else it is the end of a longer story."""
    board: Board
    left: dict[int, float] = {}
    """For who is to act against the clock, the seconds left."""
    id: str = ""
    """The message of this client that led here."""


class Answer(Struct, frozen=True, tag="answer"):
    """What came of a message: nothing is changed where there is a refusal."""

    table: str
    id: str
    number: int
    refusal: Refusal | None = None
    do: tuple[str, ...] = ()
    """What a text means, or what may be done, where that was asked."""


class Sitter(Struct, frozen=True):
    """Who has a seat."""

    seat: int
    kind: str
    """open, person or bot"""
    name: str
    bot: str
    here: bool
    """Whether somebody looks at the table from this seat."""
    stand_in: str
    """The bot that plays for a person who is not there."""
    ready: bool
    """Whether its bytes for chance are there."""


class TableNews(Struct, frozen=True, tag="table"):
    """The table and who sits at it; the same for all viewers."""

    table: str
    game: str
    setup: dict[str, Any]
    fate: str
    sitters: tuple[Sitter, ...]
    commitment: str
    charts: dict[int, str]
    """The commitments to the hidden set-ups confirmed so far."""
    chat: bool
    slow: bool
    clock: float | None
    pause: float
    votes: dict[int, tuple[int, ...]] = {}
    """By seat that a bot may take, who has voted for it."""
    rematch: str = ""
    """The table at which the same people play again."""


class Said(Struct, frozen=True, tag="said"):
    """A remark."""

    table: str
    number: int
    seat: int
    text: str


class Fault(Struct, frozen=True, tag="fault"):
    """A message that could not be taken; nothing is changed."""

    code: str
    table: str = ""
    id: str = ""
    args: dict[str, str | int] = {}


class Pong(Struct, frozen=True, tag="pong"):
    """Yes."""

    n: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends this connection; come back after so many seconds."""

    code: str
    after: float = 1


ToClient = Frame | Answer | TableNews | Said | Fault | Pong | Bye

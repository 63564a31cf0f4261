"""First player, characters, board, tokens, pieces, hands (LG-2)."""

from collections.abc import Sequence
from typing import Final

from ghoulash.core.chances import Counted, alike
from ghoulash.core.choices import Choices, OnSquares
from ghoulash.core.game import CHANCE, Step
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth import events as ev
from ghoulash.games.last_game_on_earth.actions import Action, Named, OnSeat, OnSquare
from ghoulash.games.last_game_on_earth.events import Event
from ghoulash.games.last_game_on_earth.frames import (
    Drawing,
    FirstFrame,
    Frame,
    Laying,
    Padding,
    Picking,
    Replenishing,
    Scattering,
    Starting,
)
from ghoulash.games.last_game_on_earth.ground import Ground
from ghoulash.games.last_game_on_earth.layout import Layout
from ghoulash.games.last_game_on_earth.parts import TILES, Parts
from ghoulash.games.last_game_on_earth.shapes import SHAPES
from ghoulash.games.last_game_on_earth.state import (
    HAND_SIZE,
    NOBODY,
    UNDECIDED,
    Player,
    State,
    Token,
)
from ghoulash.games.last_game_on_earth.work import Work

FIRST = FirstFrame()
PADDING = Padding()


def beginning(parts: Parts, seats: int) -> State:
    """Nobody has anything yet."""
    return State((FIRST,), (CHANCE,), (Player(),) * seats, parts.layout, bag=tuple(parts.tokens))


def setting_up_actions(parts: Parts, state: State, seat: int) -> Sequence[Action]:
    """What the step of the set-up asks for."""
    frame = state.frames[-1]
    if isinstance(frame, FirstFrame):
        return tuple(OnSeat("first", n) for n in range(len(state.players)))
    if isinstance(frame, Picking):
        taken = {player.character for player in state.players}
        return tuple(Named("pick", deck.id) for n, deck in enumerate(parts.decks) if n not in taken)
    if isinstance(frame, Laying):
        if not frame.shape:
            return tuple(Named("shape", shape) for shape in SHAPES)
        laid = {tile[0] for tile in frame.tiles}
        return tuple(Named("tile", tile) for tile in TILES if tile[0] not in laid)
    verb, squares = _squares(parts, state)
    return Choices((OnSquares(verb, "", squares, parts.field(state).on[verb]),))


def setting_up_refusal(parts: Parts, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this is not what the set-up asks for."""
    frame = state.frames[-1]
    if isinstance(frame, Scattering | Padding | Starting):
        return _square_refusal(parts, state, action)
    if isinstance(frame, Picking) and isinstance(action, Named) and action.verb == "pick":
        if action in setting_up_actions(parts, state, seat):
            return None
        return Refusal("pick-taken", "LG-10.15", {"character": action.name})
    if action in setting_up_actions(parts, state, seat):
        return None
    return Refusal(_ASKED[type(frame)], "LG-10.15")


_ASKED: Final[dict[type, str]] = {FirstFrame: "set-up-now", Picking: "pick-now", Laying: "set-up-now"}


def _square_refusal(parts: Parts, state: State, action: Action) -> Refusal | None:
    verb, squares = _squares(parts, state)
    if not isinstance(action, OnSquare) or action.verb != verb:
        return Refusal("start-now" if verb == "start" else "set-up-now", "LG-2.1")
    at = parts.field(state).index.get(action.square, -1)
    if at >= 0 and squares >> at & 1:
        return None
    code, rule = _NOT_THERE[verb]
    return Refusal(code, rule, {"square": action.square})


_NOT_THERE: Final = {
    "token": ("token-not-there", "LG-2.1"),
    "pad": ("pad-not-there", "LG-9.2"),
    "start": ("start-not-there", "LG-2.2"),
}


def setting_up_chances(parts: Parts, state: State) -> Counted[Action]:
    """All alike."""
    return alike(setting_up_actions(parts, state, CHANCE))


def _squares(parts: Parts, state: State) -> tuple[str, int]:
    """What is laid now, and where it may go."""
    frame = state.frames[-1]
    ground = parts.field(state).ground
    if isinstance(frame, Scattering):
        return "token", _unfilled(ground, state) & ground.shaded & ~state.covered
    if isinstance(frame, Padding):
        return "pad", ground.tiles[state.pads.bit_count()] & ~ground.shaded
    taken = state.covered | state.pads
    for player in state.players:
        if player.at >= 0:
            taken |= 1 << player.at
    return "start", ground.rim & ~taken


def _unfilled(ground: Ground, state: State) -> int:
    """The tiles that may take another token: as even as can be, an odd one anywhere (LG-2.1, LG-10.20)."""
    counts = [(state.covered & tile).bit_count() for tile in ground.tiles]
    each, odd = divmod(sum(state.bag), len(counts))
    full = each + (sum(count > each for count in counts) < odd)
    return sum(tile for tile, count in zip(ground.tiles, counts, strict=True) if count < full)


def set_up(parts: Parts, state: State, seat: int, action: Action) -> Step[State, Event] | Work:
    """One thing more is settled."""
    work = Work(parts, state)
    frame = work.frames[-1]
    if isinstance(frame, FirstFrame):
        assert isinstance(action, OnSeat)
        work.first = action.seat
        work.told.append(ev.FirstChosen(action.seat))
        work.frames = [Picking(action.seat)]
    elif isinstance(frame, Picking):
        assert isinstance(action, Named)
        _pick(work, seat, action.name)
    elif isinstance(frame, Laying):
        assert isinstance(action, Named)
        _lay_board(work, frame, action.name)
    else:
        assert isinstance(action, OnSquare)
        _lay(work, action, seat)
    return work


def _pick(work: Work, seat: int, name: str) -> None:
    cards = work.parts.cards
    character = next(n for n, deck in enumerate(work.parts.decks) if deck.id == name)
    work.change(
        seat, character=character, deck=cards.counts[character], discard=(0,) * len(cards.counts[character])
    )
    work.told.append(ev.Picked(seat, name))
    left = work.after(seat)[0]
    if work.players[left].character == NOBODY:
        work.frames = [Picking(left)]
    elif work.layout is None:
        work.frames = [Laying()]
    else:
        _scatter(work)


def _lay_board(work: Work, frame: Laying, name: str) -> None:
    if not frame.shape:
        work.frames = [Laying(name)]
        return
    tiles = (*frame.tiles, name)
    if len(tiles) < 4:
        work.frames = [Laying(frame.shape, tiles)]
        return
    work.layout = Layout(frame.shape, tiles)
    work.told.append(ev.BoardLaid(CHANCE, str(work.layout)))
    _scatter(work)


def _scatter(work: Work) -> None:
    work.frames = [Scattering(sum(work.bag), CHANCE if work.parts.by_chance else work.first)]


def _lay(work: Work, action: OnSquare, seat: int) -> None:
    """A token, a pad, or the piece of the player to the left."""
    at = work.field.index[action.square]
    frame = work.frames[-1]
    if isinstance(frame, Scattering):
        work.put_stack(at, (Token(UNDECIDED, down=True),))
        work.told.append(ev.TokenLaid(seat, action.square))
        if frame.left > 1:
            following = CHANCE if seat == CHANCE else work.after(seat)[0]
            work.frames = [Scattering(frame.left - 1, following)]
        else:
            work.frames = [PADDING if work.parts.has_pads else Starting(work.first)]
    elif isinstance(frame, Padding):
        work.pads |= 1 << at
        work.told.append(ev.PadLaid(CHANCE, action.square))
        if work.pads.bit_count() == len(work.field.ground.tiles):
            work.frames = [Starting(work.first)]
    else:
        left = work.after(seat)[0]
        work.change(left, at=at)
        work.told.append(ev.Placed(left, seat, action.square))
        work.frames = [Starting(left)] if left != work.first else _deal(work)


def _deal(work: Work) -> list[Frame]:
    """Seven cards each, from the first player on (LG-2.3)."""
    order = (*reversed(work.after(work.first)), work.first)
    work.told.append(ev.TurnBegun(work.first))
    return [Replenishing(work.first), *(Drawing(seat, HAND_SIZE) for seat in order)]

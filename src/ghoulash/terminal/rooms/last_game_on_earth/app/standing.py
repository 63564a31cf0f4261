"""How everybody does, whose turn it is, and what lies in the square looked at: in words and signs."""

from typing import NamedTuple

from ghoulash.games.last_game_on_earth.state import CHARM, CIVILIAN, GUN, HOLE, KINDS, PUBLIC
from ghoulash.games.last_game_on_earth.view import TokenView
from ghoulash.terminal.rooms.last_game_on_earth.app import marks as sign
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.drawing import Piece, Table
from ghoulash.terminal.rooms.last_game_on_earth.app.why import why


class Standing(NamedTuple):
    """One player."""

    sign: str
    letter: str
    name: str
    called: str
    """The name, with a word for whose screen this is."""
    character: str
    points: int
    wounds: str
    hand: int
    marks: str
    mine: bool
    out: bool
    """Dead, or in a Hole."""


class Lying(NamedTuple):
    """A token of the square looked at."""

    sign: str
    ink: str
    text: str


class Sight(NamedTuple):
    """The square looked at: its name and ground, who stands there, what lies there from the top."""

    title: str
    tokens: tuple[Lying, ...]


def standings(desk: BoardDesk) -> list[Standing]:
    """All players, in the order they sit."""
    say, view = desk.words.say, desk.view
    turn = desk.turn.seat if desk.turn is not None else getattr(view.frames[0], "seat", -1)
    acting, outcome = desk.session.acting, desk.session.outcome
    found: list[Standing] = []
    for seat, player in enumerate(view.players):
        name = desk.session.names[seat]
        character = desk.character(seat)
        health = desk.parts.decks[player.character].health if player.character >= 0 else 0
        hurt = len(player.wounds) + player.bare
        marks = "†" if player.dead else sign.TOKENS[HOLE] if player.fallen else ""
        for count, kind in ((player.guns, GUN), (player.charms, CHARM), (player.carrying, CIVILIAN)):
            marks += f"{sign.TOKENS[kind]}{count}" if count else ""
        pointer = "?" if seat in acting and seat != turn else "▸" if seat == turn else " "
        found.append(
            Standing(
                sign=pointer if outcome is None else "★" if seat in outcome.winners else " ",
                letter=desk.letter(seat),
                name=name,
                called=say("app-you", name=name) if seat == desk.seat else name,
                character=character,
                points=player.points,
                wounds=f"{hurt}/{health}" if health else "",
                hand=len(player.hand),
                marks=marks,
                mine=seat == desk.seat,
                out=player.dead or player.fallen,
            )
        )
    return found


def banner(desk: BoardDesk) -> tuple[str, str]:
    """Whose turn it is or who is asked what, and of what game."""
    say, session, view = desk.words.say, desk.session, desk.view
    rounds = view.turns // len(view.players) + 1
    briefing = say("lg-app-briefings", count=len(desk.parts.briefings), names=_briefings(desk))
    game = say("lg-app-game", briefing=briefing, round=rounds)
    if session.over:
        return say("app-banner-over"), game
    turn = desk.turn
    if desk.asked:
        mine = turn is not None and turn.seat == desk.seat and len(view.frames) == 1
        return say("app-banner-mine" if mine else "app-banner-asked"), game
    return why(desk), game


def _briefings(desk: BoardDesk) -> str:
    return ", ".join(desk.words.say("lg-app-briefing", briefing=name) for name in desk.parts.briefings)


def table_of(desk: BoardDesk) -> Table:
    """What lies on the board."""
    view = desk.view
    pieces: dict[int, tuple[Piece, ...]] = {}
    for seat, player in enumerate(view.players):
        if player.at >= 0:
            piece = Piece(desk.letter(seat), seat == desk.seat, player.fallen)
            pieces[player.at] = (*pieces.get(player.at, ()), piece)
    return Table({stack.square: stack.tokens for stack in view.stacks}, pieces, desk.pads)


def sight(desk: BoardDesk) -> Sight:
    """The square looked at."""
    say, field, square = desk.words.say, desk.field, desk.looked_at
    if field is None or square < 0:
        return Sight("", ())
    ground = field.ground
    standing = [
        desk.session.names[seat] for seat, player in enumerate(desk.view.players) if player.at == square
    ]
    tokens = tuple(_lying(desk, token) for token in reversed(desk.stack(square)))
    title = say(
        "lg-app-sight",
        square=desk.name(square),
        ground="pad" if desk.pads >> square & 1 else "shaded" if ground.shaded >> square & 1 else "plain",
        who=", ".join(standing),
        people=len(standing),
        tokens=len(tokens),
    )
    return Sight(title, tokens)


def _lying(desk: BoardDesk, token: TokenView) -> Lying:
    say = desk.words.say
    glyph = sign.token_sign(token.kind, down=token.down)
    ink = sign.token_ink(token.kind, down=token.down)
    name = token_name(desk, token.kind)
    if not token.down:
        return Lying(glyph, ink, name)
    seen = [
        say("lg-app-yourself") if seat == desk.seat else desk.session.names[seat]
        for seat in range(len(desk.view.players))
        if token.seen >> seat & 1
    ]
    everybody = token.seen >> PUBLIC & 1
    known = "all" if everybody else "some" if seen else "none"
    return Lying(glyph, ink, say("lg-app-face-down", name=name, known=known, who=", ".join(seen)))


def token_name(desk: BoardDesk, kind: int) -> str:
    """What a kind of token is called."""
    return desk.words.say("lg-token", token=KINDS[kind])

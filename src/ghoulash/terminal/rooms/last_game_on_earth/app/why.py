"""Who is asked, and why: one sentence for each question that the rules put."""

from ghoulash.games.last_game_on_earth.frames import (
    Battling,
    Guarding,
    Looking,
    Playing,
    Starting,
)
from ghoulash.games.last_game_on_earth.state import NOBODY
from ghoulash.terminal.rooms.last_game_on_earth.app.desk import BoardDesk
from ghoulash.terminal.rooms.last_game_on_earth.app.faces import word_of


def why(desk: BoardDesk) -> str:
    """What is asked now, of whom, and on whose account."""
    view = desk.view
    frame = view.frames[-1]
    asked = (desk.seat,) if desk.asked else desk.session.acting
    seat = asked[0] if asked else NOBODY
    names = desk.session.names
    tag = str(frame.__struct_config__.tag)
    playing = next((f for f in reversed(view.frames) if isinstance(f, Playing)), None)
    battle = desk.battle
    args: dict[str, str | int] = {
        "who": "you" if seat == desk.seat else "other",
        "name": names[seat] if seat >= 0 else "",
        "other": "",
        "card": "",
        "place": "none",
        "count": 0,
        "stage": 0,
    }
    if playing is not None:
        args["other"] = names[playing.seat]
        args["card"] = word_of(desk, desk.cards.text[playing.card])
        args["place"] = _place(desk, playing) or "none"
    if isinstance(frame, Starting):
        args["other"] = names[(frame.seat + 1) % len(view.players)]
    elif isinstance(frame, Guarding):
        args["count"] = frame.wounds
    elif isinstance(frame, Looking):
        args["count"] = frame.left
    if battle is not None:
        args["count"] = frame.wounds if isinstance(frame, Guarding) else battle.strength
        args["stage"] = battle.stage
        if not isinstance(frame, Battling):
            args["other"] = names[battle.seat]
    return desk.words.say("lg-app-why", frame=tag, **args)


def _place(desk: BoardDesk, playing: Playing) -> str:
    """What a card was declared for."""
    if playing.target >= 0:
        return desk.session.names[playing.target]
    if playing.to >= 0:
        return f"{desk.name(playing.square)} → {desk.name(playing.to)}"
    return desk.name(playing.square)

"""`ghoulash play` as an app that fills the terminal: board, meters, log, keyboard and mouse."""

from contextlib import suppress

from ghoulash.terminal.session import PlayOptions


def play_app(options: PlayOptions) -> int:
    """Play until the game is over or left; the exit code. Raises `Refused` where there is no game to play."""
    from ghoulash.terminal.app.app import GhoulashApp
    from ghoulash.terminal.finding import find_room
    from ghoulash.terminal.opening import open_session

    if not options.resume:
        find_room(options.game, "app")  # nothing is begun where there is nothing to show it
    session = open_session(options)
    try:
        app = GhoulashApp(session)
        app.run()
    finally:
        over = session.over
        session.close()
    say = session.words.say
    mishap = app.mishap
    with suppress(OSError):  # the terminal may have been closed
        if mishap is not None:
            print(say("app-mishap", what=f"{type(mishap).__name__}: {mishap}"))
        print(say("app-over", file=str(session.path)) if over else say("app-kept"), flush=True)
    return 0 if mishap is None else 1

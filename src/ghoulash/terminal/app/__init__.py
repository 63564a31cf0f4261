"""`ghoulash play` as an app that fills the terminal: charts, meters, log, keyboard and mouse."""

from ghoulash.terminal.session import PlayOptions


def play_app(options: PlayOptions) -> int:
    """Play until the game is over or left; the exit code. Raises `Refused` where there is no game to play."""
    from ghoulash.terminal.app.app import GhoulashApp
    from ghoulash.terminal.opening import open_session

    session = open_session(options)
    app = GhoulashApp(session)
    try:
        app.run()
    finally:
        over = session.over
        session.close()
    say = session.words.say
    if app.mishap is not None:
        print(say("app-mishap", what=f"{type(app.mishap).__name__}: {app.mishap}"))
    if over:
        print(say("app-over", file=str(session.path)))
    else:
        print(say("app-kept", file=str(session.path)))
    return 0 if app.mishap is None else 1

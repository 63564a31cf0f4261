"""One command, `ghoulash`. What it needs is imported when it is asked for, so that help comes at once."""

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from ghoulash.core.game import AnyGame
    from ghoulash.core.record import Fault, Reading
    from ghoulash.locale import Words
    from ghoulash.table.replaying import Verdict

BAD_ARGUMENT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="ghoulash",
    help="Ghoulash: play, serve tables, watch again, simulate. Unofficial.",
    epilog="Example: ghoulash play --scenario food-run --vs easy",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
scenarios = typer.Typer(
    help="Scenario files.",
    epilog="Example: ghoulash scenario check my-town.toml",
    invoke_without_command=True,
    rich_markup_mode=None,
)
app.add_typer(scenarios, name="scenario")

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="The language of all words.")]
Scenario = Annotated[
    str | None, typer.Option("--scenario", metavar="S", help="A scenario's id, or a file ending in .toml.")
]


@app.callback()
@scenarios.callback()
def _show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("games", epilog="Example: ghoulash games --json")
def list_games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, their scenarios and the bots that play them."""
    from ghoulash.bots import bots_for
    from ghoulash.games import REGISTRY

    listed: list[dict[str, Any]] = [
        {
            "id": name,
            "seats": list(entry.seats),
            "scenarios": list(entry.scenarios()),
            "bots": list(bots_for(name)),
        }
        for name, entry in REGISTRY.items()
    ]
    if as_json:
        _print_json(listed)
        return
    from ghoulash.terminal.counting import listing

    words = _words(lang)
    for entry in listed:
        typer.echo("\n".join(listing(entry, words)))


@app.command(epilog="Example: ghoulash play --scenario food-run --vs easy --lang fr")
def play(  # noqa: PLR0913, PLR0917 - one parameter an option
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game's id; pen-and-paper unless you say another."),
    ] = None,
    scenario: Scenario = None,
    vs: Annotated[
        list[str] | None,
        typer.Option(
            "--vs",
            metavar="BOT[,BOT...]",
            help="Who plays with the person in the first seat, in the order of the seats: bots by name, or "
            "`person` for somebody at the same keyboard. The last one named fills all seats that are left: "
            "`--seats 4 --vs normal` is one person and three bots, `--vs person,easy,normal` two people and "
            "two bots. May be given several times.",
        ),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="How many seats; else as many as --vs names, or the fewest there can be."
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUE",
            help="An option of the game, such as turn_limit=30; once for each. A list is typed with commas.",
        ),
    ] = None,
    lang: Lang = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Linear text, for screen readers and pipes.")
    ] = False,
    seed: Annotated[
        str | None, typer.Option(metavar="K", help="Makes the game repeatable, on your own machine.")
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="chance|0|1",
            help="Which seat moves first, by chance unless said; the same as --option first=0.",
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A player's name; once for each person.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game left last; of GAME, if you name one.")
    ] = False,
    curtain: Annotated[
        bool, typer.Option(help="With --plain, several people: hide each one's secrets from the others.")
    ] = True,
    confirm: Annotated[
        bool | None,
        typer.Option(
            help="With --plain: ask before a long walk, and let a card or token that still wants a square be "
            "taken back; in a pipe everything is done at once."
        ),
    ] = None,
) -> None:
    """Play in this terminal, against bots or friends beside you."""
    from ghoulash.terminal.session import PlayOptions

    options = PlayOptions(
        game=game or "pen-and-paper",
        only=game,
        scenario=scenario,
        vs=",".join(vs) if vs else None,
        seats=seats,
        lang=None if lang is None else _language(lang),  # a game gone on with keeps its own
        seed=seed,
        first=first,
        chosen=_chosen(option or []),
        names=tuple(name or ()),
        resume=resume,
        curtain=curtain,
        confirm=confirm,
    )
    if plain:
        from ghoulash.terminal.plain import play_plain

        raise typer.Exit(play_plain(options))
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        _fail(_words(lang).say("cli-no-terminal"))
    from ghoulash.terminal.app import play_app

    raise typer.Exit(play_app(options))


@app.command(epilog="Example: ghoulash serve --host 0.0.0.0 --port 8080")
def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="H", help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="P", help="The port.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="Where tables are kept, as a URL.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="Where people reach it.")
    ] = None,
    lang: Lang = None,
    opens: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Serve tables for everybody, to be played in the browser. Options can stand in the environment too."""
    from ghoulash.core.refusal import Refused
    from ghoulash.server.inviting import here, there
    from ghoulash.server.serving import serve as run
    from ghoulash.server.settings import Settings

    words = _words(lang)
    given = {"host": host, "port": port, "database": database, "public_url": public_url}

    def tell(settings: Settings) -> None:
        others = there(settings)
        typer.echo(words.say("serve-here", address=here(settings)))
        typer.echo(words.say("serve-there", address=others) if others else words.say("serve-nobody-else"))
        typer.echo(words.say("serve-stop"))
        if opens:
            _open_browser(here(settings))

    try:
        run(Settings.read(given), tell)
    except Refused as refused:
        _fail(words.refusal(refused.refusal, refused.place))


def _open_browser(address: str) -> None:
    """In the browser that a person has chosen, or in one with windows; where there is none, nowhere."""
    import webbrowser
    from contextlib import suppress
    from threading import Thread

    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        in_terminal = type(browser) is webbrowser.GenericBrowser
        if not in_terminal or "BROWSER" in os.environ:
            Thread(target=browser.open, args=(address,), daemon=True).start()


@app.command(
    epilog="Example: ghoulash simulate pen-and-paper --games 1000 --bots normal,easy --jobs 2 --seed 7"
)
def simulate(  # noqa: PLR0913, PLR0917 - one parameter an option
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="Who plays, in the order of the seats.")],
    scenario: Scenario = None,
    seed: Annotated[
        int | None, typer.Option(metavar="K", help="The same seed gives the same games, whatever the jobs.")
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="Processes.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="A row for each game: .json or .parquet.")
    ] = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Bots keep their seats; else they change after each game.")
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and count how they end."""
    import msgspec

    from ghoulash.lab.simulate import simulate as run
    from ghoulash.terminal.counting import counted

    words = _words(lang)
    report = run(
        game,
        scenario=scenario,
        games=games,
        bots=tuple(bots.split(",")),
        seed=seed,
        jobs=jobs,
        out=out,
        fixed_seats=fixed_seats,
    )
    if as_json:
        _print_json(msgspec.to_builtins(report))
    else:
        typer.echo("\n".join(counted(report, words)))


@app.command(epilog="Example: ghoulash replay game.jsonl --seat 0 --lang fr")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[int | None, typer.Option(metavar="N", help="As this seat was told it.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game again, step by step."""
    from ghoulash.core.refusal import Refused

    words = _words(lang)
    reading = _read_record(file, words)
    if reading.header is not None and seat is not None and not 0 <= seat < reading.header.seats:
        _fail(words.say("cli-no-seat", seat=seat))
    try:
        fault = reading.fault if reading.header is None else _retell(reading, seat, words, as_json=as_json)
    except Refused as refused:  # the header is at fault
        _fail(f"{file}:1: {words.refusal(refused.refusal)}", code=1)
    if fault is not None:
        told = _words(words.language, reading).refusal(fault.refusal)
        _fail(f"{file}:{fault.line}: {told}", code=1)


def _retell(reading: "Reading", seat: int | None, words: "Words", *, as_json: bool) -> "Fault | None":
    """All that can be told, and what stopped it."""
    from ghoulash.terminal.retelling import as_data, in_words

    game = _game_of(reading)
    if as_json:
        document, fault = as_data(game, reading, seat)
        _print_json(document)
        return fault
    fault = None
    for line in in_words(game, reading, seat, words.language):
        if isinstance(line, str):
            typer.echo(line)
        else:
            fault = line
    return fault


@app.command(epilog="Example: ghoulash verify game.jsonl")
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Redo all rules and draws of a record; exit 0 if all is well."""
    from ghoulash.locale import printable

    words = _words(lang)
    reading = _read_record(file, words)
    verdict = _verdict(reading)
    reason = None if verdict.reason is None else _words(lang, reading).refusal(verdict.reason)
    if as_json:
        _print_json(
            {
                "ok": verdict.ok,
                "line": verdict.line,
                "reason": reason,
                "code": None if verdict.reason is None else verdict.reason.code,
                "unsigned": verdict.unsigned,
                "draws_redone": verdict.draws_redone,
                "charts": verdict.charts,
                "finished": verdict.finished,
            }
        )
    elif reason is not None:
        typer.echo(printable(f"{file}:{verdict.line}: {reason}"))
    else:
        typer.echo(
            words.say(
                "cli-verified",
                lines=len(reading.lines) + 1,
                unsigned=verdict.unsigned,
                draws="yes" if verdict.draws_redone else "no",
                charts=verdict.charts,
                finished="yes" if verdict.finished else "no",
            )
        )
    raise typer.Exit(0 if verdict.ok else 1)


def _verdict(reading: "Reading") -> "Verdict":
    from ghoulash.core.refusal import Refused
    from ghoulash.table.replaying import Verdict, unreadable
    from ghoulash.table.replaying import verify as check

    if reading.header is None:
        return unreadable(reading)
    try:
        return check(_game_of(reading), reading)
    except Refused as refused:
        return Verdict(ok=False, line=1, reason=refused.refusal)


@scenarios.command(epilog="Example: ghoulash scenario check my-town.toml")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file, or a deck of cards.")],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Say whether a scenario or a deck can be played; if not: file, line and reason."""
    from ghoulash.core.refusal import Refused
    from ghoulash.games.files import check_file

    words = _words(lang)
    try:
        kind, facts = check_file(file)
    except Refused as refused:
        text = words.refusal(refused.refusal)
        if as_json:
            reason = {"ok": False, "place": refused.place, "code": refused.refusal.code, "reason": text}
            _print_json(reason)
            raise typer.Exit(1) from refused
        _fail(f"{refused.place}: {text}", code=1)
    if as_json:
        _print_json({"ok": True, **facts})
        return
    typer.echo(words.say(f"cli-{kind}-good", **facts))


@app.command(epilog="Example: ghoulash bench --seconds 5 --json")
def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", help="How long each row is measured.", min=0.1, max=600)
    ] = 5.0,
    as_json: Json = False,
) -> None:
    """Measure speed and size of the engine on this machine."""
    import msgspec

    from ghoulash.lab.bench import measure, table

    report = measure(seconds, lambda text: typer.echo(text, err=True))
    if as_json:
        _print_json(msgspec.to_builtins(report))
    else:
        typer.echo(table(report))


def _chosen(options: Sequence[str]) -> dict[str, str]:
    """The options of a game, by name; what has no name is refused here, the rest by the game."""
    chosen: dict[str, str] = {}
    for option in options:
        name, is_named, value = option.partition("=")
        if not (is_named and name.strip()):
            _fail(_words(None).say("cli-no-option", option=option))
        chosen[name.strip()] = value.strip()
    return chosen


def _language(lang: str | None) -> str:
    from ghoulash.locale import LANGUAGES, pick_language

    if lang is None:
        return pick_language(os.environ)
    if lang not in LANGUAGES:
        _fail(_words(None).say("cli-no-language", lang=lang, known=", ".join(LANGUAGES)))
    return lang


def _words(lang: str | None, reading: "Reading | None" = None) -> "Words":
    """The words of a language; at the table of the game of a record, where one is given."""
    from ghoulash.locale import words

    header = None if reading is None else reading.header
    return words(_language(lang), "" if header is None else header.game)


def _read_record(file: Path, words: "Words") -> "Reading":
    from ghoulash.core.record import read

    try:
        return read(file)
    except OSError as error:
        why = words.reason(error.strerror or type(error).__name__)
        _fail(words.say("cli-unreadable", file=str(file), why=why))


def _game_of(reading: "Reading") -> "AnyGame":
    from ghoulash.core.record import game_of
    from ghoulash.games import game_class

    assert reading.header is not None
    return game_of(game_class(reading.header.game), reading.header)


def _print_json(document: object) -> None:
    typer.echo(json.dumps(document, ensure_ascii=False))


def _fail(text: str, code: int = BAD_ARGUMENT) -> NoReturn:
    _complain(f"ghoulash: {text}")
    raise typer.Exit(code)


def _complain(text: str) -> None:
    from ghoulash.locale import printable

    typer.echo(printable(text), err=True)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command; whatever goes wrong is said in one line."""
    sys.stdin = sys.stdin or Path(os.devnull).open()  # noqa: SIM115 - closed by who called us; ours to the end
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115
    sys.exit(_run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    try:
        result: object = app(args=arguments, prog_name="ghoulash", standalone_mode=False)
    except typer.TyperException as error:
        context: typer.Context | None = getattr(error, "ctx", None)
        path = context.command_path if context is not None else "ghoulash"
        explain: Callable[[], str] = getattr(error, "format_message", error.__str__)
        _complain(f"{path}: {' '.join(explain().split())} (see {path} --help)")
        return BAD_ARGUMENT
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _hang_up()
        return 0
    except OSError as error:  # a full disk under what we print, or whatever else the system refuses
        _hang_up()
        words = _words(None)
        _complain(f"ghoulash: {words.say('cli-system', why=words.reason(error.strerror or str(error)))}")
        return 1
    except Exception as error:  # noqa: BLE001 - raised again unless it is one of ours
        return _explain(error)
    return result if isinstance(result, int) else 0


def _hang_up() -> None:
    """What Python would still write of our output goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _explain(error: Exception) -> int:
    """One line for what the house refuses; anything else is a bug of ours, and is shown as one."""
    from ghoulash.core.refusal import Refused

    if not isinstance(error, Refused):
        raise error
    place = f"{error.place}: " if error.place else ""
    _complain(f"ghoulash: {place}{_words(None).refusal(error.refusal)}")
    return BAD_ARGUMENT

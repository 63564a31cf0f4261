"""The app as a whole: sizes, themes, sheets, languages, leaving and coming back, games to the end."""

from collections.abc import Sequence

import pytest
from textual.widgets import Static

from ghoulash.core.record import Line, read
from ghoulash.core.refusal import Refusal
from ghoulash.locale import LANGUAGES, words
from ghoulash.table.journal import Journal
from ghoulash.table.replaying import verify
from ghoulash.terminal.app import play_app
from ghoulash.terminal.app.app import GhoulashApp
from ghoulash.terminal.app.modes.resting import Ended
from ghoulash.terminal.app.screens.curtain import Curtain
from ghoulash.terminal.app.screens.reading import Reading
from ghoulash.terminal.opening import open_session
from ghoulash.terminal.rooms.pen_and_paper.app.modes.asking import AskingAboutKit
from ghoulash.terminal.rooms.pen_and_paper.app.modes.fighting import AtTheGhoul
from ghoulash.terminal.rooms.pen_and_paper.app.modes.hiding import Hiding
from ghoulash.terminal.rooms.pen_and_paper.app.modes.walking import Walking
from ghoulash.terminal.rooms.pen_and_paper.app.scale import SMALL
from ghoulash.terminal.session import PlayOptions
from tests.terminal.app_driver import (
    SIZES,
    chart,
    desk,
    flat,
    mode,
    playing,
    press,
    session_of,
    settled,
    small,
    table,
    text,
    two_charts,
    until,
)

KEYS = {"stop": "s", "leave": "l", "walk N": "up", "walk E": "right", "walk S": "down", "walk W": "left"}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GHOULASH_HOME", str(tmp_path / "games"))


# Sizes


@pytest.mark.parametrize("size", SIZES)
async def test_whose_turn_what_can_i_do_what_just_happened(tmp_path, size):
    async with playing(PlayOptions(seed="1", lang="en", vs="random", names=("Ada",)), size) as pilot:
        assert "Hide your chart" in text(pilot.app)
        assert "12 Ghouls" in text(pilot.app)
        assert "In hand: isotope" in flat(pilot.app)
        assert "hide for me" in text(pilot.app)
        await until(pilot, lambda: "The chart that Random bot was hiding is ready." in flat(pilot.app))


async def test_a_small_terminal_shows_one_chart_and_tab_the_other(tmp_path):
    async with playing(PlayOptions(seed="1", lang="en", vs="random")) as pilot:
        assert chart(pilot, 1).scale == SMALL
        assert not chart(pilot, 0).region
        lines = text(pilot.app).split("\n")
        assert sum("┃" in line for line in lines) == 17
        assert "┗" in text(pilot.app)
        assert "Tab other chart" in flat(pilot.app)
        await press(pilot, "tab")
        assert chart(pilot, 0).region
        assert not chart(pilot, 1).region
        assert "The chart you walk" in text(pilot.app)
        await press(pilot, "tab")
        assert chart(pilot, 1).region


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["finders", "ghoul-and-plenty"])
async def test_the_title_of_a_chart_is_never_cut(scenario, language):
    options = PlayOptions(scenario=scenario, vs="random", lang=language, seed="1", first="0")
    async with playing(options) as pilot:
        for keys in (("h", "d"), ("tab",), ()):
            assert "…" not in text(pilot.app).splitlines()[0][:35]
            await press(pilot, *keys)


async def test_a_terminal_that_changes_its_size_is_followed(tmp_path):
    async with playing(PlayOptions(seed="1", lang="en", vs="random")) as pilot:
        for size, both in [((160, 50), True), ((120, 40), False), ((80, 24), False), ((40, 10), False)]:
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert bool(chart(pilot, 0).region and chart(pilot, 1).region) == both
            assert chart(pilot, 1).text
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        await press(pilot, "h")
        assert "All is hidden." in flat(pilot.app)


# Themes


async def test_the_theme_is_toggled_by_a_key(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter")
        before = pilot.app.theme
        await press(pilot, "f2")
        assert (before, pilot.app.theme) == ("paper", "night")
        await press(pilot, "ctrl+t")
        assert pilot.app.theme == "paper"


async def test_without_colours_the_same_signs_stand_there(tmp_path, monkeypatch):
    seen = []
    for bare in (False, True):
        if bare:
            monkeypatch.setenv("NO_COLOR", "1")
        async with playing(small(tmp_path)) as pilot:
            await press(pilot, "enter")
            seen.append(text(pilot.app))
            if bare:
                styles = {s.style for strip in pilot.app.screen._compositor.render_strips() for s in strip}
                assert any(style is not None and style.reverse for style in styles), "the cursor is seen"
    assert seen[0] == seen[1]


# Sheets


async def test_the_briefing_comes_first_and_again_on_asking(tmp_path):
    session = open_session(small(tmp_path, vs="random"))
    async with GhoulashApp(session, pace=0).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, Reading)
        assert "2 Ghouls, in shaded squares" in flat(pilot.app)
        await press(pilot, "enter", "i")
        assert isinstance(pilot.app.screen, Reading)
        await press(pilot, "escape")
        assert isinstance(mode(pilot), Hiding)
    session.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_line_of_the_help_is_broken_on_a_small_screen(tmp_path, language):
    async with playing(small(tmp_path, vs="random", lang=language)) as pilot:
        await press(pilot, "?")
        written = pilot.app.screen.query_one("#text", Static)
        lines = str(written.content).splitlines()
        kinds = words(language).kind("debris")
        assert len(lines) > 30
        assert [x for x in lines if len(x) > written.content_size.width and kinds not in x] == []


@pytest.mark.parametrize("key", ["question_mark", "f1"])
async def test_help_names_the_keys_and_the_signs(tmp_path, key):
    async with playing(small(tmp_path), (160, 70)) as pilot:
        await press(pilot, "enter", key)
        shown = flat(pilot.app)
        for word in ("Walking", "Hiding", "Always", "Signs", "the other chart", "a shaded square", "Ghoul"):
            assert word in shown, word
        await press(pilot, "escape")
        assert isinstance(mode(pilot), Hiding)


# Languages


async def test_everything_is_french_in_french(tmp_path):
    english = words("en")
    async with playing(small(tmp_path, lang="fr")) as pilot:
        assert "Ada, c’est à toi." in text(pilot.app)
        await press(pilot, "enter")
        assert "Piège ta grille" in text(pilot.app)
        assert "goules" in text(pilot.app)
        await press(pilot, "h", "d", "enter", "h", "d", "enter")
        assert "Par quelle Porte entres-tu\N{NO-BREAK SPACE}?" in " ".join(text(pilot.app).split("\n"))
        await press(pilot, "q")
        assert "Partir" in text(pilot.app)
        assert english.say("app-leave-title") not in text(pilot.app)


# Leaving and coming back


async def test_leaving_asks_once_and_keeps_the_game(tmp_path):
    async with playing(small(tmp_path, vs="random")) as pilot:
        await press(pilot, "g", "q")
        assert "ghoulash play --resume" in flat(pilot.app)
        await press(pilot, "escape")
        assert isinstance(mode(pilot), Hiding)
        await press(pilot, "q", "enter")
        assert not pilot.app.is_running


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_ctrl_c_leaves_at_once_wherever_one_is(tmp_path, key):
    for before in ([], ["enter"], ["enter", "question_mark"], ["enter", "m"]):
        async with playing(small(tmp_path)) as pilot:
            await press(pilot, *before, key)
            assert not pilot.app.is_running


async def test_a_draft_is_gone_on_with(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await press(pilot, "enter", "h", "u", "ctrl+c")
    async with playing(PlayOptions(resume=True)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "enter")
        hiding = mode(pilot)
        assert isinstance(hiding, Hiding)
        assert sum(hiding.left(kind) for kind in hiding.kinds) == 1


async def test_a_turn_is_gone_on_with(tmp_path):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        await press(pilot, "1", "up", "ctrl+c")
    async with playing(PlayOptions(resume=True)) as pilot:
        assert "Ada, it is up to you." in text(pilot.app)
        await press(pilot, "enter")
        assert desk(pilot).name(desk(pilot).me.at) == "2-F"
        assert "In you go, by the Door at 1-F." in flat(pilot.app)
        await press(pilot, "up")
        assert desk(pilot).name(desk(pilot).me.at) == "3-F"


async def test_what_was_found_damaged_is_said_before_the_game(tmp_path):
    async with playing(small(tmp_path, vs="random")) as pilot:
        await press(pilot, "h", "ctrl+c")
    session = open_session(PlayOptions(resume=True))
    async with GhoulashApp(session, pace=0).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "You go on with your game of The Cellar" in flat(pilot.app)
    session.close()


async def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path, monkeypatch):
    async with playing(small(tmp_path)) as pilot:
        await two_charts(pilot)
        path = desk(pilot).session.path
        hidden = path.with_suffix(".away")
        path.rename(hidden)
        await press(pilot, "1")
        assert "! " in text(pilot.app)
        assert desk(pilot).me.at < 0
        hidden.rename(path)
        await press(pilot, "1")
        assert desk(pilot).me.at >= 0


async def test_a_bot_that_a_full_disk_holds_up_goes_on_by_the_key_that_is_shown(tmp_path, monkeypatch):
    async with playing(small(tmp_path, vs="easy"), (120, 40)) as pilot:
        await press(pilot, "h", "d", "1")
        keep = Journal.keep
        full = Refusal("record-not-kept", args={"why": "No space left on device"})

        def only_mine(journal: Journal, lines: Sequence[Line], *, turn_over: bool) -> Refusal | None:
            return full if lines[0].seat == 1 else keep(journal, lines, turn_over=turn_over)

        monkeypatch.setattr(Journal, "keep", only_mine)
        while session_of(pilot).waiting() is not None:
            offered = [str(action) for action in session_of(pilot).actions(0)]
            step = "stop" if "stop" in offered else offered[0]
            await press(pilot, KEYS.get(step, step[-1]))
        for _ in range(2):
            assert "the disk is full" in flat(pilot.app)
            assert "⏎ try again" in flat(pilot.app)
            await press(pilot, "x")
        monkeypatch.setattr(Journal, "keep", keep)
        await press(pilot, "enter")
        assert "the disk is full" not in flat(pilot.app)
        assert session_of(pilot).waiting() == 0


def test_what_goes_wrong_in_the_app_is_one_sentence_and_no_traceback(tmp_path, monkeypatch, capsys):
    def run(app, **_):
        app.mishap = RuntimeError("boom")

    monkeypatch.setattr(GhoulashApp, "run", run)
    assert play_app(small(tmp_path, vs="random")) == 1
    said = capsys.readouterr().out
    assert "boom" in said
    assert "--resume" in said
    assert "Traceback" not in said


def test_leaving_says_how_to_come_back(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(GhoulashApp, "run", lambda *_, **__: None)
    assert play_app(small(tmp_path, vs="random", lang="fr")) == 0
    assert "Ta partie est gardée" in capsys.readouterr().out


# Whole games


def next_keys(pilot) -> list[str]:
    """What a simple soul would press: away from where one has been, and at what is asked."""
    if isinstance(pilot.app.screen, Curtain):
        return ["enter"]
    now = mode(pilot)
    if isinstance(now, Hiding):
        return ["d"] if now.finished else ["h"]
    if isinstance(now, AskingAboutKit):
        return ["u"]
    if isinstance(now, AtTheGhoul):
        return [str(now.open_spots()[0])]
    if isinstance(now, Walking):
        return walk(pilot, now)
    return ["enter"]


def walk(pilot, now: Walking) -> list[str]:
    if now.outside:
        return ["1"]
    here = desk(pilot)
    arrows = {"N": "up", "E": "right", "S": "down", "W": "left"}
    steps = [str(a).split()[1] for a in here.session.actions(here.seat) if str(a).startswith("walk")]
    known = int(here.view.charts[here.seat].known, 16)
    exits = here.board.grid.exits[here.me.at]
    out = [step for step in steps if step not in exits]
    fresh = [step for step in steps if step in exits and not known >> exits[step] & 1]
    turn = here.view.finished
    choice = out or fresh or [steps[turn % len(steps)]]
    if now.may_stop and not out and not fresh:
        return ["s"]
    return [arrows[choice[0]]]


@pytest.mark.parametrize(("vs", "size"), [("random", SIZES[0]), ("easy", SIZES[1]), ("person", SIZES[0])])
async def test_a_whole_game_is_played_by_keys(tmp_path, size, vs):
    async with playing(small(tmp_path, vs=vs), size) as pilot:
        session = session_of(pilot)
        for _ in range(600):
            if session.over:
                break
            await press(pilot, *next_keys(pilot))
        assert session.over
        await until(pilot, lambda: isinstance(mode(pilot), Ended))
        assert "The game is over" in text(pilot.app)
        assert "Both charts lie open." in flat(pilot.app)
        await press(pilot, "q")
        assert not pilot.app.is_running
    verdict = verify(session.game, read(session.path))
    assert verdict.ok
    assert verdict.draws_redone


async def test_a_whole_game_of_ghoul_and_plenty_is_played_by_keys(tmp_path):
    options = PlayOptions(seed="3", vs="easy", lang="en", scenario="ghoul-and-plenty")
    async with playing(options) as pilot:
        for _ in range(3000):
            if session_of(pilot).over:
                break
            await press(pilot, *next_keys(pilot))
        assert session_of(pilot).over
        assert table(pilot)

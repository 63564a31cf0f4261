"""What a screen may rely on: it is quick, it always answers, and it never raises."""

import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

import ghoulash
from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.games.pen_and_paper.scenario import FIXED, SOUGHT, named
from ghoulash.locale import LANGUAGES, pick_language, words
from ghoulash.locale.catalogue import Catalogue, catalogue
from tests.locale.reading import GAME, is_sound, is_typeset
from tools.check_words import problems

ROOT = Path(__file__).parents[2]
OURS = ("core.ftl", "pen-and-paper.ftl", "commands.ftl")


def test_nothing_of_fluent_is_read_before_the_first_sentence():
    code = "import sys; from ghoulash.locale import words; words('fr'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "ghoulash.locale.words" in loaded
    assert "fluent" not in loaded and "babel" not in loaded


def test_the_catalogues_are_in_order():
    found = [line for line in problems(ROOT) if any(f"/{name}:" in line for name in OURS)]
    assert found == []


def test_all_that_stands_in_french_is_typeset():
    written: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (Fluent's name)
            written.append(node.value)

    told = set((ROOT / "src/ghoulash/locale/fr").glob("*.ftl"))
    told.remove(ROOT / "src/ghoulash/locale/fr/commands.ftl")  # as one types them
    for path in told:
        Texts().visit(FluentParser().parse(path.read_text("utf-8")))
    assert len(written) > 300
    assert [text for text in written if not is_typeset(text)] == []


def test_words_are_shared():
    assert words("fr") is words("fr")
    assert words("fr", GAME) is words("fr", GAME)
    assert words("tlh").language == "en"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_a_terminal(environ: dict[str, str], language: str):
    assert pick_language(environ) == language


def test_what_one_language_lacks_the_other_says(monkeypatch: pytest.MonkeyPatch):
    english = words("en").say("briefing-hide")
    monkeypatch.setattr(Catalogue, "has", lambda self, _: self.language == "en")
    assert words("fr").say("briefing-hide") == english


def test_what_nobody_has_is_its_id():
    assert words("fr").say("nobody-has-this") == "nobody-has-this"
    assert catalogue("fr").format("nobody-has-this", {}).errors


def test_a_missing_argument_raises_nothing():
    assert words("en").say("with-rule", text="No.") == "No. (rule)"
    assert catalogue("en").format("with-rule", {"text": "No."}).errors


FILES = sorted((ROOT / "src/ghoulash/locale").glob("*/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_is_read_with_all_that_its_messages_set_in(path: Path):
    """Files are read one by one, as they are needed."""
    fresh = Catalogue(path.parent.name)
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message):
            errors = " ".join(fresh.format(entry.id.name, {}).errors)
            assert "Unknown message" not in errors and "Unknown term" not in errors


def test_names_are_set_in_as_they_are():
    assert words("en").say("play-player", number=3) == "Player 3"
    assert words("en").say("with-rule", text="{ $rule } \u2068", rule="R") == "{ $rule } \u2068 (R)"


@pytest.mark.usefixtures("nothing_missing")
def test_one_is_no_plural():
    def one(language: str, message: str, **args: str | int) -> str:
        return words(language).say(message, **args)

    verified: dict[str, str | int] = {"lines": 1, "unsigned": 0, "draws": "no", "charts": 1, "finished": "no"}
    assert one("en", "cli-verified", **verified).startswith("The only line is lawful, as far")
    assert one("fr", "cli-verified", **verified).startswith("La seule ligne est conforme aux règles, aussi")
    assert one("en", "cli-verified", **verified).endswith(
        " The hidden chart is the one that was committed to."
    )
    assert one("fr", "cli-verified", **verified).endswith(" La grille cachée est bien celle de l’engagement.")
    assert "chart" not in one("en", "cli-verified", **{**verified, "charts": 0})
    assert "grille" not in one("fr", "cli-verified", **{**verified, "charts": 0})
    assert one("en", "plain-clear", n=1).startswith("This takes back the one thing that you have hidden.")
    assert one("fr", "plain-clear", n=1).startswith("La seule chose que tu as cachée sera reprise. C’est")
    assert "0 partie\N{NO-BREAK SPACE}:" in one("fr", "refusal-simulate-games", games=0)


@pytest.mark.usefixtures("nothing_missing")
def test_nouns():
    en, fr = words("en"), words("fr")
    assert [en.kind("ghoul"), en.kind("ghoul", 2), en.counted("kit", 5)] == [
        "Ghoul",
        "Ghouls",
        "5 First-Aid Kits",
    ]
    assert [fr.kind("ghoul"), fr.kind("ghoul", 2), fr.counted("hole", 10)] == ["goule", "goules", "10 trous"]
    assert [en.direction("W"), fr.direction("W")] == ["west", "ouest"]
    for shared in (en, fr):
        assert len({shared.spot(spot) for spot in range(1, 7)}) == 6
        assert len({shared.kind(kind) for kind in (*SOUGHT, *FIXED)}) == len(SOUGHT) + len(FIXED)


@pytest.mark.usefixtures("nothing_missing")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["plain-mark", "app-mark"])
def test_a_mark_on_a_chart_is_one_sign_and_no_other_thing(language: str, message: str):
    marks = {kind: words(language).say(message, kind=kind) for kind in (*SOUGHT, *FIXED)}
    assert {kind: mark for kind, mark in marks.items() if len(mark) != 1} == {}
    assert "D" not in marks.values(), "a Door of the plain charts"
    assert len({marks[kind] for kind in FIXED}) == len(FIXED)


@pytest.mark.usefixtures("nothing_missing")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", shipped())
def test_a_briefing_says_what_the_scenario_asks(scenario: str, language: str):
    data = named(scenario)
    lines = words(language, GAME).briefing(data)
    setup = ghoulash.game("pen-and-paper", scenario=scenario).setup()
    assert lines == words(language, GAME).briefing(cast("dict[str, Any]", setup["scenario"]))
    assert all(is_sound(line, language) for line in lines)
    assert "'" not in lines[1]
    assert data.title.text(language) in lines[0] and data.story.text(language) == lines[1]
    to_hide = [line for line in lines if line.startswith("- ")]
    assert len(to_hide) == len(data.hide) + (data.block is not None)
    for line, hidden in zip(to_hide, data.hide.values(), strict=False):
        assert line.startswith(f"- {hidden.count} ")
        assert ("3" in line.removeprefix(f"- {hidden.count}")) == (hidden.per_area == 3)


@pytest.mark.usefixtures("nothing_missing")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_briefing_of_any_scenario(language: str):
    """Every goal, Door, number and kind, whether or not such a scenario was ever written."""
    data = msgspec.to_builtins(named("lockdown"))
    for do in ("find", "return", "leave", "destroy"):
        for kind in SOUGHT:
            for count, hidden in ((1, 1), (1, 3), (3, 3), (2, 3)):
                for start in ("door", "shelter"):
                    changed = {
                        **data,
                        "start": start,
                        "reconstructed": False,
                        "hide": {"ghoul": {"count": hidden}, kind: {"count": hidden}, "spores": {"count": 1}},
                        "goal": {"do": do, "count": count, "door": "either" if do == "leave" else None},
                        "fight": {"miss_when_carrying": 3, "free_misses_when_carrying": count},
                        "title": {"en": "", "fr": ""},
                        "story": {"fr": "Il était une fois."},
                    }
                    lines = words(language, GAME).briefing(changed, turn_limit=7)
                    assert lines[0].startswith("lockdown,")
                    assert lines[1] == "Il était une fois."
                    assert "7" in lines[-1]
                    assert all(is_sound(line.replace("at .", "at 1-A."), language) for line in lines)


def test_a_turn_limit_of_the_table_goes_first():
    data = named("finders")
    assert "150" in words("en", GAME).briefing(data)[-1]
    assert "12 turns" in words("en", GAME).briefing(data, 12)[-1]

"""Every refusal there is, as one line in both languages."""

import ast
import itertools
from random import Random

import pytest

import ghoulash
from ghoulash.core.game import CHANCE
from ghoulash.core.refusal import Refusal, Refused
from ghoulash.games.pen_and_paper.actions import Fire, Hide, Weak
from ghoulash.games.pen_and_paper.scenario import read_text
from ghoulash.locale import LANGUAGES
from tests.locale.reading import ROOT, is_sound, words
from tools.check_words import read_code

pytestmark = pytest.mark.usefixtures("nothing_missing")
OURS = ("core", "table", "games", "server")
WHY = {"why": "Expected `int`, got `str`"}

EXAMPLES = {
    "block-cuts-off": {"square": "3-A", "direction": "E"},
    "block-enough": {"count": 6},
    "block-not-offered": {"square": "3-A", "direction": "S"},
    "deck-card-lacks": {"card": "haul", "key": "reach"},
    "deck-card-name": {"card": "Haul"},
    "deck-card-spare": {"card": "3", "key": "does"},
    "deck-card-twice": {"card": "haul"},
    "deck-does": {"card": "haul", "does": "parry", "known": "hole, debris"},
    "deck-given-twice": {"deck": "lake"},
    "deck-not-marked": {},
    "deck-size": {"found": 39, "wanted": 40},
    "deck-unknown": {"deck": "brook", "known": "lake, gray"},
    "draft-first": {},
    "draft-full": {},
    "draft-none": {},
    "draft-not-there": {"action": "hide ghoul 10-J"},
    "draft-unfinished": {},
    "enter-no-door": {"square": "3-A"},
    "file-unreadable": {"why": "No such file or directory"},
    "game-unknown": {"game": "chess", "known": "pen-and-paper"},
    "layout-count": {"found": 3},
    "layout-shape": {"found": "circle", "known": "square, line, tower"},
    "layout-tile": {"found": "5a0", "known": "1a, 1b"},
    "layout-twice": {"found": "1b0", "tile": "1"},
    "layout-unknown": {"found": "garden", "known": "yard, mile"},
    "leave-never": {},
    "leave-same-door": {},
    "map-half-square": {},
    "map-margin": {"found": "x"},
    "map-no-top-wall": {},
    "map-rim": {"column": 1, "found": " "},
    "map-square": {"column": 2, "found": "#", "allowed": ".abcSC"},
    "map-too-large": {"most": 64},
    "map-uneven": {"width": 43, "found": 41},
    "map-wall": {"column": 3, "found": "D"},
    "not-now": {},
    "option-bad": {"option": "first", "why": "Invalid enum value '2'"},
    "option-seats": {"least": 2, "most": 2, "seats": 3},
    "option-unknown": {"option": "colour", "known": "scenario, first, turn_limit"},
    "port-in-use": {"port": "8000"},
    "port-unusable": {"port": "80", "host": "127.0.0.1", "why": "Permission denied"},
    "record-after-end": {},
    "record-altered": {},
    "record-bad-header": WHY,
    "record-bad-line": {"why": "do | say | chart | end"},
    "record-bad-position": WHY,
    "record-bad-seed": {},
    "record-bad-setup": WHY,
    "record-cut-off": {},
    "record-empty": {},
    "record-foreign": {"found": "None"},
    "record-line-long": {"most": 1_000_000},
    "record-newer": {"found": "ghoulash-record/9"},
    "record-newer-rules": {"rules": 9, "known": 1},
    "record-no-chart": {"seat": 1},
    "record-not-by-chance": {},
    "record-not-json": {},
    "record-not-kept": {"why": "No space left on device"},
    "record-not-text": {},
    "record-other-chart": {},
    "record-other-draw": {},
    "record-other-seed": {},
    "record-stray-chart": {},
    "record-wrong-end": {},
    "remark-empty": {},
    "remark-no-seat": {"seat": 5, "seats": 2},
    "tile-doorway": {"square": "3-A"},
    "tile-edge": {"square": "3-A", "direction": "W"},
    "tile-shaded": {"found": 9, "least": 10, "most": 14},
    "tile-size": {"columns": 7, "rows": 8},
    "tile-unreachable": {"square": "3-A", "start": "1-A"},
    "walk-blocked": {"square": "3-A", "direction": "W"},
    "scenario-deep": {},
    "scenario-long-number": {},
    "scenario-unknown": {"scenario": "rescu", "known": "finders, rescue"},
    "acted-already": {},
    "aid-now": {},
    "at-not-there": {"square": "9-J"},
    "battle-now": {},
    "briefing-twice": {"briefing": "blackout"},
    "briefing-unknown": {"briefing": "fog", "known": "blackout, evacuation"},
    "card-held-once": {"card": "3@lake"},
    "card-no-target": {"card": "recon@gray"},
    "card-no-value": {"card": "hole@zone"},
    "card-not-held": {"card": "haul@lake"},
    "card-not-now": {"card": "parry@zone"},
    "card-which": {"found": "3", "known": "3@lake, 3@gray"},
    "chain-again": {"card": "chain-of-command@zone"},
    "challenge-now": {},
    "charm-no-challenge": {},
    "combat-raised": {"card": "right-ghoo@gray"},
    "dead-no-piece": {},
    "declare-seat": {},
    "declare-square": {"verb": "look"},
    "declare-value": {},
    "face-moved": {},
    "face-nothing": {},
    "guard-now": {},
    "haul-not-there": {"square": "9-J"},
    "inaction-now": {},
    "jump-no-pad": {},
    "jump-not-there": {"square": "9-J"},
    "look-not-there": {"square": "9-J"},
    "look-now": {},
    "move-no-token": {"square": "9-J"},
    "move-not-this": {"square": "9-J"},
    "moved-already": {},
    "no-charm": {},
    "no-parry": {},
    "on-nobody": {"seat": 2},
    "pad-not-there": {"square": "9-J"},
    "parry-not-against": {"card": "3@lake"},
    "passing-already": {},
    "pick-now": {},
    "pick-taken": {"character": "lake"},
    "read-card": {"found": "joker"},
    "read-word": {"found": "brook", "known": "lake, gray"},
    "replenish-now": {},
    "reveal-not-there": {"square": "9-J"},
    "reveal-now": {},
    "sealed-late": {},
    "sealed-no-question": {},
    "sealed-nothing": {},
    "set-up-now": {},
    "specialty-not-yours": {"card": "field-notes@lake"},
    "start-not-there": {"square": "9-J"},
    "start-now": {},
    "stop-first": {},
    "to-not-there": {"square": "9-J"},
    "token-not-there": {"square": "9-J"},
    "turn-now": {},
    "walk-far-away": {"square": "9-J", "steps": 9, "left": 5},
    "walk-not-now": {},
    "walk-too-far": {},
    "file-elsewhere": {},
    "sealed-one": {},
    "database-in-use": {"file": "ghoulash.db"},
    "database-newer": {"found": "0009"},
    "database-nowhere": {},
    "database-unknown": {"found": "oracle"},
    "database-unopened": {"why": "No space left on device"},
    "bot-unknown": {"bot": "deep-ghoul", "game": "pen-and-paper", "known": "random, easy, normal"},
    "name-taken": {"name": "Ada"},
    "seat-kind": {"kind": "sofa"},
    "seats-wrong": {"seats": 7, "least": 2, "most": 4},
    "setting-bad": {"name": "port", "value": "http"},
    "block-whom": {},
    "bot-failed": {},
    "broken": {},
    "busy": {},
    "chat-off": {},
    "clock-wrong": {},
    "entropy-wanted": {},
    "gone": {},
    "handover-gone": {},
    "host-foreign": {},
    "id-length": {},
    "malformed": {},
    "method-wrong": {},
    "name-empty": {},
    "no-such-table": {},
    "nobody": {},
    "not-at-table": {},
    "not-begun": {},
    "not-found": {},
    "not-in-front": {},
    "not-kept": {},
    "not-over": {},
    "origin-foreign": {},
    "overtaken": {},
    "pause-wrong": {},
    "restarting": {},
    "no-plan": {},
    "seat-holds": {},
    "seat-not-yours": {},
    "seat-taken": {},
    "silent": {},
    "stale": {},
    "stand-in": {},
    "stand-in-none": {},
    "table-full": {},
    "too-fast": {},
    "type-wrong": {},
    "too-large": {},
    "too-many": {},
    "too-many-faults": {},
    "too-many-tables": {},
    "undo-nothing": {},
    "undo-told": {},
    "vote-done": {},
    "vote-here": {},
    "vote-whom": {},
    "watch-key": {},
    "watch-off": {},
}
"""Refusals that are not met below, with the arguments they come with."""


def code_of(folder: str) -> set[str]:
    """The codes refused with in a part of the house, as its source has them."""
    return {
        text
        for text, place in read_code(ROOT).refused
        if place.startswith(f"src/ghoulash/{folder}") and "\0" not in text
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str):
    codes = code_of("")
    assert len(codes) > 80
    assert [code for code in sorted(codes) if not words(language).knows(f"refusal-{code}")] == []


def test_codes_chosen_in_passing_are_found_too():
    """`code = "map-rim" if at_rim else "map-wall"` hands its code on by a name."""
    for path in (ROOT / "src/ghoulash/core", ROOT / "src/ghoulash/games"):
        for file in path.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code":
                    for part in ast.walk(node.value):
                        if isinstance(part, ast.Constant) and "-" in str(part.value):
                            assert words("en").knows(f"refusal-{part.value}"), part.value


class Met(dict[str, Refusal]):
    """Refusals by their codes."""

    def meet(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.setdefault(refusal.code, refusal)


@pytest.fixture(scope="module")
def met() -> Met:
    """What the game refuses: as it is played, as it reads, and as it takes a scenario."""
    found = Met()
    for scenario in ("ghoul-and-plenty", "lockdown", "supply-line", "quarantine"):
        play(scenario, found)
    read(found)
    for change in CHANGES:
        found.meet(refused_scenario(*change))
    return found


def play(scenario: str, found: Met) -> None:
    game = ghoulash.game("pen-and-paper", scenario=scenario, turn_limit=60)
    names = [action.square for action in game.vocabulary() if isinstance(action, Hide)]
    tries = [*game.vocabulary(), Weak(0), Weak(7), Fire(9), Hide("dragon", "10-J")]
    gestures = ["walk to 1-A", "walk to 9-H", "walk to 99-Z", "walk N"]
    rng = Random(3)
    state = game.start()
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.chances(state)[0][0]).state
            continue
        tried = tries if rng.random() < 0.02 else rng.choices(tries, k=10)
        for action in (*tried, *tries[-30:]):
            found.meet(game.refusal(state, seat, action))
            found.meet(game.refusal(state, 1 - seat, action))
        view = game.view(state, seat)
        at = names[view.travellers[seat].at]
        for gesture in (*gestures, f"walk to {at}"):
            spelt = game.spell(view, gesture)
            found.meet(spelt if isinstance(spelt, Refusal) else None)
        actions = game.actions(state, seat)
        state = game.apply(state, seat, actions[rng.randrange(len(actions))]).state
    found.meet(game.refusal(state, 0, tries[0]))


def read(found: Met) -> None:
    game = ghoulash.game("pen-and-paper", scenario="lockdown")
    for text in (
        *("", "dance", "hide", "hide ghoul", "stop it", "walk N N N", "hide dragon 3-A", "hide ghoul 3-Z9"),
        *("block 10-J up", "fire 7", "weak x", "first 2", "walk", "enter", "block 1-A", "weak", "fire"),
    ):
        answer = game.read(text)
        assert isinstance(answer, Refusal)
        found.meet(answer)
        for language in LANGUAGES:
            assert is_sound(words(language).refusal(answer), language)


CHANGES = [
    ("lockdown", "[goal]", "[goal"),
    ("lockdown", "count = 8", 'count = "8"'),
    ("lockdown", "count = 8\n", ""),
    ("lockdown", "[title]", "[titel]"),
    ("lockdown", "[hide.ghoul]", "[hide.goul]"),
    ("lockdown", "[hide.kit]", "[hide.food]"),
    ("lockdown", "count = 8", "count = 99"),
    ("lockdown", "[block]\ncount = 6", "[block]\ncount = 99"),
    ("lockdown", 'door = "either"', ""),
    ("ghoul-and-plenty", 'start = "door"', 'start = "shelter"'),
    ("ghoul-and-plenty", 'do = "leave"\ncount = 1', 'do = "leave"\ncount = 2'),
    ("quarantine", 'door = "either"', 'door = "opposite"'),
    ("quarantine", "D. .", "|. ."),
    ("supply-line", "[goal]", "[goal]\ndoor = 'either'"),
    ("supply-line", 'start = "shelter"', 'start = "door"'),
    ("supply-line", 'edition = "classic"\nstart = "shelter"', 'edition = "advanced"\nstart = "door"'),
]


def refused_scenario(name: str, old: str, new: str) -> Refusal | None:
    text = (ROOT / f"src/ghoulash/games/pen_and_paper/data/{name}.toml").read_text("utf-8")
    assert old in text
    try:
        read_text(text.replace(old, new, 1), "my.toml")
    except Refused as refused:
        return refused.refusal
    return None


SMALL_MAPS = {
    "scenario-unreachable": "+-+-+\nD.|aD\n+-+-+",
    "scenario-doors-share": "+D+-+\nD. a|\n+-+-+",
    "map-empty": "",
    "scenario-opposite-door": "+-+-+\nD. a|\n+-+-+",
    "scenario-few-squares": "+-+-+\nD. .D\n+-+-+",
}


@pytest.mark.parametrize(("code", "drawn"), SMALL_MAPS.items())
def test_small_maps_are_refused_in_words(code: str, drawn: str):
    refusal = small(drawn)
    assert refusal.code == code
    for language in LANGUAGES:
        assert is_sound(words(language).refusal(refusal, "my.toml:7"), language)


def small(drawn: str, edition: str = "advanced") -> Refusal:
    head = f'format = "ghoulash-scenario/1"\nid = "small"\nedition = "{edition}"\nstart = "door"\n'
    rest = '[hide.isotope]\ncount = 1\nwhere = "shaded"\n[goal]\ndo = "leave"\ndoor = "opposite"\n'
    with pytest.raises(Refused) as caught:
        read_text(f'{head}map = """\n{drawn}\n"""\n{rest}', "my.toml")
    return caught.value.refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_house_reads_well(met: Met, language: str):
    shown = words(language)
    refusals = {code: Refusal(code, "PP-1.1", dict(args)) for code, args in EXAMPLES.items()} | met
    refusals |= {code: small(drawn) for code, drawn in SMALL_MAPS.items()}
    refusals["scenario-map-small"] = small(SMALL_MAPS["scenario-few-squares"], "classic")
    expected = set().union(*map(code_of, OURS))
    assert expected - refusals.keys() == set()
    for refusal in refusals.values():
        text = shown.refusal(refusal)
        assert is_sound(text, language)
        assert refusal.code not in text
        assert text.endswith(f" ({refusal.rule})") == bool(refusal.rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["hide-enough", "hide-taken", "hide-area-full", "hide-not-here"])
def test_a_refusal_about_things_fits_every_kind_and_number(code: str, language: str):
    kinds = ("ghoul", "kit", "hole", "debris", "spores", "isotope", "food", "survivor", "crate", "sample")
    for kind, count, where in itertools.product(kinds, (1, 2, 12), ("shaded", "street")):
        args = {"kind": kind, "square": "10-J", "count": count, "most": count, "where": where}
        assert is_sound(words(language).refusal(Refusal(code, "PP-2.1", args)), language)


def test_a_line_says_where_what_why_and_what_would_do():
    refusal = Refusal("map-uneven", args={"width": 43, "found": 41})
    assert words("en").refusal(refusal, "my.toml:23") == (
        "my.toml:23: This row of the map is 41 characters wide, and the top wall 43: "
        "make every row as wide as the top wall."
    )
    wall = Refusal("walk-wall", "PP-1.1", {"square": "10-J", "direction": "W"})
    assert words("fr").refusal(wall) == (
        "Il y a un mur à l’ouest de 10-J\u00a0: prends un autre chemin. (PP-1.1)"
    )


def test_what_may_be_typed_is_shown_in_the_language_it_is_typed_in():
    game = ghoulash.game("pen-and-paper", scenario="lockdown")
    verb, kind, short = (game.read(text) for text in ("dance", "hide dragon 3-A", "hide"))
    assert isinstance(verb, Refusal) and isinstance(kind, Refusal) and isinstance(short, Refusal)
    assert "cache, bloque" in words("fr").refusal(verb)
    assert "carte, trousse, goule, débris, trou" in words("fr").refusal(kind)
    assert words("fr").refusal(short).endswith("cache goule 10-J")
    assert words("en").refusal(short).endswith("hide ghoul 10-J")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "why",
    [
        "Expected `int`, got `str`",
        "Expected `int | null`, got `array`",
        "Expected `str`, got `float`",
        "Expected `bool`, got `int`",
        "Expected `object`, got `bool`",
        "Expected `int` >= 1",
        "Expected `int | null` <= 999",
        "Expected `str` of length <= 60",
        "Expected `str` matching regex '^[a-z]$'",
        "Invalid enum value 'blue'",
        "Expected `int`, got `str` - at `$.seat`",
        "Object missing required field `setup`",
        "Object missing required field `how` - at `$.end`",
        "No such file or directory",
        "Not a directory",
        "File too large",
        "Read-only file system",
        "File name too long",
        "Disk quota exceeded",
        "Permission denied",
        "Is a directory",
        "No space left on device",
        "utf-8",
        "Too many levels of symbolic links",
        "Not a regular file",
        "Invalid value (at line 3, column 9)",
        "Invalid statement (at line 3, column 1)",
        "Expected '=' after a key in a key/value pair (at line 3, column 5)",
        "Expected ']' at the end of a table declaration (at line 3, column 6)",
        "Expected newline or end of document after a statement (at line 3, column 10)",
        "Unterminated string (at end of document)",
        "Cannot declare ('goal',) twice (at line 30, column 6)",
        "Cannot overwrite a value (at line 30, column 6)",
    ],
)
def test_what_others_say_is_said_in_our_words(why: str, language: str):
    text = words(language).reason(why)
    assert is_sound(text, language)
    assert text != why
    assert "Expected" not in text and "Object" not in text


def test_a_reason_we_do_not_know_stays():
    assert words("fr").reason("Input/output error") == "Input/output error"


def test_choices_are_offered_where_there_are_few():
    refusal = Refusal("scenario-bad-value", args={"key": "hide.ghoul.where", "why": "Invalid enum value 'x'"})
    assert words("en").refusal(refusal).endswith("Choose one of: shaded, street, anywhere.")


def test_the_choices_of_who_lays_the_tokens_are_offered():
    refusal = Refusal("option-bad", args={"option": "tokens", "why": "Invalid enum value 'robots'"})
    assert words("en").refusal(refusal).endswith("Choose one of: chance, players.")


def test_a_code_nobody_knows_is_told_all_the_same():
    assert words("en").refusal(Refusal("gravity", "PP-9.9")) == "That cannot be done (gravity). (PP-9.9)"


def test_what_somebody_typed_is_cut_short_and_made_harmless():
    refusal = Refusal("read-verb", args={"found": "x\n\x1b[2J" + "y" * 500, "known": "stop"})
    text = words("en").refusal(refusal)
    assert text.isprintable()
    assert len(text) < 150


def test_long_paths_are_not_cut():
    path = "a/" * 60 + "game.jsonl"
    assert path in words("en").refusal(Refusal("save-exists", args={"file": path}))

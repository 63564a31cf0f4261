"""The check of words passes on small catalogues in order, and names each thing that can be wrong."""

from pathlib import Path

import pytest

from tools.check_words import WIDEST, problems

ENGLISH = """
-you = You
pp-fall = { -you } fall into a hole at { $square }.
pp-met-hole = A hole.
pp-met-ghoul = A Ghoul! { pp-armed }
pp-armed = It has { $arms ->
    [one] one arm
   *[other] { $arms } arms
 }.
refusal-shut = The doorway is shut.
    .hint = Try another way.
"""
FRENCH = """
pp-fall = À { $square }, vous tombez dans un trou.
pp-met-hole = Un trou.
pp-met-ghoul = Une goule ! Ses bras : { $arms }.
pp-armed = Ses bras : { $arms }.
refusal-shut = La porte est fermée.
    .hint = Par ailleurs, peut-être.
"""
CODE = '''"""A docstring names "pp-lost" in vain."""

from ghoulash.core import Refusal
from ghoulash.locale import Words


def tell(words: Words, kind: str, far: bool) -> list[str]:
    return [words.say("pp-fall" if far else "pp-armed"), words.say(f"pp-met-{kind}")]


def stop() -> Refusal:
    return Refusal("shut", "PP-1.1")
'''
EN, FR, SRC = "src/ghoulash/locale/en/pp.ftl", "src/ghoulash/locale/fr/pp.ftl", "src/ghoulash/tell.py"


class Project:
    """A repository with one catalogue in each language and a file that speaks."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write(EN, ENGLISH)
        self.write(FR, FRENCH)
        self.write(SRC, CODE)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def swap(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text("utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def both(self, text: str) -> None:
        """More messages, in both languages."""
        self.write(EN, ENGLISH + text)
        self.write(FR, FRENCH + text)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_catalogues_in_order_have_no_problem(project: Project) -> None:
    assert problems(project.root) == []


@pytest.mark.parametrize(
    ("file", "old", "problem"),
    [
        (FR, "pp-met-hole = Un trou.\n", f"{EN}:4: pp-met-hole is missing in fr"),
        (EN, "pp-met-hole = A hole.\n", f"{FR}:3: pp-met-hole is missing in en"),
    ],
)
def test_a_message_in_one_language_only(project: Project, file: str, old: str, problem: str) -> None:
    project.swap(file, old, "")
    assert problems(project.root) == [problem]


def test_arguments_differ(project: Project) -> None:
    project.swap(FR, "$square", "$case")
    assert problems(project.root) == [
        f"{FR}:2: pp-fall asks for $case, $square in one language only ({EN}:3)"
    ]


def test_arguments_count_through_the_messages_referred_to(project: Project) -> None:
    project.swap(FR, "Une goule ! Ses bras : { $arms }.", "Une goule !")
    assert problems(project.root) == [
        f"{FR}:4: pp-met-ghoul asks for $arms in one language only ({EN}:5)",
    ]


def test_attributes_differ(project: Project) -> None:
    project.swap(FR, ".hint", ".title")
    assert problems(project.root) == [
        f"{FR}:6: refusal-shut has .hint, .title in one language only ({EN}:10)"
    ]


def test_both_languages_keep_a_message_in_the_same_file(project: Project) -> None:
    (project.root / FR).rename((project.root / FR).with_name("autre.ftl"))
    assert len(problems(project.root)) == 5


def test_an_unused_message(project: Project) -> None:
    project.both("pp-lost = { $n }\n")
    assert problems(project.root) == [
        f"{EN}:12: pp-lost is used nowhere in src",
        f"{FR}:8: pp-lost is used nowhere in src",
    ]


def test_an_unused_term_and_one_that_is_not_there(project: Project) -> None:
    project.swap(EN, "{ -you } fall", "{ -they } fall")
    assert problems(project.root) == [
        f"{EN}:2: -you is used nowhere in src",
        f"{EN}:3: pp-fall refers to -they, which is not there",
    ]


def test_a_message_used_by_an_unused_one_is_unused(project: Project) -> None:
    project.both("pp-lost = { pp-found }\npp-found = Found.\n")
    assert len(problems(project.root)) == 4


def test_a_family_counts_for_all_of_it_and_for_nothing_else(project: Project) -> None:
    project.both("pp-met-spores = Spores.\npp-meets = A meeting.\n")
    assert problems(project.root) == [
        f"{EN}:13: pp-meets is used nowhere in src",
        f"{FR}:9: pp-meets is used nowhere in src",
    ]


def test_a_family_that_begins_with_its_hole_counts_for_nothing(project: Project) -> None:
    project.swap(SRC, 'f"pp-met-{kind}"', 'f"{kind}"')
    assert len(problems(project.root)) == 4


def test_a_family_may_be_too_wide(project: Project) -> None:
    project.both("".join(f"pp-met-x{n} = Thing.\n" for n in range(WIDEST)))
    assert problems(project.root) == [
        f"{SRC}:8: pp-met-{{}} covers {WIDEST + 2} messages, {WIDEST} at most: split it",
    ]


def test_a_refusal_answers_for_itself(project: Project) -> None:
    project.both("refusal-open = It is open.\n")
    project.swap(SRC, '"PP-1.1")', '"PP-1.1") or say(f"refusal-{code}")')
    assert problems(project.root) == [
        f"{EN}:12: refusal-open is used nowhere in src",
        f"{FR}:8: refusal-open is used nowhere in src",
    ]


@pytest.mark.parametrize(
    "text",
    [
        'Refusal("open")',
        'Refusal(code="open")',
        'Refusal("shut" if far else "open")',
        'no("PP-1.1", "open")\ndef no(rule, code): return Refusal(code, rule)',
        'no("open")\ndef no(code): return nay(code)\ndef nay(text): raise Refused(Refusal(text))',
        'raise No(7, "open")\nclass No(Exception):\n    def __init__(self, n, why): self.no = Refusal(why)',
        'self.no("open")\nclass A:\n    def no(self, code): return Refusal(code)',
    ],
)
def test_a_refusal_without_a_message(project: Project, text: str) -> None:
    project.write("src/ghoulash/no.py", text)
    assert problems(project.root) == ["src/ghoulash/no.py:1: there is no message refusal-open"]


@pytest.mark.parametrize(
    "text",
    [
        'Fault("open")',
        'Bye(code="open")',
        'raise Barred(404, "open")',
        'client.close("open")',
        'client.close("shut" if far else "open")',
        'await _refuse(scope, send, 403, "open")',
        'def may_look(who): return "open"',
        'class Seating:\n    def _may_watch(self): return "open" if self else ""',
        'def stop(far):\n    code = "shut" if far else "open"\n    return Fault(code)',
        'def stop(far):\n    code = "shut"\n    if far: code = "open"\n    return Refusal(code)',
    ],
)
def test_a_code_of_the_server_without_a_message(project: Project, text: str) -> None:
    project.write("src/ghoulash/server/no.py", text)
    found = problems(project.root)
    assert [problem.partition(": ")[2] for problem in found] == ["there is no message refusal-open"]


def test_what_a_page_says_has_a_message_and_is_used(project: Project) -> None:
    project.both("page-make = Make a table\n")
    project.write("src/ghoulash/server/page/page.html", '<h2 data-say="page-make"></h2>\n')
    assert problems(project.root) == []
    project.write("src/ghoulash/server/page/page.js", '// A page.\nsay("page-mak")\n')
    assert problems(project.root) == ["src/ghoulash/server/page/page.js:2: there is no message page-mak"]


def test_a_fault_elsewhere_takes_no_code(project: Project) -> None:
    project.write("src/ghoulash/table/no.py", 'Fault("open")')
    assert problems(project.root) == []


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ('"pp-fell"', "there is no message pp-fell"),
        ('"pp-fall" if far else "fell"', "there is no message fell"),
        ('f"pp-{kind}-fell"', "no message fits pp-{}-fell"),
    ],
)
def test_what_is_said_has_a_message(project: Project, said: str, problem: str) -> None:
    project.write("src/ghoulash/more.py", f"from ghoulash.locale import Words\nwords.say({said})\n")
    assert problems(project.root) == [f"src/ghoulash/more.py:2: {problem}"]


def test_saying_is_another_thing_where_no_words_are(project: Project) -> None:
    project.write("src/ghoulash/lab/measure.py", 'say("views and positions")\n')
    assert problems(project.root) == []


def test_a_slip_in_a_table(project: Project) -> None:
    project.write("src/ghoulash/table.py", 'MET = {1: "pp-met-hole", 2: "pp-met-hoel", 3: "pp-mat-hole"}\n')
    assert problems(project.root) == [
        "src/ghoulash/table.py:1: pp-met-hoel looks like a message, and there is none of that name",
    ]


def test_what_is_not_fluent(project: Project) -> None:
    project.write(EN, ENGLISH + "pp-broken\n")
    assert problems(project.root)[0].startswith(f"{EN}:12: not Fluent: ")


def test_an_id_twice(project: Project) -> None:
    project.write(EN, ENGLISH + "pp-fall = { -you } fall at { $square }\n")
    assert problems(project.root) == [f"{EN}:12: pp-fall stands in {EN}:3 too"]


def test_code_that_says_nothing_is_a_problem(project: Project) -> None:
    project.swap(SRC, "words.say", "words.speak")
    assert problems(project.root) == ["src: no text goes to say: name who does in tools/check_words.py"]


def test_nothing_at_all_is_a_problem(tmp_path: Path) -> None:
    assert problems(tmp_path) == [
        "src/ghoulash/locale/en: no messages",
        "src/ghoulash/locale/fr: no messages",
    ]


def test_what_the_browser_app_says(project: Project) -> None:
    """As text, as a family, and what it only names; its tests do not count."""
    project.both("web-hello = Hello.\nweb-line-away = Away.\nweb-theme = Look.\n")
    project.write(
        "web/src/App.svelte",
        "<p>{say('web-hello')} {say(`web-line-${line}`)}</p>{say(far ? \"web-theme\" : 'web-hello')}",
    )
    project.write("web/src/say.test.ts", 'say("web-nothing")')
    assert problems(project.root) == []
    project.write("web/src/more.ts", 'say("web-helo");\nsay("web-line-awya");')
    assert problems(project.root) == [
        "web/src/more.ts:1: there is no message web-helo",
        "web/src/more.ts:2: there is no message web-line-awya",
        "web/src/more.ts:2: web-line-awya looks like a message, and there is none of that name",
    ]

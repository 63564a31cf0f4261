"""The check of rules passes on a small book in order, and names each thing that can be wrong with one."""

from pathlib import Path

import pytest

from tools.check_rules import problems

ENGLISH = """# A small book

Words before the rules.

- **PP-1.1** *given* A wall stops a step.
- **PP-1.2** *given, decided* A square has a name.
  Decided: the number comes first,
  and the letter last.

- A list item that is no rule.

## More

- **PP-2.1** *reconstructed* The map is ours.
"""
FRENCH = """# Un petit livre

- **PP-1.1** *donné* Un mur arrête un pas.
- **PP-1.2** *donné, décidé* Une case a un nom.
- **PP-2.1** *reconstruit* Le plan est de nous.
"""
TESTS = """
import pytest

pytestmark = pytest.mark.rule("PP-2.1")

@pytest.mark.rule("PP-1.1", "PP-1.2")
def test_both():
    pass
"""


class Project:
    """A repository with one rulebook, its French and its tests."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/rules/book.md", ENGLISH)
        self.write("docs/rules/fr/book.md", FRENCH)
        self.write("tests/test_rules.py", TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def swap(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text("utf-8")
        assert old in text
        self.write(name, text.replace(old, new))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_book_in_order_has_no_problem(project: Project) -> None:
    assert problems(project.root) == []


def test_an_untested_rule_is_named_with_its_place(project: Project) -> None:
    project.swap("tests/test_rules.py", '"PP-1.1", ', "")
    assert problems(project.root) == ["docs/rules/book.md:5: no test of PP-1.1"]


def test_a_rule_after_several_lines_has_its_own_line_number(project: Project) -> None:
    project.swap("tests/test_rules.py", "PP-2.1", "PP-1.1")
    assert problems(project.root) == ["docs/rules/book.md:14: no test of PP-2.1"]


def test_a_mark_must_name_a_rule_that_exists(project: Project) -> None:
    project.swap("tests/test_rules.py", '"PP-1.2"', '"PP-1.2", "PP-1.3"')
    assert problems(project.root) == ["tests/test_rules.py:6: there is no rule PP-1.3"]


@pytest.mark.parametrize("aside", ["@pytest.mark.skip", '@pytest.mark.xfail(reason="later")'])
def test_a_test_that_is_not_run_or_may_fail_claims_nothing(project: Project, aside: str) -> None:
    project.swap("tests/test_rules.py", "def test_both", f"{aside}\ndef test_both")
    assert problems(project.root) == [
        "tests/test_rules.py:6: a rule claimed by no test that runs",
        "docs/rules/book.md:5: no test of PP-1.1",
        "docs/rules/book.md:6: no test of PP-1.2",
    ]


def test_a_mark_on_what_is_no_test_claims_nothing(project: Project) -> None:
    project.swap("tests/test_rules.py", "def test_both", "def both")
    assert "tests/test_rules.py:6: a rule claimed by no test that runs" in problems(project.root)


def test_a_case_of_a_table_may_claim_a_rule(project: Project) -> None:
    project.write(
        "tests/test_rules.py",
        """
import pytest

@pytest.mark.rule("PP-2.1")
class TestAll:
    @pytest.mark.parametrize("n", [
        pytest.param(1, marks=pytest.mark.rule("PP-1.1")),
        pytest.param(2, marks=[pytest.mark.rule("PP-1.2")]),
    ])
    async def test_both(self, n): ...
""",
    )
    assert problems(project.root) == []


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ("pytest.mark.rule()", "a mark that names no rule"),
        ("pytest.mark.rule(*ALL)", "name the rule as plain text, so that it can be found"),
    ],
)
def test_a_mark_names_its_rules_plainly(project: Project, mark: str, problem: str) -> None:
    project.swap("tests/test_rules.py", 'pytest.mark.rule("PP-2.1")', mark)
    assert f"tests/test_rules.py:4: {problem}" in problems(project.root)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "- **PP-1.1** *donné* Un mur arrête un pas.\n",
            "",
            "docs/rules/fr/book.md: PP-1.1 is missing (docs/rules/book.md:5)",
        ),
        (
            "- **PP-2.1**",
            "- **PP-1.9** *donné* Rien.\n- **PP-2.1**",
            "docs/rules/fr/book.md:5: PP-1.9 is not in the English file",
        ),
        (
            "*donné, décidé*",
            "*décidé*",
            "docs/rules/fr/book.md:4: PP-1.2 is marked decided, in English given, decided",
        ),
        (
            "*donné* Un",
            "*given* Un",
            "docs/rules/fr/book.md:3: PP-1.1 is marked given, not one of donné, décidé, reconstruit",
        ),
        (
            FRENCH,
            "\n".join(reversed(FRENCH.splitlines())),
            "docs/rules/fr/book.md: the rules stand in another order than in English",
        ),
    ],
)
def test_the_french_book_must_agree(project: Project, old: str, new: str, problem: str) -> None:
    project.swap("docs/rules/fr/book.md", old, new)
    assert problems(project.root) == [problem]


def test_a_book_without_its_other_language(project: Project) -> None:
    (project.root / "docs/rules/fr/book.md").rename(project.root / "docs/rules/fr/livre.md")
    assert problems(project.root) == [
        "docs/rules/fr/book.md: missing, the French of docs/rules/book.md",
        "docs/rules/fr/livre.md: no English file of that name in docs/rules",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "- PP-2.2 *given* Bare.",
        "- **PP-2.2** No mark.",
        "- **PP-2.2** *given*",
        "* **PP-2.2** *given* A star.",
    ],
)
def test_a_line_that_is_nearly_a_rule(project: Project, line: str) -> None:
    project.write("docs/rules/book.md", ENGLISH + line + "\n")
    assert problems(project.root) == [
        "docs/rules/book.md:15: a rule reads `- **PP-1.1** *given* Text`",
    ]


def test_a_number_is_used_once_in_a_book_and_among_books(project: Project) -> None:
    project.write("docs/rules/book.md", ENGLISH + "- **PP-1.1** *given* Again.\n")
    project.write("docs/rules/other.md", "- **PP-2.1** *given* Again.\n")
    project.write("docs/rules/fr/other.md", "- **PP-2.1** *donné* Encore.\n")
    assert problems(project.root) == [
        "docs/rules/book.md:15: PP-1.1 stands in docs/rules/book.md:5 too",
        "docs/rules/other.md:1: PP-2.1 stands in docs/rules/book.md:14 too",
    ]


def test_the_code_names_rules_that_exist(project: Project) -> None:
    project.write("src/ghoulash/rules.py", 'FALL = "PP-1.1"\nRISE = "PP-9.9"\nCHARSET = "XX-1.1"\n')
    assert problems(project.root) == ["src/ghoulash/rules.py:2: there is no rule PP-9.9"]


def test_nothing_at_all_is_a_problem(tmp_path: Path) -> None:
    assert problems(tmp_path) == ["docs/rules: no numbered rule found"]

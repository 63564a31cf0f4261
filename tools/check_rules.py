"""Every numbered rule has a test, every test of a rule names one that exists, and both languages agree.

A rule is one line of `docs/rules/<book>.md` and, in French, of `docs/rules/fr/<book>.md`:

    - **PP-1.1** *given, decided* Text, which may go on over several lines.

A test claims rules with `@pytest.mark.rule("PP-1.1")` on a `test_` function or a `Test` class, in a
`pytest.param(..., marks=...)` of one, or in `pytestmark`. What is skipped or expected to fail claims none.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

NUMBER = r"[A-Z]{2}-\d+\.\d+"
RULE = re.compile(rf"- \*\*(?P<number>{NUMBER})\*\* \*(?P<marks>[^*]+)\* \S")
NEARLY_A_RULE = re.compile(r"\s*[-*+]\s+\W*[A-Z]{2}-\d")
MARKS = {
    "en": {"given": "given", "decided": "decided", "reconstructed": "reconstructed"},
    "fr": {"donné": "given", "décidé": "decided", "reconstruit": "reconstructed"},
}


class Rule(NamedTuple):
    """A rule where it stands, and whose word it is."""

    marks: tuple[str, ...]
    place: str


class Claim(NamedTuple):
    """A test that says which rule it tests."""

    number: str
    place: str


def problems(root: Path) -> list[str]:
    """What is wrong, one line each."""
    found: list[str] = []
    rules: dict[str, Rule] = {}
    for path in sorted((root / "docs/rules").glob("*.md")):
        if path.name == "README.md":
            continue
        book = read_book(path, root, "en", found)
        found += [f"{book[n].place}: {n} stands in {rules[n].place} too" for n in book if n in rules]
        rules |= book
        french = path.parent / "fr" / path.name
        if french.exists():
            found += compare(book, read_book(french, root, "fr", found), french.relative_to(root))
        else:
            found.append(f"{french.relative_to(root)}: missing, the French of {path.relative_to(root)}")
    for path in sorted((root / "docs/rules/fr").glob("*.md")):
        if not (path.parent.parent / path.name).exists():
            found.append(f"{path.relative_to(root)}: no English file of that name in docs/rules")
    if not rules:
        found.append("docs/rules: no numbered rule found")

    claims = [claim for path in python_files(root / "tests") for claim in claims_in(path, root, found)]
    found += [f"{c.place}: there is no rule {c.number}" for c in claims if c.number not in rules]
    tested = {claim.number for claim in claims}
    found += [f"{rule.place}: no test of {n}" for n, rule in rules.items() if n not in tested]

    books = {number[:2] for number in rules}
    for path in python_files(root / "src"):
        for place, number in numbers_in(path, root):
            if number[:2] in books and number not in rules:
                found.append(f"{place}: there is no rule {number}")
    return found


def read_book(path: Path, root: Path, language: str, found: list[str]) -> dict[str, Rule]:
    """The rules of one file, in their order."""
    words = MARKS[language]
    rules: dict[str, Rule] = {}
    for place, block in blocks(path, root):
        match = RULE.match(block)
        if match is None:
            if NEARLY_A_RULE.match(block):
                found.append(f"{place}: a rule reads `- **PP-1.1** *{next(iter(words))}* Text`")
            continue
        number, marks = match["number"], match["marks"].split(", ")
        if number in rules:
            found.append(f"{place}: {number} stands in {rules[number].place} too")
        if strange := [mark for mark in marks if mark not in words]:
            found.append(f"{place}: {number} is marked {strange[0]}, not one of {', '.join(words)}")
        rules.setdefault(number, Rule(tuple(words.get(mark, mark) for mark in marks), place))
    return rules


def blocks(path: Path, root: Path) -> Iterator[tuple[str, str]]:
    """The list items and other runs of lines of a file, each as one line, with where it begins."""
    lines = path.read_text("utf-8").splitlines()
    start = 0
    for n, line in enumerate([*lines, ""]):
        if not line.strip() or re.match(r"\s*[-*+]\s|#", line):
            if start < n:
                yield f"{path.relative_to(root)}:{start + 1}", " ".join(map(str.rstrip, lines[start:n]))
            start = n if line.strip() else n + 1


def compare(english: dict[str, Rule], french: dict[str, Rule], file: Path) -> Iterator[str]:
    """How the French numbers and marks differ from the English."""
    for number, rule in english.items():
        if number not in french:
            yield f"{file}: {number} is missing ({rule.place})"
        elif french[number].marks != rule.marks:
            said, meant = ", ".join(french[number].marks), ", ".join(rule.marks)
            yield f"{french[number].place}: {number} is marked {said}, in English {meant}"
    for number, rule in french.items():
        if number not in english:
            yield f"{rule.place}: {number} is not in the English file"
    shared = [n for n in english if n in french]
    if shared != [n for n in french if n in english]:
        yield f"{file}: the rules stand in another order than in English"


def claims_in(path: Path, root: Path, found: list[str]) -> Iterator[Claim]:
    """The rules that the tests of a file claim."""
    tree = ast.parse(path.read_text("utf-8"))
    on_tests: set[ast.AST] = set()
    for holder in places_for_marks(tree):
        if not any(sets_aside(node) for node in holder):
            on_tests |= {node for part in holder for node in ast.walk(part)}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and is_mark(node.func, "rule")):
            continue
        place = f"{path.relative_to(root)}:{node.lineno}"
        if node not in on_tests:
            found.append(f"{place}: a rule claimed by no test that runs")
            continue
        if not node.args:
            found.append(f"{place}: a mark that names no rule")
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Claim(argument.value, place)
            else:
                found.append(f"{place}: name the rule as plain text, so that it can be found")


def places_for_marks(tree: ast.Module) -> Iterator[Sequence[ast.expr]]:
    """Where pytest looks for marks: the decorators of a test together, or a `pytestmark`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test_"):
                yield node.decorator_list
        elif isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield [node.value]


def sets_aside(mark: ast.expr) -> bool:
    """Whether this says that the test is not run, or may fail."""
    name = mark.func if isinstance(mark, ast.Call) else mark
    return is_mark(name, "skip") or is_mark(name, "xfail")


def is_mark(node: ast.expr, name: str) -> bool:
    """Whether this is `pytest.mark.<name>`."""
    return isinstance(node, ast.Attribute) and node.attr == name and ast.unparse(node.value) == "pytest.mark"


def numbers_in(path: Path, root: Path) -> Iterator[tuple[str, str]]:
    """The rule numbers that the code itself names, as in an event or a refusal."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.fullmatch(NUMBER, node.value)
        ):
            yield f"{path.relative_to(root)}:{node.lineno}", node.value


def python_files(folder: Path) -> list[Path]:
    """All Python files under a folder."""
    return sorted(folder.rglob("*.py"))


def main() -> None:
    """Print what is wrong, and leave with 1 if anything is."""
    found = problems(Path())
    for line in found:
        print(line)
    print(f"rules: {len(found)} problems" if found else "rules: all tested, both languages agree")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()

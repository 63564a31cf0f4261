"""Every message is there in both languages, asks for the same arguments in both, and is used.

The catalogues are `src/ghoulash/locale/{en,fr}/*.ftl`. A message counts as used when the code
(`src/**/*.py`, docstrings left out) holds

- its id as plain text: `"pp-hole"`;
- a formatted text that it fits and that begins with a plain word: `f"pp-event-{tag}"` for `pp-event-hole`.
  Such a family covers `WIDEST` messages at most: a wider one checks nothing;
- for `refusal-shut`, the code alone: `"shut"`. Families do not count here: each refusal answers for itself;

or when another message or term refers to it. The other way round, the code needs a message

- that it says: the first argument of a call of one of `SPEAKERS`, in a file that imports `LOCALE`;
- that it refuses with: `Refusal("shut")` needs `refusal-shut`, and so does a call of a function or
  a class that hands one of its parameters on to `Refusal`; in the server also a call of one of `CODED`,
  and what one of `ANSWERING` returns; a code may be handed on by a name: `code = "shut"`;
- that it seems to name: beside `pp-event-hole`, the plain text `"pp-event-hoel"` is a slip. That is any
  text shaped like an id, of three words or more, that begins with the same two words as some message;
- that a page of the server names (`.html`, `.js`): any quoted text there that begins with `page-`;
- that the browser app says: the first argument of a `say(` in `web/src`; `${…}` there is a hole of a
  formatted text, and every quoted text counts as a text of the code. Its tests do not count.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr")
LOCALE = "ghoulash.locale"
SPEAKERS = {"say"}
REFUSAL = "refusal-"
SERVER = "src/ghoulash/server/"
CODED = {
    "Fault": (0, "code"),
    "Bye": (0, "code"),
    "Problem": (0, "code"),
    "Barred": (1, "code"),
    "close": (0, "code"),
    "_refuse": (3, "code"),
}
"""Who takes a code in the server, and where: by place or by name."""
ANSWERING = {"may_look", "_may_watch"}
"""Whose results are codes in the server."""
WIDEST = 60
PAGED = re.compile(r'"(page-[a-z0-9-]+)"')
WEB = "web/src"
QUOTED = re.compile(r""""([^"\n]*)"|'([^'\n]*)'|`([^`]*)`""")
SAID = re.compile(r"\bsay\(\s*$")
SLOT = re.compile(r"\$\{[^}]*\}")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HOLE = "\0"
FAMILY = re.compile(rf"[a-z][a-z0-9]*-[a-z0-9{HOLE}-]*")


class Message(NamedTuple):
    """A message or a term of one catalogue; a term's id begins with a hyphen."""

    place: str
    file: str
    attributes: frozenset[str]
    arguments: frozenset[str]
    refers: frozenset[str]


class Text(NamedTuple):
    """A text in the code; the holes of a formatted one are `HOLE`."""

    text: str
    place: str


class Code(NamedTuple):
    """What the code holds and what it needs."""

    texts: list[Text]
    said: list[Text]
    refused: list[Text]


def problems(root: Path) -> list[str]:
    """What is wrong, one line each."""
    found: list[str] = []
    en, fr = (read_catalogue(root, language, found) for language in LANGUAGES)
    found += compare(en, fr, "fr")
    found += compare(fr, en, "en")
    found += differing(en, fr)
    code = read_code(root)
    for catalogue in (en, fr):
        found += unused(catalogue, code.texts)
        found += undefined(catalogue)
    found += needless_width(en, code.texts)
    found += missing(en.keys() | fr.keys(), code)
    return list(dict.fromkeys(found))


# What the catalogues hold


def read_catalogue(root: Path, language: str, found: list[str]) -> dict[str, Message]:
    """The messages and terms of one language."""
    messages: dict[str, Message] = {}
    folder = root / "src/ghoulash/locale" / language
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            place = f"{path.relative_to(root)}:{line}"
            if isinstance(entry, ftl.Junk):
                found.append(f"{place}: not Fluent: {'; '.join(a.message or '' for a in entry.annotations)}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                message = read_message(entry, place, path.name)
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                if name in messages:
                    found.append(f"{place}: {name} stands in {messages[name].place} too")
                messages[name] = message
    if not messages:
        found.append(f"{folder.relative_to(root)}: no messages")
    return messages


def read_message(entry: ftl.Message | ftl.Term, place: str, file: str) -> Message:
    """What one entry asks for and refers to."""
    mentions = Mentions()
    mentions.visit(entry)
    attributes = frozenset(attribute.id.name for attribute in entry.attributes)
    return Message(place, file, attributes, frozenset(mentions.arguments), frozenset(mentions.refers))


class Mentions(Visitor):
    """Gathers the arguments and the other messages that an entry mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 (Fluent's name)
        self.refers.add(f"-{node.id.name}")
        self.visit(node.arguments)


def compare(these: dict[str, Message], others: dict[str, Message], language: str) -> Iterator[str]:
    """The messages of one language that the other lacks; terms are each language's own affair."""
    for name, message in these.items():
        if name not in others and not name.startswith("-"):
            yield f"{message.place}: {name} is missing in {language}"


def differing(en: dict[str, Message], fr: dict[str, Message]) -> Iterator[str]:
    """The messages whose arguments, attributes or file are not the same in both languages."""
    for name in (name for name in en if name in fr and not name.startswith("-")):
        one, other = en[name], fr[name]
        if apart := arguments(name, en) ^ arguments(name, fr):
            marked = ", ".join(f"${argument}" for argument in sorted(apart))
            yield f"{other.place}: {name} asks for {marked} in one language only ({one.place})"
        if apart := one.attributes ^ other.attributes:
            marked = ", ".join(f".{attribute}" for attribute in sorted(apart))
            yield f"{other.place}: {name} has {marked} in one language only ({one.place})"
        if one.file != other.file:
            yield f"{other.place}: {name} stands in another file than in English ({one.place})"


def arguments(name: str, messages: dict[str, Message]) -> set[str]:
    """All that a message asks for, itself or through those it refers to."""
    asked: set[str] = set()
    for each in reached({name}, messages):
        asked |= messages[each].arguments
    return asked


def reached(names: Iterable[str], messages: dict[str, Message]) -> set[str]:
    """These messages and all that they refer to."""
    seen: set[str] = set()
    todo = [name for name in names if name in messages]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += [other for other in messages[name].refers if other in messages]
    return seen


# What the code holds


def read_code(root: Path) -> Code:
    """The texts of the code, and which of them are said or refused with."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted((root / "src").rglob("*.py"))}
    code = Code([], [], [])
    for path, tree in trees.items():
        file = str(path.relative_to(root))
        makers = refusal_makers(tree, CODED if file.startswith(SERVER) else {})
        named = named_in(tree)
        silent = docstrings(tree)
        speaks = any(LOCALE in ast.unparse(node) for node in ast.walk(tree) if is_import(node))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr) and node not in silent:
                code.texts.extend(texts(node, file))
            elif isinstance(node, ast.Call):
                name = called(node)
                if speaks and name in SPEAKERS and node.args:
                    code.said.extend(texts(node.args[0], file))
                if name in makers and (argument := argument_of(node, *makers[name])):
                    meant = named.get(node, {}).get(getattr(argument, "id", ""), [argument])
                    code.refused.extend(text for each in meant for text in texts(each, file))
        if file.startswith(SERVER):
            code.refused.extend(answered(tree, file))
    paged = list(paged_in(root))
    code.texts.extend(paged)
    code.said.extend(paged)
    for text, is_said in in_the_app(root):
        code.texts.append(text)
        if is_said:
            code.said.append(text)
    return code


def in_the_app(root: Path) -> Iterator[tuple[Text, bool]]:
    """The quoted texts of the browser app that may be ids, and whether each is said."""
    for path in sorted((root / WEB).rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            source = path.read_text("utf-8")
            for number, line in enumerate(source.splitlines(), 1):
                for found in QUOTED.finditer(line):
                    text = SLOT.sub(HOLE, next(group for group in found.groups() if group is not None))
                    is_said = SAID.search(line[: found.start()]) is not None
                    if is_said or ID.fullmatch(text) or is_family(text):
                        yield Text(text, f"{path.relative_to(root)}:{number}"), is_said


def paged_in(root: Path) -> Iterator[Text]:
    """What the pages of the server say."""
    for path in sorted((root / SERVER).rglob("*")):
        if path.suffix in (".html", ".js"):
            text = path.read_text("utf-8")
            for found in PAGED.finditer(text):
                line = text.count("\n", 0, found.start()) + 1
                yield Text(found[1], f"{path.relative_to(root)}:{line}")


def answered(tree: ast.Module, file: str) -> Iterator[Text]:
    """The codes that the functions of `ANSWERING` return; an empty one is none."""
    for name, function in functions(tree):
        for node in ast.walk(function) if name in ANSWERING else ():
            if isinstance(node, ast.Return) and node.value is not None:
                yield from (text for text in texts(node.value, file) if text.text)


def named_in(tree: ast.Module) -> dict[ast.Call, dict[str, list[ast.expr]]]:
    """For each call in a function, what the names assigned to there may mean."""
    found: dict[ast.Call, dict[str, list[ast.expr]]] = {}
    for _, function in functions(tree):
        names: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(target := node.targets[0], ast.Name):
                names.setdefault(target.id, []).append(node.value)
        found |= {node: names for node in ast.walk(function) if isinstance(node, ast.Call)}
    return found


def texts(node: ast.expr, file: str) -> Iterator[Text]:
    """The text that an expression is, both of them where it chooses between two."""
    place = f"{file}:{node.lineno}"
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Text(node.value, place)
    elif isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)
        yield Text("".join(map(str, parts)), place)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body, file)
        yield from texts(node.orelse, file)


def is_import(node: ast.AST) -> bool:
    """Whether this is an import of either kind."""
    return isinstance(node, ast.Import | ast.ImportFrom)


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """The texts that stand as statements of their own."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def refusal_makers(tree: ast.Module, others: dict[str, tuple[int, str]]) -> dict[str, tuple[int, str]]:
    """`Refusal` and others, and the functions here that hand a parameter on to them: where the code goes."""
    makers = {"Refusal": (0, "code"), **others}
    growing = True
    while growing:
        growing = False
        for name, function in functions(tree):
            parameters = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
            parameters = parameters[1:] if parameters[:1] in (["self"], ["cls"]) else parameters
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                argument = argument_of(call, *makers[called(call)]) if called(call) in makers else None
                if isinstance(argument, ast.Name) and argument.id in parameters and name not in makers:
                    makers[name] = (parameters.index(argument.id), argument.id)
                    growing = True
    return makers


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """All functions by the name they are called by: a class for its `__init__`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name != "__init__":
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    yield node.name, part


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def argument_of(call: ast.Call, position: int, name: str) -> ast.expr | None:
    """The argument that a call hands to one parameter."""
    if position < len(call.args):
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


# What the one lacks for the other


def unused(messages: dict[str, Message], held: list[Text]) -> Iterator[str]:
    """The messages that the code never names, nor a message that is used."""
    plain = {text for text, _ in held}
    families = [pattern(text) for text, _ in held if is_family(text)]

    def named(name: str) -> bool:
        if name in plain:
            return True
        if name.startswith(REFUSAL):
            return name.removeprefix(REFUSAL) in plain
        return any(family.fullmatch(name) for family in families)

    used = reached((name for name in messages if named(name)), messages)
    for name, message in messages.items():
        if name not in used:
            yield f"{message.place}: {name} is used nowhere in src"


def undefined(messages: dict[str, Message]) -> Iterator[str]:
    """The references between messages that lead nowhere."""
    for name, message in messages.items():
        for other in sorted(message.refers - messages.keys()):
            yield f"{message.place}: {name} refers to {other}, which is not there"


def needless_width(messages: dict[str, Message], held: list[Text]) -> Iterator[str]:
    """The families so wide that they check nothing."""
    for text, place in held:
        if is_family(text):
            family = pattern(text)
            covered = sum(not n.startswith(REFUSAL) and bool(family.fullmatch(n)) for n in messages)
            if covered > WIDEST:
                shown = text.replace(HOLE, "{}")
                yield f"{place}: {shown} covers {covered} messages, {WIDEST} at most: split it"


def missing(names: set[str], code: Code) -> Iterator[str]:
    """What the code says, or seems to name, and no catalogue has."""
    if names and not code.said:
        yield f"src: no text goes to {' or '.join(sorted(SPEAKERS))}: name who does in tools/check_words.py"
    for text, place in code.said:
        if HOLE in text:
            if not any(pattern(text).fullmatch(name) for name in names):
                yield f"{place}: no message fits {text.replace(HOLE, '{}')}"
        elif text not in names:
            yield f"{place}: there is no message {text}"
    for text, place in code.refused:
        if HOLE not in text and REFUSAL + text not in names:
            yield f"{place}: there is no message {REFUSAL}{text}"
    clans = {clan for name in names if (clan := first_two(name))}
    for text, place in code.texts:
        if first_two(text) in clans and text not in names:
            yield f"{place}: {text} looks like a message, and there is none of that name"


def first_two(text: str) -> str:
    """The first two words of an id of three or more, or nothing."""
    words = text.split("-")
    return "-".join(words[:2]) if len(words) > 2 and ID.fullmatch(text) else ""


def is_family(text: str) -> bool:
    """Whether a formatted text may stand for ids."""
    return HOLE in text and FAMILY.fullmatch(text) is not None


def pattern(text: str) -> re.Pattern[str]:
    """The ids that a formatted text may become."""
    return re.compile("[a-z0-9-]+".join(map(re.escape, text.split(HOLE))))


def main() -> None:
    """Print what is wrong, and leave with 1 if anything is."""
    found = problems(Path())
    for line in found:
        print(line)
    print(f"words: {len(found)} problems" if found else "words: all there, in both languages, all used")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()

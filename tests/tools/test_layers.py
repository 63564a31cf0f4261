"""The import contracts pass on a small house in order, and each fails on the import it is there to catch."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
HOUSE = {
    "__init__": "",
    "__main__": "import ghoulash.cli",
    "cli": "import ghoulash.terminal.app, ghoulash.lab.bulk, ghoulash.conformance.kit, ghoulash.locale",
    "server/app": "import ghoulash.server.routes.tables, ghoulash.bots.easy, ghoulash.locale",
    "server/routes/tables": "import ghoulash.server.live.live, ghoulash.server.guard.doorway",
    "server/guard/doorway": "import ghoulash.core.refusal",
    "server/live/live": "import ghoulash.table.table, ghoulash.server.store.store",
    "server/store/store": "import ghoulash.core.refusal",
    "server/thinking/worker": "import ghoulash.server.thinking.answering",
    "server/thinking/answering": "import ghoulash.bots.easy, ghoulash.server.thinking.wire",
    "server/thinking/wire": "import ghoulash.core.game",
    "terminal/app": "import ghoulash.table.table, ghoulash.bots.easy, ghoulash.locale",
    "terminal/room": "import ghoulash.table.table",
    "terminal/rooms/one/plain": "import ghoulash.terminal.room, ghoulash.games.one.rules",
    "terminal/rooms/two/plain": "import ghoulash.terminal.room, ghoulash.games.two.rules",
    "lab/bulk": "import ghoulash.bots.easy, ghoulash.table.table, ghoulash, ghoulash.games.one.rules",
    "conformance/kit": "import ghoulash.bots.easy, ghoulash.table.table",
    "bots/easy": "import ghoulash.games.one.rules, ghoulash.core.game",
    "games/one/rules": "import ghoulash.core.game, ghoulash.games.one.state",
    "games/one/state": "import ghoulash.core.game",
    "games/two/rules": "import ghoulash.core.game",
    "table/table": "import ghoulash.core.game",
    "locale/__init__": "import ghoulash.core.refusal",
    "core/game": "import ghoulash.core.refusal",
    "core/refusal": "import dataclasses",
}


def build(root: Path, planted: dict[str, str]) -> None:
    for module, text in (HOUSE | planted).items():
        path = root / "ghoulash" / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in path.relative_to(root).parents[:-1]:
            (root / folder / "__init__.py").touch()
        path.write_text(text + "\n", encoding="utf-8")
    shutil.copy(PYPROJECT, root)


def broken(root: Path) -> set[str]:
    """The contracts that lint-imports finds broken."""
    script = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run(
        [script, "--no-logo", "--no-cache"], cwd=root, capture_output=True, text=True, check=False
    )
    lines = run.stdout.splitlines()
    assert any(line.startswith("Contracts: ") for line in lines), run.stdout + run.stderr
    found = {line.removesuffix("BROKEN").strip() for line in lines if line.endswith("BROKEN")}
    assert bool(found) == bool(run.returncode)
    return found


LAYERS = "Imports go down the house, neighbours (|) never meet"
WORKERS = "A bot's process knows views alone"
ROOMS = "A game's room in the terminal never imports another's"


def test_a_house_in_order_keeps_all(tmp_path: Path) -> None:
    build(tmp_path, {})
    assert broken(tmp_path) == set()


@pytest.mark.parametrize(
    ("module", "imports", "contract"),
    [
        ("core/game", "ghoulash.table.table", LAYERS),
        ("table/table", "ghoulash.games.one.rules", LAYERS),
        ("games/one/rules", "ghoulash.bots.easy", LAYERS),
        ("locale/__init__", "ghoulash.games.one.rules", LAYERS),
        ("lab/bulk", "ghoulash.conformance.kit", LAYERS),
        ("terminal/app", "ghoulash.server.app", LAYERS),
        ("attic/box", "ghoulash.core.game", LAYERS),
        ("games/one/rules", "ghoulash.games.two.rules", "A game never imports another game"),
        ("terminal/rooms/one/plain", "ghoulash.terminal.rooms.two.plain", ROOMS),
        ("terminal/room", "ghoulash.terminal.rooms.one.plain", "No cycles, at any depth"),
        ("bots/easy", "ghoulash.table.table", "Bots know games and core alone"),
        ("bots/easy", "ghoulash.locale", "Bots know games and core alone"),
        ("conformance/kit", "ghoulash.locale", "Sentences are made where a person reads them"),
        ("server/routes/tables", "ghoulash.table.table", "Only live tables know the table"),
        ("server/guard/doorway", "ghoulash.table.table", "Only live tables know the table"),
        ("server/thinking/worker", "ghoulash.table.table", WORKERS),
        ("server/thinking/answering", "ghoulash.locale", WORKERS),
        ("server/thinking/wire", "ghoulash.server.store.store", WORKERS),
        ("core/game", "ghoulash", "core, games and table are handed their game"),
        ("games/one/state", "ghoulash.games.one.rules", "No cycles, at any depth"),
    ],
)
def test_an_import_that_must_not_be(tmp_path: Path, module: str, imports: str, contract: str) -> None:
    build(tmp_path, {"server/app": "", module: f"import {imports}"})
    assert contract in broken(tmp_path)

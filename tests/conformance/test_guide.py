"""The code on the page about adding a game is the toy's own, or runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "adding-a-game.md"
TOY = ROOT / "tests" / "toy"
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0].strip()[:40])
def test_a_block_of_code_is_the_toys_or_runs(block: str):
    if block.startswith("from "):
        exec(compile(block, str(GUIDE), "exec"), {})  # noqa: S102  our own page
    else:
        assert block in (TOY / "cellar.py").read_text("utf-8")


def test_the_toy_is_small():
    assert sum(len(path.read_text("utf-8").splitlines()) for path in TOY.rglob("*.py")) < 200


def test_every_check_is_on_the_page():
    from ghoulash.conformance import CHECKS

    table = [line.split("|")[1] for line in GUIDE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`(\w+)`", " ".join(table))) == sorted(CHECKS)

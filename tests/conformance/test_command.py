"""`python -m ghoulash.conformance`: what it prints, and with which exit code."""

import pytest

from ghoulash.conformance import run
from ghoulash.conformance.__main__ import main


def test_a_run_reports_its_figures(capsys: pytest.CaptureFixture[str]):
    assert main(["pen-and-paper", "--scenario", "finders", "--games", "1", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("pen-and-paper/finders, 2 seats: 1 games, 40 positions, ")
    assert out.count("\n") == 1


def test_a_broken_law_is_printed_and_exits_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    def broken(play: run.Play) -> None:
        raise play.violation("text", "does not read back")

    monkeypatch.setitem(run.OF_THE_GAME, "text", broken)
    assert main(["pen-and-paper", "--scenario", "finders", "--games", "1"]) == 1
    assert capsys.readouterr().out.startswith("text: does not read back\n  at pen-and-paper/finders")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no-game"], "no game is called no-game; there are: pen-and-paper"),
        (["--scenario", "no-town"], "no-town: scenario-unknown; there are: ghoul-and-plenty"),
        (["--seats", "9"], "pen-and-paper has 2 to 2 seats, not 9"),
        (["--games", "0"], "argument --games: '0' is not a number from 1 up"),
    ],
)
def test_a_bad_argument_is_one_line_and_exits_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit) as left:
        main(arguments)
    err = capsys.readouterr().err
    assert left.value.code == 2
    assert said in err and err.count("\n") == 1

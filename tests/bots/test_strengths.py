"""How strong the bots are, on a few games; `make strengths` plays the thousand."""

import pytest

from ghoulash.games.pen_and_paper.about import shipped
from ghoulash.lab.simulate import simulate
from ghoulash.lab.strengths import CLAIMS, Claim, main, measure


@pytest.mark.parametrize(
    "claim", CLAIMS, ids=lambda claim: f"{claim.game}-{claim.seats}-{claim.stronger}-{claim.weaker}"
)
def test_the_stronger_wins(claim: Claim) -> None:
    measured = measure(claim, games=40, seed=1, jobs=1)
    assert measured.simulation.games == 40
    assert measured.share >= claim.least - 0.1


@pytest.mark.parametrize("scenario", shipped())
def test_in_every_scenario_normal_beats_easy_and_games_are_decided(scenario: str) -> None:
    ended = simulate("pen-and-paper", scenario=scenario, games=20, bots=("normal", "easy"), seed=1)
    assert ended.draws <= 1
    assert ended.wins[0] > ended.wins[1]


@pytest.mark.parametrize("scenario", shipped())
def test_normal_bots_seldom_draw(scenario: str) -> None:
    assert (
        simulate("pen-and-paper", scenario=scenario, games=10, bots=("normal", "normal"), seed=2).draws == 0
    )


def test_the_table_says_what_was_claimed_and_what_was_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--games", "4", "--jobs", "1"])
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(CLAIMS)
    assert all("draws" in line for line in said)
    assert code == any("MISSED" in line for line in said)

"""The easy bot: to what is nearest, with what it has."""

from ghoulash.bots import make_bot
from tests.bots.last_game_on_earth.asking import CORRIDOR, chosen, through
from tests.rulebook.lg_stage import Play


def easy(row: str, lies: str) -> str:
    return chosen(Play(CORRIDOR, f"{row}\nLake 1-J: none", lies), "easy")


def test_to_the_nearest_that_it_can_hope_to_beat() -> None:
    assert easy("Zone 1-E: 3 3", "1-D ghoul-4, 1-H ghoul-6") == "walk W"
    assert easy("Zone 1-E: 3", "1-D ghoul-6, 1-H ?") == "walk E"


def test_to_first_aid_only_when_badly_hurt() -> None:
    assert easy("Zone 1-E: 3 3; bare 1", "1-D first-aid, 1-H ghoul-4") == "walk E"
    assert easy("Zone 1-E: 3 3; bare 4", "1-D first-aid, 1-H ghoul-4") == "walk W"


def test_it_fights_with_just_enough() -> None:
    play = Play(CORRIDOR, "Zone 1-A: 1 3 3\nLake 1-J: 3", "1-A ghoul-4, 1-C ?")
    assert through(play, "easy")[:3] == ["face", "put 3", "done"]


def test_it_challenges_seldom() -> None:
    play = Play(CORRIDOR, "Zone 1-A: 3\nLake 1-J: 1 1 1", "1-A ghoul-4, 1-C ?")
    for words in ("face", "put 3", "done"):
        list(play.act(0, words))
    view, actions = play.game.view(play.state, 1), play.game.actions(play.state, 1)
    said = [str(make_bot(play.game, "easy", seed).act(view, (), actions)) for seed in range(100)]
    assert 5 < sum(text != "pass" for text in said) < 40

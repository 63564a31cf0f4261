"""What `ghoulash games` and `ghoulash simulate` print, in words."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ghoulash.locale import Words

if TYPE_CHECKING:
    from ghoulash.lab.simulate import Simulation


def listing(game: Mapping[str, Any], words: Words) -> Iterator[str]:
    """A game, how many play it, its scenarios and bots."""
    least, most = game["seats"]
    fixed = "yes" if least == most else "no"
    yield words.say("games-game", game=game["id"], fixed=fixed, least=least, most=most)
    for line in (
        words.say("games-scenarios", scenarios=", ".join(game["scenarios"])),
        words.say("games-bots", bots=", ".join(game["bots"])),
    ):
        yield f"  {line}"


def counted(simulation: "Simulation", words: Words) -> Iterator[str]:
    """What was played, a line for each bot, then how the games ended."""
    say, s = words.say, simulation
    yield say("counted-title", game=s.game, scenario=s.scenario, games=s.games, seed=str(s.seed))
    decided = s.games - s.draws
    longest = max(map(len, s.bots))
    for bot, wins in zip(s.bots, s.wins, strict=True):
        share = wins / decided if decided else 0
        yield f"  {say('counted-bot', bot=bot.ljust(longest), wins=wins, share=share, decided=decided)}"
    yield f"  {say('counted-draws', draws=s.draws)}"
    for ending, games in s.endings.items():
        yield f"  {say('counted-ending', ending=say('how-it-ended', how=ending), games=games)}"
    pace = say("counted-pace", actions=s.mean_actions, a_second=round(s.actions_per_s), seconds=s.seconds)
    yield f"  {pace}"

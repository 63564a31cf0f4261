"""What a row of a simulation says of a game that is over, from the view that is open to all."""

from random import Random

import ghoulash
from ghoulash.core.game import CHANCE
from ghoulash.lab.facts import facts


def test_the_board_game_says_how_everybody_ended():
    """The second and third bots sit in seats 0 and 1: what is theirs goes by their places."""
    game = ghoulash.game("last-game-on-earth")
    rng = Random(2)
    state = game.start(3)
    while seats := game.to_act(state):
        seat = seats[0]
        actions = [a for a, _ in game.chances(state)] if seat == CHANCE else game.actions(state, seat)
        state = game.apply(state, seat, actions[rng.randrange(len(actions))]).state
    view = game.view(state, None)
    told = facts(game.id, view, (1, 2, 0))
    assert told["first"] == (1, 2, 0)[view.first]
    assert told["turns"] == view.turns
    for seat, place in enumerate((1, 2, 0)):
        player = view.players[seat]
        assert told[f"character_{place}"] == player.character
        assert told[f"points_{place}"] == player.points
        assert told[f"wounds_{place}"] == len(player.wounds) + player.bare
        assert told[f"ghouls_{place}"] == len(player.won)
        assert told[f"dead_{place}"] == player.dead


def test_a_game_without_a_reader_has_no_facts():
    assert facts("chess", None, (0, 1)) == {}

"""The left neighbour begins far from everything."""

from ghoulash.bots import make_bot
from ghoulash.bots.last_game_on_earth.starting import NEAR
from ghoulash.core.game import CHANCE
from ghoulash.games.last_game_on_earth.actions import Action, OnSquare
from ghoulash.games.last_game_on_earth.frames import Starting
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth


def test_no_other_square_of_the_rim_has_fewer_tokens_near() -> None:
    game = LastGameOnEarth.with_options({})
    state = game.start(2)
    while not isinstance(state.frames[-1], Starting):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.actions(state, seat)[0]).state
    seat = game.to_act(state)[0]
    assert seat != CHANCE
    actions = game.actions(state, seat)
    ground, index = game.parts.field(state).ground, game.parts.field(state).index

    def near(action: Action) -> int:
        assert isinstance(action, OnSquare)
        return (ground.reach(index[action.square], NEAR, 0, 0) & state.covered).bit_count()

    chosen = make_bot(game, "normal", 1).act(game.view(state, seat), (), actions)
    assert near(chosen) == min(map(near, actions))

"""Chapter 2 of docs/rules/last-game-on-earth.md: setting up."""

from collections import Counter

import pytest

from ghoulash.core.squares import each
from tests.rulebook.lg_stage import Opening


def laid(opening: Opening) -> Opening:
    """Chance has laid all that it lays."""
    opening.goes("*> ...")
    return opening


def picked(characters: str, **options: str) -> Opening:
    """The first seat begins, and all have their character."""
    first, *others = characters.split()
    opening = Opening("yard", characters, **options)
    opening.goes(f"*> first {first}\n{first} begins")
    for name in (first, *others):
        opening.goes(f"{name}> pick {name.lower()}\n picks {name.lower()}")
    return opening


def on_each_tile(opening: Opening, squares: int) -> list[int]:
    return [(tile & squares).bit_count() for tile in opening.field.ground.tiles]


@pytest.mark.rule("LG-2.1")
def test_first_the_first_player_then_the_characters_in_play_order_then_the_board() -> None:
    opening = Opening("chance", "Zone Gray Lake")
    weights = {str(action): weight for action, weight in opening.game.chances(opening.state)}
    assert weights == {"first 0": 1, "first 1": 1, "first 2": 1}
    opening.goes(
        """
        Zone> pick zone
             refused not-your-turn LG-3.2
        *> first Gray
             Gray begins          LG-10.15
        Gray? pick lake, pick gray, pick cornealius, pick zone
        Gray> pick gray
             picks gray           LG-10.15
        Lake> pick gray
             refused pick-taken LG-10.15
        Lake> end
             refused pick-now LG-10.15
        Lake? pick lake, pick cornealius, pick zone
        Lake> pick lake
             picks lake
        Zone> pick zone
             picks zone
        *> shape t-up
        *> tile 2b1
        *> tile 2a0
             refused set-up-now LG-10.15
        *> tile 1a0 4b3 3a2
             the board is t-up 2b1 1a0 4b3 3a2  LG-1.1
    """.replace("refused set-up-now LG-10.15", "refused set-up-now LG-10.15")
    )


@pytest.mark.rule("LG-2.1")
def test_twenty_four_tokens_lie_face_down_on_shaded_squares_six_to_a_tile_one_to_a_square() -> None:
    opening = laid(picked("Zone Gray"))
    state, ground = opening.state, opening.field.ground
    assert on_each_tile(opening, state.covered) == [6, 6, 6, 6]
    assert not state.covered & ~ground.shaded and state.down == state.covered
    assert all(len(stack.tokens) == 1 for stack in state.stacks)
    assert {token.kind for stack in state.stacks for token in stack.tokens} == {0}
    assert sum(state.bag) == 24


@pytest.mark.rule("LG-2.1")
def test_chance_lays_each_token_on_any_free_shaded_square_of_a_tile_that_is_not_full() -> None:
    opening = picked("Zone Gray")
    ground = opening.field.ground
    chances = opening.game.chances(opening.state)
    assert {weight for _, weight in chances} == {1}
    assert [str(a) for a, _ in chances] == [f"token {opening.field.names[n]}" for n in each(ground.shaded)]
    for square in list(each(ground.tiles[0] & ground.shaded))[:6]:
        name = opening.field.names[square]
        opening.goes(f"*> token {name}\n token at {name}  LG-2.1")
    full = opening.field.names[list(each(ground.tiles[0] & ground.shaded))[6]]
    plain = opening.field.names[next(each(ground.tiles[1] & ~ground.shaded))]
    taken = opening.field.names[next(each(opening.state.covered))]
    for name in (full, plain, taken):
        opening.goes(f"*> token {name}\n refused token-not-there LG-2.1")
    assert not opening.state.covered & ground.tiles[1]


@pytest.mark.rule("LG-2.1")
@pytest.mark.parametrize(
    ("briefings", "spread"),
    [
        ("lock-and-load", [6, 7, 7, 7]),
        ("lock-and-load lucky-charms", [7, 7, 8, 8]),
        ("lock-and-load lucky-charms evacuation", [8, 8, 8, 9]),
        ("blackout transporters", [6, 6, 6, 6]),
    ],
)
def test_a_briefing_s_extra_tokens_are_mixed_in_and_spread_as_evenly_as_can_be(
    briefings: str, spread: list[int]
) -> None:
    opening = laid(picked("Zone Gray", briefings=briefings))
    state, ground = opening.state, opening.field.ground
    assert sorted(on_each_tile(opening, state.covered)) == spread
    assert not state.covered & ~ground.shaded
    assert sum(state.bag) == sum(spread)


@pytest.mark.rule("LG-2.1")
def test_or_the_players_place_them_in_turn_knowing_none() -> None:
    opening = picked("Zone Gray Lake", tokens="players")
    opening.goes(
        """
        Gray> token 16-A
             refused not-your-turn LG-3.2
        Zone> token 16-A
             token at 16-A         LG-2.1
        Gray> token 16-A
             refused token-not-there LG-2.1
        Gray> token 16-C
             refused token-not-there LG-2.1
        Gray> start 8-A
             refused set-up-now LG-2.1
        Gray> token 16-B
             token at 16-B
        Lake> token 14-C
             token at 14-C
        Zone?
    """.replace("\n        Zone?", "\n        Gray?")
    )
    turns: Counter[int] = Counter({0: 1, 1: 1, 2: 1})
    while (seat := opening.game.to_act(opening.state)[0]) >= 0 and sum(turns.values()) < 24:
        turns[seat] += 1
        opening.apply(seat, opening.game.actions(opening.state, seat)[0])
    assert turns == {0: 8, 1: 8, 2: 8}
    assert on_each_tile(opening, opening.state.covered) == [6, 6, 6, 6]
    assert {token.kind for stack in opening.state.stacks for token in stack.tokens} == {0}


@pytest.mark.rule("LG-2.2")
def test_from_the_first_player_on_each_lays_their_left_neighbour_s_start_token() -> None:
    opening = laid(picked("Zone Gray Lake"))
    opening.goes("""
        Gray> start 1-A
             refused not-your-turn LG-3.2
        Zone> end
             refused start-now LG-2.1
        Zone> start 1-A
             Gray starts at 1-A, put by Zone  LG-2.2
        Gray> start 1-A
             refused start-not-there LG-2.2
        Gray> start 2-B
             refused start-not-there LG-2.2
        Gray> start 2-A
             Lake starts at 2-A, put by Gray
        Lake> start 16-P
             Zone starts at 16-P, put by Lake
             Zone to play
        Zone= at 16-P
        Gray= at 1-A
        Lake= at 2-A
    """)


@pytest.mark.rule("LG-2.2")
def test_the_square_is_empty_and_in_the_outermost_row() -> None:
    opening = laid(picked("Zone Gray"))
    field = opening.field
    (start,) = opening.choices(0)
    squares = set(start.split()[1:])
    rim = {name for name in field.real_names if name[:2] in ("1-", "16") or name[-2:] in ("-A", "-P")}
    lying = {field.names[stack.square] for stack in opening.state.stacks}
    assert rim & lying and squares == rim - lying


@pytest.mark.rule("LG-2.2")
def test_pieces_begin_there_and_the_start_token_stops_nobody() -> None:
    """Zone walks over the square that Gray has left: LG-3.3."""
    opening = laid(picked("Zone Gray"))
    opening.goes("""
        Zone> start 16-O
             Gray starts at 16-O, put by Zone
        Gray> start 16-P
             Zone starts at 16-P, put by Gray
             Zone to play
        *> ...
        Zone> ...
             Gray to play
        Gray> done
        Gray> walk W
             W to 16-N
        Gray> end
             turn over
             Zone to play
        Zone> done
        Zone> walk W W
             W to 16-O
             W to 16-N
    """)


@pytest.mark.rule("LG-2.3")
def test_each_draws_seven_cards_of_their_deck_and_the_rest_is_the_draw_deck() -> None:
    opening = laid(picked("Zone Gray Lake"))
    opening.goes("""
        Zone> start 1-A
             Gray starts at 1-A, put by Zone
        Gray> start 2-A
             Lake starts at 2-A, put by Gray
        Lake> start 16-P
             Zone starts at 16-P, put by Lake
             Zone to play
    """)
    weights = {str(action): weight for action, weight in opening.game.chances(opening.state)}
    assert weights["draw 0 1@zone"] == 7 and weights["draw 0 3@zone"] == 6 and sum(weights.values()) == 40
    opening.goes("""
        *> draw 1 3 hole chain-of-command parry 1 1
             Zone draws 1
             Zone draws 3
             Zone draws hole
             Zone draws chain-of-command
             Zone draws parry
             Zone draws 1
             Zone draws 1
        *> draw 2+
             Gray draws 2+
    """)
    opening.goes("*> ...")
    players = opening.state.players
    assert [len(player.hand) for player in players] == [7, 7, 7]
    assert [sum(player.deck) for player in players] == [33, 33, 33]
    assert [sum(player.discard) for player in players] == [0, 0, 0]
    opening.goes("""
        Zone= hand 1 1 1 3 hole parry chain-of-command
        Zone? discard 1, discard 3, discard hole, discard parry, discard chain-of-command, done
    """)

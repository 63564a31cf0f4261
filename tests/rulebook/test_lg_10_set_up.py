"""Rulings of docs/rules/last-game-on-earth.md on setting up, and on what squares and sides are called."""

from collections import Counter

import pytest

from ghoulash.core.squares import each
from tests.rulebook.lg_stage import Opening, Play

PAIR = """
     A B C D
    +-+-+-+-+
  2 |a a b b|
    + + + + +
  1 |a a b b|
    +-+-+-+-+
"""


def opened(board: str, characters: str, *, briefings: str = "", tokens: str = "chance") -> Opening:
    """The first seat begins, and all have their character."""
    first, *others = characters.split()
    opening = Opening(board, characters, briefings=briefings, tokens=tokens)
    opening.goes(f"*> first {first}\n{first} begins")
    for name in (first, *others):
        opening.goes(f"{name}> pick {name.lower()}\n picks {name.lower()}")
    return opening


def chances(opening: Opening) -> list[str]:
    """What chance may do now; every outcome is as likely as any other."""
    outcomes = opening.game.chances(opening.state)
    assert {weight for _, weight in outcomes} == {1}
    return [str(action) for action, _ in outcomes]


@pytest.mark.rule("LG-10.15")
def test_the_first_player_is_drawn_and_characters_are_chosen_in_play_order() -> None:
    opening = Opening("yard", "Zone Gray Lake Cornealius")
    assert chances(opening) == ["first 0", "first 1", "first 2", "first 3"]
    opening.goes("""
        *> first Lake
             Lake begins    LG-10.15
        Zone> pick zone
             refused not-your-turn LG-3.2
        Lake> walk N
             refused pick-now LG-10.15
        Lake> pick lake
             picks lake    LG-10.15
        Cornealius> pick lake
             refused pick-taken LG-10.15
        Cornealius> pick cornealius
             picks cornealius
        Zone> pick zone
             picks zone
        Gray? pick gray
        Gray> pick gray
             picks gray
    """)


@pytest.mark.rule("LG-10.15")
def test_a_square_is_outermost_with_a_side_on_the_rim_of_the_board() -> None:
    """The fork is three tiles over one: the rim follows its arms."""
    opening = opened("fork", "Zone Gray")
    opening.goes("*> ...")
    (start,) = opening.choices(0)
    free = set(start.split()[1:])
    lying = {opening.field.names[stack.square] for stack in opening.state.stacks}
    rim = {*(f"16-{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX")}
    rim |= {f"9-{letter}" for letter in "ABCDEFGHQRSTUVWX"}
    rim |= {f"{n}-{letter}" for n in range(9, 17) for letter in "AX"}
    rim |= {f"{n}-{letter}" for n in range(1, 9) for letter in "IP"}
    rim |= {f"1-{letter}" for letter in "IJKLMNOP"}
    assert free == rim - lying
    opening.goes("""
        Zone> start 9-I
             refused start-not-there LG-2.2
        Zone> start 1-A
             refused start-not-there LG-2.2
    """)


@pytest.mark.rule("LG-10.15")
def test_spare_tokens_never_run_out() -> None:
    """Debris on every square there is, and Holes on those without one."""
    lies = ", ".join(
        f"{square} debris debris debris debris debris" for square in ("1-A", "1-B", "2-A", "2-B")
    )
    play = Play(
        PAIR,
        "Ada as Zone 1-D: debris hole \n Bruno as Cornealius 2-D: 1",
        lies=f"{lies}, 1-C hole, 2-C ? hole",
    )
    play.goes("""
        Ada> play debris, at 1-A, done
             plays debris
             aims debris 1-A
        all> pass
             Ada lays debris at 1-A
        Ada> play hole, at 1-A
             plays hole
             aims hole 1-A
        all> pass
             Ada lays hole at 1-A
        1-A= debris debris debris debris debris debris hole
    """)


@pytest.mark.rule("LG-10.19")
def test_squares_are_named_by_row_from_the_bottom_and_column_from_the_left() -> None:
    """A mile is four tiles in a row: 32 columns, so Z is followed by AA and the last is AF."""
    mile = Opening("mile", "Zone Gray").field
    rows = {int(name.split("-")[0]) for name in mile.real_names}
    assert rows == set(range(1, 9))
    ground = mile.ground
    assert [mile.names[square] for square in each(ground.tiles[0])][:3] == ["1-A", "1-B", "1-C"]
    bottom = [name.split("-")[1] for name in mile.real_names if name.startswith("1-")]
    assert "".join(bottom) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "AAABACADAEAF"
    yard = Opening("yard", "Zone Gray").field
    assert "9-J" in yard.real_names and "17-A" not in yard.real_names
    top_right = yard.ground.tiles[1]
    assert top_right >> yard.index["9-J"] & 1


@pytest.mark.rule("LG-10.19", "LG-2.2")
def test_to_the_left_sits_who_comes_after_in_play_order() -> None:
    """Each lays the Start token of the next, and the next is asked first when one acts."""
    opening = opened("yard", "Zone Gray Lake Cornealius")
    opening.goes("*> ...")
    opening.goes("""
        Zone> start 1-B
             Gray starts at 1-B, put by Zone
        Gray> start 1-C
             Lake starts at 1-C, put by Gray
        Lake> start 1-D
             Cornealius starts at 1-D, put by Lake
        Cornealius> start 1-E
             Zone starts at 1-E, put by Cornealius
             Zone to play
        *> ...
        Zone> ...
             Gray to play
        Gray> ...
             Lake to play
        Lake> ...
             Cornealius to play
        Cornealius> ...
             Zone to play
    """)


@pytest.mark.rule("LG-10.20", "LG-1.1")
def test_chance_draws_the_shape_the_order_of_the_tiles_their_sides_and_turns() -> None:
    opening = opened("chance", "Zone Gray")
    shapes = chances(opening)
    assert len(shapes) == 19 and shapes[0] == "shape square"
    opening.goes("""
        *> shape z-tall
    """)
    tiles = chances(opening)
    assert len(tiles) == 4 * 2 * 4
    opening.goes("""
        *> tile 3b2
    """)
    assert chances(opening) == [tile for tile in tiles if tile[5] != "3"]
    opening.goes("""
        *> tile 1a0
        *> tile 1b0
             refused set-up-now LG-10.15
        *> tile 4a3
        *> tile 2b1
             the board is z-tall 3b2 1a0 4a3 2b1
    """)
    assert chances(opening)[0].startswith("token ")


@pytest.mark.rule("LG-10.20")
def test_chance_says_which_tile_has_one_more() -> None:
    """Twenty-seven tokens: three tiles have seven. Once three have, the fourth is full with six."""
    opening = opened("yard", "Zone Gray", briefings="lock-and-load")
    ground = opening.field.ground
    for place in (0, 2, 3):
        for square in list(each(ground.tiles[place] & ground.shaded))[:7]:
            name = opening.field.names[square]
            opening.goes(f"*> token {name}\n token at {name}")
    last = [opening.field.names[n] for n in each(ground.tiles[1] & ground.shaded)]
    assert chances(opening) == [f"token {name}" for name in last]
    opening.goes("*> ...")
    counts = [(tile & opening.state.covered).bit_count() for tile in ground.tiles]
    assert counts == [7, 6, 7, 7]


@pytest.mark.rule("LG-10.20")
def test_the_players_may_place_the_tokens_one_each_in_play_order_and_learn_nothing() -> None:
    opening = opened("yard", "Zone Gray Lake", tokens="players")
    ground, names = opening.field.ground, opening.field.names
    placed: Counter[int] = Counter()
    while opening.state.bag and (seat := opening.game.to_act(opening.state)[0]) >= 0:
        if sum(placed.values()) == 24:
            break
        (choice,) = opening.choices(seat)
        free = [
            names[square]
            for tile in ground.tiles
            if (tile & opening.state.covered).bit_count() < 6
            for square in each(tile & ground.shaded & ~opening.state.covered)
        ]
        assert sorted(choice.split()[1:]) == sorted(free)
        opening.apply(seat, opening.game.actions(opening.state, seat)[-1])
        placed[seat] += 1
    assert placed == {0: 8, 1: 8, 2: 8}
    for seat in (0, 1, 2, None):
        view = opening.game.view(opening.state, seat)
        assert {(token.kind, token.seen) for stack in view.stacks for token in stack.tokens} == {(0, 0)}


@pytest.mark.rule("LG-10.20")
def test_the_decks_of_characters_nobody_plays_are_not_used() -> None:
    opening = opened("yard", "Zone Gray")
    opening.goes("*> ...")
    opening.goes("""
        Zone> start 1-B
             Gray starts at 1-B, put by Zone
        Gray> start 1-C
             Zone starts at 1-C, put by Gray
             Zone to play
        *> ...
    """)
    held = [
        opening.cards.text[card].split("@")[1] for player in opening.state.players for card in player.hand
    ]
    assert set(held) == {"zone", "gray"}
    assert [sum(player.deck) for player in opening.state.players] == [33, 33]


@pytest.mark.rule("LG-10.38", "LG-9.2")
def test_chance_draws_a_pad_on_an_unshaded_square_of_each_tile_before_the_start_tokens() -> None:
    opening = opened("yard", "Zone Gray", briefings="transporters")
    ground, names = opening.field.ground, opening.field.names
    while chances(opening)[0].startswith("token"):
        opening.apply(-1, opening.game.actions(opening.state, -1)[0])
    drawn: list[str] = []
    for tile in ground.tiles:
        plain = [f"pad {names[square]}" for square in each(tile & ~ground.shaded)]
        assert chances(opening) == plain
        drawn.append(plain[0].split()[1])
        opening.goes(f"*> {plain[0]}\n {plain[0].replace('pad', 'pad at')}    LG-9.2")
    rim = [name for name in drawn if ground.rim >> opening.field.index[name] & 1]
    assert rim
    opening.goes(f"Zone> start {rim[0]}\n refused start-not-there LG-2.2")
    (start,) = opening.choices(0)
    assert not set(start.split()) & set(drawn)


@pytest.mark.rule("LG-10.38")
def test_a_pad_is_no_token_and_anything_may_come_onto_its_square() -> None:
    """A step onto it ends no move; a Hole card, a moved token and a piece come there; the pad stays."""
    play = Play(
        PAIR,
        "Ada as Zone 1-A: hole \n Dimitri as Lake 2-D: 1",
        lies="2-C ?",
        briefings="transporters",
        pads="1-B, 1-D",
    )
    play.goes("""
        1-B= nothing
        Ada> walk E
             E to 1-B
        Ada? walk N E W, stop, jump 1-D, play hole, move 2-C, end
        Ada> walk N
             N to 2-B
        Ada> play hole, at 1-B
             plays hole
             aims hole 1-B
        Dimitri> pass
             Ada lays hole at 1-B
        1-B= hole
        Ada> end
             turn over
             Dimitri to play
        Dimitri> done
        *> ...
        Dimitri> move 2-C, to 1-D
             picks up 2-C
             moves 2-C to 1-D
        Dimitri> end
             turn over
             Ada to play
        Ada> done
        *> ...
        Ada> walk S
             S to 1-B
             falls at 1-B
             turn over
             Dimitri to play
    """)

"""What is in each seat's view, field by field: the allow-list of LG-10.11, LG-10.12 and LG-10.16."""

import json
from typing import Any

import msgspec
import pytest

from ghoulash.core.game import Outcome
from ghoulash.core.squares import mask, to_hex
from ghoulash.games.last_game_on_earth.frames import Asking, Battling, Challenging, Over, Playing, Turn
from ghoulash.games.last_game_on_earth.state import ALL, Fact, Memory, State
from ghoulash.games.last_game_on_earth.view import PlayerView, StackView, TokenView, View
from tests.rulebook.lg_stage import Play

LANE = """
     A B C D E
    +-+-+-+-+-+
  1 |a a b b b|
    +-+-+-+-+-+
"""
SEATS = """
    Zone 1-A: 1 3 2@gray; wounds 2 1@gray; discard hole 3; won ghoul-5; guns 1; bare 1
    Gray 1-E: 2+ hole; charms 1; carrying 2; rescued 1; fallen
    Lake dead: 1
"""
EVERYBODY = ("Zone", "Gray", "Lake", "")


def middle(**more: Any) -> Play:
    """All that a game can hold: cards stolen, hurt, looked at; pads; a piece in a Hole; a dead player."""
    lies = "1-A hole ?, 1-B ?ghoul-4=Zone, 1-C ghoul-6 debris, 1-D ?hole=Zone+Lake, 1-E hole"
    briefings = "lock-and-load transporters lucky-charms evacuation"
    return Play(LANE, SEATS, lies, briefings=briefings, pads="1-A, 1-C", turns=7, **more)


def card(play: Play, text: str) -> int:
    return play.cards.by_text[text]


def test_what_is_open_everybody_sees_alike() -> None:
    play = middle()
    views = [play.view(name) for name in EVERYBODY]
    assert [view.seat for view in views] == [0, 1, 2, None]
    for view in views:
        assert view.scenario == "lock-and-load+transporters+lucky-charms+evacuation"
        assert view.layout == play.state.layout
        assert view.frames == (Turn(0, 5),)
        assert (view.acting, view.first, view.turns) == ((0,), 0, 7)
        assert view.pads == to_hex(mask([0, 2]))
        assert [p.at for p in view.players] == [0, 4, -1]
        assert [p.character for p in view.players] == [3, 1, 0]
        assert [p.met for p in view.players] == [0b01, 0b1, 0]
        assert [p.deck for p in view.players] == [35, 36, 39]
        assert [p.bare for p in view.players] == [1, 0, 0]
        assert [p.won for p in view.players] == [(2,), (), ()]
        assert [(p.guns, p.charms, p.carrying, p.rescued) for p in view.players] == [
            (1, 0, 0, 0),
            (0, 1, 2, 1),
            (0, 0, 0, 0),
        ]
        assert [p.points for p in view.players] == [2, 1, 0]
        assert [p.fallen for p in view.players] == [False, True, False]
        assert [p.dead for p in view.players] == [False, False, True]
        assert [sum(p.discard) for p in view.players] == [2, 0, 0]
        assert view.players[0].discard == play.state.players[0].discard
        assert [stack.square for stack in view.stacks] == [0, 1, 2, 3, 4]


def test_of_hands_and_wounds_others_see_the_backs_deck_by_deck() -> None:
    play = middle()
    zone, gray = (play.cards.veiled[play.cards.by_id[name]] for name in ("zone", "gray"))
    own = play.view("Zone").players[0]
    assert own.hand == tuple(sorted(card(play, text) for text in ("1@zone", "3@zone", "2@gray")))
    assert own.wounds == tuple(sorted(card(play, text) for text in ("2@zone", "1@gray")))
    for name in ("Gray", "Lake", ""):
        seen = play.view(name).players[0]
        assert seen.hand == (gray, zone, zone)
        assert seen.wounds == (gray, zone)
        assert play.view(name).players[2].hand == (
            (card(play, "1@lake"),) if name == "Lake" else (play.cards.veiled[0],)
        )


def test_of_a_draw_deck_everybody_sees_how_many_cards_are_left_and_not_which() -> None:
    play = middle()
    left = [sum(player.deck) for player in play.state.players]
    assert any(left)
    for name in EVERYBODY:
        assert [player.deck for player in play.view(name).players] == left


def tokens(view: View) -> list[tuple[TokenView, ...]]:
    return [stack.tokens for stack in view.stacks]


def test_a_face_down_token_is_known_to_who_has_looked_and_that_they_have_is_known_to_all() -> None:
    play = middle()
    unknown = TokenView(0, True, 0)
    hole = TokenView(4, False, ALL)
    both = 1 << 0 | 1 << 2
    assert tokens(play.view("Zone")) == [
        (hole, unknown),
        (TokenView(1, True, 1),),
        (TokenView(3, False, ALL), TokenView(6, False, ALL)),
        (TokenView(4, True, both),),
        (hole,),
    ]
    assert tokens(play.view("Lake"))[1] == (TokenView(0, True, 1),)
    assert tokens(play.view("Lake"))[3] == (TokenView(4, True, both),)
    for name in ("Gray", ""):
        assert tokens(play.view(name))[1] == (TokenView(0, True, 1),)
        assert tokens(play.view(name))[3] == (TokenView(0, True, both),)


def test_the_tokens_one_has_not_seen_are_counted_with_those_that_others_have() -> None:
    play = middle(bag="ghoul-4 ghoul-6 gun")
    assert play.view("Zone").unseen == (0, 1, 0, 1, 0, 0, 0, 1, 0, 0)
    assert play.view("Lake").unseen == (0, 2, 0, 1, 0, 0, 0, 1, 0, 0)
    for name in ("Gray", ""):
        assert play.view(name).unseen == (0, 2, 0, 1, 1, 0, 0, 1, 0, 0)


def test_facts_are_their_owner_s_and_what_all_can_follow_is_everybody_s() -> None:
    play = middle()
    fact, veiled = Fact(card(play, "2@gray"), 1), Fact(play.cards.by_id["gray"], 1)
    play.state = msgspec.structs.replace(play.state, memory=(Memory(), Memory((fact,), (veiled,)), Memory()))
    assert [play.view(name).facts for name in EVERYBODY] == [(), (fact,), (), ()]
    assert {play.view(name).shown for name in EVERYBODY} == {((), (veiled,), ())}


def test_what_is_pending_is_open_to_all() -> None:
    play = Play(LANE, "Zone 1-A: debris 3\nGray 1-E: inaction\nLake 1-D:", "1-A ghoul-4, 1-C ?")
    play.goes("""
        Zone> play debris, at 1-E, add 3
             plays debris
             aims debris 1-E
             adds 3
    """)
    for name in EVERYBODY:
        _, playing, asking = play.view(name).frames
        assert playing == Playing(0, card(play, "debris@zone"), 4, value=card(play, "3@zone"))
        assert asking == Asking((1, 2))


def test_a_battle_shows_its_cards_to_all() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 1-E: 3 1\nLake 1-D:", "1-A ghoul-4, 1-C ?")
    play.goes("""
        Zone> face
             faces 1-A
             fights 4 at 1-A, starts at 2
        Zone> put 3, done
             puts 3, makes 5
    """)
    three = card(play, "3@zone")
    for name in EVERYBODY:
        assert play.view(name).frames[1:] == (
            Battling(0, 0, 4, 2, (three,), stage=1),
            Challenging((1, 2)),
        )
        assert play.view(name).players[0].hand == ()


def test_when_it_is_over_cards_lie_open_and_so_do_tokens_that_were_looked_at() -> None:
    play = middle(bag="ghoul-4")
    outcome = Outcome((0,), "ten-points", "LG-8.1")
    play.state = msgspec.structs.replace(play.state, frames=(Over(outcome),), acting=())
    views = [play.view(name) for name in EVERYBODY]
    for view in views:
        assert [p.hand for p in view.players] == [p.hand for p in play.state.players]
        assert [p.wounds for p in view.players] == [p.wounds for p in play.state.players]
        assert [token.kind for token in (*tokens(view)[1], *tokens(view)[3])] == [1, 4]
        assert view.unseen == (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("name", EVERYBODY)
def test_a_view_survives_json_and_holds_no_number_that_a_browser_cannot(name: str) -> None:
    view = middle().view(name)
    text = msgspec.json.encode(view)
    assert msgspec.json.decode(text, type=View) == view

    def numbers(value: Any) -> list[int]:
        if isinstance(value, dict):
            return [n for item in value.values() for n in numbers(item)]
        if isinstance(value, list):
            return [n for item in value for n in numbers(item)]
        return [value] if isinstance(value, int) else []

    assert max(map(abs, numbers(json.loads(text)))) < 1 << 53


def test_a_new_field_of_a_position_is_a_decision_about_who_sees_it() -> None:
    """Whoever adds a field to a view, or to what it is made of, comes by here."""
    assert State.__struct_fields__ == (
        "frames", "acting", "players", "layout", "covered", "down", "stacks", "bag", "pads", "first",
        "turns", "memory",
    )  # fmt: skip
    assert View.__struct_fields__ == (
        "seat", "scenario", "layout", "frames", "acting", "players", "stacks", "unseen", "pads", "first",
        "turns", "facts", "shown",
    )  # fmt: skip
    assert PlayerView.__struct_fields__ == (
        "character", "at", "met", "hand", "deck", "discard", "wounds", "bare", "won", "guns", "charms",
        "carrying", "rescued", "points", "fallen", "dead",
    )  # fmt: skip
    assert StackView.__struct_fields__ == ("square", "tokens")
    assert TokenView.__struct_fields__ == ("kind", "down", "seen")

"""Where to go."""

from ghoulash.bots.last_game_on_earth.way import Way
from tests.bots.last_game_on_earth.asking import CORRIDOR, LANE, chosen, sight
from tests.rulebook.lg_stage import Play

FAR_OFF = "\nLake 1-J: none"


def goes(row: str, lies: str, *, briefings: str = "", pads: str = "") -> str:
    return chosen(Play(CORRIDOR, row + FAR_OFF, lies, briefings=briefings, pads=pads))


def test_a_way_ends_at_tokens_and_pieces_and_goes_on_from_pads() -> None:
    play = Play(CORRIDOR, "Zone 1-A: 1\nLake 1-J: 1", "1-D ?", briefings="transporters", pads="1-B, 1-H")
    way, index = Way(sight(play)), play.field.index
    assert {name: way.steps(index[name]) for name in ("1-D", "1-H", "1-F", "1-J")} == {
        "1-D": 3,
        "1-H": 1,
        "1-F": 3,
        "1-J": 3,
    }
    assert str(way.first(index["1-F"])) == "walk E"
    assert index["1-E"] in way


def test_over_tokens_it_goes_on() -> None:
    seen = sight(Play(CORRIDOR, "Zone 1-A: 1\nLake 1-J: 1", "1-D ?"))
    assert seen.field.index["1-F"] not in Way(seen)
    assert seen.field.index["1-F"] in Way(seen, over=seen.covered)


def test_to_the_ghoul_that_can_be_beaten_and_not_to_the_other() -> None:
    assert goes("Zone 1-E: 3", "1-C ghoul-4, 1-G ghoul-6") == "walk W"
    assert goes("Zone 1-E: 3", "1-C ghoul-6, 1-G ghoul-4") == "walk E"


def test_to_the_dearer_one_where_both_can_be_beaten() -> None:
    assert goes("Zone 1-E: 3 3 3 3", "1-C ghoul-4, 1-G ghoul-6") == "walk E"


def test_faces_what_it_stands_on_when_the_hand_can() -> None:
    assert goes("Zone 1-E: 3 3", "1-E ghoul-5, 1-A ?") == "face"
    assert goes("Zone 1-E: none", "1-E ghoul-5, 1-A ?") != "face"


def test_to_first_aid_when_hurt() -> None:
    lies = "1-C first-aid, 1-G ghoul-4"
    assert goes("Zone 1-E: 3; bare 6", lies) == "walk W"
    assert goes("Zone 1-E: 3", lies) == "walk E"


def test_nothing_is_met_that_the_hand_cannot_bear() -> None:
    assert not goes("Zone 1-E: none; bare 6", "1-D ?, 1-F ?").startswith("walk")


def test_through_an_obstacle_when_nothing_else_is_left() -> None:
    assert goes("Zone 1-A: 3 3 3", "1-C hole, 1-E ghoul-4") == "walk E"
    assert goes("Zone 1-C: 3 3 3", "1-C hole, 1-E ghoul-4") == "walk E"


def test_the_ghoul_under_debris_is_still_a_ghoul() -> None:
    assert goes("Zone 1-A: 3 3 3; won ghoul-6 ghoul-6 ghoul-6", "1-C ghoul-4 debris") == "walk E"


def test_a_card_that_passes_over_tokens_is_played_for_something_better() -> None:
    lies = "1-C hole, 1-E ghoul-6"
    assert goes("Zone 1-A: 3 3 3 strategic-intel", lies) == "play strategic-intel"
    assert goes("Zone 1-A: 3 3 3 strategic-intel", "1-C ghoul-6, 1-E ghoul-4") == "walk E"


def test_over_a_pad_where_that_is_nearer() -> None:
    pads = "1-D, 1-H"
    assert goes("Zone 1-E: 3 3", "1-I ghoul-4", briefings="transporters", pads=pads) == "walk W"


def test_with_civilians_to_the_rim_and_not_with_none() -> None:
    yard = "Zone {at}: none; carrying 2\nLake 8-P: none"
    play = Play("yard", yard.format(at="5-E"), "9-H hole, 16-I ?", briefings="evacuation")
    while play.game.to_act(play.state) == (0,) and not play.state.players[0].rescued:
        list(play.act(0, chosen(play)))
    assert play.facts(0)["rescued"] == "2"


def test_guns_and_charms_are_fetched() -> None:
    assert goes("Zone 1-E: none", "1-C gun, 1-G ghoul-4", briefings="lock-and-load") == "walk W"
    assert goes("Zone 1-E: none", "1-C ghoul-4, 1-G charm", briefings="lucky-charms") == "walk E"


def test_a_charm_is_spent_on_a_hand_that_can_beat_nothing() -> None:
    poor = "Zone 1-E: parry parry inaction; charms 1"
    assert goes(poor, "1-A ghoul-4", briefings="lucky-charms") == "charm"
    assert goes("Zone 1-E: 3 3; charms 1", "1-B ghoul-4", briefings="lucky-charms") == "walk W"


def test_field_notes_are_read_before_the_move() -> None:
    play = Play(LANE, "Lake 1-A: 3 3 field-notes\nZone 1-J: none", "1-C ?, 2-D ?")
    assert chosen(play) == "play field-notes"
    list(play.act(0, "play field-notes"))
    assert chosen(play) in ("look 1-C", "look 2-D")

from ghoulash.games.last_game_on_earth.about import BRIEFINGS, SEATS, shipped


def test_two_to_four_play_with_any_briefing_or_none():
    assert SEATS == (2, 4)
    assert shipped() == ("standard", *BRIEFINGS)
    assert not any("+" in name for name in shipped())

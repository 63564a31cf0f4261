"""Chapter 4 of docs/rules/last-game-on-earth.md: what is met."""

import pytest

from tests.rulebook.lg_stage import Play

LANE = """
     A B C D E F G
    +-+-+-+-+-+-+-+
  2 |a a a b b b b|
    + + + + + + + +
  1 |a a a b b b b|
    +-+-+-+-+-+-+-+
"""


@pytest.mark.rule("LG-4.1")
def test_in_a_stack_the_uppermost_token_comes_first() -> None:
    play = Play(LANE, "Zone 1-A:\nGray 2-G:", "1-B ghoul-6 debris, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
        *> ...
        1-B= ghoul-6 debris
        Zone= hurt 1
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-4.1")
def test_of_two_holes_the_uppermost_is_taken_away_and_one_falls_into_the_other() -> None:
    play = Play(LANE, "Zone 1-A:\nGray 2-G:", "1-B hole ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn hole
             1-B is hole
             second hole gone from 1-B  LG-4.1
             Zone falls at 1-B
             Zone turn over
             Gray to play
        1-B= hole
    """)


@pytest.mark.rule("LG-4.1")
def test_where_the_second_hole_is_taken_away_what_is_uppermost_now_is_met() -> None:
    play = Play(LANE, "Zone 1-A:\nGray 2-G:", "1-B hole debris debris ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn hole
             1-B is hole
             second hole gone from 1-B
             Zone struck at 1-B for 2
        *> ...
        1-B= hole debris debris
        Zone= hurt 2, fallen no
    """)


@pytest.mark.rule("LG-4.1")
def test_the_hole_on_top_goes_when_what_lies_under_it_proves_another() -> None:
    play = Play(LANE, "Zone 1-A:\nGray 2-G:", "1-A ? debris hole, 1-F ?")
    play.goes("""
        Zone> face
             faces 1-A
        *> turn hole
             1-A is hole
             second hole gone from 1-A
             Zone falls at 1-A
             Zone turn over
             Gray to play
        1-A= hole debris
    """)


@pytest.mark.rule("LG-4.1")
def test_no_hole_card_is_played_where_a_hole_shows() -> None:
    play = Play(LANE, "Zone 1-A: hole\nGray 2-G:", "1-B hole debris, 1-C ? debris, 1-F ?")
    play.goes("""
        Zone> play hole
             plays hole
        Zone> at 1-B
             refused at-not-there LG-10.4
        Zone? at 1-A 1-C 1-D 1-E 1-F 1-G 2-A 2-B 2-C 2-D 2-E 2-F 2-G
        Zone> at 1-C
             aims hole 1-C
        Gray> pass
             Zone lays hole at 1-C
        1-C= ? debris hole
    """)


@pytest.mark.rule("LG-4.2")
def test_falling_in_one_s_own_turn_ends_it() -> None:
    play = Play(LANE, "Zone 1-A: hole steal\nGray 2-G:", "1-B ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn hole
             1-B is hole
             Zone falls at 1-B    LG-4.2
             Zone turn over
             Gray to play
        Zone= at 1-B, fallen yes
        Zone> end
             refused not-your-turn LG-3.2
        1-B= hole
    """)


@pytest.mark.rule("LG-4.2")
def test_one_climbs_out_at_the_beginning_of_one_s_next_turn_and_the_hole_stays() -> None:
    play = Play(LANE, "Zone 1-A: \nGray 2-G: 1 2; fallen", "2-G hole, 1-F ?")
    play.goes(
        """
        Gray= fallen yes
        Zone> end
             turn over
             Gray to play, climbs out  LG-3.1
        Gray= fallen no, hand 1 2
        Gray> done
        *> ...
        Gray= cards 7
        2-G= hole
        Gray? walk S W, end
    """,
    )


@pytest.mark.rule("LG-4.2")
def test_in_a_hole_one_is_not_asked_to_challenge() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 3 3; fallen\nLake 2-A: 2", "1-B ghoul-4, 2-G hole, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Zone> put 3, done
             puts 3, makes 5
        Gray> challenge 3
             refused not-your-turn LG-3.2
        Lake? challenge 2, pass
        Lake> pass
             Zone wins ghoul-4, 1 points
    """)


@pytest.mark.rule("LG-4.2")
def test_in_a_hole_one_can_cancel_nothing_and_parry_nothing() -> None:
    play = Play(LANE, "Zone 1-A: debris 3\nGray 2-G: inaction parry 1 1 1; fallen", "2-G hole, 1-F ?")
    play.goes("""
        Zone> play debris, at 2-G, add 3
             plays debris
             aims debris 2-G
             adds 3
             lays debris at 2-G
             Gray struck at 2-G for 4
        Gray?
        *> lose 1 parry 1 inaction
             Gray wound 1, 1 in all
             Gray wound parry, 2 in all
             Gray wound 1, 3 in all
             Gray wound inaction, 4 in all
        Gray= hand 1, fallen yes
        2-G= hole debris
    """)


@pytest.mark.rule("LG-4.2")
def test_a_ghoul_put_on_somebody_in_a_hole_wounds_without_a_fight() -> None:
    play = Play(LANE, "Zone 1-A:\nGray 2-G: 1 2 3 parry; fallen", "2-G hole, 2-F ?")
    play.goes("""
        Zone> move 2-F, to 2-G
             picks up 2-F
             moves 2-F to 2-G
        *> turn ghoul-5
             2-G is ghoul-5
             Gray helpless at 2-G, 2 wounds  LG-4.2
        *> lose 3 parry
             Gray wound 3, 1 in all
             Gray wound parry, 2 in all
        2-G= hole ghoul-5
        Zone? walk N E, end
    """)


@pytest.mark.rule("LG-4.2")
def test_in_a_hole_tough_hide_is_not_asked_for() -> None:
    play = Play(LANE, "Zone 1-A: debris\nCornealius 2-G: tough-hide 1 1; fallen", "2-G hole, 1-F ?")
    play.goes("""
        Zone> play debris, at 2-G, done
             plays debris
             aims debris 2-G
             lays debris at 2-G
             Cornealius struck at 2-G for 1
        Cornealius?
        *> lose 1
             Cornealius wound 1, 1 in all
    """)


@pytest.mark.rule("LG-4.2")
def test_one_may_die_in_a_hole() -> None:
    play = Play(LANE, "Zone 1-A: debris\nGray 2-G: 1 2 3; wounds 1 1 1 1 2 2; fallen", "2-G hole, 1-F ?")
    play.goes("""
        Zone> play debris, at 2-G, done
             plays debris
             aims debris 2-G
             lays debris at 2-G
             Gray struck at 2-G for 1
        *> lose 3
             Gray wound 3, 7 in all
             Gray dies
             Gray home go 1 1 1 1 2 2 3
        Gray= at nowhere, dead yes, fallen no
    """)


@pytest.mark.rule("LG-4.3")
@pytest.mark.parametrize(
    ("stack", "wounds"),
    [
        ("debris", 1),
        ("debris debris", 2),
        ("debris debris debris", 3),
        ("ghoul-4 debris debris", 2),
        ("? debris debris", 2),
        ("debris ghoul-4 debris", 1),
        ("debris ? debris", 1),
        ("debris debris hole debris", 1),
    ],
)
def test_walking_into_debris_is_a_wound_for_each_on_top(stack: str, wounds: int) -> None:
    play = Play(LANE, "Zone 1-A: 1 1 1 1\nGray 2-G:", f"1-B {stack}, 1-F ?")
    play.goes(f"""
        Zone> walk E
             E to 1-B
             struck at 1-B for {wounds}  LG-4.3
        *> ...
        Zone= hurt {wounds}
        1-B= {stack}
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-4.3")
def test_as_a_card_debris_deals_one_wound_and_as_many_more_as_the_value_card() -> None:
    play = Play(LANE, "Zone 1-A: debris 3\nGray 2-G: 1 2 3 3 hole haul recon", "1-F ?")
    play.goes("""
        Zone> play debris, at 2-G
             plays debris
             aims debris 2-G
        Zone? add 3, done
        Zone> add 3
             adds 3               LG-4.3
        Gray> pass
             Zone lays debris at 2-G
             struck at 2-G for 4  LG-4.3
        Gray? pass
        Gray> pass
        *> lose 1 2 hole 3
             Gray wound 1, 1 in all
             Gray wound 2, 2 in all
             Gray wound hole, 3 in all
             Gray wound 3, 4 in all
        Zone= discard 3 debris, hand none
        2-G= debris
    """)


@pytest.mark.rule("LG-4.3")
def test_without_a_value_card_it_deals_one() -> None:
    play = Play(LANE, "Zone 1-A: debris 3\nGray 2-G: 1 2", "1-F ?")
    play.goes("""
        Zone> play debris, at 2-G, done
             plays debris
             aims debris 2-G
        Gray> pass
             Zone lays debris at 2-G
             struck at 2-G for 1
        *> lose 1
             Gray wound 1, 1 in all
    """)


@pytest.mark.rule("LG-4.3")
def test_only_a_value_card_can_be_added() -> None:
    play = Play(LANE, "Zone 1-A: debris debris hole air-support\nGray 2-G: 1", "1-F ?")
    play.goes("""
        Zone> play debris, at 2-G
             plays debris
             aims debris 2-G
        Zone> add hole
             refused card-no-value LG-5.1
        Zone> add 1
             refused card-not-held LG-3.1
        Zone> put air-support
             refused declare-value LG-4.3
        Zone> add air-support
             adds air-support
        Gray> pass
             Zone lays debris at 2-G
             struck at 2-G for 5
    """)


@pytest.mark.rule("LG-4.3")
def test_the_token_stays_and_deals_one_wound_like_any_other() -> None:
    play = Play(LANE, "Zone 1-A: debris 2\nGray 2-G: 1", "1-F ?")
    play.goes("""
        Zone> play debris, at 1-B, add 2
             plays debris
             aims debris 1-B
             adds 2
        Gray> pass
             Zone lays debris at 1-B
        Zone> walk E
             E to 1-B
             struck at 1-B for 1
    """)


@pytest.mark.rule("LG-4.4")
def test_the_wounded_may_use_first_aid() -> None:
    play = Play(LANE, "Zone 1-A: 3; wounds 1 2 hole 3@gray; discard 2\nGray 2-G:; discard 1", "1-B ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid
             Zone first-aid at 1-B      LG-4.4
        Zone? use, leave
        Zone> end
             refused aid-now LG-4.4
        Zone> use
             heals 4 at 1-B             LG-4.4
             home go 3@gray 1 2 hole
        1-B= nothing
        Zone= hurt 0, hand 3, discard 1 2 2 hole
        Gray= discard 1 3
        Zone? move 1-F, end
    """)


@pytest.mark.rule("LG-4.4")
def test_what_goes_home_is_open_to_all() -> None:
    play = Play(LANE, "Zone 1-A: 3; wounds 1 3@gray\nGray 2-G:", "1-B first-aid, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             first-aid at 1-B
        Zone> use
             heals 2 at 1-B
             home go 3@gray 1
    """)
    play.hears(
        None,
        """
        Zone> use
             heals 2 at 1-B
             home go 3@gray 1
        """.replace("Zone> use", "Zone> walk E\nE to 1-B\nfirst-aid at 1-B\nZone> use"),
    )


@pytest.mark.rule("LG-4.4")
def test_or_one_leaves_it_there_for_anybody_who_comes() -> None:
    play = Play(LANE, "Zone 1-A: 3; wounds 1\nGray 1-C: 1; wounds 2", "1-B ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid
             Zone first-aid at 1-B
        Zone> leave
             leaves first-aid at 1-B
        1-B= first-aid
        Zone= hurt 1
        Zone> end
             turn over
             Gray to play
        Gray> done
        *> ...
        Gray> walk W
             W to 1-B
             first-aid at 1-B
        Gray> use
             heals 1 at 1-B
             home go 2
    """)


@pytest.mark.rule("LG-4.4")
def test_the_unhurt_are_not_asked_and_leave_it_there() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1", "1-B ?, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
        *> turn first-aid
             1-B is first-aid
             Zone first-aid at 1-B
        Zone? move 1-F, end
        1-B= first-aid
    """)


@pytest.mark.rule("LG-4.4")
def test_moved_onto_a_player_it_is_offered_at_once() -> None:
    play = Play(LANE, "Zone 1-A: 3\nGray 2-G: 1; wounds 1 2", "2-F ?, 1-F ?")
    play.goes("""
        Zone> move 2-F, to 2-G
             picks up 2-F
             moves 2-F to 2-G
        *> turn first-aid
             2-G is first-aid
             first-aid at 2-G
        Gray> use
             heals 2 at 2-G
             home go 1 2
        2-G= nothing
    """)


@pytest.mark.rule("LG-4.4")
def test_a_wound_without_a_card_is_healed_as_well() -> None:
    play = Play(LANE, "Zone 1-A: 3; wounds 1; bare 2\nGray 2-G: 1", "1-B first-aid, 1-F ?")
    play.goes("""
        Zone> walk E
             E to 1-B
             first-aid at 1-B
        Zone> use
             heals 3 at 1-B
             home go 1
        Zone= hurt 0, bare 0
    """)


@pytest.mark.rule("LG-4.5")
@pytest.mark.parametrize(("card", "rule"), [("hole", "LG-10.4"), ("debris", "LG-10.9")])
def test_the_square_is_named_at_once(card: str, rule: str) -> None:
    play = Play(LANE, f"Zone 1-A: {card} 1\nGray 2-G: inaction", "1-F ?")
    play.goes(f"""
        Zone> play {card}
             plays {card}
        Gray?
        Zone> end
             refused declare-square LG-10.1
        Zone> on Gray
             refused declare-square LG-10.1
        Zone> to 2-G
             refused declare-square LG-10.1
        Zone> at 3-A
             refused at-not-there {rule}
    """)


@pytest.mark.rule("LG-4.5")
def test_a_hole_card_strikes_everybody_in_the_square() -> None:
    play = Play(LANE, "Zone 1-A: hole\nGray 2-G:\nLake 2-G:\nCornealius 1-G:", "1-F ?")
    play.goes("""
        Zone> play hole, at 2-G
             plays hole
             aims hole 2-G
        all> pass
             Zone lays hole at 2-G    LG-4.5
             Gray falls at 2-G
             Lake falls at 2-G
        Cornealius= fallen no
        2-G= hole
        Zone? walk N E, end
        Zone> end
             turn over
             Gray to play, climbs out
        Lake= fallen yes
    """)


@pytest.mark.rule("LG-4.5")
def test_a_debris_card_strikes_everybody_in_the_square_with_what_was_added() -> None:
    play = Play(
        LANE, "Zone 2-G: debris 1 2\nGray 2-G: 1 2 3\nLake 2-G: 1 2 3 parry\nCornealius 1-G:", "1-F ?"
    )
    play.goes("""
        Zone> play debris, at 2-G, add 1
             plays debris
             aims debris 2-G
             adds 1
        all> pass
             Zone lays debris at 2-G
             Gray struck at 2-G for 2
        Gray> pass
        *> lose 1 2
             Gray wound 1, 1 in all
             Gray wound 2, 2 in all
             Lake struck at 2-G for 2
        Lake> parry 1@zone
             parries 1@zone
        *> lose 3
             Lake wound 3, 1 in all
             Zone struck at 2-G for 2
        *> lose 2
             Zone wound 2, 1 in all
        *> ...
        Zone= hurt 2
        Cornealius= hurt 0
    """)


@pytest.mark.rule("LG-4.5")
def test_on_one_s_own_square_a_hole_card_ends_the_turn() -> None:
    play = Play(LANE, "Zone 1-A: hole\nGray 1-A:", "1-F ?")
    play.goes("""
        Zone> play hole, at 1-A
             plays hole
             aims hole 1-A
        Gray> pass
             Zone lays hole at 1-A
             falls at 1-A
             Zone falls at 1-A
             Zone turn over
             to play, climbs out
    """)


@pytest.mark.rule("LG-4.5")
def test_a_square_need_not_have_anybody_in_it() -> None:
    play = Play(LANE, "Zone 1-A: hole\nGray 2-G:", "1-F ?")
    play.goes("""
        Zone> play hole, at 1-F
             plays hole
             aims hole 1-F
        Gray> pass
             Zone lays hole at 1-F
        1-F= ? hole
        Zone? walk N E, end
    """)

"""The Action of a turn: Holes, Debris, Steals, and tokens moved with intent."""

from tests.bots.last_game_on_earth.asking import CORRIDOR, PEN, chosen, through
from tests.rulebook.lg_stage import Play


def first(row: str, others: str, lies: str, board: str = CORRIDOR) -> str:
    return chosen(Play(board, f"{row}\n{others}", lies))


def acts(row: str, others: str, lies: str, board: str = PEN) -> list[str]:
    """The turn, until somebody is asked."""
    return through(Play(board, f"{row}\n{others}", lies))


def test_a_hole_before_a_fight_keeps_a_strong_hand_out_of_it() -> None:
    lies = "1-C ghoul-6, 1-E ?"
    assert first("Zone 1-A: 3 2 hole", "Lake 1-J: 3 3 3 3 3", lies) == "play hole"
    assert first("Zone 1-A: 3 2 hole", "Lake 1-J: none", lies) == "walk E"


def test_the_hole_and_the_debris_are_for_the_leader() -> None:
    others = "Gray 1-G: 1 2 3; won ghoul-6 ghoul-6 ghoul-4\nLake 1-J: 1 2 3"
    play = Play(CORRIDOR, f"Zone 1-A: debris 3\n{others}", "1-E hole, 1-F hole")
    list(play.act(0, "play debris"))
    assert chosen(play) == "at 1-G"
    play = Play(CORRIDOR, f"Zone 1-A: hole 3\n{others}", "1-E hole, 1-F hole")
    list(play.act(0, "play hole"))
    assert chosen(play) == "at 1-G"


def test_debris_kills_who_is_near_death_with_the_card_that_it_takes() -> None:
    said = acts("Zone 1-A: debris 1 2 3", "Lake 1-J: 1; bare 5; won ghoul-6 ghoul-6", "1-C hole")
    assert said[-3:] == ["play debris", "at 1-J", "add 2"]


def test_a_steal_comes_first() -> None:
    assert first("Zone 1-A: 3 3 steal", "Lake 1-J: 1 2 3", "1-C ghoul-4") == "play steal"


def test_the_steal_is_from_the_leader() -> None:
    play = Play(CORRIDOR, "Zone 1-A: steal\nGray 1-G: 1\nLake 1-J: 1; won ghoul-6 ghoul-6", "1-C ?")
    list(play.act(0, "play steal"))
    assert chosen(play) == "on Lake"


def test_a_ghoul_is_moved_onto_whoever_cannot_fight_it() -> None:
    said = acts("Zone 1-A: 1", "Lake 1-J: none", "1-G ?ghoul-6=Zone")
    assert said[-2:] == ["move 1-G", "to 1-J"]
    strong = acts("Zone 1-A: none", "Lake 1-J: 3 3 3 3 3 3 3", "1-G ?ghoul-4=Zone")
    assert "to 1-J" not in strong


def test_the_unknown_goes_onto_the_leader_with_an_empty_hand() -> None:
    others = "Gray 2-J: none\nLake 1-J: none; won ghoul-6 ghoul-6"
    assert acts("Zone 1-A: 1 1 1", others, "1-G ?")[-1] == "to 1-J"


def test_a_ghoul_goes_onto_whoever_lies_in_a_hole() -> None:
    others = "Gray 2-J: 3 3 3 3; won ghoul-4\nLake 1-J: 3 3 3 3 3; fallen; won ghoul-4"
    assert acts("Zone 1-A: 1", others, "1-G ?ghoul-6=Zone")[-1] == "to 1-J"


def test_no_first_aid_for_the_wounded() -> None:
    said = acts("Zone 1-A: 1", "Lake 1-J: none; bare 5", "1-G ?first-aid=Zone")
    assert "to 1-J" not in said


def test_first_aid_is_moved_towards_the_wounded_mover() -> None:
    play = Play(CORRIDOR, "Lake 1-A: none; bare 6\nZone 1-J: none", "1-I ?first-aid=Lake")
    list(play.act(0, "walk E"))
    list(play.act(0, "stop"))
    said = through(play)
    assert said[0] == "move 1-I"
    assert said[1] in {f"to 1-{column}" for column in "DEFGH"}


def test_haul_carries_a_revealed_ghoul_onto_somebody() -> None:
    said = acts("Zone 1-A: haul", "Lake 1-J: none", "1-F ghoul-6")
    assert said[-3:] == ["play haul", "move 1-F", "to 1-J"]


def test_chain_of_command_is_for_two_cards_that_are_worth_it() -> None:
    lies = "1-C hole"
    assert "play chain-of-command" not in acts("Zone 1-A: chain-of-command recon", "Lake 1-J: 1", lies)


def test_zone_gives_up_a_move_that_is_worth_nothing_for_a_second_card() -> None:
    play = Play(PEN, "Zone 1-A: steal debris 3\nLake 1-J: 1 2 3 1 2 3 hole", "1-C ?")
    played: list[str] = []
    while play.game.to_act(play.state) and len(played) < 2:
        seat = play.game.to_act(play.state)[0]
        said = chosen(play) if seat == 0 else "pass" if seat == 1 else "..."
        if said == "end":
            break
        played += [said] if said.startswith("play") else []
        list(play.act(seat, said))
    assert len(played) == 2


def test_what_can_be_done_comes_before_a_step_into_a_hole() -> None:
    play = Play(CORRIDOR, "Zone 1-A: 3 3\nLake 1-J: none", "1-B hole, 1-C ghoul-4, 1-G ?ghoul-6=Zone")
    assert through(play)[:2] == ["move 1-G", "to 1-J"]

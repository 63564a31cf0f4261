"""Rulings of docs/rules/last-game-on-earth.md on what is open, and what only some know."""

import pytest

from tests.rulebook.lg_stage import Play

STREET = """
     A B C D E F G H
    +-+-+-+-+-+-+-+-+
  2 |a a a a b b b b|
    + + + + + + + + +
  1 |a a a a b b b b|
    +-+-+-+-+-+-+-+-+
"""


def cards(play: Play, viewer: str, holder: str, pile: str) -> str:
    """The cards of a pile as somebody sees them; a back is `?@zone`."""
    held = getattr(play.view(viewer).players[play.seat(holder)], pile)
    return " ".join(play.cards.text[card] for card in held)


@pytest.mark.rule("LG-10.12", "LG-10.16")
def test_a_hidden_hand_shows_how_many_cards_it_has_of_each_deck() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 hole parry@lake \n Bruno as Cornealius 1-H: 1; wounds 2 3@zone",
        lies="2-F ?",
    )
    for viewer in ("Bruno", ""):
        assert cards(play, viewer, "Ada", "hand") == "?@lake ?@zone ?@zone"
    assert cards(play, "Ada", "Ada", "hand") == "parry@lake 3@zone hole@zone"
    for viewer in ("Ada", ""):
        assert cards(play, viewer, "Bruno", "wounds") == "?@cornealius ?@zone"
    assert cards(play, "Bruno", "Bruno", "wounds") == "2@cornealius 3@zone"


@pytest.mark.rule("LG-10.12")
def test_decks_are_open_by_size_and_discard_piles_by_card() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3; discard 1 1 hole \n Bruno as Cornealius 1-H: 1",
        lies="2-F ?",
    )
    for viewer in ("Ada", "Bruno", ""):
        ada = play.view(viewer).players[0]
        assert ada.deck == 40 - 1 - 3
        zone = play.cards.of(play.state.players[0].character)
        named = {play.cards.text[card]: n for card, n in zip(zone, ada.discard, strict=True) if n}
        assert named == {"1@zone": 2, "hole@zone": 1}


@pytest.mark.rule("LG-10.12", "LG-10.16")
def test_who_loses_a_card_to_a_wound_alone_learns_which() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 3 2@cornealius \n Bruno as Cornealius 1-H: 1",
        lies="1-B debris, 2-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 2@cornealius
             Ada wound 2@cornealius, 1 in all
    """)
    play.hears(
        "Ada",
        """
        Ada> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose Ada 2@cornealius
             Ada wound 2@cornealius, 1 in all
    """,
    )
    play.hears(
        "Bruno",
        """
        Ada> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose Ada ?@cornealius
             Ada wound ?@cornealius, 1 in all
    """,
    )
    play.hears(
        None,
        """
        Ada> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose Ada ?@cornealius
             Ada wound ?@cornealius, 1 in all
    """,
    )


@pytest.mark.rule("LG-10.12", "LG-3.1")
def test_a_deck_that_runs_out_in_the_middle_of_drawing_is_made_new_there_and_then() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 1 1; deck 2; discard 3 3 \n Bruno as Cornealius 1-H: 1",
        lies="2-F ?",
        replenish=True,
    )
    play.goes("""
        Ada> done
        *? draw 0 2@zone
        *> draw 2
             Ada draws 2
        *? draw 0 3@zone
        *> draw 3
             Ada reshuffles
             Ada draws 3
        Ada= discard none, deck 3
        *> draw 3
             Ada draws 3
        Ada= cards 6
        Ada> walk E
             E to 1-B
    """)


@pytest.mark.rule("LG-10.11", "LG-10.12")
def test_the_robbed_remember_and_the_others_follow_no_more_than_the_backs() -> None:
    """Bruno knows that Ada has his 3; Carla knows that she has a card of his. Then Ada plays it."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: steal 1
        Bruno as Cornealius 1-H: 3 parry
        Carla as Gray 2-H: 1
        """,
        lies="1-B ghoul-4, 2-F ?",
    )
    play.goes("""
        Ada> play steal, on Bruno
             plays steal
             aims steal Bruno
        all> pass
        *> rob 3
             Bruno robbed of 3 by Ada
    """)
    assert cards(play, "Ada", "Ada", "hand") == "3@cornealius 1@zone"
    for viewer in ("Bruno", "Carla", ""):
        assert cards(play, viewer, "Ada", "hand") == "?@cornealius ?@zone"
    known = {
        name: [play.cards.text[fact.card] for fact in play.view(name).facts]
        for name in ("Bruno", "Carla", "")
    }
    assert known == {"Bruno": ["3@cornealius"], "Carla": [], "": []}
    play.goes("""
        Ada> walk E
             E to 1-B
             fights 4 at 1-B, starts at 2
        Ada> put 3@cornealius, done
             puts 3@cornealius, makes 5
        all> pass
             Ada wins ghoul-4, 1 points
    """)
    assert not play.view("Bruno").facts


@pytest.mark.rule("LG-10.11", "LG-6.1", "LG-4.4")
def test_a_stolen_card_taken_as_a_wound_comes_home_when_its_holder_heals() -> None:
    """All see it then, and its owner's Discard Pile has it."""
    play = Play(
        STREET,
        """
        Ada as Zone 1-A: 3@cornealius
        Bruno as Cornealius 1-H: 1
        Carla as Gray 2-H: 1
        """,
        lies="1-B debris, 1-C first-aid, 2-F ?",
    )
    play.goes("""
        Ada> walk E
             E to 1-B
             struck at 1-B for 1
        *> lose 3@cornealius
             Ada wound 3@cornealius, 1 in all
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Carla to play
        Carla> ...
             Ada to play
        Ada> done
        *> ...
        Ada> walk E
             E to 1-C
             first-aid at 1-C
        Ada> use
             heals 1 at 1-C
             home go 3@cornealius
        Bruno= discard 3
        Ada= wounds none
    """)


@pytest.mark.rule("LG-10.11", "LG-3.1")
def test_a_stolen_card_that_is_discarded_goes_back_and_is_not_replaced() -> None:
    play = Play(
        STREET,
        "Ada as Zone 1-A: 1 1 1 2 2 3 3 3@cornealius 1@cornealius \n Bruno as Cornealius 1-H: 1",
        lies="2-F ?",
        replenish=True,
    )
    play.goes("""
        Ada> discard 3@cornealius
             discards 3@cornealius
        Ada> discard 3
             discards 3
        Ada> done
        *> draw 1
             Ada draws 1
        Ada= cards 8
        Bruno= discard 3
        Ada> walk E
             E to 1-B
    """)


@pytest.mark.rule("LG-10.11", "LG-6.1")
def test_what_came_home_is_remembered_in_nobodys_hand() -> None:
    """Ada heals two of Bruno's cards at once, and holds a third: his 3 is open in his Discard Pile."""
    play = Play(
        STREET,
        "Ada as Zone 1-A: steal 1@cornealius 2@cornealius \n Bruno as Cornealius 1-H: 3",
        lies="1-B debris debris, 1-C first-aid, 2-F ?",
    )
    play.goes("""
        Ada> play steal, on Bruno
             plays steal
             aims steal Bruno
        Bruno> pass
        *> rob 3
             Bruno robbed of 3 by Ada
        Ada> walk E
             E to 1-B
             struck at 1-B for 2
        *> lose 2@cornealius 3@cornealius
             Ada wound 2@cornealius, 1 in all
             Ada wound 3@cornealius, 2 in all
        Ada> end
             turn over
             Bruno to play
        Bruno> ...
             Ada to play
        Ada> done
        *> ...
    """)
    assert [play.cards.text[fact.card] for fact in play.view("Bruno").facts] == ["3@cornealius"]
    play.goes("""
        Ada> walk E
             E to 1-C
             first-aid at 1-C
        Ada> use
             heals 2 at 1-C
             home go 2@cornealius 3@cornealius
        Bruno= discard 2 3
    """)
    assert not play.view("Bruno").facts

"""Who is out of time: a bot plays on from what the seat knows, and clocks stand still while nobody serves."""

import json
from pathlib import Path
from typing import Any

import pytest

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.server.thinking.question import Question
from tests.server.indoors import House, Sitter, indoors
from tests.server.players import chosen


async def two(house: House, game: str = "pen-and-paper", **options: Any) -> tuple[Sitter, Sitter]:
    table, browsers = await house.create(game, "Ada", "Bob", **options)
    sitters = [await house.sit(table, seat, browser) for seat, browser in enumerate(browsers)]
    return await sitters[0].begun(), await sitters[1].begun()


async def in_play(house: House, **options: Any) -> tuple[Sitter, Sitter]:
    """The first of them is to act."""
    pair = await two(house, **options)
    for sitter in pair:
        await sitter.hide()
    for sitter in pair:
        await sitter.catch_up()
    return pair if pair[0].frame["board"]["offers"] else (pair[1], pair[0])


def seen(house: House, monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """All that is asked of bots."""
    thinkers = house.desk.hall.house.thinkers
    asked: list[Question] = []
    ask = thinkers.ask

    def noted(table: str, question: Question) -> Any:
        asked.append(question)
        return ask(table, question)

    monkeypatch.setattr(thinkers, "ask", noted)
    return asked


async def test_a_turn_has_its_time_and_then_a_bot_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with indoors(tmp_path) as house:
        ada, bob = await in_play(house, clock=60)
        assert ada.frame["left"] == {str(ada.seat): 60.0}
        await house.pass_by(59)
        assert (await ada.ask("list"))["do"]
        asked = seen(house, monkeypatch)
        view = ada.frame["board"]["view"]
        await house.pass_by(2)
        await bob.stood_in(ada.seat)
        assert json.loads(asked[0].view) == view
        assert (asked[0].seat, asked[0].mind.bot) == (ada.seat, "normal")
        await bob.hear(lambda frame: frame["board"]["acting"] == [bob.seat])
        await ada.hear(lambda frame: frame["board"]["acting"] == [bob.seat])
        for kind, more in (
            ("act", {"do": ["stop"], "last": 10**6}),
            ("lay", {"do": ["x"]}),
            ("withdraw", {}),
        ):
            assert (await ada.ask(kind, **more))["refusal"]["code"] == "stand-in"
        assert (await ada.ask("come-back"))["refusal"] is None
        assert (await ada.ask("come-back"))["refusal"]["code"] == "stand-in-none"
        await bob.wire.until(lambda m: m["type"] == "table" and not m["sitters"][ada.seat]["stand_in"])


async def test_a_set_up_has_five_turns_and_a_bot_finishes_it(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        ada, bob = await two(house, clock=60)
        assert bob.frame["left"] == {"0": 300.0, "1": 300.0}
        await ada.ask("hide-for-me")  # finished, and not confirmed
        listed = (await ada.ask("list"))["do"]
        assert listed == []
        first = (await bob.ask("list"))["do"][0]
        await bob.ask("lay", do=[first])
        await house.pass_by(301)
        await ada.stood_in(1)
        # Two bots play for them, to the end.
        await ada.wire.until(lambda m: m["type"] == "table" and m["fate"] == "over")
        record = [entry.lines for entry in await house.desk.store.log_of(ada.table)]
        hidden = [
            line["do"]
            for lines in record
            for line in json.loads(lines)
            if line.get("seat") == 1 and "do" in line
        ]
        assert hidden[0] == first


async def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        ada, _ = await in_play(house, clock=60)
        await house.pass_by(25)
        table, first = ada.table, ada.seat
        browsers = [sitter.browser for sitter in (await house.live(table)).sitters]
        time = house.time
    async with indoors(tmp_path, time + 1000) as house:
        browser = browsers[first]
        assert browser is not None
        ada = await house.sit(table, first, browser)
        await ada.begun()
        assert ada.frame["left"] == {str(first): 35.0}
        await house.pass_by(34)
        assert (await ada.ask("list"))["do"]
        await house.pass_by(2)
        await ada.stood_in(first)


async def test_no_clock_runs_while_a_question_waits_for_its_answers(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        people = await two(house, "last-game-on-earth", clock=60, pause=100)
        while not people[0].frame["board"]["question"]:
            for person in people:
                await person.catch_up()
                texts = (await person.ask("list"))["do"]
                if texts and not person.frame["board"]["question"]:
                    await person.act(chosen(person.wire.news, person.frame, texts))
        for person in people:
            await person.catch_up()
        assert people[0].frame["left"] == {}
        await house.pass_by(61)
        asked = people[0].frame["board"]["question"]["seats"][0]
        assert not (await house.live(people[0].table)).sitters[asked].stand_in
        await people[asked].ask("ask-always", ticked=True)
        await house.pass_by(40)
        other = people[1 - asked]
        await other.hear(lambda frame: (frame["board"]["question"] or {}).get("thinking") == asked)
        assert other.frame["left"] == {str(asked): 60.0}
        await house.pass_by(61)
        await other.stood_in(asked)


async def test_where_it_cannot_be_written_down_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with indoors(tmp_path) as house:
        ada, bob = await in_play(house, clock=60)
        store = house.desk.store
        tries = 0
        stand_in = store.stand_in

        async def full(*args: Any) -> bool:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise Refused(Refusal("not-kept"))
            return await stand_in(*args)

        monkeypatch.setattr(store, "stand_in", full)
        await house.pass_by(61)
        while not tries:
            await bob.catch_up()
        assert not (await house.live(ada.table)).sitters[ada.seat].stand_in
        await house.pass_by(6)
        await bob.stood_in(ada.seat)
        assert tries == 2

"""The schemas that are served say what goes over the socket, and the guide says it in words."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from ghoulash.server import messages
from ghoulash.server.messages import FromClient, ToClient
from tests.server.serving import Browser, offered, running

GUIDE = Path(__file__).parents[2] / "docs/guide/protocol.md"


def held(kind: Any) -> set[type[msgspec.Struct]]:
    """The structs that a type is made of."""
    found: set[type[msgspec.Struct]] = set()
    todo: list[Any] = [kind]
    while todo:
        each = todo.pop()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each not in found:
            found.add(each)
            todo += [field.type for field in msgspec.structs.fields(each)]
        todo += get_args(each)
    return found


TYPES = held(FromClient) | held(ToClient)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The schema as it is served, and all that came in over a socket in a game of some turns."""
    with running(tmp_path_factory.mktemp("schemas")) as server:
        browser = Browser(server)
        schema = browser.get("/schema/openapi.json")
        chairs = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}
        table = browser.create("pen-and-paper", *chairs)["table"]["table"]
        socket = browser.socket()
        socket.sit(table, 0)
        socket.until(lambda m: m["type"] == "frame")
        socket.ask("list", table, 0, verb="hide", piece="ghoul")
        socket.ask("act", table, 0, do=["walk N"], last=0)
        socket.ask("hide-for-me", table, 0)
        socket.ask("confirm", table, 0)
        socket.ask("say", table, 0, text="Hello")
        for _ in range(10):
            while not (texts := offered(socket.frames[0]["board"])):
                socket.receive()
            socket.act(table, 0, texts[0])
        socket.send(type="nonsense")
        socket.catch_up()
        socket.close()
        browser.http.close()
    return schema, socket.heard


def test_every_type_stands_among_the_components(served: Any) -> None:
    schemas = served[0]["components"]["schemas"]
    assert {kind.__name__ for kind in TYPES} <= schemas.keys()
    assert {each.__name__ for each in get_args(FromClient)} == named_by(schemas["FromClient"])
    assert {each.__name__ for each in get_args(ToClient)} == named_by(schemas["ToClient"])
    for kind in TYPES:
        assert schemas[kind.__name__]["properties"].keys() >= set(kind.__struct_encode_fields__)


def named_by(schema: Any) -> set[str]:
    return {option["$ref"].rpartition("/")[2] for option in schema["anyOf"]}


def test_every_type_of_the_messages_goes_one_way_or_the_other() -> None:
    declared = {each for each in vars(messages).values() if isinstance(each, type)}
    ours = {each for each in declared if each.__module__ == messages.__name__}
    assert ours - TYPES == {messages.FromSeat}


def test_every_reference_leads_somewhere(served: Any) -> None:
    schema = served[0]
    for reference in set(re.findall(r'"\$ref": "([^"]*)"', json.dumps(schema))):
        place = schema
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_the_schemas_are_schemas_and_what_is_sent_fits_them(served: Any) -> None:
    schema, heard = served
    for each in schema["components"]["schemas"].values():
        jsonschema_rs.meta.validate(each)
    valid = jsonschema_rs.validator_for({"$ref": "#/components/schemas/ToClient", **schema})
    for message in heard:
        valid.validate(message)
    assert {message["type"] for message in heard} == {"table", "frame", "answer", "said", "fault", "pong"}
    assert not valid.is_valid({"type": "frame", "table": "x"})


def test_the_guide_names_every_message_and_every_field() -> None:
    guide = GUIDE.read_text("utf-8")
    parts = [
        *re.split(r"^#+ ", guide, flags=re.MULTILINE),
        *re.findall(r"^\| (.*\|)$", guide, flags=re.MULTILINE),
    ]
    for kind in TYPES:
        tag = kind.__struct_config__.tag or kind.__name__
        about = [part for part in parts if part.startswith((f"`{tag}`\n", f"`{tag}` |"))]
        assert about, f"{tag}: no section is called so, and no row begins with it"
        common = set(messages.FromSeat.__struct_fields__) if issubclass(kind, messages.FromSeat) else set()
        for field in set(kind.__struct_encode_fields__) - common:
            assert any(f"`{field}`" in part for part in about), f"{tag}: {field}"
    for field in messages.FromSeat.__struct_fields__:
        assert f"`{field}`" in guide

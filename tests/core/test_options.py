"""Options as they are typed."""

from typing import Annotated, Any, ClassVar, Literal, cast

from msgspec import Meta, Struct

from ghoulash.core.game import NoTypes
from ghoulash.core.options import read_options


class Options(Struct):
    first: Literal["chance", "0", "1"] = "chance"
    limit: Annotated[int, Meta(ge=1)] | None = None
    briefings: tuple[str, ...] = ()
    open_hands: bool = False


class Some:
    options_type: ClassVar[Any] = Options


class Untyped:
    options_type: ClassVar[Any] = NoTypes


def read(**texts: str) -> dict[str, object]:
    return read_options(cast("Any", Some), texts)


def test_a_text_becomes_what_its_field_is():
    assert read(first="0", limit="30", briefings="a, b", open_hands="true") == {
        "first": "0",
        "limit": 30,
        "briefings": ("a", "b"),
        "open_hands": True,
    }


def test_what_does_not_fit_stays_for_the_game_to_refuse():
    assert read(limit="many", colour="red", first="7") == {"limit": "many", "colour": "red", "first": "7"}


def test_a_game_that_names_no_options_gets_texts():
    assert read_options(cast("Any", Untyped), {"limit": "30"}) == {"limit": "30"}

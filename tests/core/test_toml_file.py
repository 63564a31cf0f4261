"""What is wrong with a TOML file: the code, the key and the line."""

from pathlib import Path

import pytest
from msgspec import Struct

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.core.toml_file import convert, decode, read


class Part(Struct, forbid_unknown_fields=True):
    size: int


class Whole(Struct, forbid_unknown_fields=True):
    name: str
    part: dict[str, Part] = {}
    piece: tuple[Part, ...] = ()


def test_a_good_file_is_its_value(tmp_path: Path):
    path = tmp_path / "whole.toml"
    path.write_bytes(b'name = "x"\r\n[part.a]\r\nsize = 1\r\n')
    assert decode(read(path), str(path), Whole) == Whole("x", {"a": Part(1)})
    assert convert({"name": "x", "piece": [{"size": 2}]}, Whole, "whole") == Whole("x", {}, (Part(2),))


@pytest.mark.parametrize(
    ("text", "code", "key", "line"),
    [
        ("name = 1", "scenario-bad-value", "name", 1),
        ("\nnam = 'x'", "scenario-unknown-key", "nam", 2),
        ("[part.a]\nsize = 1", "scenario-missing-key", "name", 1),
        ("name = 'x'\n[part.a]\nsize = 1\n[part.b]\nsize = 'x'", "scenario-bad-value", "part.b.size", 5),
        ("name = 'x'\n[part.a]\nsize = 1\n[part.b]", "scenario-missing-key", "part.b.size", 4),
        ("name = 'x'\n[part]\nb = 1", "scenario-bad-value", "part.b", 3),
        ("name = 'x'\n[[piece]]\nsize = 1\n[[piece]]\nsise = 1", "scenario-unknown-key", "piece.sise", 5),
        ("name = 'x'\npiece = 'y'", "scenario-bad-value", "piece", 2),
        (f"name = 'x'\n\n[part.a]\nsize = {'9' * 5000}", "scenario-long-number", None, 4),
        ("name = 'x'\n[part.a", "scenario-not-toml", None, 2),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, code: str, key: str | None, line: int):
    with pytest.raises(Refused) as refused:
        decode(text, "whole.toml", Whole)
    refusal = refused.value.refusal
    assert (refusal.code, refusal.args.get("key"), refused.value.place) == (code, key, f"whole.toml:{line}")


def test_brackets_without_end_have_no_line():
    with pytest.raises(Refused) as refused:
        decode("name = " + "[" * 5000, "whole.toml", Whole)
    assert (refused.value.refusal.code, refused.value.place) == ("scenario-deep", "whole.toml")


def test_what_a_check_refuses_gets_the_line_of_its_key():
    def check(whole: Whole) -> None:
        raise Refused(Refusal("x"), whole.name)

    for key, line in (("part.a.size", 5), ("name", 1), ("2", 2)):
        text = f"name = '{key}'\npart.b = {{ size = 2 }}\n\n[part.a]\nsize = 1\n"
        with pytest.raises(Refused) as refused:
            decode(text, "whole.toml", Whole, check, drawn="name")
        assert refused.value.place == f"whole.toml:{line}"


def test_data_that_do_not_fit_are_refused_by_what_they_are_called():
    with pytest.raises(Refused) as refused:
        convert({"name": "x", "part": {"a": {"size": "y"}}}, Whole, "whole")
    assert (refused.value.refusal.args["key"], refused.value.place) == ("part.a.size", "whole")

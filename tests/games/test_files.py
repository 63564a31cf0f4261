"""The files that people write, known by the format they name."""

from pathlib import Path

import pytest

from ghoulash.core.refusal import Refused
from ghoulash.games.files import KINDS, check_file
from ghoulash.locale import LANGUAGES, words


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('\nformat = "ghoulash-hat/1"', "scenario-bad-value", 2),
        ("\nformat = 3", "scenario-bad-value", 2),
        ("\nid = 'lake'", "scenario-missing-key", 1),
        ("\n\nformat", "scenario-not-toml", 3),
    ],
)
def test_a_file_of_no_known_format_is_refused(tmp_path: Path, text: str, code: str, line: int):
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        check_file(path)
    assert (refused.value.refusal.code, refused.value.place) == (code, f"{path}:{line}")
    for language in LANGUAGES:
        said = words(language).refusal(refused.value.refusal)
        assert code != "scenario-bad-value" or all(known in said for known in KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS.values())
def test_a_good_file_of_each_kind_has_its_words(kind, language: str):
    assert words(language).knows(f"cli-{kind.name}-good")

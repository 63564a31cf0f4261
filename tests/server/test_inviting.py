"""Links that whoever gets them can follow, and as pictures where that is so."""

import pytest

from ghoulash.server.inviting import here, invitation, there
from ghoulash.server.settings import Settings

ALONE = Settings(port=8123)
OPEN = Settings(host="0.0.0.0", port=8123)  # noqa: S104 - that is the point
PUBLIC = Settings(public_url="https://ghouls.example/")


def test_a_server_for_this_machine_alone_says_so_and_shows_no_picture() -> None:
    invited = invitation(ALONE, "localhost:8123", "join=table.key", "4uaknp3")
    assert invited.link == "http://localhost:8123/#join=table.key"
    assert (invited.code, invited.qr, invited.is_local) == ("4uaknp3", "", True)


def test_an_open_server_names_the_address_that_its_network_has_for_it() -> None:
    invited = invitation(OPEN, "127.0.0.1:8123", "join=table.key")
    assert invited.link.endswith(":8123/#join=table.key")
    assert not invited.is_local
    assert invitation(OPEN, "192.0.2.7:8123", "seat=key").link == "http://192.0.2.7:8123/#seat=key"


def test_behind_a_proxy_it_names_the_address_that_it_was_given() -> None:
    assert (
        invitation(PUBLIC, "127.0.0.1:8000", "join=table.key").link
        == "https://ghouls.example/#join=table.key"
    )


@pytest.mark.parametrize("settings", [OPEN, PUBLIC])
def test_the_picture_is_black_on_white_and_nothing_but_a_picture(settings: Settings) -> None:
    picture = invitation(settings, "192.0.2.7:8123", "join=table.key").qr
    assert picture.startswith("<svg")
    assert 'fill="#fff"' in picture
    assert 'stroke="#000"' in picture
    assert "<script" not in picture
    assert "style=" not in picture


@pytest.mark.parametrize(
    ("host", "mine", "anybody"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", False),
        ("localhost", "http://localhost:8000", False),
        ("::1", "http://[::1]:8000", False),
        ("0.0.0.0", "http://127.0.0.1:8000", True),  # noqa: S104 - that is the point
        ("::", "http://[::1]:8000", True),
        ("192.0.2.7", "http://192.0.2.7:8000", True),
    ],
)
def test_whoever_starts_it_is_told_where_it_is(host: str, mine: str, anybody: bool) -> None:
    settings = Settings(host=host)
    assert here(settings) == mine
    assert bool(there(settings)) == anybody

"""What is sent to whom one wants to play with: a link whose secret no log sees, and the same as a QR code."""

import socket
from urllib.parse import urlsplit

import segno
from msgspec import Struct

from ghoulash.server.settings import Settings


class Invitation(Struct, frozen=True):
    """A link to be sent."""

    link: str
    code: str
    """To be read aloud; empty where there is none."""
    qr: str
    """The link as SVG; empty where nobody else could follow it."""
    is_local: bool
    """Whether it can be followed on the server's own machine alone."""


def invitation(settings: Settings, host: str, fragment: str, code: str = "") -> Invitation:
    """A link by which this server can be reached; `host` is what the browser that asks calls it."""
    link = f"{address(settings, host)}/#{fragment}"
    is_local = settings.is_local and not settings.public_url
    return Invitation(link, code, "" if is_local else _qr(link), is_local)


def _qr(link: str) -> str:
    """Black on white with its quiet zone, whatever it is shown on: else a camera may not find it."""
    return segno.make(link, error="m").svg_inline(border=4, dark="#000", light="#fff", omitsize=True)


def address(settings: Settings, host: str) -> str:
    """Where others reach this server: what it was told, or its address in the network."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.is_local:
        return f"http://{host}"
    name = urlsplit(f"//{host}").hostname or ""
    if name in ("localhost", "127.0.0.1", "::1"):
        return f"http://{_own_address()}:{settings.port}"
    return f"http://{host}"


def here(settings: Settings) -> str:
    """Where whoever started the server opens it."""
    host = f"[{settings.own_host}]" if ":" in settings.own_host else settings.own_host
    return f"http://{host}:{settings.port}"


def there(settings: Settings) -> str:
    """Where others open it; empty where it listens to this machine alone."""
    if settings.is_local and not settings.public_url:
        return ""
    return address(settings, urlsplit(here(settings)).netloc)


def _own_address() -> str:
    """The address that the network has for us; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return probe.getsockname()[0]

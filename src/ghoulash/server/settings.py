"""What the server was told: by options of the command, and by the environment."""

import os
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final, Self
from urllib.parse import urlsplit

from msgspec import Struct

from ghoulash.core.refusal import Refusal, Refused

PREFIX: Final = "GHOULASH_"
_MOST_PROXIES: Final = 9


class Settings(Struct, frozen=True, kw_only=True):
    """All of them; each can be given as `GHOULASH_` and its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A URL; empty: a file in the user's data folder."""
    public_url: str = ""
    """Where people reach it, when that is not where it listens."""
    proxies: int = 0
    """How many proxies of one’s own stand before it: so far `X-Forwarded-For` is believed."""
    metrics_token: str = ""
    """Who shows it may read the metrics from another machine."""
    workers: int = 2
    """Processes in which bots think."""
    log_level: str = "info"
    idle: float = 60
    """Seconds after which a table that nobody looks at leaves memory."""
    limits: float = 1
    """How many times the usual limits of speed; a load test wants more."""

    @classmethod
    def read(cls, given: Mapping[str, str | int | None], environment: Mapping[str, str] = os.environ) -> Self:
        """What was given, else what the environment says; raises `Refused` for what cannot be."""
        import msgspec

        fields = cls.__struct_fields__
        named = {
            name: environment[PREFIX + name.upper()]
            for name in fields
            if PREFIX + name.upper() in environment
        }
        texts = named | {name: value for name, value in given.items() if value is not None}
        for name, value in texts.items():
            try:
                msgspec.convert({name: value}, cls, strict=False)
            except msgspec.ValidationError as error:
                args: dict[str, str | int] = {"name": name, "value": str(value)[:60]}
                raise Refused(Refusal("setting-bad", args=args), name) from error
        settings = msgspec.convert(texts, cls, strict=False)
        if not 0 <= settings.port < 1 << 16:
            raise Refused(Refusal("setting-bad", args={"name": "port", "value": str(settings.port)}), "port")
        if not 0 <= settings.proxies <= _MOST_PROXIES:
            args = {"name": "proxies", "value": str(settings.proxies)}
            raise Refused(Refusal("setting-bad", args=args), "proxies")
        if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
            args = {"name": "public_url", "value": settings.public_url[:60]}
            raise Refused(Refusal("setting-bad", args=args), "public_url")
        return settings

    @property
    def is_local(self) -> bool:
        """Whether it listens to this machine alone."""
        return is_loopback(self.host)

    @property
    def own_host(self) -> str:
        """Where whoever started it reaches it: a server that listens everywhere listens here too."""
        try:
            listens = ip_address(self.host)
        except ValueError:
            return self.host
        if not listens.is_unspecified:
            return self.host
        return "127.0.0.1" if listens.version == 4 else "::1"

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by HTTPS."""
        return self.public_url.startswith("https:")


def is_loopback(host: str) -> bool:
    """Whether a name or an address is this machine's own, for itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False

"""Whether the port is to be had, and when the server is there: for whoever starts it."""

import asyncio
import errno
import socket
from typing import Final

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.server.settings import Settings

_PATIENCE: Final = 0.02
"""Seconds between two looks."""


def claim(settings: Settings) -> str:
    """The address to listen at: the server shares a port without a word, and takes no names for addresses."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise _unusable(settings, error) from error
    tried = {str(address[0]): _try(family, address) for family, _, _, _, address in sorted(found)}
    for error in tried.values():
        if error is not None and error.errno == errno.EADDRINUSE:
            raise Refused(Refusal("port-in-use", args={"port": str(settings.port)})) from error
    for address, error in tried.items():
        if error is None:
            return address
    raise _unusable(settings, next(error for error in tried.values() if error is not None))


def _try(family: int, address: tuple[str | int, ...] | tuple[int, bytes]) -> OSError | None:
    """What comes of listening there; a name may have an address that this machine lacks."""
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
            probe.listen()
        except OSError as error:
            return error
    return None


def _unusable(settings: Settings, error: OSError) -> Refused:
    why = error.strerror or type(error).__name__
    args: dict[str, str | int] = {"host": settings.host, "port": str(settings.port), "why": why}
    return Refused(Refusal("port-unusable", args=args))


async def until_there(settings: Settings) -> None:
    """Wait until it takes connections."""
    while True:
        try:
            _, writer = await asyncio.open_connection(settings.own_host, settings.port)
        except OSError:
            await asyncio.sleep(_PATIENCE)
        else:
            writer.close()
            return

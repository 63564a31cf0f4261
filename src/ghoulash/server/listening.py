"""Whether the port is to be had, and when the server is there: for whoever starts it."""

import asyncio
import errno
import socket
from typing import Final

from ghoulash.core.refusal import Refusal, Refused
from ghoulash.server.settings import Settings

_PATIENCE: Final = 0.02
"""Seconds between two looks."""


def claim(settings: Settings) -> None:
    """See that nobody else listens there: the server itself would share a port without a word."""
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
                probe.listen()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused(Refusal("port-in-use", args={"port": str(settings.port)})) from error
        args: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
        why = error.strerror or type(error).__name__
        raise Refused(Refusal("port-unusable", args={**args, "why": why})) from error


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

"""Requests that no client of ours would send, byte by byte."""

import socket

from tests.server.serving import PATIENCE, Server


class Reply:
    """What came back: the status, the headers, the body."""

    def __init__(self, data: bytes) -> None:
        head, _, self.body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1])
        self.headers = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines)]


def request(server: Server, line: str, *headers: str, body: bytes = b"", chunked: bool = False) -> Reply:
    """The server ends the line, so the end of the answer is its end."""
    length = [f"Content-Length: {len(body)}"] if body else []
    if chunked:
        length, body = ["Transfer-Encoding: chunked"], b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    head = "\r\n".join([f"{line} HTTP/1.1", *headers, *length, "Connection: close"])
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.sendall(head.encode("latin-1") + b"\r\n\r\n" + body)
        data = b""
        while part := wire.recv(1 << 16):
            data += part
    return Reply(data)

"""Records taken apart and put together again, as an editor or a forger would."""

import json

from ghoulash.core.record import read_bytes, write_header, write_line


def lines_of(record: bytes) -> list[dict]:
    return [json.loads(line) for line in record.splitlines()]


def unsigned(lines: list[dict]) -> bytes:
    """The record as somebody types it: no hashes."""
    kept = ({key: value for key, value in line.items() if key != "hash"} for line in lines)
    return "".join(json.dumps(line) + "\n" for line in kept).encode()


def signed_again(lines: list[dict]) -> bytes:
    """A forger's record: every hash made anew."""
    reading = read_bytes(unsigned(lines))
    assert reading.header is not None
    text, digest = write_header(reading.header)
    for line in reading.lines:
        more, digest = write_line(line, digest)
        text += more
    return text.encode()

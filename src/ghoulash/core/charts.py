"""Secret set-ups committed to when they are confirmed, so that a stranger can see at the end that they stood.

The salt of the record's n-th `chart` line (counted from 0) is HMAC-SHA256 with the table's seed, as it is
shown at the end, over the text "chart salt n" in ASCII: nobody can know it before, and nothing else need be
shown then. The commitment is the SHA-256 of these, one after the other: the text "ghoulash chart " in ASCII,
the salt, and for each action of that set-up, in the order of the record, the text "length:" in ASCII (of its
text in bytes, a decimal number) with its text in UTF-8 behind it.
"""

import hashlib
import hmac
from collections.abc import Iterable


def chart_commitment(seed: bytes, number: int, texts: Iterable[str]) -> str:
    """What is shown of a set-up before the end; number: how many `chart` lines stand before it."""
    salt = hmac.digest(seed, b"chart salt %d" % number, "sha256")
    actions = (text.encode() for text in texts)
    body = b"".join(b"%d:%s" % (len(action), action) for action in actions)
    return hashlib.sha256(b"ghoulash chart " + salt + body).hexdigest()

"""A bot in a process of its own takes a seat by a link, and plays at random: by docs/guide/protocol.md alone.

It needs httpx and websockets: python examples/bot.py "http://127.0.0.1:8000/#join=TABLE.KEY" [NAME]
"""

import json
import random
import secrets
import sys
import time

import httpx
from websockets.sync.client import connect


def play(link: str, name: str = "Randolph") -> dict:
    base, _, secret = link.partition("/#join=")
    table, _, key = secret.partition(".")
    with httpx.Client(base_url=base) as http:
        joined = http.post(f"/api/tables/{table}/join", json={"name": name, "key": key})
        seat = joined.raise_for_status().json()["seats"][-1]
        cookie = {"Cookie": f"ghoulash={http.cookies['ghoulash']}"}
    frame, pending = {}, ""
    with connect(f"ws{base[4:]}/ws", additional_headers=cookie, max_size=None) as wire:

        def ask(kind: str, **more) -> str:
            named = {"type": kind, "table": table, "seat": seat, "id": secrets.token_hex(8)}
            wire.send(json.dumps({**named, **more}))
            return named["id"]

        ask("sit", entropy=secrets.token_hex(16))  # bytes of ours for chance
        while not frame or not frame["board"]["outcome"]:
            try:
                message = json.loads(wire.recv(timeout=20))
            except TimeoutError:
                wire.send('{"type": "ping"}')  # who is silent is taken to be gone
                continue
            if message["type"] == "frame":
                frame = message
            elif message["type"] == "fault":
                time.sleep(1)  # most likely too fast
            if not frame or pending not in ("", message.get("id")):
                continue  # what we asked for is still under way
            board, pending = frame["board"], ""
            if message["type"] == "answer" and message["do"]:
                pending = ask("act", do=[random.choice(message["do"])], last=frame["number"])
            elif board["draft"]:
                pending = ask("confirm" if board["draft"]["finished"] else "hide-for-me")
            elif board["offers"] and not (board["question"] or {}).get("sealed"):
                offer = random.choice(board["offers"])  # some texts, or a verb, a piece and many squares
                if offer.get("texts"):
                    pending = ask("act", do=[random.choice(offer["texts"])], last=frame["number"])
                else:
                    pending = ask("list", verb=offer["verb"], piece=offer["piece"])
    return frame["board"]["outcome"]


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:])))

"""The server beside boardgame.io's, in one run: `make bench-server`, or `python -m bench.server --json`.

Two clients a table, one move under way at each, a view to both for every move. Ours writes each move to the
disk before anybody is told; theirs keeps all in memory. They take turns, so that what else the machine does
meets both.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE / "bgio"
TABLES = (50, 200, 1000)
WANTED_RATIO = 2.0
WANTED_P99 = 50.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def ours() -> Generator[tuple[int, int]]:
    """`ghoulash serve` with an empty database: its port and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ghoulash-bench-") as home:
        environment = {**os.environ, "GHOULASH_HOME": home, "GHOULASH_LIMITS": "1000000000"}
        command = [sys.executable, "-m", "ghoulash", "serve", "--port", str(port)]
        with serving(command, environment, f"http://127.0.0.1:{port}/healthz") as process:
            yield port, process


@contextmanager
def theirs() -> Generator[tuple[int, int]]:
    """boardgame.io in memory: its port and its process."""
    port = free_port()
    command = ["node", str(PEER / "server.js"), "--port", str(port), "--storage", "memory"]
    environment = {**os.environ, "NODE_ENV": "production"}
    with serving(command, environment, f"http://127.0.0.1:{port}/games") as process:
        yield port, process


@contextmanager
def serving(command: list[str], environment: dict[str, str], url: str) -> Generator[int]:
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until_it_answers(process, url)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def until_it_answers(process: "subprocess.Popen[bytes]", url: str) -> None:
    for _ in range(300):
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(url, timeout=5).close()  # noqa: S310 - our own address
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"bench: {command_of(process)} does not answer")


def command_of(process: "subprocess.Popen[bytes]") -> str:
    return " ".join(map(str, process.args)) if isinstance(process.args, list) else str(process.args)


def measured_ours(tables: int, seconds: float) -> dict[str, Any]:
    with ours() as (port, process):
        arguments = ["--url", f"http://127.0.0.1:{port}", "--server", str(process)]
        return last_line(
            [sys.executable, "-m", "tests.load.load", *arguments, *length(tables, seconds, "tables")]
        )


def measured_theirs(tables: int, seconds: float) -> dict[str, Any]:
    with theirs() as (port, process):
        arguments = ["--port", str(port), "--server-pid", str(process), "--warmup", "2"]
        return last_line(["node", str(PEER / "load.js"), *arguments, *length(tables, seconds, "matches")])


def length(tables: int, seconds: float, called: str) -> list[str]:
    return [f"--{called}", str(tables), "--seconds", str(seconds)]


def last_line(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(command)}\n{done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def beside(tables: int, seconds: float, rounds: int, *, with_peer: bool) -> dict[str, Any]:
    """One row: medians over rounds in which both take turns."""
    mine: list[dict[str, Any]] = []
    peer: list[dict[str, Any]] = []
    for _ in range(rounds):
        mine.append(measured_ours(tables, seconds))
        if with_peer:
            peer.append(measured_theirs(tables, seconds))
    value = statistics.median(row["moves_per_s"] for row in mine)
    peer_value = statistics.median(row["moves_per_s"] for row in peer) if peer else None
    return {
        "name": f"durable moves, {tables} tables",
        "value": value,
        "unit": "moves/s",
        "peer": "boardgame.io in memory" if peer else None,
        "peer_value": peer_value,
        "ratio": round(value / peer_value, 2) if peer_value else None,
        "p50_ms": statistics.median(row["p50_ms"] for row in mine),
        "p99_ms": statistics.median(row["p99_ms"] for row in mine),
        "peer_p99_ms": statistics.median(row["p99_ms"] for row in peer) if peer else None,
        "server_kib_an_idle_table": round(statistics.median(r["server_kib_an_idle_table"] for r in mine)),
    }


def as_line(row: dict[str, Any]) -> str:
    parts = [
        f"{row['name']:28}{row['value']:9,.0f}/s",
        f"p50 {row['p50_ms']:.1f} ms",
        f"p99 {row['p99_ms']:.1f} ms (to be under {WANTED_P99:.0f} at 200)",
        f"{row['server_kib_an_idle_table']} KiB an idle table",
    ]
    if row["ratio"]:
        parts.append(
            f"boardgame.io {row['peer_value']:,.0f}/s: {row['ratio']} times (asked: {WANTED_RATIO:.0f})"
        )
    return "  ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--json", action="store_true", help="one JSON document")
    args = parser.parse_args()
    with_peer = shutil.which("node") is not None and (PEER / "node_modules").is_dir()
    if not with_peer:
        print("bench: boardgame.io is not installed, measured without", file=sys.stderr)
    rows: list[dict[str, Any]] = []
    for tables in args.tables:
        row = beside(tables, args.seconds, args.rounds, with_peer=with_peer)
        rows.append(row)
        if not args.json:
            print(as_line(row), flush=True)
    if args.json:
        print(json.dumps({"rows": rows}))


if __name__ == "__main__":
    main()

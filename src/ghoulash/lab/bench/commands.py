"""What is measured from outside, by running `ghoulash` in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median


def command() -> list[str]:
    """The installed command, as a person would call it."""
    script = Path(sys.executable).with_name("ghoulash.exe" if os.name == "nt" else "ghoulash")
    return [str(script)] if script.exists() else [sys.executable, "-m", "ghoulash"]


def cpu_seconds(*arguments: str, times: int = 5) -> float | None:
    """CPU seconds that one call takes, the median of some; None where it fails or cannot be told."""
    if not hasattr(os, "wait4"):
        return None
    spent: list[float] = []
    for _ in range(times + 1):  # the first one may still compile
        process = subprocess.Popen(
            [*command(), *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            return None
        spent.append(usage.ru_utime + usage.ru_stime)
    return median(spent[1:])


def games_per_second(bot: str, seconds: float) -> float | None:
    """Games of a bot against itself; None where there is no such bot."""
    probe = _simulated(bot, 4)
    if probe is None:
        return None
    again = _simulated(bot, min(5_000, int(probe * seconds)))
    return again or probe


def _simulated(bot: str, games: int) -> float | None:
    if games < 1:
        return None
    line = f"simulate pen-and-paper --scenario ghoul-and-plenty --games {games} --bots {bot},{bot}"
    done = subprocess.run(
        [*command(), *line.split(), "--seed", "1", "--jobs", "1", "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        said = json.loads(done.stdout)
        return said["games"] / said["seconds"]
    except (ValueError, KeyError, TypeError, ZeroDivisionError):
        return None

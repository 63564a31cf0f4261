"""Where what a person plays is kept on their machine."""

import os
import sys
from pathlib import Path


def home() -> Path:
    """The folder where this person's games are kept."""
    if chosen := os.environ.get("GHOULASH_HOME"):
        return _expanded(chosen)
    if xdg := os.environ.get("XDG_DATA_HOME"):
        return _expanded(xdg) / "ghoulash"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "ghoulash"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ghoulash"
    return Path.home() / ".local" / "share" / "ghoulash"


def _expanded(folder: str) -> Path:
    """As written where `~` names nobody."""
    try:
        return Path(folder).expanduser()
    except RuntimeError:
        return Path(folder)

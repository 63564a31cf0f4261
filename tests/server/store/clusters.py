"""A PostgreSQL of our own for the tests, where one is installed: on a socket, in a folder, and then gone."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

OWNER = "ghoulash"


def binaries() -> Path | None:
    """Debian's, the newest; or those of whoever has them in the path."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version, reverse=True):
        return found.parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def _version(initdb: Path) -> int:
    name = initdb.parents[1].name
    return int(name) if name.isdecimal() else 0


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """The address of its one database."""
    home = Path(tempfile.mkdtemp(prefix="gh-pg-"))  # a socket's path must be short
    as_owner = _not_root(home)

    def run(program: str, *args: str) -> None:
        command = [str(folder / program), *args]
        subprocess.run(command, check=True, cwd=home, stdout=subprocess.DEVNULL, **as_owner)

    data = str(home / "data")
    settings = f"-k {home} -c listen_addresses='' -c fsync=off"
    try:
        run("initdb", "-D", data, "-U", OWNER, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-D", data, "-l", str(home / "log"), "-w", "-o", settings, "start")
        try:
            yield f"postgresql://{OWNER}@/postgres?host={home}"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _not_root(home: Path) -> dict[str, Any]:
    """PostgreSQL does not run as root: where we do, it runs as its own user."""
    if os.geteuid():
        return {}
    user = pwd.getpwnam("postgres")
    os.chown(home, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

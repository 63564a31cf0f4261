#!/usr/bin/env bash
# Makes .venv with everything in constraints.txt, and this package in it; `make setup` calls it when needed.
set -euo pipefail
cd "$(dirname "$0")/.."

# The first Python that is new enough and can make an environment.
for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
    "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && found=$python && break
done
if [ -z "${found:-}" ]; then
    echo "setup: needs Python 3.11 or newer with its venv module (Debian: apt-get install python3-venv);" \
        "another one can be named: make setup PYTHON=/path/to/python3" >&2
    exit 1
fi

[ -x .venv/bin/python ] && .venv/bin/python -c '' 2>/dev/null || {
    echo "setup: making .venv with $("$found" --version)"
    "$found" -m venv --clear .venv
}
echo "setup: installing what constraints.txt lists (a minute, the first time)"
install() { .venv/bin/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt "$@"; }
install hatchling # builds this package; not fetched anew in an unpinned corner of its own
install --no-build-isolation --editable '.[terminal,lab,server,dev]'
touch .venv/.ready

#!/usr/bin/env bash
# Writes constraints.txt anew: the newest versions that install together. Then `make test`, and read the diff.
set -euo pipefail
cd "$(dirname "$0")/.."

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
.venv/bin/python -m venv "$fresh"
"$fresh/bin/python" -m pip install -qq --disable-pip-version-check hatchling '.[terminal,lab,server,dev]'
{
    echo '# The exact versions that `make setup` installs, all that they need included. Written by tools/pin.sh.'
    "$fresh/bin/python" -m pip freeze | grep -v '^ghoulash'
} >constraints.txt

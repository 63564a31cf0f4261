"""`python -m ghoulash` is the command."""

from ghoulash.cli import main

main()

"""`python -m ghoulash.server.thinking MODULE`: one worker, started by the server."""

from ghoulash.server.thinking.worker import main

main()

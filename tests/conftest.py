"""For all tests: hypothesis is not a stopwatch, and says the same twice where nobody is there to look."""

import os

from hypothesis import settings

settings.register_profile("ghoulash", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("ghoulash")

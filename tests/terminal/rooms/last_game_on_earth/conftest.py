"""A sentence with anything missing in it is an error here too."""

from tests.locale.conftest import nothing_missing

__all__ = ["nothing_missing"]

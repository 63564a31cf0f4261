"""The measurements of `ghoulash bench`: how fast, how small, how soon, and beside whom."""

from ghoulash.lab.bench.measurements import measure
from ghoulash.lab.bench.report import Report, table

__all__ = ["Report", "measure", "table"]

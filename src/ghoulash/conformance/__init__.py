"""The conformance kit: every law that a game must keep, over any game, scenario and number of seats."""

from ghoulash.conformance.budget import Budget
from ghoulash.conformance.report import Report
from ghoulash.conformance.run import CHECKS, check_game
from ghoulash.conformance.violation import Place, Violation

__all__ = ["CHECKS", "Budget", "Place", "Report", "Violation", "check_game"]

"""The conformance kit: every law that a game must keep, over any game, scenario and number of seats."""

from ghoulash.conformance.budget import WHOLE, Budget
from ghoulash.conformance.fairness import check_fair
from ghoulash.conformance.play import Play, played
from ghoulash.conformance.report import Report
from ghoulash.conformance.run import CHECKS, check_game
from ghoulash.conformance.violation import Place, Violation

__all__ = [
    "CHECKS",
    "WHOLE",
    "Budget",
    "Place",
    "Play",
    "Report",
    "Violation",
    "check_fair",
    "check_game",
    "played",
]

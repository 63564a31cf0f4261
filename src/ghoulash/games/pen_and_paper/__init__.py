"""Ghoulash on two charts: editions classic (2006) and advanced (2012)."""

from ghoulash.games.pen_and_paper.rules import PenAndPaper

__all__ = ["PenAndPaper"]

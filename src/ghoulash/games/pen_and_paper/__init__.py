"""Ghoulash on two charts: editions classic (2006) and advanced (2012). The rules are in `rules`."""

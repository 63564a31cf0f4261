"""Bots for pen-and-paper Ghoulash: each from its view alone."""

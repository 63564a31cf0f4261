"""Ghoulash: The Last Game on Earth, the board game of 2011: tiles, tokens and decks."""

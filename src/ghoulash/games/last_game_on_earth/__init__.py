"""The Last Game on Earth: tiles, tokens and decks, for two to four players. The rules are in `rules`."""

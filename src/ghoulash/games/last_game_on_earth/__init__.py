"""The Last Game on Earth, on a board of four tiles, for two to four players. The rules are in `rules`."""

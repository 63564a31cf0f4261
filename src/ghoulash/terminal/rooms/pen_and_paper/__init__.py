"""The room of pen-and-paper: two charts, in words and drawn."""

"""The charts of pen-and-paper on the screen: widgets, modes, and the table around them."""

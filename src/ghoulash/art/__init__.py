"""What screen and print share: what a board is made of, and how it is drawn."""

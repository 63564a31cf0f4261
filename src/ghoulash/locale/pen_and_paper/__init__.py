"""What is typed and told at a table of pen-and-paper."""

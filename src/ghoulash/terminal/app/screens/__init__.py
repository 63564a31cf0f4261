"""The screens: the table, the curtain between two people, and what is read in between."""

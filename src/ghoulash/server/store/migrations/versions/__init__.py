"""One file for each step; who changes `schema.py` adds one: `python -m tools.new_step`."""

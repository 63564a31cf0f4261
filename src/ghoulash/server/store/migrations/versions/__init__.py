"""One file for each step; who changes `schema.py` adds one."""

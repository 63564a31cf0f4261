"""What stands on the table. No widget knows a rule: each draws what it is given."""

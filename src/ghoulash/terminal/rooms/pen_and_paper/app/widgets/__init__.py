"""What stands on the screens. No widget knows a rule: each draws what it is given."""

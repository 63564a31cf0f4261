"""What a person can do at one moment, as every game has it; none of it knows a screen."""

"""Tables in memory: each is what its log says, and is shown only what is on the disk."""

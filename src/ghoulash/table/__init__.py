"""One game in progress, without I/O of its own: seats, chance, drafts, gestures, remarks, the record."""

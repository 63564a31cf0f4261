"""One game in progress, without I/O of its own: seats, chance, drafts, gestures, sealed answers, remarks, the record."""

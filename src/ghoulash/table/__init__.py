"""One game in progress, without I/O: seats, chance, drafts, gestures, sealed answers, remarks, the record."""

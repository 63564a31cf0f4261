"""Many games at once: simulations, reports, measurements."""

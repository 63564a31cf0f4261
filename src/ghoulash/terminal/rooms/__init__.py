"""One folder a game: what it gives the plain terminal, and what it gives the app. No room knows another."""

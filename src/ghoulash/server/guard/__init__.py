"""Who may come in: hosts, origins, cookies, limits."""

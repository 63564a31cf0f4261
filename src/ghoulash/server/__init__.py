"""Tables for everybody: over HTTP and WebSocket, kept in a database."""

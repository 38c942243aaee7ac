"""The server: sockets and HTTP around the tables."""

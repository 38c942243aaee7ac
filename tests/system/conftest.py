"""The same servers as for the tests of the server."""

from tests.server.conftest import everybody_leaves, serve, server, shared_server

__all__ = ["everybody_leaves", "serve", "server", "shared_server"]

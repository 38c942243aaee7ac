"""The port of the server: opened before the rest starts, with room for all its sockets."""

from __future__ import annotations

import errno
import logging
import socket
import sys

from byczo.core.errors import BadOption
from byczo.server.process_usage import raise_file_limit

EVERYWHERE = "0.0.0.0"
FURTHER_FILES = 500  # besides sockets: requests, the database, libraries
REQUESTS = 400  # connections beside sockets
log = logging.getLogger("byczo.server")


def listen(host: str, port: int) -> socket.socket:
    """A socket that hears the port; several processes can share it."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as problem:
        raise BadOption(f"setting host: {host} is no address of this machine ({problem})") from None
    family, kind, protocol, _, address = found[0]
    sock = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two programs share the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(2048)
    except OSError as problem:
        sock.close()
        taken = problem.errno == errno.EADDRINUSE
        advice = "a server runs there already; --port takes another" if taken else str(problem)
        raise BadOption(f"cannot listen on {host}, port {port}: {advice}") from None
    sock.set_inheritable(True)
    return sock


def make_room(sockets: int) -> int:
    """Let this process open as many files as it may; returns how many connections that allows.

    Beyond the limit of files, connections would be dropped before the server hears of them.
    """
    needed = sockets + FURTHER_FILES
    files = raise_file_limit(needed)
    if files is not None and files < needed:
        advice = "raise the limit of open files (ulimit -n, LimitNOFILE) or set BYCZO_MOST_SOCKETS"
        fields = {"files": files, "needed": needed}
        log.warning("too few open files for all sockets: %s", advice, extra={"fields": fields})
    wanted = sockets + REQUESTS
    return wanted if files is None else max(1, min(wanted, files - (FURTHER_FILES - REQUESTS)))


def address_of(host: str, port: int) -> str:
    """Where browsers find what listens there; for all addresses, the one of the local network."""
    if host in {EVERYWHERE, "::"}:
        host = local_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_address() -> str:
    """The address of this machine in the local network, or the loopback if there is no network.

    Choosing a peer for datagrams makes the system choose our address; nothing is sent. The peer
    is from a block kept for documentation.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])

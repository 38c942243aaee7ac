"""By which names a server may be called.

A page of a stranger can make its own name lead to a machine in the visitor's network (DNS
rebinding). The browser then takes the server for a part of that page. So a name that nobody has
told the server is refused; addresses and names of the local network cannot be a stranger's.
"""

from __future__ import annotations

from ipaddress import ip_address

LOCAL = (".home.arpa", ".internal", ".lan", ".local", ".localhost")
"""Endings of names that the public network does not have."""


class Hosts:
    """The names of a server, separated by commas; ``.example.org`` is all that ends so."""

    def __init__(self, named: str = "") -> None:
        self.named = [name.strip().lower() for name in named.split(",") if name.strip()]

    def allow(self, host: str | None) -> bool:
        """Whether a request for this host may be answered; programs may leave it out."""
        if host is None:
            return True
        name = _without_port(host).lower().rstrip(".")
        if name == "localhost" or _is_address(name):
            return True
        if not self.named:
            return bool(name) and ("." not in name or name.endswith(LOCAL))
        return any(
            name == known or (known[0] == "." and name.endswith(known)) for known in self.named
        )


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

"""Which proxies are believed when they say whose request they pass on."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from byczo.core.errors import BadOption


class Proxies:
    """Addresses and networks, separated by commas."""

    def __init__(self, trusted: str) -> None:
        self.networks = []
        for part in (part.strip() for part in trusted.split(",")):
            if not part:
                continue
            try:
                self.networks.append(ip_network(part, strict=False))
            except ValueError:
                raise BadOption(
                    f"setting proxies: {part!r} is no address or network such as 10.0.0.0/8"
                ) from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    def __str__(self) -> str:
        return ",".join(str(network) for network in self.networks)

"""Which pages may use this server: its own, and those that its host allows."""

from __future__ import annotations


class Origins:
    """Browsers say which page a request comes from; programs do not, and have no cookies to steal.

    A page of the host that the request is for is always allowed.
    """

    def __init__(self, further: str = "") -> None:
        self.further = {origin.strip().rstrip("/") for origin in further.split(",") if origin}

    def allow(self, headers: dict[str, str]) -> bool:
        """Whether a request with these headers may be answered."""
        origin = headers.get("origin")
        if origin is None:
            return True
        _, _, page = origin.partition("://")
        return page == headers.get("host") or origin in self.further

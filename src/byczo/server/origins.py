"""Which pages may use this server: its own, and those that its operator allows."""

from __future__ import annotations


class Origins:
    """Browsers say which page a request comes from; programs do not, and have no cookies to steal.

    What pages of others load without saying so, such as pictures, browsers mark as well; a link
    that somebody follows is no such thing. A page of the very server that the request is for is
    always allowed. ``secure``: this server is reached over TLS only, even if its proxy does not
    say so.
    """

    def __init__(self, further: str = "", *, secure: bool = False) -> None:
        self.further = {origin.strip().rstrip("/") for origin in further.split(",") if origin}
        self.secure = secure

    def allow(self, headers: dict[str, str], scheme: str) -> bool:
        """Whether a request with these headers, over http(s) or ws(s), may be answered."""
        origin = headers.get("origin")
        if origin is None:
            return not _is_part_of_another_page(headers)
        own = "https" if self.secure or scheme in {"https", "wss"} else "http"
        return origin == f"{own}://{headers.get('host')}" or origin in self.further


def _is_part_of_another_page(headers: dict[str, str]) -> bool:
    elsewhere = headers.get("sec-fetch-site") == "cross-site"
    return elsewhere and headers.get("sec-fetch-mode") != "navigate"

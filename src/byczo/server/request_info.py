"""What a request says of itself: its headers, address and language."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network

from starlette.types import Scope

from byczo.locales import LANGUAGES
from byczo.messages.vocabulary import DeviceKind

SYSTEMS = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}
"""What browsers write into their user agent, and what people call it; the first that fits."""


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, in lower case."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    """The address that limits count a request for."""
    return network_of(str(scope["client"][0]) if scope.get("client") else "")


def network_of(address: str) -> str:
    """The address; of IPv6 its network, for a household has a whole one."""
    with suppress(ValueError):  # of IPv4, or what a proxy made of it
        whole = IPv6Address(address)
        return str(whole.ipv4_mapped or IPv6Network((int(whole), 64), strict=False))
    return address


def language_of(headers: dict[str, str]) -> str:
    """The first of our languages that the reader asks for, or English."""
    for wish in headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def device_of(headers: dict[str, str]) -> tuple[DeviceKind, str]:
    """What kind of device sends these headers, and what it runs on, as far as it says."""
    agent = headers.get("user-agent", "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    if not agent.startswith("Mozilla/"):
        return "program", system
    if "iPad" in agent or "Tablet" in agent:
        return "tablet", system
    if "Mobi" in agent:
        return "phone", system
    return ("tablet" if system == "Android" else "computer"), system

"""Guests who have made earlier tokens worthless: all of them, or those of one device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from byczo.server.identity import YEAR, Guests
from byczo.store.errors import NotStored
from byczo.store.interface import Store

LOOK_EVERY = 30.0
"""Seconds from one look at what other processes have revoked to the next."""

Cut = Callable[[str, str | None], None]
"""Closes the sockets of a guest; with a device, those of that one."""


class Revocations:
    """Keeps what guests revoke, and follows what they revoke through other processes."""

    def __init__(self, store: Store, guests: Guests, cut: Cut) -> None:
        self.store = store
        self.guests = guests
        self.cut = cut

    async def revoke(self, guest: str) -> None:
        """From the next second on only new tokens of the guest count."""
        since = max(int(self.guests.clock()), self.guests.revoked.get(guest, 0)) + 1
        await self.store.revoke(guest, since)
        self._apply({guest: since}.items())

    async def revoke_device(self, guest: str, device: str) -> None:
        """Tokens of the guest on that device count no longer."""
        await self.store.revoke_device(guest, device, int(self.guests.clock() * 1000))
        self._shut_out({(guest, device)})

    async def load(self) -> None:
        """Read what was revoked. Older tokens than a year are worthless anyway."""
        year_ago = int(self.guests.clock()) - YEAR
        found = await self.store.revocations(year_ago)
        self._apply(found.items())
        self._shut_out(await self.store.revoked_devices(year_ago * 1000))

    async def watch(self) -> None:
        """Read at regular times what other processes have revoked."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(NotStored):
                await self.load()

    def _apply(self, found: Iterable[tuple[str, int]]) -> None:
        known = self.guests.revoked
        for guest, since in found:
            if since > known.get(guest, 0):
                known[guest] = since
                self.cut(guest, None)

    def _shut_out(self, found: set[tuple[str, str]]) -> None:
        for guest, device in found - self.guests.revoked_devices:
            self.guests.revoked_devices.add((guest, device))
            self.cut(guest, device)

"""The devices of a guest: which there are, how another one is added, and how one is shut out.

Nothing is kept of guests who use one device alone, so that visitors leave nothing behind.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress

from msgspec.structs import replace

from byczo.messages.http_messages import Device, DeviceLink
from byczo.server.background import Background
from byczo.server.clock import Clock
from byczo.server.errors import BadLink, Busy, NoSuchDevice
from byczo.server.identity import LINK_SECONDS, Guests, Token
from byczo.server.request_info import device_of
from byczo.server.revocations import Revocations
from byczo.server.security_log import note
from byczo.store.errors import NotStored
from byczo.store.interface import MOST_DEVICES, Store

SEEN_EVERY = 3600
"""Seconds from one note that a device is in use to the next."""

REMEMBERED = 10_000
"""Devices of which is known when that was noted last."""


class DeviceUse:
    """Notes when devices were used last."""

    def __init__(self, store: Store, clock: Clock, background: Background) -> None:
        self.store = store
        self.clock = clock
        self.background = background
        self.seen: OrderedDict[tuple[str, str], float] = OrderedDict()

    def saw(self, token: Token) -> None:
        """The device is in use: noted now and then, if it is known."""
        key, now = (token.guest, token.device), self.clock.seconds()
        if now - self.seen.get(key, -SEEN_EVERY) < SEEN_EVERY:
            return
        self.seen[key] = now
        self.seen.move_to_end(key)
        if len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)
        self.background.run(self._note(*key))

    async def _note(self, guest: str, device: str) -> None:
        with suppress(NotStored):  # the next time will do
            await self.store.saw_device(guest, device, self.clock.now())


class Devices:
    """Answers what guests ask about their devices."""

    def __init__(
        self, store: Store, guests: Guests, revocations: Revocations, clock: Clock
    ) -> None:
        self.store = store
        self.guests = guests
        self.revocations = revocations
        self.clock = clock
        self.using: set[str] = set()  # links that are being used

    async def known(self, token: Token, headers: dict[str, str]) -> list[Device]:
        """All devices of a guest, this one first."""
        mine = self._mine(token, headers)
        others = []
        for device in await self.store.devices(token.guest):
            if device.id == token.device:
                mine = replace(mine, first=device.first)
            else:
                others.append(device)
        return [replace(mine, here=True), *others]

    async def link(self, token: Token, headers: dict[str, str]) -> DeviceLink:
        """A link for another device of the guest."""
        await self._check_room(token.guest)
        await self.store.save_device(token.guest, self._mine(token, headers))
        return DeviceLink(
            link=self.guests.link(token), until=self.clock.now() + LINK_SECONDS * 1000
        )

    async def use(self, link: str, headers: dict[str, str], before: Token | None = None) -> Token:
        """The device that shows the link is its guest from now on, and no longer who it was."""
        token = self.guests.linked(link)
        if token is None or token.device in self.using:
            raise BadLink("make a new link on your other device: this one is old or not complete")
        self.using.add(token.device)
        try:
            if any(device.id == token.device for device in await self.store.devices(token.guest)):
                raise BadLink("this link was used already: make a new one on your other device")
            await self._check_room(token.guest)
            await self.store.save_device(token.guest, self._mine(token, headers))
        finally:
            self.using.discard(token.device)
        note("a device was added by a link")
        if before is not None:
            await self.revocations.revoke_device(before.guest, before.device)
        return token

    async def revoke(self, token: Token, device: str) -> None:
        """That device is the guest no longer."""
        known = {other.id for other in await self.store.devices(token.guest)}
        if device not in known | {token.device}:
            raise NoSuchDevice("you have no such device, or it is shut out already")
        await self.revocations.revoke_device(token.guest, device)
        note("a device was shut out")

    async def revoke_others(self, token: Token) -> None:
        """No device is the guest any longer, until this one gets a new token."""
        await self.revocations.revoke(token.guest)
        await self.store.forget_devices(token.guest, token.device)
        note("all devices but one were shut out")

    async def _check_room(self, guest: str) -> None:
        if await self.store.count_devices(guest) >= MOST_DEVICES:
            raise Busy("you have had many devices: shut out all others first")

    def _mine(self, token: Token, headers: dict[str, str]) -> Device:
        kind, system = device_of(headers)
        first, now = token.issued * 1000, self.clock.now()
        return Device(id=token.device, kind=kind, system=system, first=min(first, now), last=now)

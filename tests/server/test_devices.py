"""A guest on several devices: all are listed, another is added by a link, one can be shut out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from byczo.server.background import Background
from byczo.server.clock import Clock
from byczo.server.devices import SEEN_EVERY, Devices, DeviceUse
from byczo.server.errors import BadLink, Busy, NoSuchDevice
from byczo.server.identity import LINK_SECONDS, Guests
from byczo.server.revocations import Revocations
from byczo.store.interface import MOST_DEVICES
from byczo.store.sqlite import SqliteStore
from tests.server.refusals import refusal
from tests.server.running import PATIENCE, Player, ServerProcess
from tests.store.store_user import Keeper

PHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36"}
LAPTOP = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"}


class World:
    """Devices on a real store, and a time that is set by hand."""

    def __init__(self, folder: Path) -> None:
        self.now = 1_000_000_000.0
        self.store = SqliteStore(folder / "byczo.db")
        self.guests = Guests(b"k" * 32, secure=False, clock=lambda: self.now)
        self.cut: list[tuple[str, str | None]] = []
        revocations = Revocations(self.store, self.guests, lambda *who: self.cut.append(who))
        clock = Clock(lambda: self.now, lambda: int(self.now * 1000))
        self.devices = Devices(self.store, self.guests, revocations, clock)
        self.background = Background()
        self.use = DeviceUse(self.store, clock, self.background)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    found = World(tmp_path)
    await found.store.open(Keeper(found.store))
    yield found
    await found.background.close()
    await found.store.close()


async def test_devices_are_listed_with_what_they_are(world: World) -> None:
    ania = world.guests.fresh()
    alone = await world.devices.known(ania, LAPTOP)
    assert [(d.id, d.kind, d.system, d.here) for d in alone] == [
        (ania.device, "computer", "Linux", True)
    ]
    assert await world.store.count_devices(ania.guest) == 0, "one device leaves nothing behind"
    link = await world.devices.link(ania, LAPTOP)
    world.now += 60
    phone = await world.devices.use(link.link, PHONE)
    assert phone.guest == ania.guest
    assert phone.device != ania.device
    world.now += 3600
    there = await world.devices.known(phone, PHONE)
    assert [(d.kind, d.here) for d in there] == [("phone", True), ("computer", False)]
    assert there[0].first == 1_000_000_060_000 - 60_000, "when its link was made"
    assert there[0].last == 1_000_003_660_000
    assert there[1].last == 1_000_000_000_000


async def test_a_link_is_good_once_and_for_minutes(world: World) -> None:
    ania = world.guests.fresh()
    link = (await world.devices.link(ania, LAPTOP)).link
    token = world.guests.signed(ania)
    for wrong in (token, link[:-1], "x" + link[1:], "", "é.1.é"):
        with pytest.raises(BadLink):
            await world.devices.use(wrong, PHONE)
    assert world.guests.recognise(link) is None, "a link is no token"
    await world.devices.use(link, PHONE)
    with pytest.raises(BadLink):
        await world.devices.use(link, PHONE)
    late = await world.devices.link(ania, LAPTOP)
    world.now += LINK_SECONDS
    assert late.until == int(world.now * 1000)
    with pytest.raises(BadLink):
        await world.devices.use(late.link, PHONE)


@pytest.mark.parametrize("same", [True, False])
async def test_who_uses_a_link_is_no_longer_who_it_was(world: World, same: bool) -> None:
    """A token that somebody else has of this device is worthless from then on."""
    ania = world.guests.fresh()
    before = ania if same else world.guests.fresh()
    shown = world.guests.signed(before)
    link = (await world.devices.link(ania, LAPTOP)).link
    after = await world.devices.use(link, LAPTOP, before)
    assert (after.guest, after.device != before.device) == (ania.guest, True)
    assert world.guests.recognise(shown) is None
    assert world.cut == [(before.guest, before.device)]
    assert world.guests.recognise(world.guests.signed(after)) is not None
    assert (world.guests.recognise(world.guests.signed(ania)) is None) == same


async def test_one_device_is_shut_out_and_the_others_stay(world: World) -> None:
    ania = world.guests.fresh()
    phone = await world.devices.use((await world.devices.link(ania, LAPTOP)).link, PHONE)
    shown = world.guests.signed(phone)
    assert world.guests.recognise(shown)
    await world.devices.revoke(ania, phone.device)
    assert world.guests.recognise(shown) is None
    assert world.guests.recognise(world.guests.signed(ania))
    assert world.cut == [(ania.guest, phone.device)]
    assert len(await world.devices.known(ania, LAPTOP)) == 1
    for gone in (phone.device, "nobodys0"):
        with pytest.raises(NoSuchDevice):
            await world.devices.revoke(ania, gone)


async def test_another_process_hears_of_a_device_that_was_shut_out(world: World) -> None:
    ania = world.guests.fresh()
    phone = await world.devices.use((await world.devices.link(ania, LAPTOP)).link, PHONE)
    shown = world.guests.signed(phone)
    there = Guests(b"k" * 32, secure=False, clock=lambda: world.now)
    assert there.recognise(shown)
    await world.devices.revoke(ania, phone.device)
    cut: list[tuple[str, str | None]] = []
    revocations = Revocations(world.store, there, lambda *who: cut.append(who))
    await revocations.load()
    await revocations.load()
    assert there.recognise(shown) is None
    assert there.recognise(world.guests.signed(ania))
    assert cut == [(ania.guest, phone.device)], "once"


async def test_all_others_are_shut_out_at_once(world: World) -> None:
    ania = world.guests.fresh()
    phone = await world.devices.use((await world.devices.link(ania, LAPTOP)).link, PHONE)
    waiting = (await world.devices.link(ania, LAPTOP)).link
    shown = [world.guests.signed(device) for device in (ania, phone)]
    await world.devices.revoke_others(ania)
    assert [world.guests.recognise(token) for token in shown] == [None, None]
    with pytest.raises(BadLink):
        await world.devices.use(waiting, PHONE)
    world.now += 1
    again = world.guests.recognise(world.guests.signed(ania))
    assert again is not None
    assert [device.here for device in await world.devices.known(again, LAPTOP)] == [True]


async def test_a_guest_has_only_so_many_devices_even_one_after_the_other(world: World) -> None:
    ania = world.guests.fresh()
    for _ in range(MOST_DEVICES - 1):
        phone = await world.devices.use((await world.devices.link(ania, LAPTOP)).link, PHONE)
        await world.devices.revoke(ania, phone.device)
    with pytest.raises(Busy):
        await world.devices.link(ania, LAPTOP)
    await world.devices.revoke_others(ania)
    await world.devices.link(ania, LAPTOP)


async def test_use_is_noted_once_an_hour_and_only_of_known_devices(world: World) -> None:
    ania, stranger = world.guests.fresh(), world.guests.fresh()
    await world.devices.link(ania, LAPTOP)
    seen = []
    for _ in range(3):
        world.now += SEEN_EVERY / 2
        for token in (ania, stranger):
            world.use.saw(token)
        while world.background.tasks:
            await asyncio.sleep(0)
        seen.append((await world.store.devices(ania.guest))[0].last)
    assert seen == [1_000_001_800_000, 1_000_001_800_000, 1_000_005_400_000]
    assert await world.store.devices(stranger.guest) == []


def test_a_page_gets_its_token_as_a_cookie_alone(server: ServerProcess) -> None:
    """What no script may read must not stand in an answer that scripts read."""
    link = server.request("/api/me/devices", {}, server.person())["link"]
    for path, body in (("/api/devices", {"link": link}), ("/api/me/revocations", {})):
        headers = {"content-type": "application/json", "origin": server.address}
        request = Request(server.address + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            assert json.load(answer) == {"token": None}
            cookie = answer.headers["set-cookie"]
        assert cookie.startswith("byczo=")
        assert "; HttpOnly; SameSite=Lax" in cookie


async def test_over_the_wire(server: ServerProcess) -> None:
    ania = server.person()
    table = server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, ania)["table"]
    link = server.request("/api/me/devices", {}, ania)["link"]
    phone = server.request("/api/devices", {"link": link})["token"]
    assert [shown["table"] for shown in server.request("/api/me/tables", token=phone)] == [table]
    here, there = server.request("/api/me/devices", token=ania)
    assert (here["here"], there["here"], there["kind"]) == (True, False, "program")
    thief = Player(server, phone)
    await thief.join(table)
    assert refusal(server, "/api/me/revocations", {"device": "nobodys0"}) == (404, "no-such-device")
    server.request("/api/me/revocations", {"device": there["id"]}, ania)
    with pytest.raises(ConnectionClosed):
        await thief.until(lambda message: False)
    server.stop()
    server.start()
    assert server.request("/api/me/tables", token=phone) == []
    assert len(server.request("/api/me/tables", token=ania)) == 1
    assert refusal(server, "/api/devices", {"link": link}) == (400, "bad-link")
    stranger = server.request("/api/me/revocations", {"device": here["id"]}, ania)["token"]
    assert server.request("/api/me/tables", token=ania) == []
    assert server.request("/api/me/tables", token=stranger) == []

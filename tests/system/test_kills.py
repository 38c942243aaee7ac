"""Servers that are killed, frozen and set wrong under load: no acknowledged move is lost, no number
used again.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.server.faults import Faults, JumpyServer
from tests.server.persistent_players import Ordeal
from tests.server.running import ServerProcess

KILLS = 2
FAST = {"messages": 1e6, "messages_at_once": 1_000_000, "requests_at_once": 1000}


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_kill_9_under_load_loses_nothing(
    store: str, request: pytest.FixtureRequest, serve: Callable[..., ServerProcess]
) -> None:
    if store == "postgres":
        database = request.getfixturevalue("database")
        servers = [serve(database=database, **FAST) for _ in range(2)]
    else:
        servers = [serve(**FAST)]
        database = str(servers[0].folder / "byczo.db")
    async with Ordeal(servers, database) as ordeal:
        await ordeal.gather(tables=3, people=3)
        for number in range(KILLS):
            await ordeal.play(2)
            await ordeal.kill(servers[number % len(servers)])
            await ordeal.check()
        await ordeal.play(2)
    await ordeal.check()
    assert ordeal.moves > KILLS * 2 * 3


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes: the journal alone takes up to four."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


async def test_a_full_disk_is_told_and_play_goes_on_after_it(
    small_disk: Path, serve: Callable[..., ServerProcess]
) -> None:
    database = small_disk / "byczo.db"
    server = serve(database=database)
    async with Ordeal([server], str(database)) as ordeal:
        await ordeal.gather(tables=2, people=2)
        for _ in range(2):
            await ordeal.play(3)
            ballast = small_disk / "ballast"
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 1024)
            await ordeal.hear("not-stored")
            ballast.unlink()
        await ordeal.play(3)
        await ordeal.check()
    server.stop()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_the_log_explains_what_clients_saw_though_servers_froze_and_clocks_were_set(
    store: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    cluster = request.getfixturevalue("cluster") if store == "postgres" else None
    database = cluster.database() if cluster else str(tmp_path / "byczo.db")
    names = ("one", "other") if cluster else ("one",)
    servers = [JumpyServer(tmp_path / name, database=database) for name in names]
    try:
        async with Ordeal(servers, database) as ordeal:
            await ordeal.gather(tables=2, people=2)
            faults = Faults(ordeal, Random(1), cluster=cluster, disk=None)
            for kind in ("freeze", "set clock", "partition" if cluster else "kill", "set clock"):
                await ordeal.play(2)
                await faults.happen(kind)
                await ordeal.check()
            await ordeal.play(2)
        await ordeal.check()
    finally:
        for server in servers:
            server.stop()
    assert sum(told.noted for told in ordeal.told) > 100

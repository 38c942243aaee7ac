"""What can happen to servers while people play: each fault is done to them from outside."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import asyncpg

from tests.postgres import Cluster
from tests.server.persistent_players import Ordeal
from tests.server.running import ServerProcess

HOURS = 3_600_000
PROGRAM = Path(__file__).with_name("set_clock.py")
FAST = {
    "messages": 1e6,
    "messages_at_once": 1_000_000,
    "requests": 1000,
    "requests_at_once": 100_000,
}


class JumpyServer(ServerProcess):
    """A server whose clock can be set."""

    def __init__(self, folder: Path, **settings: object) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.offset = folder / "offset"
        self.program = (str(PROGRAM), str(self.offset))
        super().__init__(folder, **{**FAST, **settings})

    def set_clock(self, milliseconds: int) -> None:
        """From now on it is so much later; or earlier."""
        whole = self.offset.with_suffix(".new")
        whole.write_text(str(milliseconds))
        whole.replace(self.offset)


class Faults:
    """The faults that there can be on this machine with this store."""

    def __init__(
        self, ordeal: Ordeal, rng: Random, *, cluster: Cluster | None = None, disk: Path | None
    ) -> None:
        """``disk`` is a small one that can be filled."""
        self.ordeal, self.rng, self.cluster, self.disk = ordeal, rng, cluster, disk
        self.kinds: dict[str, Callable[[JumpyServer], Awaitable[None]]] = {
            "kill": ordeal.kill,
            "freeze": self.freeze,
            "set clock": self.set_clock,
        }
        if cluster is not None:
            self.kinds |= {"partition": self.partition, "crash of the database": self.crash}
        if disk is not None:
            self.kinds["full disk"] = self.fill_disk

    async def happen(self, kind: str) -> None:
        """To one of the servers."""
        server = self.rng.choice(self.ordeal.servers)
        assert isinstance(server, JumpyServer)
        await self.kinds[kind](server)

    async def freeze(self, server: JumpyServer) -> None:
        """It does nothing at all for a while: sometimes for longer than its leases last."""
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.choice((0.1, 0.5, 5.0)))
        server.process.send_signal(signal.SIGCONT)

    async def set_clock(self, server: JumpyServer) -> None:
        """Hours forward or back."""
        server.set_clock(self.rng.randrange(-2 * HOURS, 2 * HOURS))

    async def partition(self, server: JumpyServer) -> None:
        """No server reaches the database: its connections end, and new ones are refused."""
        assert self.cluster is not None
        name = urlsplit(self.ordeal.database).path[1:]
        db = await asyncpg.connect(self.cluster.url)
        await db.execute(f"alter database {name} allow_connections false")
        await db.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name
        )
        await asyncio.sleep(self.rng.choice((0.2, 1.0, 4.0)))
        await db.execute(f"alter database {name} allow_connections true")
        await db.close()

    async def crash(self, server: JumpyServer) -> None:
        """The database itself is killed and comes again."""
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.stop, "immediate")
        await asyncio.to_thread(self.cluster.start)

    async def fill_disk(self, server: JumpyServer) -> None:
        """There is no room for a while."""
        assert self.disk is not None
        ballast = self.disk / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 1024)
        await asyncio.sleep(self.rng.choice((0.2, 1.0)))
        ballast.unlink()

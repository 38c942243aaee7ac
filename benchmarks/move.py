"""What a move costs inside the server process: from the bytes of a frame to the bytes of answers.

    python -m benchmarks.move                 microseconds of CPU time, median of several runs
    python -m benchmarks.move --profile       and the functions in which they are spent

Hub, tables and messages are the real ones; sockets only count and the store keeps nothing, so
that neither the kernel nor the disk is in the figure. ``benchmarks/server.py`` measures all of it.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import statistics
import time
from typing import Any

import msgspec

from byczo.messages import client_messages as commands
from byczo.server.connections import Connection
from byczo.server.hub import Hub
from byczo.server.rate_limits import Bucket
from byczo.server.settings import Settings
from byczo.server.uvicorn_server import GARBAGE
from byczo.store.interface import Append, Listener

ROUNDS = {"six-nimmt": {"rounds": 100}}


class NoStore:
    """Everything is stored as soon as somebody asks for the results."""

    def __init__(self) -> None:
        self.waiting: list[Append] = []

    async def open(self, listener: Listener) -> None:
        """See :class:`byczo.store.interface.Store`."""
        self.listener = listener

    async def close(self) -> None:
        """See :class:`byczo.store.interface.Store`."""

    def append(self, append: Append) -> None:
        """See :class:`byczo.store.interface.Store`."""
        self.waiting.append(append)

    def commit(self) -> None:
        """All that waits is stored."""
        waiting, self.waiting = self.waiting, []
        if waiting:
            self.listener.stored([(append, None) for append in waiting])

    async def save_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        """See :class:`byczo.store.interface.Store`."""

    def has_lease(self, table: str) -> bool:
        """See :class:`byczo.store.interface.Store`."""
        return True

    def announce(self, table: str, people: object) -> None:
        """See :class:`byczo.store.interface.Store`."""


class Ear:
    """The socket of a player: remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send_text(self, text: bytes) -> None:
        """A frame of the server."""
        self.heard.append(text)

    def close_with(self, code: int, reason: str = "") -> None:
        """Nobody closes it."""


class Tables:
    """Tables full of people who move whenever they may."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.store = NoStore()
        self.hub = Hub(self.store, Settings())  # type: ignore[arg-type]
        self.seats: list[Connection] = []
        self.asked = 0

    async def gather(self) -> None:
        """Everybody sits down, and all games begin."""
        await self.hub.open()
        options = ROUNDS.get(self.args.game, {})
        for number in range(self.args.tables):
            wish = commands.SetUp(id="open", options=options)
            opening = self.hub.registry.open_table(f"p{number}-0", self.args.game, wish)
            task = asyncio.ensure_future(opening)
            await asyncio.sleep(0)
            self.store.commit()
            table = await task
            people = [
                Connection(Ear(), f"p{number}-{seat}", "", "en", Bucket(1e9, 10**9, 0))
                for seat in range(self.args.seats)
            ]
            for seat, person in enumerate(people):
                self.ask(person, commands.Hello(table=table))
                self.ask(person, commands.Sit(id="sit", name=f"Guest {seat}"))
            self.ask(people[0], commands.Start(id="start"))
            self.seats += people
        self.store.commit()

    def ask(self, person: Connection, message: msgspec.Struct) -> None:
        """Say something to the server, and let it be stored."""
        self.hub.heard(person, [msgspec.json.encode(message)])
        self.store.commit()

    def moves(self) -> list[tuple[Connection, bytes]]:
        """What everybody who has something to decide says now."""
        said = []
        for person in self.seats:
            ear: Any = person.socket
            views = [
                message
                for frame in ear.heard
                for message in msgspec.json.decode(frame)
                if message["t"] == "view"
            ]
            ear.heard.clear()
            if views and views[-1]["view"]["choices"]:
                self.asked += 1
                act = commands.Act(
                    id=f"a{self.asked}",
                    do=random.choice(views[-1]["view"]["choices"])["do"],
                    moment=views[-1]["moment"],
                )
                said.append((person, msgspec.json.encode(act)))
        return said

    def run(self, moves: int) -> float:
        """Microseconds of CPU time for a move."""
        done, spent = 0, 0.0
        while done < moves:
            said = self.moves()
            began = time.process_time()
            for person, move in said:
                self.hub.heard(person, [move])
            self.store.commit()
            self.hub.outbox._beat()
            self.hub.outbox._beat()
            spent += time.process_time() - began
            done += len(said)
            assert said, "nobody moves any more"
        return 1e6 * spent / done


async def measure(args: argparse.Namespace) -> None:
    """Play, and print."""
    random.seed(1)
    gc.set_threshold(*GARBAGE)
    tables = Tables(args)
    await tables.gather()
    tables.run(args.moves // 4)
    found = [tables.run(args.moves) for _ in range(args.runs)]
    print(
        f"{args.game}: {statistics.median(found):.1f} µs for a move "
        f"({min(found):.1f} to {max(found):.1f}; {args.runs} runs of {args.moves} moves)"
    )
    if args.profile:
        profile = cProfile.Profile()
        profile.runcall(tables.run, args.moves)
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="six-nimmt")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--profile", action="store_true")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()

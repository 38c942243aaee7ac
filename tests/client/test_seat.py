"""Programs at a live server: the example bot, and a seat that loses its connection."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from pathlib import Path
from typing import Any

import pytest

from byczo.cli.main import main
from byczo.client import Decision, Refusal, connect, open_table
from byczo.messages import client_messages as commands
from tests.server.running import ServerProcess, first_choice, gather

EXAMPLE = Path(__file__).parents[2] / "examples" / "careful_bot.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40


async def test_the_example_plays(server: ServerProcess) -> None:
    table, (host,) = await gather(server, 1, ["greedy"], game="six-nimmt", options={"rounds": 1})
    token = secrets.token_urlsafe(16)
    await host.do("invite", name="Careful", token=token)
    await host.do("start")
    command = [sys.executable, str(EXAMPLE), server.address, table, token]
    bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    await host.play(first_choice)
    printed, _ = await asyncio.wait_for(bot.communicate(), 20)
    assert bot.returncode == 0
    places = host.last["table"]["places"]
    seat = next(n for n, place in enumerate(places) if place["name"] == "Careful")
    assert places[seat]["by"] == "program"
    assert printed.decode().strip() == f"seat {seat}: {host.last['table']['result']}"


async def test_what_is_refused_is_raised(shared_server: ServerProcess) -> None:
    table, (host,) = await gather(
        shared_server, 1, ["greedy"], game="six-nimmt", options={"rounds": 1}
    )
    token = secrets.token_urlsafe(16)
    await host.do("invite", name="Wrong", token=token)
    await host.do("start")
    async with connect(shared_server.address, table, token) as seat:
        decision = await first_decision(seat)
        with pytest.raises(Refusal) as refusal:
            await decision.act("play 999")
        assert refusal.value.code == "illegal-action"
        again = await first_decision(seat)
        assert again.moment == decision.moment
        with pytest.raises(Refusal) as refusal:
            await seat.command(commands.Start(id="start"))
        assert refusal.value.code == "not-gathering"
    with pytest.raises(Refusal) as refusal:
        async with connect(shared_server.address, table, secrets.token_urlsafe(16)):
            pass
    assert refusal.value.code == "bad-token"


async def first_decision(seat: Any) -> Decision:
    async for decision in seat.decisions():
        assert isinstance(decision, Decision)
        return decision
    raise AssertionError("the game has ended")


async def test_a_table_of_programs_only(shared_server: ServerProcess) -> None:
    """As docs/bots.md tells it: the host watches, two bots play."""
    address = shared_server.address
    table, guest = await open_table(address, "six-nimmt", options={"rounds": 1})
    tokens = [secrets.token_urlsafe(16) for _ in range(2)]
    async with connect(address, table, guest=guest) as host:
        for number, token in enumerate(tokens):
            await host.command(commands.Invite(id=f"i{number}", name=f"Bot {number}", token=token))
        await host.command(commands.Start(id="start"))
        results = await asyncio.gather(*(played(address, table, token) for token in tokens))
        assert results[0] == results[1] is not None
        assert [place["by"] for place in host.table["places"]] == ["program", "program"]
    with pytest.raises(Refusal) as refusal:
        await open_table(address, "seven-nimmt")
    assert refusal.value.code == "unknown"


async def played(address: str, table: str, token: str) -> Any:
    async with connect(address, table, token) as seat:
        async for decision in seat.decisions():
            await decision.act(decision.choices[-1]["do"])
        return seat.result


async def test_a_seat_checks_the_record_against_its_own_notes(
    shared_server: ServerProcess, tmp_path: Path
) -> None:
    table, guest = await open_table(
        shared_server.address, "six-nimmt", name="Ania", options={"rounds": 1}
    )
    async with connect(shared_server.address, table, guest=guest) as seat:
        await seat.command(commands.AddBot(id="bot", bot="random"))
        await seat.seal()
        await seat.command(commands.Start(id="start"))
        async for decision in seat.decisions():
            await decision.act(decision.choices[0]["do"])
        notes = seat.notes
    assert notes is not None
    record = shared_server.request(f"/api/tables/{table}/games/1")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    seals = [f"--seal={seal}" for seal in notes.seals]
    own = [f"--commitment={notes.commitment}", f"--salt={notes.salt}", *seals]
    assert main(["verify", str(file), *own]) == 0
    for wrong in ("--commitment=" + "0" * 64, "--salt=mine", "--seal=" + "0" * 64):
        assert main(["verify", str(file), *own, wrong]) == 1

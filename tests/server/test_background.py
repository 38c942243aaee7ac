"""Work beside answering: it is done, it ends with the server, and its failures are told."""

from __future__ import annotations

import asyncio

import pytest

from byczo.server.background import Background


async def test_work_is_done() -> None:
    background, done = Background(), asyncio.Event()

    async def work() -> None:
        done.set()

    background.run(work())
    await asyncio.wait_for(done.wait(), 1)
    await asyncio.sleep(0)
    assert background.tasks == set()


async def test_what_goes_wrong_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()

    async def fail() -> None:
        raise RuntimeError("a bug")

    background.run(fail())
    await asyncio.sleep(0.01)
    assert "a bug" in caplog.text


async def test_what_is_not_done_ends_with_the_server() -> None:
    background, ended = Background(), []

    async def endless() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    background.run(endless())
    await asyncio.sleep(0)
    await background.close()
    assert ended == [True]

"""What is said to sockets: at once, or in one frame with other news."""

from __future__ import annotations

import asyncio

import pytest

from byczo.messages.server_messages import Pong
from byczo.server.connections import Connection
from byczo.server.counts import Counts
from byczo.server.outbox import BEAT, Outbox, Urgency
from tests.server.store_and_sockets import Ear

pytestmark = pytest.mark.virtual_time


class Frames(Ear):
    """Counts frames, too."""

    frames = 0

    def send_text(self, text: bytes) -> None:
        self.frames += 1
        super().send_text(text)


def part(ear: Ear, number: int, urgency: Urgency) -> tuple[list[Connection], bytes, Urgency]:
    return [ear.connection], b'{"t":"pong","sent":%d}' % number, urgency


async def test_urgent_news_take_everything_else_with_them_in_one_frame() -> None:
    outbox, ear = Outbox(Counts()), Frames("p0")
    outbox.send([part(ear, 1, Urgency.SOON), part(ear, 2, Urgency.SOON)])
    outbox.flush()
    assert ear.heard == []
    outbox.send([part(ear, 3, Urgency.NOW)])
    outbox.flush()
    assert [message["sent"] for message in ear.heard] == [1, 2, 3]
    assert ear.frames == outbox.counts.frames == 1


async def test_what_can_wait_is_said_within_two_beats() -> None:
    outbox, ear = Outbox(Counts()), Frames("p0")
    outbox.send([part(ear, 1, Urgency.SOON)])
    outbox.flush()
    await asyncio.sleep(BEAT * 0.9)
    assert ear.heard == []
    await asyncio.sleep(BEAT * 1.2)
    assert len(ear.heard) == 1


@pytest.mark.parametrize("busy", [False, True])
async def test_a_busy_server_lets_news_wait(busy: bool) -> None:
    outbox, ear = Outbox(Counts()), Frames("p0")
    outbox.at_once = Urgency.NOW if busy else Urgency.NEXT
    outbox.answer(ear.connection, Pong(sent=1, now=2), Urgency.NEXT)
    outbox.flush()
    assert bool(ear.heard) is not busy
    await asyncio.sleep(3 * BEAT)
    assert len(ear.heard) == 1


class Slow:
    """A table that can be shown only the second time."""

    id = "slow"

    def __init__(self) -> None:
        self.asked = 0

    def refresh(self) -> bool:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("a bug")
        return self.asked < 3


async def test_tables_are_refreshed_until_nobody_waits_and_one_fault_stops_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    outbox, slow, other = Outbox(Counts()), Slow(), Slow()
    other.asked = 1
    outbox.refresh(slow, wanted=True)
    outbox.refresh(other, wanted=True)
    outbox.flush()
    await asyncio.sleep(10 * BEAT)
    assert (slow.asked, other.asked) == (1, 3)
    assert "slow" in caplog.text
    outbox.refresh(other, wanted=True)
    outbox.refresh(other, wanted=False)
    outbox.flush()
    await asyncio.sleep(10 * BEAT)
    assert other.asked == 3

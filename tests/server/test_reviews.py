"""Finished games are judged by the coach, on request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.core.errors import BadRecord
from byczo.core.game_record import GameRecord, read_records
from byczo.messages.http_messages import Reviewed
from byczo.messages.review import Review
from byczo.play.review import FEWEST_PLAYOUTS
from byczo.server import reviews as reviewing
from byczo.server.background import Background
from byczo.server.bot_pool import BotPool
from byczo.server.errors import Busy
from byczo.server.reviews import KEPT, MOST_EACH, MOST_WAITING, Reviews
from byczo.table.errors import TooFast
from tests.server.refusals import refusal
from tests.server.running import PATIENCE, ServerProcess, first_choice, gather

RECORDS = Path(__file__).parents[1] / "records"
SHORT = {"six-nimmt": {"rounds": 1}, "x-nimmt": {"rounds": 1}, "david-goliath": {"rounds": 1}}


async def reviewed(server: ServerProcess, path: str) -> list[dict[str, Any]]:
    """All answers until there is a review."""
    answers = [server.request(path)]
    while answers[-1]["review"] is None:
        await asyncio.sleep(0.05)
        answers.append(server.request(path))
    return answers


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may be asked as often as one likes."""
    server = ServerProcess(tmp_path_factory.mktemp("quick"), requests=1000, requests_at_once=1000)
    yield server
    server.stop()
    assert server.complaints == ""


@pytest.mark.parametrize("game", ["six-nimmt", "x-nimmt", "david-goliath", "twenty-one"])
async def test_a_finished_game_is_reviewed(quick: ServerProcess, game: str) -> None:
    bots = ["random", "random"]
    table, (ania,) = await gather(quick, 1, bots, game=game, options=SHORT.get(game, {}))
    path = f"/api/tables/{table}/games/1/review"
    assert refusal(quick, path) == (400, "not-over")
    await ania.do("start")
    assert refusal(quick, path) == (400, "not-over")
    await ania.play(first_choice)
    async with asyncio.timeout(PATIENCE * 3):
        answers = await reviewed(quick, path)
    done = [answer["done"] for answer in answers]
    assert done == sorted(done)
    review = msgspec.convert(answers[-1]["review"], Review)
    assert answers[-1]["done"] == answers[-1]["total"] == len(review.moves)
    assert [player.seat for player in review.players] == [0, 1, 2]
    assert len(review.turning_points) == 3
    assert quick.request(path) == answers[-1]  # at once, for whoever asks again
    steps = quick.request(f"/api/tables/{table}/games/1/seats/0")["steps"]
    log = quick.request(f"/api/tables/{table}/games/1")["log"]
    assert steps[-1]["entry"] == len(log)
    for move in review.moves:
        assert log[move.entry - 1]["do"] == move.do
        before = [step for step in steps if step["entry"] < move.entry][-1]
        assert move.seat in before["view"]["waiting"]
    assert refusal(quick, f"/api/tables/{table}/games/2/review") == (404, "no-such-table")


@pytest.mark.parametrize("path", ["nowhere/games/1", "nowhere/games/0", "nowhere/games/x"])
def test_what_does_not_exist_is_not_reviewed(shared_server: ServerProcess, path: str) -> None:
    assert refusal(shared_server, f"/api/tables/{path}/review") == (404, "no-such-table")


@pytest.fixture
def record() -> GameRecord:
    return next(iter(read_records(RECORDS / "x-nimmt" / "base-2.json")))


@pytest.fixture
def bots() -> Iterator[BotPool]:
    running = BotPool(1)
    yield running
    running.close()


async def finish(background: Background) -> None:
    """Let all work be done that was put off."""
    while background.tasks:
        await asyncio.gather(*background.tasks)


def shown(answer: msgspec.Raw | None) -> Reviewed:
    assert answer is not None
    return msgspec.json.decode(answer, type=Reviewed)


async def test_nobody_takes_all_of_the_coach_s_time(
    record: GameRecord, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "playouts_each", lambda decisions: FEWEST_PLAYOUTS)
    background = Background()
    reviews = Reviews(bots, background)
    reviews.begin(("t", "0"), record, "ania", "home")
    with pytest.raises(TooFast, match="one review at a time"):
        reviews.begin(("t", "1"), record, "ania", "elsewhere")
    for number in range(1, MOST_EACH):
        reviews.begin(("t", str(number)), record, f"guest {number}", "home")
    with pytest.raises(Busy, match="at your address"):
        reviews.begin(("t", "more"), record, "another", "home")
    reviews.begin(("t", "more"), record, "another", "elsewhere")
    await finish(background)


async def test_games_wait_in_turn_and_the_queue_is_bounded(
    record: GameRecord, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "playouts_each", lambda decisions: FEWEST_PLAYOUTS)
    background = Background()
    reviews = Reviews(bots, background)
    for number in range(MOST_WAITING):
        answer = shown(
            reviews.begin(("t", str(number)), record, f"guest {number}", f"address {number}")
        )
        assert (answer.before, answer.done, answer.review) == (number, 0, None)
    with pytest.raises(Busy, match="ask again"):
        reviews.begin(("t", "more"), record, "another", "elsewhere")
    await finish(background)
    assert not reviews.waiting
    assert all(shown(reviews.of(("t", str(n)))).review for n in range(MOST_WAITING))
    assert reviews.of(("t", "more")) is None


async def test_reviews_that_nobody_asks_for_are_forgotten(
    record: GameRecord, bots: BotPool
) -> None:
    reviews = Reviews(bots, Background())
    finished = Reviewed(before=0, done=0, total=0, review=None)
    for number in range(KEPT):
        reviews._keep(("t", str(number)), finished)
    assert reviews.of(("t", "0")) is not None  # asked for: stays
    reviews._keep(("t", "more"), finished)
    assert reviews.of(("t", "0")) is not None
    assert reviews.of(("t", "1")) is None


async def test_a_record_that_cannot_be_judged_is_told_once(
    record: GameRecord, bots: BotPool
) -> None:
    background = Background()
    reviews = Reviews(bots, background)
    broken = msgspec.structs.replace(record, log=record.log[1:])
    reviews.begin(("t", "1"), broken, "a", "b")
    await finish(background)
    with pytest.raises(BadRecord):
        reviews.of(("t", "1"))
    assert reviews.of(("t", "1")) is None

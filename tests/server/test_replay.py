"""Finished games, shown again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.core.game_record import read_records
from byczo.server.replay import replay_of
from byczo.table.errors import NoSuchSeat

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))


def shown(replay: Any) -> list[dict[str, Any]]:
    """The steps as a client gets them."""
    steps: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(replay.steps))
    return steps


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_is_shown_from_the_first_deal_to_the_result(file: Path) -> None:
    record = next(iter(read_records(file)))
    replay = replay_of(record, 0)
    steps = shown(replay)
    events = [event for step in steps for event in step["events"]]
    assert steps[0]["view"]["waiting"]
    assert steps[-1]["view"]["phase"] == "done"
    assert events[-1]["event"] == "game-ended"
    assert replay.scores == [entry["score"] for entry in record.log if "score" in entry]
    assert all(step["view"]["seat"] == 0 for step in steps)


def test_a_step_shows_something_new() -> None:
    record = next(iter(read_records(RECORDS[0])))
    for step in shown(replay_of(record, 1)):
        assert {event["event"] for event in step["events"]} != {"ready"}
        assert step["view"]["phase"] not in {"deal", "roll"}


def test_only_seats_of_the_game_saw_it() -> None:
    record = next(iter(read_records(RECORDS[0])))
    with pytest.raises(NoSuchSeat, match="seats 0 to"):
        replay_of(record, len(record.seats))

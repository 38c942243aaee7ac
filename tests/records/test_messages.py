"""Messages stay what they were: every view and every event of golden records and random games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from byczo.core.game import Game
from tests.records.fingerprints import GAMES_PER_RULE_SET, of_random_games, of_record
from tests.support import RULE_SETS

HERE = Path(__file__).parent
RECORDS: dict[str, str] = json.loads((HERE / "messages.json").read_text(encoding="utf-8"))
RANDOM: dict[str, str] = json.loads((HERE / "random.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RECORDS)
def test_messages_of_golden_records(name: str) -> None:
    assert list(of_record(HERE / f"{name}.json", compiled=True)) == RECORDS[name].split()


@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS, ids=lambda part: getattr(part, "id", ""))
def test_messages_of_random_games(game: Game, rule_set: str) -> None:
    expected = RANDOM[f"{game.id}/{rule_set}"].split()
    assert len(expected) == GAMES_PER_RULE_SET
    assert list(of_random_games(game, rule_set, compiled=True)) == expected


def test_every_golden_record_has_fingerprints() -> None:
    files = {f"{file.parent.name}/{file.stem}" for file in HERE.glob("*/*.json")}
    assert files == set(RECORDS)
    assert {f"{game.id}/{rule_set}" for game, rule_set in RULE_SETS} == set(RANDOM)

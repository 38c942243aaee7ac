"""Golden records: games written down once replay for all time, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from byczo.core.game_record import read_records, to_page
from byczo.core.match import Match
from byczo.core.verification import verify
from byczo.games import GAMES, game_of

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays(file: Path, *, compiled: bool) -> None:
    (record,) = read_records(file)
    match = Match.load(game_of(record.game), record, compiled=compiled)
    assert match.result == record.result is not None
    assert to_page(match.record()) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_is_fair(file: Path) -> None:
    (record,) = read_records(file)
    assert verify(game_of(record.game), record) > 0


def test_every_rule_set_has_three() -> None:
    for game in GAMES.values():
        for rule_set in game.rule_sets:
            assert len(list((HERE / game.id).glob(f"{rule_set}-*.json"))) >= 3, (game.id, rule_set)

"""Fingerprints of messages: what every seat and a spectator saw, and what everybody was told.

``messages.json`` holds one fingerprint per step of each golden record, ``random.json`` one per
random game. They were taken once from a version that made each message by hand; whoever changes a
message on purpose writes them anew with ``python tests/records/fingerprints.py``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.game import Game
from byczo.core.game_record import read_records
from byczo.core.match import Match
from byczo.games import game_of
from tests.support import RULE_SETS, short, tables_of

HERE = Path(__file__).parent
GAMES_PER_RULE_SET = 200


def fingerprint(*texts: bytes) -> str:
    """A short hash of these bytes."""
    return hashlib.sha256(b"\n".join(texts)).hexdigest()[:8]


def seen(match: Match) -> list[bytes]:
    """The views of all seats and of a spectator."""
    return [match.view_json(seat) for seat in (*match.everybody, None)]


def of_record(file: Path, *, compiled: bool) -> Iterator[str]:
    """A fingerprint of each step of a golden record: its events, then all views."""
    (record,) = read_records(file)
    match = Match(game_of(record.game), record.options, compiled=compiled)
    yield fingerprint(*seen(match))
    for _, events in match.replay(record):
        yield fingerprint(msgspec.json.encode(events), *seen(match))


def of_random_games(game: Game, rule_set: str, *, compiled: bool) -> Iterator[str]:
    """A fingerprint of each random game; all numbers of players get their turn."""
    tables = [short(*table) for table in tables_of(game, rule_set)]
    for number in range(GAMES_PER_RULE_SET):
        name = f"messages {rule_set} {number}"
        options, stream = tables[number % len(tables)], stream_of(name)
        match = Match(game, options, chance=Seeded(name), compiled=compiled)
        texts = seen(match)
        while not match.over:
            seat = match.waiting[draw(stream, len(match.waiting))]
            actions = match.actions(seat)
            texts.append(match.act_json(seat, actions[draw(stream, len(actions))]))
            texts += seen(match)
        yield fingerprint(*texts)


def main() -> None:
    """Write both files anew."""
    records: Any = {
        f"{file.parent.name}/{file.stem}": " ".join(of_record(file, compiled=True))
        for file in sorted(HERE.glob("*/*.json"))
    }
    games: Any = {
        f"{game.id}/{rule_set}": " ".join(of_random_games(game, rule_set, compiled=True))
        for game, rule_set in RULE_SETS
    }
    for name, content in (("messages", records), ("random", games)):
        (HERE / f"{name}.json").write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

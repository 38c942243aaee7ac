"""``byczo daily``: the same deal as everywhere, through a pipe."""

from __future__ import annotations

import json
from pathlib import Path

from byczo.core.game_record import read_records
from tests.cli.command import answers, byczo

DAY = ("--date", "2026-11-17")


def test_a_deal_is_played_to_its_line_of_text(tmp_path: Path) -> None:
    record = tmp_path / "daily.jsonl"
    typed = "".join(f"{answer}\n" for answer in answers("six-nimmt") * 40)
    said = byczo("daily", "six-nimmt", *DAY, "--lang", "en", "--record", str(record), typed=typed)
    assert said.returncode == 0, said.stderr
    [game] = read_records(record)
    assert game.result is not None
    points = game.result.totals[0]
    place = 1 + sum(total < points for total in game.result.totals)
    heads = "head" if points == 1 else "heads"
    line = f"Byczo 6 nimmt! 2026-11-17: {points} {heads}, place {place} of 4 🐂"
    assert said.stdout.splitlines()[-1] == line
    assert "fair" in byczo("verify", str(record)).stdout


def test_a_deal_is_shown() -> None:
    shown = byczo("daily", "six-nimmt", *DAY, "--show", "--lang", "en").stdout
    assert "byczo daily 1|2026-11-17|six-nimmt" in shown
    assert "87" in shown
    told = json.loads(byczo("daily", "six-nimmt", *DAY, "--json").stdout)
    assert told["log"][0]["deal"]["rows"] == [87, 46, 84, 99]


def test_what_is_wrong_is_said_in_words() -> None:
    assert "write it as 2026-11-17" in byczo("daily", "six-nimmt", "--date", "today").stderr
    assert "name the game" in byczo("daily", "--json").stderr
    assert "See you soon" in byczo("daily", "--lang", "en", typed="q\n").stdout

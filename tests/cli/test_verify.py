"""``byczo verify`` finds games that are not fair."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import answers, byczo


def test_an_unfair_game_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "".join(answer + "\n" for answer in answers("six-nimmt") * 40)
    byczo("play", "six-nimmt", "--option", "rounds=1", "--record", str(file), typed=typed)
    record = json.loads(file.read_text())
    record["fairness"]["salts"] = ["mine"]
    file.write_text(json.dumps(record))
    said = byczo("verify", str(file))
    assert said.returncode == 1
    assert "NOT FAIR" in said.stderr
    assert json.loads(byczo("verify", str(file), "--json").stdout)[0]["fair"] is False

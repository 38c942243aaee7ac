"""``byczo replay`` names what is damaged."""

from __future__ import annotations

from pathlib import Path

from tests.cli.command import byczo


def test_a_damaged_record_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    byczo("simulate", "six-nimmt", "--games", "2", "--records", str(file))
    lines = file.read_text().splitlines()
    file.write_text(lines[0] + "\n" + lines[1].replace('"do":"play', '"do":"plough', 1) + "\n")
    said = byczo("replay", str(file), "--json")
    assert said.returncode == 2
    assert "log entry 2" in said.stderr
    assert len(said.stderr.splitlines()) == 1
    assert byczo("replay", str(file), "--game", "3").returncode == 2

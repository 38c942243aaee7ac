"""No terminal obeys the text of others."""

from __future__ import annotations

import json
from pathlib import Path

from byczo.cli.printable import printable
from tests.cli.command import RECORDS, byczo


def test_terminal_commands_in_names_are_not_obeyed(tmp_path: Path) -> None:
    """Escape sequences in a record of somebody else do not reach the terminal."""
    record = json.loads((RECORDS / "x-nimmt" / "base-2.json").read_text())
    record["seats"][0]["name"] = "\x1b]0;owned\x07\x9b31mAnia\u202e"
    file = tmp_path / "evil.json"
    file.write_text(json.dumps(record))
    for command in ("replay", "review"):
        more = ["--playouts", "100", "--seat", "1"] if command == "review" else []
        said = byczo(command, str(file), *more)
        assert said.returncode == 0, said.stderr
        assert "Ania" in said.stdout
        assert not set("\x1b\x07\x9b\u202e") & set(said.stdout)
    record["log"][1]["do"] = "play \x1b[2J\x9b2J"
    file.write_text(json.dumps(record))
    said = byczo("replay", str(file))
    assert said.returncode == 2
    assert not set("\x1b\x9b") & set(said.stderr)


def test_letters_of_all_languages_are_left_as_they_are() -> None:
    assert printable("Zażółć, gęślą – ¿qué? 牛") == "Zażółć, gęślą – ¿qué? 牛"
    assert printable("a\x1b[2Jb\u202ec") == "a\ufffd[2Jb\ufffdc"

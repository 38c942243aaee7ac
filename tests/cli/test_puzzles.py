"""``byczo puzzles``: a file of puzzles, and a search that goes on."""

from __future__ import annotations

from pathlib import Path

from byczo import __version__
from byczo.core.puzzle import read_puzzles
from tests.cli.command import byczo

SEED = "8"  # finds two puzzles early


def test_a_search_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    said = byczo("puzzles", "x-nimmt", str(whole), "--count", "2", "--seed", SEED, "--workers", "2")
    assert said.returncode == 0, said.stderr
    assert "2 puzzles of X nimmt!" in said.stdout
    assert not whole.with_name("whole.json.part").exists()
    first, second = read_puzzles(whole).puzzles
    notes = [f'["puzzles","x-nimmt","{SEED}","{__version__}"]']
    notes += [f'{{"number":{number},"puzzle":null}}' for number in range(second.number)]
    half.with_name("half.json.part").write_text("\n".join(notes) + '\n{"number":99')
    said = byczo("puzzles", "x-nimmt", str(half), "--count", "1", "--seed", SEED, "--workers", "1")
    assert said.returncode == 0, said.stderr
    assert read_puzzles(half).puzzles == [second]
    assert first.number < second.number


def test_what_is_wrong_is_said_in_words(tmp_path: Path) -> None:
    file = str(tmp_path / "puzzles.json")
    assert "does not say where to look" in byczo("puzzles", "twenty-one", file).stderr
    assert "at least 1" in byczo("puzzles", "x-nimmt", file, "--count", "0").stderr
    (tmp_path / "puzzles.json.part").write_text('["six-nimmt","1"]\n{"number":0,"puzzle":null}\n')
    assert "of other work" in byczo("puzzles", "x-nimmt", file).stderr

"""``byczo play``: a whole game through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from byczo.games import GAMES
from byczo.locales import LANGUAGES
from tests.cli.command import answers, byczo
from tests.nights import pairs_with_nights


@pytest.mark.parametrize(("game", "language"), pairs_with_nights(GAMES, LANGUAGES))
def test_a_whole_game_through_a_pipe(game: str, language: str, tmp_path: Path) -> None:
    """Answers come from the listed choices; the record of the game is right and fair."""
    record = tmp_path / "game.jsonl"
    rounds = {"twenty-one": []}.get(game, ["--option", "rounds=1"])
    typed = "?\n" + "".join(answer + "\n" for answer in answers(game) * 400)
    words = ["play", game, "--lang", language, *rounds, "--record", str(record)]
    said = byczo(*words, typed=typed)
    assert said.returncode == 0, said.stderr
    assert record.exists(), said.stdout[-2000:]
    assert max(len(line.rstrip()) for line in said.stdout.splitlines()) <= 80
    assert byczo("replay", str(record)).returncode == 0
    assert "fair" in byczo("verify", str(record)).stdout


def test_leaving_the_table() -> None:
    assert "See you soon" in byczo("play", typed="9\n1\nq\n").stdout
    assert "See you soon" in byczo("play", "six-nimmt", typed="").stdout

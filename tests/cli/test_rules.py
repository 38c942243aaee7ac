"""``byczo rules`` tells the rules of the table that is asked for."""

from __future__ import annotations

import pytest

from byczo.games import GAMES
from byczo.locales import LANGUAGES
from tests.cli.command import byczo
from tests.nights import pairs_with_nights


@pytest.mark.parametrize(("game", "language"), pairs_with_nights(GAMES, LANGUAGES))
def test_rules_are_complete_and_fit_80_columns(game: str, language: str) -> None:
    said = byczo("rules", game, "--lang", language)
    assert said.returncode == 0, said.stderr
    lines = said.stdout.splitlines()
    assert len(lines) > 40
    assert max(len(line.rstrip()) for line in lines) <= 80


def test_rules_speak_of_the_table_that_is_asked_for() -> None:
    rules = byczo("rules", "six-nimmt", "--lang", "pl", "--option", "target=22").stdout
    assert "22 byki" in " ".join(rules.split())

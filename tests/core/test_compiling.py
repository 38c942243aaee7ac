from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

from byczo.core.compiling import NotCompiled, compile_games
from byczo.games import GAMES


def test_games_are_compiled_in_child_processes() -> None:
    games = list(GAMES.values())
    assert {game.id for game, _ in compile_games(games)} == set(GAMES)


def test_a_child_that_fails_is_told() -> None:
    lost = ModuleType("byczo.games.nowhere.rules")
    lost.__package__ = "byczo.games.nowhere"
    game = replace(GAMES["six-nimmt"], rules=lost)
    with pytest.raises(NotCompiled, match=r"could not be compiled: .*byczo\.games\.nowhere"):
        list(compile_games([game]))

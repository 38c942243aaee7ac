from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from byczo.core import match_kernels as authority
from byczo.core.chance import Seeded
from byczo.core.compiling import NotCompiled, compile_games, compile_here
from byczo.core.game import Game
from byczo.core.match import Match
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


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_machine_code_of_a_game_is_called_as_matches_call_it(game: Game) -> None:
    """One signature each: a second would mean to compile anew in the middle of a game."""
    compile_here(game)
    for name in ("limits", "unfold", "deal", "choices", "choice", "act", "observe", "imagine"):
        function = getattr(game.compiled, name)
        assert len(function.signatures) == 1, name


KERNELS = (
    authority.list_actions,
    authority.do_action,
    authority.observe_table,
    authority.list_limits,
    authority.unfold_draws,
    authority.deal_outcome,
)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_is_compiled_in_the_middle_of_a_game(game: Game) -> None:
    compile_here(game)
    kernels: list[Any] = [game.compiled.fit(kernel) for kernel in KERNELS]
    assert [len(kernel.signatures) for kernel in kernels] == [1] * len(kernels)
    match = Match(game, {"players": 3}, chance=Seeded(1), compiled=True)
    while not match.over:
        seat = match.waiting[-1]
        match.view(None)
        match.view(seat)
        match.act(seat, match.legal(seat)[0])
    assert [len(kernel.signatures) for kernel in kernels] == [1] * len(kernels)

"""A game declares itself, and says what it lacks."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

from byczo.core.contract import MOST_DRAWS
from byczo.core.game import Game
from byczo.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_missing_functions_are_listed_all_at_once(game: Game) -> None:
    rules = ModuleType("rules")
    rules.act = game.rules.act  # type: ignore[attr-defined]
    with pytest.raises(TypeError) as raised:
        replace(game, rules=rules)
    assert str(raised.value) == (
        f"{game.title} lacks rules.py: limits, rules.py: unfold, rules.py: deal, "
        "rules.py: choices, rules.py: choice and rules.py: observe"
    )


@games
def test_hidden_cards_have_to_be_imagined(game: Game) -> None:
    if not game.hidden:
        assert replace(game, imagine=None).parts
        return
    with pytest.raises(TypeError, match=r"lacks imagine \(for its hidden cards\)"):
        replace(game, imagine=None)


def test_chance_has_no_more_draws_than_there_is_room_for() -> None:
    game = GAMES["x-nimmt"]
    replace(game, most_draws=MOST_DRAWS, most_outcome=MOST_DRAWS)
    with pytest.raises(ValueError, match=r"X nimmt! has 513 draws .* room for 512"):
        replace(game, most_draws=MOST_DRAWS + 1)
    with pytest.raises(ValueError, match="an outcome of that length"):
        replace(game, most_outcome=MOST_DRAWS + 1)


@games
def test_four_are_usual_where_four_can_play(game: Game) -> None:
    assert game.usual_players == 4
    assert replace(game, players=range(2, 4)).usual_players == 2

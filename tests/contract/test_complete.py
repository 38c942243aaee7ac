"""What a game needs outside its rules: this test lists what is still missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from byczo.core.game import CONTRACT, Game
from byczo.games import GAMES

ROOT = Path(__file__).parents[2]


def missing(game: Game) -> Iterator[str]:
    room = game.rules.__name__.split(".")[-2]
    for function in CONTRACT:
        if not hasattr(game.rules, function):
            yield f"src/byczo/games/{room}/rules.py: {function}"
    wanted = [
        ROOT / "docs" / "games" / f"{game.id}.md",
        ROOT / "benchmarks" / "c" / f"{room}.c",
        ROOT / "tests" / "games" / room / "test_rulebook.py",
        ROOT / "tests" / "contract" / "naive" / f"{room}.py",
        ROOT / "tests" / "records" / game.id,
    ]
    for path in wanted:
        if not path.exists():
            yield str(path.relative_to(ROOT))
    if game.checks.longest is None:
        yield f"src/byczo/games/{room}/checks.py: longest"


def test_no_game_lacks_anything() -> None:
    lacking = [f"{game.id}: {part}" for game in GAMES.values() for part in missing(game)]
    assert not lacking, "\n".join(lacking)

"""What a built-in game has beside its room: this test lists what is still missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from byczo.core.game import Game
from byczo.core.parts import optional_parts
from byczo.games.catalogue import built_in_games

ROOT = Path(__file__).parents[2]

WANTED = {"coaching.why", "coaching.danger", "checks.conserved", "checks.longest"}
WANTED |= {"texts", "chapters", "board", "drawing", "score_sheet"}
"""Parts that others may leave out, but our games do not."""


def missing(game: Game) -> Iterator[str]:
    room = game.rules.__name__.split(".")[-2]
    files = [
        ROOT / "docs" / "games" / f"{game.id}.md",
        ROOT / "benchmarks" / "c" / f"{room}.c",
        ROOT / "tests" / "games" / room / "test_rules.py",
        ROOT / "tests" / "contract" / "naive" / f"{room}.py",
        ROOT / "tests" / "records" / game.id,
        ROOT / "web" / "src" / "games" / game.id / "game.ts",
    ]
    for path in files:
        if not path.exists():
            yield str(path.relative_to(ROOT))
    for part in optional_parts(game):
        if part.name in WANTED and not part.declared:
            yield f"src/byczo/games/{room}/__init__.py: {part.name}"


def test_no_game_lacks_anything() -> None:
    lacking = [f"{game.id} lacks {part}" for game in built_in_games() for part in missing(game)]
    assert not lacking, "\n".join(["", *lacking])

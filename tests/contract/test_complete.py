"""What a game needs outside its rules: this test lists what is still missing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from conservation import CHECKS
from termination import BOUNDS

from byczo.core.game import CONTRACT, Game
from byczo.games import GAMES
from byczo.locales import FOLDER, LANGUAGES
from byczo.play.insights import INSIGHTS

ROOT = Path(__file__).parents[2]


def missing(game: Game) -> Iterator[str]:
    room = game.rules.__name__.split(".")[-2]
    for function in CONTRACT:
        if not hasattr(game.rules, function):
            yield f"src/byczo/games/{room}/rules.py: {function}"
    for part in ("board", "coach"):
        if find_spec(f"byczo.games.{room}.{part}") is None:
            yield f"src/byczo/games/{room}/{part}.py"
    wanted = [
        ROOT / "docs" / "games" / f"{game.id}.md",
        ROOT / "benchmarks" / "c" / f"{room}.c",
        ROOT / "tests" / "games" / room / "test_rulebook.py",
        ROOT / "tests" / "contract" / "naive" / f"{room}.py",
        ROOT / "tests" / "records" / game.id,
        *(FOLDER / language / f"{game.id}.ftl" for language in LANGUAGES),
        *(FOLDER / language / f"{game.id}-table.ftl" for language in LANGUAGES),
        *(FOLDER / language / f"{game.id}-coach.ftl" for language in LANGUAGES),
    ]
    for path in wanted:
        if not path.exists():
            yield str(path.relative_to(ROOT))
    if game.id not in CHECKS:
        yield "tests/contract/conservation.py: what must add up"
    if game.id not in INSIGHTS:
        yield "src/byczo/play/insights.py: what a coach knows of it"
    if game.id not in BOUNDS:
        yield "tests/contract/termination.py: the longest game"


def test_no_game_lacks_anything() -> None:
    lacking = {game.id: list(missing(game)) for game in GAMES.values()}
    assert not any(lacking.values()), lacking

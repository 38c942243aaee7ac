"""A game is one room: nothing outside names it. The client has a test of its own for this.

Tests, documents, benchmarks and ``tools`` may: a picture or an example shows some game or other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import byczo
from byczo.core.game import Game
from byczo.games.catalogue import built_in_games

PACKAGE = Path(byczo.__file__).parent
KINDS = {".py", ".ftl", ".json", ".css", ".md", ".sql"}
BUILT = tuple(
    PACKAGE / f for f in ("server/static", "native", "checked", "wasm")
)  # not sources; git ignores them


def names_of(game: Game) -> set[str]:
    """What the game is called in sources: its id, its room, and how its classes begin."""
    room = game.rules.__name__.split(".")[-2]
    return {game.id, room, "".join(word.title() for word in room.split("_"))}


def sources_outside(room: Path) -> Iterator[Path]:
    for file in PACKAGE.rglob("*"):
        if file.suffix in KINDS and not {room, *BUILT} & set(file.parents):
            yield file


@pytest.mark.parametrize("game", built_in_games(), ids=lambda game: game.id)
def test_nothing_outside_its_room_names_a_game(game: Game) -> None:
    room = Path(str(game.rules.__file__)).parent
    names = re.compile("|".join(rf"(?<![a-zA-Z]){re.escape(name)}" for name in names_of(game)))
    named = [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip():.80}"
        for file in sources_outside(room)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert not named, "\n" + "\n".join(named)

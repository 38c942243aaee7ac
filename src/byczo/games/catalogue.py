"""The catalogue: games of this package, and games of others.

A built-in game is a package in this folder with a ``GAME``. Another package offers its games as
entry points of the group ``byczo.games``::

    [project.entry-points."byczo.games"]
    goofspiel = "goofspiel:GAME"

What only the list of all games needs is imported there: it takes as long to load as a game.

A game is pickled as its id: whatever holds one can go to any process where the game is installed.
"""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.validation import listed

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "byczo.games"
PACKAGE = __name__.rpartition(".")[0]


class Catalogue(Mapping[str, Game]):
    """All games by id, in the order that they declare; loaded when it is first used.

    A package whose game cannot be loaded is told of in one line, and left out.
    """

    @cached_property
    def games(self) -> dict[str, Game]:
        """The games that could be loaded."""
        from importlib.metadata import entry_points

        found = {game.id: game for game in built_in_games()}
        for entry in entry_points(group=GROUP):
            try:
                game = load(entry)
                if game.id in found:
                    raise ValueError(f"there is another game {game.id!r}")
            except Exception as problem:  # whatever a foreign package does while it is imported
                _warn("game %r of %s is left out: %s", entry.name, _package(entry), problem)
            else:
                found[game.id] = game
        in_order = sorted(found.values(), key=lambda game: (game.order, game.id))
        return {game.id: game for game in in_order}

    def __getitem__(self, name: str) -> Game:
        """One game of this package is loaded without the others."""
        if "games" not in vars(self) and (room := built_in_room(name)) is not None:
            return room
        return self.games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)


GAMES: Mapping[str, Game] = Catalogue()
"""All games that are installed."""


def game_of(name: str) -> Game[Any, Any, Any]:
    """The game of that id."""
    try:
        return GAMES[name]
    except KeyError:
        raise Unknown(f"there is no game {name!r}: the games are {listed(list(GAMES))}") from None


def _pickled(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    if GAMES.get(game.id) is not game:
        raise pickle.PicklingError(
            f"{game.title} goes to other processes by its id, but no installed package offers it"
        )
    return game_of, (game.id,)


copyreg.pickle(Game, _pickled)


def built_in_room(name: str) -> Game | None:
    """The game of this package whose id is that name."""
    room = name.replace("-", "_")
    if not room.isidentifier() or not Path(__file__).with_name(room).is_dir():
        return None
    game: Game | None = getattr(import_module(f"{PACKAGE}.{room}"), "GAME", None)
    return game if game is not None and game.id == name else None


def built_in_games() -> list[Game]:
    """The games of this package: its rooms with a ``GAME``."""
    import pkgutil

    folder = str(Path(__file__).parent)
    names = [module.name for module in pkgutil.iter_modules([folder]) if module.ispkg]
    rooms = [import_module(f"{PACKAGE}.{name}") for name in names]
    return [room.GAME for room in rooms if hasattr(room, "GAME")]


def load(entry: EntryPoint) -> Game:
    """The game of an entry point, if it is one."""
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is not a Game")
    return game


def _warn(text: str, *about: object) -> None:
    import logging

    logging.getLogger("byczo.games").warning(text, *about)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value

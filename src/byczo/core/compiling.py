"""Compiling games ahead of time: each in a child process, as many at once as there are processors.

A child leaves machine code in the cache (:func:`byczo.core.rule.cache_folder`), so that this
and every later process loads it instead of compiling::

    python -m byczo.core.compiling goofspiel:GAME
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import CHANCE
from byczo.core.errors import ByczoError
from byczo.core.game import Game
from byczo.core.kernels import play_games, room_for
from byczo.core.match import Match
from byczo.core.rule import compiled


class NotCompiled(ByczoError):
    """The machine code of a game could not be made."""

    code = "not-compiled"


def compile_games(games: Iterable[Game], program: str = __name__) -> Iterator[tuple[Game, float]]:
    """Have each game compiled in a child process; yields it when it is ready, with the seconds.

    ``program`` is the module that a child runs: this one, or one that compiles more. NotCompiled
    tells what a child said when it failed.
    """
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        children = {pool.submit(_compile_in_child, game, program): game for game in games}
        try:
            for child in as_completed(children):
                yield children[child], child.result()
        finally:
            for child in children:
                child.cancel()


def _compile_in_child(game: Game, program: str) -> float:
    began = time.perf_counter()
    where = f"{game.rules.__package__}:GAME"
    child = subprocess.run(
        [sys.executable, "-m", program, where],
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        said = (child.stderr.strip() or f"exit code {child.returncode}").splitlines()[-1]
        raise NotCompiled(f"{game.title} could not be compiled: {said}")
    return time.perf_counter() - began


def compile_here(game: Game) -> None:
    """Compile, or load, what matches and simulations of a game call: by calling it once."""
    options = game.read_options({"players": game.players.start})
    first = game.state.batch(1)
    first[0] = game.start(options)
    room = room_for(game)
    _call_engine(game, first.copy()[0], room)
    _play(Match(game, options, chance=Seeded(0), compiled=True))

    play = compiled(play_games, game.parts)
    totals, actions = np.zeros((1, options.players), np.int16), np.zeros(1, np.int16)
    play(first, first.copy(), stream_of(0), room, totals, actions)


def _call_engine(game: Game, state: Any, room: npt.NDArray[np.int16]) -> None:
    """Call each function of the contract, as bots do."""
    engine = game.compiled
    limits, draws, outcome = room
    while state.waiting == CHANCE:
        engine.limits(state, limits)
        engine.deal(state, outcome[: engine.unfold(state, draws, outcome)])
    seat = (state.waiting & -state.waiting).bit_length() - 1
    engine.choices(state, seat)
    engine.act(state, seat, int(engine.choice(state, seat, 0)))
    view = game.state.blank()
    engine.observe(state, seat, view)
    engine.imagine(view, seat, stream_of(0), game.state.blank())


def _play(match: Match) -> None:
    """Look at the table and do something, as people do."""
    seat = match.waiting[0]
    match.view(seat)
    match.act(seat, match.actions(seat)[0])


if __name__ == "__main__":
    _module, _name = sys.argv[1].split(":")
    compile_here(getattr(import_module(_module), _name))

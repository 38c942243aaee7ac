"""Compiling games together with their bots and coaches, as a child process does it.

It is called like ``python -m byczo.play.compiling goofspiel:GAME``; with ``attended``
after that it ends when its standard input does, and so with its parent, even one that is killed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from threading import Thread

from byczo.core.chance import Seeded, stream_of
from byczo.core.compiler.load import cache_folder
from byczo.core.compiling import compile_here
from byczo.core.contract import Table
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.play.baseline import par_of
from byczo.play.bot_games import play_bots
from byczo.play.coach import Coach
from byczo.play.roster import LEVELS, bot_of, bots_for


def load_bots(game: Game) -> None:
    """Compile, or load, what bots, coach and review of a game call first: by asking each once."""
    match = Match(game, {"players": game.players.start}, chance=Seeded(0), compiled=True)
    seat = match.waiting[0]
    match.view(seat)
    for name in bots_for(game):
        if name != "plain":  # a yardstick, which nobody plays against
            bot_of(name, game, stream_of(0)).decide(match.observe(seat), seat)
    Coach(game).advice(match.observe(seat), seat, playouts=100)
    par_of(game, match.options, game.coaching.payoff(match.state))
    for options in game.rule_sets.values():
        with suppress(BadOption):  # not for so few
            duel = {"players": game.players.start, **options}
            late = Match(game, duel, chance=Seeded(0), compiled=True)
            Coach(game).advice(*_last_decision(late), playouts=100)


def _last_decision(match: Match) -> tuple[Table, int]:
    """Of the first round, where a coach may compute what it can only guess before."""
    while match.state.closed == 0:
        seat = match.waiting[0]
        actions = match.actions(seat)
        if len(actions) > 1:
            found = match.observe(seat), seat
        match.act(seat, actions[0])
    return found


def compile_with_bots(game: Game) -> None:
    """Compile all that is called in a game between bots, and leave a mark when it is done."""
    with _turn(game):
        _compile(game)


def _compile(game: Game) -> None:
    compile_here(game)
    load_bots(game)
    names = [LEVELS[-2].name, "exact" if game.strategy.solved else "greedy"]
    play_bots(game, game.read_options({"players": game.players.start}), names, "compile")
    _mark(game).touch()


@contextmanager
def _turn(game: Game) -> Iterator[None]:
    """Of several processes that want the same machine code, one makes it, the others load it."""
    cache_folder().mkdir(parents=True, exist_ok=True)
    with _mark(game).with_suffix(".lock").open("ab") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_compiled(game: Game) -> bool:
    """Whether the cache holds all machine code of the game and its bots."""
    return _mark(game).exists()


def _mark(game: Game) -> Path:
    return cache_folder() / f"{game.id}.compiled"


def _end_with_parent() -> None:
    os.read(0, 1)  # not sys.stdin, whose lock a thread must not hold when Python ends
    os._exit(1)


if __name__ == "__main__":
    if "attended" in sys.argv[2:]:
        Thread(target=_end_with_parent, daemon=True).start()
    _module, _name = sys.argv[1].split(":")
    compile_with_bots(getattr(import_module(_module), _name))

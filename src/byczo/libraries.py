"""The native libraries of the package: which kernels each game's library holds.

``python -m byczo.libraries`` builds them into the package, for a checkout of the sources.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from byczo.arena.table_play import allowed
from byczo.core import kernels, match_kernels
from byczo.core.compiler.build import build_native, build_wasm, translate_all
from byczo.core.compiler.manifest import NATIVE
from byczo.core.compiler.spec import Entry
from byczo.core.compiler.toolchain import TARGETS, find_compiler, own_target
from byczo.core.contract import imagine
from byczo.core.game import CONTRACT, Game
from byczo.envs.encoding import observation_of, parts_of
from byczo.envs.kernels import encode_tables, observe_tables, run_tables
from byczo.envs.opponents import opponent_of
from byczo.games import GAMES
from byczo.games.cards_by_place import spread
from byczo.play.baseline import play_rounds
from byczo.play.dangers import count_harms, harmed
from byczo.play.playout_kernels import features, weight_of
from byczo.play.playout_policy import policy_of, random_policy
from byczo.play.search_kernels import match_regrets, try_actions

FOR_EVERY_GAME = (
    match_kernels.list_actions,
    match_kernels.do_action,
    match_kernels.observe_table,
    match_kernels.list_limits,
    match_kernels.unfold_draws,
    match_kernels.deal_outcome,
    kernels.happen,
    kernels.play_games,
    kernels.step_batch,
    allowed,
)
"""Fitted with the rules of a game."""


def entries_of(game: Game, *, learning: bool = True) -> Iterator[Entry]:
    """All kernels that the package calls when it plays a game.

    Those for learning programs can be left out: a browser has no use for them.
    """
    for name in CONTRACT:
        yield Entry.of(getattr(game.rules, name))
    yield Entry.of(game.parts[imagine], game.parts)
    for kernel in FOR_EVERY_GAME:
        yield Entry.of(kernel, game.parts)
    if hasattr(game.state, "lies"):
        yield Entry.of(spread, game.parts)
    policy = policy_of(game)
    yield Entry.of(try_actions, policy.parts)
    yield Entry.of(play_rounds, policy.parts)
    yield Entry.of(match_regrets, random_policy(game).parts)
    if features in policy.parts:
        yield Entry.of(policy.parts[features])
        yield Entry.of(weight_of, policy.parts)
    harm = game.coaching.harmed
    if harm is not None:
        yield Entry.of(count_harms, {**policy.parts, harmed: harm})
    for own in _kernels_of_room(game):
        yield Entry.of(own, game.parts)
    if learning:
        yield from _kernels_of_tables(game)


def _kernels_of_tables(game: Game) -> Iterator[Entry]:
    """What learning programs call, with each opponent that has a name."""
    features_of_seats = parts_of(observation_of(game))
    yield Entry.of(encode_tables, {**game.parts, **features_of_seats})
    yield Entry.of(observe_tables, game.parts)
    for name in ("random", "policy", "weights", "search:1"):
        yield Entry.of(run_tables, {**opponent_of(game, name).parts, **features_of_seats})


def _kernels_of_room(game: Game) -> tuple[Callable[..., Any], ...]:
    """What a game's room lists in its module ``kernels``."""
    name = f"{game.rules.__name__.rpartition('.')[0]}.kernels"
    if find_spec(name) is None:
        return ()
    found: tuple[Callable[..., Any], ...] = import_module(name).KERNELS
    return found


def main() -> None:
    """Build for this platform, or as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m byczo.libraries", description=__doc__)
    parser.add_argument("--folder", type=Path, default=NATIVE, help="where to put the libraries")
    parser.add_argument("--target", choices=list(TARGETS), help="another platform (needs ziglang)")
    parser.add_argument("--wasm", action="store_true", help="WebAssembly instead")
    parser.add_argument("--c", action="store_true", help="only write the C")
    args = parser.parse_args()
    began = time.perf_counter()
    named = {
        game.rules.__name__.split(".")[-2]: entries_of(game, learning=not args.wasm)
        for game in GAMES.values()
    }
    libraries = translate_all(named)
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.c:
        for library in libraries:
            (args.folder / f"{library.name}.c").write_text(library.text, encoding="utf-8")
    elif args.wasm:
        for library in libraries:
            build_wasm(library, args.folder / f"{library.name}.wasm", find_compiler())
    else:
        target = TARGETS[args.target] if args.target else own_target()
        build_native(libraries, args.folder, find_compiler(), target)
    print(f"{len(libraries)} libraries in {time.perf_counter() - began:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()

"""The native libraries of the package: which kernels each game's library holds.

``python -m byczo.libraries`` builds them into the package, for a checkout of the sources.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from byczo.core import kernels, match_kernels
from byczo.core.compiler.build import build_native, build_wasm, translate_all
from byczo.core.compiler.errors import NoCompiler
from byczo.core.compiler.library import Library
from byczo.core.compiler.load import chosen_engine, load_kernel
from byczo.core.compiler.manifest import CHECKED, NATIVE, read_manifest
from byczo.core.compiler.spec import Entry
from byczo.core.compiler.toolchain import TARGETS, find_compiler, own_target
from byczo.core.contract import imagine
from byczo.core.game import CONTRACT, Game
from byczo.envs.encoder import observation_of, parts_of
from byczo.envs.kernels import encode_tables, observe_tables, run_tables
from byczo.envs.opponents import opponent_of
from byczo.games.catalogue import built_in_games
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
    match_kernels.arrange_outcome,
    match_kernels.write_view,
    match_kernels.write_seen,
    kernels.happen,
    kernels.play_games,
    kernels.step_batch,
    kernels.is_legal,
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
    for own in game.kernels:
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


def translate_games(*, checked: bool = False, learning: bool = True) -> list[Library]:
    """The C of every game of this package."""
    named = {
        game.id.replace("-", "_"): entries_of(game, learning=learning) for game in built_in_games()
    }
    return translate_all(named, checked=checked)


def build(
    folder: Path, target: str | None = None, *, trusted: bool = False, checked: bool = False
) -> str:
    """Build the native libraries of all games; returns the platform tag of a wheel with them.

    ``trusted`` libraries are not compared with the sources when they are loaded; ``checked`` ones
    test every index. The tag is empty where it is only known that they run on this machine.
    """
    compiler = find_compiler()
    aimed = TARGETS[target] if target else own_target()
    if target and not compiler.is_zig:
        raise NoCompiler(f"only zig builds for {target}: install byczo[compiler], and unset CC")
    libraries = translate_games(checked=checked)
    build_native(libraries, folder, compiler, aimed, trusted=trusted, checked=checked)
    return aimed.tag if compiler.is_zig else ""


def load_all(games: Iterable[Game]) -> None:
    """Load all kernels of the games now, so that nobody has to wait for one later."""
    for game in games:
        for entry in entries_of(game):
            load_kernel(entry, chosen_engine())


def main() -> None:
    """Build for this platform, or as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m byczo.libraries", description=__doc__)
    parser.add_argument("--folder", type=Path, help="where to put the libraries")
    parser.add_argument("--checked", action="store_true", help="libraries that test every index")
    parser.add_argument("--target", choices=list(TARGETS), help="another platform (needs ziglang)")
    parser.add_argument("--wasm", action="store_true", help="WebAssembly instead")
    parser.add_argument("--c", action="store_true", help="only write the C")
    parser.add_argument("--stale", action="store_true", help="only if the sources have changed")
    args = parser.parse_args()
    folder: Path = args.folder or (CHECKED if args.checked else NATIVE)
    if args.stale and read_manifest(folder) is not None:
        return
    began = time.perf_counter()
    folder.mkdir(parents=True, exist_ok=True)
    if args.c:
        for library in translate_games(checked=args.checked):
            (folder / f"{library.name}.c").write_text(library.text, encoding="utf-8")
    elif args.wasm:
        for library in translate_games(learning=False):
            build_wasm(library, folder / f"{library.name}.wasm", find_compiler())
    else:
        build(folder, args.target, checked=args.checked)
    print(f"{folder}: {time.perf_counter() - began:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()

"""The native libraries of the package: which kernels each game's library holds.

``python -m byczo.prebuilt.libraries`` builds them into the package, for a checkout of the sources.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from byczo.core import kernels, match_kernels
from byczo.core.chance import draw
from byczo.core.compiler.build import build_native, build_wasm, place, translate_all
from byczo.core.compiler.errors import NoCompiler
from byczo.core.compiler.library import Library
from byczo.core.compiler.load import chosen_engine, load_kernel
from byczo.core.compiler.manifest import (
    CHECKED,
    NATIVE,
    PACKAGE,
    WASM,
    read_manifest,
    sources_digest,
)
from byczo.core.compiler.spec import KernelEntry
from byczo.core.compiler.toolchain import TARGETS, find_compiler, own_target
from byczo.core.contract import imagine
from byczo.core.encoder import observation_of
from byczo.core.encoding import encode_tables, observe_tables
from byczo.core.fitting import Parts, is_rule
from byczo.core.game import CONTRACT, Game
from byczo.core.lesson import lesson_of
from byczo.core.pad_declaration import PAD_KERNELS
from byczo.core.solver import choose_solved
from byczo.envs.kernels import run_tables
from byczo.envs.opponents import opponent_of
from byczo.games.catalogue import built_in_games
from byczo.play.baseline import find_par
from byczo.play.choice_kernels import favourite
from byczo.play.cost_kernels import estimate_costs, solution_costs
from byczo.play.dangers import count_harms, harmed
from byczo.play.decision import begin_trial, decide, drop_worse_half, go_on
from byczo.play.instinct_bot import instinct_parts
from byczo.play.playout_kernels import features, weight_of
from byczo.play.playout_policy import policy_of
from byczo.play.reasons import why, write_reason
from byczo.play.search import decision_parts
from byczo.play.search_kernels import pay
from byczo.play.story import pay_round, playouts_each, tell_stories
from byczo.prebuilt.browser_catalogue import FILE, catalogue
from byczo.prebuilt.browser_manifest import manifest_of
from byczo.prebuilt.browser_pictures import browser_pictures
from byczo.prebuilt.browser_puzzles import browser_puzzles

STAMP = "sources.txt"
"""The file that tells of which sources a folder for browsers was made."""

FOR_EVERY_GAME = (
    match_kernels.list_actions,
    match_kernels.do_action,
    match_kernels.observe_table,
    match_kernels.list_limits,
    match_kernels.unfold_draws,
    match_kernels.deal_outcome,
    match_kernels.arrange_outcome,
    match_kernels.write_view,
    kernels.play_games,
    *PAD_KERNELS,
)
"""Fitted with the rules of a game, and called at every table."""

OF_PYTHON = (
    match_kernels.write_seen,
    kernels.happen,
    kernels.is_legal,
    kernels.step_batch,
    pay,
    draw,
)
"""Fitted with the rules of a game, and called by Python alone."""


COACH_KERNELS = (begin_trial, go_on, estimate_costs)
"""How actions are compared where no solution is known."""


REVIEW_KERNELS = (find_par, pay_round, playouts_each, tell_stories)
"""What turns judgements of decisions into the review of a game."""


def table_kernels(game: Game) -> dict[str, KernelEntry]:
    """What a table with bots and a coach calls, by name: all that a browser has use for."""
    policy = policy_of(game)
    harm = game.coaching.harmed
    own = {
        "coach_payoff": game.coaching.payoff,
        "feared": game.coaching.feared,
        "risk": game.coaching.risk,
        "turn": game.coaching.turn,
    }
    found = {
        name: KernelEntry.of(function, game.parts)
        for name, function in own.items()
        if function is not None
    }
    found |= _named(FOR_EVERY_GAME, game.parts)
    found |= _named(REVIEW_KERNELS, policy.parts)
    if game.coaching.why is not None:
        found |= _named((write_reason,), {**game.parts, why: game.coaching.why})
    if not game.strategy.solved:
        found |= _named((decide,), decision_parts(game, policy))
        found |= _named(COACH_KERNELS, policy.parts)
    if harm is not None:
        found |= _named((count_harms,), {**policy.parts, harmed: harm})
    solver = game.strategy.solver
    if solver is not None:
        found["solve"] = KernelEntry.of(solver.solve)
        found |= _named((choose_solved, solution_costs), {})
        if solver.prepare is not None:
            found["prepare"] = KernelEntry.of(solver.prepare)
        if solver.playouts is not None:
            found["solving_playouts"] = KernelEntry.of(solver.playouts)
    return found


def _named(functions: Iterable[Callable[..., Any]], parts: Parts) -> dict[str, KernelEntry]:
    return {function.__name__: KernelEntry.of(function, parts) for function in functions}


def entries_of(game: Game, *, python: bool = True, learning: bool = True) -> Iterator[KernelEntry]:
    """All kernels that the package calls when it plays a game.

    Those that only Python calls can be left out, or those that only learning programs call:
    browsers have no use for them, and who plays has none for the latter.
    """
    yield from table_kernels(game).values()
    if python:
        yield from _kernels_of_python(game)
    if python and learning:
        yield from _kernels_of_tables(game)


def _kernels_of_python(game: Game) -> Iterator[KernelEntry]:
    """The rules one by one, the steps of a search, what features are worth, rules of its room."""
    for name in CONTRACT:
        yield KernelEntry.of(getattr(game.rules, name))
    yield KernelEntry.of(game.parts[imagine], game.parts)
    yield from _named(OF_PYTHON, game.parts).values()
    for function in (game.policy, game.strategy.payoff):
        if is_rule(function):
            yield KernelEntry.of(function, game.parts)
    policy = policy_of(game)
    yield from _named(game.kernels, game.parts).values()
    yield KernelEntry.of(decide, decision_parts(game, policy))
    yield from _named((*COACH_KERNELS, drop_worse_half), policy.parts).values()
    if features in policy.parts:
        yield KernelEntry.of(policy.parts[features])
        yield KernelEntry.of(weight_of, policy.parts)
        yield KernelEntry.of(favourite, instinct_parts(game, policy))


def _kernels_of_tables(game: Game) -> Iterator[KernelEntry]:
    """What learning programs call, with each opponent that has a name."""
    features_of_seats = observation_of(game).parts
    if game.observation is not None:
        yield KernelEntry.of(encode_tables, {**game.parts, **features_of_seats})
    yield KernelEntry.of(observe_tables, game.parts)
    for name in ("random", "policy", "weights", "search:1"):
        yield KernelEntry.of(run_tables, {**opponent_of(game, name).parts, **features_of_seats})


def translate_games(
    *, checked: bool = False, python: bool = True, learning: bool = True
) -> list[Library]:
    """The C of every game of this package."""
    named = {
        game.id.replace("-", "_"): entries_of(game, python=python, learning=learning)
        for game in built_in_games()
    }
    return translate_all(named, checked=checked)


def build(
    folder: Path,
    target: str | None = None,
    *,
    trusted: bool = False,
    checked: bool = False,
    learning: bool = True,
) -> str:
    """Build the native libraries of all games; returns the platform tag of a wheel with them.

    ``trusted`` libraries are not compared with the sources when they are loaded; ``checked`` ones
    test every index; without ``learning`` the kernels of learning programs are compiled when they
    are first called. The tag is empty where it is only known that they run on this machine.
    """
    compiler = find_compiler()
    aimed = TARGETS[target] if target else own_target()
    if target and not compiler.is_zig:
        raise NoCompiler(f"only zig builds for {target}: install byczo[compiler], and unset CC")
    libraries = translate_games(checked=checked, learning=learning)
    build_native(libraries, folder, compiler, aimed, trusted=trusted, checked=checked)
    return aimed.tag if compiler.is_zig else ""


def build_for_browsers(folder: Path = WASM) -> None:
    """Build the WebAssembly of all games, each with its manifest and data beside it."""
    compiler = find_compiler()
    if not compiler.is_zig:
        raise NoCompiler("only zig builds WebAssembly: install byczo[compiler], and unset CC")
    folder.mkdir(parents=True, exist_ok=True)
    games = built_in_games()
    libraries = translate_games(python=False)

    def make(game: Game, library: Library) -> None:
        module = f"{game.id}.wasm"
        kernels = {name: library.kernels[e.key] for name, e in table_kernels(game).items()}
        build_wasm(library, folder / module, compiler)
        place(folder / f"{game.id}.json", msgspec.json.encode(manifest_of(game, kernels, module)))
        lesson = lesson_of(game)
        if lesson is not None:
            place(folder / f"{game.id}.lesson.json", msgspec.json.encode(lesson))
        pictures = browser_pictures(game)
        if pictures:
            place(folder / f"{game.id}.pictures.json", msgspec.json.encode(pictures))
        puzzles = browser_puzzles(game)
        if puzzles is not None:
            place(folder / f"{game.id}.puzzles.json", msgspec.json.encode(puzzles))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for made in [pool.submit(make, *each) for each in zip(games, libraries, strict=True)]:
            made.result()
    place(folder / FILE, msgspec.json.encode(catalogue()))
    place(folder / STAMP, browser_digest().encode())


def is_fresh(folder: Path) -> bool:
    """Whether what lies in a folder for browsers was made of these sources."""
    stamp = folder / STAMP
    return stamp.exists() and stamp.read_text() == browser_digest()


def browser_digest() -> str:
    """Changes with every source of what a browser gets: rules, weights, puzzles."""
    digest = hashlib.sha256(sources_digest().encode())
    for source in sorted([*PACKAGE.glob("browser_*.py"), *PACKAGE.glob("games/*/*.json")]):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:24]


def load_all(games: Iterable[Game]) -> None:
    """Load all kernels of the games now, so that nobody has to wait for one later."""
    for game in games:
        for entry in entries_of(game):
            load_kernel(entry, chosen_engine())


def main() -> None:
    """Build for this platform, or as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m byczo.prebuilt.libraries", description=__doc__)
    parser.add_argument("--folder", type=Path, help="where to put the libraries")
    parser.add_argument("--checked", action="store_true", help="libraries that test every index")
    parser.add_argument("--target", choices=list(TARGETS), help="another platform (needs ziglang)")
    parser.add_argument("--wasm", action="store_true", help="WebAssembly instead")
    parser.add_argument("--c", action="store_true", help="only write the C")
    parser.add_argument("--stale", action="store_true", help="only if the sources have changed")
    args = parser.parse_args()
    usual = WASM if args.wasm else CHECKED if args.checked else NATIVE
    folder: Path = args.folder or usual
    if args.stale and (is_fresh(folder) if args.wasm else read_manifest(folder) is not None):
        return
    began = time.perf_counter()
    folder.mkdir(parents=True, exist_ok=True)
    if args.c:
        for library in translate_games(checked=args.checked):
            (folder / f"{library.name}.c").write_text(library.text, encoding="utf-8")
    elif args.wasm:
        build_for_browsers(folder)
    else:
        build(folder, args.target, checked=args.checked)
    print(f"{folder}: {time.perf_counter() - began:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()

"""Breaks the rules of every game in many small ways and counts how many the tests notice.

    python -m tools.mutations [ROOM ...] [--sample 150] [--workers 2]

Each mutant changes one operator, number, condition or statement. The tests run on the interpreted
rules: golden records, rulebook examples, positions, the second opinion; the first failure kills
the mutant. Survivors are listed: each is a test that is missing, or a change without effect.
Fails when fewer than nine of ten are noticed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import NamedTuple

import msgspec  # noqa: F401 - loaded once here, shared by all children
import numpy as np  # noqa: F401
import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "byczo" / "games"
SECONDS = 120
"""A mutant that runs longer has made a loop endless: it is noticed."""

ENOUGH = 0.9
"""Of the mutants, this share must be noticed."""

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One small change of one module."""

    room: str
    file: Path
    line: int
    change: str
    tree: ast.Module

    @property
    def module(self) -> str:
        """The name of the module that is changed."""
        return ".".join(self.file.relative_to(ROOT / "src").with_suffix("").parts)

    def __str__(self) -> str:
        """Where it is, and what was changed."""
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.change}"


def changes(node: ast.AST) -> Iterator[str]:
    """The ways to change a node, each made when it is yielded."""
    for name, value in [*ast.iter_fields(node)]:
        values = value if isinstance(value, list) else [value]
        for place, item in enumerate(values):
            other = SWAPPED.get(type(item))
            if other is not None:
                if isinstance(value, list):
                    value[place] = other()
                else:
                    setattr(node, name, other())
                yield f"{type(item).__name__} became {other.__name__}"
                if isinstance(value, list):
                    value[place] = item
                else:
                    setattr(node, name, item)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1
        yield f"{node.value - 1} became {node.value}"
        node.value -= 1
    if isinstance(node, ast.If | ast.While):
        test = node.test
        node.test = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        yield f"not {ast.unparse(test)}"
        node.test = test


def omissions(node: ast.AST) -> Iterator[str]:
    """Statements that are left out, one at a time."""
    body = getattr(node, "body", None)
    if not isinstance(body, list):
        return
    for place, statement in enumerate([*body]):
        silent = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if silent or not isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr):
            continue
        body[place] = ast.copy_location(ast.Pass(), statement)
        yield f"without {ast.unparse(statement)}"
        body[place] = statement


def mutants(room: str, file: Path) -> Iterator[Mutant]:
    """All mutants of a module: only functions are changed, not declarations."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for statement in function.body:
            for node in ast.walk(statement):
                line = getattr(node, "lineno", statement.lineno)
                for change in (*_made(changes(node), tree), *_made(omissions(node), tree)):
                    yield Mutant(room, file, line, *change)
        for change in _made(omissions(function), tree):
            yield Mutant(room, file, function.lineno, *change)


def _made(ways: Iterator[str], tree: ast.Module) -> Iterator[tuple[str, ast.Module]]:
    for way in ways:
        yield way, ast.fix_missing_locations(copy.deepcopy(tree))


class MutantFinder(MetaPathFinder):
    """Imports the mutant where its module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """The mutant's own spec, or nothing."""
        if fullname != self.mutant.module:
            return None
        tree = self.mutant.tree

        class Loader(SourceFileLoader):
            def get_code(self, name: str) -> object:  # type: ignore[override]
                return compile(tree, self.path, "exec")

        file = str(self.mutant.file)
        return spec_from_file_location(fullname, file, loader=Loader(fullname, file))


def tests_of(room: str) -> list[list[str]]:
    """What is run for a room, one after the other until something fails."""
    game = room.replace("_", "-")
    return [
        ["tests/records/test_golden.py", "-k", f"{game} and interpreted"],
        [f"tests/games/{room}/test_rules.py", f"tests/games/{room}/test_view.py"],
        ["tests/contract/test_positions.py", "-k", f"{game} and interpreted"],
        ["tests/contract/test_second_opinion.py", "-k", f"{game} and (interpreted or single)"],
    ]


def survives(mutant: Mutant) -> bool:
    """Do all tests pass? Runs in a process of its own."""
    os.environ["BYCZO_ENGINE"] = "interpreted"
    sys.meta_path.insert(0, MutantFinder(mutant))
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        common = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore"]
        return all(pytest.main([*common, *tests]) in {0, 5} for tests in tests_of(mutant.room))


def begin(mutant: Mutant) -> int:
    """Try a mutant in a child process."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        os._exit(0 if survives(mutant) else 1)
    return child


def surviving(chosen: list[Mutant], workers: int) -> list[Mutant]:
    """Those that no test notices."""
    waiting, running, survivors = chosen[::-1], dict[int, Mutant](), list[Mutant]()
    started = time.monotonic()
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            running[begin(mutant)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if os.waitstatus_to_exitcode(status) == 0:
            survivors.append(mutant)
        done = len(chosen) - len(waiting) - len(running)
        minutes = (time.monotonic() - started) / 60
        line = f"\r{done} of {len(chosen)}, {len(survivors)} survived, {minutes:.0f} min"
        print(line, end="", file=sys.stderr, flush=True)
    return survivors


def main() -> None:
    """Try a sample of the mutants of each room."""
    rooms = sorted(file.parent.name for file in GAMES.glob("*/rules.py"))
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(rooms))
    parser.add_argument("--sample", type=int, default=150, help="mutants of each room")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    weak = []
    for room in wanted.rooms or rooms:
        if room not in rooms:
            parser.error(f"there is no room {room!r}: choose from {', '.join(rooms)}")
        file = GAMES / room / "rules.py"
        unchanged = Mutant(room, file, 1, "nothing", ast.parse(file.read_text(encoding="utf-8")))
        if not surviving([unchanged], 1):
            sys.exit(f"the tests of {room} fail already")
        every = list(mutants(room, file))
        chosen = random.Random(room).sample(every, min(wanted.sample, len(every)))
        lost = surviving(chosen, wanted.workers)
        print("", *lost, sep="\nsurvived: ")
        share = 1 - len(lost) / len(chosen)
        print(
            f"\n{room}: {len(every)} mutants, {len(chosen)} tried, {share:.1%} noticed", flush=True
        )
        if share < ENOUGH:
            weak.append(room)
    if weak:
        sys.exit(f"too few are noticed in {', '.join(weak)}")


if __name__ == "__main__":
    main()

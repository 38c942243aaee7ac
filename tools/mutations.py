"""Breaks the rules of every game in many small ways and counts how many the tests notice.

    python -m tools.mutations [ROOM ...] [--sample 150] [--workers 2]

Each mutant changes one operator, number, condition or statement. The tests run on the interpreted
rules: golden records, rulebook examples, positions, the second opinion, the law of even chance; the
first failure kills the mutant. Tests are collected once for each room, and a mutant is a child
process in which the changed functions take the place of the others; quick tests come first.
Survivors are listed: each is a test that is missing, or a change without effect.
Fails when fewer than nine of ten are noticed.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import random
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple, TextIO

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "byczo" / "games"
MOST_SECONDS, MOST_TIMES = 3, 10
"""A test that takes so many seconds more than so many times its usual time is in an endless loop:
it has noticed the mutant."""

LAWS = (
    "tests/records/test_golden.py",
    "tests/contract/test_positions.py",
    "tests/contract/test_second_opinion.py",
    "tests/contract/test_laws.py::test_chance_is_even_in_its_limits",
)
"""Tests of all games that play by the interpreted rules, too."""

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

    file: Path
    line: int
    change: str
    code: CodeType
    """The whole module with the change."""

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


def is_marked(function: ast.FunctionDef) -> bool:
    """Whether the function is a rule."""
    return any(ast.unparse(mark) in {"rule", "brief"} for mark in function.decorator_list)


def mutants(file: Path) -> Iterator[Mutant]:
    """All mutants of a module: only rules are changed, not declarations."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or not is_marked(function):
            continue
        for statement in function.body:
            for node in ast.walk(statement):
                line = getattr(node, "lineno", statement.lineno)
                for change in chain(changes(node), omissions(node)):
                    yield Mutant(file, line, change, compile(tree, file, "exec"))
        for change in omissions(function):
            yield Mutant(file, function.lineno, change, compile(tree, file, "exec"))


def code_of(mutant: Mutant) -> dict[str, CodeType]:
    """The functions of the changed module, by their qualified names."""
    found, unread = {}, [mutant.code]
    while unread:
        inner = [part for part in unread.pop().co_consts if isinstance(part, CodeType)]
        found.update({part.co_qualname: part for part in inner})
        unread += inner
    return found


def apply(mutant: Mutant) -> None:
    """Change the functions of the module wherever somebody holds them, fitted kernels included."""
    changed = code_of(mutant)
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(mutant.file):
            function.__code__ = changed[function.__code__.co_qualname]


def shared_by(room: str) -> list[str]:
    """The modules of rules that a room shares with another."""
    rules = (GAMES / room / "rules.py").read_text("utf-8")
    return re.findall(r"^from byczo\.games\.rows\.(\w+) import", rules, re.M)


def files_of(room: str) -> list[Path]:
    """The rules of a room: its own, and those that it shares with another."""
    return [GAMES / room / "rules.py", *(GAMES / "rows" / f"{n}.py" for n in shared_by(room))]


def tests_of(room: str) -> list[str]:
    """The tests that try these rules alone."""
    own = [f"tests/games/{room}/test_rules.py", f"tests/games/{room}/test_view.py"]
    shared = [f"tests/games/rows/test_{name}.py" for name in shared_by(room)]
    return own + [file for file in shared if (ROOT / file).exists()]


def is_for(room: str, test: str) -> bool:
    """Whether the test plays the interpreted rules of the room."""
    if f"tests/games/{room}/" in test or "tests/games/rows/" in test:
        return True
    game = room.replace("_", "-")
    of_game = re.search(rf"(?<![a-z]){game}", test)
    return bool(of_game) and ("interpreted" in test or "on_single_rounds" in test)


class Trials:
    """Collects the tests of a room once, then runs them on each mutant, in a process of its own.

    A plugin of pytest: it takes the place of the loop that runs tests.
    """

    def __init__(self, room: str, chosen: list[Mutant], workers: int) -> None:
        self.room, self.chosen, self.workers = room, chosen, workers
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()
        self.survivors: list[Mutant] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of the room."""
        items[:] = [item for item in items if is_for(self.room, item.nodeid)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try one mutant after the other; before and after them the rules as they are."""
        self.seconds = self.try_unchanged(session)
        self.try_all(session)
        self.try_unchanged(session)  # a file that somebody edits meanwhile would kill all mutants
        return True

    def try_unchanged(self, session: pytest.Session) -> dict[str, float]:
        """How many seconds each test takes; all of them must pass."""
        child, told = self.begin(session, None)
        _, status = os.waitpid(child, 0)
        tests = self.lines(told)
        if os.waitstatus_to_exitcode(status) != 0:
            pytest.exit(f"without any change a test fails: {tests[-1:]}", returncode=1)
        return {name: float(took) for took, name in tests}

    def try_all(self, session: pytest.Session) -> None:
        """Fill the list of survivors, and say how far it is."""
        waiting, running = self.chosen[::-1], dict[int, tuple[Mutant, TextIO]]()
        started = time.monotonic()
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop()
                child, told = self.begin(session, mutant)
                running[child] = mutant, told
            child, status = os.wait()
            mutant, told = running.pop(child)
            if os.waitstatus_to_exitcode(status) == 0:
                self.survivors.append(mutant)
                print(f"\rsurvived: {mutant}", flush=True)
            else:
                self.kills.update(name for _, name in self.lines(told)[-1:])
            done = len(self.chosen) - len(waiting) - len(running)
            minutes = (time.monotonic() - started) / 60
            line = f"\r{done} of {len(self.chosen)}, {len(self.survivors)} survived"
            print(f"{line}, {minutes:.0f} min", end="", file=sys.stderr, flush=True)

    def begin(self, session: pytest.Session, mutant: Mutant | None) -> tuple[int, TextIO]:
        """Run the tests on a mutant in a child, which tells how long each took."""
        reader, writer = os.pipe()
        child = os.fork()
        if child:
            os.close(writer)
            return child, os.fdopen(reader)
        with os.fdopen(writer, "w") as report, Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            if mutant is not None:
                apply(mutant)
            passed = all(self.passes(session, item, report) for item in self.ordered(session.items))
        os._exit(0 if passed else 1)

    def ordered(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Quick tests first, and those that have noticed much."""
        costs = {name: took / (1 + self.kills[name]) for name, took in self.seconds.items()}
        return sorted(items, key=lambda item: costs.get(item.nodeid, 0))

    def passes(self, session: pytest.Session, item: pytest.Item, report: TextIO) -> bool:
        """Run one test, for a limited time of the processor."""
        limit = MOST_SECONDS + MOST_TIMES * self.seconds.get(item.nodeid, MOST_SECONDS)
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        started = time.process_time()
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        print(time.process_time() - started, item.nodeid, file=report, flush=True)
        return session.testsfailed == 0

    @staticmethod
    def lines(told: TextIO) -> list[list[str]]:
        """What a child has told: seconds and the name of each test."""
        with told:
            return [line.rstrip().split(" ", 1) for line in told]


def surviving(room: str, chosen: list[Mutant], workers: int) -> list[Mutant]:
    """Those that no test notices."""
    os.environ["BYCZO_ENGINE"] = "interpreted"
    trials = Trials(room, chosen, workers)
    quiet = ["-qq", "-s", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    files = [*tests_of(room), *LAWS]
    if pytest.main([*quiet, "-W", "ignore", *files], plugins=[trials]) != 0:
        sys.exit(f"the mutants of {room} could not be tried")
    return trials.survivors


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
        every = [mutant for file in files_of(room) for mutant in mutants(file)]
        chosen = random.Random(room).sample(every, min(wanted.sample, len(every)))
        lost = surviving(room, chosen, wanted.workers)
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

"""A real Ray cluster of two nodes; one of them is killed in the middle of the work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import pytest

from tests.arena.results import read, table_of
from tests.nights import NIGHT

pytestmark = pytest.mark.skipif(not find_spec("ray"), reason="the extra 'ray' is not installed")

HERE = Path(__file__).parent
QUIET = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
ARENA = [
    *("arena", "six-nimmt", "search:300", "greedy", "--players", "4"),
    *("--option", "rounds=1", "--no-control", "--json"),
]
TRAIN = [
    *("train", "x-nimmt", "--games", "12", "--iterations", "2"),
    *("--watched", "2", "--readings", "1"),
]


def byczo(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "byczo", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=QUIET,
    )


def cells(program: subprocess.Popen[str]) -> object:
    said, problems = program.communicate()
    assert program.returncode == 0, problems
    return json.loads(said)["cells"]


@contextmanager
def two_nodes() -> Iterator[tuple[str, IO[str], IO[str]]]:
    """The address of the cluster, and a way to talk to it."""
    program = subprocess.Popen(
        [sys.executable, str(HERE / "two_nodes.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=QUIET,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    try:
        yield program.stdout.readline().strip(), program.stdin, program.stdout
    finally:
        program.stdin.close()
        program.wait()
        program.stdout.close()


def test_a_killed_node_costs_only_its_deals(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("ray.jsonl", "local.jsonl")]
    with two_nodes() as (address, tell, said):
        assert address.startswith("127.0.0.1:")
        deals = ["--deals", "80"]
        program = byczo(*ARENA, *deals, "--out", str(files[0]), "--ray", address)
        both = set[str]()
        while len(both) < 2:  # until both nodes have brought results
            assert program.poll() is None, "it ended before both nodes had played"
            both = {line["worker"] for line in read(files[0])} if files[0].exists() else both
            time.sleep(0.05)
        tell.write("kill\n")
        tell.flush()
        assert said.readline() == "killed\n"
        before = len(read(files[0]))
        found = cells(program)
    assert before < len(read(files[0])) == 320
    assert found == cells(byczo(*ARENA, *deals, "--out", str(files[1]), "--workers", "1"))
    ours, theirs = (sorted(map(table_of, read(file))) for file in files)
    assert ours == theirs


def test_a_killed_training_goes_on_and_is_that_of_one_machine(tmp_path: Path) -> None:
    """The command is killed, then goes on; one of its nodes is killed, and it still goes on."""
    files = [tmp_path / name for name in ("ray.json", "local.json")]
    notes = files[0].with_name("ray.json.part")

    def played_more_than(games: int, program: subprocess.Popen[str]) -> int:
        found = 0
        while found <= games:
            assert program.poll() is None, f"it ended after {found} games: {program.communicate()}"
            found = notes.read_bytes().count(b"\n") - 1 if notes.exists() else 0
            time.sleep(0.02)
        return found

    with two_nodes() as (address, tell, said):
        first = byczo(*TRAIN, "--out", str(files[0]), "--ray", address)
        played = played_more_than(0, first)
        first.kill()
        first.communicate()
        second = byczo(*TRAIN, "--out", str(files[0]), "--ray", address)
        played_more_than(played, second)
        tell.write("kill\n")
        tell.flush()
        assert said.readline() == "killed\n"
        _, problems = second.communicate()
        assert second.returncode == 0, problems
    local = byczo(*TRAIN, "--out", str(files[1]), "--workers", "1")
    _, problems = local.communicate()
    assert local.returncode == 0, problems
    ours, theirs = (json.loads(file.read_bytes()) | {"made": ""} for file in files)
    assert ours == theirs
    assert not notes.exists()


@NIGHT
def test_puzzles_are_those_of_one_machine(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("ray.json", "local.json")]
    search = ("--count", "3", "--seed", "7")
    with two_nodes() as (address, _, _):
        for file, where in zip(files, (("--ray", address), ("--workers", "1")), strict=True):
            program = byczo("puzzles", "x-nimmt", str(file), *search, *where)
            _, problems = program.communicate()
            assert program.returncode == 0, problems
    assert files[0].read_bytes() == files[1].read_bytes()


def test_no_cluster_is_told_in_one_line() -> None:
    program = byczo(*ARENA, "--ray", "127.0.0.1:1")
    said, problem = program.communicate()
    assert (program.returncode, said) == (2, "")
    assert problem.splitlines()[-1].startswith("byczo: no Ray cluster answers at 127.0.0.1:1")

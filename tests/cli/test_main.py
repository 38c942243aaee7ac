"""The command line as its user meets it: real processes, real pipes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.cli.command import PLAIN, byczo


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["rules", "chess"], "there is no game 'chess': the games are six-nimmt"),
        (["rules", "six-nimmt", "--lang", "fr"], "invalid choice: 'fr'"),
        (["simulate", "six-nimmt", "--players", "11"], "players must be from 2 to 10, not 11"),
        (
            ["simulate", "six-nimmt", "--players", "x"],
            "byczo: --players: write a whole number, such as 4, not 'x'",
        ),
        (["serve", "--port", "8021.5"], "--port: write a whole number, such as 4, not '8021.5'"),
        (
            ["arena", "six-nimmt", "calf", "--limit", "soon"],
            "byczo: --limit: write a number, such as 0.5, not 'soon'",
        ),
        (["simulate", "six-nimmt", "--option", "target"], "write NAME=VALUE"),
        (["simulate", "six-nimmt", "--option", "target=0"], "target must be from 1 to 10000"),
        (["simulate", "six-nimmt", "--option", "tempo=3"], "there is no option 'tempo'"),
        (["simulate", "six-nimmt", "--games", "0"], "--games must be at least 1"),
        (["simulate", "six-nimmt", "--bots", "hal"], "there is no bot 'hal'"),
        (["simulate", "six-nimmt", "--records", "/nowhere/x.jsonl"], "cannot write"),
        (["arena", "six-nimmt", "hal"], "there is no bot 'hal'"),
        (["arena", "six-nimmt", "random", "--deals", "0"], "deals must be at least 1"),
        (["arena", "six-nimmt", "random", "--test", "1"], "a test compares two bots, not 1"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["play", "six-nimmt", "--players", "1"], "players must be from 2 to 10"),
        (["replay", "/nowhere.jsonl"], "cannot read /nowhere.jsonl: No such file"),
        (["verify", "/nowhere.jsonl"], "cannot read /nowhere.jsonl: No such file"),
        (["review", "/nowhere.jsonl"], "cannot read /nowhere.jsonl: No such file"),
    ],
)
def test_mistakes_get_one_line_and_exit_code_2(words: list[str], why: str) -> None:
    said = byczo(*words)
    assert said.returncode == 2
    assert said.stdout == ""
    assert why in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_a_pipe_that_closes_early_is_no_error() -> None:
    """As in ``byczo rules … | head -1``."""
    command = [sys.executable, "-m", "byczo", "simulate", "six-nimmt", "--games", "1", "--json"]
    for words in (command, [*command[:3], "rules", "six-nimmt"], [*command[:3], "--help"]):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(
            words, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, env=PLAIN
        )
        os.close(writer)
        assert (done.returncode, done.stderr) == (0, "")

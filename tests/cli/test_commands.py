"""What the help of the command line tells."""

from __future__ import annotations

from importlib import import_module

from byczo.cli.commands import LANGUAGES, parser
from byczo.locales import LANGUAGES as SPOKEN
from tests.cli.command import byczo


def test_help_names_every_command() -> None:
    said = byczo("--help")
    assert said.returncode == 0
    for command in (
        *("games", "rules", "play", "simulate", "replay", "verify", "review", "arena"),
        *("print", "bench"),
    ):
        assert f"  {command} " in said.stdout
        assert byczo(command, "--help").returncode == 0


def test_every_command_has_a_module_that_runs_it() -> None:
    (commands,) = (action for action in parser()._actions if action.dest == "command")
    assert commands.choices is not None
    for command in commands.choices:
        assert callable(import_module(f"byczo.cli.{command}").run)


def test_languages_are_those_that_are_spoken() -> None:
    """They stand here once more, so that nothing of languages is loaded before it is used."""
    assert set(LANGUAGES) == set(SPOKEN)

"""How the command line is read."""

from __future__ import annotations

import argparse

import pytest

from byczo.cli.parser import number, whole_number
from byczo.games import GAMES
from byczo.locales import LANGUAGES
from tests.cli.command import byczo


def test_help_names_the_games_of_the_catalogue_and_the_languages() -> None:
    text = " ".join(byczo("play", "--help").stdout.split())
    assert f"{', '.join(GAMES)}; asked for when left out" in text
    assert f"--lang {{{','.join(LANGUAGES)}}}" in text
    assert f"byczo play {next(iter(GAMES))} --players 4" in text


def test_numbers_are_read_or_refused_with_an_example() -> None:
    assert (whole_number("-4"), number("0.5")) == (-4, 0.5)
    with pytest.raises(argparse.ArgumentTypeError, match=r"such as 4, not '4\.5'"):
        whole_number("4.5")
    with pytest.raises(argparse.ArgumentTypeError, match=r"such as 0\.5, not 'half'"):
        number("half")

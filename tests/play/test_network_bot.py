"""Bots whose networks come from files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.encoder import UNDECLARED, observation_of
from byczo.core.errors import BadOption
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.network_bot import Network, NetworkBot, load_network, save_network
from byczo.play.roster import bot_of

GAME = game_of("six-nimmt")
assert GAME.observation is not None
SIZE = GAME.observation.size(2)
VERSION = GAME.observation.version
ACTIONS = GAME.actions + 1


def highest_first() -> Network:
    """Prefers higher actions."""
    weights = np.zeros((SIZE, ACTIONS), np.float32)
    return Network([(weights, np.arange(ACTIONS, dtype=np.float32))])


def test_it_does_what_the_network_prefers(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    save_network(file, highest_first(), GAME, 2, VERSION)
    bot = bot_of(f"network@{file}", GAME, stream_of(1))
    match = Match(GAME, GAME.read_options({"players": 2}), chance=Seeded(1), compiled=True)
    seen = match.observe(0)
    assert bot.decide(seen, 0) == max(GAME.compiled.actions(seen.alone(), 0))


def test_a_game_that_declares_no_features_has_networks_too(tmp_path: Path) -> None:
    file, game = tmp_path / "network.npz", replace(GAME, observation=None)
    size = observation_of(game).size(2)
    weights = np.zeros((size, ACTIONS), np.float32)
    network = Network([(weights, -np.arange(ACTIONS, dtype=np.float32))])
    save_network(file, network, game, 2, UNDECLARED)
    match = Match(game, game.read_options({"players": 2}), chance=Seeded(1), compiled=True)
    seen = match.observe(1)
    bot = NetworkBot(game, stream_of(1), file)
    assert bot.decide(seen, 1) == min(game.compiled.actions(seen.alone(), 1))


def test_layers_are_sums_cut_off_at_zero() -> None:
    first = np.array([[1.0, -1.0]], np.float32), np.array([0.0, 1.0], np.float32)
    last = np.array([[1.0], [10.0]], np.float32), np.array([0.5], np.float32)
    network = Network([first, last])
    assert network(np.array([3], np.uint8)).tolist() == [3.5]
    assert network(np.array([0], np.uint8)).tolist() == [10.5]


def test_it_plays_with_as_many_as_it_learned_with(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    save_network(file, highest_first(), GAME, 2, VERSION)
    match = Match(GAME, GAME.read_options({"players": 3}), chance=Seeded(1), compiled=True)
    with pytest.raises(BadOption, match="plays with 2, not 3"):
        NetworkBot(GAME, stream_of(1), file).decide(match.observe(0), 0)


def test_files_that_do_not_suit_are_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    with pytest.raises(BadOption, match=r"cannot read .*network\.npz: No such file"):
        load_network(file, GAME)
    save_network(tmp_path / "a.npz", highest_first(), game_of("x-nimmt"), 2, VERSION)
    with pytest.raises(BadOption, match="plays x-nimmt, not six-nimmt"):
        load_network(tmp_path / "a.npz", GAME)
    save_network(tmp_path / "b.npz", highest_first(), GAME, 2, VERSION + 1)
    with pytest.raises(BadOption, match=f"wants version {VERSION + 1} of the features"):
        load_network(tmp_path / "b.npz", GAME)
    unfit = Network([(np.zeros((3, 4), np.float32), np.zeros(4, np.float32))])
    for number, network in enumerate((Network([]), unfit)):
        save_network(tmp_path / f"c{number}.npz", network, GAME, 2, VERSION)
        with pytest.raises(BadOption, match="holds no network"):
            load_network(tmp_path / f"c{number}.npz", GAME)
    (tmp_path / "d.npz").write_text("no network")
    with pytest.raises(BadOption, match="holds no network"):
        load_network(tmp_path / "d.npz", GAME)

"""A bot that asks a small neural network, whose weights are read from a file.

Any program may write such a file: :func:`save_network`, or numpy's ``savez`` with the arrays
``weights0``, ``bias0``, ``weights1`` and so on, and ``game``, ``players`` and ``features``, the
version of the features that the network is given.
"""

from __future__ import annotations

import zipfile
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from byczo.core.contract import Stream, TableState
from byczo.core.encoder import SeatEncoder, observation_of
from byczo.core.errors import BadOption
from byczo.core.game import Game

Layer = tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]
"""Weights by input and output, and biases."""


class Network(msgspec.Struct, frozen=True):
    """Layers of sums, with ``max(0, x)`` between them; the last one has a number per action."""

    layers: list[Layer]

    def __call__(self, features: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """The preference for each action, from 0 for none."""
        values = features.astype(np.float32)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0)
        weights, bias = self.layers[-1]
        made: npt.NDArray[np.float32] = values @ weights + bias
        return made


def save_network(path: Path, network: Network, game: Game, players: int, features: int) -> None:
    """Write a network for a game with so many players, and these features."""
    arrays: dict[str, Any] = {"game": game.id, "players": players, "features": features}
    for place, (weights, bias) in enumerate(network.layers):
        arrays |= {f"weights{place}": weights, f"bias{place}": bias}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


@cache
def _read(path: Path) -> tuple[str, int, int, list[Layer]]:
    """The game, players and version of features that a network is for, and its layers."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = dict(file)
        players, version = int(arrays["players"]), int(arrays["features"])
        count = sum(name.startswith("weights") for name in arrays)
        layers = [(arrays[f"weights{n}"], arrays[f"bias{n}"]) for n in range(count)]
        return str(arrays["game"]), players, version, layers
    except OSError as problem:
        raise BadOption(f"cannot read {path}: {problem.strerror or problem}") from None
    except (KeyError, ValueError, TypeError, zipfile.BadZipFile):
        raise BadOption(f"{path} holds no network") from None


def load_network(path: Path, game: Game) -> tuple[Network, int]:
    """The network of a file, and for how many players it is; BadOption if it does not suit."""
    made_for, players, version, layers = _read(path)
    if made_for != game.id:
        raise BadOption(f"{path} plays {made_for}, not {game.id}")
    observation = observation_of(game)
    if version != observation.version:
        raise BadOption(f"{path} wants version {version} of the features of {game.title}")
    widths = [observation.size(players), *(len(bias) for _, bias in layers)]
    fits = [weights.shape for weights, _ in layers] == list(pairwise(widths))
    if not layers or not fits or widths[-1] != game.actions + 1:
        raise BadOption(f"{path} holds no network")
    return Network(layers), players


class NetworkBot:
    """Does what its network prefers. It never draws."""

    def __init__(self, game: Game, stream: Stream, file: Path) -> None:
        self.game = game
        self.network, self.players = load_network(file, game)
        self.encoder = SeatEncoder(game, self.players)

    def decide(self, seen: TableState, seat: int) -> int:
        """The best of the legal actions."""
        if seen.players != self.players:
            raise BadOption(f"this network plays with {self.players}, not {seen.players}")
        actions = self.game.compiled.actions(seen.alone(), seat)
        preferences = self.network(self.encoder.features(seen, seat))
        return max(actions, key=lambda action: preferences[action])

"""What searchers thought of every action, as a dataset: an npz file of plain arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import msgspec
import numpy as np

from byczo.core.encoder import observation_of
from byczo.core.game import Game
from byczo.play.trial import Findings


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """One decision: what its seat saw as features, what was chosen, and what was found."""

    seat: int
    chosen: int
    actions: list[int]
    worlds: list[int]  # on which each action was tried
    means: list[list[float]]  # by action: own points, against the others, share of the win
    features: bytes


@runtime_checkable
class Thinker(Protocol):
    """A bot that can tell what it has thought."""

    def findings(self) -> Findings | None:
        """What the last decision found about each action; None if there was nothing to find."""
        ...


def thought_of(bot: object, seat: int, chosen: int, features: bytes) -> Thought | None:
    """What a bot has thought about its last decision, if it can tell."""
    found = bot.findings() if isinstance(bot, Thinker) else None
    if found is None:
        return None
    return Thought(
        seat=seat,
        chosen=chosen,
        actions=found.actions,
        worlds=[int(worlds) for worlds in found.worlds],
        means=[[float(f"{mean:.6g}") for mean in means] for means in found.means],
        features=features,
    )


def description_of(game: Game, options: Mapping[str, Any], seed: str) -> dict[str, Any]:
    """What the tables were, and what the columns of ``features`` are: arrays of the dataset."""
    players = int(options["players"])
    observation = observation_of(game)
    places = observation.places(players)
    return {
        "game": np.array(game.id),
        "players": np.array(players),
        "options": np.array(msgspec.json.encode(options).decode()),
        "seed": np.array(seed),
        "features_version": np.array(observation.version),
        "feature_names": np.array(list(places)),
        "feature_first": np.array([0, *(place.stop for place in places.values())], np.int32),
    }


def save_values(
    path: Path,
    tables: Iterable[tuple[int, tuple[str, ...], list[Thought]]],
    description: Mapping[str, Any],
) -> int:
    """Write the thoughts of tables: deal, bots by seat, thoughts. Returns how many there are.

    The order is that of the tables, so the same tables give the same file.
    """
    rows = [(deal, bots[thought.seat], thought) for deal, bots, kept in tables for thought in kept]
    thoughts = [thought for *_, thought in rows]
    names = sorted({bot for _, bot, _ in rows})
    arrays: dict[str, Any] = {
        **description,
        "bots": np.array(names or [""]),
        "deal": np.array([deal for deal, *_ in rows], np.int32),
        "bot": np.array([names.index(bot) for _, bot, _ in rows], np.int32),
        "seat": np.array([thought.seat for thought in thoughts], np.int16),
        "chosen": np.array([thought.chosen for thought in thoughts], np.int16),
        "first": np.array([0, *accumulate(len(t.actions) for t in thoughts)], np.int64),
        "action": np.array([action for t in thoughts for action in t.actions], np.int16),
        "worlds": np.array([worlds for t in thoughts for worlds in t.worlds], np.int32),
        "means": np.array([means for t in thoughts for means in t.means], np.float32).reshape(
            -1, 3
        ),
        "features": np.frombuffer(b"".join(t.features for t in thoughts), np.uint8).reshape(
            len(thoughts), -1 if thoughts else 0
        ),
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
    return len(thoughts)

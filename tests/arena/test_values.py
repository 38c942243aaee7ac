"""What searchers thought, as a dataset."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from byczo.arena.plan import Plan, plan_of, run_arena
from byczo.arena.values import description_of, save_values, thought_of
from byczo.core.chance import stream_of
from byczo.games import game_of
from byczo.play.roster import bot_of
from tests.arena.results import read

GAME = game_of("six-nimmt")


def plan(deals: int = 2) -> Plan:
    options = GAME.read_options({"players": 2, "rounds": 1})
    return plan_of(GAME, options, ["search:40", "random"], deals=deals, log_values=True)


def test_every_decision_of_a_searcher_is_there_and_makes_sense(tmp_path: Path) -> None:
    file = tmp_path / "values.npz"
    summary = run_arena(plan(), values=file)
    with np.load(file) as data:
        held = dict(data)
    assert held["bots"].tolist() == ["search:40"]
    decisions = len(held["deal"])
    assert 0 < decisions < summary.bots[0].decisions
    assert held["first"][-1] == len(held["action"]) == len(held["worlds"]) == len(held["means"])
    places = GAME.observation
    assert places is not None
    assert held["features"].shape == (decisions, places.size(2))
    hand = held["features"][:, places.places(2)["hand"]]
    for k in range(decisions):
        options = held["action"][held["first"][k] : held["first"][k + 1]]
        assert held["chosen"][k] in options
        if options.max() <= 104:
            assert (np.flatnonzero(hand[k]) + 1).tolist() == options.tolist()
    assert (held["worlds"] > 0).all()
    assert (str(held["game"]), int(held["players"]), str(held["seed"])) == ("six-nimmt", 2, "1")
    assert GAME.read_options(json.loads(str(held["options"]))).rounds == 1
    assert int(held["features_version"]) == places.version
    first = held["feature_first"].tolist()
    found = {
        name: slice(first[k], first[k + 1]) for k, name in enumerate(held["feature_names"].tolist())
    }
    assert found == places.places(2)
    shares = held["means"][:, 2]  # of the win, and a little for points
    assert ((shares > -0.2) & (shares < 1.2)).all()
    assert shares.max() > 0.5 > shares.min()


def test_the_file_does_not_depend_on_workers_and_can_be_resumed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.npz", "two.npz", "three.npz")]
    out = tmp_path / "out.jsonl"
    run_arena(plan(), values=files[0])
    run_arena(plan(1), values=files[1], out=out)
    run_arena(plan(), values=files[1], out=out, workers=2)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(read(out)) == 2 * 4
    plain = plan_of(GAME, GAME.read_options({"players": 2, "rounds": 1}), ["search:40"], deals=1)
    other = tmp_path / "plain.jsonl"
    run_arena(plain, out=other)
    assert not any("values" in line for line in read(other))


def test_a_game_without_declared_features_has_those_of_its_observation() -> None:
    said = description_of(replace(GAME, observation=None), {"players": 2}, "1")
    assert int(said["features_version"]) == 0
    names, first = said["feature_names"].tolist(), said["feature_first"].tolist()
    assert names == ["seat", *(GAME.state.layout.fields or {})]
    assert first[:2] == [0, GAME.players[-1]]
    assert len(first) == len(names) + 1


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_that_do_not_search_have_no_thoughts(name: str) -> None:
    assert thought_of(bot_of(name, GAME, stream_of(1)), 0, 1, b"") is None


def test_nothing_is_a_dataset_too(tmp_path: Path) -> None:
    file = tmp_path / "values.npz"
    assert save_values(file, [], {}) == 0
    with np.load(file) as data:
        assert data["first"].tolist() == [0]

"""Who plays the seats of others inside a batch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from byczo.core.contract import Stream
from byczo.core.errors import BadOption, Unknown
from byczo.core.rule import rule
from byczo.envs import Tables, opponent_of
from byczo.games import game_of
from byczo.games.six_nimmt.rules import PLAY, State, choice, choices
from byczo.play.playout_policy import WeightsFile
from tests.envs.slow_table import states_of


@rule
def lowest_card(seen: State, seat: int, stream: Stream) -> int:
    """The lowest card, or the first row."""
    best = choice(seen, seat, 0)
    for k in range(choices(seen, seat)):
        best = min(best, choice(seen, seat, k))
    return best


@rule
def spy(seen: State, seat: int, stream: Stream) -> int:
    """Plays high as soon as it sees a card in the next hand, which it must not."""
    other = 1 - seat
    best = choice(seen, seat, 0)
    for k in range(choices(seen, seat)):
        if seen.phase == PLAY and (seen.hands[other, 0] > 0 or seen.chosen[other] > 0):
            best = max(best, choice(seen, seat, k))
        else:
            best = min(best, choice(seen, seat, k))
    return best


@rule
def nonsense(seen: State, seat: int, stream: Stream) -> int:
    """Never a legal action."""
    return 30_000


def leads(opponents: str, count: int = 300) -> float:
    """By how much random learners in seat 0 are worse than the others, in points a game."""
    tables = Tables(
        "six-nimmt", count, {"players": 3, "rounds": 1}, seed=1, learners=[0], opponents=opponents
    )
    total, games = 0.0, 0
    while games < count:
        tables.step()
        games += int(tables.done.sum())
        ended = tables.totals[tables.done == 1].astype(float)
        total += float((ended[:, 0] - ended[:, 1:].mean(axis=1)).sum())
    return total / games


def test_named_opponents_are_stronger_and_stronger() -> None:
    found = [leads(name) for name in ("random", "policy", "search:200")]
    assert abs(found[0]) < 2
    assert found[0] + 2 < found[1] < found[2]
    assert leads("weights") > found[0] + 2


def test_a_rule_of_ones_own_plays_inside() -> None:
    tables = Tables("six-nimmt", 50, {"players": 2}, seed=1, learners=[1], opponents=lowest_card)
    hands = states_of(tables)["hands"][:, 0, :10]
    tables.step()
    at = tables.observation.places(2)["cards"]
    assert (tables.observations[:, 0, at][:, 1] == hands.min(axis=1)).all()


def test_opponents_see_no_more_than_their_seat() -> None:
    tables = Tables("six-nimmt", 50, {"players": 2}, seed=1, learners=[1], opponents=spy)
    hands = states_of(tables)["hands"][:, 0, :10]
    tables.step()
    at = tables.observation.places(2)["cards"]
    assert (tables.observations[:, 0, at][:, 1] == hands.min(axis=1)).all()


def test_an_illegal_answer_becomes_a_random_legal_action() -> None:
    tables = Tables("six-nimmt", 200, {"players": 2}, seed=1, learners=[1], opponents=nonsense)
    hands = states_of(tables)["hands"][:, 0, :10].copy()
    tables.step()
    at = tables.observation.places(2)["cards"]
    played = tables.observations[:, 0, at][:, 1]
    ranks = (np.sort(hands, axis=1) == played[:, None]).argmax(axis=1)
    assert len(np.unique(ranks)) == 10


def test_weights_can_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    weights = WeightsFile(game="six-nimmt", made="", by="", weights=[2.0] * 1024)
    file.write_bytes(msgspec.json.encode(weights))
    opponent = opponent_of(game_of("six-nimmt"), f"weights@{file}")
    assert (opponent.weights == 2).all()
    with pytest.raises(BadOption, match="without learned weights"):
        opponent_of(game_of("twenty-one"), f"weights@{file}")
    searcher = opponent_of(game_of("six-nimmt"), f"search:30@{file}")
    assert (searcher.weights == 2).all() and searcher.playouts == 30
    with pytest.raises(BadOption, match="without learned weights"):
        opponent_of(game_of("twenty-one"), f"search:30@{file}")


@pytest.mark.parametrize("name", ["weights@{}/none.json", "search:30@{}/none.json", "weights@{}"])
def test_a_file_that_cannot_be_read_is_told_of(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot read"):
        opponent_of(game_of("six-nimmt"), name.format(tmp_path))


def test_a_list_of_opponents_is_refused() -> None:
    opponents: Any = ["policy", "random"]
    with pytest.raises(BadOption, match="one name or one rule for all seats, not"):
        opponent_of(game_of("six-nimmt"), opponents)


def test_an_unknown_opponent_is_told_of() -> None:
    known = "random, policy, weights, weights@FILE, search:PLAYOUTS and search:PLAYOUTS@FILE"
    with pytest.raises(Unknown, match=known):
        opponent_of(game_of("six-nimmt"), "search:many")
    with pytest.raises(BadOption, match="mark the function with @rule"):
        opponent_of(game_of("six-nimmt"), lambda seen, seat, stream: 1)

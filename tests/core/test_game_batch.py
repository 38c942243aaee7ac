"""No action from outside reaches memory that is not its own, whatever its number."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import stream_of
from byczo.core.compiler.load import ENGINES
from byczo.core.errors import IllegalAction
from byczo.core.game import Game
from byczo.core.game_batch import GameBatch
from byczo.core.kernels import ILLEGAL, MISFIT, step_batch
from byczo.core.rule import compiled
from byczo.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
COUNT = 5


def batch_of(game: Game, seed: int = 1) -> GameBatch:
    options = game.read_options({"players": game.players[0]})
    return GameBatch(game, options, COUNT, stream_of(seed))


def content(batch: GameBatch) -> list[bytes]:
    return [array.tobytes() for array in (batch.states, batch.seats, batch.masks)]


@games
def test_legal_picks_are_done(game: Game) -> None:
    batch = batch_of(game)
    ended = 0
    for _ in range(400):
        ended += batch.step([np.flatnonzero(mask)[-1] for mask in batch.masks])
    assert ended > 0


@games
@pytest.mark.parametrize("wrong", [30000, -1, -30000, 1 << 40, None], ids=str)
def test_illegal_picks_change_nothing(game: Game, wrong: int | None) -> None:
    batch = batch_of(game)
    for step in range(20):
        picks = np.array([np.flatnonzero(mask)[0] for mask in batch.masks], np.int64)
        others = np.flatnonzero(batch.masks[3] == 0)[1:]
        if wrong is None and not others.size:
            continue
        picks[3] = others[step % len(others)] if wrong is None else wrong
        before = content(batch)
        reason = f"game 3, seat {batch.seats[3]}: action {picks[3]} is not allowed now; allowed: "
        with pytest.raises(IllegalAction, match=reason):
            batch.step(picks)
        assert content(batch) == before
        batch.step()


@pytest.mark.parametrize("picks", [[1], [[1] * COUNT], [1.0] * COUNT, ["1"] * COUNT])
def test_picks_are_whole_numbers_one_for_each_game(picks: Any) -> None:
    with pytest.raises(IllegalAction, match=f"picks are {COUNT} whole numbers, one for each game"):
        batch_of(GAMES["six-nimmt"]).step(picks)


def test_what_is_shown_cannot_be_written_to() -> None:
    batch = batch_of(GAMES["six-nimmt"])
    for array in (batch.seats, batch.masks):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def fuzz(game: Game, engine: str, calls: int) -> None:
    """Call the kernel itself with any actions of any seats."""
    random = np.random.default_rng(5)
    step = compiled(step_batch, game.parts, engine)
    first, stream = game.state.batch(1), stream_of(1)
    first[0] = game.start(game.read_options({"players": game.players[-1]}))
    states = np.repeat(first, COUNT)
    picks, seats = np.zeros((2, COUNT), np.int16)
    masks = np.zeros((COUNT, game.actions + 1), np.uint8)
    step(states, picks, stream, first, seats, masks)
    refused = 0
    for call in range(calls):
        right = seats.copy()
        picks[:] = [random.choice(np.flatnonzero(mask)) for mask in masks]
        if call % 3:
            place = random.integers(COUNT)
            some = (random.integers(-32768, 32768), random.integers(-2, game.actions + 2))
            (picks if call % 3 == 1 else seats)[place] = some[call % 2]
        before = states.tobytes()
        if step(states, picks, stream, first, seats, masks) <= ILLEGAL:
            refused += 1
            assert states.tobytes() == before
            seats[:] = right
    assert refused > calls // 4


@pytest.mark.parametrize("engine", ENGINES)
def test_arrays_that_do_not_fit_together_are_refused(engine: str) -> None:
    game = GAMES["six-nimmt"]
    step = compiled(step_batch, game.parts, engine)
    first = game.start(game.read_options({"players": 4})).alone()
    given: dict[str, Any] = {
        "states": np.repeat(first, COUNT),
        "picks": np.zeros(COUNT, np.int16),
        "stream": stream_of(1),
        "first": first,
        "seats": np.zeros(COUNT, np.int16),
        "masks": np.zeros((COUNT, game.actions + 1), np.uint8),
    }
    short = {
        "picks": given["picks"][1:],
        "seats": given["seats"][1:],
        "masks": given["masks"][1:],
        "first": first[1:],
    }
    before = given["states"].tobytes()
    for name, array in short.items():
        assert step(*{**given, name: array}.values()) == MISFIT
    assert given["states"].tobytes() == before
    around = np.zeros((COUNT + 2, 2), np.uint8)
    narrow = around[1:-1]
    assert step(*{**given, "masks": narrow}.values()) == 0
    assert not around[0].any()
    assert not around[-1].any()


FUZZ = """
from tests.core.test_game_batch import GAMES, fuzz

for name, game in GAMES.items():
    print(name, flush=True)
    fuzz(game, "{engine}", {calls})
"""


@pytest.mark.parametrize("engine", ENGINES)
def test_any_actions_of_any_seats(engine: str) -> None:
    """In a process of its own, which may crash, and has then said in which game."""
    calls = 300 if engine == "interpreted" else 3000
    script = FUZZ.format(engine=engine, calls=calls)
    root = str(Path(__file__).parents[2])
    paths = f"import sys; sys.path[:0] = {[root, *sys.path]!r}"
    done = subprocess.run(
        [sys.executable, "-c", f"{paths}\n{script}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == list(GAMES)

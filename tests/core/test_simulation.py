"""Random games in bulk."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.chance import stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.core.simulation import play_logged, play_many
from tests.support import NAMES, TABLES, short

tables = pytest.mark.parametrize(("game", "options"), TABLES[::3], ids=NAMES[::3])


@tables
def test_simulated_games_are_the_same_with_and_without_records(
    game: Game, options: Options
) -> None:
    brief = short(game, options)
    totals = play_many(game, brief, 3, stream_of("same")).tolist()
    stream = stream_of("same")
    records = [play_logged(game, brief, stream) for _ in range(3)]
    assert [record.result.totals for record in records if record.result] == totals


@tables
def test_a_stream_gives_its_games_again_and_goes_on(game: Game, options: Options) -> None:
    brief = short(game, options)
    together = play_many(game, brief, 4, stream_of(1))
    stream = stream_of(1)
    apart = [play_many(game, brief, 2, stream) for _ in range(2)]
    assert np.array_equal(together, np.concatenate(apart))
    assert not np.array_equal(together, play_many(game, brief, 4, stream_of(2)))


@tables
def test_a_logged_game_replays_and_names_its_players(game: Game, options: Options) -> None:
    record = play_logged(game, short(game, options), stream_of(1))
    assert Match.load(game, record).over
    assert [seat.by for seat in record.seats] == ["random"] * options.players
    assert record.seats[0].name == "Random 1"

"""The driver plays whole games, and writes records that replay."""

from __future__ import annotations

import pytest

from byczo.core.chance import Drawn, Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.core.driver import moves, play_recorded
from byczo.core.game import Game
from byczo.core.game_record import Seat
from byczo.core.match import Match
from byczo.core.options import Options
from tests.support import NAMES, TABLES, short

tables = pytest.mark.parametrize(("game", "options"), TABLES[::3], ids=NAMES[::3])


@tables
def test_a_record_of_a_played_game_replays(game: Game, options: Options) -> None:
    brief = short(game, options)
    seats = [Seat(name=f"Seat {n}") for n in range(options.players)]
    first = game.compiled.choice
    record = play_recorded(game, brief, seats, Seeded(3), lambda s, seat: int(first(s, seat, 0)))
    again = Match.load(game, record, compiled=True)
    assert again.over
    assert again.log == record.log
    assert again.result == record.result


@tables
def test_who_waits_at_the_same_time_decides_on_the_same_state(game: Game, options: Options) -> None:
    stream, engine = stream_of(1), game.interpreted
    state = game.start(short(game, options))
    asked: list[tuple[int, int]] = []

    def decide(state: TableState, seat: int) -> int:
        assert state.waiting >> seat & 1
        asked.append((state.waiting, seat))
        return int(engine.choice(state, seat, draw(stream, engine.choices(state, seat))))

    made = [seat for seat, _ in moves(game, state, engine, lambda _: Drawn(stream), decide)]
    assert state.waiting == OVER
    assert [seat for seat in made if seat != CHANCE] == [seat for _, seat in asked]
    while asked:
        waiting = asked[0][0]
        together = [seat for seat in range(options.players) if waiting >> seat & 1]
        assert asked[: len(together)] == [(waiting, seat) for seat in together]
        del asked[: len(together)]

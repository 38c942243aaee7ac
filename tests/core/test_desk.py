"""A desk writes views and events; each thread has its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from byczo.core.chance import Seeded
from byczo.core.contract import NOBODY
from byczo.core.desk import TableDesk
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES, game_of

SIX = game_of("six-nimmt")
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def laid_out(match: Match) -> TableDesk:
    """A copy of the match's table on a desk, with what everybody may know."""
    desk = TableDesk(
        match.game.desks(match.engine).desk,
        match.state.twin().alone(),
        match.game.state.batch(1),
    )
    desk.observe(NOBODY, desk.public)
    return desk


@games
def test_the_table_is_shown_to_each_seat_as_the_match_shows_it(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    desk = laid_out(match)
    for seat in (*match.everybody, NOBODY):
        observer = None if seat == NOBODY else seat
        assert desk.view_json(seat) == match.view_json(observer)
        seen = match.observe(observer).alone()
        assert desk.desk.seen_json(seen, seat) == match.view_json(observer)
    assert desk.actions(match.waiting[0]) == match.actions(match.waiting[0])


def test_what_is_not_allowed_is_not_done() -> None:
    match = Match(SIX, {"players": 3}, chance=Seeded(1))
    desk = laid_out(match)
    held = {card for seat in match.everybody for card in match.actions(seat)}
    foreign = next(card for card in range(1, 105) if card not in held)
    before = desk.table.tobytes()
    assert desk.act(0, foreign) is None
    assert desk.table.tobytes() == before


def test_an_action_is_told_and_what_everybody_knows_goes_with_it() -> None:
    match = Match(SIX, {"players": 3}, chance=Seeded(1))
    desk = laid_out(match)
    told = desk.act(0, match.actions(0)[0])
    assert told is not None
    assert msgspec.json.decode(told) == [{"event": "ready", "seat": 0}]
    seen = SIX.state.batch(1)
    desk.observe(NOBODY, seen)
    assert desk.public.tobytes() == seen.tobytes()


def test_each_thread_has_its_own_desk() -> None:
    desks = SIX.desks(SIX.interpreted)
    with ThreadPoolExecutor(1) as pool:
        elsewhere = pool.submit(lambda: desks.desk).result()
    assert elsewhere is not desks.desk
    assert elsewhere.out is not desks.desk.out
    assert desks is SIX.desks(SIX.interpreted)

"""One table: what it depends on, and what happens to bots that do not keep to the rules."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from byczo.arena.process import BotFailed
from byczo.arena.seatings import Seating
from byczo.arena.table_play import TablePlayer, TableResult, TableSettings
from byczo.core.chance import stream_of
from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.games import game_of
from byczo.play.roster import BOTS

ROUND = TableSettings("six-nimmt", {"players": 3, "rounds": 1}, "seed")


def table(*bots: str, deal: int = 0, copy: int = 0, settings: TableSettings = ROUND) -> TableResult:
    with TablePlayer(settings) as player:
        return player.play((deal, Seating(bots, copy)))


class Watching:
    """Plays at random and remembers all that it saw."""

    seen: ClassVar[list[tuple[int, TableState]]] = []

    def __init__(self, game: Game, stream: Stream) -> None:
        self.bot = BOTS["random"](game, stream)

    def decide(self, seen: TableState, seat: int) -> int:
        self.seen.append((seat, seen))
        return self.bot.decide(seen, seat)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Any]]:
    monkeypatch.setattr(Watching, "seen", [])
    monkeypatch.setitem(BOTS, "watching", Watching)
    return Watching.seen


def hands(seen: list[tuple[int, Any]]) -> dict[int, list[int]]:
    """What each seat held when it was first asked."""
    first: dict[int, list[int]] = {}
    for seat, state in seen:
        first.setdefault(seat, state.hands[seat].tolist())
    return first


def test_hands_are_the_same_at_every_table_of_a_deal(watched: list[tuple[int, Any]]) -> None:
    dealt = []
    for bots in (("watching",) * 3, ("watching", "highest", "watching")):
        watched.clear()
        table(*bots)
        dealt.append(hands(watched))
    assert dealt[0][0] == dealt[1][0]
    assert dealt[0][2] == dealt[1][2]
    watched.clear()
    table(*["watching"] * 3, deal=1)
    assert hands(watched)[0] != dealt[0][0]


def test_bots_see_an_observation_before_anybody_has_acted(watched: list[tuple[int, Any]]) -> None:
    table(*["watching"] * 3)
    for seat, state in watched:
        others = [other for other in range(3) if other != seat]
        assert not state.hands[others].any()
        if state.phase == 2:  # all play
            assert state.waiting == 0b111


def test_a_table_depends_on_seed_deal_and_seating_alone() -> None:
    first = table("random", "random", "lowest")
    with TablePlayer(ROUND) as player:
        player.play((5, Seating(("random",) * 3)))
        again = player.play((0, Seating(("random", "random", "lowest"))))
    assert (first.totals, first.rounds) == (again.totals, again.rounds)
    others = [
        table("random", "random", "random"),
        table("random", "random", "random", copy=1),
        table("random", "random", "lowest", deal=1),
        table(
            "random", "random", "lowest", settings=TableSettings(ROUND.game, ROUND.options, "other")
        ),
    ]
    assert len({tuple(played.totals) for played in [first, *others]}) == 5


def test_illegal_answers_are_counted_and_replaced() -> None:
    played = table("cheat", "lowest", "cheat")
    for seat in (0, 2):
        counts = played.counts[seat]
        assert counts.decisions >= 10
        assert counts.illegal == counts.decisions // 2
    assert played.counts[1].illegal == 0
    assert played.totals == table("cheat", "lowest", "cheat").totals


def test_a_bot_that_breaks_down_is_named() -> None:
    with pytest.raises(BotFailed, match="bot 'broken' broke down in seat 1: ZeroDivisionError"):
        table("random", "broken", "random")


def test_loading_code_is_not_timed() -> None:
    counts = table("random", "lowest", "random").counts
    assert counts[1].timed < counts[1].decisions
    assert sum(c.timed for c in counts) > 20
    assert all(c.seconds >= 0 for c in counts)


def test_random_bots_play_as_the_rules_say() -> None:
    """The heads of a round are those of a random game: about 14 for each of three."""
    with TablePlayer(ROUND) as player:
        totals = [sum(player.play((deal, Seating(("random",) * 3))).totals) for deal in range(60)]
    assert 30 < sum(totals) / 60 < 50


def test_stream_of_a_seat_is_its_own() -> None:
    """Two random bots at one table do not draw the same numbers."""
    drawn: list[int] = []

    class Recording:
        def __init__(self, game: Game, stream: Stream) -> None:
            drawn.append(int(stream[0]))
            self.bot = BOTS["random"](game_of("six-nimmt"), stream_of(0))

        def decide(self, seen: TableState, seat: int) -> int:
            return self.bot.decide(seen, seat)

    BOTS["recording"] = Recording
    try:
        table(*["recording"] * 3)
        table(*["recording"] * 3, copy=1)
    finally:
        del BOTS["recording"]
    assert len(set(drawn)) == 6

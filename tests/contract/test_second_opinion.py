"""Whole random games in which the second, naive implementation follows the match step by step.

At every step both must agree on who has to act and what each seat may do; at the end of every
round on its scores; at the end of the game on the totals and the winners.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options, written_options
from byczo.games import GAMES
from byczo.games.catalogue import built_in_games
from tests.contract.naive import david_goliath, six_nimmt, twenty_one, x_nimmt
from tests.support import TABLES, short, tables_where

NAIVE: dict[str, ModuleType] = {
    "six-nimmt": six_nimmt,
    "x-nimmt": x_nimmt,
    "david-goliath": david_goliath,
    "twenty-one": twenty_one,
}

# Games of this package: for another one nobody need write the rules a second time.
tables = tables_where(lambda game, _: game.id in NAIVE)

FEWEST: dict[tuple[str, str], tuple[Game, Options]] = {}
"""The smallest table of every game and variant."""
for table in TABLES:
    if table[0].id not in NAIVE:
        continue
    FEWEST.setdefault((table[0].id, getattr(table[1], "variant", "base")), table)

SIXES = [
    [[["wyrgbk"[(field + sheet) % 6], 6] for field in range(6)] for _ in range(5)]
    for sheet in range(6)
]
"""Sheets of Twenty One on which every die fits every field."""

OTHER_OPTIONS: list[tuple[str, dict[str, Any], int]] = [  # and the number of games
    ("six-nimmt", {"players": 3, "ends": "at", "target": 10}, 15),
    ("six-nimmt", {"players": 3, "ends": "above", "target": 10}, 15),
    ("six-nimmt", {"players": 4, "rounds": 2}, 3),
    ("six-nimmt", {"players": 3, "rounds": 5, "variant": "tactical"}, 2),
    ("x-nimmt", {"players": 3, "rounds": 1}, 3),
    ("x-nimmt", {"players": 2, "rounds": 4}, 3),
    ("david-goliath", {"players": 3, "rounds": 5}, 3),
    ("david-goliath", {"players": 4, "rounds": 1}, 3),
    ("twenty-one", {"players": 3, "layout": SIXES}, 3),
]


class Follower:
    """The naive implementation at the side of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.naive = NAIVE[match.game.id]
        self.options = written_options(match.options)
        self.rounds: list[list[int]] = []
        self.position = self.naive.opening(self.options, None, 0)
        self.follow(match.log)

    def act(self, seat: int, text: str) -> None:
        """Do the same on both sides."""
        self.match.act(seat, text)
        log = self.match.log
        last = next(place for place in reversed(range(len(log))) if "seat" in log[place])
        assert log[last] == {"seat": seat, "do": text}
        self.position = self.naive.act(self.position, seat, text)
        self.follow(log[last + 1 :])

    def follow(self, news: list[dict[str, Any]]) -> None:
        """What the match added to its log by itself: scores, deals and rolls."""
        for entry in news:
            if "score" in entry:
                assert self.naive.finished(self.position)
                assert self.naive.scores(self.position) == entry["score"]
                self.rounds.append(entry["score"])
                assert self.match.over == self.naive.ended(self.options, self.rounds)
                if not self.match.over:
                    self.position = self.naive.opening(
                        self.options, self.position, len(self.rounds)
                    )
            else:
                self.position = self.naive.chance(self.options, self.position, entry)
        assert self.match.over == self.naive.finished(self.position)
        assert self.match.waiting == self.naive.waiting(self.position)
        for seat in self.match.everybody:
            legal = self.match.legal(seat)
            assert len(set(legal)) == len(legal)
            assert set(legal) == self.naive.legal(self.position, seat)

    def agree_on_the_result(self) -> None:
        """Totals, winners and rounds, once the game is over."""
        totals = [sum(points) for points in zip(*self.rounds, strict=True)]
        best = self.naive.BEST(totals)
        result = self.match.result
        assert result is not None
        assert self.match.scores == self.rounds
        assert result.totals == totals
        assert result.winners == [seat for seat, total in enumerate(totals) if total == best]


def play(game: Game, options: Options, seed: int, *, compiled: bool = True) -> None:
    """Random play to the end; now and then somebody changes a choice that is still secret."""
    match = Match(game, options, chance=Seeded(f"second opinion {seed}"), compiled=compiled)
    follower = Follower(match)
    stream = stream_of(f"second opinion {seed}")
    while not match.over:
        seats = match.waiting
        if not draw(stream, 8):
            seats = [seat for seat in match.everybody if match.actions(seat)]
        seat = seats[draw(stream, len(seats))]
        texts = match.legal(seat)
        follower.act(seat, texts[draw(stream, len(texts))])
    follower.agree_on_the_result()


@tables
def test_a_second_opinion_on_whole_games(game: Game, options: Options) -> None:
    play(game, options, 0)


@pytest.mark.parametrize("seed", [1, 2])
@tables
def test_a_second_opinion_on_single_rounds(game: Game, options: Options, seed: int) -> None:
    play(game, short(game, options), seed)


@pytest.mark.parametrize(("game", "options"), FEWEST.values(), ids=map("-".join, FEWEST))
def test_a_second_opinion_on_interpreted_rules(game: Game, options: Options) -> None:
    play(game, short(game, options), 100, compiled=False)


@pytest.mark.parametrize(
    ("name", "given", "games"),
    OTHER_OPTIONS,
    ids=["-".join([name, *map(str, list(given)[1:])]) for name, given, _ in OTHER_OPTIONS],
)
def test_a_second_opinion_on_other_options(name: str, given: dict[str, Any], games: int) -> None:
    game = GAMES[name]
    for seed in range(games):
        play(game, game.read_options(given), seed)


def test_every_game_of_this_package_has_a_second_opinion() -> None:
    assert set(NAIVE) == {game.id for game in built_in_games()}

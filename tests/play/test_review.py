"""A review adds up, is fair to what the player could know, and knows good play from bad."""

from __future__ import annotations

from pathlib import Path

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.errors import BadOption, BadRecord, IllegalAction
from byczo.core.game import Game
from byczo.core.game_record import GameRecord, from_json
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.games import GAMES, game_of
from byczo.messages.review import Review
from byczo.play.bot_games import play_bots
from byczo.play.review import ReviewJob
from tests.contract.worlds import other_world, with_hidden_hands
from tests.support import short

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))
FEW = 100


def review(record: GameRecord, seats: list[int] | None = None, playouts: int = FEW) -> Review:
    return ReviewJob(game_of(record.game), record, seats, playouts).run()


def paid(told: Review, seat: int) -> float:
    """The result of a seat as the totals say."""
    totals = told.totals
    best = max(totals) if told.payoff == "win" else 0
    others = [total for other, total in enumerate(totals) if other != seat]
    if told.payoff == "win":
        return (totals[seat] == best) / totals.count(best)
    sign = -1 if GAMES[told.game].fewest_wins else 1
    mean = sum(others) / len(others) if told.payoff == "relative" else 0
    return sign * (totals[seat] - mean)


@pytest.mark.parametrize("file", GOLDEN, ids=[f"{f.parent.name}-{f.stem}" for f in GOLDEN])
def test_parts_add_up_to_the_result(file: Path) -> None:
    """In every game and rule set: par, deal, decisions and the rest make the final totals."""
    record = from_json(file.read_bytes())
    last = len(record.seats) - 1
    told = review(record, [last])
    (player,) = told.players
    assert told.finished
    assert player.decisions == len(told.moves) > 0
    assert player.result == pytest.approx(paid(told, last))
    parts = player.skill + player.deal + player.luck
    assert player.result - player.par == pytest.approx(parts)
    assert player.skill == pytest.approx(sum(move.skill for move in told.moves))
    assert player.luck == pytest.approx(sum(move.luck for move in told.moves))
    swings = sorted((-abs(move.swing), place) for place, move in enumerate(told.moves))
    assert told.turning_points == sorted(place for _, place in swings[:3])
    for before, move in zip(told.moves, told.moves[1:], strict=False):
        assert before.entry < move.entry
        if before.round == move.round:
            assert before.standing + before.swing == pytest.approx(move.standing)
    for move in told.moves:
        entry = record.log[move.entry - 1]
        assert entry["seat"] == last
        assert move.cost >= 0
        assert (move.best == move.do) <= (move.verdict == "best")


@pytest.mark.parametrize(
    ("game", "options"), with_hidden_hands()[::5], ids=lambda part: getattr(part, "id", "")
)
def test_hidden_cards_change_nothing(game: Game, options: Options) -> None:
    """A running game in two worlds that the seat cannot tell apart has one review."""
    brief = short(game, options)
    stream = stream_of("review in two worlds")
    match = Match(game, brief, chance=Seeded(8), compiled=True)
    for _ in range(3 * options.players + 1):
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.act(seat, actions[draw(stream, len(actions))])
    compared = 0
    for _ in range(20):
        observer = draw(stream, options.players)
        log = other_world(match.log, options.players, observer, lambda n: draw(stream, n))
        if log is None or compared == 3:
            continue
        here, there = match.record(), Match(game, brief, compiled=True).record()
        there.log.extend(log)
        try:
            elsewhere = review(there, [observer])
        except BadRecord as problem:
            assert isinstance(problem, IllegalAction) or "colour" in str(problem)
            continue  # with those cards somebody would have had to follow the colour
        assert review(here, [observer]) == elsewhere
        compared += 1
    assert compared


@pytest.mark.parametrize(
    ("game", "bots", "ahead"),
    [
        ("six-nimmt", ["aurochs", "random"], 50),
        ("x-nimmt", ["bull", "random"], 30),
        ("david-goliath", ["bull", "random", "random"], 30),
        ("twenty-one", ["exact", "random"], 30),
    ],
)
def test_good_players_are_more_accurate(game: str, bots: list[str], ahead: int) -> None:
    options = game_of(game).read_options({"players": len(bots)})
    record = play_bots(game_of(game), options, bots, "accuracy")
    good, bad, *_ = review(record, playouts=2000).players
    assert good.accuracy > bad.accuracy + ahead
    assert good.skill > bad.skill
    assert good.cost < bad.cost


def test_a_running_game_and_how_many_judge_at_once() -> None:
    match = Match(game_of("six-nimmt"), {"players": 3}, chance=Seeded(4), compiled=True)
    for _ in range(8):
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    work = ReviewJob(match.game, match.record(), None, FEW)
    told = work.run(workers=2)
    assert told == work.run(workers=1)
    assert not told.finished
    assert sum(player.decisions for player in told.players) == 8
    for player in told.players:
        parts = player.skill + player.deal + player.luck
        assert player.result - player.par == pytest.approx(parts)


def test_a_game_before_its_first_decision() -> None:
    match = Match(game_of("six-nimmt"), {"players": 3}, chance=Seeded(4), compiled=True)
    told = review(match.record())
    assert not told.moves
    assert not told.turning_points
    assert [player.accuracy for player in told.players] == [100, 100, 100]


def test_mistakes_are_named() -> None:
    record = from_json(GOLDEN[0].read_bytes())
    game = game_of(record.game)
    with pytest.raises(BadOption, match="there is no seat 7: this table has seats 0 to 2"):
        ReviewJob(game, record, [7])
    with pytest.raises(BadOption, match="playouts must be at least 100, not 5"):
        ReviewJob(game, record, None, 5)
    record.log[4]["do"] = "play r99"
    with pytest.raises(BadRecord, match="log entry 5"):
        ReviewJob(game, record, [0])

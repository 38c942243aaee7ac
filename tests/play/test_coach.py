"""The coach: right about what is known, open about what is not, blind to what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.declaration import OWN
from byczo.core.errors import NotYourTurn
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options
from byczo.core.reason import Reason
from byczo.games import game_of
from byczo.games.rows.reveal_order import queue_up
from byczo.games.six_nimmt.endgame import solvable, solve
from byczo.games.x_nimmt import rules as x_nimmt
from byczo.locales import LANGUAGES, voice
from byczo.messages.advice import Advice
from byczo.play.advice_text import reason_text, sentence, verdict_text
from byczo.play.coach import Coach
from byczo.play.cost_sampler import CostSampler
from byczo.play.exact_bot import ExactBot
from byczo.play.search import Search
from tests.play.positions import must_take, six_nimmt_table, trick, x_nimmt_table
from tests.support import TABLES, legal, seen_by, short, walk

SOME = TABLES[::4]
tables = pytest.mark.parametrize(
    ("game", "options"), SOME, ids=[f"{game.id}-{options.players}" for game, options in SOME]
)
PLAYOUTS = 400


def moments(game: Game, options: Options, seed: int, every: int) -> Any:
    """Some states of a random game in which a seat decides, and that seat."""
    stream = stream_of(f"moments {seed}")
    for state in walk(game, short(game, options), seed, game.compiled):
        if state.waiting not in {CHANCE, OVER} and draw(stream, every) == 0:
            yield state, state.waiting.bit_length() - 1


@tables
def test_every_legal_action_is_judged(game: Game, options: Options) -> None:
    coach = Coach(game)
    judgements = 0
    for state, seat in moments(game, options, 7, 6):
        seen = seen_by(game, game.compiled, state, seat)
        advice = coach.advice(seen, seat, playouts=PLAYOUTS)
        actions = legal(game.compiled, state, seat)
        written = [game.notation.write_action(state, action) for action in actions]
        assert sorted(c.do for c in advice.candidates) == sorted(written)
        costs = [c.cost for c in advice.candidates]
        assert costs == sorted(costs)
        assert costs[0] == 0
        assert advice.best.verdict == "best"
        for candidate in advice.candidates:
            assert (candidate.danger is None) == (advice.danger is None)
            assert 0 <= (candidate.danger or 0) <= 1
            assert candidate.value == pytest.approx(advice.best.value - candidate.cost)
        assert min(c.value for c in advice.candidates) <= advice.usual + 1e-9
        assert advice.usual <= advice.best.value + 1e-9
        assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
        judgements += len(actions)
    assert judgements > 10


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_spoken(game: Game, options: Options, language: str) -> None:
    """And no value of the text is left open."""
    say = voice(language, game.texts)
    for state, seat in moments(game, options, 8, 2):
        seen = seen_by(game, game.compiled, state, seat)
        for action in legal(game.compiled, state, seat):
            reason = game.coaching.why(seen, seat, action)
            assert reason is not None
            assert say.knows(reason.text)
            assert "{" not in reason_text(reason, say)
        named = game.coaching.danger(seen)
        assert named is None or say.knows(named)


@tables
def test_two_worlds_get_the_same_advice(game: Game, options: Options) -> None:
    """Even if the coach were handed all cards, it would not look at those the seat cannot see."""
    coach = Coach(game)
    other = game.state.blank()
    stream = stream_of("two worlds")
    compared = 0
    for state, seat in moments(game, options, 9, 12):
        seen = seen_by(game, game.compiled, state, seat)
        game.compiled.imagine(seen, seat, stream, other)
        here = coach.advice(state, seat, playouts=PLAYOUTS)
        assert here == coach.advice(other, seat, playouts=PLAYOUTS)
        assert here == coach.advice(seen, seat, playouts=PLAYOUTS)
        compared += not state.same(other)
    assert compared or not game.hidden or getattr(options, "variant", "") == "tactical"


def test_a_choice_that_lies_on_the_table_changes_nothing() -> None:
    """One may ask after having chosen, and whether others are ready does not matter."""
    match = Match(game_of("six-nimmt"), {"players": 3}, chance=Seeded(1), compiled=True)
    coach = Coach(match.game)
    before = coach.advice(match.observe(0), 0, playouts=PLAYOUTS)
    match.act(0, match.legal(0)[3])
    match.act(1, match.legal(1)[0])
    assert coach.advice(match.observe(0), 0, playouts=PLAYOUTS) == before


def test_answers_get_better() -> None:
    match = Match(game_of("six-nimmt"), {"players": 4}, chance=Seeded(2), compiled=True)
    answers = list(Coach(match.game).advise(match.observe(0), 0, playouts=30_000))
    worlds = [answer.worlds for answer in answers]
    assert len(answers) > 3
    assert worlds == sorted(set(worlds))
    errors = [answer.candidates[1].error for answer in answers]
    assert errors[-1] < errors[0] / 3
    more = Coach(match.game).advise(match.observe(0), 0, playouts=40_000)
    assert [next(more) for _ in answers[:3]] == answers[:3]


def test_time_ends_it() -> None:
    match = Match(game_of("six-nimmt"), {"players": 4}, chance=Seeded(2), compiled=True)
    advise = Coach(match.game).advise
    assert len(list(advise(match.observe(0), 0, playouts=10**9, seconds=0.0))) == 1


def test_it_is_somebody_elses_turn() -> None:
    match = Match(game_of("david-goliath"), {"players": 3}, chance=Seeded(2), compiled=True)
    idle = 1 if match.waiting != [1] else 2
    with pytest.raises(NotYourTurn, match=f"seat {idle} has nothing to decide now"):
        next(Coach(match.game).advise(match.observe(idle), idle))


# --- What is known to be right ---------------------------------------------------------------

FULL = [[1, 2], [33, 41, 42, 44, 45], [60], [90]]  # row 2: 5 + 1 + 1 + 5 + 2 heads


def test_the_last_row_to_take_costs_its_heads() -> None:
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    advice = Coach(game_of("six-nimmt")).advice(state, 0, playouts=PLAYOUTS)
    costs = {c.do: c.cost for c in advice.candidates}
    assert costs == pytest.approx({"row 1": 4, "row 2": 0, "row 3": 1, "row 4": 2})
    assert [c.verdict for c in advice.candidates] == ["best", "costs", "costs", "costs"]


def test_a_sixth_card_is_a_blunder() -> None:
    """46 takes 14 heads at once; whoever waits may see somebody else take them."""
    state = six_nimmt_table(FULL, [46, 61, 91])
    advice = Coach(game_of("six-nimmt")).advice(state, 0, playouts=20_000)
    blunder, safe = advice.of("play 46"), advice.of("play 61")
    assert blunder.verdict == "costs"
    assert 3 < blunder.cost < 14
    assert blunder.danger == 1
    assert safe.danger == 0
    assert "costs" in verdict_text(blunder, advice.unit, voice("en"))


def test_errors_are_honest() -> None:
    """The cost of the blunder differs from sample to sample as much as its error says."""
    game = game_of("six-nimmt")
    state = six_nimmt_table(FULL, [46, 61, 62, 91])
    costs, errors = [], []
    for seed in range(60):
        trial = Search(game, stream_of(seed)).trial(state, 0, OWN)
        sampler = CostSampler(trial, game_of("six-nimmt").coaching)
        sampler.sample(1000)
        costs.append(sampler.estimates().costs[0])  # of 46
        errors.append(sampler.estimates().errors[0])
    assert 0.7 < 1.96 * np.std(costs) / np.mean(errors) < 1.4


def test_breaking_the_x_row_costs_it_twice() -> None:
    """At the end of a round: nothing but the X row differs, and its heads count double."""
    game = game_of("x-nimmt")
    state = x_nimmt_table([[9, 20], [50], [60]], [21])
    state.held[:3] = [0, 0, 1]
    state.hands[:] = 0
    state.cards[:3] = [21, 98, 99]
    for seat in range(3):
        queue_up(state, seat, int(state.cards[seat]))
    state.turn = 8
    state.taken[0, :2] = [9, 20]
    state.gains[0] = 2
    state.placed = 1
    state.x_cards[0, 0] = 11
    state.x_count[0], state.x_ends[0] = 1, 11
    state.phase, state.waiting = x_nimmt.SORT, 1
    advice = Coach(game).advice(state, 0, playouts=PLAYOUTS)
    # 20 to the X row: 9 stays in the hand (1 head). 9 to it: 11 is piled (10), 20 stays (3).
    assert advice.best.do == "x 20"
    assert advice.of("x 9").reason == Reason("x-nimmt-why-x-breaks", {"end": 11, "points": 10})
    assert advice.of("x 9").cost == pytest.approx(13 - 1)


def test_twenty_one_is_judged_as_the_exact_bot_decides() -> None:
    game = game_of("twenty-one")
    bot = ExactBot(game, stream_of(0))
    compared = 0
    for seed in range(3):
        for state, seat in moments(game, game.read_options({"players": 3}), seed, 2):
            advice = Coach(game).advice(seen_by(game, game.compiled, state, seat), seat)
            do = game.notation.write_action(state, bot.decide(state, seat))
            assert advice.exact
            assert advice.of(do).verdict == "best"
            compared += len(advice.candidates) > 1
    assert compared > 30


def test_the_duel_is_judged_by_its_solution() -> None:
    game = game_of("six-nimmt")
    options = game.read_options({"players": 2, "variant": "tactical", "rounds": 1})
    solved = 0
    for state, seat in moments(game, options, 3, 1):
        if solvable(state):
            advice = Coach(game).advice(state, seat)
            solution = solve(state, seat)
            assert advice.exact
            worths = dict(zip(solution.actions, solution.worths, strict=True))
            for action, worth in worths.items():
                cost = advice.of(game.notation.write_action(state, action)).cost
                assert cost == pytest.approx(max(solution.worths) - worth)
            solved += 1
    assert solved > 5


# --- Why --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "players", "said"),
    [
        (52, 4, "row 2 is full: if nobody plays 46–51 before you, you take 14 heads"),
        (47, 4, "row 2 is full: if nobody plays 46 before you, you take 14 heads"),
        (46, 4, "row 2 is full and no card can come between: unless somebody takes it first, "
                "you take 14 heads"),
        (11, 4, "below all rows: unless somebody plays lower, you take a row, "
                "at best row 1 for 2 heads"),
        (1, 4, "below all rows, and nobody can play lower: you take a row, "
               "at best row 1 for 2 heads"),
        (15, 4, "follows the 14 at once: no card can come between, it becomes card 3 of row 1"),
        (17, 4, "room enough in row 1: free places 3, cards that can come before yours at most 2"),
        (30, 4, "you take row 1 only if 3 others play 15–29 before you"),
        (30, 3, "room enough in row 1: free places 3, cards that can come before yours at most 2"),
        (70, 4, "becomes the fifth card of row 3: if anybody plays 65–69 before you, "
                "you take it, more than 6 heads"),
    ],
)  # fmt: skip
def test_reasons_of_six_nimmt(card: int, players: int, said: str) -> None:
    rows = [[12, 14], [33, 41, 42, 44, 45], [60, 61, 62, 64], [90]]
    state = six_nimmt_table(rows, [card, 100], players)
    reason = game_of("six-nimmt").coaching.why(state, 0, card)
    assert reason_text(reason, voice("en", game_of("six-nimmt").texts)) == said


def test_a_sixth_card_that_nothing_can_save() -> None:
    reason = game_of("six-nimmt").coaching.why(six_nimmt_table(FULL, [46]), 0, 46)
    said = "row 2 is full and no card can come between: you take 14 heads"
    assert reason_text(reason, voice("en", game_of("six-nimmt").texts)) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (46, "fills row 1, and no card can come between: unless somebody takes it first, "
             "you take 44 45 (7 heads)"),
        (49, "fills row 1: if nobody plays 46–48 before you, you take 44 45 (7 heads)"),
        (63, "the last safe place of row 2: if anybody plays 62 before you, "
             "you take it, more than 2 heads"),
        (86, "follows the 85 at once: no card can come between, it becomes card 2 of row 3"),
        (7, "below all rows: unless somebody plays lower, you take a row, "
            "at best row 3 with 2 heads"),
    ],
)  # fmt: skip
def test_reasons_of_x_nimmt(card: int, said: str) -> None:
    state = x_nimmt_table([[44, 45], [60, 61], [85]], [card, 100])
    state.rows[1, :2] = [59, 61]
    reason = game_of("x-nimmt").coaching.why(state, 0, card)
    assert reason_text(reason, voice("en", game_of("x-nimmt").texts)) == said


@pytest.mark.parametrize(
    ("middle", "card", "won", "said"),
    [
        (["g5", "g7", "g2"], "g9", [], "Goliath for sure: wins g5 g7 g2 (+3)"),
        (["g5", "r7", "y2"], "b9", [], "Goliath for sure: wins g5 r7 y2 (+14)"),
        (["g5", "r9", "y2"], "b12", ["r8", "r7"],
         "Goliath for sure: wins g5 r9 y2 (−5), but red falls from 15 to 3"),
        (["g5", "r12", "y2"], "b1", ["r8", "r6"],
         "David for sure: wins r12 (−11), and red falls from 14 to 3"),
        (["g5", "r7", "y2"], "b4", [],
         "neither highest nor lowest: wins nothing, whatever follows"),
    ],
)  # fmt: skip
def test_reasons_of_david_goliath(middle: list[str], card: str, won: list[str], said: str) -> None:
    state = trick(middle, [card, "v1"], won)
    game = game_of("david-goliath")
    action = game.notation.read_action(state, f"play {card}")
    reason = game_of("david-goliath").coaching.why(state, 3, action)
    assert reason_text(reason, voice("en", game_of("david-goliath").texts)) == said


def test_a_spoiled_colour_is_a_danger() -> None:
    """The last player sees for sure that red would be spoiled."""
    state = trick(["g5", "r9", "y2"], ["b12", "b6"], ["r8", "r7"])
    advice = Coach(game_of("david-goliath")).advice(state, 3, playouts=PLAYOUTS)
    assert advice.of("play b12").danger == 1
    assert advice.of("play b6").danger == 0


def test_odds_of_twenty_one() -> None:
    game = game_of("twenty-one")
    match = Match(game, {"players": 2}, chance=Seeded(5), compiled=True)
    seat = match.waiting[0]
    state: Any = match.state
    state.dice[:] = [6, 6, 6, 6, 6, 6]
    state.ones = 0
    state.free[seat] = 0b100000
    state.sheets[seat, 0, 5] = 5 << 6 | 5 << 3 | 2  # one open field: a black 2
    advice = Coach(game).advice(match.observe(seat), seat)
    assert advice.of("keep").danger == 1
    assert advice.of("reroll").danger == pytest.approx(4 / 6)
    rerolled, kept = advice.of("reroll").reason, advice.of("keep").reason
    assert rerolled and rerolled.values == {"dice": 1, "hit": 17, "nothing": 67}
    assert kept and kept.text == "twenty-one-why-keep-nothing"
    assert "17 %" in sentence(advice.of("reroll"), advice, voice("en", game_of("twenty-one").texts))

from __future__ import annotations

import random

import pytest

from byczo.core.errors import BadOption, BadRound
from byczo.core.game import Game
from byczo.core.pad_declaration import MOST_ROUNDS, Owners, PadNumbers
from byczo.core.score_pad import Marks, ScorePad, places, standing
from byczo.games import GAMES

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
SIX = GAMES["six-nimmt"]


def pad_of(*rounds: Marks, game: Game = SIX, players: int = 3, **options: object) -> ScorePad:
    return ScorePad(game=game.id, options=options, names=NAMES[:players], rounds=list(rounds))


def test_rounds_are_added_corrected_and_struck_out() -> None:
    pad = pad_of([1, 2, 3]).with_round([4, 5, 6])
    assert standing(SIX, pad).totals == [5, 7, 9]
    assert standing(SIX, pad.with_correction(1, [0, 0, 0])).totals == [4, 5, 6]
    assert standing(SIX, pad.without_round(1)).points == [[4, 5, 6]]
    assert pad.rounds == [[1, 2, 3], [4, 5, 6]]
    with pytest.raises(BadOption, match="there is no round 3: 2 are written down"):
        pad.without_round(3)
    with pytest.raises(BadOption, match="no round 0"):
        pad.with_correction(0, [])


def test_equal_totals_share_a_place() -> None:
    assert places([3, 1, 1, 9], fewest_wins=True) == [3, 1, 1, 4]
    assert places([3, 1, 1, 9], fewest_wins=False) == [2, 3, 3, 1]


@pytest.mark.parametrize("marks", [[1, 2], [1, 2, 3, 4], [1, 2, 9999], [-1, 0, 0], []])
def test_marks_that_are_no_round(marks: Marks) -> None:
    with pytest.raises(BadRound) as found:
        standing(SIX, pad_of([1, 2, 3], marks))
    assert (found.value.text, found.value.number) == ("pad-not-a-round", 2)


def test_nothing_comes_after_the_end() -> None:
    with pytest.raises(BadRound, match="pad-after-end"):
        standing(SIX, pad_of([67, 0, 0], [1, 1, 1]))


def test_a_pad_is_bounded() -> None:
    rounds = [[0, 0, 0]] * MOST_ROUNDS
    assert standing(SIX, pad_of(*rounds)).totals == [0, 0, 0]
    with pytest.raises(BadOption, match=f"room for {MOST_ROUNDS} rounds"):
        standing(SIX, pad_of(*rounds, [0, 0, 0]))


def test_options_and_players_are_those_of_the_game() -> None:
    assert standing(SIX, pad_of([34, 0, 0], target=33)).over
    with pytest.raises(BadOption, match="is for 2 to 10 players, not 1"):
        standing(SIX, pad_of(players=1))
    with pytest.raises(BadOption, match="target must be"):
        standing(SIX, pad_of(target=0))
    with pytest.raises(BadOption, match="format 2"):
        standing(SIX, ScorePad(format=2, game=SIX.id, names=NAMES))


def random_marks(game: Game, players: int, chance: random.Random) -> Marks:
    """What people might say, right or wrong."""
    entry = game.pad.entry
    size = entry.size(players)
    if isinstance(entry, PadNumbers):
        return [chance.randrange(30) for _ in range(size)]
    if isinstance(entry, Owners):
        return [chance.randint(chance.random() < 0.98, players) for _ in range(size)]
    return [chance.choice([1, 2, 3, 64]) for _ in range(size)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_engine_says_the_same(game: Game) -> None:
    """Interpreted, as machine code, and with every index tested."""
    chance = random.Random(1)
    for _ in range(40):
        players = chance.choice([n for n in game.players if n <= len(NAMES)])
        rounds = [random_marks(game, players, chance) for _ in range(3)]
        pad = pad_of(*rounds, game=game, players=players)
        assert {outcome(game, pad, name) for name in ("interpreted", "native", "checked")} == {
            outcome(game, pad, "interpreted")
        }


def outcome(game: Game, pad: ScorePad, engine: str) -> str:
    try:
        return str(standing(game, pad, game.engine(engine)).totals)
    except BadRound as problem:
        return str(problem)

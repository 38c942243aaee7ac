"""Whole games of Twenty One between bots."""

from __future__ import annotations

from typing import Any

from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER, TableState
from byczo.games.twenty_one import GAME
from tests.support import drawn, legal, seen_by

ENGINE = GAME.compiled


def bot_of(kind: Any) -> Any:
    return kind(GAME, stream_of("bot"))


def decisions(players: int, seed: str, bots: list[Any]) -> Any:
    """Play a game; before each action yields the state, the seat, what it sees, and the action."""
    stream = stream_of(seed)
    state = GAME.start(GAME.read_options({"players": players}))
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            ENGINE.deal(state, drawn(GAME, state, stream, ENGINE))
            continue
        waiting = state.waiting
        for seat in (seat for seat in range(players) if waiting >> seat & 1):
            seen = seen_by(GAME, ENGINE, state, seat)
            action = bots[seat].decide(seen, seat)
            yield state, seat, seen, action
            ENGINE.act(state, seat, action)
    yield state, None, None, None


class Anything:
    """Does anything legal, so that bots get to see unusual positions."""

    def __init__(self) -> None:
        self.stream = stream_of("anything")

    def decide(self, seen: TableState, seat: int) -> int:
        actions = legal(ENGINE, seen, seat)
        return actions[draw(self.stream, len(actions))]


def won_by_first(bots: list[Any], games: int, seed: str) -> float:
    """The share of wins of the first bot, which takes every seat in turn."""
    players = len(bots)
    won = 0.0
    for game in range(games):
        turn = game % players
        seated = bots[players - turn :] + bots[: players - turn]
        *_, (state, _, _, _) = decisions(players, f"{seed} {game // players}", seated)
        best = state.totals[:players] == state.totals[:players].max()
        won += float(best[turn] / best.sum())
    return won / games

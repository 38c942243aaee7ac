"""What the authority over a table costs: microseconds of CPU time per act, view and observation.

``python benchmarks/authority.py [GAMES]`` plays that many random games of each kind with four
players, compiled. ``act`` includes its events and whatever is dealt or rolled after it; ``view``
is what one seat sees, with all its choices, as JSON ready to send, averaged over all moments of the
games and all seats.
"""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.table import Table

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.games import GAMES

PLAYERS = 4
ROUNDS = 5  # of measuring; the one that was disturbed least counts
Moves = list[tuple[int, str]]


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    table = Table(
        "game", "acts", "act µs", "view µs", "observe µs", "actions µs", title="Authority"
    )
    for game in GAMES.values():
        played = [moves_of(game, seed) for seed in range(games)]
        times = zip(*(measure(game, played) for _ in range(ROUNDS)), strict=True)
        row = [f"{1e6 * min(seconds):.1f}" for seconds in times]
        table.add_row(game.title, str(sum(map(len, played))), *row)
    Console().print(table)


def measure(game: Game, played: list[Moves]) -> tuple[float, ...]:
    """Seconds per act, view, observation and list of actions."""
    acting = sum(time_acts(game, seed, moves) for seed, moves in enumerate(played))
    asking = [time_asking(game, seed, moves) for seed, moves in enumerate(played)]
    acts = sum(map(len, played))
    return acting / acts, *(sum(part) / acts / PLAYERS for part in zip(*asking, strict=True))


def begun(game: Game, seed: int) -> Match:
    """A match that is dealt by the seed."""
    return Match(game, {"players": PLAYERS}, chance=Seeded(seed), compiled=True)


def moves_of(game: Game, seed: int) -> Moves:
    """A whole random game; it also compiles, or loads, all that is called."""
    match, stream, moves = begun(game, seed), stream_of(seed), Moves()
    match.view_json(0)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        moves.append((seat, legal[draw(stream, len(legal))]))
        match.act(*moves[-1])
    return moves


def time_acts(game: Game, seed: int, moves: Moves) -> float:
    """Seconds to play the game again."""
    match = begun(game, seed)
    before = time.process_time()
    for seat, action in moves:
        match.act(seat, action)
    return time.process_time() - before


def time_asking(game: Game, seed: int, moves: Moves) -> tuple[float, float, float]:
    """Seconds to see, to observe and to list actions as every seat before every move."""
    match = begun(game, seed)
    viewing = observing = listing = 0.0
    for move in moves:
        times = [time.process_time()]
        for ask in (match.view_json, match.observe, match.actions):
            for seat in match.everybody:
                ask(seat)
            times.append(time.process_time())
        viewing += times[1] - times[0]
        observing += times[2] - times[1]
        listing += times[3] - times[2]
        match.act(*move)
    return viewing, observing, listing


if __name__ == "__main__":
    main()

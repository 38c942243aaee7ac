"""How strong the bots of Twenty One are: duplicate deals, all seats, 95 % errors.

``python benchmarks/twenty_one.py [deals [players …]]`` plays the exact bot against careful players
and against bots of a fixed tempo price: alone among them, and one of them alone among exact bots.
In a deal the challenger takes every seat once; sheets and the rolls of each turn are the same
every time.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER, Stream, TableState
from byczo.core.kernels import room_for
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import State
from byczo.games.twenty_one.solver.careful_bot import CarefulBot
from byczo.games.twenty_one.solver.fixed_price_bot import FixedPriceBot
from byczo.games.twenty_one.solver.row_values import row_values
from byczo.play.exact_bot import ExactBot
from byczo.play.roster import Bot

PRICES = (0.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 12.0)
ENGINE = GAME.compiled


@dataclass
class Timed:
    """A bot, and the CPU time of each of its decisions."""

    bot: Bot
    times: list[float] = field(default_factory=list)

    def decide(self, seen: TableState, seat: int) -> int:
        """What the bot decides."""
        start = time.process_time()
        action = self.bot.decide(seen, seat)
        self.times.append(time.process_time() - start)
        return action


def roll(state: State, deal: str) -> None:
    """Let chance happen, the same in every game of the deal."""
    limits, draws, outcome = room_for(GAME)
    stream = stream_of(f"{deal} {state.turn} {state.phase}")
    for i in range(ENGINE.limits(state, limits)):
        draws[i] = draw(stream, int(limits[i]))
    ENGINE.unfold(state, draws, outcome)
    ENGINE.deal(state, outcome)


def play(bots: list[Bot], deal: str) -> list[float]:
    """The shares of the win in one game; equal best totals share it."""
    players = len(bots)
    state = GAME.start(GAME.read_options({"players": players}))
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            roll(state, deal)
            continue
        waiting = state.waiting
        for seat in (seat for seat in range(players) if waiting >> seat & 1):
            seen = GAME.state.blank()
            ENGINE.observe(state, seat, seen)
            ENGINE.act(state, seat, bots[seat].decide(seen, seat))
    totals = state.totals[:players]
    best = totals == totals.max()
    return [float(won) for won in best / best.sum()]


def compare(challenger: Bot, other: Bot, players: int, deals: int) -> tuple[float, float]:
    """The challenger's share of wins among equals of the other, and its 95 % error, in per cent."""
    shares = []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            bots = [other] * players
            bots[seat] = challenger
            won += play(bots, f"deal {deal}")[seat]
        shares.append(100 * won / players)
    return float(np.mean(shares)), float(1.96 * np.std(shares, ddof=1) / deals**0.5)


def show_rows() -> None:
    """What the rows are worth, and how long that takes to find."""
    rows = [[number for _, number in row] for row in default_layout()[0]]
    row_values(rows[0])
    start = time.process_time()
    tables = [(row, row_values(row), row_values(row, mine=0.0)) for row in rows]
    spent = time.process_time() - start
    for row, own, others in tables:
        text = " ".join(map(str, row))
        print(f"row {text}: {own[-1, 0]:.3f} if I always roll, {others[-1, 0]:.3f} if never")
    print(f"five rows, both ways: {1000 * spent:.0f} ms CPU")


def main() -> None:
    """Print all figures."""
    deals, *tables = [int(given) for given in sys.argv[1:]] or [200]
    stream: Stream = stream_of("benchmark")
    exact = Timed(ExactBot(GAME, stream))
    show_rows()
    for players in tables or (2, 4, 6):
        compare(exact, CarefulBot(GAME, stream), players, 2)  # compile, and fill the tables
        exact.times.clear()
        say = partial(print, f"{players} players:", flush=True)
        share, error = compare(exact, CarefulBot(GAME, stream), players, deals)
        say(f"exact among careful wins {share:.1f} ± {error:.1f} % (even: {100 / players:.1f})")
        for price in PRICES:
            priced = FixedPriceBot(GAME, stream, price)
            share, error = compare(exact, priced, players, deals)
            line = f"price {price:g}: exact among them {share:.1f} ± {error:.1f} %"
            if players > 2:
                share, error = compare(priced, exact, players, deals)
                line += f", one of them among exact {share:.1f} ± {error:.1f} %"
            say(line)
        times = 1000 * np.array(exact.times)
        say(f"exact takes {times.mean():.2f} ms CPU a decision, at most {times.max():.1f}")


if __name__ == "__main__":
    main()

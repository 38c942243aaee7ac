"""``byczo review``: every decision of a game judged, and luck told from skill."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from byczo.cli.common import check_writable, console, print_json, records_of
from byczo.cli.progress import progress
from byczo.cli.review_page import page
from byczo.cli.review_text import HEADINGS, cost, courses, signed, turning_point
from byczo.core.errors import BadOption
from byczo.core.game_record import GameRecord
from byczo.core.validation import listed
from byczo.games import game_of
from byczo.locales import Say, guess_language, voice
from byczo.messages.review import Review
from byczo.play.advice_text import reason_text
from byczo.play.review import ReviewJob

BARS = "▁▂▃▄▅▆▇█"
COURSE = 16  # columns for the course of a game


def run(args: argparse.Namespace) -> int:
    """Review each game of the file."""
    language = args.lang or guess_language()
    say = voice(language)
    if args.html:
        check_writable(Path(args.html))
    reviews = [_review(record, args, say) for _, record in records_of(args)]
    if args.html:
        Path(args.html).write_text(page(reviews, language), encoding="utf-8")
    for review in reviews:
        if args.json:
            print_json(msgspec.to_builtins(review))
        else:
            _print(review, voice(language, game_of(review.game).texts))
    if args.html and not args.json:
        console().print(say("review-saved", file=args.html), markup=False)
    return 0


def _review(record: GameRecord, args: argparse.Namespace, say: Say) -> Review:
    game = game_of(record.game)
    seats = None if args.seat is None else [seat_of(args.seat, record)]
    work = ReviewJob(game, record, seats, args.playouts)
    text = f"{game.title}: {say('review-judging')}"
    with progress(text, len(work.decisions), quiet=args.json) as tick:
        return work.run(os.cpu_count() or 1, lambda: tick(None, 1))


def seat_of(said: str, record: GameRecord) -> int:
    """The seat of that number or name."""
    names = [seat.name for seat in record.seats]
    if said.isdecimal():
        return int(said)
    if names.count(said) != 1:
        raise BadOption(f"--seat {said!r}: say a number from 0 on, or one of {listed(names)}")
    return names.index(said)


def _print(review: Review, say: Say) -> None:
    out = console()
    out.rule(f"{game_of(review.game).title} · {', '.join(review.names)}")
    if not review.finished:
        out.print(say("review-running"), markup=False)
    _print_players(review, say, out)
    out.print(f"\n[bold]{say('review-turning-points')}[/bold]")
    for place, index in enumerate(review.turning_points, 1):
        out.print(f"{place}. {turning_point(review, review.moves[index], say)}", markup=False)
    out.print()
    _print_moves(review, say, out)


def _print_players(review: Review, say: Say, out: Console) -> None:
    table = Table(say("review-player"), box=None, pad_edge=False)
    for heading in ("review-accuracy", "review-result", "review-skill", "review-deal"):
        table.add_column(say(heading), justify="right", no_wrap=True)
    table.add_column(say("review-luck"), justify="right")
    table.add_column(say("review-course"), no_wrap=True)
    lines = courses(review)
    values = [value for line in lines for _, value in line]
    for player, line in zip(review.players, lines, strict=True):
        parts = (player.result - player.par, player.skill, player.deal, player.luck)
        table.add_row(
            escape(player.name),
            f"{player.accuracy:.0f}",
            *(signed(part, review.unit, say) for part in parts),
            sparkline([value for _, value in line], min(values), max(values)),
        )
    out.print(table)
    out.print(say("review-parts"), style="dim", markup=False)


def sparkline(values: list[float], low: float, high: float) -> str:
    """The course of a game in a few characters."""
    step = max(len(values) / COURSE, 1.0)
    count = min(len(values), COURSE)
    shown = [*(values[int(k * step)] for k in range(count - 1)), values[-1]]
    scale = (len(BARS) - 1) / (high - low) if high > low else 0.0
    return "".join(BARS[round((value - low) * scale)] for value in shown)


def _print_moves(review: Review, say: Say, out: Console) -> None:
    table = Table(box=None, pad_edge=False)
    for heading, text in HEADINGS.items():
        side: Literal["left", "right"] = "right" if heading == "cost" else "left"
        table.add_column(say(text), justify=side, no_wrap=heading != "why")
    for move in review.moves:
        costs = move.verdict == "costs"
        table.add_row(
            f"{move.round}.{move.turn}",
            escape(review.names[move.seat]),
            move.do,
            cost(move, review.unit, say),
            move.best if costs else "",
            reason_text(move.reason, say) if costs else "",
        )
    out.print(table)

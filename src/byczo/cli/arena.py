"""``byczo arena``: bots play each other, and it says who is better and how sure that is."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from byczo.arena.plan import Plan, plan_of, run_arena
from byczo.arena.plot import Mark, draw_plot
from byczo.arena.statistics import Estimate
from byczo.arena.summary import ArenaSummary, Cell
from byczo.cli.common import check_writable, console, options_of, print_json
from byczo.cli.progress import progress
from byczo.games import game_of
from byczo.workers import start_workers


def run(args: argparse.Namespace) -> int:
    """Play, show progress, sum up."""
    plan = _plan(args)
    workers = start_workers(args.workers, ray=args.ray, most=plan.tables)
    for file in (args.plot, args.log_values):
        if file:
            check_writable(Path(file))
    with progress(
        f"{plan.game.title}, {plan.players} players", plan.tables, quiet=args.json
    ) as tick:
        summary = run_arena(
            plan,
            out=Path(args.out) if args.out else None,
            values=Path(args.log_values) if args.log_values else None,
            workers=workers,
            tick=lambda steps: tick(None, steps),
        )
    if args.plot:
        Path(args.plot).write_text(plot_of(summary), encoding="utf-8")
    if args.json:
        print_json(msgspec.to_builtins(summary))
    else:
        _print(summary)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    game = game_of(args.game)
    return plan_of(
        game,
        options_of(game, args, players=game.usual_players),
        args.bots,
        deals=args.deals,
        seed=args.seed,
        limit=args.limit,
        cross=args.cross,
        control=not args.no_control,
        margin=args.test,
        log_values=args.log_values is not None,
    )


def plot_of(summary: ArenaSummary) -> str:
    """Ratings of three bots or more; else the leads that were measured."""
    game = game_of(summary.game)
    title = f"{game.title}, {summary.options['players']} players, {summary.deals} deals"
    if len(summary.ratings) > 2:
        marks = [Mark(rating.bot, rating.rating, rating.error or 0.0) for rating in summary.ratings]
        return draw_plot(title, "rating with 95 % errors; 400 points are odds of 10 to 1", marks)
    marks = [
        Mark(f"{cell.bot} among {cell.among}", cell.lead.mean, cell.lead.error or 0.0)
        for cell in summary.cells
    ]
    return draw_plot(title, "lead over the others, points a game, with 95 % errors", marks)


def _print(summary: ArenaSummary) -> None:
    game, players = game_of(summary.game), summary.options["players"]
    out = console()
    out.print(
        f"{game.title}, {players} players: {summary.deals:,} deals at {summary.tables:,} tables, "
        f"seed {summary.seed}; {'fewest' if summary.fewest_wins else 'most'} points win\n"
    )
    if len(summary.ratings) > 2:
        _print_ratings(summary)
        _print_cross_play(summary)
    else:
        _print_cells(summary.cells)
    _print_behaviour(summary)
    _print_workers(summary)
    _print_verdict(summary)


def _print_cells(cells: list[Cell]) -> None:
    from rich.table import Table

    table = Table("bot", "among", box=None, pad_edge=False)
    for heading in ("a game", "a round", "lead", "wins"):
        table.add_column(heading, justify="right")
    for cell in cells:
        points = f"{cell.points}", f"{cell.per_round}"
        table.add_row(cell.bot, cell.among, *points, _signed(cell.lead), _percent(cell.wins))
    console().print(table)


def _print_ratings(summary: ArenaSummary) -> None:
    from rich.table import Table

    table = Table("", "bot", box=None, pad_edge=False)
    table.add_column("rating", justify="right")
    table.add_column("")
    for place, rating in enumerate(summary.ratings, 1):
        error = "" if rating.error is None else f"± {rating.error:.0f}"
        table.add_row(f"{place}", rating.bot, f"{rating.rating:+.0f}", error)
    console().print(table)


def _print_cross_play(summary: ArenaSummary) -> None:
    """Leads: the bot of the row alone among copies of the bot of the column."""
    from rich.table import Table

    order = [rating.bot for rating in summary.ratings]
    leads = {(cell.bot, cell.among): _signed(cell.lead) for cell in summary.cells}
    places = [f"{place}" for place in range(1, len(order) + 1)]
    table = Table("", "lead of", box=None, pad_edge=False)
    for place in places:
        table.add_column(f"among\n{place}", justify="right")
    for place, bot in zip(places, order, strict=True):
        found = (leads.get((bot, among), "").replace(" ", "\n") for among in order)
        table.add_row(place, bot, *found)
    out = console()
    out.print()
    out.print(table)


def _print_behaviour(summary: ArenaSummary) -> None:
    out = console()
    out.print()
    for bot in summary.bots:
        pace = "" if bot.milliseconds is None else f", {bot.milliseconds:.3g} ms each"
        out.print(f"{bot.bot}: {bot.decisions:,} decisions{pace}", style="dim", markup=False)
        if bot.illegal or bot.late:
            out.print(
                f"{bot.bot} forfeited {bot.illegal + bot.late:,} of them to chance: "
                f"{bot.illegal:,} illegal, {bot.late:,} late",
                style="bold",
                markup=False,
            )


def _print_workers(summary: ArenaSummary) -> None:
    """Workers whose tables differ from all others; one alone has nothing to differ from."""
    out = console()
    if len(summary.workers) < 2:
        return
    for share in summary.workers:
        if share.suspicious:
            out.print(
                f"mistrust {share.worker}: leads at its {share.tables:,} tables differ by "
                f"{_signed(share.residual)}",
                style="bold",
                markup=False,
            )


def _print_verdict(summary: ArenaSummary) -> None:
    verdict = summary.test
    if verdict is None:
        return
    bot, among = summary.cells[0].bot, summary.cells[0].among
    found = "too few deals for an interval"
    if verdict.low is not None and verdict.high is not None:
        found = f"the lead is between {verdict.low:+.2f} and {verdict.high:+.2f}"
    out = console()
    out.print(f"\nIs {bot} better than {among} by at least {verdict.margin:g}?", markup=False)
    out.print(f"{verdict.answer} after {verdict.deals:,} deals: {found} (95 % at any time)")


def _signed(value: Estimate) -> str:
    error = "" if value.error is None else f" ±{value.error:.2f}"
    return f"{value.mean:+.2f}{error}"


def _percent(value: Estimate) -> str:
    error = "" if value.error is None else f" ±{value.error:.1%}"
    return f"{value.mean:.1%}{error}"

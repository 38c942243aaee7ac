"""What an arena found out."""

from __future__ import annotations

from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from tests.arena.results import Arena, read


def test_lead_wins_and_points_of_a_better_bot(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    summary = arena("careful", "random", deals=40, out=file)
    cell, control = summary.cells
    assert (cell.bot, cell.among) == ("careful", "random")
    assert summary.tables == 40 * 6
    own, others, won = by_hand(read(file), "careful", "random")
    assert cell.points.mean == pytest.approx(own)
    assert cell.lead.mean == pytest.approx(others - own)
    assert cell.wins.mean == pytest.approx(won)
    assert cell.lead.error is not None
    assert cell.lead.mean > 2 * cell.lead.error > 0
    assert cell.points == cell.per_round
    assert control.control
    assert [rating.bot for rating in summary.ratings] == ["careful", "random"]


def by_hand(lines: list[dict[str, Any]], bot: str, among: str) -> tuple[float, float, float]:
    """Mean points of the bot and of its opponents, and its share of wins."""
    own, others, won = [], [], []
    for line in lines:
        if sorted(line["bots"]) == sorted([bot, among, among]):
            seat, totals = line["bots"].index(bot), line["totals"]
            own.append(totals[seat])
            others += [total for other, total in enumerate(totals) if other != seat]
            won.append((totals[seat] == min(totals)) / totals.count(min(totals)))
    return mean(own), mean(others), mean(won)


def test_a_bot_has_no_lead_over_its_copies(arena: Arena) -> None:
    (control,) = arena("random", "random", deals=60).cells
    assert control.lead.error is not None
    assert abs(control.lead.mean) < 2 * control.lead.error
    assert control.wins.mean == pytest.approx(1 / 3, abs=0.12)


def test_copies_of_a_bot_that_does_not_draw_have_no_lead(arena: Arena) -> None:
    (control,) = arena("lowest", "lowest", deals=5).cells
    assert control.lead.mean == pytest.approx(0, abs=1e-9)
    assert control.wins.mean == pytest.approx(1 / 3)


def test_cross_play_of_three(arena: Arena) -> None:
    summary = arena("random", "lowest", "highest", deals=15)
    assert len(summary.cells) == 9
    assert len(summary.ratings) == 3
    assert sum(rating.rating for rating in summary.ratings) == pytest.approx(0, abs=1e-6)
    assert {rating.bot for rating in summary.ratings} == {"random", "lowest", "highest"}


def test_whole_games_of_several_rounds(arena: Arena) -> None:
    summary = arena("random", options={"players": 2, "target": 20}, deals=5)
    assert summary.cells[0].points.mean > summary.cells[0].per_round.mean

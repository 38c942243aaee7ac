"""A review in words and numbers, for the terminal and for the page."""

from __future__ import annotations

from byczo.core.reason import Unit
from byczo.locales import Say
from byczo.messages.review import Move, Review
from byczo.play.advice_text import amount, reason_text

HEADINGS = {
    "turn": "review-turn",
    "player": "review-player",
    "played": "review-played",
    "cost": "review-cost",
    "better": "review-better",
    "why": "review-why",
}
"""Of the table of moves."""

Course = list[tuple[int, float]]
"""What a seat could expect of the game: before entries of the log, and at the end."""


def courses(review: Review) -> list[Course]:
    """The course of the game for each player: against par, or the chance to win."""
    lines = []
    for player in review.players:
        base = player.par if review.payoff == "win" else 0.0
        mine = [move for move in review.moves if move.seat == player.seat]
        line = [(move.entry, base + move.standing) for move in mine]
        end = max((move.entry for move in review.moves), default=0) + 1
        line.append((end, base + player.result - player.par))
        lines.append([(entry, amount(value, review.unit)) for entry, value in line])
    return lines


def number(value: float, say: Say) -> str:
    """With one digit after the point, or comma."""
    return say("review-number", value=abs(value))


def signed(value: float, unit: Unit, say: Say) -> str:
    """With its sign; more is better."""
    shown = amount(value, unit)
    sign = "±" if abs(shown) < 0.05 else "+" if shown > 0 else "−"
    return sign + number(shown, say)


def cost(move: Move, unit: Unit, say: Say) -> str:
    """What a decision cost; ≈ where it is too close to call, ✓ for the best."""
    if move.verdict == "costs":
        return number(amount(move.cost, unit), say)
    return "✓" if move.verdict == "best" else "≈"


def turning_point(review: Review, move: Move, say: Say) -> str:
    """What happened, how much it changed, and why."""
    turned = say(
        "review-turned",
        round=move.round,
        turn=move.turn,
        name=review.names[move.seat],
        do=move.do,
        swing=signed(move.swing, review.unit, say),
        skill=signed(move.skill, review.unit, say),
        luck=signed(move.luck, review.unit, say),
    )
    return "; ".join(filter(None, [turned, reason_text(move.reason, say)]))

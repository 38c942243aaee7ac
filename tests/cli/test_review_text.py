"""A review in words and numbers."""

from __future__ import annotations

from typing import Any

from byczo.cli.review_text import cost, courses, number, signed, turning_point
from byczo.core.reason import Reason
from byczo.locales import voice
from byczo.messages.review import Move, Player, Review


def move(**given: Any) -> Move:
    fields: dict[str, Any] = {
        "entry": 2, "round": 1, "turn": 1, "seat": 0, "do": "play 7", "verdict": "costs",
        "cost": 1.25, "error": 0.5, "danger": None, "reason": None, "best": "play 8",
        "best_reason": None, "standing": -1.0, "skill": -1.25, "luck": 3.0, **given,
    }  # fmt: skip
    return Move(**fields)


def review(**given: Any) -> Review:
    player = Player(
        seat=1, name="Bruno", par=-10.0, result=-8.0, skill=1.0, deal=0.5, luck=0.5, cost=2.0,
        accuracy=90.0, decisions=2,
    )  # fmt: skip
    fields: dict[str, Any] = {
        "game": "six-nimmt", "names": ["Ania", "Bruno"], "payoff": "own", "unit": "heads",
        "finished": True, "totals": [5, 8], "playouts": 100, "players": [player],
        "moves": [move(), move(seat=1, entry=3, standing=0.5)], "turning_points": [0], **given,
    }  # fmt: skip
    return Review(**fields)


def test_a_course_goes_from_decision_to_decision_to_the_end() -> None:
    assert courses(review()) == [[(3, 0.5), (4, 2.0)]]
    chances = courses(review(payoff="win", unit="percent"))
    assert chances == [[(3, 100 * (0.5 - 10)), (4, 100 * -8.0)]]


def test_numbers_have_a_comma_where_people_write_one() -> None:
    assert number(-1.25, voice("en")) in {"1.2", "1.3"}
    assert "," in number(1.25, voice("de"))


def test_signs() -> None:
    say = voice("en")
    assert signed(2.0, "heads", say)[0] == "+"
    assert signed(-2.0, "heads", say)[0] == "−"
    assert signed(0.01, "heads", say)[0] == "±"
    assert signed(0.01, "percent", say)[0] == "+", "one percent is shown"


def test_what_a_decision_cost() -> None:
    say = voice("en")
    assert cost(move(), "heads", say) == number(1.25, say)
    assert cost(move(verdict="best"), "heads", say) == "✓"
    assert cost(move(verdict="close"), "heads", say) == "≈"


def test_a_turning_point_names_who_did_what() -> None:
    say = voice("en")
    told = turning_point(review(), move(seat=1), say)
    assert "Bruno" in told
    assert "play 7" in told
    reason = Reason("coach-best")
    assert turning_point(review(), move(reason=reason), say).endswith(say("coach-best"))

"""The guided first game of David & Goliath: David takes Goliath, two cards, three cards."""

from __future__ import annotations

from byczo.core.lesson import Happen, Lesson, Others, Outcome, Tell, Try

HANDS = (
    "r3 r6 r9 g2 g5 g8 b2 b5 b7 b9 v1 v4 v6 v8 v9",
    "r1 r5 r8 y1 y2 y4 y7 y9 g1 g4 b1 b4 b8 v2 v5",
    "r2 r4 r7 y3 y5 y6 y8 g3 g6 g7 g9 b3 b6 v3 v7",
)

LESSON = Lesson(
    options={"players": 3},
    steps=(
        Happen(
            entry={
                "deal": {
                    "hands": [hand.split() for hand in HANDS],
                    "dealer": 0,
                }
            }
        ),
        Tell(text="cards", at="hand"),
        Others(acts=((1, "play g4"), (2, "play g9"))),
        Tell(text="trick", at="trick"),
        Try(
            text="david",
            at="card-g2",
            good={"play g2": Outcome("david-done", {"event": "trick-won", "david": 0})},
            wrong={"play g8": Outcome("david-missed", {"event": "trick-won", "goliath": 2})},
        ),
        Others(acts=((2, "play g6"),)),
        Tell(text="worth", at="won-0-g"),
        Try(
            text="third",
            at="won-0-g",
            then=((1, "play g1"),),
            good={
                "play g5": Outcome("third-kept", {"event": "trick-won", "goliath": 2, "david": 1})
            },
            wrong={"play g8": Outcome("third-lost", {"event": "trick-won", "goliath": 0})},
        ),
        Others(acts=((2, "play y5"),)),
        Try(
            text="free",
            at="card-r9",
            then=((1, "play y2"),),
            good={
                "play r9": Outcome("free-done", {"event": "trick-won", "goliath": 0, "david": 1})
            },
        ),
        Tell(text="ties"),
        Tell(text="end"),
    ),
)

"""The guided first game of X nimmt!: three kinds of rows, the X row, and the X pile."""

from __future__ import annotations

from byczo.core.lesson import Happen, Lesson, Others, Outcome, Tell, Try

LESSON = Lesson(
    options={"players": 3},
    steps=(
        Happen(
            entry={
                "deal": {
                    "hands": [
                        [3, 6, 8, 22, 24, 60, 77, 91],
                        [12, 33, 46, 48, 66, 74, 82, 84],
                        [15, 57, 71, 73, 80, 83, 85, 95],
                    ],
                    "rows": [20, 45, 70],
                }
            }
        ),
        Tell(text="rows", at="row-1"),
        Others(acts=((1, "play 46"), (2, "play 71"))),
        Try(
            text="first",
            at="card-22",
            good={"play 22": Outcome("first-done", {"event": "placed", "seat": 0, "row": 1})},
        ),
        Others(acts=((1, "play 48"), (2, "play 73"))),
        Try(
            text="third",
            at="row-1",
            good={
                "play 24": Outcome("third-done", {"event": "placed", "seat": 0, "taken": [20, 22]})
            },
        ),
        Try(
            text="choose",
            at="card-20",
            good={"x 20": Outcome("choose-done", {"event": "went-to-x", "seat": 0, "card": 20})},
            wrong={"x 22": Outcome("choose-high", {"event": "went-to-x", "seat": 0, "card": 22})},
        ),
        Others(acts=((1, "play 74"), (2, "play 80"))),
        Try(
            text="lowest",
            at="card-3",
            good={"play 3": Outcome("lowest-done", {"event": "revealed"})},
        ),
        Try(
            text="row",
            at="row-1",
            then=((2, "x 70"),),
            good={"row 1": Outcome("row-done", {"event": "went-to-x", "seat": 0, "card": 24})},
            otherwise="row-other",
        ),
        Tell(text="others", at="seat-2"),
        Others(acts=((1, "play 82"), (2, "play 83"))),
        Try(
            text="grow",
            at="card-6",
            good={"play 6": Outcome("grow-done", {"event": "placed", "seat": 0, "row": 1})},
        ),
        Others(acts=((1, "play 84"), (2, "play 85"))),
        Try(
            text="break",
            at="row-1",
            good={"play 8": Outcome("break-done", {"event": "revealed"})},
        ),
        Try(
            text="pile",
            at="pile-0",
            then=((2, "x 80"),),
            good={
                "x 3": Outcome("pile-done", {"event": "went-to-x", "seat": 0, "piled": [20, 24]}),
                "x 6": Outcome("pile-done", {"event": "went-to-x", "seat": 0, "piled": [20, 24]}),
            },
        ),
        Tell(text="score", at="seat-0"),
        Tell(text="end"),
    ),
)

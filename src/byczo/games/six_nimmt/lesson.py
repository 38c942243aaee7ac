"""The guided first game of 6 nimmt!: nearest row, sixth card, lowest card, and two traps."""

from __future__ import annotations

from byczo.core.lesson import Happen, Lesson, Others, Outcome, Tell, Try

LESSON = Lesson(
    options={"players": 4, "rounds": 1},
    steps=(
        Happen(
            entry={
                "deal": {
                    "hands": [
                        [4, 7, 36, 40, 54, 61, 64, 82, 95, 101],
                        [3, 6, 13, 17, 35, 45, 57, 71, 86, 99],
                        [9, 12, 23, 37, 38, 47, 58, 73, 88, 102],
                        [19, 29, 60, 62, 68, 81, 84, 85, 90, 96],
                    ],
                    "rows": [10, 33, 52, 80],
                }
            }
        ),
        Tell(text="rows", at="row-1"),
        Tell(text="heads", at="row-2"),
        Others(acts=((1, "play 35"), (2, "play 12"), (3, "play 81"))),
        Try(
            text="nearest",
            at="card-54",
            good={
                "play 54": Outcome(
                    "nearest-done", {"event": "placed", "seat": 0, "row": 3, "heads": 0}
                )
            },
        ),
        Others(acts=((1, "play 57"), (2, "play 58"), (3, "play 60"))),
        Try(
            text="neighbour",
            at="card-82",
            good={
                "play 82": Outcome(
                    "neighbour-done", {"event": "placed", "seat": 0, "row": 4, "heads": 0}
                )
            },
        ),
        Tell(text="full", at="row-3"),
        Others(acts=((1, "play 13"), (2, "play 37"), (3, "play 84"))),
        Try(
            text="sixth",
            at="row-3",
            good={
                "play 36": Outcome(
                    "sixth-done", {"event": "placed", "seat": 0, "row": 2, "heads": 0}
                )
            },
            wrong={
                "play 61": Outcome(
                    "sixth-taken", {"event": "placed", "seat": 0, "row": 3, "heads": 7}
                )
            },
        ),
        Others(acts=((1, "play 6"), (2, "play 38"), (3, "play 85"))),
        Try(
            text="lowest",
            at="card-4",
            good={"play 4": Outcome("lowest-done", {"event": "revealed"})},
        ),
        Try(
            text="row",
            at="row-1",
            good={
                "row 1": Outcome("row-done", {"event": "placed", "seat": 0, "card": 4, "heads": 5})
            },
            otherwise="row-other",
        ),
        Others(acts=((1, "play 86"), (2, "play 9"), (3, "play 62"))),
        Try(
            text="trap",
            at="card-40",
            good={
                "play 7": Outcome("trap-done", {"event": "placed", "seat": 3, "row": 3, "heads": 7})
            },
            wrong={
                "play 40": Outcome(
                    "trap-taken", {"event": "placed", "seat": 0, "row": 2, "heads": 10}
                )
            },
        ),
        Others(acts=((1, "play 3"), (2, "play 88"), (3, "play 90"))),
        Try(
            text="surprise",
            at="card-64",
            then=((1, "row 3"),),
            good={
                "play 64": Outcome(
                    "surprise-done", {"event": "placed", "seat": 0, "row": 2, "heads": 10}
                )
            },
        ),
        Tell(text="end"),
    ),
)

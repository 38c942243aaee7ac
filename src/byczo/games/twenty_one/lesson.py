"""The guided first game of Twenty One: fits, hits, crossing a field, rerolling, and tempo."""

from __future__ import annotations

from byczo.core.lesson import Happen, Lesson, Others, Outcome, Tell, Try
from byczo.games.twenty_one.layout import default_layout

LESSON = Lesson(
    options={"players": 2},
    steps=(
        Happen(entry={"deal": {"sheets": default_layout()[:2], "first": 0}}),
        Tell(text="sheet", at="sheet"),
        Happen(entry={"roll": {"w": 6, "y": 5, "r": 1, "g": 5, "b": 4, "k": 6}}),
        Tell(text="dice", at="die-k"),
        Try(
            text="keep",
            at="die-k",
            good={"keep": Outcome("keep-done", {"event": "decided", "keeps": True})},
            wrong={"reroll": Outcome("keep-rolled", {"event": "decided", "keeps": False})},
        ),
        Others(acts=((1, "write yr"),)),
        Try(
            text="write",
            at="sheet",
            good={
                "write yrk": Outcome(
                    "write-done", {"event": "wrote", "seat": 0, "dice": {"k": 6, "y": 5, "r": 1}}
                )
            },
            otherwise="write-other",
        ),
        Happen(entry={"roll": {"w": 5, "y": 3, "r": 2, "g": 4, "b": 3, "k": 2}}),
        Others(acts=((1, "keep"), (1, "write gb"))),
        Try(
            text="cross",
            at="sheet",
            good={
                "cross": Outcome(
                    "cross-done", {"event": "crossed", "seat": 0, "colour": "w", "number": 4}
                )
            },
        ),
        Happen(entry={"roll": {"w": 2, "y": 4, "r": 6, "g": 6, "b": 5, "k": 3}}),
        Try(
            text="reroll",
            at="die-g",
            good={"reroll": Outcome("reroll-done", {"event": "decided", "keeps": False})},
            wrong={"keep": Outcome("reroll-kept", {"event": "decided", "keeps": True})},
        ),
        Happen(entry={"roll": {"w": 1, "y": 6, "r": 3, "g": 3, "b": 1, "k": 2}}),
        Others(acts=((1, "write w"),)),
        Try(
            text="tempo",
            at="sheet",
            good={
                "write gb": Outcome(
                    "tempo-done", {"event": "row-filled", "seat": 0, "hits": 4, "points": 26}
                )
            },
            wrong={"write g": Outcome("tempo-waited", {"event": "wrote", "seat": 0})},
        ),
        Tell(text="score", at="sheet"),
        Tell(text="end"),
    ),
)

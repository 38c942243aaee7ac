from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.compiler.rule_files import refusal, translated

REFUSED = {
    "for i in range(10):\n    n += TABLE[i]  # <-": "counts up to 9, beyond the end: there are 4",
    "for i in range(9, 1, -2):\n    n += TABLE[i]  # <-": "counts up to 9, beyond the end",
    "for i in range(-3, 0):\n    n += shorts[i]  # <-": "counts from -3; an index counts from the",
    "for i in range(3, -2, -1):\n    shorts[i] = n  # <-": "counts from -1; an index counts",
    "for i in range(5):\n    if TABLE[i]: n += 1\n    n += TABLE[i]  # <-": "counts up to 4",
    "room = np.empty(4)\nn += int(room[0])  # <-": "reads room before it is filled; write np.zeros",
    "room = np.empty(4)\nroom[0] += 1  # <-": "reads room before it is filled; write np.zeros",
    "room = np.empty(4)\nroom[0] = room[1]  # <-": "reads room before it is filled",
    "room = np.empty((2, 2))\nn += 1\nif room[0, 0] > 0: n = 1  # <-": "before it is filled",
}


@pytest.mark.parametrize(("body", "reason"), REFUSED.items(), ids=REFUSED)
def test_bounds_that_are_broken_whatever_is_given(tmp_path: Path, body: str, reason: str) -> None:
    assert reason in refusal(tmp_path, f"{body}\nreturn n", before="")


MAY_BE = [
    "for i in range(10):\n    if i < 4: n += TABLE[i]",
    "for i in range(10):\n    if i > 3: break\n    n += TABLE[i]",
    "for i in range(10):\n    n += TABLE[i] if i < 4 else 0",
    "for i in range(10):\n    yes = i < 4 and TABLE[i] > n",
    "for i in range(10):\n    i = i & 3\n    n += TABLE[i]",
    "for i in range(5, 1):\n    n += TABLE[i]",
    "room = np.empty(4)\nfor i in range(4): room[i] = i\nn += int(room[0])",
    "room = np.empty(4)\nroom[:] = 1\nn += int(room[0])",
    "room = np.empty(4)\nfill(room)\nn += int(room[0])",
    "room = np.empty(4)\npart = room[:2]\npart[0] = 1\nn += int(room[0])",
    "room = np.empty((2, 2))\nrow = room[0]\nrow[0] = 1\nn += int(room[0, 0])",
]
BEFORE = """
    @rule
    def fill(room: Doubles) -> None:
        room[0] = 1
"""


@pytest.mark.parametrize("body", MAY_BE)
def test_what_may_be_right_is_translated(tmp_path: Path, body: str) -> None:
    assert translated(tmp_path, f"{body}\nreturn n", before=BEFORE).kernels

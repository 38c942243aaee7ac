from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.compiler.rule_files import refusal, translated

REFUSED = {
    "return WORD": "rules know no text; use a number for each word",
    "return LIST[0]": "is a list, which machine code cannot follow; write np.array(…)",
    "return COMPLEX[0]": "is an array of complex128; use int16, int64 or float64",
    "return HUGE": "does not fit into 64 bits",
    "return int(ENDLESS)": "only finite numbers are the same everywhere",
    "TABLE[0] = 1  # <-; return n": "TABLE is a constant table; copy it into a field",
    "row = TABLE; row[0] = 1  # <-; return n": "TABLE is a constant table; copy it into a field",
    "return herd + 1": "a record Herd stands where a number must; name a field",
    "return unheard_of": "is not known here; import it, or give it a value",
    "n = herd  # <-; return n.bulls": "n would be a number (int) and a record Herd by turns",
    "return step(shorts) + step(shorts)": "): step changes what is also read here",
    "return shorts[0] + step(shorts)": "changes what is also read here",
    "return add(step(shorts), shorts[1])": "changes what is also read here",
    "return max(step(shorts), shorts[1])": "changes what is also read here",
    "return grid[step(shorts), shorts[1]]": "changes what is also read here",
}
BEFORE = """
    WORD = "hay"
    LIST = [1, 2]
    COMPLEX = np.array([1j])
    HUGE = 1 << 70
    ENDLESS = float("inf")

    @rule
    def step(cards: Ints) -> int:
        cards[0] += 1
        return cards[0]

    @rule
    def add(a: int, b: int) -> int:
        return a + b
"""


@pytest.mark.parametrize(("body", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, body: str, reason: str) -> None:
    assert reason in refusal(tmp_path, body.replace("; ", "\n"), before=BEFORE)


def test_the_reason_names_the_expression_and_what_to_write(tmp_path: Path) -> None:
    assert refusal(tmp_path, "return shorts[0] + step(shorts)", before=BEFORE).endswith(
        "changes what is also read here, and C leaves open which comes first; "
        "give each a line of its own"
    )


def test_calls_that_touch_different_memory_may_stand_together(tmp_path: Path) -> None:
    text = translated(tmp_path, "return int(octets[0]) + step(shorts)", before=BEFORE).text
    assert "octets[0] + " in text
    text = translated(tmp_path, "return add(n, 1) + add(n, 2)", before=BEFORE).text
    assert text.count("_add(n, ") == 2

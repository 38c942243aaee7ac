"""Every file says in one line what it is."""

from __future__ import annotations

import re

from tools.house import documents


def test_no_line_is_empty() -> None:
    page = documents()["docs/house.md"]
    assert re.findall(r"^ *- `.*`: *$", page, re.MULTILINE) == []
    assert re.findall(r"^ *- \*\*.*\*\*: *$", page, re.MULTILINE) == []

from __future__ import annotations

import re
from pathlib import Path

from byczo.printing.look import COLOUR, MONO, SIGNS

COLOURS_TS = Path(__file__).parents[2] / "web" / "src" / "art" / "colours.ts"


def test_paints_are_those_of_the_browser_client() -> None:
    text = COLOURS_TS.read_text(encoding="utf-8")
    painted = re.findall(r"(\w): \{\s*paint: '(#\w+)',\s*print: '(#\w+)'", text)
    assert {letter: (area, ink) for letter, area, ink in painted} == {
        letter: (paint.area, paint.print) for letter, paint in COLOUR.paints.items()
    }


def test_every_colour_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(COLOUR.paints) == set(MONO.paints)
    assert len(set(SIGNS.values())) == len(SIGNS)

from __future__ import annotations

import re
from typing import get_args

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.teePen import TeePen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

from byczo.games import GAMES
from byczo.locales import LANGUAGES, text_files
from byczo.printing.font import FontName, font, font_file

FACES = get_args(FontName)


@pytest.mark.parametrize("name", FACES)
def test_widths_are_those_of_the_file(name: FontName) -> None:
    reference = TTFont(font_file(name))
    glyphs = reference.getBestCmap()
    assert len(glyphs) > 300
    assert set(font(name).glyphs) == {chr(code) for code in glyphs}
    for code, glyph in glyphs.items():
        advance = reference["hmtx"][glyph][0] / reference["head"].unitsPerEm
        assert font(name).advance(chr(code)) == advance, chr(code)


@pytest.mark.parametrize("name", FACES)
def test_outlines_are_those_of_the_file(name: FontName) -> None:
    reference = TTFont(font_file(name))
    glyphs = reference.getGlyphSet()
    for code, glyph in reference.getBestCmap().items():
        area, bounds = AreaPen(), BoundsPen(None)
        parse_path(font(name).outline(chr(code)), TeePen(area, bounds))
        true_area, true_bounds = AreaPen(), BoundsPen(None)
        glyphs[glyph].draw(TeePen(true_area, true_bounds))
        assert area.value == pytest.approx(true_area.value, abs=0.5), chr(code)
        assert bounds.bounds == pytest.approx(true_bounds.bounds, abs=0.01), chr(code)


@pytest.mark.parametrize("name", FACES)
def test_extent_is_that_of_the_outlines(name: FontName) -> None:
    reference = TTFont(font_file(name))
    glyph = reference["glyf"][reference.getBestCmap()[ord("g")]]
    units = reference["head"].unitsPerEm
    assert font(name).extent("g") == (glyph.yMin / units, glyph.yMax / units)
    assert font(name).extent(" ") == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_our_texts_can_be_printed(language: str) -> None:
    own = [game.texts / f"{language}.ftl" for game in GAMES.values() if game.texts]
    texts = "".join(file.read_text(encoding="utf-8") for file in [*text_files(language), *own])
    sheets = "".join(line for line in texts.splitlines() if re.match(r"([a-z-]+-)?print-", line))
    assert len(sheets) > 1000
    for name in FACES:
        assert set(sheets) <= set(font(name).glyphs), name


def test_a_missing_letter_is_a_box() -> None:
    assert font("text").glyph("猫") == 0
    assert font("text").width("猫") > 0
    assert font("text").outline("猫")


@pytest.mark.parametrize("name", FACES)
def test_the_fonts_keep_their_authors_and_no_reserved_name(name: FontName) -> None:
    names = TTFont(font_file(name))["name"]
    assert "Project Authors" in names.getDebugName(0)
    assert names.getDebugName(1).startswith("Byczo")
    licences = sorted(file.name for file in font_file(name).parent.glob("OFL-*.txt"))
    assert licences == ["OFL-Alfa-Slab-One.txt", "OFL-Figtree.txt"]

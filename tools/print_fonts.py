"""Makes src/byczo/printing/fonts: the browser client's typefaces, cut down for printed sheets.

Needs the client's packages (``npm ci`` in web/), fonttools and brotli:

    python -m tools.print_fonts

Each font keeps the letters of our languages and loses what a small reader would have to know:
composite glyphs, hints and layout tables. Alfa Slab is a reserved name, which a changed font must
not carry, so its cut is called Byczo Slab.
"""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "web" / "node_modules"
OUT = ROOT / "src" / "byczo" / "printing" / "fonts"
FIGTREE = PACKAGES / "@fontsource-variable" / "figtree"
SLAB = PACKAGES / "@fontsource" / "alfa-slab-one"
RANGES = ("latin", "latin-ext")
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„…•−")]


def main() -> None:
    """Write all fonts and their licences."""
    OUT.mkdir(exist_ok=True)
    for name, weight in (("text", 500), ("bold", 800)):
        files = [FIGTREE / "files" / f"figtree-{part}-wght-normal.woff2" for part in RANGES]
        write(files, f"Byczo Sheet {name.title()}", OUT / f"{name}.ttf", weight)
    files = [SLAB / "files" / f"alfa-slab-one-{part}-400-normal.woff2" for part in RANGES]
    write(files, "Byczo Slab", OUT / "slab.ttf")
    shutil.copyfile(FIGTREE / "LICENSE", OUT / "OFL-Figtree.txt")
    shutil.copyfile(SLAB / "LICENSE", OUT / "OFL-Alfa-Slab-One.txt")


def write(files: list[Path], name: str, out: Path, weight: int | None = None) -> None:
    """One font from the files of its ranges, at one weight if they have several."""
    parts = [plain(file, weight) for file in files]
    font = Merger().merge(parts)
    copyright_line = font["name"].getDebugName(0)
    options = Options()
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.layout_features = []
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "gasp", "STAT", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    for record in list(font["name"].names):
        changed = {1: name, 3: name, 4: name, 6: name.replace(" ", "")}.get(record.nameID)
        if changed:
            font["name"].setName(changed, record.nameID, 3, 1, 0x409)
    font["name"].setName(copyright_line, 0, 3, 1, 0x409)
    font["cmap"].tables = [
        table for table in font["cmap"].tables if table.format == 4 and table.platformID == 3
    ]
    font.flavor = None
    font.save(out)
    print(
        f"{out.relative_to(ROOT)}: {len(font.getGlyphOrder())} glyphs, {out.stat().st_size} bytes"
    )


def plain(file: Path, weight: int | None) -> BytesIO:
    """The font of one range: one weight, no composites, no layout tables."""
    font = TTFont(file)
    if weight is not None:
        font = instantiateVariableFont(font, {"wght": weight})
    glyphs = font.getGlyphSet()
    for name in font.getGlyphOrder():
        if font["glyf"][name].isComposite():
            recording = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(recording)
            pen = TTGlyphPen(None)
            recording.replay(pen)
            glyph = font["glyf"][name] = pen.glyph()
            glyph.recalcBounds(font["glyf"])
            font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)
    for table in ("GSUB", "GPOS", "GDEF", "STAT", "gasp", "prep", "fpgm", "cvt ", "meta"):
        if table in font:
            del font[table]
    font.flavor = None
    buffer = BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return buffer


if __name__ == "__main__":
    main()

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from byczo.printing.font import font
from byczo.printing.shapes import Line, Page, Path, Rect, Text
from byczo.printing.svg import svg

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"

PAGE = Page(
    210,
    297,
    (
        Rect(10, 20, 30, 40, "#ff0000", "#00ff00", 0.5, 2),
        Line(1, 2, 3, 4, "#0000ff", 0.3, (1.5, 1)),
        Path((("M", (1.0, 2.0)), ("L", (3.0, 2.0)), ("Z", ())), "#123456"),
        Text(100, 50, "Zażółć <&>", 4, "#2a2019", "bold", "end"),
    ),
)


def test_a_page_is_well_formed_and_as_large_as_the_paper() -> None:
    root = ElementTree.fromstring(svg(PAGE, "David & Goliath"))
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert root.get("viewBox") == "0 0 210 297"
    assert root.findtext(f"{SVG}title") == "David & Goliath"


def test_shapes_are_drawn_as_they_are() -> None:
    root = ElementTree.fromstring(svg(PAGE, ""))
    paper, rect = root.findall(f"{SVG}rect")
    assert paper.get("fill") == "#ffffff"
    assert rect.attrib == {
        "x": "10",
        "y": "20",
        "width": "30",
        "height": "40",
        "rx": "2",
        "fill": "#ff0000",
        "stroke": "#00ff00",
        "stroke-width": "0.5",
    }
    line = root.find(f"{SVG}line")
    assert line is not None
    assert line.get("stroke-dasharray") == "1.5 1"
    path = root.find(f"{SVG}path")
    assert path is not None
    assert (path.get("d"), path.get("fill"), path.get("stroke")) == ("M1 2l2 0z", "#123456", None)


def test_text_is_drawn_letter_by_letter_and_can_still_be_read_aloud() -> None:
    root = ElementTree.fromstring(svg(PAGE, ""))
    group = root.find(f"{SVG}g")
    assert group is not None
    assert group.get("aria-label") == "Zażółć <&>"
    glyphs = {path.get("id"): path.get("d") for path in root.findall(f"{SVG}defs/{SVG}path")}
    uses = group.findall(f"{SVG}use")
    drawn = [glyphs[str(use.get(LINK))[1:]] for use in uses]
    assert drawn == [font("bold").outline(letter) for letter in "Zażółć<&>"]
    places = [float(use.get("x", "")) for use in uses]
    face = font("bold")
    before = [face.width("Zażółć <&>"[:n]) * face.units for n in range(10) if n != 6]
    assert places == pytest.approx(before, abs=0.01)


def test_text_stands_where_its_anchor_says() -> None:
    root = ElementTree.fromstring(svg(PAGE, ""))
    group = root.find(f"{SVG}g")
    assert group is not None
    numbers = str(group.get("transform"))[len("matrix(") : -1].split()
    scale, _, _, flipped, x, y = map(float, numbers)
    assert scale == pytest.approx(4 / font("bold").units)
    assert flipped == -scale
    assert x == pytest.approx(100 - font("bold").width("Zażółć <&>") * 4, abs=0.001)
    assert y == 50


def test_nothing_has_to_be_loaded() -> None:
    text = svg(PAGE, "")
    links = [part.split('"')[0] for part in text.split('href="')[1:]]
    assert links
    assert all(link.startswith("#") for link in links)
    assert "<text" not in text
    assert "<image" not in text


def test_the_same_drawing_reads_the_same_wherever_it_lies() -> None:
    """From each point to the next: also after a closed line, and in curves."""

    def drawn(x: float, y: float) -> str:
        path = Path(
            (
                ("M", (x, y)),
                ("L", (x + 3, y + 1)),
                ("Z", ()),
                ("C", (x + 1, y, x + 1, y + 2, x, y + 4)),
            ),
            "#123456",
        )
        found = ElementTree.fromstring(svg(Page(210, 297, (path,)), "")).find(f"{SVG}path")
        assert found is not None
        return str(found.get("d"))

    assert drawn(10, 20) == "M10 20l3 1zc1 0 1 2 0 4"
    assert drawn(33, 7.5) == drawn(10, 20).replace("M10 20", "M33 7.5")

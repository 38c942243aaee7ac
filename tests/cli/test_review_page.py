"""A review as a page that stands alone."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.command import RECORDS, SHORT, reviewed


class Page(HTMLParser):
    """Collects what a page is made of, and checks that it is closed properly."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("file", "language"),
    [
        ("six-nimmt/base-2", "en"),
        ("x-nimmt/base-2", "pl"),
        ("david-goliath/base-3", "it"),
        ("twenty-one/base-6", "de"),
    ],
)
def test_a_page_stands_alone(file: str, language: str, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    record = str(RECORDS / f"{file}.json")
    said = reviewed(record, "--html", str(out), "--lang", language, "--playouts", "100")
    assert said.returncode == 0, said.stderr
    text = out.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.links == []
    assert "script" not in page.tags
    assert "url(" not in text
    assert page.tags.count("polyline") == text.count('class="card c')
    assert page.tags.count("tr") > 30
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_names_are_no_markup(tmp_path: Path) -> None:
    record = json.loads(SHORT.read_text())
    record["seats"][0]["name"] = "<b>[red]Ania"
    file, out = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(json.dumps(record))
    said = reviewed(str(file), "--html", str(out), "--playouts", "100")
    assert "<b>[red]Ania" in said.stdout
    assert "<b>[red]" not in out.read_text()
    assert "&lt;b&gt;[red]Ania" in out.read_text()

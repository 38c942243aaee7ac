"""``byczo site`` writes a client that needs nothing but a host of files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from byczo.cli import site
from byczo.cli.main import main

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script type="module" src="/assets/main-1.js"></script>
    <link rel="icon" href="/icon.svg" />
  </head>
</html>
"""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client, as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    for name in ("assets/main-1.js", "assets/main-1.js.br", "icon.svg", "budget.json"):
        (folder / name).write_text("x")
    monkeypatch.setattr(site, "FOLDER", folder)
    return folder


def test_the_page_needs_no_server_and_no_other_host(client: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["site", str(out)]) == 0
    page = (out / "index.html").read_text()
    assert "<html data-site " in page
    assert not re.search(r'="(/|https?:)', page)
    assert "default-src 'none'" in page
    assert "frame-ancestors" not in page  # which a page may not say of itself
    assert page.index("Content-Security-Policy") < page.index("<script")


def test_files_are_copied_without_what_only_a_server_needs(client: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["site", str(out)]) == 0
    names = {file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file()}
    assert names == {"index.html", "assets/main-1.js", "icon.svg", ".nojekyll"}


def test_a_folder_with_something_in_it_is_left_alone(
    client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    assert main(["site", str(tmp_path / "out")]) == 2
    assert "is not an empty folder" in capsys.readouterr().err


def test_without_a_built_client_it_says_so(
    client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (client / "index.html").unlink()
    assert main(["site", str(tmp_path / "out")]) == 2
    assert "is not built" in capsys.readouterr().err

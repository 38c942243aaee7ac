from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest

from byczo.cli.main import main
from byczo.cli.print import write_files
from byczo.core.errors import BadOption
from byczo.games import GAMES
from byczo.games.twenty_one.layout import default_layout
from byczo.locales import LANGUAGES
from tests.nights import pairs_with_nights


def printed(*words: object) -> int:
    return main(["print", *map(str, words)])


def problem(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert printed(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("byczo: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(("game", "language"), pairs_with_nights(GAMES, LANGUAGES))
def test_every_game_as_pdf(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.pdf"
    assert printed(game, file, "--lang", language) == 0
    assert file.name in capsys.readouterr().out.replace("\n", "")
    (page,) = pypdfium2.PdfDocument(file)
    assert GAMES[game].title in page.get_textpage().get_text_bounded()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_as_svg(game: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet.SVG"
    assert printed(game, file, "--mono", "--paper", "letter") == 0
    root = ElementTree.parse(file).getroot()
    sides = sorted(float(str(root.get(side)).removesuffix("mm")) for side in ("width", "height"))
    assert sides == [215.9, 279.4]


def test_several_pages_of_svg_are_several_files(tmp_path: Path) -> None:
    words = ("twenty-one", tmp_path / "sheet.svg", "--sheet", "all", "--per-page", "2")
    assert printed(*words) == 0
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["sheet-1.svg", "sheet-2.svg", "sheet-3.svg"]
    for file in tmp_path.iterdir():
        ElementTree.parse(file)


def test_options_of_the_game_reach_the_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    assert printed("six-nimmt", file, "--players", 3, "--option", "target=42", "--lang", "en") == 0
    assert "somebody passes 42" in pypdfium2.PdfDocument(file)[0].get_textpage().get_text_bounded()


def test_copies_fill_pages(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    assert printed("twenty-one", file, "--players", 3, "--copies", 5) == 0
    assert len(pypdfium2.PdfDocument(file)) == 5


def test_sheets_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    layout, file = tmp_path / "mine.json", tmp_path / "sheet.pdf"
    layout.write_text(json.dumps(default_layout()[::-1]))
    assert printed("twenty-one", file, "--sheet", f"@{layout}") == 0
    capsys.readouterr()
    layout.write_text("[[")
    said = problem(capsys, "twenty-one", file, "--sheet", f"@{layout}")
    assert f"--sheet: {layout} is not complete JSON" in said
    layout.write_text("[]")
    said = problem(capsys, "twenty-one", file, "--sheet", f"@{layout}")
    assert "layout: expected 6 sheets, found 0" in said
    said = problem(capsys, "twenty-one", file, "--sheet", "@nowhere.json")
    assert "--sheet: cannot read nowhere.json" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", "x.pdf"], "there is no game 'chess'"),
        (["six-nimmt", "x.png"], "x.png: sheets are written as FILE.pdf or FILE.svg"),
        (["six-nimmt", "x"], "x: sheets are written as FILE.pdf or FILE.svg"),
        (["six-nimmt", "x.pdf", "--players", "11"], "players must be from 2 to 10, not 11"),
        (["six-nimmt", "x.pdf", "--sheet", "A"], "6 nimmt! has one kind of sheet"),
        (["six-nimmt", "x.pdf", "--option", "speed=3"], "there is no option 'speed'"),
        (["twenty-one", "x.pdf", "--sheet", "Q"], "there is no sheet 'Q'"),
        (["twenty-one", "x.pdf", "--sheet", "A", "--players", "2"], "leave out one"),
        (["twenty-one", "x.pdf", "--per-page", "3"], "can be 1, 2, 4 and 6, not 3"),
        (["twenty-one", "x.pdf", "--copies", "0"], "copies must be from 1 to 100, not 0"),
        (["twenty-one", "no/such/folder/x.pdf"], "No such file or directory"),
    ],
)
def test_mistakes_are_told_and_leave_no_file(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in problem(capsys, *words)
    assert list(tmp_path.iterdir()) == []


def test_files_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    kept, folder = tmp_path / "kept.svg", tmp_path / "folder.svg"
    kept.write_bytes(b"before")
    folder.mkdir()
    (folder / "full").touch()
    with pytest.raises(BadOption, match="cannot write"):
        write_files({folder: b"new", kept: b"new"})
    assert kept.read_bytes() == b"before"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder.svg", "kept.svg"]


def without_fpdf(*words: object) -> subprocess.CompletedProcess[str]:
    """The command on a machine where the extra is not installed."""
    code = (
        "import sys; sys.modules['fpdf'] = None; from byczo.cli.main import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", code, "print", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_pdf_names_the_extra_that_it_needs(tmp_path: Path) -> None:
    said = without_fpdf("six-nimmt", tmp_path / "sheet.pdf")
    assert said.returncode == 2
    assert said.stderr == (
        "byczo: PDF needs the extra 'print': pip install 'byczo[print]'; SVG needs nothing more\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_svg_needs_no_extra(tmp_path: Path) -> None:
    assert without_fpdf("six-nimmt", tmp_path / "sheet.svg").returncode == 0
    assert (tmp_path / "sheet.svg").exists()


@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("sheet-twenty-one.svg", ["twenty-one", "--sheet", "A"]),
        ("sheet-six-nimmt.svg", ["six-nimmt", "--players", "5", "--per-page", "1"]),
    ],
)
def test_pictures_in_the_docs_are_current(picture: str, words: list[str], tmp_path: Path) -> None:
    assert printed(*words, "--lang", "en", tmp_path / picture) == 0
    kept = Path(__file__).parents[2] / "docs" / "images" / picture
    assert (tmp_path / picture).read_bytes() == kept.read_bytes(), f"print {picture} anew"

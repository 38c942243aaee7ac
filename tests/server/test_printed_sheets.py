"""Sheets to print by HTTP."""

from __future__ import annotations

import asyncio
import json
from threading import Event
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen
from xml.etree import ElementTree

import pypdfium2
import pytest

from byczo.games import GAMES
from byczo.games.twenty_one.layout import default_layout
from byczo.messages.http_messages import SheetWish
from byczo.server import printed_sheets
from byczo.server.errors import Busy
from byczo.server.printed_sheets import KEPT, MOST_WAITING, PrintedSheets, draw
from tests.server.refusals import refusal
from tests.server.running import PATIENCE, ServerProcess


def sheet_of(server: ServerProcess, game: str, kind: str, **wish: Any) -> tuple[str, bytes]:
    """The kind of the answer, and the file."""
    address = f"{server.address}/api/games/{game}/sheets.{kind}?{urlencode(wish)}"
    with urlopen(address, timeout=PATIENCE) as answer:
        return answer.headers["content-type"], answer.read()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page(shared_server: ServerProcess, game: str) -> None:
    kind, page = sheet_of(shared_server, game, "svg", paper="letter", mono="true", language="it")
    assert kind == "image/svg+xml; charset=utf-8"
    root = ElementTree.fromstring(page)
    sides = sorted(float(str(root.get(side)).removesuffix("mm")) for side in ("width", "height"))
    assert sides == [215.9, 279.4]


def test_a_page_as_pdf(shared_server: ServerProcess) -> None:
    kind, page = sheet_of(shared_server, "six-nimmt", "pdf", players=3, language="pl")
    assert kind == "application/pdf"
    (drawn,) = pypdfium2.PdfDocument(page)
    assert "6 nimmt!" in drawn.get_textpage().get_text_bounded()


def test_the_file_has_a_name_of_ours(shared_server: ServerProcess) -> None:
    address = f"{shared_server.address}/api/games/six-nimmt/sheets.svg"
    with urlopen(address, timeout=PATIENCE) as answer:
        assert answer.headers["content-disposition"] == 'inline; filename="six-nimmt.svg"'


def test_sheets_of_ones_own(shared_server: ServerProcess) -> None:
    own = [[list(row) for row in sheet] for sheet in default_layout()]
    usual = sheet_of(shared_server, "twenty-one", "svg")
    assert sheet_of(shared_server, "twenty-one", "svg", own=json.dumps(own)) == usual
    turned = json.dumps(own[::-1])
    assert sheet_of(shared_server, "twenty-one", "svg", own=turned) != usual


def text_of(page: bytes) -> str:
    (drawn,) = pypdfium2.PdfDocument(page)
    return str(drawn.get_textpage().get_text_bounded())


def test_a_target_of_ones_own_and_single_sheets(shared_server: ServerProcess) -> None:
    _, scores = sheet_of(shared_server, "six-nimmt", "pdf", options='{"target": 77}')
    assert "passes 77" in text_of(scores)
    assert sheet_of(shared_server, "twenty-one", "svg", sheet="ABCD") == sheet_of(
        shared_server, "twenty-one", "svg", players=4
    )


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/games/chess/sheets.svg", "unknown"),
        ("/api/games/six-nimmt/sheets.png", "bad-option"),
        ("/api/games/six-nimmt/sheets.svg?players=99", "bad-option"),
        ("/api/games/six-nimmt/sheets.svg?players=1000", "bad-message"),
        ("/api/games/six-nimmt/sheets.svg?paper=a0", "bad-message"),
        ("/api/games/six-nimmt/sheets.svg?copies=100", "bad-message"),
        ("/api/games/six-nimmt/sheets.svg?players=3&players=4", "bad-message"),
        ("/api/games/six-nimmt/sheets.svg?own=[]", "bad-option"),
        ("/api/games/six-nimmt/sheets.svg?sheet=A", "bad-option"),
        ("/api/games/twenty-one/sheets.svg?sheet=X", "bad-option"),
        ("/api/games/twenty-one/sheets.svg?sheet=" + "A" * 27, "bad-message"),
        ("/api/games/six-nimmt/sheets.svg?options=[]", "bad-option"),
        ("/api/games/six-nimmt/sheets.svg?options=%7B%22target%22:0%7D", "bad-option"),
        ("/api/games/six-nimmt/sheets.svg?options=%7B%22wings%22:2%7D", "bad-option"),
        ("/api/games/six-nimmt/sheets.svg?options=" + "1" * 201, "bad-message"),
        ("/api/games/twenty-one/sheets.svg?own=[1", "bad-option"),
        ("/api/games/twenty-one/sheets.svg?own=" + "%5B" * 2000, "bad-option"),
        ("/api/games/twenty-one/sheets.svg?own=" + "1" * 6001, "bad-message"),
    ],
)
def test_what_cannot_be_printed_is_said(
    shared_server: ServerProcess, path: str, expected: str
) -> None:
    assert refusal(shared_server, path) == (400, expected)


def test_nobody_prints_without_end(server: ServerProcess) -> None:
    path = "/api/games/six-nimmt/sheets.png"
    tries = [refusal(server, path) for _ in range(40)]
    assert tries[0] == (400, "bad-option")
    assert tries[-1] == (429, "too-fast")


def test_only_the_last_pages_are_kept() -> None:
    async def ask() -> PrintedSheets:
        sheets = PrintedSheets()
        for number in range(KEPT + 5):
            own = json.dumps([[list(row) for row in one] for one in default_layout()])
            wish = SheetWish(own=own + " " * number)
            await sheets.file("twenty-one", "svg", wish)
        return sheets

    sheets = asyncio.run(ask())
    assert len(sheets.kept) == KEPT
    assert sheets.waiting == 0


def test_who_asks_while_many_wait_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One page is drawn at a time, and the same page once for all who ask."""
    begun: list[int | None] = []
    go_on = Event()

    def slow(game: str, kind: str, wish: SheetWish) -> bytes:
        begun.append(wish.players)
        go_on.wait(PATIENCE)
        return draw(game, kind, wish)

    monkeypatch.setattr(printed_sheets, "draw", slow)

    async def ask() -> list[bytes | BaseException]:
        sheets = PrintedSheets()
        asked = [
            asyncio.create_task(sheets.file("x-nimmt", "svg", SheetWish(players=2 + number % 2)))
            for number in range(MOST_WAITING + 1)
        ]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        go_on.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    *found, last = asyncio.run(ask())
    assert isinstance(last, Busy)
    assert found[0] == found[2] != found[1]
    assert begun == [2, 3]

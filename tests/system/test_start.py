"""A server that cannot start says why, in one line."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from byczo.cli.serve import _ready
from tests.server.refusals import start_refusal, text_of
from tests.server.running import ServerProcess


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "byczo.db")
    db.execute("pragma user_version = 99")
    db.close()
    assert start_refusal(tmp_path).startswith(
        "byczo: the database has version 99, this program knows 5: "
    )


def test_one_file_is_for_one_server(server: ServerProcess) -> None:
    assert "one SQLite file is for one process" in start_refusal(server.folder)


@pytest.mark.parametrize(
    ("database", "said"),
    [("mysql://x/y", "no database mysql://"), ("postgresql://127.0.0.1:x/y", "no address")],
)
def test_an_address_that_makes_no_sense(tmp_path: Path, database: str, said: str) -> None:
    assert said in start_refusal(tmp_path, "--database", database)


def test_folders_that_cannot_be_made_are_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "setting data: the folder" in start_refusal(file / "data")
    said = start_refusal(tmp_path / "data", "--database", str(file / "byczo.db"))
    assert said.startswith("byczo: setting database: there is no folder")


def test_no_folder_is_made_for_a_database_that_somebody_names(tmp_path: Path) -> None:
    """It may be somebody else's, or a typing error."""
    wanted = tmp_path / "home" / "somebody" / "byczo.db"
    said = start_refusal(tmp_path / "data", "--database", str(wanted))
    assert said.startswith(f"byczo: setting database: there is no folder {wanted.parent}")
    assert not (tmp_path / "home").exists()


class WithoutPosix(ServerProcess):
    """A server on something like Windows."""

    program = (str(Path(__file__).with_name("without_posix.py")),)


async def test_a_server_needs_nothing_that_windows_has_not(tmp_path: Path) -> None:
    server = WithoutPosix(tmp_path)
    try:
        table = server.request("/api/tables", {"game": "x-nimmt", "name": "Ania"})["table"]
        assert server.request(f"/api/tables/{table}")["status"] == "gathering"
        page = text_of(server, "/metrics")
        assert "byczo_cpu_seconds_total" in page
    finally:
        server.stop()
    assert server.complaints == ""


def test_the_local_network_gets_a_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    import segno

    _ready("192.0.2.7", 8021, qr=True, browser=True)  # there is no screen: no browser
    first, *code = capsys.readouterr().out.splitlines()
    assert first == "http://192.0.2.7:8021/"
    assert len(code) >= segno.make(first, micro=False).symbol_size()[1] // 2


def test_one_process_owns_a_file(tmp_path: Path) -> None:
    said = start_refusal(tmp_path, "--workers", "2")
    assert "SQLite" in said
    assert "--database postgresql://" in said

"""A server that cannot start says why, in one line."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from byczo.cli.serve import _ready
from tests.server.refusals import text_of
from tests.server.running import PATIENCE, ServerProcess


def serve(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "byczo.cli.main", "serve", "--port", "0"]
    command += ["--data", str(folder), *arguments]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


def complaint(refused: subprocess.CompletedProcess[str]) -> str:
    assert refused.returncode == 2
    [line] = refused.stderr.splitlines()
    return line


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "byczo.db")
    db.execute("pragma user_version = 99")
    db.close()
    refused = serve(tmp_path)
    assert refused.returncode == 2
    [line] = refused.stderr.splitlines()
    assert line.startswith("byczo: the database has version 99, this program knows 5: ")


def test_one_file_is_for_one_server(server: ServerProcess) -> None:
    refused = serve(server.folder)
    assert refused.returncode == 2
    [line] = refused.stderr.splitlines()
    assert "one SQLite file is for one process" in line


@pytest.mark.parametrize(
    ("database", "said"),
    [("mysql://x/y", "no database mysql://"), ("postgresql://127.0.0.1:x/y", "no address")],
)
def test_an_address_that_makes_no_sense(tmp_path: Path, database: str, said: str) -> None:
    refused = serve(tmp_path, "--database", database)
    assert refused.returncode == 2
    [line] = refused.stderr.splitlines()
    assert said in line


def test_folders_that_cannot_be_made_are_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "setting data: the folder" in complaint(serve(file / "data"))
    said = complaint(serve(tmp_path / "data", "--database", str(file / "byczo.db")))
    assert said.startswith("byczo: setting database: there is no folder")


def test_no_folder_is_made_for_a_database_that_somebody_names(tmp_path: Path) -> None:
    """It may be somebody else's, or a typing error."""
    wanted = tmp_path / "home" / "somebody" / "byczo.db"
    said = complaint(serve(tmp_path / "data", "--database", str(wanted)))
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


class Cramped(ServerProcess):
    """A server that is started where few files may be open, or few at first."""

    program = (
        "-c",
        "import resource, sys, os; from byczo.cli.main import main; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, int(os.environ['MOST_FILES']))); "
        "sys.exit(main(sys.argv[1:]))",
        "serve",
    )


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind TLS, as it believes, that logs all it can."""
    folder = tmp_path_factory.mktemp("talkative")
    server = ServerProcess(folder, log_level="debug", access_log=1, secure=1, compiled=0)
    yield server
    server.stop()


def lines_of(server: ServerProcess) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.complaints.splitlines()]


async def health(app: Starlette) -> int:
    """The status that ``/healthz`` answers with."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    scope = {"type": "http", "method": "GET", "path": "/healthz", "headers": []}
    await app(scope, AsyncMock(), send)
    return int(said[0]["status"])


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that believes a proxy on another machine, and nobody here."""
    server = ServerProcess(tmp_path_factory.mktemp("behind"), proxies="192.0.2.1", compiled=0)
    yield server
    server.stop()


def test_the_local_network_gets_a_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    import segno

    _ready("192.0.2.7", 8021, qr=True, browser=True)  # there is no screen: no browser
    first, *code = capsys.readouterr().out.splitlines()
    assert first == "http://192.0.2.7:8021/"
    assert len(code) >= segno.make(first, micro=False).symbol_size()[1] // 2


def refusal(folder: Path, *arguments: str) -> str:
    """What ``byczo serve`` says when it does not start."""
    command = [sys.executable, "-m", "byczo.cli.main", "serve", "--data", str(folder), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    return done.stderr


def test_one_process_owns_a_file(tmp_path: Path) -> None:
    said = refusal(tmp_path, "--workers", "2")
    assert "SQLite" in said
    assert "--database postgresql://" in said

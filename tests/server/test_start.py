"""A server that cannot start says why, in one line."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from byczo.core.errors import BadOption
from byczo.server.identity import read_key
from byczo.server.listener import FURTHER_FILES
from server.running import ServerProcess, eventually


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
    assert line.startswith("byczo: the database has version 99, this program knows 3")


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


@pytest.mark.parametrize(
    "key", [b"", b"\n", b"ab" * 31, b"ab" * 33, b"ab" * 31 + b"a", b"xy" * 32, b"\xff" * 64]
)
def test_a_damaged_key_is_refused(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "key").write_bytes(key)
    with pytest.raises(BadOption, match=r"64 hexadecimal digits.* backup"):
        read_key(tmp_path)
    assert (tmp_path / "key").read_bytes() == key


def test_a_damaged_key_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "key").touch()
    assert complaint(serve(tmp_path)).startswith(f"byczo: {tmp_path / 'key'} is damaged")


def test_a_key_is_read_as_it_was_made(tmp_path: Path) -> None:
    key = read_key(tmp_path / "new")
    assert len(key) == 32
    assert read_key(tmp_path / "new") == key
    (tmp_path / "new" / "key").write_text(key.hex().upper() + "\n")  # by an editor
    assert read_key(tmp_path / "new") == key


def test_folders_that_cannot_be_made_are_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "setting data: the folder" in complaint(serve(file / "data"))
    said = complaint(serve(tmp_path / "data", "--database", str(file / "byczo.db")))
    assert said.startswith("byczo: setting database: it cannot be opened")


def test_settings_without_sense_are_told_in_words(tmp_path: Path) -> None:
    said = complaint(serve(tmp_path, BYCZO_BOT_THREADS="0"))
    assert said == "byczo: setting bot_threads: expected `int` >= 1"


def test_variables_that_are_no_settings_are_named(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, most_tabels=7, tls=1)
    server.stop()
    said = [json.loads(line) for line in server.complaints.splitlines()]
    assert [(line["level"], line["text"]) for line in said] == [
        ("warning", "there is no setting BYCZO_MOST_TABELS: is it BYCZO_MOST_TABLES?"),
        ("warning", "there is no setting BYCZO_TLS"),
    ]


class Cramped(ServerProcess):
    """A server that is started where few files may be open, or few at first."""

    program = (
        "-c",
        "import resource, sys, os; from byczo.cli.main import main; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, int(os.environ['MOST_FILES']))); "
        "sys.exit(main(sys.argv[1:]))",
        "serve",
    )


@pytest.mark.parametrize(("most", "sockets"), [(1000, 400), (1000, 900)])
def test_room_for_all_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, sockets: int
) -> None:
    """With the 200 files that it starts with, it would complain in both cases."""
    monkeypatch.setenv("MOST_FILES", str(most))
    server = Cramped(tmp_path, most_sockets=sockets)
    server.stop()
    said = [json.loads(line) for line in server.complaints.splitlines()]
    assert [(line["files"], line["needed"]) for line in said] == (
        [] if sockets == 400 else [(most, sockets + FURTHER_FILES)]
    )


@pytest.mark.skipif(sys.platform != "linux", reason="looks for children in /proc")
async def test_a_killed_server_leaves_no_compiler_behind(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", cache=tmp_path / "cold", compiled=True)
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    await eventually(lambda: bool(children.read_text().split()))
    found = [Path("/proc") / number for number in children.read_text().split()]
    server.stop(signal.SIGKILL)
    await eventually(lambda: not any(child.exists() for child in found))

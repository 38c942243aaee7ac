"""A server that cannot start says why, in one line."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from server.running import ServerProcess, eventually


def serve(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "byczo.cli.main", "serve", "--port", "0"]
    command += ["--data", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "byczo.db")
    db.execute("pragma user_version = 99")
    db.close()
    refused = serve(tmp_path)
    assert refused.returncode == 2
    [line] = refused.stderr.splitlines()
    assert line.startswith("byczo: the database has version 99, this program knows 2")


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


@pytest.mark.skipif(sys.platform != "linux", reason="looks for children in /proc")
async def test_a_killed_server_leaves_no_compiler_behind(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", cache=tmp_path / "cold", compiled=True)
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    await eventually(lambda: bool(children.read_text().split()))
    found = [Path("/proc") / number for number in children.read_text().split()]
    server.stop(signal.SIGKILL)
    await eventually(lambda: not any(child.exists() for child in found))

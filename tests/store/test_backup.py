"""A copy of all tables, taken while people play."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from byczo.cli.main import main
from tests.server.persistent_players import Ordeal
from tests.server.running import ServerProcess


async def test_a_copy_taken_under_load_is_whole_and_can_be_played_on(
    tmp_path: Path, serve: Callable[..., ServerProcess], capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    copy = tmp_path / "copy.db"
    async with Ordeal([server], str(server.folder / "byczo.db")) as ordeal:
        await ordeal.gather(tables=2, people=2, bots=0)
        await ordeal.play(2)
        before = [set(told.acknowledged) for told in ordeal.told]
        assert main(["backup", str(copy), "--data", str(server.folder)]) == 0
        assert "2 tables" in capsys.readouterr().out
        await ordeal.play(2)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.db?*"))

    ordeal.database = str(copy)
    for told, acknowledged in zip(ordeal.told, before, strict=True):
        told.acknowledged = acknowledged
        told.events.clear()
    await ordeal.check()
    second = serve(database=copy)
    assert second.request(f"/api/tables/{ordeal.told[0].table}")["status"] == "playing"


def test_what_cannot_be_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there"
    there.touch()
    for arguments, said in (
        ([str(tmp_path / "copy"), "--database", str(tmp_path / "nothing")], "there is no database"),
        ([str(there), "--database", str(there)], "choose another name"),
        ([str(tmp_path / "copy"), "--database", str(there)], "no such table"),
        ([str(tmp_path / "copy"), "--database", "postgresql://somewhere/x"], "pg_dump"),
    ):
        assert main(["backup", *arguments]) == 2
        assert said in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()

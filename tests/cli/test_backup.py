"""``byczo backup`` copies the file of tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from byczo.cli.main import main


def test_postgresql_has_its_own_tool(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    assert main(["backup", str(file), "--database", "postgresql://host/byczo"]) == 2
    assert "pg_dump --schema=byczo" in capsys.readouterr().err
    assert not file.exists()


def test_what_is_not_there_cannot_be_copied(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err.startswith("byczo: ")

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from byczo.core.compiler import manifest as manifests
from byczo.core.compiler.manifest import (
    RULE_PACKAGES,
    Manifest,
    read_manifest,
    sources_digest,
    sources_stamp,
)


def written(folder: Path, sources: str | None, stamp: str | None = None) -> Path:
    folder.mkdir()
    manifest = Manifest("somewhere", "kernel.abi3.so", sources, False, {}, stamp)
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return folder


def test_a_manifest_must_fit_the_sources(tmp_path: Path) -> None:
    assert read_manifest(written(tmp_path / "fits", sources_digest())) is not None
    assert read_manifest(written(tmp_path / "trusted", None)) is not None
    assert read_manifest(written(tmp_path / "old", "0123", "4567")) is None


def test_sources_with_the_stamp_of_the_build_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = written(tmp_path / "fits", "0123", sources_stamp())
    monkeypatch.setattr(manifests, "sources_digest", pytest.fail)
    assert read_manifest(folder) is not None


def test_without_a_manifest_there_are_no_libraries(tmp_path: Path) -> None:
    assert read_manifest(tmp_path / "nowhere") is None
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "manifest.json").write_text("{", encoding="utf-8")
    assert read_manifest(broken) is None


def test_digest_and_stamp_change_with_all_that_decides_what_is_built(tmp_path: Path) -> None:
    changed = [
        "libraries.py",
        "core/compiler/checks.h",
        "core/compiler/kernel.c",
        "games/farm/weights.json",
        *(f"{name}/rules.py" for name in RULE_PACKAGES),
    ]
    digests, stamps = set(), set()
    for name in changed:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("HAY = 1\n", encoding="utf-8")
        sources_digest.cache_clear()
        digests.add(sources_digest(tmp_path))
        stamps.add(sources_stamp(tmp_path))
    assert len(digests) == len(stamps) == len(changed)


def test_an_edit_that_keeps_the_size_changes_the_stamp(tmp_path: Path) -> None:
    rules = tmp_path / "games" / "farm" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("HAY = 1\n", encoding="utf-8")
    before = sources_stamp(tmp_path)
    assert sources_stamp(tmp_path) == before
    rules.write_text("HAY = 2\n", encoding="utf-8")
    os.utime(rules, ns=(1, 1))
    assert sources_stamp(tmp_path) != before

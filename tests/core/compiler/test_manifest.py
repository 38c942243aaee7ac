from __future__ import annotations

from pathlib import Path

import msgspec

from byczo.core.compiler.manifest import ROOMS, Manifest, read_manifest, sources_digest


def written(folder: Path, sources: str | None) -> Path:
    folder.mkdir()
    manifest = Manifest("somewhere", "kernel.abi3.so", sources, False, {})
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    return folder


def test_a_manifest_must_fit_the_sources(tmp_path: Path) -> None:
    assert read_manifest(written(tmp_path / "fits", sources_digest())) is not None
    assert read_manifest(written(tmp_path / "trusted", None)) is not None
    assert read_manifest(written(tmp_path / "old", "0123")) is None


def test_without_a_manifest_there_are_no_libraries(tmp_path: Path) -> None:
    assert read_manifest(tmp_path / "nowhere") is None
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "manifest.json").write_text("{", encoding="utf-8")
    assert read_manifest(broken) is None


def test_the_digest_changes_with_all_that_decides_what_is_built(tmp_path: Path) -> None:
    changed = [
        "libraries.py",
        "core/compiler/checks.h",
        "core/compiler/kernel.c",
        "games/farm/weights.json",
        *(f"{room}/rules.py" for room in ROOMS),
    ]
    digests = set()
    for name in changed:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("HAY = 1\n", encoding="utf-8")
        sources_digest.cache_clear()
        digests.add(sources_digest(tmp_path))
    assert len(digests) == len(changed)

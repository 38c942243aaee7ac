"""The pictures of the documents: all there, small, and shown. Taking them is ``make pictures``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pictures import FOLDER, LARGEST, SCENES, THEMES, Scene

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
@pytest.mark.parametrize("theme", THEMES)
def test_every_scene_has_a_small_picture_by_day_and_by_night(scene: Scene, theme: str) -> None:
    picture = scene.file(theme).read_bytes()
    assert picture[:4] == b"RIFF"
    assert picture[8:12] == b"WEBP"
    assert len(picture) <= LARGEST


def test_no_picture_is_left_over_or_forgotten() -> None:
    taken = {scene.file(theme) for scene in SCENES for theme in THEMES}
    assert set(FOLDER.iterdir()) == taken
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert [file.name for file in sorted(taken) if file.name not in text] == []

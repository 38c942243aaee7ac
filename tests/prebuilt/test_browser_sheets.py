"""The sheets that the browser client is built with."""

from __future__ import annotations

import gzip
from pathlib import Path
from xml.etree import ElementTree

from byczo.games.catalogue import built_in_games
from byczo.locales import LANGUAGES
from byczo.prebuilt.browser_sheets import LOOKS, write_sheets


def test_there_is_one_for_each_game_language_and_look(tmp_path: Path) -> None:
    write_sheets(tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {
        f"{game.id}.{language}.{look}.sheet"
        for game in built_in_games()
        for language in LANGUAGES
        for look in LOOKS
    }
    texts = {gzip.decompress(file.read_bytes()) for file in tmp_path.iterdir()}
    assert len(texts) == len(names)
    for text in texts:
        root = ElementTree.fromstring(text)
        assert {root.get("width"), root.get("height")} == {"210mm", "297mm"}


def test_what_has_not_changed_stays_as_it_is(tmp_path: Path) -> None:
    write_sheets(tmp_path)
    file = min(tmp_path.iterdir())
    before = file.stat().st_mtime_ns
    other = max(tmp_path.iterdir())
    other.write_text("", encoding="utf-8")
    write_sheets(tmp_path)
    assert file.stat().st_mtime_ns == before
    assert other.stat().st_size

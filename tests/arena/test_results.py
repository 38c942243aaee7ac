"""Files of results: stopped arenas go on, foreign files are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from byczo.core.errors import BadRecord
from tests.arena.results import Arena, read, repeatable


def test_a_stopped_arena_goes_on_where_it_was(arena: Arena, tmp_path: Path) -> None:
    whole = repeatable(arena("random", "lowest", deals=6))
    file = tmp_path / "results.jsonl"
    arena("random", "lowest", deals=6, out=file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6 * 6
    kept = lines[:15]
    file.write_bytes(b"".join(kept) + lines[15][:40])  # cut off while it was written
    assert repeatable(arena("random", "lowest", deals=6, out=file)) == whole
    again = file.read_bytes().splitlines(keepends=True)
    assert again[:15] == kept
    assert len(again) == len(lines)
    file.write_bytes(b"".join(kept) + b'{"deal": 3, "bots": []\n')
    assert repeatable(arena("random", "lowest", deals=6, out=file)) == whole
    played = file.read_bytes()
    assert repeatable(arena("random", "lowest", deals=6, out=file)) == whole
    assert file.read_bytes() == played  # nothing was left to play


def test_more_deals_and_more_bots_use_what_is_there(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena("random", "lowest", deals=3, out=file)
    before = len(read(file))
    grown = arena("lowest", "highest", "random", deals=4, out=file)
    assert len(read(file)) == 4 * 9 * 3
    assert before == 3 * 2 * 3
    assert repeatable(grown) == repeatable(arena("lowest", "highest", "random", deals=4))


def test_files_that_do_not_fit_are_left_alone(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena("random", deals=1, out=file)
    with pytest.raises(BadRecord, match="has results of seed '1', not '2': name another file"):
        arena("random", deals=1, out=file, seed="2")
    with pytest.raises(BadRecord, match="has results of options"):
        arena("random", deals=1, out=file, options={"players": 2})
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "damaged", *lines[1:]]) + "\n")
    with pytest.raises(BadRecord, match="line 2 is damaged"):
        arena("random", deals=1, out=file)
    for text in ("Dear diary,\n", "Dear diary"):
        file.write_text(text)
        with pytest.raises(BadRecord, match="holds no results of an arena"):
            arena("random", deals=1, out=file)
        assert file.read_text() == text
    with pytest.raises(BadRecord, match="cannot write"):
        arena("random", deals=1, out=tmp_path / "no" / "such" / "folder")
    for text in ("", '{"arena":1,"by'):
        file.write_text(text)
        assert arena("random", deals=1, out=file).tables == 3

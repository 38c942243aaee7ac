"""Notes of long work: what was done is read again, and what does not fit is refused."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from byczo.core.errors import BadRecord
from byczo.workers.notes import Notes


@dataclass
class Lengths:
    """What a task might bring."""

    name: str
    lengths: npt.NDArray[np.float32]


def notes_in(folder: Path, *heading: str) -> Notes[Lengths]:
    return Notes(folder / "work.part", heading, Lengths)


def test_all_numbers_come_back_exactly(tmp_path: Path) -> None:
    notes = notes_in(tmp_path, "rods")
    assert notes.read() == []
    written = np.array([[0.1, np.nan, np.inf], [1 / 3, -0.0, 1e-40]], np.float32)
    notes.add(Lengths("a\nb", written[:, ::2]))
    (found,) = notes.read()
    assert found.name == "a\nb"
    assert found.lengths.dtype == np.float32
    assert found.lengths.tobytes() == written[:, ::2].tobytes()


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    notes = notes_in(tmp_path, "rods")
    notes.read()
    for name in ("first", "second"):
        notes.add(Lengths(name, np.zeros(1, np.float32)))
    whole = notes.path.read_bytes()
    notes.path.write_bytes(whole[:-9])
    assert [line.name for line in notes.read()] == ["first"]
    notes.add(Lengths("third", np.zeros(1, np.float32)))
    assert [line.name for line in notes.read()] == ["first", "third"]
    notes.path.write_bytes(whole[:5])
    assert notes.read() == [], "not even the heading was written"
    notes.remove()
    notes.remove()
    assert not notes.path.exists()


def test_notes_of_other_work_and_damaged_ones_are_kept_and_refused(tmp_path: Path) -> None:
    notes = notes_in(tmp_path, "rods")
    notes.read()
    with pytest.raises(BadRecord, match="notes of other work: remove it"):
        notes_in(tmp_path, "wires").read()
    with notes.path.open("a") as file:
        print('{"name":1}', file=file)
    before = notes.path.read_bytes()
    with pytest.raises(BadRecord, match="damaged: remove it"):
        notes.read()
    assert notes.path.read_bytes() == before

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import NAMES, Engines
from tests.core.compiler.rule_files import Doubles, Grid, Herd, Herds, refusal, translated

Cube = Annotated[Doubles, 3]
TABLE = np.array([[2, 3], [5, 7]], np.int16)


@rule
def fields(herd: Herd, herds: Herds, i: int) -> int:
    herd.bulls += herds[i].bulls
    herd.pens[1, i] = herds[i].pens[i, 2]
    one = herds[i]
    one.pens[0, 0] = 9
    return herd.bulls + one.pens[0][0]


@rule
def rows(grid: Grid, i: int) -> int:
    row = grid[i]
    row[1] += 5
    part = row[1:3]
    part[0] += 10
    return part.shape[0] * 1000 + grid[i][1] * 10 + part[1]


@rule
def corner(cube: Cube, i: int) -> float:
    layer = cube[i]
    layer[0, 0] = 1.5
    return cube[i, 0, 0] + cube[0, i, 1] + layer[1][1] + cube.shape[2]


@rule
def table(i: int) -> int:
    return TABLE[i, 1] + TABLE[1][i] + TABLE.shape[0]


@rule
def filled(cards: Ints, grid: Grid, n: int) -> None:
    cards[:] = 1
    cards[: cards[0] + 1] = n
    cards[cards[0] :] = n + 1
    grid[1, 1:3] = n
    grid[:] = grid[1, 1]


@rule
def copied(herds: Herds) -> None:
    herds[1] = herds[0]
    herds[0].bulls = 4


@pytest.fixture(scope="module")
def engines() -> Engines:
    return Engines(fields, rows, corner, table, filled, copied)


def herds() -> np.ndarray[tuple[int, ...], np.dtype[np.void]]:
    made = Herd.batch(3)
    for i, herd in enumerate(made):
        herd.bulls = 10 + i
        herd.pens[:] = np.arange(6).reshape(2, 3) + 100 * i
    return made


@pytest.mark.parametrize("name", NAMES)
def test_fields_and_elements_lie_where_python_sees_them(engines: Engines, name: str) -> None:
    batch, herd = herds(), Herd.blank()
    assert engines(fields, name)(herd, batch, 1) == 11 + 9
    assert (herd.bulls, herd.pens.tolist()) == (11, [[0, 0, 0], [0, 105, 0]])
    assert [one.pens[0, 0] for one in batch] == [0, 9, 200]


@pytest.mark.parametrize("name", NAMES)
def test_rows_and_slices_are_views(engines: Engines, name: str) -> None:
    grid = np.arange(8, dtype=np.int16).reshape(2, 4)
    assert engines(rows, name)(grid, 1) == 2000 + 20 * 10 + 6
    assert grid.tolist() == [[0, 1, 2, 3], [4, 20, 6, 7]]


@pytest.mark.parametrize("name", NAMES)
def test_cubes_and_tables(engines: Engines, name: str) -> None:
    cube = np.arange(8.0).reshape(2, 2, 2)
    assert engines(corner, name)(cube, 1) == 1.5 + 3 + 7 + 2
    assert cube[1, 0, 0] == 1.5
    assert engines(table, name)(1) == 7 + 7 + 2


@pytest.mark.parametrize("name", NAMES)
def test_the_bounds_of_a_slice_are_found_before_it_is_filled(engines: Engines, name: str) -> None:
    cards, grid = np.zeros(6, np.int16), np.zeros((2, 4), np.int16)
    engines(filled, name)(cards, grid, 3)
    assert cards.tolist() == [3, 3, 1, 4, 4, 4]
    assert grid.tolist() == [[3] * 4] * 2


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_copied_as_a_whole(engines: Engines, name: str) -> None:
    batch = herds()
    engines(copied, name)(batch)
    assert [one.bulls for one in batch] == [4, 10, 12]


REFUSED = {
    "shorts[-n]": "an index counts from the start; write shape[0] - …",
    "TABLE[2:9][0]": "is longer than the list: there are 4; end there",
    "TABLE[3:1].shape[0]": "ends at 1, before it starts at 3; swap them",
    "shorts[3:1].shape[0]": "ends at 1, before it starts at 3; swap them",
    "TABLE[5:][0]": "ends at 4, before it starts at 5; swap them",
    "herd.pens[0, :9][0]": "is longer than the list: there are 3; end there",
    "shorts[-1]": "an index counts from the start; write shape[0] - …",
    "herd.pens[2, 0]": "is beyond the end: there are 2",
    "TABLE[4]": "is beyond the end: there are 4",
    "shorts[x]": "an index is a whole number; write int(…)",
    "shorts[yes]": "an index is a whole number; write int(…)",
    "shorts[0, 0]": "the array has only 1 dimensions",
    "herd.pens[0, 0, 0]": "the array has only 2 dimensions",
    "n[0]": "a number (int) has no elements",
    "herd.hay": "a record Herd has no field 'hay'",
    "n.real": "a number (int) has no such part",
    "shorts.sum()": "only rules, min, max, abs",
    "shorts.shape[1]": "the array has only 1 dimensions",
    "shorts.shape[n]": "the shape of an array is read as shape[0], shape[1], …",
    "shorts[::2][0]": "a slice has no step, and is of a list",
    "grid[0:1][0, 0]": "only lists can be cut",
    "shorts[-2:][0]": "a slice counts from the start",
    "shorts[step(shorts):][0]": "calls something with effects to find the place",
}
BEFORE = """
    @rule
    def step(cards: Ints) -> int:
        cards[0] += 1
        return cards[0]
"""


@pytest.mark.parametrize(("expression", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, expression: str, reason: str) -> None:
    assert reason in refusal(tmp_path, f"return {expression}", before=BEFORE)


def test_sizes_that_are_known_become_constants(tmp_path: Path) -> None:
    text = translated(tmp_path, "return herd.pens.shape[1] + grid.shape[1]").text
    assert "3 /* herd.pens.shape[1] */ + grid__1" in text

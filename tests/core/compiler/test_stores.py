from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from byczo.core.compiler.errors import Checked
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.engines import NAMES, Engines
from tests.core.compiler.rule_files import Doubles, Flags, Grid, Octets, Singles, Wides, refusal


@rule
def stored(
    shorts: Ints, octets: Octets, flags: Flags, wides: Wides, singles: Singles, doubles: Doubles
) -> None:
    shorts[0] = 300
    octets[0] = shorts[0] - 100
    flags[0] = shorts[0]
    flags[1] = shorts[0] > 400
    wides[0] = 1 << 50
    singles[0] = 0.1
    singles[1] = wides[0] + 1
    doubles[0] = singles[0]
    doubles[1] = wides[0]


@pytest.mark.parametrize("name", NAMES)
def test_numbers_become_what_the_place_holds(name: str) -> None:
    shorts, octets = np.zeros(1, np.int16), np.zeros(1, np.uint8)
    flags, wides = np.array([False, True]), np.zeros(1, np.int64)
    singles, doubles = np.zeros(2, np.float32), np.zeros(2)
    Engines(stored)(stored, name)(shorts, octets, flags, wides, singles, doubles)
    assert (shorts[0], octets[0], wides[0]) == (300, 200, 1 << 50)
    assert flags.tolist() == [True, False]
    assert singles.tolist() == [np.float32(0.1), np.float32(1 << 50)]
    assert doubles.tolist() == [np.float32(0.1), 1 << 50]


@rule
def copied(cards: Ints, grid: Grid, at: int, count: int) -> None:
    cards[at : at + count] = cards[:count]
    grid[1] = cards[:4]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 7, 8, 9, 20])
@pytest.mark.parametrize("name", NAMES)
def test_a_list_is_copied_into_a_part_of_itself(name: str, count: int) -> None:
    cards, grid = np.arange(24, dtype=np.int16), np.zeros((2, 4), np.int16)
    Engines(copied)(copied, name)(cards, grid, 2, count)
    assert cards.tolist() == [0, 1, *range(count), *range(count + 2, 24)]
    assert grid.tolist() == [[0] * 4, cards[:4].tolist()]


@pytest.mark.parametrize("name", ["interpreted", "checked"])
def test_a_list_is_as_long_as_the_part_it_is_copied_into(name: str) -> None:
    cards, grid = np.zeros(24, np.int16), np.zeros((2, 3), np.int16)
    with pytest.raises((ValueError, Checked)):
        Engines(copied)(copied, name)(cards, grid, 2, 4)


@rule
def moved(grid: Grid, target: Grid) -> None:
    target[:] = grid


@pytest.mark.parametrize("name", NAMES)
def test_a_grid_is_copied_whole(name: str) -> None:
    grid, target = np.arange(6, dtype=np.int16).reshape(2, 3), np.zeros((2, 3), np.int16)
    Engines(moved)(moved, name)(grid, target)
    assert target.tolist() == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize("name", ["interpreted", "checked"])
@pytest.mark.parametrize("shape", [(2, 4), (4, 3), (3, 2)])
def test_a_grid_is_copied_into_one_of_its_shape(name: str, shape: tuple[int, int]) -> None:
    with pytest.raises((ValueError, Checked)):
        Engines(moved)(moved, name)(np.zeros((2, 3), np.int16), np.zeros(shape, np.int16))


REFUSED = {
    "shorts[0] = 32768": "32768 does not fit into int16",
    "octets[0] = -1": "-1 does not fit into uint8",
    "herd.bulls = 1 << 40": "1099511627776 does not fit into int32",
    "shorts[:] = 40000": "40000 does not fit into int16",
    "shorts[0] = x": "would cut off a fraction; write int(…)",
    "herd.bulls = 0.5": "would cut off a fraction; write int(…)",
    "shorts[0] += 0.5": "would cut off a fraction; write int(…)",
    "shorts[0] = grid": "would put an array of int16 with 2 dimensions into a number",
    "herds[0] = shorts": "would put an array of int16 with 1 dimension into a record Herd",
    "herds[0] = 1": "would put a number (int) into a record Herd",
    "shorts[:] = octets": "only an array of the same kind of numbers can be copied",
    "shorts[:] = grid": "only an array of the same kind of numbers can be copied",
    "herds[:] = herds": "only an array of the same kind of numbers can be copied",
    "herds[:] = 0": "only a number can fill an array; copy element by element",
}


@pytest.mark.parametrize(("statement", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(tmp_path: Path, statement: str, reason: str) -> None:
    assert reason in refusal(tmp_path, f"{statement}  # <-\nreturn n")

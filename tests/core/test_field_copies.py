"""Fields are copied whole, and into their target alone."""

from __future__ import annotations

import numpy as np

from byczo.core.field_copies import copy_grid, copy_list


def test_a_list_is_copied_into_a_longer_one() -> None:
    target = np.full(4, 9, np.int16)
    copy_list(np.array([1, 2, 3], np.int16), target)
    assert target.tolist() == [1, 2, 3, 9]


def test_a_grid_is_copied_row_by_row() -> None:
    source = np.arange(6, dtype=np.int16).reshape(2, 3)
    target = np.full((3, 4), 9, np.int16)
    copy_grid(source, target)
    assert target.tolist() == [[0, 1, 2, 9], [3, 4, 5, 9], [9, 9, 9, 9]]
    target[0, 0] = 7
    assert source[0, 0] == 0

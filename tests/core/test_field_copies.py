"""Fields are copied whole, and into their target alone."""

from __future__ import annotations

import numpy as np

from byczo.core.field_copies import copy_list


def test_a_list_is_copied_into_a_longer_one() -> None:
    target = np.full(4, 9, np.int16)
    copy_list(np.array([1, 2, 3], np.int16), target)
    assert target.tolist() == [1, 2, 3, 9]

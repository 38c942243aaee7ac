from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from byczo.core.sorting import sort_part


@given(numbers=st.lists(st.integers(-9, 9), max_size=20), data=st.data())
def test_a_part_is_sorted_and_the_rest_stays(numbers: list[int], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(numbers)))
    stop = data.draw(st.integers(start, len(numbers)))
    array = np.array(numbers, np.int16)
    sort_part(array, start, stop)
    assert array.tolist() == numbers[:start] + sorted(numbers[start:stop]) + numbers[stop:]

"""A record is one flat piece of memory with named fields."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from byczo.core.layout import Ints, Record


class Farm(Record):
    bulls: int
    troughs: Annotated[Ints, (3,)]
    hay: int
    stalls: Annotated[Ints, (1, 2)]
    pens: Annotated[Ints, (2, 3, 4)]
    gates: Annotated[Ints, (3,)]  # an odd number of small fields: a gap comes before the next
    cows: int


def farm() -> Farm:
    """Every field different, with numbers at the ends of their range."""
    farm = Farm.blank()
    farm.bulls, farm.hay, farm.cows = -1, 2**31 - 1, -(2**31)
    farm.troughs[:] = [7, -(2**15), 2**15 - 1]
    farm.stalls[:] = [[5, 6]]
    farm.pens[:] = np.arange(24).reshape(2, 3, 4)
    farm.gates[:] = [-3, -2, -1]
    return farm


def test_blanks_and_twins_stand_alone() -> None:
    record = farm()
    twin = record.twin()
    assert twin.same(record)
    twin.pens[0, 0, 0] = 99
    assert record.pens[0, 0, 0] == 0
    assert not Farm.blank().same(record)
    assert Farm.blank().same(Farm.batch(1)[0])


def test_a_record_that_stands_alone_is_its_own_batch() -> None:
    for record in (farm(), farm().twin(), Farm.batch(1)[0]):
        record.alone()[0].hay = 5
        assert record.hay == 5


def test_a_record_out_of_a_batch_is_copied() -> None:
    batch = Farm.batch(3)
    batch[1] = farm()
    alone = batch[1].alone()
    assert alone.shape == (1,)
    assert alone[0].same(farm())
    assert batch[1].gates.tolist() == [-3, -2, -1]
    alone[0].hay = 5
    assert batch[1].hay == 2**31 - 1


def test_a_record_in_a_batch_is_a_view_of_it() -> None:
    batch = Farm.batch(3)
    batch[1].bulls = 4
    assert [one.bulls for one in batch] == [0, 4, 0]
    assert isinstance(batch[1].bulls, int)


def test_a_field_is_a_number_or_an_array_of_numbers() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name: a field is int, a record, or Annotated"):

        class Wrong(Record):
            name: str

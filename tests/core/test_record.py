from __future__ import annotations

from typing import Annotated, Any

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

    @property
    def fullest(self) -> int:
        return int(max(self.troughs))


def farm() -> Farm:
    """Every field different, with numbers at the ends of their range."""
    farm = Farm.blank()
    farm.bulls, farm.hay, farm.cows = -1, 2**31 - 1, -(2**31)
    farm.troughs[:] = [7, -(2**15), 2**15 - 1]
    farm.stalls[:] = [[5, 6]]
    farm.pens[:] = np.arange(24).reshape(2, 3, 4)
    farm.gates[:] = [-3, -2, -1]
    return farm


def nested(values: Any) -> Any:
    return tuple(map(nested, values)) if isinstance(values, list) else values


def test_the_plain_form_has_all_fields_in_plain_python() -> None:
    record, plain = farm(), farm().plain()
    assert (plain.bulls, plain.hay, plain.cows) == (-1, 2**31 - 1, -(2**31))
    assert type(plain.bulls) is int
    for name in ("troughs", "stalls", "pens", "gates"):
        assert getattr(plain, name) == nested(getattr(record, name).tolist())
        assert getattr(plain, name) is getattr(plain, name)
    assert type(plain.pens[1][2][3]) is int


def test_the_plain_form_has_the_properties_and_nothing_else() -> None:
    assert farm().plain().fullest == farm().fullest == 2**15 - 1
    with pytest.raises(AttributeError):
        farm().plain().sheep  # type: ignore[attr-defined]  # noqa: B018


def test_the_plain_form_stays_as_the_record_was() -> None:
    record = farm()
    plain = record.plain()
    record.bulls = 12
    record.troughs[0] = 12
    assert (plain.bulls, plain.troughs[0]) == (-1, 7)


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
    assert batch[1].plain().gates == (-3, -2, -1)
    alone[0].hay = 5
    assert batch[1].hay == 2**31 - 1

"""How much one may ask for: buckets that drip full with time."""

from __future__ import annotations

from byczo.server.rate_limits import Bucket, Buckets, EmptiedBuckets


def taken(bucket: Bucket, now: float, tries: int = 100) -> int:
    return sum(bucket.take(now) for _ in range(tries))


def test_a_bucket_has_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(rate=2, most=5, now=0.0)
    assert taken(bucket, 0.0) == 5
    assert taken(bucket, 0.4) == 0
    assert taken(bucket, 1.0) == 2
    assert taken(bucket, 1000.0) == 5, "it never holds more than at first"


def test_addresses_have_buckets_of_their_own_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(rate=0.001, most=1, remembered=2)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    assert buckets.take("c", 0.0)
    assert len(buckets.of) == 2
    assert buckets.take("a", 0.0), "forgotten, so it starts anew"


def test_an_emptied_bucket_waits_for_the_next_socket_of_its_address() -> None:
    emptied = EmptiedBuckets(rate=1, most=3, remembered=2)
    first = emptied.bucket("a", 0.0)
    assert taken(first, 0.0) == 3
    emptied.leave("a", first)
    assert emptied.bucket("a", 0.5) is first
    full = emptied.bucket("a", 0.5)
    assert taken(full, 0.5) == 3, "a neighbour has a full one"
    half = emptied.bucket("b", 0.0)
    half.take(0.0)
    emptied.leave("b", half)
    assert emptied.bucket("b", 0.0) is not half, "only empty ones are kept"

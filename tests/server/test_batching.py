"""Who waits for company waits for one beat at least and for two at most."""

from __future__ import annotations

from byczo.server.batching import Batch


def test_from_one_beat_to_the_one_after_the_next() -> None:
    batch = Batch[str]()
    batch.update(["ann"])
    assert batch.beat() == set()
    batch.update(["ben"])
    assert batch.beat() == {"ann"}
    assert batch.beat() == {"ben"}
    assert not batch


def test_who_is_told_more_waits_no_longer_for_it() -> None:
    batch = Batch[str]()
    batch.update(["ann"])
    batch.beat()
    batch.update(["ann"])
    assert batch.beat() == {"ann"}
    assert not batch


def test_who_was_served_does_not_wait() -> None:
    batch = Batch[str]()
    batch.update(["ann", "ben"])
    batch.beat()
    batch.update(["cleo"])
    batch.difference_update(["ann", "cleo"])
    assert batch.beat() == {"ben"}
    assert not batch

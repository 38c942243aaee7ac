"""Who waits for company waits for one beat at least and for two at most."""

from __future__ import annotations

from byczo.server.batching import Patience


def test_from_one_beat_to_the_one_after_the_next() -> None:
    patience = Patience[str]()
    patience.update(["ann"])
    assert patience.beat() == set()
    patience.update(["ben"])
    assert patience.beat() == {"ann"}
    assert patience.beat() == {"ben"}
    assert not patience


def test_who_is_told_more_waits_no_longer_for_it() -> None:
    patience = Patience[str]()
    patience.update(["ann"])
    patience.beat()
    patience.update(["ann"])
    assert patience.beat() == {"ann"}
    assert not patience


def test_who_was_served_does_not_wait() -> None:
    patience = Patience[str]()
    patience.update(["ann", "ben"])
    patience.beat()
    patience.update(["cleo"])
    patience.difference_update(["ann", "cleo"])
    assert patience.beat() == {"ben"}
    assert not patience

"""Trials: what they find, and the room they work in."""

from __future__ import annotations

import threading

import numpy as np

from byczo.core.chance import Seeded, stream_of
from byczo.core.declaration import OWN
from byczo.core.match import Match
from byczo.games import game_of
from byczo.play.trial import SHARED_ROOMS, Search, TrialRoom, sign_of

SIX = game_of("six-nimmt")


def test_what_is_dropped_meets_no_more_worlds() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(1), compiled=True)
    trial = Search(SIX, stream_of(1)).trial(match.observe(0), 0, OWN)
    trial.go_on(50)
    before = trial.findings()
    assert before.actions == match.actions(0)
    trial.drop_worse_half()
    trial.go_on(50)
    after = trial.findings()
    dead = [k for k in range(10) if not trial.alive[k]]
    assert len(dead) == 5
    assert np.array_equal(before.means[dead], after.means[dead])
    assert sorted(after.worlds) == [50] * 5 + [100] * 5


def test_two_trials_at_once_do_not_mix() -> None:
    match = Match(SIX, {"players": 4}, chance=Seeded(1), compiled=True)
    alone = Search(SIX, stream_of(1)).trial(match.observe(0), 0, OWN)
    alone.go_on(20)
    first = Search(SIX, stream_of(1)).trial(match.observe(0), 0, OWN)
    second = Search(SIX, stream_of(2)).trial(match.observe(1), 1, OWN)
    first.go_on(20)
    second.go_on(20)
    assert np.array_equal(first.findings().means, alone.findings().means)


def test_each_thread_has_a_room_of_its_own() -> None:
    rooms = [SHARED_ROOMS.room(SIX), SHARED_ROOMS.room(SIX)]
    thread = threading.Thread(target=lambda: rooms.append(SHARED_ROOMS.room(SIX)))
    thread.start()
    thread.join()
    assert rooms[0] is rooms[1]
    assert rooms[0] is not rooms[2]


def test_a_room_has_place_for_every_action() -> None:
    room = TrialRoom.of(SIX)
    assert room.lists.shape[1] == SIX.actions
    assert room.sums.shape[1] == SIX.actions + 1


def test_where_few_points_are_good_they_count_against_one() -> None:
    assert sign_of(SIX) == -1
    assert sign_of(game_of("twenty-one")) == 1

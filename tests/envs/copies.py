"""Copies of environments, by each way there is."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

Env = TypeVar("Env")


def check_copies(env: Env, play: Callable[[Env], object]) -> None:
    """Copies go on as the original does, and nobody moves what lies before another.

    ``play`` goes on by some steps, and says what was seen.
    """

    def played(env: Env) -> bytes:
        return msgspec.json.encode(play(env), enc_hook=_plain)

    sent, copied, later = pickle.loads(pickle.dumps(env)), copy.deepcopy(env), copy.deepcopy(env)
    gone_on = played(env)
    assert played(sent) == gone_on
    assert played(copied) == gone_on
    assert played(later) == gone_on, "others have played in between"
    assert played(later) != gone_on, "it has gone on"
    assert played(sent) == played(copied)


def _plain(numbers: Any) -> object:
    return numbers.tolist()
